"""What comes over a socket is charged like requests: opening one to the address, commands to the seat."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from api.service.budget import SEAT_TIMES, Payer
from tests.api.serving import Played, serving
from tests.api.stream.watching import sitting, url_of

TIGHT: dict[str, Any] = {"budget": True, "budget_per_second": 0.001, "budget_burst": 300}
"""The first table costs most of it; then there is enough for some sockets."""


async def first_event(table: Played) -> Any:
    """What a seat that opens a socket is told first."""
    async with connect(url_of(table)) as socket:
        with suppress(ConnectionClosed):  # it may be refused before it says who it is
            await socket.send(json.dumps({"token": table.tokens[0]}))
        return json.loads(await socket.recv())


async def test_an_address_that_opens_many_sockets_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, **TIGHT) as here:
        table = await here.started()
        told = [await first_event(table) for _ in range(20)]

        assert told[0]["event"] != "problem"
        assert told[-1]["event"] == "problem"
        assert (told[-1]["data"]["status"], told[-1]["data"]["code"]) == (429, "too-many-requests")
        assert told[-1]["data"]["retry_after"] >= 1


async def test_a_seat_s_commands_are_charged_to_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, **TIGHT) as here:
        table = await here.started(2, options={"undo": "free"})
        async with sitting(table) as player, sitting(table, 1) as other:
            statuses = [(await player.ask(do="undo"))["status"]]
            here.service.budget.add(Payer(f"{table.id}/0", SEAT_TIMES), 4_000)
            statuses += [(await one.ask(do="undo"))["status"] for one in (player, other)]

    assert [status == 429 for status in statuses] == [False, True, False]
