"""Actions that the connection answers by itself are answered, counted, charged and logged as the application does."""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate, cycle, pairwise
from random import Random
from typing import Any

import pytest
import uvicorn

from api.http.actions import ActionsFirst
from api.server.action_cycle import actions_of
from api.server.refusals import LATE
from api.shared import charges
from api.shared.observation import LEFT
from api.shared.request_metrics import RequestMetrics
from infra.store.errors import StoreBusy
from infra.telemetry import NOTED, REQUESTS
from tests.api.clients import Client, Serve
from tests.api.server.wired import PASS, Asked, Wired
from tests.api.serving import until
from tests.hand_clock import HandClock

AT = "/v1/tables/{table_id}/actions"


ASKED = {
    "done": Asked(),
    "under a key": Asked(headers={"Idempotency-Key": "k"}),
    "any version": Asked({"command": {"key": "pass", "version": 1}}, {"If-Match": "*"}),
    "an older version": Asked({"command": {"key": "pass", "version": 1}}, {"If-Match": '"1"'}),
    "this version": Asked({"command": {"key": "pass", "version": 1}}, {"If-Match": '"3"'}),
    "no version": Asked(headers={"If-Match": "new"}),
    "illegal": Asked({"command": {"key": "dance"}}, {"Accept-Language": "de"}),
    "no action": Asked({"key": "pass"}),
    "no JSON": Asked(b"\xff{"),
    "a stranger": Asked(seat=None),
    "another's token": Asked(seat=None, headers={"Authorization": "Bearer x\xe9"}),
    "no bearer": Asked(seat=None, headers={"Authorization": "Basic x"}),
    "the last request": Asked(headers={"Connection": "close"}),
    "an id that is none": Asked(headers={"X-Request-ID": "not an id"}),
    "from a proxy": Asked(headers={"X-Forwarded-For": "198.51.100.4, 127.0.0.1", "X-Forwarded-Proto": "https"}),
    "two tokens": Asked(headers={"authorization": "Bearer x"}),
}


