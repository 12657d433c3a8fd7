"""A service with something of every kind in it, for requests that nobody thought of."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from infra.archive_msgpack import pack
from projections.catalogue import CATALOGUE
from tests.api.serving import TOYS, serving

Json = dict[str, Any]
NDJSON = {"Content-Type": "application/x-ndjson"}


class Target(Struct, frozen=True):
    """A table or campaign. tokens: its seats' and watchers' (None: nobody's); keys: of commands that it may take."""

    id: str
    tokens: tuple[str | None, ...]
    keys: tuple[str, ...] = ()


class World(Struct, frozen=True):
    """What requests can be about. archives: of an ended table, in both forms, by media type."""

    tables: tuple[Target, ...]
    campaigns: tuple[Target, ...]
    archives: dict[str, bytes]


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The service of the toy game and of all that ships, in a thread of its own; its address."""
    ready: list[str] = []
    is_up, enough = threading.Event(), threading.Event()

    async def serve() -> None:
        limits: Json = {"streams_per_address_max": 1000, "idle_seconds": 0, "heartbeat_seconds": 1}
        limits |= {"hooks_allow": "127.0.0.1"}
        async with serving(folder, TOYS | dict(CATALOGUE), **limits) as here:
            ready.append(here.url)
            is_up.set()
            await asyncio.to_thread(enough.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert is_up.wait(60)
        yield ready[0]
    finally:
        enough.set()
        thread.join(30)


def peopled(http: httpx.Client) -> World:
    """Tables and campaigns in every state."""
    opened, started = opened_by(http, "toy", 2), started_by(http, "toy", 2)
    private = started_by(http, "toy", 2, private=True)
    delayed = started_by(http, "toy", 1, options={"delay": 600, "undo": "unanimous"})
    ended = started_by(http, "toy", 1)
    proposed = started_by(http, "toy", 2, options={"undo": "unanimous"})
    act(http, started, "roll:2")
    act(http, proposed, "roll:2")
    command(http, proposed, "undo")
    act(http, ended, "draw")
    command(http, ended, "end")
    archive = http.get(f"/v1/tables/{ended.id}/export").raise_for_status().content
    imported = http.post("/v1/tables/import", content=archive, headers=NDJSON).raise_for_status().json()
    prima = started_by(http, "materia-prima", 2)
    strangers = seated_by(http, {"name": "A"}, {"open": True}, {"bot": "greedy"})
    called = seated_by(http, {"name": "A"}, {"name": "B"}, {"bot": "greedy"})
    command(http, called, "start")
    for seat in (0, 1):
        headers = bearer(called.tokens[seat])
        http.post(
            f"/v1/tables/{called.id}/seats/{seat}/notify", json={"url": "http://127.0.0.1:9/"}, headers=headers
        ).raise_for_status()
    http.post(f"/v1/tables/{called.id}/seats/1/leave", headers=bearer(called.tokens[1])).raise_for_status()
    campaigns = tuple(campaign_by(http, game) for game in ("toy", "materia-prima"))
    tables = (opened, started, proposed, private, delayed, ended, Target(imported["id"], (None,)), prima)
    tables += (strangers, called)
    return World(tables, campaigns, {NDJSON["Content-Type"]: archive, "application/vnd.msgpack": pack(archive)})


def opened_by(http: httpx.Client, game: str, seats: int, **more: Any) -> Target:
    """A new table; a stranger's token is among those of its seats."""
    return seated_by(http, *[{"name": "A"}] * seats, game=game, **more)


def seated_by(http: httpx.Client, *seats: Json, game: str = "toy", **more: Any) -> Target:
    """A new table with these seats."""
    body = {"game": game, "seats": seats} | more
    return target(http.post("/v1/tables", json=body).raise_for_status().json())


def target(opened: Json) -> Target:
    """What was opened, with all tokens, and none, and one that nobody has."""
    held = [seat.get("token") or seat.get("invite") for seat in opened["seats"]]
    tokens = [token for token in held if token] + [opened[name] for name in ("watch",) if name in opened]
    return Target(opened["id"], (*tokens, None, "nobody"), ("roll:1", "draw", "pass", "finish", "roll:9"))


def started_by(http: httpx.Client, game: str, seats: int, **more: Any) -> Target:
    """A table that was started; its keys are those offered to its host."""
    table = opened_by(http, game, seats, **more)
    command(http, table, "start")
    offered = http.get(f"/v1/tables/{table.id}/actions", headers=bearer(table.tokens[0])).json()["actions"]
    return Target(table.id, table.tokens, (*table.keys, *(one["command"]["key"] for one in offered)))


def campaign_by(http: httpx.Client, game: str) -> Target:
    """A new campaign."""
    body = {"game": game, "seats": [{"name": "A"}, {"name": "B"}], "private": game == "toy"}
    return target(http.post("/v1/campaigns", json=body).raise_for_status().json())


def act(http: httpx.Client, table: Target, key: str) -> None:
    """The host takes an action."""
    command(http, table, "actions", {"command": {"key": key}})


def command(http: httpx.Client, table: Target, route: str, body: Json | None = None) -> None:
    """The host changes its table."""
    headers = bearer(table.tokens[0])
    http.post(f"/v1/tables/{table.id}/{route}", json=body, headers=headers).raise_for_status()


def bearer(token: str | None) -> dict[str, str]:
    """The header that says who asks."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}
