"""Faults seen in the field, on the running service: what strangers ask for costs the players nothing."""

import asyncio
from pathlib import Path

import httpx

from api.service.service import READS_AT_ONCE
from tests.api.serving import Here, Played, serving

DEAR = ("chronicle?limit=1000", "board.svg?at=action:{}", "board?at=action:{}", "log", "proof/inclusion?v=3")


async def read_until_refused(here: Here, table: Played, address: str) -> httpx.Response:
    """One reader at full speed, from an address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=here.url, transport=transport, timeout=30) as http:
        for number in range(10_000):
            path = DEAR[number % len(DEAR)].format(number % 20)
            answer = await http.get(f"{table.path}/{path}")
            if answer.status_code == 429:
                return answer
            assert answer.status_code == 200, answer.text
    raise AssertionError("it was never refused")


async def test_field_100_readers_at_full_speed_are_refused_and_seats_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path, budget=True, budget_per_second=1, budget_burst=60) as here:
        table = await here.started(2, options={"undo": "free"})
        for number in range(20):
            await table.act("pass", number % 2)
        addresses = [f"127.0.0.{number}" for number in range(2, 6)]
        readers = [asyncio.create_task(read_until_refused(here, table, address)) for address in addresses]
        played = 0
        while not all(reader.done() for reader in readers) or played < 40:
            await table.act("pass", played % 2)  # raises for any answer but 200
            played += 1
        refusals = await asyncio.gather(*readers)

        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refusals)
        assert {answer.json()["code"] for answer in refusals} == {"too-many-requests"}
        assert here.service.reads.most == READS_AT_ONCE
        assert here.service.budget.refused == 4
