"""What a bench finds, and how times are taken on a machine that others use too."""

import gc
from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter

from msgspec import Struct

Clock = Callable[[], float]
"""Tells a time in seconds."""


class Effort(Struct, frozen=True):
    """How much is measured.

    rounds: of each measurement, the best counts; games: played for the log that is folded, of `actions` each;
    long, short: actions of the tables that are compared; tables: that play over HTTP, `line` actions each a round;
    answers: of the rules alone in a round; samples: single undos and reconnects, and targets of a far undo;
    spectators: who are reached; idle: who only watch;
    past: actions that a recap sums up; entries: of a table whose page is opened; updates: that a page then follows;
    failovers: servers of a log that are killed one after another; notices: that are due at once; crowd: tables of
    people and bots; seconds: of each measurement beside them.
    """

    rounds: int = 7
    games: int = 4
    actions: int = 400
    long: int = 5000
    short: int = 100
    tables: int = 20
    line: int = 100
    answers: int = 3000
    samples: int = 40
    spectators: int = 200
    idle: int = 1000
    past: int = 500
    entries: int = 800
    failovers: int = 20
    updates: int = 2000
    notices: int = 3000
    crowd: int = 100
    seconds: float = 20.0


class Measured(Struct, frozen=True):
    """A line of the report. ratio: ours / limit; both None where nothing limits.

    wanted: what the ratio should be, None if it is told for information only.
    """

    name: str
    ours: float
    limit: float | None
    unit: str
    note: str = ""
    wanted: "Wanted | None" = None

    @property
    def ratio(self) -> float | None:
        """Ours as a share of the limit."""
        return self.ours / self.limit if self.limit else None


class Wanted(Struct, frozen=True):
    """What a ratio should reach: at least `bound`, better `aim`; at most if `falling`."""

    bound: float
    aim: float | None = None
    falling: bool = False

    def met_by(self, ratio: float) -> bool:
        """Whether the ratio is within the bound."""
        return ratio <= self.bound if self.falling else ratio >= self.bound

    def __str__(self) -> str:
        bound = f"at {'most' if self.falling else 'least'} {self.bound:g}"
        return bound if self.aim is None else f"{bound}, aim {self.aim:g}"


def settle() -> None:
    """Keep the garbage collector from what was prepared, while something is measured."""
    gc.collect()
    gc.freeze()


def unsettle() -> None:
    """Let it have what is left of that."""
    gc.unfreeze()


def race(rounds: int, *runners: Callable[[], object], clock: Clock = perf_counter) -> list[float]:
    """The shortest time of each in seconds; they run in turn, so that what disturbs the machine disturbs all.

    clock: `thread_time` for what never waits, so that processes that take the processor do not count.
    """
    return [sum(times) for times in race_each(rounds, *[[runner] for runner in runners], clock=clock)]


def race_each(rounds: int, *lines: Sequence[Callable[[], object]], clock: Clock = perf_counter) -> list[list[float]]:
    """The shortest time of each runner in seconds, line by line; the first runners of all lines run in turn, then the
    second ones and so on, and then all again. So what a runner used the last time is in the cache no more than it was
    the first time, and a busy machine disturbs only few of many short runs. The turn is reversed every other time,
    since what runs first brings the data into the processor's cache for the others.
    """
    settle()
    best = [[inf] * len(line) for line in lines]
    numbers = range(len(lines))
    for number in range(rounds):
        for index, runners in enumerate(zip(*lines, strict=True)):
            for line in reversed(numbers) if number % 2 else numbers:
                began = clock()
                runners[line]()
                best[line][index] = min(best[line][index], clock() - began)
    return best
