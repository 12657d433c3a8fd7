"""Players and watchers at real processes, who go on whatever is killed, and remember what they were told."""

import asyncio
import random
from typing import Any

import httpx

from tests.api.stream.feed_client import Follower, parsed

AGAIN_AFTER = 0.05  # seconds
REST = 0.05
"""Between two actions of a player: what else runs on this machine needs some of it."""
MOVES = ("roll:3", "roll:1", "draw", "pass", "undo")


class Shared:
    """A table that anyone with its one seat's token plays, at any node. done: answers by idempotency key."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id: str = opened["id"]
        self.path = f"/v1/tables/{self.id}"
        self.headers = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
        self.done: dict[str, tuple[str, Any, bytes]] = {}


async def opened(url: str) -> Shared:
    """A table that was started."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        answer = await http.post("/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]})
        table = Shared(answer.raise_for_status().json())
        (await http.post(f"{table.path}/start", headers=table.headers)).raise_for_status()
    return table


async def asked(urls: list[str], chance: random.Random, method: str, path: str, **how: Any) -> httpx.Response:
    """The answer of any node, asked again with the very same request until one can give it."""
    while True:
        try:
            async with httpx.AsyncClient(base_url=chance.choice(urls), timeout=20) as http:
                answer = await http.request(method, path, **how)
            if answer.status_code not in (408, 503):  # 408: this process was too slow to send it, on a busy machine
                return answer
            assert answer.status_code == 408 or "Retry-After" in answer.headers, answer.text
        except httpx.TransportError:
            pass
        await asyncio.sleep(AGAIN_AFTER)


async def play(urls: list[str], table: Shared, name: str, chance: random.Random, stop: asyncio.Event) -> None:
    """Act and turn back without much rest; a request that got no answer is sent again, to whichever node."""
    number = 0
    while not stop.is_set():
        number += 1
        key, move = f"{name}-{number}", chance.choice(MOVES)
        path = "undo" if move == "undo" else "actions"
        body = None if move == "undo" else {"command": {"key": move}}
        headers = table.headers | {"Idempotency-Key": key}
        answer = await asked(urls, chance, "POST", f"{table.path}/{path}", json=body, headers=headers)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            table.done[key] = path, body, answer.content
        await asyncio.sleep(REST)


async def watch(urls: list[str], table: Shared, chance: random.Random) -> Follower:
    """Follow a table to its end, from where it was cut off, at whichever node."""
    follower = Follower()
    while not follower.has_ended:
        try:
            async with httpx.AsyncClient(base_url=chance.choice(urls), timeout=20) as http:
                await follow(http, table, follower)
        except httpx.TransportError:
            pass
        await asyncio.sleep(AGAIN_AFTER)
    return follower


async def follow(http: httpx.AsyncClient, table: Shared, follower: Follower) -> None:
    """Hear one connection to its end, also one that is refused for now."""
    rest = b""
    async with http.stream("GET", f"{table.path}/stream", params={"after": follower.last}) as answer:
        if answer.status_code != 200:
            assert answer.status_code == 503
            return
        async for chunk in answer.aiter_bytes():
            whole, mark, rest = (rest + chunk).rpartition(b"\n\n")
            follower.hear(parsed(whole + mark))
