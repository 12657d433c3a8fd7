"""What a client may cost: buckets, payers, and refusals that say how long to wait. No time is asserted."""

import asyncio
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.service import budget as budgets
from api.service.budget import HOUSE_TIMES, SEAT_TIMES, Budget, Payer
from api.shared import charges, payers
from api.shared.charges import FREE, TABLE_MADE
from api.shared.payers import UNKNOWN, network_of
from tests.api.clients import Serve, problem

ADA, BEN = Payer("192.0.2.1"), Payer("192.0.2.2")
TIGHT: dict[str, Any] = {"budget": True, "budget_per_second": 1, "budget_burst": 300}
REQUESTS = 150
"""So many use up what is left of that burst once a table was opened, however slow the machine is."""


class Steady:
    """A steady clock that stands still till it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def steady() -> Steady:
    return Steady()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals are not held back."""
    monkeypatch.setattr(charges, "REFUSAL_SECONDS", 0.0)


def test_a_payer_is_refused_from_a_burst_on_and_told_when_to_come_again(steady: Steady) -> None:
    budget = Budget(10, 100, clock=steady)
    assert [budget.charge(ADA, 60) for _ in range(3)] == [0, 0, 2]
    assert budget.charge(BEN, 60) == 0, "others have budgets of their own"
    steady.at += 1.9
    assert budget.charge(ADA, 60) == 1
    steady.at += 0.2
    assert budget.charge(ADA, 60) == 0 and budget.refused == 2


def test_what_a_request_cost_afterwards_counts_too(steady: Steady) -> None:
    budget = Budget(10, 100, clock=steady)
    assert budget.charge(ADA, 1) == 0
    budget.add(ADA, 399)
    assert budget.charge(ADA, 1) == 30
    steady.at += 30.1
    assert budget.charge(ADA, 1) == 0


def test_a_seat_may_cost_more_and_begins_with_the_debt_of_its_address(steady: Steady) -> None:
    budget, seat = Budget(10, 100, clock=steady), Payer("table/0", SEAT_TIMES)
    budget.add(seat, 1000)
    assert budget.charge(seat, 1) == 0 and budget.charge(seat, 1) > 0
    other = Payer("table/1", SEAT_TIMES)
    budget.add(ADA, 2000)
    budget.begin(other, beside=ADA)
    assert budget.charge(other, 1) > 0


def test_all_seats_of_one_address_have_a_budget_together(steady: Steady) -> None:
    """Whoever opens tables has many seats; what their requests cost beside is charged to the address, too."""
    budget, house = Budget(10, 100, clock=steady), Payer("192.0.2.1", HOUSE_TIMES)
    seats = [Payer(f"table/{number}", SEAT_TIMES) for number in range(HOUSE_TIMES)]
    admitted = 0
    for seat in seats:
        admitted += not budget.charge(seat, 1, house)
        budget.add(seat, 499)
    assert admitted == 5 and budget.charge(seats[-1], 1) == 0, "seats elsewhere are not refused"
    steady.at += 10
    assert budget.charge(seats[-1], 1, house) == 0


def test_only_those_who_owe_are_kept_and_never_more_than_so_many(
    steady: Steady, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "BUCKETS_MAX", 50)
    budget = Budget(10, 100, clock=steady)
    for number in range(200):
        budget.charge(Payer(f"192.0.2.{number}"), 1)
    assert len(budget) == 50
    steady.at += 100
    for _ in range(200):
        budget.charge(ADA, 0.1)
    assert len(budget) == 1


def test_a_budget_that_is_off_refuses_and_keeps_nothing() -> None:
    budget = Budget(1, 1, is_on=False)
    assert [budget.charge(ADA, 1000) for _ in range(5)] == [0] * 5
    budget.add(ADA, 1000)
    assert len(budget) == budget.refused == 0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:nonsense", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_an_ipv6_customer_pays_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


async def test_a_stranger_who_costs_too_much_is_refused_and_a_seat_is_not(serve: Serve) -> None:
    async with serve(**TIGHT) as client:
        table = await client.started(2)
        answers = [await table.get("board", seat=None) for _ in range(REQUESTS)]
        refused = [one for one in answers if one.status_code == 429]
        assert refused and answers[0].status_code == 200
        told = problem(refused[-1], 429, "too-many-requests")
        assert int(refused[-1].headers["retry-after"]) == told["retry_after"] >= 1
        assert refused[-1].headers["access-control-allow-origin"] == "*"
        for seat in (0, 1, 0):
            assert (await table.act("pass", seat)).status_code == 200
        assert (await table.get("board")).status_code == 200
        for path in FREE:
            assert (await client.http.get(path)).status_code == 200


async def test_a_token_that_nobody_has_pays_nothing_for_anyone(serve: Serve) -> None:
    async with serve(**TIGHT) as client:
        table = await client.started(private=True)
        statuses = {(await table.get("board", seat=f"made up {number}")).status_code for number in range(REQUESTS)}
        assert statuses == {404, 429}
        watching = {(await table.get("", seat=table.opened["watch"])).status_code}
        assert watching == {429}, "a token for watching is no seat's"


