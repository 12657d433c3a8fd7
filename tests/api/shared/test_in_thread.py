"""With a database that may be far away no route waits for it in the event loop, however little is in memory."""

import asyncio
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import httpx
import pytest

from domain.kernel.chance.fate import seed_seal
from infra.store.postgres.connections import Connections
from tests.api.clients import Client, Serve, TableClient
from tests.api.described import ROUTES
from tests.infra.store.postgres_server import migrated_database
from tests.toy.guide import SCENARIO

SEED = "s" * 32
STRANGER = {"Authorization": "Bearer nobody"}


@pytest.fixture
def store_url(postgres: str) -> Iterator[str]:
    """A database of the test's own: its seeds are of the test's own key."""
    with migrated_database(postgres) as url:
        yield url


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What took a connection in this thread, which is the event loop's."""
    taken: list[str] = []
    own, one = threading.get_ident(), Connections.one

    @contextmanager
    def watched(self: Connections) -> Iterator[Any]:
        if threading.get_ident() == own:
            taken.append("".join(traceback.format_stack(limit=9)))
        with one(self) as connection:
            yield connection

    monkeypatch.setattr(Connections, "one", watched)
    return taken


class Asking:
    """Asks with nothing in memory. done: the operations that were answered; waited: those for which the
    loop did, and where."""

    def __init__(self, client: Client, taken: list[str]) -> None:
        self._client, self._taken = client, taken
        self.done: set[str] = set()
        self.waited: dict[str, str] = {}

    async def __call__(self, operation: str, path: str, json: Any = None, **more: Any) -> httpx.Response:
        self._client.service.tables.cache.clear()
        self._taken.clear()
        method = operation.partition(" ")[0].upper()
        answer = await self._client.http.request(method, path, json=json, **more)
        self.done.add(operation)
        if self._taken:
            self.waited[operation] = self._taken[0]
        return answer

    async def of(self, table: TableClient, operation: str, json: Any = None, seat: int = 0, **more: Any) -> Any:
        """An operation at a table, or what is below it; as text where it is no JSON."""
        rest = operation.partition("{table_id}")[2].replace("{seat}", "1")
        answer = await self(operation, table.path(rest.lstrip("/")), json, headers=table.headers(seat), **more)
        assert answer.status_code < 300, (operation, answer.text)
        return answer


async def ask_of_campaigns(ask: Asking, client: Client) -> None:
    campaign = await client.campaign(1)
    path, headers = f"/v1/campaigns/{campaign.id}", campaign.headers(0)
    opened = await ask("post /v1/campaigns/{campaign_id}/tables", f"{path}/tables", {}, headers=headers)
    table = TableClient(client, opened.json())
    for key in ({"Idempotency-Key": "once"}, {"Idempotency-Key": "once"}):
        await ask("post /v1/campaigns/{campaign_id}/tables", f"{path}/tables", {}, headers=headers | key)
    await ask("get /v1/tables/{table_id}", table.path(""), headers=headers)
    await table.post("start")
    await table.post("end")
    operation = "post /v1/campaigns/{campaign_id}/seats/{seat}/token"
    renewal = await ask(operation, f"{path}/seats/0/token", headers=headers)
    headers = {"Authorization": f"Bearer {renewal.json()['token']}"}
    for rest in ("", "/carried", "/chronicle", "/so-far", "/journal", "/luck"):
        for who in (headers, {}, STRANGER):
            await ask(f"get /v1/campaigns/{{campaign_id}}{rest}", path + rest, headers=who)


