"""The sequence as small cards beside each other, each with what lights up at the edge that it shares with the last."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, starmap
from typing import Any

from projections.canvas import Span, cut, padded
from projections.tainted_grail.picture.signs import DIM, GOOD, HEAD, MAGIC, WIDTH

View = Mapping[str, Any]

CARD = 25
"""Columns of a card."""


def cards(sequence: Sequence[View]) -> list[list[Span]]:
    """The cards from the left, as many beside each other as fit, then the edge that the next one meets."""
    blocks = [first(sequence[0]), *starmap(card, pairwise(sequence)), open_edge(sequence[-1])]
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


def card(last: View, one: View) -> list[list[Span]]:
    """A card: its name, whose it is and what lies on it, then the keys that it shares with the last one."""
    style = DIM if one["covered"] else "bold"
    head = [("▣ " if one["permanent"] else "□ ", style), (one["name"], style)]
    below = [(f"  {one['owner_name']} ", DIM), *markers(one["time"], one["charges"])]
    asks, gives = texts(last["right"]), texts(one["left"])
    met = [(each["height"], each["state"]) for each in one["keys"] if each["state"] != "empty"]
    return [head, below, *(key(state, f"{gives[height]} ← {asks[height]}") for height, state in met)]


def texts(halves: Iterable[View]) -> dict[str, str]:
    """What the halves of an edge say, by height."""
    return {each["height"]: each["text"] for each in halves}


def markers(time: int, charges: int) -> list[Span]:
    """Time markers and charges."""
    spans: list[Span] = [(f"⧗{time} ", HEAD)] if time else []
    return [*spans, (f"◈{charges}", MAGIC)] if charges else spans


def key(state: str, text: str) -> list[Span]:
    """A connected key: lit or not, what it gives and asks."""
    style = {"magic": MAGIC, "activated": GOOD}.get(state, DIM)
    return [("  ○ " if state == "connected" else "  ● ", style), (text, style)]


def open_edge(one: View) -> list[list[Span]]:
    """The right edge of the last card, from the top."""
    return [[("…", DIM)], *([(f"→ {each['text']}", "")] for each in one["right"])]