async def test_opening_tables_is_charged_to_the_address_also_with_a_token(serve: Serve) -> None:
    async with serve(**TIGHT) as client:
        table = await client.started()
        bodies: dict[str, Any] = {
            "/v1/tables": {"game": "toy", "seats": [{}]},
            "/v1/campaigns": {"game": "toy", "seats": [{}]},
            f"/v1/tables/{table.id}/branch": {},
            "/v1/tables/import": {},
        }
        assert (await client.http.post("/v1/tables", json=bodies["/v1/tables"])).status_code == 201
        for path, body in bodies.items():
            answer = await client.http.post(path, json=body, headers=table.headers(0))
            assert answer.status_code == 429, path
            assert int(answer.headers["retry-after"]) >= 2 * TABLE_MADE - 300 - 2
        assert (await table.get("actions")).status_code == 200


async def test_households_play_at_once_behind_one_address(serve: Serve) -> None:
    """Four players, each a page that reads all that it needs at every move, with the budget as it is shipped."""
    async with serve(budget=True) as client:
        table = await client.started(4)
        for number in range(20):
            seat = int((await table.get()).json()["next"][0])
            assert (await table.act("pass", seat)).status_code == 200
            reads = [table.get(rest, one) for one in range(4) for rest in ("", "actions", "board", "chronicle", "log")]
            assert {answer.status_code for answer in await asyncio.gather(*reads)} == {200}, number
        assert client.service.budget.refused == 0


async def test_a_fast_bot_is_never_refused(serve: Serve) -> None:
    async with serve(budget=True) as client:
        table = await client.started(1, options={"undo": "free"})
        for _ in range(100):
            for answer in (await table.get("actions"), await table.get("board"), await table.act("roll:1")):
                assert answer.status_code == 200
        assert client.service.budget.refused == 0


async def test_a_forwarded_address_of_no_proxy_changes_nothing(serve: Serve) -> None:
    """The application goes by the connection alone; which header counts is the server's to know (test_proxies)."""
    async with serve(**TIGHT) as client:
        table = await client.started()
        statuses = set()
        for number in range(REQUESTS):
            headers = {"X-Forwarded-For": f"198.51.100.{number}", "Forwarded": f"for=198.51.100.{number}"}
            answer = await client.http.get(table.path("board"), headers=headers)
            statuses.add(answer.status_code)
        assert 429 in statuses


async def test_a_seat_pays_with_its_own_token(serve: Serve) -> None:
    async with serve(**TIGHT) as client:
        table = await client.started(2)
        client.service.budget.add(Payer(f"{table.id}/0", SEAT_TIMES), 5_000)
        assert (await table.get("actions", 0)).status_code == 429
        assert (await table.get("actions", 1)).status_code == 200
        transport: Any = client.http._transport
        transport.client = ("198.51.100.7", 1)
        assert isinstance(client.http, httpx.AsyncClient)
        assert (await table.get("actions", 0)).status_code == 429, "from whatever address"


async def test_a_new_token_is_no_new_budget_and_an_old_one_pays_for_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(payers, "KNOWN_SECONDS", 0.0)
    async with serve(**TIGHT) as client:
        table = await client.started(2)
        old, budget = table.tokens[1], client.service.budget
        budget.add(Payer(f"{table.id}/1", SEAT_TIMES), 2900)
        answer = await table.post("seats/1/token", seat=0)
        table.tokens[1] = answer.json()["token"]
        budget.add(Payer(f"{table.id}/1", SEAT_TIMES), 200)
        assert (await table.get("actions", 1)).status_code == 429
        before = budget._debts[Payer(f"{table.id}/1", SEAT_TIMES)]
        assert (await table.get("", seat=old)).status_code == 401
        assert budget._debts[Payer(f"{table.id}/1", SEAT_TIMES)] == before


async def test_a_table_that_is_not_in_memory_is_read_in_turn_and_costs_more(serve: Serve) -> None:
    async with serve(**TIGHT) as client:
        table = await client.started()
        for _ in range(20):
            client.service.tables.cache.clear()
            answer = await table.get("", seat=None)
            if answer.status_code == 429:
                break
        else:
            pytest.fail("it was never refused")
        assert client.service.reads.most == 1 and client.service.reads.running == 0


async def test_who_has_no_seat_lets_no_log_be_read_by_commands(serve: Serve) -> None:
    async with serve() as client:
        table, other = await client.started(private=True), await client.started()
        cache = client.service.tables.cache
        refused = {None: 404, "nobody has this": 404, table.opened["watch"]: 403}
        for who, status in refused.items():
            for path in ("actions", "undo", "end"):
                cache.clear()
                answer = await table.post(path, {"command": {"key": "pass"}} if path == "actions" else None, seat=who)
                assert answer.status_code == status, (path, who)
                assert cache.held(UUID(table.id)) is None
        cache.clear()
        assert (await other.act("pass", seat="nobody has this")).status_code == 401
        assert cache.held(UUID(other.id)) is None
        assert (await other.act("pass")).status_code == 200
