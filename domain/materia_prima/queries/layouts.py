"""Ready and free layouts. A word names either, so that facts, states and chronicles store both in the same way.

Source: MP-3.2.1. The word of a ready layout is its id; that of a free one names the placement in each slot: `quay/a/3
moor/b/0 ...`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Any

import msgspec

from domain.kernel.errors import ContentError, InvalidRequest
from domain.materia_prima.board.faults import mine_faults, piece_faults, town_faults, way_faults
from domain.materia_prima.board.pieces import Board, Layout, Placement, assemble
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.vocabulary import RANDOM

PIECES = "pieces"
"""The pile from which a random layout is drawn; it is empty afterwards."""
WORDS_KEPT = 4096
"""The most decoded words in the cache: those of the pieces to draw from, and those of free layouts."""
BOARDS_KEPT = 256
"""The most assembled boards of free layouts in the cache."""
LAYOUTS_TRIED = 1_000
"""The most combinations of sides of the drawn pieces to try; two sides each make 128."""
RULE = "MP-3.2.1"


def word_of(slots: Iterable[Placement]) -> str:
    """Return the word of a free layout."""
    return " ".join(f"{slot.piece}/{slot.side}/{slot.rotation}" for slot in slots)


@lru_cache(maxsize=WORDS_KEPT)
def slots_of(word: str) -> tuple[Placement, ...]:
    """Return the placements in the slots from the word of a free layout. Raises ContentError for any other word."""
    try:
        parts = (part.split("/") for part in word.split(" "))
        slots = tuple(Placement(piece, side, int(rotation)) for piece, side, rotation in parts)
    except ValueError:
        raise ContentError(f"unknown layout {word!r}") from None
    if word_of(slots) != word or any(slot.rotation not in range(6) for slot in slots):
        raise ContentError(f"unknown layout {word!r}")
    return slots


def board_of(pack: Pack, word: str) -> Board:
    """Return the board of a layout, ready or free. Raises ContentError for an unknown word."""
    return pack.boards.get(word) or free_board(pack, word)


@lru_cache(maxsize=BOARDS_KEPT)
def free_board(pack: Pack, word: str) -> Board:
    """Return the board of a free layout. Raises ContentError for an unknown word."""
    return assemble(pack.content.pieces, Layout("of this table", slots_of(word)), pack.content.frame.centres)


def layout_faults(pack: Pack, slots: Sequence[Placement]) -> Iterator[str]:
    """Yield what a free layout lacks. Source: MP-2.2.8, 3.2.1, 10.2.7, 10.2.10."""
    faults = list(piece_faults(slots, [(one.id, one.side) for one in pack.content.pieces]))
    yield from faults
    if faults:
        return
    try:
        board = free_board(pack, word_of(slots))
    except ContentError as error:
        yield str(error)
        return
    yield from town_faults(board)
    yield from mine_faults(board, [kind for kind, level in pack.level.items() if level == 1])
    yield from way_faults(board)


def layout_of_option(value: Any, pack: Pack) -> str | None:
    """Return the word of the layout in a table's options: an id, `random`, or seven pieces; None if they have none.

    Raises InvalidRequest for a layout that is unknown or lacks something.
    """
    if value is None or (isinstance(value, str) and (value == RANDOM or value in pack.layouts)):
        return value
    if not isinstance(value, list | tuple):
        possible = ", ".join((RANDOM, *pack.layouts))
        raise InvalidRequest(f"unknown layout {value!r}; possible: {possible}, or a list of seven pieces")
    try:
        slots = msgspec.convert(value, tuple[Placement, ...])
    except msgspec.ValidationError as error:
        raise InvalidRequest(f"layout: {error}") from error
    if faults := list(layout_faults(pack, slots)):
        raise InvalidRequest(f"{RULE}: this layout cannot be played: {'; '.join(faults)}")
    return word_of(slots)


def cards_of_pieces(pack: Pack) -> tuple[str, ...]:
    """Return every way in which a piece may lie in a slot, as cards to draw from."""
    return tuple(word_of([Placement(one.id, one.side, turn)]) for one in pack.content.pieces for turn in range(6))


def layout_of_cards(pack: Pack, drawn: Sequence[str]) -> str:
    """Return the layout of these cards: each piece as it was first drawn, turned over if the layout would not do
    otherwise.

    drawn: all cards of the pieces, in the order drawn. If no sides of the pieces do, this is the pack's first layout.
    """
    ways: dict[str, dict[str, Placement]] = {}
    for (slot,) in map(slots_of, drawn):
        ways.setdefault(slot.piece, {}).setdefault(slot.side, slot)
    for slots in islice(product(*(sides.values() for sides in ways.values())), LAYOUTS_TRIED):
        if not any(layout_faults(pack, slots)):
            return word_of(slots)
    return next(iter(pack.layouts))
