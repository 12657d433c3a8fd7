"""`patch`: the change from one board to the next, beside one encoding of the whole board."""

import asyncio
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter

from msgspec.json import encode

from api.service.service import Service
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.views.boards import ShownBoard
from tests.bench.measuring import Effort, Measured, Wanted, race_each
from tests.bench.playing import Subject, line_of, played, service_in
from tests.compiled.modules import how_they_run

MICRO = 1e6
QUICK = Wanted(bound=1.5, aim=0.7, falling=True)
LANGUAGE = "en"


def patch(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Microseconds of a patch, at the median of actions; of the board that it leads to, beside one made whole."""
    with service_in(folder, subject) as service:
        table = asyncio.run(played(service.tables, subject, effort.actions, Random(1)))
        loaded = service.tables.loaded(table)
        boards = shown(service, loaded)
        lines = [[partial(work, *two) for two in pairwise(boards)] for work in (changed, encoded)]
        patches, whole = race_each(effort.rounds, *lines)
        ways = [partial(made_boards, service, loaded, is_whole=is_whole) for is_whole in (False, True)]
        made, alone = (
            [min(times) for times in zip(*(way() for _ in range(effort.rounds)), strict=True)] for way in ways
        )
    note = f"{len(patches)} actions, {len(encode(boards[-1].data)):,} bytes a board, {how_they_run()}"
    return [
        Measured("patch", middle(patches), middle(whole), "µs", note, QUICK),
        Measured("patch/board", middle(made), middle(alone), "µs", "with its digest, beside one made whole"),
    ]


def changed(before: ShownBoard, after: ShownBoard) -> bytes:
    """Return the patch from one board to the next, encoded."""
    return encode(before.changes_to(after))


def encoded(before: ShownBoard, after: ShownBoard) -> bytes:
    """Return the whole board, encoded."""
    return encode(after.data)


def shown(service: Service, loaded: LoadedTable) -> list[ShownBoard]:
    """Return the boards after all actions that count, as a stream makes them."""
    sight = service.boards.sight(service.reader_views.of(loaded.id, None), LANGUAGE)
    found: list[ShownBoard] = []
    for step in line_of(loaded):
        entry = step.entries[-1]
        found.append(sight.next_board(entry.version, loaded.after(entry.action), found[-1] if found else None))
    return found


def made_boards(service: Service, loaded: LoadedTable, *, is_whole: bool) -> list[float]:
    """Return the seconds of each board. is_whole: whether none shares anything with an earlier one."""
    sight = service.boards.sight(service.reader_views.of(loaded.id, None), LANGUAGE)
    times: list[float] = []
    before: ShownBoard | None = None
    for step in line_of(loaded):
        entry = step.entries[-1]
        position = loaded.after(entry.action)
        began = perf_counter()
        before = sight.next_board(entry.version, position, None if is_whole else before)
        times.append(perf_counter() - began)
    return times


def middle(times: list[float]) -> float:
    """Return the median in microseconds."""
    return sorted(times)[len(times) // 2] * MICRO
