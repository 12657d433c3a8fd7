"""What the service answers is what its OpenAPI document says."""

import copy
import re
from collections.abc import AsyncIterator
from typing import Any
from uuid import UUID

import httpx
import pytest

from domain.kernel.chance.fate import seed_seal
from tests.api.clients import Client, Serve
from tests.api.described import ROUTES
from tests.api.openapi.openapi_document import DOCUMENT, OPERATIONS, faults, looked_up
from tests.toy.guide import SCENARIO

Json = dict[str, Any]
OPEN = ("Scenario",)
"""Schemas of answers that hold more than is described: what depends on the game."""


class Recorder:
    """Checks each answer of a service against the document, as it comes."""

    def __init__(self) -> None:
        self.document, self.operations = closed(), OPERATIONS
        self.seen: set[tuple[str, int]] = set()

    async def __call__(self, answer: httpx.Response) -> None:
        await answer.aread()
        name = self.name_of(answer.request)
        told = looked_up(self.document, self.operations[name]["responses"][str(answer.status_code)])
        self.seen.add((name, answer.status_code))
        for header in told.get("headers", {}):
            assert header in answer.headers, (name, header)
        if "content" not in told:
            assert answer.content == b"", name
            return
        media = answer.headers["content-type"].partition(";")[0]
        content = told["content"][media]
        body = answer.json() if media.endswith("json") and "ndjson" not in media else answer.text
        assert faults(self.document, content["schema"], body) == [], (name, body)

    def name_of(self, request: httpx.Request) -> str:
        """The operation that a request meant."""
        for name in sorted(self.operations, key=lambda name: "{seat}" in name):
            method, _, path = name.partition(" ")
            if method.upper() == request.method and re.fullmatch(re.sub(r"{\w+}", "[^/]+", path), request.url.path):
                return name
        raise AssertionError(request.url)


def closed() -> Json:
    """The document with no more in an answer than it describes: what is undocumented is found."""
    made = copy.deepcopy(DOCUMENT)
    for name, schema in made["components"]["schemas"].items():
        if schema.get("type") == "object" and name not in OPEN:
            schema["unevaluatedProperties"] = False
    return made


BOOKS = {
    "get /v1/games/{game}/rules 200",
    "get /v1/games/{game}/rules/{rule} 200",
    "get /v1/games/{game}/words 200",
}
"""Answers that the toy game lacks, since it has no book. tests/api/http/test_books.py compares them."""


@pytest.fixture
async def recorded(serve: Serve) -> AsyncIterator[tuple[Client, Recorder]]:
    async with serve(idle_seconds=0, hooks_allow="127.0.0.1") as client:
        recorder = Recorder()
        client.http.event_hooks = {"response": [recorder]}
        yield client, recorder


async def test_answers_are_as_they_are_described(recorded: tuple[Client, Recorder]) -> None:
    client, recorder = recorded
    for path in (
        "/v1/games",
        "/v1/tables",
        "/v1/keys",
        "/v1/statistics",
        "/healthz",
        "/readyz",
        "/metrics",
        "/verify.py",
    ):
        await client.http.get(path)
    table = await client.open(2, private=True, name="ours", options={"scenario": SCENARIO})
    await client.http.get(f"/v1/packs/{(await table.get()).json()['pack']}/cards")
    await table.post("seeds", {"sealed": seed_seal("s" * 32)})
    await table.post("seeds", {"seed": "s" * 32})
    await table.post("start")
    await client.http.patch(table.path("seats/1"), json={"name": "Cleo"}, headers=table.headers(0))
    notes = {"revision": 0, "notes": ["Ask the ferryman"]}
    await client.http.put(table.path("notes"), json=notes, headers=table.headers(1))
    await table.get("notes")
    owner = {"Authorization": f"Bearer {'s' * 32}"}
    await client.http.get("/v1/sealed-seats", headers=owner)
    for revision in (0, 7):
        body = {"revision": revision, "sealed": "c2VhdHM="}
        await client.http.put("/v1/sealed-seats", json=body, headers=owner)
    for revision in (7, 1):
        await client.http.delete(f"/v1/sealed-seats?revision={revision}", headers=owner)
    for key in ("roll:2", "draw"):
        await table.act(key, seat=int((await table.get()).json()["next"][0]))
        await table.post("undo", {"to": 0})
        await table.get()
        await table.post("undo")
        await table.post("undo/consent", {"proposal": 1, "grant": True}, seat=1)
        await table.delete("undo")
        await table.post("undo", {"to": "action:0"})
        await table.consent(1)
        await table.post("redo")
    asked = int((await table.get()).json()["next"][0])
    await table.act("pass", seat=asked)
    await table.post("undo", seat=asked)
    await table.get("undo")
    await table.post("default", {"seat": (await table.get()).json()["next"][0]})
    menu = await table.get("actions")
    await table.get("actions", **{"If-None-Match": menu.headers["etag"]})
    for path in (
        "",
        "board",
        "board.svg",
        "postcard.svg",
        "badge.svg",
        "board.html",
        "chronicle",
        "chronicle/since?version=0",
        "chronicle/so-far",
        "surroundings",
        "views?after=0&at=action:0&menu=true",
        "forecast",
        "guide",
        "luck",
        "journal",
        "sheet",
        "log",
        "export",
        "export.html",
        "checkpoint",
        "proof/inclusion?v=2",
        "audit",
    ):
        await table.get(path)
        await table.get(path, **{"If-None-Match": f'"{await table.version()}"'})
    await table.get("proof/consistency?from=2")
    await table.post("seats/1/token", seat=0)
    await table.post("end")
    await table.post("seats/1/token", seat=0)
    await table.get()
    await table.get("audit")
    await table.get("stream")
    await table.post("branch", {"at": "action:1"})
    await seats_change_hands(client)
    campaign = await client.campaign(private=True)
    await campaign.get()
    await client.http.post(f"/v1/campaigns/{campaign.id}/seats/1/token", headers=campaign.headers(0))
    played = await campaign.table()
    await played.post("start")
    for seat, key in ((0, "roll:3"), (1, "finish")):
        await played.act(key, seat)
    await played.post("end")
    for path in ("", "carried", *(f"chronicle{form}" for form in ("", "?format=svg", "?format=html", "?format=text"))):
        await campaign.get(path)
        await campaign.get(path, **{"If-None-Match": '"3"'})
    for path in ("so-far", "journal"):
        for form in ("html", "text", "json"):
            etag = (await campaign.get(f"{path}?format={form}")).headers["ETag"]
        await campaign.get(path, **{"If-None-Match": etag})
    etag = (await campaign.get("luck")).headers["ETag"]
    await campaign.get("luck", **{"If-None-Match": etag})
    ndjson = {"Content-Type": "application/x-ndjson"}
    archive = (await table.get("export")).content
    await client.http.post("/v1/tables/import", content=archive, headers=ndjson)
    fine = {f"{name} {status}" for name, status in recorder.seen if status < 300}
    missing = {f"{name} {one.status}" for name, told in ROUTES.items() for one in told.answers} - fine - BOOKS

    assert missing == set()
    assert ("get /v1/tables/{table_id}/actions", 304) in recorder.seen


