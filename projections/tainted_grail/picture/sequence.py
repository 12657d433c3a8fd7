"""The sequence as small cards beside each other, each with the activated keys at the edge shared with the one
before.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from domain.tainted_grail.vocabulary.terms import Height
from projections.board.printing import Printed
from projections.drawing.canvas import Span, cut, of_thing, padded
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import OutHalfView, PrintedCardView
from projections.tainted_grail.board.form.characters import CharacterView
from projections.tainted_grail.board.form.encounter import EncounterView, LaidView
from projections.tainted_grail.picture.signs import DIM, GOOD, HEAD, MAGIC, WIDTH

Edge = Mapping[Height, OutHalfView]

CARD = 26
"""Columns of a card."""


def cards(board: TaintedGrailBoard, encounter: EncounterView, printed: Printed) -> list[list[Span]]:
    """Return the cards from the left, as many beside each other as fit, then the edge that the next one meets."""
    laid = [card(board, encounter, *one, printed) for one in met(encounter, printed)]
    blocks = [first(encounter), *laid, open_edge(edges(encounter, printed)[-1])]
    beside = WIDTH // CARD
    lines: list[list[Span]] = []
    for at in range(0, len(blocks), beside):
        lines += [[], *side_by_side(blocks[at : at + beside])]
    return lines


def edges(encounter: EncounterView, printed: Printed) -> list[Edge]:
    """Return the right edges from the left, that of the encounter first."""
    return [
        encounter["right"],
        *(one.get("right", printed[one["id"]]["right"]) for one in encounter["sequence"]),
    ]


def met(encounter: EncounterView, printed: Printed) -> Iterator[tuple[LaidView, Edge]]:
    """Return every card that was laid, with the right edge that it meets."""
    return zip(encounter["sequence"], edges(encounter, printed), strict=False)


def connected(encounter: EncounterView, printed: Printed) -> Counter[str | None]:
    """Return how many symbols of each attribute are connected."""
    return Counter(edge[height].get("attribute") for one, edge in met(encounter, printed) for height in one["keys"])


def side_by_side(blocks: Sequence[list[list[Span]]]) -> Iterator[list[Span]]:
    """Yield blocks of the same width beside each other, without lines that are empty in all of them."""
    for row in range(max(map(len, blocks))):
        parts = [block[row] if row < len(block) else [] for block in blocks]
        if any(parts):
            yield [span for part in parts for span in padded(cut(part, CARD - 1), CARD)]


def first(encounter: EncounterView) -> list[list[Span]]:
    """Return the encounter card."""
    return [[of_thing((f"■ {encounter['name']}", "bold"), encounter["id"])], markers(encounter["time"], 0)]


def card(
    board: TaintedGrailBoard, encounter: EncounterView, laid: LaidView, edge: Edge, printed: Printed
) -> list[list[Span]]:
    """Return a card: its name, its owner and its markers, then the keys shared with the one before."""
    own: PrintedCardView = printed[laid["id"]]
    style = DIM if is_covered(encounter, laid, printed) else "bold"
    head = [(f"{'▣' if own['permanent'] else '□'} {own['name']}", style)]
    below = [(f"  {owner_of(board, laid)['name']} ", DIM), *markers(laid.get("time", 0), laid.get("charges", 0))]
    halves = {height: f"{own['left'][height]['text']} ← {edge[height]['text']}" for height in laid["keys"]}
    lines = [head, below, *(key(height, lit, halves[height]) for height, lit in laid["keys"].items())]
    return [[of_thing(span, laid["id"]) for span in line] for line in lines]


def is_covered(encounter: EncounterView, laid: LaidView, printed: Printed) -> bool:
    """Return whether the text of a card in the sequence cannot be read. Source: TG-6.2.5 to 6.2.8."""
    return laid is not encounter["sequence"][-1] and not printed[laid["id"]]["permanent"]


def owner_of(board: TaintedGrailBoard, laid: LaidView) -> CharacterView:
    """Return the character whose card it is."""
    return next(one for one in board["characters"] if one["id"] == laid["by"])


def markers(time: int, charges: int) -> list[Span]:
    """Return time markers and charges."""
    spans: list[Span] = [(f"⧗{time} ", HEAD)] if time else []
    return [*spans, (f"◈{charges}", MAGIC)] if charges else spans


def key(height: str, is_lit: bool, text: str) -> list[Span]:
    """Return a connected key: whether it is activated, its bonus and its demand."""
    style = DIM if not is_lit else MAGIC if height == "magic" else GOOD
    return [("  ● " if is_lit else "  ○ ", style), (text, style)]


def open_edge(edge: Edge) -> list[list[Span]]:
    """Return the right edge of the last card, from the top."""
    return [[("…", DIM)], *([(f"→ {half['text']}", "")] for half in edge.values())]
