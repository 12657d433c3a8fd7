"""The ledger of a table's outcomes, from its log: each (stream, n) once, however often it was undone and came again."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from domain.kernel.chance.pile import canonical, pool_of_stream
from domain.kernel.chance.pile import without as left
from domain.kernel.chance.seal import UNKNOWN_CARD, UNKNOWN_NUMBER
from domain.kernel.fact import (
    ActionTaken,
    CardsDrawn,
    CardsShuffled,
    CardsTaken,
    DiceRolled,
    Entry,
    Face,
    OnlyAnswerTaken,
)
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone
from projections.luck.outcomes import DeckDraws, DieCounts, Outcomes, Seat, Stretch, rank

KindOf = Callable[[str, str], str | None]
"""(deck, card) -> the kind that counts; None for a card that counts as a draw only."""
Pool = tuple[str, ...] | None
"""The unseen cards of a pool in canonical order; None once not everyone may know them."""

CELLS_MAX = 2_000_000
"""The most cards of all compositions together. A long game has a twentieth; further draws are left out."""


class OpenStretch:
    """A stretch that further draws may continue."""

    def __init__(self, size: int, kinds: Counter[str]) -> None:
        self.size, self.kinds = size, kinds
        self.drawn = 0
        self.came: Counter[str] = Counter()

    def leads_to(self, size: int, kinds: Counter[str]) -> bool:
        """Return whether a pool is as this stretch left it."""
        return size == self.size - self.drawn and kinds == self.kinds - self.came

    def closed(self) -> Stretch:
        """Return the stretch as a value."""
        return Stretch(self.size, tuple(sorted(self.kinds.items())), self.drawn, tuple(sorted(self.came.items())))


class Ledger:
    """Follows a log's entries as everyone may know them. An unknown card in them is `?`, an unknown outcome -1."""

    def __init__(self, dice: Mapping[str, tuple[Face, ...]], kind_of: KindOf, copied: int = 0) -> None:
        """Start before the first entry. dice: the table's; copied: entries after the first whose outcomes another table
        has counted.
        """
        self._faces, self._kind_of, self._copied = dice, kind_of, copied
        self._kinds: dict[tuple[str, str], str | None] = {}
        self._pools: dict[str, Pool] = {}
        self._pools_after: dict[int, dict[str, Pool]] = {}
        self._met: set[tuple[str, int]] = set()
        self._seat: Seat = None
        self._dice: dict[tuple[Seat, str], Counter[int]] = {}
        self._decks: dict[tuple[Seat, str], list[OpenStretch]] = {}
        self._newest: dict[tuple[Seat, str], OpenStretch] = {}
        self._cells = self._hidden = self._left_out = self._copies = 0

    def follow(self, entry: Entry) -> None:
        """Count the outcomes of an entry, and continue from the position that it leads to."""
        match entry.fact:
            case ActionTaken(seat=seat) | OnlyAnswerTaken(seat=seat):
                self._seat = seat
            case DiceRolled() as fact:
                self._roll(fact, entry.version)
            case CardsShuffled(pool=pool, cards=cards):
                self._join(pool, cards)
            case CardsTaken(pool=pool, cards=cards):
                self._take(pool, cards)
            case CardsDrawn() as fact:
                self._draw(fact, entry.version)
            case ActionsUndone(to=to) | ActionsRedone(to=to):
                self._pools = self._pools_after.get(to, {})
        if not isinstance(entry.fact, TABLE_FACTS):
            self._pools_after[entry.action] = self._pools

    @property
    def outcomes(self) -> Outcomes:
        """The outcomes so far, without decks without draws, and of each seat without dice that it never rolled."""
        none: dict[tuple[Seat, str], Counter[int]] = {(None, die): Counter() for die in self._faces}
        rolled = none | self._dice
        dice = (
            DieCounts(seat, die, self._faces[die], tuple(counts[at] for at in range(len(self._faces[die]))))
            for (seat, die), counts in sorted(rolled.items(), key=lambda item: rank(*item[0]))
        )
        decks = (
            DeckDraws(seat, deck, tuple(stretch.closed() for stretch in stretches))
            for (seat, deck), stretches in sorted(self._decks.items(), key=lambda item: rank(*item[0]))
        )
        return Outcomes(tuple(dice), tuple(decks), self._hidden, self._left_out, self._copies)

    def _is_counted(self, stream: str, n: int, version: int) -> bool:
        """Return whether an outcome comes for the first time and belongs to this table."""
        if (stream, n) in self._met:
            return False
        self._met.add((stream, n))
        is_copy = 1 < version <= 1 + self._copied
        self._copies += is_copy
        return not is_copy

    @property
    def _holders(self) -> tuple[Seat, ...]:
        return (None,) if self._seat is None else (None, self._seat)

    def _roll(self, roll: DiceRolled, version: int) -> None:
        for die, n, _, outcome in roll.fate:
            if self._is_counted(die, n, version):
                for seat in self._holders:
                    self._dice.setdefault((seat, die), Counter())[outcome] += 1

    def _join(self, name: str, cards: tuple[str, ...]) -> None:
        pool = self._pools.get(name, ())
        is_known = pool is not None and UNKNOWN_CARD not in cards
        self._pools = {**self._pools, name: canonical((*(pool or ()), *cards)) if is_known else None}

    def _take(self, name: str, cards: tuple[str, ...]) -> None:
        pool = self._pools.get(name)
        if pool is not None:
            self._pools = {**self._pools, name: left(pool, cards)}

    def _draw(self, draw: CardsDrawn, version: int) -> None:
        """Count a draw: each outcome takes a member from its own pool. A pool with a hidden outcome is unknown from
        then on.
        """
        pools = dict(self._pools)
        for stream, n, m, outcome in draw.fate:
            name, is_counted = pool_of_stream(stream), self._is_counted(stream, n, version)
            pool = pools.get(name)
            if pool is None or outcome == UNKNOWN_NUMBER or len(pool) != m:
                pools[name] = None
                self._hidden += is_counted
                continue
            if is_counted:
                self._count_draw(name, pool, pool[outcome])
            pools[name] = pool[:outcome] + pool[outcome + 1 :]
        self._pools = pools

    def _count_draw(self, name: str, pool: tuple[str, ...], card: str) -> None:
        self._cells += len(pool)
        if self._cells > CELLS_MAX:
            self._left_out += 1
            return
        deck = name.rstrip("+")
        kinds = Counter(kind for one in pool if (kind := self._kind(deck, one)) is not None)
        kind = self._kind(deck, card)
        for seat in self._holders:
            stretch = self._newest.get((seat, name))
            if stretch is None or not stretch.leads_to(len(pool), kinds):
                stretch = self._newest[(seat, name)] = OpenStretch(len(pool), kinds)
                self._decks.setdefault((seat, deck), []).append(stretch)
            stretch.drawn += 1
            if kind is not None:
                stretch.came[kind] += 1

    def _kind(self, deck: str, card: str) -> str | None:
        """Return the kind of a card. A face-down place of another pool has none."""
        known = (deck, card)
        if known not in self._kinds:
            self._kinds[known] = None if card.startswith("?") else self._kind_of(deck, card)
        return self._kinds[known]


def gathered(
    entries: Iterable[Entry], dice: Mapping[str, tuple[Face, ...]], kind_of: KindOf, copied: int = 0
) -> Outcomes:
    """Return the outcomes of a log. The arguments are those of `Ledger`."""
    ledger = Ledger(dice, kind_of, copied)
    for entry in entries:
        ledger.follow(entry)
    return ledger.outcomes
