"""The AsyncAPI document of the feed: that every message is as it says, and that every message it names is sent."""

import asyncio
import copy
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect

from api.app import VERSION
from api.asyncapi import MESSAGES, document
from api.documents import FOLDER, published, text_of
from projections.catalogue import CATALOGUE
from tests.api.serving import Here, Played, serving, until
from tests.api.stream.feed_client import Follower, parsed
from tests.api.stream.replay.members import hello as greeting
from tests.api.stream.replay.members import member
from tests.api.stream.watching import sitting, url_of
from tests.toy.view import TOY_VIEW

Json = dict[str, Any]
VIEWS = [*(view for _, view in CATALOGUE.values()), TOY_VIEW]
DOCUMENT = document(VERSION, VIEWS)
LINES = {"Accept": "application/x-ndjson"}


class Seen:
    """Checks messages against the document as they are seen, and keeps the ids of those that were."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.document = closed(DOCUMENT)

    def take(self, channel: str, name: str, payload: Any) -> None:
        """A message of this name. Raises AssertionError if it is not exactly one of those that the channel has."""
        named = [one for one in MESSAGES[channel] if one.name == name]
        fitting = [one.id for one in named if self.fits(one.id, payload)]
        assert len(fitting) == 1, (channel, name, payload, fitting)
        self.ids.add(f"{channel} {fitting[0]}")

    def fits(self, id: str, payload: Any) -> bool:
        schema = {"components": self.document["components"], **self.document["components"]["messages"][id]["payload"]}
        return Draft202012Validator(schema).is_valid(payload)

    def take_all(self, heard: dict[str, list[Any]]) -> None:
        """What watchers heard, by channel."""
        for name, _, data in heard["events"]:
            self.take("events", name, json.loads(data))
        for channel in ("lines", "socket", "replay"):
            for told in heard[channel]:
                self.take(channel, told["event"], told)


def closed(told: Json) -> Json:
    """The document with no more in a message than it describes."""
    made = copy.deepcopy(told)
    for schema in made["components"]["schemas"].values():
        if schema.get("type") == "object":
            schema["additionalProperties"] = False
    return made


async def followed(here: Here, table: Played, query: str = "", **headers: str) -> bytes:
    """All that a stream tells till it closes."""
    return (await here.http.get(f"{table.path}/stream{query}", headers=headers)).content


@asynccontextmanager
async def watching(here: Here, table: Played) -> AsyncIterator[list["asyncio.Task[bytes]"]]:
    """Watchers of every kind, who read till the table's end: spectators, a delayed one, one ahead, and seats."""
    asked: list[tuple[str, Json]] = [("", {}), ("?delay=1&lang=de", {}), ("?after=5000", {}), ("", table.headers())]
    forms: list[Json] = [{}, LINES]
    tasks = [
        asyncio.create_task(followed(here, table, query, **headers, **form))
        for query, headers in asked
        for form in forms
    ]
    await until(lambda: here.service.presence.everywhere(UUID(table.id)).count == len(tasks))
    yield tasks


async def play(table: Played, seen: Seen, heard: list[Json]) -> None:
    """A game over the host's socket, with commands that are done and commands that are refused."""
    commands: list[Json] = [
        {"do": "start", "ref": 1},
        {"do": "act", "command": {"key": "take"}, "ref": "mine", "key": "k"},
        {"do": "act", "command": {"key": "fly"}},
        {"do": "undo", "to": 0},
        {"do": "withdraw"},
        {"do": "undo", "to": "action:0"},
        {"do": "consent", "proposal": 1, "grant": True},
        {"do": "redo"},
        {"do": "default", "seat": 1},
        {"do": "act", "command": {"key": "finish"}},
        {"do": "end"},
    ]
    async with sitting(table) as host:
        await noted(table)
        for asked in commands:
            seen.take("socket", asked["do"], asked)
            await host.ask(**asked)
        await until(lambda: host.known.has_ended)
        heard += host.heard


async def noted(table: Played) -> None:
    """Something changes beside the log."""
    body = {"revision": 0, "notes": ["Ada keeps the rope"]}
    (await table.here.http.put(f"{table.path}/notes", json=body, headers=table.headers())).raise_for_status()