@pytest.fixture
def logged() -> Iterator[list[dict[str, Any]]]:
    """The notes of each request that is logged, without its duration."""
    found: list[dict[str, Any]] = []

    class Noting(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            assert record.getMessage() == "request"
            found.append({name: value for name, value in (NOTED.get() or {}).items() if name != "ms"})

    logger, handler = logging.getLogger(REQUESTS), Noting()
    before = logger.level
    logger.setLevel("INFO")
    logger.addHandler(handler)
    yield found
    logger.removeHandler(handler)
    logger.setLevel(before)


@pytest.fixture
def by_itself(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of the requests that reached the application, and not only its connection."""
    found: list[str] = []
    general = ActionsFirst.__call__

    async def noted(self: ActionsFirst, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["client"][0] != "127.0.0.1":
            found.append(scope["path"])
        await general(self, scope, receive, send)

    monkeypatch.setattr(ActionsFirst, "__call__", noted)
    return found


def counted(times: RequestMetrics) -> dict[tuple[str, str, int], int]:
    """How many requests were counted, by route, method and status."""
    return {kind: sum(found.counts) for kind, found in times._kinds.items()}


async def both_ways(
    serve: Serve,
    asked: Asked,
    logged: list[dict[str, Any]],
    wait: Callable[[Wired], Any] | None = None,
    burst: float = 1e6,
    **settings: Any,
) -> list[str]:
    """What comes of an action that is asked for three times: if the connection answers it, and if the application does.

    For the connection it arrives at once, then in parts.
    """
    said: list[str] = []
    for way in ("whole", "parts", "general"):
        clock = HandClock()
        clock.at = 1_700_000_000_000
        async with serve(clock, **settings) as client:
            table = await client.started()
            client.service.budget._debts.clear()
            client.service.budget._burst = burst
            client.app.times = client.app._observed._times = RequestMetrics()
            logged.clear()
            found: list[Any] = []
            trusted = "127.0.0.2, 127.0.0.1"
            connect = partial(Wired, client, "127.0.0.2", answers=way != "general", forwarded_allow_ips=trusted)
            wired = connect()
            for _ in range(3):
                if wired.wire.is_closed:
                    wired = connect()
                head, body = asked.head_and_body(table)
                for packet in (head, body[:3], body[3:]) if way == "parts" else (head + body,):
                    wired.protocol.data_received(packet)
                if wait is not None:
                    await wait(wired)
                await wired.idle()
                found += [wired.wire.written, wired.wire.is_closed, wired.state.total_requests]
            budget = client.service.budget
            owed = {payer: round(debt.cost, 2) for payer, debt in budget._debts.items()}
            numbered = repr(
                [
                    found,
                    counted(client.app.times),
                    logged,
                    owed,
                    budget.refused,
                    (await table.log()).count(b"action-taken"),
                ]
            )
            unlike = re.sub(r"x-request-id: [0-9a-f]{8}-\d+|'request': '[0-9a-f]{8}-\d+'", "ID", numbered)
            said.append(unlike.replace(table.id, "TABLE"))
    whole, parts, general = said
    assert whole == parts
    return [whole, general]


@pytest.mark.parametrize("name", ASKED)
async def test_both_ways_say_count_charge_and_log_the_same(
    serve: Serve, name: str, logged: list[dict[str, Any]], by_itself: list[str]
) -> None:
    short, long = await both_ways(serve, ASKED[name], logged, budget=True, budget_per_second=0.0001)
    assert len(by_itself) == 3, "only what the connection does not answer reaches the application"
    assert short == long


async def test_refusals_for_want_of_budget_are_the_same(
    serve: Serve, logged: list[dict[str, Any]], by_itself: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charges, "REFUSAL_SECONDS", 0)
    tight = {"budget": True, "budget_per_second": 0.0001}
    short, long = await both_ways(serve, ASKED["done"], logged, burst=0.03, **tight)
    assert len(by_itself) == 3 and b"429 Too Many".decode() in short
    assert short == long


@pytest.mark.parametrize("error", [StoreBusy("a secret reason"), RuntimeError("a secret reason")])
async def test_failures_are_the_same(
    serve: Serve, logged: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr("api.service.tables.use_cases.Tables.act", fail)
    short, long = await both_ways(serve, ASKED["done"], logged)
    assert short == long and "secret" not in short


async def test_a_client_that_leaves_before_its_action_is_taken_gets_none(
    serve: Serve, logged: list[dict[str, Any]]
) -> None:
    async def leave(wired: Wired) -> None:
        wired.close()
        wired.wire.is_closed = True

    short, long = await both_ways(serve, ASKED["done"], logged, leave)
    assert short == long
    assert f"'POST', {LEFT}): 3" in short and short.endswith(", 0]")


async def test_a_server_that_ends_closes_the_connection_after_the_answer(
    serve: Serve, logged: list[dict[str, Any]]
) -> None:
    async def end(wired: Wired) -> None:
        wired.protocol.shutdown()

    short, long = await both_ways(serve, ASKED["done"], logged, end)
    assert short == long and short.count("connection: close") == 3


async def test_a_server_that_ends_while_a_client_reads_slowly_says_so(
    serve: Serve, logged: list[dict[str, Any]]
) -> None:
    numbers = cycle((1, 2, 3))

    async def end(wired: Wired) -> None:
        number = next(numbers)
        wired.protocol.pause_writing()
        await until(lambda: sum(counted(wired.client.app.times).values()) == number)
        wired.protocol.shutdown()
        wired.protocol.resume_writing()

    short, long = await both_ways(serve, ASKED["illegal"], logged, end)
    assert short == long and short.count("connection: close") == 3


async def test_a_task_that_is_ended_from_outside_is_answered_as_the_library_does(
    serve: Serve, logged: list[dict[str, Any]]
) -> None:
    async def cancel(wired: Wired) -> None:
        await asyncio.sleep(0)
        for task in wired.state.tasks:
            task.cancel()

    short, long = await both_ways(serve, ASKED["done"], logged, cancel)
    assert short == long and short.count("Internal Server Error") == 6


async def test_a_body_that_does_not_come_is_waited_for_no_longer_than_any_other(client: Client) -> None:
    table = await client.started()
    head, body = ASKED["done"].head_and_body(table)
    for answers in (True, False):
        wired = Wired(client, answers=answers)
        wired.protocol.data_received(head + body[:-1])
        wired.protocol.look(asyncio.get_running_loop().time() + 59)
        assert not wired.wire.is_closed
        wired.protocol.look(asyncio.get_running_loop().time() + 61)
        assert wired.wire.written == LATE and wired.wire.is_closed
        await wired.idle()
    assert client.service.tables.commands.actions == 0


async def test_a_client_that_leaves_before_its_body_has_asked_for_nothing(
    client: Client, logged: list[dict[str, Any]]
) -> None:
    table = await client.started()
    logged.clear()
    wired = Wired(client)
    head, body = ASKED["done"].head_and_body(table)
    wired.protocol.data_received(head + body[:-1])
    wired.close()
    await wired.idle()
    assert logged == [] and wired.wire.written == b"" and client.service.tables.commands.actions == 0


async def test_a_server_that_ends_waits_for_a_body_that_is_on_its_way(client: Client) -> None:
    table = await client.started()
    head, body = ASKED["illegal"].head_and_body(table)
    for answers in (True, False):
        wired = Wired(client, answers=answers)
        wired.protocol.data_received(head)
        wired.protocol.shutdown()
        assert not wired.wire.is_closed
        answer = await wired.answered(body)
        assert answer.startswith(b"HTTP/1.1 409 Conflict") and b"connection: close" in answer.lower()
        assert wired.wire.is_closed


async def test_an_answer_waits_for_a_client_that_reads_slowly(client: Client) -> None:
    table = await client.started()
    wired = Wired(client)
    head, body = ASKED["done"].head_and_body(table)
    wired.protocol.pause_writing()
    wired.protocol.data_received(head + body)
    await until(lambda: client.service.tables.commands.actions == 1)
    assert not wired.wire.written and wired.state.tasks
    wired.protocol.resume_writing()
    await wired.idle()
    assert wired.wire.written.startswith(b"HTTP/1.1 200 OK") and wired.protocol.look(0) is None


def spoilt(head: bytes, body: bytes, *changes: tuple[bytes, bytes]) -> bytes:
    """A request with changes."""
    whole = head + body
    for old, new in changes:
        assert old in whole
        whole = whole.replace(old, new)
    return whole


NOT_PLAIN: dict[str, tuple[tuple[bytes, bytes], ...]] = {
    "of another origin": ((b"Host: x", b"Host: x\r\nOrigin: https://example.org"),),
    "with a query": ((b"/actions ", b"/actions?lang=de "),),
    "that waits for leave to go on": ((b"Host: x", b"Host: x\r\nExpect: 100-continue"),),
    "of HTTP/1.0": ((b"HTTP/1.1", b"HTTP/1.0"),),
    "that would rather be a socket": ((b"Host: x", b"Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c"),),
    "of another method": ((b"POST", b"PUT"),),
    "of another path": ((b"/actions ", b"/undo "),),
    "without a body": ((b"Content-Length: 28", b"Content-Length: 0"), (json.dumps(PASS).encode(), b"")),
    "in chunks": (
        (b"Content-Length: 28", b"Transfer-Encoding: chunked"),
        (json.dumps(PASS).encode(), b"1c\r\n" + json.dumps(PASS).encode() + b"\r\n0\r\n\r\n"),
    ),
    "with too long a body": (
        (b"Content-Length: 28", b"Content-Length: 70000"),
        (json.dumps(PASS).encode(), b" " * 70_000),
    ),
}


@pytest.mark.parametrize("name", NOT_PLAIN)
async def test_what_is_not_plain_reaches_the_application(client: Client, by_itself: list[str], name: str) -> None:
    table = await client.started()
    wired = Wired(client)
    answer = await wired.answered(spoilt(*ASKED["done"].head_and_body(table), *NOT_PLAIN[name]))
    assert len(by_itself) == 1 and b"HTTP/1.1 " in answer


async def test_requests_ahead_of_an_answer_are_answered_in_turn(client: Client, by_itself: list[str]) -> None:
    table = await client.started()
    both = [Asked({"command": {"key": "pass"}}, seat=seat).head_and_body(table) for seat in (0, 1, 0, 1)]
    one, two, three, four = (head + body for head, body in both)
    ways = {"one packet": [one + two + three + four], "each before the answer": [one, two, three, four]}
    for packets in ways.values():
        answer = await Wired(client).answered(*packets)
        assert answer.count(b"HTTP/1.1 200 OK") == 4
        assert re.findall(rb'"action":(\d+)', answer) == sorted(re.findall(rb'"action":(\d+)', answer), key=int)
    assert len(by_itself) == 4 + 3, "only an action that nothing precedes or follows is answered by the connection"


@pytest.mark.parametrize("seed", range(20))
async def test_answers_are_the_same_however_requests_are_cut_into_packets(client: Client, seed: int) -> None:
    random = Random(seed)
    table = await client.started()
    dance = b"".join(ASKED["illegal"].head_and_body(table))
    other = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-ID: mine\r\n\r\n"
    asked = [random.choice((dance, dance, other)) for _ in range(6)]
    alone = [await Wired(client).answered(one) for one in asked]
    whole = b"".join(asked)
    cuts = sorted({0, len(whole), *random.sample(range(len(whole)), 3), *accumulate(map(len, asked[:3]))})
    wired = Wired(client)
    for start, end in pairwise(cuts):
        wired.protocol.data_received(whole[start:end])
        for _ in range(random.choice((0, 3, 30))):
            await asyncio.sleep(0)
    await wired.idle()
    assert wired.wire.written.split(b"HTTP/1.1 ")[1:] == [one.removeprefix(b"HTTP/1.1 ") for one in alone]


async def test_a_connection_goes_on_after_an_action(client: Client) -> None:
    """With any request, also one for a socket: the action is taken once."""
    table = await client.started()
    wired = Wired(client)
    await wired.answered(b"".join(ASKED["done"].head_and_body(table)))
    assert (await wired.answered(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")).startswith(b"HTTP/1.1 200 OK")
    refused = await wired.answered(b"GET / HTTP/1.0\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
    assert refused.startswith(b"HTTP/1.1 400 Bad Request")
    assert client.service.tables.commands.actions == 1


async def test_an_id_from_a_proxy_that_is_not_trusted_says_nothing(serve: Serve) -> None:
    async with serve(budget=True, budget_per_second=0.0001) as client:
        table = await client.started()
        for trusted, payer in (("192.0.2.7, 127.0.0.1", "198.51.100.4"), ("192.0.2.8", "192.0.2.7")):
            client.service.budget._debts.clear()
            await Wired(client, forwarded_allow_ips=trusted).answered(
                b"".join(ASKED["from a proxy"].head_and_body(table))
            )
            assert {one.key for one in client.service.budget._debts} == {f"{table.id}/0", payer}


async def test_a_replaced_token_is_refused_at_once(client: Client) -> None:
    table = await client.started()
    wired, asked = Wired(client), b"".join(ASKED["done"].head_and_body(table))
    assert (await wired.answered(asked)).startswith(b"HTTP/1.1 200 OK")
    assert (await table.post("seats/0/token")).status_code == 200
    assert (await wired.answered(asked)).startswith(b"HTTP/1.1 401 Unauthorized")


def test_a_server_that_does_more_with_requests_answers_none_in_its_connections(client: Client) -> None:
    for more in ({"root_path": "/below"}, {"limit_concurrency": 100}, {"log_level": "trace"}):
        config = uvicorn.Config(client.app, lifespan="off", log_config=None, **more)
        config.load()
        assert actions_of(config) is None, more
