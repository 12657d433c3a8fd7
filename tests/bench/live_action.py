"""`live-action`: a durable action whose whole table is connected, beside a bare server that sends the same bytes.

All seats are at their sockets, and the actions come over them. Each seat is sent the entries, the board's change, the
answer and the checkpoints. The bare server decodes the message, and sends each seat as many messages and bytes.
"""

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import uvicorn
from msgspec.structs import replace

from api.server.server import open_files
from tests.bench.feed import FILES
from tests.bench.feed_load import effort, gathered, watch_sse
from tests.bench.http_action import Rehearsed, apart, rehearsed, typical_answer
from tests.bench.http_load import TIMEOUT_SECONDS, Load, load
from tests.bench.http_servers import serving
from tests.bench.live_load import LiveTable, Move, Played, live_load, played_out
from tests.bench.live_servers import END
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, service_in
from tests.bench.ways import SOURCES, Way, served

OF_SOCKETS, OF_STARLETTE = Wanted(bound=0.25, aim=0.40), Wanted(bound=0.125, aim=0.20)
STEADY = Wanted(bound=2.5, aim=2.0, falling=True)
ANSWERED = b'"status":200'
FOLLOWED = b'"event":"checkpoint"'
MICRO = 1e6


def live_action(subject: Subject, how: Effort, folder: Path) -> list[Measured]:
    """Actions a second at tables whose seats all follow them; the same again with spectators."""
    with service_in(folder, subject) as service:
        tables = [asyncio.run(rehearsed(service.tables, subject, how.line, Random(n))) for n in range(how.tables)]
    answer = folder / "answer.json"
    answer.write_bytes(typical_answer(tables))
    open_files(FILES)
    with apart() as core, ExitStack() as stack:
        server = partial(serving, core=core, subject=subject.where, answer=answer)
        ours = served(stack, partial(server, "watched"), folder)
        bare = stack.enter_context(server("bare_live", folder))
        settle()
        return [*_raced(ours, bare, tables, how.rounds), _with_spectators(ours[SOURCES], tables, how)]


def _raced(ours: Mapping[Way, int], bare: int, tables: Sequence[Rehearsed], rounds: int) -> list[Measured]:
    """Compare the best of the service and of the bare server, which play in turn. The first round warms up, and tells
    how many bytes and messages an action is.
    """
    first, *_ = [live_load(port, live_tables(port, tables)) for port in ours.values()]
    mine: dict[Way, list[Played]] = {way: [] for way in ours}
    sockets: list[Played] = []
    joined: list[Played] = []
    routes: list[Load] = []
    for _ in range(rounds):
        for way, port in ours.items():
            mine[way].append(live_load(port, live_tables(port, tables)))
        sockets.append(live_load(bare, bare_tables(tables, first.bytes, first.messages)))
        joined.append(live_load(bare, bare_tables(tables, first.bytes)))
        routes.append(load(bare, [table.actions(1) for table in tables]))
    seats = len(tables[0].tokens)
    return [line for way in reversed(mine) for line in report(way, mine[way], sockets, joined, routes, seats)]


def live_tables(port: int, tables: Sequence[Rehearsed]) -> list[LiveTable]:
    """Turn all tables back. Return them as they are played over sockets."""
    turned = load(port, [table.turn_back() for table in tables])
    versions = [int(msgspec.json.decode(body)["version"]) for body in turned.last]
    return [live_table(table, version) for table, version in zip(tables, versions, strict=True)]


def live_table(table: Rehearsed, version: int) -> LiveTable:
    """Return a table of this version as its line is played over sockets, each command as it would be offered."""
    greetings = [json.dumps({"token": token, "after": version}).encode() for token in table.tokens]
    moves: list[Move] = []
    first = version
    for step in table.line:
        command = {"key": step.key, "version": version}
        version += len(step.entries)
        text = json.dumps({"do": "act", "command": command}, separators=(",", ":")).encode()
        moves.append(Move(step.seat, text, b'"id":%d,' % version, ANSWERED))
    return LiveTable(f"{table.path}/ws", first, greetings, FOLLOWED, moves)


def bare_tables(tables: Sequence[Rehearsed], size: float, messages: float = 0) -> list[LiveTable]:
    """Return the same tables for the bare server. size, messages: bytes and messages of an action, of all seats
    together; by default one message to a seat.
    """
    seats = len(tables[0].tokens)
    told = f"bytes={round(size / seats)}&messages={max(1, round(messages / seats))}"
    found: list[LiveTable] = []
    for number, table in enumerate(tables):
        moves = [one._replace(seen=END, answered=END) for one in live_table(table, 1).moves]
        found.append(LiveTable(f"/live/{number}?{told}", 1, [b"{}"] * seats, END, moves))
    return found


def report(
    way: Way,
    mine: Sequence[Played],
    sockets: Sequence[Played],
    joined: Sequence[Played],
    routes: Sequence[Load],
    seats: int,
) -> list[Measured]:
    """Return the lines of the report for a way: the best rates, and the least processor times.

    joined: of the bare server that sends one message to a seat; routes: of the bare route.
    """
    ours, bare, one = (max((each.load for each in of), key=lambda load: load.rate) for of in (mine, sockets, joined))
    cpu = [min(each.cpu for each in played) * MICRO for played in (mine, sockets)]
    sent = f"{mine[0].bytes:,.0f} bytes in {mine[0].messages:.1f} messages an action"
    note = f"{way.name}; {seats} seats a table, {sent}; {latency(ours)} (bare: {latency(bare)})"
    p50, p99 = (ours.percentile(share) for share in (0.5, 0.99))
    route = max(each.rate for each in routes)
    lines = [
        Measured("live-action", ours.rate, bare.rate, "actions/s", note, OF_SOCKETS),
        Measured("live-action/joined", ours.rate, one.rate, "actions/s", "as many bytes, in one message to a seat"),
        Measured("live-action/starlette", ours.rate, route, "actions/s", "beside a bare route", OF_STARLETTE),
        Measured("live-action/p99", p99, p50, "ms", "beside its p50", STEADY),
        Measured("live-action/cpu", cpu[0], cpu[1], "CPU µs/action", "all threads"),
    ]
    return [replace(line, name=f"{way.prefix}{line.name}") for line in lines]


def latency(found: Load) -> str:
    """Return the latencies that half and 99 % of the actions stay within."""
    return f"p50 {found.percentile(0.5):.1f} ms, p99 {found.percentile(0.99):.1f} ms"


def _with_spectators(port: int, tables: Sequence[Rehearsed], how: Effort) -> Measured:
    """Measure the same with spectators at the tables, for information."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        played, kib = runner.run(asyncio.wait_for(_watched(port, tables, how), TIMEOUT_SECONDS))
    note = f"{how.spectators} spectators; {latency(played.load)}, {kib:,.0f} KiB at most"
    return Measured("live-action/watched", played.load.rate, None, "actions/s", note)


async def _watched(port: int, tables: Sequence[Rehearsed], how: Effort) -> tuple[Played, float]:
    """Return what came of playing, and the most memory of the server in KiB."""
    live = await asyncio.to_thread(live_tables, port, tables)
    each = max(1, how.spectators // len(tables))
    joined = await asyncio.gather(
        *(gathered(port, watch_sse(table.path, one.version), each) for table, one in zip(tables, live, strict=True))
    )
    played = await played_out(port, live)
    memory = (await effort(port))["memory"]
    for one in joined:
        one.leave()
    return played, float(memory)