async def ask_of_tables(ask: Asking, client: Client) -> None:
    one = "/v1/tables/{table_id}"
    table = await client.open(2, options={"undo": "unanimous", "scenario": SCENARIO})
    for body in ({"sealed": seed_seal(SEED)}, {"seed": SEED}):
        await ask.of(table, f"post {one}/seeds", body, seat=1)
    await ask.of(table, f"post {one}/start")
    await ask.of(table, f"post {one}/seats/{{seat}}/token")
    table.tokens[1] = (await ask.of(table, f"post {one}/seats/{{seat}}/token")).json()["token"]
    await ask.of(table, f"patch {one}/seats/{{seat}}", {"name": "B"})
    await ask_for_seats(ask, await client.started(2))
    await ask_for_consent(ask, await client.started(3))
    for seat, key in ((0, "roll:3"), (1, "draw")):
        await ask.of(table, f"post {one}/actions", {"command": {"key": key}}, seat)
    await ask.of(table, f"get {one}/undo")
    await ask.of(table, f"post {one}/undo")
    await ask.of(table, f"delete {one}/undo")
    proposal = (await ask.of(table, f"post {one}/undo")).json()["version"]
    await ask.of(table, f"post {one}/undo/consent", {"proposal": proposal, "grant": True}, seat=1)
    await ask.of(table, f"post {one}/redo")
    seat = (await table.get()).json()["next"][0]
    await ask.of(table, f"post {one}/default", {"seat": seat})
    await ask.of(table, f"get {one}/actions", seat=seat)
    await ask.of(table, f"put {one}/notes", {"revision": 0, "notes": ["Ask the ferryman"]})
    await ask.of(table, f"get {one}/notes")
    await ask.of(table, f"post {one}/end")
    await ask.of(table, f"post {one}/branch", {"at": "action:1"})
    await ask_to_read(ask, table)


async def ask_for_seats(ask: Asking, table: TableClient) -> None:
    one = "post /v1/tables/{table_id}"
    await ask.of(table, f"{one}/seats/{{seat}}/leave", seat=1)
    invite = (await ask.of(table, f"{one}/seats/{{seat}}/open")).json()["invite"]
    table.tokens[1] = (await ask.of(table, f"{one}/join", {"name": "C", "invite": invite})).json()["token"]
    await ask.of(table, f"{one}/seats/{{seat}}/leave", seat=1)
    table.tokens[1] = (await ask.of(table, f"{one}/seats/{{seat}}/close")).json()["token"]
    for method, body in (("put", {"bot": "greedy"}), ("delete", None)):
        await ask.of(table, f"{method} /v1/tables/{{table_id}}/seats/{{seat}}/bot", body, seat=1)
    hook = "{table_id}/seats/{seat}/notify"
    for name, url in (("post", {"url": "http://127.0.0.1:9/"}), ("get", None), ("delete", None)):
        await ask.of(table, f"{name} /v1/tables/{hook}", url, seat=1)
        if name == "post":
            await ask.of(table, f"post /v1/tables/{hook}/test", seat=1)
    await table.post("seats/0/leave")
    await ask.of(table, f"{one}/host", seat=1)


async def ask_for_consent(ask: Asking, table: TableClient) -> None:
    one = "/v1/tables/{table_id}/seats/{seat}"
    await table.act("roll:2")
    made = (await ask.of(table, f"put {one}/bot", {"bot": "greedy"}, seat=2)).json()
    await ask.of(table, f"post {one}/consent", {"proposal": made["proposal"], "grant": True})


async def ask_to_read(ask: Asking, table: TableClient) -> None:
    one = "get /v1/tables/{table_id}"
    version = await table.version()
    parts = (
        "board",
        "board.svg",
        "postcard.svg",
        "badge.svg",
        "board.html",
        "chronicle",
        "chronicle/since",
        "chronicle/so-far",
        "forecast",
        "guide",
        "luck",
        "journal",
        "sheet",
        "surroundings",
        "views",
    )
    proofs = ("log", "export", "export.html", "checkpoint", "audit", "stream")
    for rest in ("", *(f"/{part}" for part in parts + proofs)):
        await ask.of(table, one + rest)
        await ask(one + rest, table.path(rest[1:]), headers=STRANGER)
    for at in (str(version - 3), "action:1"):
        await ask.of(table, f"{one}/board", params={"at": at})
    await ask.of(table, f"{one}/checkpoint", params={"size": 5})
    await ask.of(table, f"{one}/proof/inclusion", params={"v": 3, "size": 7})
    await ask.of(table, f"{one}/proof/consistency", params={"from": 2})
    await ask.of(table, f"{one}/stream", params={"delay": 5})


