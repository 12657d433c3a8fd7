"""`http-action`: one durable action over HTTP, beside a bare JSON route under the same load.

A client must know legal keys without asking, or the asking would be measured too. So the tables are rehearsed: each is
played at random in this process, then the server turns it back to its start with one undo, and the client takes the
same line again. Chance is sealed and an undo never rolls again, so every key of the line is legal once more, and leads
to the same entries.
"""

import json
import os
from asyncio import run
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from api.service.command import CommandResult
from api.service.tables.use_cases import Tables
from api.shared.commands import done_bytes
from tests.bench.http_load import Load, Script, load, post
from tests.bench.http_servers import KINDS, serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Step, Subject, act, line_of, service_in, started
from tests.bench.ways import Way, served

WANTED = Wanted(bound=0.22, aim=0.27)
TRIES = 200
"""A line that is over too soon is turned back and goes on; after so many times its length it is given up."""
OURS = "ours"
"""The kind of server that is the service."""
NOTHING = Load(inf, (0.0,), ())


class Rehearsed(NamedTuple):
    """A table whose line can be taken again, each action by its seat's token."""

    path: str
    tokens: tuple[str, ...]
    line: tuple[Step, ...]

    def turn_back(self) -> Script:
        """Undo the whole line."""
        return [post(f"{self.path}/undo", b'{"to":0}', self.tokens[0])]

    def actions(self, version: int) -> list[bytes]:
        """Take the line again at a table of this version, each command as it would be offered."""
        requests = []
        for step in self.line:
            body = json.dumps({"command": {"key": step.key, "version": version}}, separators=(",", ":"))
            requests.append(post(f"{self.path}/actions", body.encode(), self.tokens[step.seat]))
            version += len(step.entries)
        return requests


def http_action(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Requests a second of the service in each way, of a bare Starlette route, and of a FastAPI route with models."""
    with service_in(folder, subject) as service:
        tables = [run(rehearsed(service.tables, subject, effort.line, Random(n))) for n in range(effort.tables)]
    answer = folder / "answer.json"
    answer.write_bytes(typical_answer(tables))
    with apart() as core, ExitStack() as stack:
        server = partial(serving, core=core, subject=subject.where, answer=answer)
        ours = served(stack, partial(server, OURS), folder)
        bare = {kind: stack.enter_context(server(kind, folder)) for kind in KINDS if kind != OURS}
        best = _race(ours, bare, tables, effort.rounds)
    return [line for way in reversed(ours) for line in _report(way, best, answer.stat().st_size, core)]


async def rehearsed(tables: Tables, subject: Subject, actions: int, chance: Random) -> Rehearsed:
    """A new table, played until its current line has this many actions."""
    table, tokens = await started(tables, subject)
    loaded = tables.loaded(table)
    for _ in range(actions * TRIES):
        await act(tables, table, chance)
        if loaded.table.timeline.depth(loaded.table.timeline.current) == actions:
            return Rehearsed(f"/v1/tables/{table}", tokens, tuple(line_of(loaded)))
    raise AssertionError(f"no game of {subject.game.id} lasts {actions} actions")


def typical_answer(tables: Sequence[Rehearsed]) -> bytes:
    """Of all that the actions are answered, the one of middle size."""
    steps = [(number, step) for table in tables for number, step in enumerate(table.line, start=1)]
    answers = [
        done_bytes(CommandResult(step.entries[-1].version, number, step.entries, (step.seat,)))
        for number, step in steps
    ]
    return sorted(answers, key=len)[len(answers) // 2]


@contextmanager
def apart() -> Iterator[int | None]:
    """A core for the servers alone, while this process keeps to another; None where that cannot be had."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    cores = os.sched_getaffinity(0)
    core, *others = sorted(cores)
    os.sched_setaffinity(0, others or cores)
    try:
        yield core
    finally:
        os.sched_setaffinity(0, cores)


def _race(
    ours: Mapping[Way, int], bare: Mapping[str, int], tables: Sequence[Rehearsed], rounds: int
) -> dict[Way | str, Load]:
    """Each server's best load; they are loaded in turn and about as long, since a short load is less often disturbed.

    The first round warms up, and tells how often a faster server must be sent the same requests.
    """
    settle()
    first = {kind: load(port, scripts) for kind, port, scripts in _round(ours, bare, tables, {})}
    slowest = max(first[way].seconds for way in ours)
    times = {kind: max(1, round(slowest / first[kind].seconds)) for kind in bare}
    best: dict[Way | str, Load] = {}
    for _ in range(rounds):
        for kind, port, scripts in _round(ours, bare, tables, times):
            best[kind] = max(best.get(kind, NOTHING), load(port, scripts), key=lambda found: found.rate)
    return best


def _round(
    ours: Mapping[Way, int], bare: Mapping[str, int], tables: Sequence[Rehearsed], times: Mapping[str, int]
) -> Iterator[tuple[Way | str, int, list[Script]]]:
    """The requests of all tables' lines for each server, ours turned back before."""
    scripts: list[list[bytes]] = []
    for way, port in ours.items():
        turned = load(port, [table.turn_back() for table in tables])
        versions = [int(msgspec.json.decode(body)["version"]) for body in turned.last]
        scripts = [table.actions(version) for table, version in zip(tables, versions, strict=True)]
        yield way, port, [*scripts]
    for kind, port in bare.items():
        yield kind, port, [script * times.get(kind, 1) for script in scripts]


def _report(way: Way, best: Mapping[Way | str, Load], size: int, core: int | None) -> list[Measured]:
    ours, bare, models = (best[kind] for kind in (way, "starlette", "fastapi"))
    where = "no core of its own" if core is None else "one core"
    note = f"{way.name}; {_latency(ours)} (bare: {_latency(bare)}); {where}, answers of {size} bytes"
    lines = [
        Measured("http-action", ours.rate, bare.rate, "requests/s", note, WANTED),
        Measured("http-action/models", ours.rate, models.rate, "requests/s", "beside a bare FastAPI route with models"),
    ]
    return [replace(line, name=f"{way.prefix}{line.name}") for line in lines]


def _latency(found: Load) -> str:
    return f"p50 {found.percentile(0.5):.1f} ms, p99 {found.percentile(0.99):.1f} ms"
