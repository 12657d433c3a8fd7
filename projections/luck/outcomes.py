"""Outcomes of chance at one table or at many, as counts by seat, die and deck."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.fact import Face

Seat = int | None
"""A seat; None for the whole table, where outcomes without an answer count, too."""
Counts = tuple[tuple[str, int], ...]


class DieCounts(Struct, frozen=True):
    """How often each face of a die came. counts: by place in `faces`."""

    seat: Seat
    die: str
    faces: tuple[Face, ...]
    counts: tuple[int, ...]


class Stretch(Struct, frozen=True):
    """Draws from a pool between two changes of its cards, so a sample without replacement.

    size: cards in the pool at first; kinds: how many of each kind were among them; drawn: how many cards came; came:
    how many of each kind.
    """

    size: int
    kinds: Counts
    drawn: int
    came: Counts


class DeckDraws(Struct, frozen=True):
    """The draws from a deck."""

    seat: Seat
    deck: str
    stretches: tuple[Stretch, ...]


class Outcomes(Struct, frozen=True):
    """All outcomes of chance, each once.

    hidden: draws that are not open to everyone yet; left_out: draws beyond the number that is counted; copied: outcomes
    that a branch took over from its origin and that are not counted; tables: how many these are.
    """

    dice: tuple[DieCounts, ...] = ()
    decks: tuple[DeckDraws, ...] = ()
    hidden: int = 0
    left_out: int = 0
    copied: int = 0
    tables: int = 1

    @property
    def seats(self) -> list[int]:
        """The seats with any outcome."""
        found = {one.seat for one in self.dice} | {one.seat for one in self.decks}
        return sorted(seat for seat in found if seat is not None)


def pooled(many: Iterable[Outcomes]) -> Outcomes:
    """Return the outcomes of several tables of a game together, seat by seat."""
    dice: dict[tuple[Seat, str, tuple[Face, ...]], Counter[int]] = {}
    decks: dict[tuple[Seat, str], list[Stretch]] = {}
    hidden = left_out = copied = tables = 0
    for one in many:
        for die in one.dice:
            counts = dice.setdefault((die.seat, die.die, die.faces), Counter())
            counts.update(dict(enumerate(die.counts)))
        for deck in one.decks:
            decks.setdefault((deck.seat, deck.deck), []).extend(deck.stretches)
        hidden, left_out, copied = hidden + one.hidden, left_out + one.left_out, copied + one.copied
        tables += one.tables
    return Outcomes(
        tuple(
            DieCounts(seat, die, faces, tuple(counts[at] for at in range(len(faces))))
            for (seat, die, faces), counts in sorted(dice.items(), key=lambda item: rank(*item[0][:2]))
        ),
        tuple(
            DeckDraws(seat, deck, tuple(stretches))
            for (seat, deck), stretches in sorted(decks.items(), key=lambda item: rank(*item[0]))
        ),
        hidden,
        left_out,
        copied,
        tables,
    )


def whole_table(outcomes: Outcomes) -> Outcomes:
    """Return the outcomes without the rows of single seats."""
    return replace(
        outcomes,
        dice=tuple(one for one in outcomes.dice if one.seat is None),
        decks=tuple(one for one in outcomes.decks if one.seat is None),
    )


def rank(seat: Seat, name: str) -> tuple[int, str]:
    """Return the rank of a row: the whole table first, then seat by seat."""
    return -1 if seat is None else seat, name
