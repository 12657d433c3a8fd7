"""The signs of a drawn campaign: stones, figures, guardians, and the symbols on the cards of locations."""

from xml.etree.ElementTree import Element

from projections.drawing.nodes import at, group, node
from projections.drawing.paths import ROBE


def path(d: str, *classes: str) -> Element:
    """Return a path with these classes."""
    return node("path", d=d, class_=" ".join(classes) or "pen")


def words(text: str, x: float, y: float, size: float, *classes: str) -> Element:
    """Return a line of text. x: its left edge, its middle or its right one, by its classes; y: its base line."""
    return node("text", text=text, x=x, y=y, font_size=size, class_=" ".join(classes))


# What stands on the land


def menhir(disc: int) -> Element:
    """Return a menhir of 20 by 41, its foot at 0, with the value of its disc."""
    parts = [
        path("M-9 0C-11 -16 -9 -34 -3 -41Q1 -45 5 -40C11 -31 11 -14 10 0Z", "stone", "fig"),
        path("M-4 -30Q0 -34 4 -29M-5 -22Q0 -25 6 -21M0 -34V-26", "pen", "thin"),
        path("M-15 .5Q0 -2.5 16 .5"),
    ]
    if disc:
        parts += [
            node("circle", cx=13, cy=-36, r=11.5, class_="disc"),
            words(str(disc), 13, -30.5, 16, "m", "b", "on"),
        ]
    return group(parts)


def figure(initials: str, colour: str) -> Element:
    """Return a character's figure, 25 by 37, its foot at 0."""
    return group(
        [
            path(ROBE, f"f-{colour}", "fig"),
            node("ellipse", cy=-26.5, rx=3.9, ry=4.8, class_="face fig", stroke_width=1.1),
            words(initials, 0, -3, 17 if len(initials) == 1 else 12, "m", "b", "on"),
        ]
    )


def guardian() -> Element:
    """Return a guardian, 28 by 35, its foot at 0."""
    return group(
        [
            path("M-11 0C-12 -12 -9 -19 0 -22C9 -19 12 -12 11 0Z", "horn"),
            path("M-7 -19Q-16 -24 -14 -35Q-9 -28 -3 -25M7 -19Q16 -24 14 -35Q9 -28 3 -25", "horn"),
            path("M-5 -13L-1.5 -11.5M5 -13L1.5 -11.5", "eye"),
        ]
    )


def item() -> Element:
    """Return a sack that lies there, 16 by 18, its foot at 0."""
    return group([path("M-7 0C-10 -8 -5 -11 -3 -13L-5 -17H5L3 -13C5 -11 10 -8 7 0Z", "wall", "pen"), path("M-3 -13H3")])


def time_disc(value: int, is_time: bool) -> Element:
    """Return a disc with its value; a time disc has an hourglass."""
    parts = [
        node("circle", r=13, class_="time"),
        words(str(value), 5 if is_time else 0, 5.2, 14, "m", "b"),
    ]
    if is_time:
        parts.append(
            path("M-9 -6H-2M-9 6H-2M-8 -6C-8 -2 -6 -1 -5.5 0C-6 1 -8 2 -8 6M-3 -6C-3 -2 -5 -1 -5.5 0", "pen", "thin")
        )
    return group(parts)


# Symbols, in boxes of 14 by 14


def settlement(is_hostile: bool) -> Element:
    """Return houses; crossed blades before them if they are hostile."""
    houses = [
        path("M0 13V7H5V13ZM9 13V7H14V13ZM5 13V5H9V13Z", "wall", "pen", "thin"),
        path("M-1 7H5L2.5 3ZM9 7H15L11.5 3ZM4 5H10L7 0Z", "roof", "pen", "thin"),
    ]
    return group([*houses, path("M17 13L27 3M27 13L17 3M17 9L21 13M23 13L27 9", "mist")] if is_hostile else houses)


def dream() -> Element:
    """Return a moon."""
    return path("M9 0A7 7 0 1 0 9 13.5A5.6 5.6 0 0 1 9 0Z", "wall", "pen", "thin")


def stone_sign() -> Element:
    """Return the outline of a stone: here a menhir can be lit."""
    return at(6, 14, path("M-4 0C-5 -6 -4 -11 -1 -13.5Q1 -14.5 2 -13C4 -10 4.4 -5 4 0Z", "pen", "thin"))


def flame() -> Element:
    """Return a flame: the cost of an action."""
    d = "M6 0C10 4 12 6 11.5 9.5A5.5 5.5 0 0 1 .5 9.5C0 6.5 4.5 5 6 0ZM4 14V11.5Q6 8.5 8 11.5V14"
    return path(d, "pen", "thin")


def instant() -> Element:
    """Return a spark: something happens upon arrival."""
    return path("M6 0V4M6 10V14M-1 7H3M9 7H13M1 2L3.5 4.5M8.5 9.5L11 12M11 2L8.5 4.5M3.5 9.5L1 12", "pen", "thin")