async def seats_change_hands(client: Client) -> None:
    table = await client.started(2)
    await table.post("seats/1/leave", seat=1)
    invite = (await table.post("seats/1/open")).json()["invite"]
    joined = (await table.post("join", {"name": "Cleo", "invite": invite}, seat=None)).json()["token"]
    await table.post("seats/1/leave", seat=joined)
    token = (await table.post("seats/1/close")).json()["token"]
    bot = {"json": {"bot": "greedy"}, "headers": table.headers(token)}
    await client.http.put(table.path("seats/1/bot"), **bot)
    await table.delete("seats/1/bot", seat=token)
    await table.post("seats/1/notify", {"url": "http://127.0.0.1:9/"}, seat=token)
    await table.get("seats/1/notify", token)
    await table.post("seats/1/notify/test", seat=token)
    await table.delete("seats/1/notify", seat=token)
    await table.post("seats/0/leave")
    await table.post("host", seat=token)
    more = await client.started(3)
    await more.act("roll:2")
    await client.http.put(more.path("seats/1/bot"), json=bot["json"], headers=more.headers(2))
    await more.post("seats/0/leave")
    made = (await more.post("host", seat=1)).json()
    await more.post("seats/0/consent", {"proposal": made["proposal"], "grant": True}, seat=2)
    await more.post("seats/0/consent", {"proposal": made["proposal"] - 1, "grant": True}, seat=2)


async def test_refusals_are_as_they_are_described(recorded: tuple[Client, Recorder]) -> None:
    client, recorder = recorded
    table, other = await client.open(2), await client.open(1, private=True)
    await table.get("board")
    await table.post("start", seat=1)
    await table.post("start", seat=other.tokens[0])
    await table.post("start", seat="nobody")
    await table.post("start", seat=None)
    await other.get(seat=None)
    await table.post("start", if_match='"9"')
    await table.post("start", if_match="nine")
    await table.post("start")
    await table.post("start")
    await table.act("fly")
    await table.act("roll:2", version=1)
    await table.act("roll:2", idempotency_key="one")
    await table.act("roll:3", idempotency_key="one")
    await table.post("default", {"seat": 1})
    await table.post("seeds", {"sealed": "x"})
    await table.post("undo", {"to": 77})
    await table.post("undo/consent", {"grant": True})
    await table.delete("undo")
    await table.post("redo")
    await table.get("board?at=900")
    await table.get("checkpoint?size=900")
    await table.get("chronicle?limit=0")
    await table.get("stream?after=x")
    await client.http.get("/v1/tables", params={"after": str(UUID(int=0))})
    campaign = await client.campaign(private=True)
    await campaign.post({"scenario": "more"})
    await campaign.post({"options": {"campaign": None}})
    await campaign.post({"options": 7})
    await campaign.post(if_match='"9"')
    await campaign.table()
    await campaign.post()
    for seat in (None, 1, "nobody", table.tokens[0]):
        await campaign.post(seat=seat)
        await campaign.get(seat=seat)
        for path in ("carried", "chronicle", "so-far", "journal", "luck"):
            await campaign.get(path, seat=seat)
    await client.http.get("/v1/campaigns/x")
    await client.http.post("/v1/campaigns", json={"game": "chess", "seats": [{}]})
    await client.http.post("/v1/tables", json={"game": "chess", "seats": [{}]})
    await client.http.post("/v1/tables", content=b"{", headers={"Content-Type": "application/json"})
    await client.http.post("/v1/tables", content=b"\xff\xfe", headers={"Content-Type": "application/json"})
    await client.http.post("/v1/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    for media in ("application/x-ndjson", "application/vnd.msgpack", "text/plain"):
        await client.http.post("/v1/tables/import", content=b"no archive", headers={"Content-Type": media})
    statuses = {status for _, status in recorder.seen}

    assert statuses >= {401, 403, 404, 409, 412, 413, 415, 422}
