"""What requests cost, as docs/operations.md tells it."""

from typing import Any

import pytest

from api.service.budget import SEAT_TIMES, Payer
from tests.api.clients import Client, Serve

STRANGER = Payer("127.0.0.1")
ENDLESS: dict[str, Any] = {"budget": True, "budget_per_second": 0.0001, "budget_burst": 1_000_000}
"""Nobody is refused, and nothing is paid off."""
OPENED = {"game": "toy", "seats": [{}]}
PRICES = {
    "GET /v1/tables/{}": 1,
    "GET /v1/games": 2,
    "GET /openapi.json": 4,
    "GET /asyncapi.json": 4,
    "HEAD /v1/tables/{}/stream": 5,
    "POST /v1/tables": 250,
    "POST /v1/campaigns": 250,
    "GET /healthz": 0,
    "GET /readyz": 0,
    "GET /metrics": 0,
}


def owed(client: Client, payer: Payer = STRANGER) -> float:
    debt = client.service.budget._debts.get(payer)
    return debt.cost if debt else 0.0


@pytest.mark.parametrize("request_", PRICES)
async def test_a_request_of_a_stranger_costs_what_is_told(serve: Serve, request_: str) -> None:
    async with serve(**ENDLESS) as client:
        table, before = await client.started(), owed(client)
        method, _, path = request_.partition(" ")
        body = OPENED if method == "POST" else None
        answer = await client.http.request(method, path.format(table.id), json=body)
        assert answer.is_success, answer.text
        assert owed(client) - before == pytest.approx(PRICES[request_], abs=0.05)


async def test_a_request_of_a_seat_costs_less_and_its_table_as_much(serve: Serve) -> None:
    async with serve(**ENDLESS) as client:
        table = await client.started()
        seat = Payer(f"{table.id}/0", SEAT_TIMES)
        before, stranger = owed(client, seat), owed(client)
        for answer in (await table.get(), await table.get("actions"), await table.act("pass")):
            assert answer.status_code == 200
        assert owed(client, seat) - before == pytest.approx(0.75, abs=0.05) and owed(client) == stranger
        assert (await table.post("branch", {})).status_code == 201
        assert owed(client) - stranger == pytest.approx(250, abs=0.05)


async def test_a_table_that_is_not_in_memory_costs_ten_more(serve: Serve) -> None:
    async with serve(**ENDLESS) as client:
        table, before = await client.started(), owed(client)
        client.service.tables.cache.clear()
        assert (await table.get("", seat=None)).status_code == 200
        assert owed(client) - before == pytest.approx(11, abs=0.05)
