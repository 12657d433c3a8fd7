"""Luck in numbers: for each die and deck the actual value, the expected one, and a range for it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

from domain.kernel.fact import Face
from projections.luck.outcomes import DeckDraws, DieCounts, Outcomes, Seat, Stretch
from projections.luck.spread import Expectation, even, expectation, hypergeometric, sum_of

KINDS_MAX = 12
"""The most kinds of a deck that are measured: those with most cards."""
COPIES_MIN = 2
"""The fewest copies in a pool with which a kind is measured."""
DRAWN_MIN = 5
"""The fewest draws that tell anything about the kinds of a deck."""
ROLLS_MAX = 200
"""The most rolls that are tried to find out how many tell anything about a die."""

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
    """A die's luck. counts: how often each different face came; expected: how often each should have.

    needed: how many rolls it takes before they can tell anything; 0 if they can, or if none ever will.
    """

    seat: Seat
    die: str
    rolled: int
    faces: tuple[Face, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...]
    measures: tuple[Measure, ...]
    needed: int = 0


class DeckLuck(Struct, frozen=True):
    """A deck's luck. drawn: how many cards were drawn unseen.

    needed: how many draws it takes before they can tell anything; 0 if they can, or if no kind comes several times.
    """

    seat: Seat
    deck: str
    drawn: int
    measures: tuple[Measure, ...]
    needed: int = 0


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
    def has_come(self) -> bool:
        """Whether any outcome counts."""
        return bool(self.decks) or any(one.rolled for one in self.dice)

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
    return DieLuck(
        die.seat,
        die.die,
        rolled,
        tuple(sides),
        tuple(came[face] for face in sides),
        tuple(rolled * sides[face] / len(die.faces) for face in sides),
        die_measures(die.faces, came),
        rolls_needed(die.faces, rolled),
    )


def die_measures(faces: tuple[Face, ...], came: Counter[Face]) -> tuple[Measure, ...]:
    """Return the values of a die that tell something. came: how often each face did."""
    rolled, sides = came.total(), Counter(faces)
    if not rolled:
        return ()
    if values := numbers_of(faces):
        expected = sum_of(values, rolled)
        total = sum(value * came[value] for value in set(values))
        return (mean_of(total, rolled, expected),) if expected.tells else ()
    return telling(
        (str(face), came[face], face_of(sides[face], len(faces), rolled)) for face in looked_at(tuple(sides))
    )


@lru_cache(1_024)
def rolls_needed(faces: tuple[Face, ...], rolled: int) -> int:
    """Return how many rolls of a die tell something; 0 if so many do already, or if no number does."""
    values, sides = numbers_of(faces), Counter(faces)

    def tells(rolls: int) -> bool:
        return (
            sum_of(values, rolls).tells
            if values
            else any(face_of(sides[face], len(faces), rolls).tells for face in looked_at(tuple(sides)))
        )

    if rolled and tells(rolled):
        return 0
    return next((rolls for rolls in range(rolled + 1, ROLLS_MAX) if tells(rolls)), 0) if len(sides) > 1 else 0


def numbers_of(faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Return the faces if all are numbers; else nothing."""
    values = tuple(face for face in faces if isinstance(face, int))
    return values if len(values) == len(faces) else ()


def looked_at(sides: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return the faces to look at. Of two faces the first says all."""
    return sides[:1] if len(sides) <= 2 else sides[:KINDS_MAX]


def mean_of(total: int, rolled: int, expected: Expectation) -> Measure:
    """Return the mean of a die that was rolled at least once. expected: of the sum."""
    return Measure("mean", *(value / rolled for value in (total, expected.mean, expected.low, expected.high)))


def face_of(sides: int, of: int, rolled: int) -> Expectation:
    """Return how often to expect a face, which is on `sides` of `of` sides."""
    return expectation(((even((1,) * sides + (0,) * (of - sides)), rolled),))


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
    kinds = sorted(kind for kind, count in most.most_common(KINDS_MAX) if count >= COPIES_MIN)
    if drawn < DRAWN_MIN:
        return DeckLuck(deck.seat, deck.deck, drawn, (), DRAWN_MIN if kinds else 0)
    return DeckLuck(deck.seat, deck.deck, drawn, telling(kind_of(kind, samples) for kind in kinds))


def kind_of(kind: str, samples: Sequence[Sample]) -> tuple[str, int, Expectation]:
    """Return a kind, how often it came, and how often to expect it: each stretch is a sample without replacement."""
    terms = Counter(
        hypergeometric(one.stretch.size, one.kinds[kind], one.stretch.drawn) for one in samples if one.kinds[kind]
    )
    return kind, sum(one.came[kind] for one in samples), expectation(tuple(sorted(terms.items())))


def telling(counts: Iterable[tuple[str, int, Expectation]]) -> tuple[Measure, ...]:
    """Return the counts that tell something, as values: (key, how often it came, how often to expect it)."""
    return tuple(
        Measure(key, came, expected.mean, expected.low, expected.high)
        for key, came, expected in counts
        if expected.tells
    )
