"""`bots`: an action of people beside tables at which bots play with people who are there, and quiet."""

import asyncio
from asyncio import run
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
import uvicorn

from hourglass.client import AsyncSeat, AsyncService, Overtaken, Refused
from tests.bench.abuse import line_again
from tests.bench.hooks import DOUBLED, late
from tests.bench.http_action import Rehearsed, apart, rehearsed
from tests.bench.http_load import carried_out
from tests.bench.http_servers import serving
from tests.bench.measuring import Effort, Measured, settle
from tests.bench.playing import Subject, service_in

SEATS = [{"name": "Ada"}, {"bot": "greedy"}, {"bot": "greedy"}]
"""Of each table: a person, and two bots."""


def bots(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """The p99 of an action of a person at a table without bots, while they play at others, beside a quiet one."""
    with service_in(folder, subject) as service:
        player = run(rehearsed(service.tables, subject, effort.line, Random(0)))
    answer = folder / "answer.json"
    answer.write_bytes(b"{}")
    settle()
    with apart() as core, serving("ours", folder, core, subject.where, answer) as port:
        quiet: list[float] = []
        until = perf_counter() + effort.seconds
        while not quiet or perf_counter() < until:
            quiet += line_again(port, player, [], "127.0.1", Counter()).latencies
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            noisy, moves = runner.run(beside_bots(port, subject.game.id, player, effort))
    note = f"{2 * effort.crowd} bots at {effort.crowd} tables, which saw {moves:.0f} actions a second"
    return [Measured("bots", late(noisy), late(quiet), "ms", note, DOUBLED)]


async def beside_bots(port: int, game: str, player: Rehearsed, effort: Effort) -> tuple[list[float], float]:
    """The latencies of a player's actions beside the tables of bots, and how many actions a second these saw."""
    found: list[float] = []
    async with AsyncService(f"http://127.0.0.1:{port}") as service, crowd(service, game, effort.crowd) as people:
        before, began = await versions(people), perf_counter()
        while not found or perf_counter() < began + effort.seconds:
            turned = await carried_out([port], [player.turn_back()])
            version = int(msgspec.json.decode(turned.last[0])["version"])
            found += (await carried_out([port], [player.actions(version)])).latencies
        seconds = perf_counter() - began
        return found, (await versions(people) - before) / seconds


async def versions(people: Sequence[AsyncSeat]) -> int:
    """How many actions the tables have seen, all together."""
    return sum([(await one.summary())["action"] for one in people])


@asynccontextmanager
async def crowd(service: AsyncService, game: str, tables: int) -> AsyncIterator[Sequence[AsyncSeat]]:
    """People at so many tables with two bots each, who answer when they are asked, till the end of the `with`."""
    people = [service.seats(await service.open_table(game, SEATS))[0] for _ in range(tables)]
    for one in people:
        await one.start()
    playing = [asyncio.create_task(play(one)) for one in people]
    try:
        yield people
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def play(seat: AsyncSeat) -> None:
    """Take what a sensible beginner would whenever the seat is asked, until the game is over."""
    async for menu in seat.turns():
        sensible = next((one for one in menu["actions"] if one["suggested"]), menu["actions"][0])
        with suppress(Overtaken, Refused):
            await seat.act(sensible)
