"""Waiting for what a service does a little later."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx

SECONDS_MAX = 10

T = TypeVar("T")


Json = dict[str, Any]


async def pages(http: httpx.AsyncClient, **wanted: Any) -> list[Json]:
    """All tables, page by page."""
    found: list[Json] = []
    more: Json = {}
    while True:
        answer = await http.get("/v1/tables", params=wanted | more)
        assert answer.status_code == 200, answer.text
        found += answer.json()["tables"]
        if answer.json()["next"] is None:
            return found
        more = {"after": answer.json()["next"]}


async def eventually(http: httpx.AsyncClient, holds: Callable[[list[Json]], bool], **wanted: Any) -> list[Json]:
    """All tables, as soon as this holds of them."""
    until = time.monotonic() + SECONDS_MAX
    while not holds(found := await pages(http, **wanted)):
        assert time.monotonic() < until, found
        await asyncio.sleep(0.02)
    return found


def soon(ask: Callable[[], T]) -> T:
    """What is answered, as soon as it is not empty."""
    until = time.monotonic() + SECONDS_MAX
    while not (found := ask()):
        assert time.monotonic() < until, found
        time.sleep(0.02)
    return found
