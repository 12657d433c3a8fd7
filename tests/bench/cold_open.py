"""`cold-open`: a table that is not in memory, opened from its snapshot, beside folding its whole log."""

from asyncio import run
from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from uuid import UUID

from api.service.command import Command
from api.service.service import Service
from api.service.tables.loaded_table import LoadedTable, runs
from domain.kernel.fact import Entry
from domain.kernel.position import Position, follow
from domain.kernel.tables.table import TABLE_FACTS, Table, follow_entries
from tests.bench.measuring import Effort, Measured, Wanted, race, settle
from tests.bench.playing import Subject, played, restarted, service_in

WANTED = Wanted(bound=0.1, falling=True)
MILLI = 1e3


def cold_open(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Milliseconds until a cold table's position is there, and until an undo of it is written."""
    with service_in(folder, subject) as service:
        table = run(played(service.tables, subject, effort.long, Random(3)))
        whole_log = service.tables.loaded(table)

        def ours() -> Any:
            return restarted(service).loaded(table).position

        def limit() -> Any:
            return folded_whole(whole_log)

        assert ours() == limit(), "the snapshot's position is the log's"
        opened, whole = race(effort.rounds, ours, limit)
        undone, targets = run(_undos(service, table, effort))
    note = f"{whole_log.table.version:,} events"
    return [
        Measured("cold-open", opened * MILLI, whole * MILLI, "ms", note, WANTED),
        Measured("cold-open/undo", undone * MILLI, whole * MILLI, "ms", f"the slowest of {targets} targets", WANTED),
    ]


def folded_whole(loaded: LoadedTable) -> Position[Any]:
    """The newest position from the log alone: each entry read once, then the table's fold and the current line's."""
    entries = loaded.entries(0, loaded.table.version)
    timeline = follow_entries(Table(), entries).timeline
    position = loaded.first()
    for first, last in [(2, timeline.start), *runs(timeline, reversed(list(timeline.line(timeline.current))))]:
        position = _followed(position, entries[first - 1 : last])
    return position


def _followed(position: Position[Any], entries: Sequence[Entry]) -> Position[Any]:
    for entry in entries:
        if type(entry.fact) not in TABLE_FACTS:
            position = follow(position, entry.fact)
    return position


async def _undos(service: Service, table: UUID, effort: Effort) -> tuple[float, int]:
    """Seconds of opening and undoing, the worst of targets all over the current line, each at its best; how many."""
    timeline = service.tables.loaded(table).table.timeline
    line = [*timeline.line(timeline.parent(timeline.current)), 0]
    targets = line[:: max(1, len(line) // effort.samples)]
    settle()
    best = dict.fromkeys(targets, inf)
    for _ in range(effort.rounds):
        for to in targets:
            tables = restarted(service)
            began = perf_counter()
            await tables.undo(table, Command(0), to)
            best[to] = min(best[to], perf_counter() - began)
            await tables.redo(table, Command(0), timeline.current)
    return max(best.values()), len(targets)
