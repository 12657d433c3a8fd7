"""The sequence as small cards beside each other, each with what lights up at the edge that it shares with the last."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from projections.canvas import Span, cut, padded
from projections.tainted_grail.picture.signs import DIM, GOOD, HEAD, MAGIC, WIDTH

View = Mapping[str, Any]

CARD = 25
"""Columns of a card."""


def cards(sequence: Sequence[View]) -> list[list[Span]]:
    """The cards from the left, as many beside each other as fit, then the edge that the next one meets."""
    blocks = [first(sequence[0]), *(card(one) for one in sequence[1:]), open_edge(sequence[-1])]
    beside = WIDTH // CARD
    lines: list[list[Span]] = []
    for at in range(0, len(blocks), beside):
        lines += [[], *side_by_side(blocks[at : at + beside])]
    return lines


def side_by_side(blocks: Sequence[list[list[Span]]]) -> Iterator[list[Span]]:
    """Blocks of the same width; lines that are empty in all of them are left out."""
    for row in range(max(map(len, blocks))):
        parts = [block[row] if row < len(block) else [] for block in blocks]
        if any(parts):
            yield [span for part in parts for span in padded(cut(part, CARD - 1), CARD)]


def first(one: View) -> list[list[Span]]:
    """The encounter card."""
    return [[(f"■ {one['name']}", "bold")], markers(one["time"], 0)]


def card(one: View) -> list[list[Span]]:
    """A card: its name, whose it is and what lies on it, then its keys from the top."""
    style = DIM if one["covered"] else "bold"
    head = [("▣ " if one["permanent"] else "□ ", style), (one["name"], style)]
    below = [(f"  {one['owner_name']} ", DIM), *markers(one["time"], one["charges"])]
    return [head, below, *(key(each) for each in one["keys"] if each["connected"])]


def markers(time: int, charges: int) -> list[Span]:
    """Time markers and charges."""
    spans: list[Span] = [(f"⧗{time} ", HEAD)] if time else []
    return [*spans, (f"◈{charges}", MAGIC)] if charges else spans


def key(one: View) -> list[Span]:
    """A connected key: lit or not, what it asks and gives."""
    style = MAGIC if one["magic"] else GOOD if one["activated"] else DIM
    return [("  ● " if one["activated"] else "  ○ ", style), (f"{one['gives']} ← {one['out']}", style)]


def open_edge(one: View) -> list[list[Span]]:
    """The right edge of the last card, from the top."""
    return [[("…", DIM)], *([(f"→ {each['text']}", "")] for each in one["right"])]
