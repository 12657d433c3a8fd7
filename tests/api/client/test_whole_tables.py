"""Tables of both games from the lobby to the end: strangers by the client library, and bots of the service."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from hourglass.client import AsyncSeat, AsyncService, Overtaken, Refused
from tests.api.processes import SERVICE, served

TABLES = 25
"""Of each game."""
TURNED_EVERY = 40
"""After so many own actions a person turns one back."""
SEATS = [{"name": "Ada"}, {"open": True}, {"bot": "greedy"}]


async def play(seat: AsyncSeat) -> None:
    """Take what is suggested whenever the seat is asked, and turn something back now and then, until the end."""
    taken = 0
    async for menu in seat.turns():
        option = next((one for one in menu["actions"] if one["suggested"]), menu["actions"][0])
        with suppress(Overtaken):  # somebody who may answer too was faster, or turned something back
            await seat.act(option)
            taken += 1
        if taken % TURNED_EVERY == TURNED_EVERY - 1:
            with suppress(Refused):  # while another proposal is open
                await seat.undo()
            taken += 1


async def evening(service: AsyncService, game: str) -> None:
    """Open a table, let a stranger come from the lobby, play with a bot to the end, and have the log checked."""
    opened = await service.open_table(game, SEATS)
    (ada,) = service.seats(opened)
    ben = await service.join(opened["id"], "Ben", next(one["invite"] for one in opened["seats"] if "invite" in one))
    await ada.start()
    await asyncio.gather(play(ada), play(ben))
    assert (await ada.summary())["result"] in ("success", "failure"), ada.id
    await ada.post("end")
    assert (await ada.get("audit"))["verdict"] == "ok", ada.id


@pytest.mark.soak
@pytest.mark.parametrize("game", ["materia-prima", "tainted-grail"])
async def test_many_tables_of_strangers_and_bots_come_to_their_ends(game: str, tmp_path: Path) -> None:
    with served(tmp_path, module=SERVICE, BOT_PAUSE_SECONDS="0", BOTS_SHARE="1") as (_, url):
        async with AsyncService(url) as service:
            await asyncio.gather(*(evening(service, game) for _ in range(TABLES)))


async def test_one_table_of_strangers_and_a_bot_comes_to_its_end(tmp_path: Path) -> None:
    with served(tmp_path, BOT_PAUSE_SECONDS="0", BOTS_SHARE="1") as (_, url):
        async with AsyncService(url) as service:
            await evening(service, "toy")
