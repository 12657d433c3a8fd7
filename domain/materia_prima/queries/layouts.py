"""Ready and free layouts: a word names either, so that facts, states and chronicles hold it alike. Source: MP-3.2.1.

The word of a ready layout is its id; that of a free one names what lies in each slot: `quay/a/3 moor/b/0 ...`.
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
"""The pile that a layout by chance is drawn from; nothing of it is left."""
WORDS_KEPT = 4096
"""How many words are kept, decoded: those of the pieces to draw from, and those of free layouts."""
BOARDS_KEPT = 256
"""How many boards of free layouts are kept, assembled."""
LAYOUTS_TRIED = 1_000
"""How many sides of the drawn pieces are tried together; two sides each make 128."""
RULE = "MP-3.2.1"


def word_of(slots: Iterable[Placement]) -> str:
    """The word of a free layout."""
    return " ".join(f"{slot.piece}/{slot.side}/{slot.rotation}" for slot in slots)


@lru_cache(maxsize=WORDS_KEPT)
def slots_of(word: str) -> tuple[Placement, ...]:
    """What lies in the slots by the word of a free layout. Raises ContentError for a word that is none."""
    try:
        parts = (part.split("/") for part in word.split(" "))
        slots = tuple(Placement(piece, side, int(rotation)) for piece, side, rotation in parts)
    except ValueError:
        raise ContentError(f"no layout {word!r}") from None
    if word_of(slots) != word or any(slot.rotation not in range(6) for slot in slots):
        raise ContentError(f"no layout {word!r}")
    return slots


def board_of(pack: Pack, word: str) -> Board:
    """The board of a layout, ready or free. Raises ContentError for a word that names none."""
    return pack.boards.get(word) or free_board(pack, word)


@lru_cache(maxsize=BOARDS_KEPT)
def free_board(pack: Pack, word: str) -> Board:
    """The board of a free layout. Raises ContentError for a word that names none."""
    return assemble(pack.content.pieces, Layout("of this table", slots_of(word)), pack.content.frame.centres)


def layout_faults(pack: Pack, slots: Sequence[Placement]) -> Iterator[str]:
    """What a free layout lacks. Source: MP-2.2.8, 3.2.1, 10.2.7, 10.2.10."""
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
    """The word of the layout that a table's options name: an id, `random`, or seven pieces; None if they name none.

    Raises InvalidRequest for a layout that is unknown or lacks something.
    """
    if value is None or (isinstance(value, str) and value in (RANDOM, *pack.layouts)):
        return value
    if not isinstance(value, list | tuple):
        possible = ", ".join((RANDOM, *pack.layouts))
        raise InvalidRequest(f"layout is one of {possible}, or a list of seven pieces, not {value!r}")
    try:
        slots = msgspec.convert(value, tuple[Placement, ...])
    except msgspec.ValidationError as error:
        raise InvalidRequest(f"layout: {error}") from error
    if faults := list(layout_faults(pack, slots)):
        raise InvalidRequest(f"{RULE}: this layout cannot be played: {'; '.join(faults)}")
    return word_of(slots)


def cards_of_pieces(pack: Pack) -> tuple[str, ...]:
    """Every way in which a piece may lie in a slot, to be drawn from."""
    return tuple(word_of([Placement(one.id, one.side, turn)]) for one in pack.content.pieces for turn in range(6))


def layout_of_cards(pack: Pack, drawn: Sequence[str]) -> str:
    """The layout that these cards make: each piece as it was drawn first, on its other side where else it would not do.

    drawn: all cards of the pieces, in the order drawn. It is the pack's first layout if no sides of the pieces do.
    """
    ways: dict[str, dict[str, Placement]] = {}
    for (slot,) in map(slots_of, drawn):
        ways.setdefault(slot.piece, {}).setdefault(slot.side, slot)
    for slots in islice(product(*(sides.values() for sides in ways.values())), LAYOUTS_TRIED):
        if not any(layout_faults(pack, slots)):
            return word_of(slots)
    return next(iter(pack.layouts))
