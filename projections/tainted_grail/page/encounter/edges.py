"""The edges of cards: half discs that meet in keys."""

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from domain.tainted_grail.vocabulary.terms import Height
from projections.drawing.nodes import group, node
from projections.tainted_grail.board.form.cards import InHalfView, OutHalfView
from projections.tainted_grail.page.signs import used

ROWS: Mapping[Height, int] = {"a1": 72, "a2": 108, "a3": 144, "magic": 180, "free": 216}
"""How far below a card's upper edge its halves are."""
OUT, IN = "M0 -17A17 17 0 0 0 0 17Z", "M0 -17A17 17 0 0 1 0 17Z"
RAYS = (
    "M18 7.5L21.7 9M7.5 18L9 21.7M-7.5 18L-9 21.7M-18 7.5L-21.7 9M-18 -7.5L-21.7 -9M-7.5 -18L-9 -21.7"
    "M7.5 -18L9 -21.7M18 -7.5L21.7 -9"
)
COUNTED = ("pool", "affinity")
"""The bonuses that are written as a number: a card has but one of them."""


def out_half(height: Height, one: OutHalfView, x: float, state: str = "open") -> Element:
    """Return a half at a right edge: what it asks for, its level in dots, and how often it multiplies."""
    times, level = one.get("times", 1), one.get("level", 1) if "attribute" in one else 0
    parts = [node("path", d=OUT, class_=f"half {state}"), used(one.get("attribute", height), -7.6, 0)]
    parts += [node("circle", cx=-21, cy=6.4 * dot - 3.2 * (level - 1), r=1.9, class_="level") for dot in range(level)]
    if times > 1:
        parts.append(node("text", text=f"×{times}", x=-33 if level else -26, y=4.5, class_="times"))
    if one.get("block"):
        parts.append(node("path", d="M-17 12L0 -12", class_="bar"))
    return placed(x, height, one["text"], parts)


def in_half(height: Height, one: InHalfView, x: float, state: str = "open") -> Element:
    """Return a half at a left edge: its bonus."""
    parts = [node("path", d=IN, class_=f"half {state}")]
    count = one.get("count", 1)
    if one["give"] in COUNTED:
        parts.append(node("text", text=f"{count:+d}".replace("-", "−"), x=8, y=4.6, class_="bonus"))
    else:
        parts.append(used(one["give"], 7.6, 0, 17))
        if count > 1:
            parts.append(node("text", text=f"×{count}", x=27, y=4.5, class_="times"))
    return placed(x, height, one["text"], parts)


def placed(x: float, height: Height, text: str, parts: list[Element]) -> Element:
    """Return a half at its height, with what it says."""
    return group([node("title", text=text), *parts], transform=f"translate({x:.0f} {ROWS[height]})")


def seam(
    x: int, right: Mapping[Height, OutHalfView], left: Mapping[Height, InHalfView], keys: Mapping[Height, bool]
) -> Iterator[Element]:
    """Yield the halves of two edges that meet: keys that are lit, keys that stay dark, halves that meet nothing.

    x: of the seam; by it and the height a client tells them apart.
    """
    for height in ROWS:
        state = ("lit" if keys[height] else "dark") if height in keys else "open"
        halves = [out_half(height, right[height], x, state)] if height in right else []
        halves += [in_half(height, left[height], x, state)] if height in left else []
        if halves:
            over = [over_key(height, state, x)] if height in keys else []
            yield group([*halves, *over], data_key=f"{x}/{height}")


def over_key(height: Height, state: str, x: float) -> Element:
    """Return what lies over a key: a ring and rays if it is lit, a bar if it stays dark."""
    over = (
        [node("circle", r=17, class_="litring"), node("path", d=RAYS, class_="beam")]
        if state == "lit"
        else [node("path", d="M-12 12L12 -12", class_="bar")]
    )
    return group(over, transform=f"translate({x:.0f} {ROWS[height]})")
