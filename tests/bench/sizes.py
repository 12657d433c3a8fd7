"""`sizes`: bytes, memory and menus, told for information; nothing limits them."""

import tracemalloc
from asyncio import run
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from uuid import UUID

from api.service.service import Service
from api.service.tables.loaded_table import LoadedTable, question_options
from tests.bench.measuring import Effort, Measured, race
from tests.bench.playing import Subject, played, restarted, service_in

KIB = 1024


def sizes(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Stored bytes, lines a second, memory of live tables and kept states, the largest and the slowest menu."""
    with service_in(folder, subject) as service:
        tables = [run(played(service.tables, subject, effort.actions, Random(n))) for n in range(effort.games)]
        return [*_log(service, tables, effort), *_memory(service, tables), *_menus(service, tables, effort)]


def _log(service: Service, tables: list[UUID], effort: Effort) -> list[Measured]:
    log = service.tables.log
    events = [event for table in tables for event in log.stored(table)]
    size = sum(len(event.state) for event in events) / len(events)
    actions = sum(service.tables.loaded(table).table.timeline.length for table in tables)
    (took,) = race(effort.rounds, lambda: [log.codec.line(event) for event in events])
    return [
        Measured("bytes-per-event", size, None, "bytes", f"{len(events) / actions:.1f} events an action"),
        Measured("lines", len(events) / took, None, "lines/s", "log lines made from stored bytes"),
    ]


def _memory(service: Service, tables: list[UUID]) -> list[Measured]:
    cold = restarted(service)

    def open_all() -> list[object]:
        return [cold.loaded(table).position for table in tables]

    def fold_all() -> list[object]:
        return [one.after(action) for one in lives for action in range(one.table.timeline.length + 1)]

    loaded = _held(open_all) / len(tables)
    lives = [cold.loaded(table) for table in tables]
    kept = _held(fold_all)
    number = sum(one.table.timeline.length for one in lives)
    return [
        Measured("memory-per-live-table", loaded / KIB, None, "KiB", "opened from its snapshot, one position kept"),
        Measured("memory-per-1000-states", kept / number * 1000 / KIB, None, "KiB", f"{number:,} positions kept"),
    ]


def _held(make: Callable[[], Any]) -> int:
    """The bytes that are held after a call and were not before."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        made = make()
        after, _ = tracemalloc.get_traced_memory()
        del made
        return after - before
    finally:
        tracemalloc.stop()


def _menus(service: Service, tables: list[UUID], effort: Effort) -> list[Measured]:
    """Each position's menu at its best of several; of these the largest, the slowest, the middle one."""
    times, largest = [], 0
    for table in tables:
        loaded = service.tables.loaded(table)
        for action in range(loaded.table.timeline.length + 1):
            took, size = _menu(loaded, action, effort.rounds)
            times.append(took)
            largest = max(largest, size)
    times.sort()
    slowest, middle = times[-1] * 1e6, times[len(times) // 2] * 1e6
    return [
        Measured("menu-size", largest, None, "options", "the largest menu"),
        Measured("menu-time", slowest, None, "µs", f"the slowest menu; the median is {middle:.0f} µs"),
    ]


def _menu(loaded: LoadedTable, action: int, rounds: int) -> tuple[float, int]:
    position, best, size = loaded.after(action), inf, 0
    for _ in range(rounds):
        began = perf_counter()
        size = len(question_options(position))
        best = min(best, perf_counter() - began)
    return best, size
