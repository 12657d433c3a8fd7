"""The people at tables with bots, as a process of their own: else their work would count as that of whom they disturb.

`python -m tests.bench.crowd URL GAME TABLES` plays until it is ended.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from hourglass.client import AsyncSeat, AsyncService, Overtaken, Refused

SEATS = [{"name": "Ada"}, {"bot": "greedy"}, {"bot": "greedy"}]
"""Of each table: a person, and two bots."""
NICE = 10
"""They give way to the client that is measured, with which they share a core."""


@contextmanager
def crowd(url: str, game: str, tables: int) -> Iterator[None]:
    """People at so many tables, who answer when they are asked, till the end of the `with`."""
    process = subprocess.Popen([sys.executable, "-m", "tests.bench.crowd", url, game, str(tables)])
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def play_all(url: str, game: str, tables: int) -> None:
    """Open and start the tables, then play them until cancelled."""
    async with AsyncService(url) as service:
        people = [service.seats(await service.open_table(game, SEATS))[0] for _ in range(tables)]
        for one in people:
            await one.start()
        await asyncio.gather(*map(play, people))


async def play(seat: AsyncSeat) -> None:
    """Take what a sensible beginner would whenever the seat is asked, until the game is over."""
    async for menu in seat.turns():
        sensible = next((one for one in menu["actions"] if one["suggested"]), menu["actions"][0])
        with suppress(Overtaken, Refused):
            await seat.act(sensible)


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(play_all(sys.argv[1], sys.argv[2], int(sys.argv[3])))
