"""How even outcomes are over many tables. Source: audit protocol 5.G."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from projections.audit.checks.statistics import counted, statistic
from projections.audit.facts import Face
from projections.audit.log import Log
from projections.audit.report import Statistic

CELLS_MAX = 1_000_000
"""The most possibilities counted in all. A game has some thousands; only logs made to exhaust us have more."""


class Sample(Struct, frozen=True):
    """How often each outcome of a die, or of draws from a pool of m cards, fell over all tables.

    faces: the die's, empty for a pool; counts: by outcome from 0, m of them.
    """

    game: str
    stream: str
    m: int
    faces: tuple[Face, ...]
    counts: tuple[int, ...]

    @property
    def statistic(self) -> Statistic:
        """Its test against even chances."""
        return statistic(self.stream, self.m, dict(enumerate(self.counts)))


class Survey:
    """Gathers the outcomes of revealed tables, and counts the others, so that none is left out silently."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str, tuple[Face, ...], int], Counter[int]] = {}
        self._tables: set[str] = set()
        self._cells = 0
        self.revealed = 0
        self.unrevealed = 0
        self.left_out = 0

    def add(self, log: Log) -> None:
        """Count a table whose log has no fault, unless it was counted already."""
        if not self._is_new(log.opened.table):
            return
        if log.server_seed is None:
            self.unrevealed += 1
            return
        self.revealed += 1
        dice = log.opened.dice
        for die, faces in dice.items():
            self._count(log.opened.game, die, faces, len(faces), Counter())
        for (stream, m), counts in counted(log.outcomes).items():
            self._count(log.opened.game, stream, dice.get(stream, ()), m, Counter(counts))

    def add_unrevealed(self, table: str) -> None:
        """Count a table that is not over yet."""
        self.unrevealed += self._is_new(table)

    @property
    def samples(self) -> Iterator[Sample]:
        """The samples by game: dice before pools, and pools by name, the fullest first."""
        for (game, stream, faces, m), counts in sorted(self._counts.items(), key=_rank):
            yield Sample(game, stream, m, faces, tuple(counts[outcome] for outcome in range(m)))

    def _is_new(self, table: str) -> bool:
        is_new = table not in self._tables
        self._tables.add(table)
        return is_new

    def _count(self, game: str, stream: str, faces: tuple[Face, ...], m: int, counts: Counter[int]) -> None:
        kind = (game, stream, faces, m)
        if kind not in self._counts:
            if self._cells + m > CELLS_MAX:
                self.left_out += counts.total()
                return
            self._cells += m
            self._counts[kind] = Counter()
        self._counts[kind].update(counts)


def _rank(sample: tuple[tuple[str, str, tuple[Face, ...], int], Counter[int]]) -> tuple[str, bool, str, int]:
    (game, stream, faces, m), _ = sample
    return game, not faces, stream, -m
