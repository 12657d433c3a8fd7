"""A table's feed as a client reads it: the next event, whatever happens to the connection."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from api.client.api_client import asked_pause
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


def follow(
    http: httpx.Client, table: str, after: int = 0, lang: str = "en", sleep: Callable[[float], None] = time.sleep
) -> Iterator[Event]:
    """Yield the events of a table from a version until it has ended, each entry exactly once.

    Raises Cut, Flawed if the answer is no feed, httpx.HTTPStatusError for a refusal that waiting does not change.
    """
    retry, tries, why = 1.0, 0, ""
    while tries < TRIES:
        tries, asked = tries + 1, 0.0
        try:
            for event in connected(http, table, after, lang):
                yield event
                match event:
                    case Event("entry", _, int(id)):
                        after, tries = id, 0
                    case Event("resync", {"version": int(version)}):
                        after = version
                    case Event("retry", int(milliseconds)):
                        retry = milliseconds / 1000
                    case Event("ended"):
                        return
        except httpx.HTTPStatusError as error:
            if error.response.status_code not in (429, 503):
                raise
            why, asked = str(error), asked_pause(error.response)
        except httpx.TransportError as error:
            why = str(error)
        sleep(max(retry, asked))
    raise Cut(f"the feed was cut off {TRIES} times: {why}")


def connected(http: httpx.Client, table: str, after: int, lang: str) -> Iterator[Event]:
    """Yield the events of one connection."""
    headers = {"Accept": "application/x-ndjson"}
    query: dict[str, str | int] = {"after": after, "lang": lang}
    path, wait = f"/v1/tables/{table}/stream", httpx.Timeout(30.0, read=SILENCE_SECONDS)
    with http.stream("GET", path, params=query, headers=headers, timeout=wait) as answer:
        answer.raise_for_status()
        for line in lines(answer):
            try:
                yield decode(line)
            except msgspec.MsgspecError as error:
                raise Flawed(f"a line of the feed is malformed: {error}") from error


def lines(answer: httpx.Response) -> Iterator[bytes]:
    """Yield the complete lines of an answer, without one that was cut off. Raises Flawed if a line is too long."""
    rest = b""
    for chunk in answer.iter_bytes():
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
        if len(rest) > LINE_BYTES_MAX:
            raise Flawed("a line of the feed is too long")
