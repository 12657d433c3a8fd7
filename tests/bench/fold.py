"""`fold`: from stored bytes to the state, beside plain decoding of the same bytes."""

from asyncio import run
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import msgpack

from api.service.service import Service
from api.service.tables.loaded_table import LoadedTable, runs
from domain.kernel.position import Position
from infra.store.log import TableLog
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import Subject, played, service_in

WANTED = Wanted(bound=0.20, aim=0.40)


def fold(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Events a second that are folded, and that MessagePack alone decodes to lists."""
    with service_in(folder, subject) as service:
        tables = [run(played(service.tables, subject, effort.actions, Random(n))) for n in range(effort.games)]
        return measured(service, tables, effort)


def measured(service: Service, tables: Sequence[UUID], effort: Effort) -> list[Measured]:
    """The folding of these tables' current lines, table by table from the position before the setup."""
    lives = [service.tables.loaded(table) for table in tables]
    logs = [list(events_of_line(loaded, service.tables.log)) for loaded in lives]
    states = [state for log in logs for state in (event.state for event in log)]

    def ours() -> list[Position[Any]]:
        return [loaded.folded(loaded.first(), log) for loaded, log in zip(lives, logs, strict=True)]

    def limit() -> list[Any]:
        return [msgpack.unpackb(state) for state in states]

    took, least = race(effort.rounds, ours, limit)
    count = len(states)
    note = f"{count:,} events, {took / count * 1e6:.2f} µs each"
    return [Measured("fold", count / took, count / least, "events/s", note, WANTED)]


def events_of_line(loaded: LoadedTable, log: TableLog) -> Iterator[Any]:
    """All that leads to a table's newest position, in order; not what was undone."""
    timeline = loaded.table.timeline
    line = reversed(list(timeline.line(timeline.current)))
    for first, last in [(1, timeline.start), *runs(timeline, line)]:
        yield from log.stored(loaded.id, first - 1, last)
