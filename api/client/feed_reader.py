"""A table's feed as a client reads it: the next event, whatever happens to the connection."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from api.client.answers import BUSY, NO_HEADERS, Headers, asked_pause
from domain.log.line import Flawed

TRIES = 10
"""How many connections in a row may bring no entry before the client gives up."""
LINE_BYTES_MAX = 4_000_000
SILENCE_SECONDS = 330.0
"""Longer than any service is silent."""


class Event(Struct, frozen=True):
    """An event of the feed. id: the version of an entry."""

    event: str
    data: Any = None
    id: int | None = None


class Cut(Exception):
    """The service cannot be reached, again and again. The message says why."""


decode = msgspec.json.Decoder(Event).decode


class Cursor:
    """Where a reader of a feed is, whatever happens to its connections. after: the newest version that was read."""

    def __init__(self, after: int) -> None:
        self.after = after
        self._retry, self._asked, self._tries, self._why = 1.0, 0.0, 0, ""

    @property
    def pause(self) -> float:
        """The seconds to wait before the next connection."""
        return max(self._retry, self._asked)

    def next_try(self) -> None:
        """Count a connection that is about to be made. Raises Cut after too many that brought nothing."""
        if self._tries >= TRIES:
            raise Cut(f"the feed was cut off {TRIES} times: {self._why}")
        self._tries, self._asked = self._tries + 1, 0.0

    def has_ended_with(self, event: Event) -> bool:
        """Note an event that was read. Return whether it is the last one."""
        match event:
            case Event("entry", _, int(id)):
                self.after, self._tries = id, 0
            case Event("resync", {"version": int(version)}):
                self.after = version
            case Event("retry", int(milliseconds)):
                self._retry = milliseconds / 1000
        return event.event == "ended"

    def broken(self, error: httpx.HTTPStatusError | httpx.TransportError) -> None:
        """Note why a connection ended. Raises the error if waiting does not change it."""
        self._why = str(error)
        if isinstance(error, httpx.HTTPStatusError):
            if error.response.status_code not in BUSY:
                raise error
            self._asked = asked_pause(error.response)


class Lines:
    """Splits what comes into complete lines, without one that was cut off."""

    def __init__(self) -> None:
        self._rest = b""

    def of(self, chunk: bytes) -> Iterator[Event]:
        """Yield the events of the lines that a chunk completes. Raises Flawed if a line is too long, or malformed."""
        *whole, self._rest = (self._rest + chunk).split(b"\n")
        for line in whole:
            try:
                yield decode(line)
            except msgspec.MsgspecError as error:
                raise Flawed(f"a line of the feed is malformed: {error}") from error
        if len(self._rest) > LINE_BYTES_MAX:
            raise Flawed("a line of the feed is too long")


def follow(
    http: httpx.Client,
    table: str,
    after: int = 0,
    lang: str = "en",
    sleep: Callable[[float], None] = time.sleep,
    headers: Headers = NO_HEADERS,
) -> Iterator[Event]:
    """Yield the events of a table from a version until it has ended, each entry exactly once.

    headers: those that identify the reader, if the client does not send them. Raises Cut, Flawed if the answer is no
    feed, httpx.HTTPStatusError for a refusal that waiting does not change.
    """
    cursor = Cursor(after)
    while True:
        cursor.next_try()
        try:
            for event in connected(http, table, cursor.after, lang, headers):
                yield event
                if cursor.has_ended_with(event):
                    return
        except (httpx.HTTPStatusError, httpx.TransportError) as error:
            cursor.broken(error)
        sleep(cursor.pause)


async def follow_async(
    http: httpx.AsyncClient, table: str, after: int = 0, lang: str = "en", headers: Headers = NO_HEADERS
) -> AsyncIterator[Event]:
    """Yield the events of a table like `follow`, in an event loop. Raises as `follow`."""
    cursor = Cursor(after)
    while True:
        cursor.next_try()
        try:
            lines = Lines()
            async with http.stream("GET", **asked(table, cursor.after, lang, headers)) as answer:
                if answer.is_error:
                    await answer.aread()
                answer.raise_for_status()
                async for chunk in answer.aiter_bytes():
                    for event in lines.of(chunk):
                        yield event
                        if cursor.has_ended_with(event):
                            return
        except (httpx.HTTPStatusError, httpx.TransportError) as error:
            cursor.broken(error)
        await asyncio.sleep(cursor.pause)


def connected(http: httpx.Client, table: str, after: int, lang: str, headers: Headers = NO_HEADERS) -> Iterator[Event]:
    """Yield the events of one connection."""
    lines = Lines()
    with http.stream("GET", **asked(table, after, lang, headers)) as answer:
        if answer.is_error:
            answer.read()
        answer.raise_for_status()
        for chunk in answer.iter_bytes():
            yield from lines.of(chunk)


def asked(table: str, after: int, lang: str, headers: Headers) -> dict[str, Any]:
    """Return what a reader asks for, as arguments of its client."""
    return {
        "url": f"/v1/tables/{table}/stream",
        "params": {"after": after, "lang": lang},
        "headers": {"Accept": "application/x-ndjson", **headers},
        "timeout": httpx.Timeout(30.0, read=SILENCE_SECONDS),
    }