async def refused(table: Played, hello: Json) -> Json:
    """What who may not play is told."""
    async with connect(url_of(table)) as connection:
        await connection.send(json.dumps(hello))
        told: Json = json.loads(await connection.recv())
        return told


async def test_every_message_is_as_it_is_described_and_every_one_described_is_sent(tmp_path: Path) -> None:
    seen = Seen()
    async with serving(tmp_path, idle_seconds=0, heartbeat_seconds=1) as here:
        table = await here.opened(2, options={"undo": "unanimous"})
        heard: dict[str, list[Any]] = {"events": [], "lines": [], "socket": []}
        async with watching(here, table) as tasks:
            await asyncio.sleep(1.2)  # so long that a sign of life is sent
            await play(table, seen, heard["socket"])
            told = await asyncio.gather(*tasks)
        told += [await followed(here, table), await followed(here, table, "?after=2", **LINES)]
        for body in told:
            is_lines = body.startswith(b"{")
            heard["lines" if is_lines else "events"] += map(json.loads, body.splitlines()) if is_lines else parsed(body)
        heard["socket"] += await all_of_a_socket(table)
        hello = {"token": "nobody", "after": 0, "lang": "de"}
        seen.take("socket", "hello", hello)
        heard["socket"].append(await refused(table, hello))
        heard["replay"] = await looked_back(table, seen)
        seen.take_all(heard)
        lines = (await here.http.get(f"{table.path}/log")).text.splitlines()
        assert list(Follower().hear(parsed(told[0])).entries.values()) == lines
    assert {f"{channel} {one.id}" for channel, messages in MESSAGES.items() for one in messages} == seen.ids


async def all_of_a_socket(table: Played) -> list[Json]:
    """What a player is told who comes from ahead of the log, of an ended table; and one who waits at an open one."""
    async with connect(url_of(table)) as connection:
        await connection.send(json.dumps({"token": table.tokens[1], "after": 5000}))
        heard = [json.loads(text) async for text in connection]
    waiting = await table.here.opened()
    async with sitting(waiting) as player:
        await until(lambda: any(told["event"] == "alive" for told in player.heard))
        return heard + player.heard


async def looked_back(table: Played, seen: Seen) -> list[Json]:
    """What two members of a shared replay are told who do all that can be done."""
    for name in ("Ada", "Ben"):
        seen.take("replay", "join", greeting(name))
    asked: list[Json] = [
        {"do": "show", "at": 2},
        {"do": "point", "of": "deck:toy"},
        {"do": "hand", "to": 2},
        {"do": "take"},
    ]
    async with member(table, "Ada") as ada, member(table, "Ben") as ben:
        for one in asked:
            seen.take("replay", one["do"], one)
            await ada.connection.send(json.dumps(one))
        await until(lambda: ada.told("problem") and ben.told("point") and ada.told("alive"))
        return ada.heard + ben.heard


def test_a_message_that_is_not_described_would_be_found() -> None:
    seen = Seen()

    seen.take("events", "resync", {"version": 7})
    for wrong in ({"version": "7"}, {"version": 7, "why": "late"}, {}):
        with pytest.raises(AssertionError):
            seen.take("events", "resync", wrong)
    with pytest.raises(AssertionError):
        seen.take("events", "resynced", {"version": 7})


def test_every_reference_of_the_document_names_something() -> None:
    def references(told: Any) -> list[str]:
        if isinstance(told, dict):
            return [told["$ref"]] if "$ref" in told else [one for part in told.values() for one in references(part)]
        return [one for part in told for one in references(part)] if isinstance(told, list) else []

    found = references(DOCUMENT)
    assert len(found) > 80
    for one in found:
        at: Any = DOCUMENT
        for part in one.removeprefix("#/").split("/"):
            at = at[part]


async def test_the_documents_are_served_and_published_as_the_code_makes_them(tmp_path: Path) -> None:
    made = published()
    async with serving(tmp_path, CATALOGUE) as here:
        for name in made:
            answer: httpx.Response = await here.http.get(f"/{name}")
            assert answer.json() == json.loads(text_of(made[name]))
    for name, one in made.items():
        assert (FOLDER / name).read_text("utf-8") == text_of(one), f"{name} is old: make documents"
