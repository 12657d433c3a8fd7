"""`hooks`: notices through the outbox by a node of their own, and an action at another node meanwhile."""

import asyncio
from asyncio import run
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from uuid import UUID

from api.service.hooks.notices import Form
from api.service.service import Service
from infra.store.rows.records import HookRow
from tests.bench.abuse import line_again
from tests.bench.cluster import cpu_of
from tests.bench.cluster_servers import postgres
from tests.bench.http_action import Rehearsed, apart, rehearsed
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, Wanted, settle
from tests.bench.playing import Subject, service_in, started

NOTICES = 1000
"""The limit of notices for each second of a core."""
ENOUGH, DOUBLED = Wanted(bound=1), Wanted(bound=2, falling=True)
SHARE = 0.99
WITHIN_SECONDS = 120
ANSWER = b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
HEAD_BYTES_MAX = 65_536


class Receiver:
    """Takes notices on loopback. count: how many came; url: where."""

    def __init__(self) -> None:
        self.count = 0
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read a notice, and accept it."""
        await reader.read(HEAD_BYTES_MAX)
        self.count += 1
        writer.write(ANSWER)
        writer.close()


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver in a thread, till the end of the `with`."""
    loop, one = asyncio.new_event_loop(), Receiver()
    server = loop.run_until_complete(asyncio.start_server(one.take, "127.0.0.1", 0))
    one.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        yield one
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def hooks(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Notices a CPU second of the node that sends them, and an action's p99 at the other one, beside quiet ones."""
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    with postgres() as store_url, apart() as core, receiving() as receiver, ExitStack() as stack:
        service = stack.enter_context(service_in(folder, subject, store_url))
        player = run(rehearsed(service.tables, subject, effort.line, Random(0)))
        tables = [run(started(service.tables, subject))[0] for _ in range(effort.tables)]
        own = serving("node", folder, core, subject.where, answer, store_url, HOOKS_SENT="false")
        sending = serving("node", folder, None, subject.where, answer, store_url, HOOKS_ALLOW="127.0.0.1")
        port, sender = stack.enter_context(own), stack.enter_context(sending)
        settle()
        seats = -(-effort.notices // len(tables))
        quiet: list[float] = []
        noisy: list[float] = []
        cpu = 0.0
        for number in range(1, effort.rounds + 1):
            quiet += line_again(port, player, [], "127.0.1", Counter()).latencies
            before = cpu_of([sender])
            run(owe(service, tables, seats, receiver.url, number))
            noisy += lines_until(port, player, receiver, number * seats * len(tables))
            cpu += cpu_of([sender]) - before
    note = f"{receiver.count} notices; CPU of the node that sends"
    return [
        Measured("hooks", receiver.count / cpu, NOTICES, "notices/CPU s", note, ENOUGH),
        Measured("hooks/p99", late(noisy), late(quiet), "ms", "an action at another node meanwhile", DOUBLED),
    ]


def late(latencies: Sequence[float]) -> float:
    """The latency in milliseconds within which 99 of 100 are."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(SHARE * len(ordered)))]


async def owe(service: Service, tables: Sequence[UUID], seats: int, url: str, turn: int) -> None:
    """Let a notice be due for each of so many seats of these tables. turn: the version that asks them."""
    now = service.recorder.clock.now()
    for table in tables:
        address = service.vault.encrypt(table, url.encode())
        rows = [
            HookRow(table, seat, Form.webhook, address, "http://localhost/", "en", asked=turn, due=now)
            for seat in range(seats)
        ]
        await service.recorder.written([], rows)


def lines_until(port: int, player: Rehearsed, receiver: Receiver, count: int) -> list[float]:
    """Take the player's line again and again until so many notices have come. Raises TimeoutError."""
    found: list[float] = []
    until = perf_counter() + WITHIN_SECONDS
    while receiver.count < count:
        if perf_counter() > until:
            raise TimeoutError(f"{receiver.count} of {count} notices came")
        found += line_again(port, player, [], "127.0.1", Counter()).latencies
    return found
