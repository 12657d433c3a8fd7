"""The sketches on the cards of locations, 90 by 56 around 0, each as the lines of its drawing."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from domain.tainted_grail.content.land import Sketch
from domain.tainted_grail.vocabulary.terms import Settlement
from projections.drawing.nodes import group, node

Line = tuple[str, str]
"""A path and its classes."""


def each_at(stands: Sequence[tuple[float, float]], one: str, classes: str) -> tuple[Line, ...]:
    """Return a path once at each of these points. one: the path, in steps from there."""
    return tuple((f"M{x} {y}{one}", classes) for x, y in stands)


OPEN_LAND: Mapping[Sketch, Sequence[Line]] = {
    "trees": each_at(
        ((-34, 8), (-14, -4), (8, 10), (24, -6), (40, 6), (-6, 18)),
        "m0 -25l-8.5 17h4l-6 12h21l-6 -12h4zm0 29v6",
        "leaves pen",
    ),
    "road": (
        ("M-46 22Q-10 10 0 -4T30 -34M-30 30Q2 18 14 2T46 -26", "pen"),
        ("M-30 4V-8Q-26 -13 -22 -8V4ZM26 24V12Q30 7 34 12V24Z", "stone pen"),
    ),
    "hills": (
        ("M-44 18L-20 -20L-10 -6L-2 -14L18 18Z", "leaves pen"),
        ("M2 18L26 -12L46 18Z", "leaves pen"),
        ("M-20 -20L-16 -4L-22 2M26 -12L30 0M-48 18.8Q0 16 48 18.8", "pen thin"),
    ),
    "fields": (
        ("M-46 -4Q-20 -16 0 -8T46 -10V10H-46Z", "leaves pen thin"),
        ("M-30 -10L-40 8M-10 -10L-16 8M12 -8L12 8M30 -10L38 8", "pen thin"),
        ("M-44 24V8M-26 24V8M-8 24V8M10 24V8M28 24V8M44 24V8M-46 13H46M-46 19H46", "pen"),
    ),
    "lake": (
        ("M-44 2L-26 -22L-8 2ZM10 2L30 -18L46 2Z", "leaves pen"),
        ("M-42 12C-34 2 30 2 42 10C48 20 20 26 -8 25C-36 25 -48 20 -42 12Z", "water pen"),
        ("M-24 12Q-16 9 -8 12M4 18Q12 15 20 18", "pen thin"),
    ),
    "reeds": (
        ("M-44 6Q-36 3 -28 6T-12 6M-2 0Q6 -3 14 0T30 0M-30 22Q-22 19 -14 22T2 22M14 14Q22 11 30 14T46 14", "pen thin"),
        *each_at(
            ((-32, 2), (-8, -6), (20, 0), (38, 10), (-20, 18), (8, 20)),
            "q-2 -10 -7 -16m7 16v-20m0 20q2 -10 8 -15",
            "pen",
        ),
    ),
    "ruin": (
        ("M-36 20V-8L-30 -14L-26 -8L-18 -22L-12 -16V20ZM6 20V-4L12 -12L18 -8L24 -2H34V20Z", "stone pen"),
        ("M-12 -2Q-3 -16 6 -4M-28 2H-20M-32 10H-24M16 6H24M22 14H30M-46 20.8Q0 18 46 20.8", "pen thin"),
    ),
    "shore": (
        ("M-46 -8H46", "pen thin"),
        ("M4 6Q8 16 20 16H38L44 -2Q24 8 4 6Z", "wall pen"),
        ("M22 6L17 -20M17 -16Q26 -14 29 -6M30 5V-4", "pen"),
        (
            "M-44 2Q-34 -1 -24 2T-4 2M-40 10Q-30 7 -20 10T0 10M-44 18Q-34 15 -24 18T-4 18M-30 25Q-14 21 4 24T40 22",
            "pen thin",
        ),
        ("M-34 -18q4 -4 7 0q3 -4 7 0M-14 -24q3 -3 5.5 0q2.5 -3 5.5 0", "pen thin"),
    ),
    "springs": (
        ("M-44 19V-6Q-38 -20 -22 -17Q-6 -30 12 -19Q36 -24 44 -6V19Z", "stone pen"),
        ("M-26 -4V10M0 -8V10M26 -4V10M-30 -4H-22M-4 -8H4M22 -4H30", "pen"),
        ("M-37 9H-15Q-16 18 -26 18T-37 9ZM-11 9H11Q10 18 0 18T-11 9ZM15 9H37Q36 18 26 18T15 9Z", "water pen"),
    ),
    "tree": (
        ("M-7 20Q-1 10 -4 0H6Q3 12 9 20Z", "wall pen"),
        ("M-30 -3Q-42 -20 -22 -25Q-8 -36 8 -27Q32 -28 30 -8Q28 5 6 1Q-18 8 -30 -3Z", "leaves pen"),
        ("M-20 -9Q-14 -5 -8 -9M-2 -17Q4 -13 10 -17M14 -7Q19 -4 23 -8", "pen thin"),
        ("M20 20V2M20 11H31M31 20V11", "pen"),
        ("M-44 20.5Q0 18 44 20.5", "pen thin"),
    ),
    "gallows": (
        ("M-27 20Q-20 6 -24 -8L-16 -10Q-14 6 -11 20Z", "wall pen"),
        ("M-42 -6Q-46 -24 -28 -25Q-16 -34 -4 -26Q10 -24 6 -13Q-2 -2 -16 -7Q-32 3 -42 -6Z", "leaves pen"),
        ("M-15 -5Q8 -13 34 -8M24 -10Q27 0 22 9", "pen"),
        ("M20 20V12Q26 6 32 12V20Z", "stone pen"),
        ("M-44 20.5Q0 18 44 20.5", "pen thin"),
    ),
    "willows": (
        *each_at(((-34, 12), (-11, 2), (12, 12), (35, 2)), "l-6 -12m5 12l-1 -17m5 17l2 -16m1 16l7 -11", "pen thin"),
        *each_at(((-35, 10), (-12, 0), (11, 10), (34, 0)), "q-3 3 0 5v7h7v-7q3 -3 0 -5z", "wall pen"),
        ("M-46 24Q-36 21 -26 24T-6 24M4 25Q14 22 24 25T44 25M-26 14Q-22 12 -18 14M20 15Q25 13 30 15", "pen thin"),
    ),
    "sledge": (
        ("M-32 8C-37 0 -33 -11 -22 -13L20 -11Q35 -8 35 1Q34 7 27 8Z", "stone pen"),
        ("M-22 -13Q-17 -2 -21 8M14 -11Q19 -2 15 8", "pen thin"),
        ("M-40 14H34Q44 14 44 4M-30 8V14M-2 8V14M26 8V14", "pen"),
        ("M-44 21q2 -6 4 0q2 -7 4 0M-16 23q2 -6 4 0q2 -7 4 0M20 22q2 -6 4 0q2 -7 4 0", "pen thin"),
    ),
    "fence": (
        ("M-46 -2Q-14 -18 46 -10V6H-46Z", "leaves pen thin"),
        ("M-38 24V-4M-13 24V-4M12 24V-4M37 24V-4M-46 2H46M-46 10H46M-46 18H46", "pen"),
        ("M5 -3L12 -8L19 -3L23 9L18 10V19H6V10L1 9Z", "roof pen"),
    ),
    "gap": (
        ("M-46 -2Q-14 -18 46 -10V6H-46Z", "leaves pen thin"),
        ("M-38 24V-4M-15 24V-4M19 24V-4M40 24V-4M-46 2H-15M-46 10H-15M-46 18H-15M19 2H46M19 10H46M19 18H46", "pen"),
        ("M-10 26Q-6 10 -2 2Q0 -4 0 -12M14 26Q10 10 8 2Q6 -4 5 -12", "pen thin"),
    ),
}
"""Open land, and what stands alone in it."""

BUILT: Mapping[Sketch, Sequence[Line]] = {
    "village": (
        ("M-38 18V0H-16V18ZM-13 18V-10H13V18ZM16 18V-2H40V18Z", "wall pen"),
        ("M-41 0H-13L-27 -15ZM-16 -10H16L0 -29ZM13 -2H43L28 -17Z", "roof pen"),
        ("M-4 18V6H4V18M-46 18.8Q0 16 46 18.8", "pen"),
    ),
    "keep": (
        ("M-12 20V-16H-16V-26H-10V-21H-3V-26H3V-21H10V-26H16V-16H12V20Z", "wall pen"),
        *each_at(tuple((x, 20) for x in (-38, -30, -22, 22, 30, 38)), "m-4 0v-14l4 -5l4 5v14z", "wall pen"),
        ("M-3 20V8A3 3 0 0 1 3 8V20M-48 20.5Q0 18 48 20.5", "pen"),
    ),
    "mill": (
        ("M-10 19V-8H26V19Z", "wall pen"),
        ("M-15 -8H31L8 -28Z", "roof pen"),
        ("M10 19V7H18V19M3 -1H9M-46 22Q-36 19 -26 22T-6 22", "pen"),
        ("M-36 6a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z", "wall pen"),
        ("M-23 -9V21M-38 6H-8M-33.5 -4.5L-12.5 16.5M-12.5 -4.5L-33.5 16.5", "pen thin"),
    ),
    "bridge": (
        ("M-46 -6H-10L-12 1L-18 2Q-28 6 -29 20H-46ZM46 -6H22L25 0L30 2Q36 8 37 20H46Z", "stone pen"),
        ("M-8 22L-4 15L3 16L6 22ZM11 22L14 17L20 22Z", "stone pen"),
        ("M-28 -6V-12H-16V-6M-22 -12V-22", "pen"),
        ("M-33 -18Q-22 -32 -11 -18Z", "roof pen"),
        ("M-26 25Q-18 22 -10 25T6 25T22 25T36 25", "pen thin"),
    ),
    "pyre": (
        ("M-30 19V12H30V19ZM-26 12V5H26V12ZM-22 5V-2H22V5Z", "wall pen"),
        ("M-20 -2Q-16 -8 -8 -6H16Q22 -6 22 -2Z", "roof pen"),
        *each_at(((-18, 15), (-4, 15), (10, 15), (24, 15), (-14, 8), (0, 8), (14, 8)), "h.1m-8 0h.1", "pen"),
        ("M-34 20V-4M34 20V-4M-46 20.5Q0 18 46 20.5", "pen"),
    ),
    "landing": (
        ("M-42 14V-2H-22V14Z", "wall pen"),
        ("M-46 -2H-18L-32 -16Z", "roof pen"),
        ("M-44 14H12M-16 14V23M-2 14V23M11 14V23", "pen"),
        ("M10 6Q13 17 22 17H36Q43 16 45 5Q28 10 10 6Z", "wall pen"),
        ("M20 8L38 -12M15 8L4 -2", "pen"),
        ("M-46 24Q-38 21 -30 24M18 23Q26 20 34 23T46 23", "pen thin"),
    ),
    "fold": (
        ("M-44 -2Q0 -18 44 -2V7Q0 -9 -44 7Z", "stone pen"),
        *each_at(((-26, 7), (4, 4)), "q-1 -9 11 -9q11 0 11 8q0 6 -6 6h-10q-6 0 -6 -5zm5 5v5m11 -5v5", "wall pen"),
        *each_at(((-5, 1), (25, -2)), "q7 -3 8 2q-2 4 -6 2z", "stone pen"),
        ("M-44 16H-16V24H-44ZM16 16H44V24H16Z", "stone pen"),
        ("M-16 18H16M-16 23H16M0 17V25M-34 16V20M-26 20V24M26 16V20M34 20V24", "pen thin"),
    ),
    "beds": (
        *each_at(((-42, -8), (-10, -8), (22, -8)), "q10 -8 20 0v28h-20z", "wall pen"),
        *each_at(((-42, 3), (-10, 3), (22, 3)), "h20v17h-20z", "water pen"),
        *each_at(((-38, -5), (-6, -5), (26, -5)), "h12v5h-12zm-3 14h18", "pen thin"),
    ),
    "kilns": (
        ("M-44 19Q-41 -8 -25 -11Q-9 -8 -6 19Z", "leaves pen"),
        ("M2 19Q5 -4 18 -7Q31 -4 34 19Z", "leaves pen"),
        ("M-31 -9Q-25 -14 -19 -9M13 -5Q18 -10 23 -5M-29 19V12Q-25 8 -21 12V19M14 19V13Q18 9 22 13V19", "pen"),
        ("M-36 4Q-25 0 -14 4M8 5Q18 2 28 5M38 19V9M44 19L38 12M-48 19.5Q0 17 48 19.5", "pen thin"),
    ),
    "candles": (
        *each_at(((-38, 18), (-6, 18), (26, 18)), "v-18h9v18z", "wall pen"),
        *each_at(((-22, 18), (10, 18)), "v-26h9v26z", "wall pen"),
        *each_at(
            ((-33.5, -2), (-1.5, -2), (30.5, -2), (-17.5, -10), (14.5, -10)), "q-4 -5 0 -11q4 6 0 11z", "flame pen thin"
        ),
        ("M-45 18.5H45M-45 24H45", "pen"),
    ),
    "book": (
        ("M-5 22H5L3 2H-3Z", "wall pen"),
        ("M-32 4L-27 -15Q-13 -22 0 -14Q13 -22 27 -15L32 4Q15 -4 0 4Q-15 -4 -32 4Z", "wall pen"),
        ("M0 -14V4M-22 -10Q-14 -14 -5 -9M-24 -3Q-14 -7 -5 -2M22 -10Q14 -14 5 -9M24 -3Q14 -7 5 -2", "pen thin"),
        ("M30 5q4 1 3 5q-3 3 0 6q4 1 3 5", "pen"),
        ("M-40 22.5Q0 20 44 22.5", "pen thin"),
    ),
    "embers": (
        ("M-40 20V-10L-34 -16L-30 -8L-24 -12V20ZM24 20V-6L30 -14L34 -8L40 -2V20Z", "stone pen"),
        ("M-11 20Q-18 8 -8 0Q-8 -10 1 -20Q1 -10 8 -4Q17 8 11 20Z", "flame pen"),
        ("M-4 20Q-8 12 -2 7Q-1 2 2 -2Q3 4 6 8Q8 14 5 20M-46 20.8Q0 18 46 20.8", "pen thin"),
    ),
    "boats": (
        ("M-46 -8Q-20 -16 6 -10T46 -12V-4Q20 0 -6 -3T-46 -2Z", "water pen thin"),
        ("M-44 18Q-38 2 -24 2T-2 18Z", "wall pen"),
        ("M4 22Q10 6 24 6T46 22Z", "wall pen"),
        ("M-23 2V18M-34 8Q-30 12 -30 18M-13 8Q-16 12 -16 18M25 6V22M14 12Q18 16 18 22M36 12Q33 16 33 22", "pen thin"),
        ("M-10 24q2 -6 4 0q2 -7 4 0M-44 24q2 -6 4 0", "pen thin"),
    ),
    "forge": (
        ("M-28 2H22Q18 10 6 11L9 18H15V22H-17V18H-11L-8 11Q-25 11 -28 2Z", "stone pen"),
        ("M-2 -3L22 -19M26 -6L14 -28L21 -31L33 -10Z", "wall pen"),
        ("M-14 -3L-19 -10M-8 -5L-10 -14M-20 0L-28 -4M-36 22.5Q0 20 36 22.5", "pen thin"),
    ),
    "hedge": (
        (
            "M-46 2Q-46 -12 -35 -10Q-28 -21 -17 -13Q-7 -23 3 -14Q13 -23 23 -13Q34 -19 38 -8Q46 -8 46 2V8H-46Z",
            "leaves pen",
        ),
        ("M-36 20V4H-14V20ZM8 20V6H30V20Z", "wall pen"),
        ("M-39 4H-11L-25 -9ZM5 6H33L19 -6Z", "roof pen"),
        ("M-28 20V11H-21V20M16 20V12H23V20M-46 20.5Q0 18 46 20.5", "pen"),
    ),
}
"""What people have built."""

SKETCHES: Mapping[Sketch, Sequence[Line]] = {**OPEN_LAND, **BUILT}
LANDSCAPES: Sequence[Sketch] = ("trees", "road", "hills", "fields", "lake", "reeds", "ruin")
"""The sketches of locations for which a pack names none, which take turns."""


def sketch(named: Sketch | None, settlement: Settlement | None, number: int) -> Element:
    """Return the sketch on the card of a location: the one that the pack names, else the one of its settlement, else a
    landscape that is always the same for its number.
    """
    homes: Mapping[Settlement, Sketch] = {"friendly": "village", "hostile": "keep"}
    shown = named or (homes[settlement] if settlement else LANDSCAPES[number % len(LANDSCAPES)])
    return group([node("path", d=d, class_=classes) for d, classes in SKETCHES[shown]])
