"""`undo-shape`: what an undo costs in a long log, beside a short one."""

from asyncio import run
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple
from uuid import UUID

from api.service.command import Command
from api.service.tables.use_cases import Tables
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, played, service_in

WANTED = Wanted(bound=1.5, aim=1.1, falling=True)
ONE = Wanted(bound=1, falling=True)
STEPS_BACK = 10


class Cost(NamedTuple):
    """Of an undo, in seconds: of the processor, which no wait for the disk can hide, and of the clock; its events."""

    processor: float = inf
    clock: float = inf
    events: int = 0

    def best(self, other: "Cost") -> "Cost":
        """The shorter times, the larger number of events."""
        return Cost(min(self.processor, other.processor), min(self.clock, other.clock), max(self.events, other.events))


def undo_shape(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The cost of turning back one action, and ten, in a long and a short log."""
    with service_in(folder, subject) as service:
        return run(_measured(service.tables, subject, effort))


async def _measured(tables: Tables, subject: Subject, effort: Effort) -> list[Measured]:
    long = await played(tables, subject, effort.long, Random(1))
    short = await played(tables, subject, effort.short, Random(2))
    settle()
    one = await _compared(tables, long, short, 1, effort.samples)
    ten = await _compared(tables, long, short, STEPS_BACK, effort.samples)
    length = tables.loaded(long).table.version
    return [
        _line("undo-shape", one, f"one action back; {length:,} events in the long log"),
        _line("undo-shape/ten", ten, f"{STEPS_BACK} actions back"),
        Measured("undo-shape/events", max(cost.events for cost in (*one, *ten)), 1, "events", "of one undo", ONE),
    ]


def _line(name: str, costs: tuple[Cost, Cost], note: str) -> Measured:
    long, short = costs
    clock = f"with the disk {long.clock * 1e6:,.0f} and {short.clock * 1e6:,.0f} µs"
    return Measured(name, long.processor * 1e6, short.processor * 1e6, "µs", f"{note}; {clock}", WANTED)


async def _compared(tables: Tables, long: UUID, short: UUID, back: int, samples: int) -> tuple[Cost, Cost]:
    """The least costs in both logs of turning back so many actions, taken in turn."""
    costs = [Cost(), Cost()]
    for _ in range(samples):
        for index, table in enumerate((long, short)):
            costs[index] = costs[index].best(await _undo(tables, table, back))
    return costs[0], costs[1]


async def _undo(tables: Tables, table: UUID, back: int) -> Cost:
    """Undo, and redo unmeasured."""
    loaded = tables.loaded(table)
    current, before = loaded.table.timeline.current, loaded.table.version
    line = [*loaded.table.timeline.line(current), 0]
    to = line[min(back, len(line) - 1)]
    processor, clock = process_time(), perf_counter()
    done = await tables.undo(table, Command(0), to)
    cost = Cost(process_time() - processor, perf_counter() - clock, done.version - before)
    await tables.redo(table, Command(0), current)
    return cost
