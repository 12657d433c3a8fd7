"""Luck in numbers: for each die and deck the actual value, the expected one, and a range for it."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from domain.kernel.fact import Face
from projections.luck.outcomes import DeckDraws, DieCounts, Outcomes, Seat, Stretch
from projections.luck.spread import Expectation, even, expectation, faces, hypergeometric

KINDS_MAX = 12
"""The most kinds of a deck that are measured: those with most cards."""
COPIES_MIN = 2
"""The fewest copies in a pool with which a kind is measured."""
DRAWN_MIN = 5
"""The fewest draws that tell anything about the kinds of a deck."""

Place = Literal["below", "within", "above"]


class Measure(Struct, frozen=True):
    """An actual value with its expectation by even chances.

    key: `mean` of a die with numbers, else a face or kind; came: the mean or a count; low, high: both included, nine of
    ten tables lie between them.
    """

    key: str
    came: float
    expected: float
    low: float
    high: float

    @property
    def place(self) -> Place:
        """Where the value lies beside its range."""
        return "below" if self.came < self.low else "above" if self.came > self.high else "within"


class DieLuck(Struct, frozen=True):
    """A die's luck. counts: how often each different face came; expected: how often each should have."""

    seat: Seat
    die: str
    rolled: int
    faces: tuple[Face, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...]
    measures: tuple[Measure, ...]


class DeckLuck(Struct, frozen=True):
    """A deck's luck. drawn: how many cards were drawn unseen."""

    seat: Seat
    deck: str
    drawn: int
    measures: tuple[Measure, ...]


class Account(Struct, frozen=True):
    """The luck of a table, or of several. The other fields are those of Outcomes."""

    dice: tuple[DieLuck, ...]
    decks: tuple[DeckLuck, ...]
    hidden: int
    left_out: int
    copied: int
    tables: int

    @property
    def measures(self) -> list[Measure]:
        """All measured values."""
        of_dice = [measure for die in self.dice for measure in die.measures]
        return of_dice + [measure for deck in self.decks for measure in deck.measures]

    @property
    def seats(self) -> list[Seat]:
        """The seats with luck of their own, the whole table first."""
        found = {one.seat for one in self.dice} | {one.seat for one in self.decks}
        return sorted(found, key=lambda seat: -1 if seat is None else seat)


def account(outcomes: Outcomes) -> Account:
    """Return the luck in these outcomes. A single seat's is not listed apart from the table's."""
    shown = {None, *outcomes.seats} if len(outcomes.seats) > 1 else {None}
    return Account(
        tuple(die_luck(one) for one in outcomes.dice if one.seat in shown),
        tuple(deck_luck(one) for one in outcomes.decks if one.seat in shown),
        outcomes.hidden,
        outcomes.left_out,
        outcomes.copied,
        outcomes.tables,
    )


def die_luck(die: DieCounts) -> DieLuck:
    """Return the luck with a die: of its mean if all faces are numbers, else of its faces."""
    rolled, sides = sum(die.counts), Counter(die.faces)
    came: Counter[Face] = Counter()
    for face, count in zip(die.faces, die.counts, strict=True):
        came[face] += count
    values = [face for face in die.faces if isinstance(face, int)]
    if len(values) == len(die.faces):
        total = sum(face * came[face] for face in set(values))
        measures = [mean_of(total, rolled, faces(values, rolled))]
    else:
        measures = [face_of(face, came[face], sides[face], len(die.faces), rolled) for face in looked_at(tuple(sides))]
    expected = tuple(rolled * sides[face] / len(die.faces) for face in sides)
    return DieLuck(
        die.seat, die.die, rolled, tuple(sides), tuple(came[face] for face in sides), expected, telling(measures)
    )


def looked_at(sides: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return the faces to look at. Of two faces the first says all."""
    return sides[:1] if len(sides) <= 2 else sides[:KINDS_MAX]


def mean_of(total: int, rolled: int, expected: Expectation) -> Measure:
    """Return the mean of a die that was rolled at least once."""
    return Measure("mean", *(value / rolled for value in (total, *expected)))


def face_of(face: Face, came: int, sides: int, of: int, rolled: int) -> Measure:
    """Return how often a face came, which is on `sides` of `of` sides."""
    one = even((1,) * sides + (0,) * (of - sides))
    return Measure(str(face), came, *expectation(((one, rolled),)))


class Sample(NamedTuple):
    """A stretch, with counts that can be looked up."""

    stretch: Stretch
    kinds: Counter[str]
    came: Counter[str]


def deck_luck(deck: DeckDraws) -> DeckLuck:
    """Return the luck with a deck, kind by kind."""
    samples = [Sample(one, Counter(dict(one.kinds)), Counter(dict(one.came))) for one in deck.stretches]
    most: Counter[str] = Counter()
    for sample in samples:
        most |= sample.kinds
    drawn = sum(one.drawn for one in deck.stretches)
    kinds = sorted(kind for kind, count in most.most_common(KINDS_MAX) if count >= COPIES_MIN and drawn >= DRAWN_MIN)
    return DeckLuck(deck.seat, deck.deck, drawn, telling([kind_of(kind, samples) for kind in kinds]))


def kind_of(kind: str, samples: Sequence[Sample]) -> Measure:
    """Return how often a kind came: each stretch is a sample without replacement."""
    terms = Counter(
        hypergeometric(one.stretch.size, one.kinds[kind], one.stretch.drawn) for one in samples if one.kinds[kind]
    )
    came = sum(one.came[kind] for one in samples)
    return Measure(kind, came, *expectation(tuple(sorted(terms.items()))))


def telling(measures: list[Measure]) -> tuple[Measure, ...]:
    """Return the values without those that could not have been different."""
    return tuple(one for one in measures if one.low < one.high)