async def ask_for_the_rest(ask: Asking, client: Client) -> None:
    table = await client.started(1)
    await table.act("roll:1")
    await table.post("end")
    archive = (await table.get("export")).content
    ndjson = {"Content-Type": "application/x-ndjson"}
    taken_in = await ask("post /v1/tables/import", "/v1/tables/import", content=archive, headers=ndjson)
    assert taken_in.status_code == 201, taken_in.text
    seats = [{"name": "A"}]
    for path in ("/v1/tables", "/v1/campaigns"):
        assert (await ask(f"post {path}", path, {"game": "toy", "seats": seats})).status_code == 201
    for path in (
        "/v1/games",
        "/v1/tables",
        "/v1/statistics",
        "/v1/keys",
        "/verify.py",
        "/healthz",
        "/readyz",
        "/metrics",
    ):
        assert (await ask(f"get {path}", path)).status_code == 200
    for rest, status in (("rules", 404), ("rules/{rule}", 404), ("words", 200)):  # it has no book
        path = f"/v1/games/toy/{rest}".replace("{rule}", "TOY-2")
        assert (await ask(f"get /v1/games/{{game}}/{rest}", path)).status_code == status, path
    path, owner = "/v1/sealed-seats", {"Authorization": f"Bearer {'s' * 32}"}
    assert (await ask(f"put {path}", path, {"revision": 0, "sealed": "QQ=="}, headers=owner)).status_code == 200
    assert (await ask(f"delete {path}", f"{path}?revision=1", headers=owner)).status_code == 204
    assert (await ask(f"get {path}", path, headers=owner)).status_code == 200
    pack = (await table.get("board")).json()["pack"]
    assert (await ask("get /v1/packs/{pack}/cards", f"/v1/packs/{pack}/cards")).status_code == 200


async def test_no_route_waits_for_the_database_in_the_event_loop(
    serve: Serve, store_url: str, on_the_loop: list[str]
) -> None:
    async with serve(store_url=store_url, idle_seconds=0, hooks_allow="127.0.0.1") as client:
        ask = Asking(client, on_the_loop)
        await ask_of_campaigns(ask, client)
        await ask_of_tables(ask, client)
        await ask_for_the_rest(ask, client)
    assert ask.done == ROUTES.keys()
    assert ask.waited == {}


@pytest.mark.parametrize("options", [{}, {"delay": 1}])
async def test_what_is_followed_is_not_read_in_the_event_loop_either(
    serve: Serve, store_url: str, on_the_loop: list[str], options: dict[str, Any]
) -> None:
    async with serve(store_url=store_url) as client:
        table = await client.started(1, options=options)
        on_the_loop.clear()
        following = asyncio.create_task(table.get("stream", seat=None))
        for number in range(5):
            await table.act("roll:1")
            if number == 2:
                client.service.tables.cache.clear()
            await asyncio.sleep(0)
        await table.post("end")
        told = (await asyncio.wait_for(following, 20)).text
        assert told.rstrip().splitlines()[-2:][0].startswith("event: ended"), told[-300:]
        assert on_the_loop == []


async def test_a_table_that_a_reader_has_read_is_ready_to_be_played_on(
    serve: Serve, store_url: str, on_the_loop: list[str]
) -> None:
    async with serve(store_url=store_url) as client:
        table = await client.started(1)
        client.service.tables.cache.clear()
        await asyncio.to_thread(client.service.tables.loaded, UUID(table.id))
        on_the_loop.clear()
        assert (await table.act("roll:1")).status_code == 200
        assert on_the_loop == []
