"""What takes long to read waits for its turn, beside those who play, and its reader pays for it."""

import asyncio
from threading import Event
from typing import Any

import pytest

from api.service.budget import Payer
from api.service.fair_queue import FairQueue
from api.shared.charges import OF_STRANGER, TABLE_MADE
from tests.api.clients import Client, Serve, TableClient
from tests.api.serving import until

READS = (
    "board",
    "board?at=3",
    "board.svg",
    "board.html",
    "chronicle",
    "log",
    "checkpoint",
    "proof/inclusion?v=3",
    "luck",
)
DEAR = {
    **dict.fromkeys((*READS, "proof/consistency?from=3", "/v1/tables", "campaign"), "reads"),
    **dict.fromkeys(("export", "audit", "import"), "checks"),
}
"""What is asked for -> the queue that it waits in."""
STRANGER, OTHER = Payer("127.0.0.1"), Payer("192.0.2.1")
ENDLESS: dict[str, Any] = {"budget": True, "budget_per_second": 0.0001, "budget_burst": 1_000_000}
"""Nobody is refused, and nothing is paid off."""


class Asked:
    """A service, a table that is played, and what a stranger asks for."""

    def __init__(self, client: Client, table: TableClient, what: str, archive: bytes, campaign: str) -> None:
        self.client, self.table, self._archive = client, table, archive
        elsewhere = {"campaign": f"/v1/campaigns/{campaign}/chronicle", "import": "/v1/tables/import"}
        self._path = elsewhere.get(what, what if what.startswith("/") else table.path(what))
        self.queue: FairQueue = getattr(client.service, DEAR[what])

    @property
    def owed(self) -> float:
        """What the stranger owes."""
        debt = self.client.service.budget._debts.get(STRANGER)
        return debt.cost if debt else 0.0

    async def answer(self) -> int:
        """Ask for it. Gives the status."""
        if self._path.endswith("/import"):
            headers = {"Content-Type": "application/x-ndjson"}
            return (await self.client.http.post(self._path, content=self._archive, headers=headers)).status_code
        return (await self.client.http.get(self._path)).status_code


async def asked_of(client: Client, what: str) -> Asked:
    """A table with some actions, and beside it an archive and a campaign."""
    table, ended, campaign = await client.started(1), await client.started(1), await client.campaign(1)
    await table.act("roll:1")
    await ended.post("end")
    return Asked(client, table, what, (await ended.get("export")).content, campaign.id)


@pytest.mark.parametrize("what", DEAR)
async def test_a_dear_read_waits_for_its_turn_and_nobody_waits_for_it(serve: Serve, what: str) -> None:
    async with serve() as client:
        asked, gate = await asked_of(client, what), Event()
        before = asyncio.create_task(asked.queue.run(OTHER, gate.wait))
        answering = asyncio.create_task(asked.answer())
        try:
            await until(lambda: asked.queue.waiting == 1)
            assert (await asked.table.act("roll:2")).status_code == 200
            assert not answering.done()
        finally:
            gate.set()
        assert await before and await answering in (200, 201)


@pytest.mark.parametrize("what", DEAR)
async def test_a_dear_read_is_paid_by_who_asks_for_it(serve: Serve, what: str) -> None:
    async with serve(**ENDLESS) as client:
        asked = await asked_of(client, what)
        before = asked.owed
        assert await asked.answer() in (200, 201)
        assert asked.owed - before > (TABLE_MADE if what == "import" else OF_STRANGER)
