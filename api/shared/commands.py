"""Turn a request into a command: its expected version, its idempotency key, the bytes of its answer."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Annotated, Any
from uuid import UUID

import msgspec
from fastapi import Response
from msgspec import Meta, Struct
from msgspec.structs import asdict

from api.service.command import Command, CommandResult, KeyedRequest
from api.shared.openapi import fields
from api.shared.openapi.fields import ActionNumber, Json, Seat
from api.shared.openapi.parameters import KEY_MAX, NUMBER_MAX
from api.shared.problems import MalformedRequest
from domain.kernel.chance.seal import as_seen
from domain.kernel.fact import Entry
from domain.kernel.jcs import canonical
from domain.kernel.tables.table import UndoProposed
from infra.store.codec import tag_of
from infra.telemetry import note

encode = msgspec.json.Encoder().encode

Version = Annotated[int, Meta(ge=0, le=NUMBER_MAX)]


class Event(Struct, frozen=True):
    """An entry of the log. data: the data of its line; its form depends on the type."""

    v: fields.Version
    type: str
    rule: str | None
    data: Json


class Done(Struct, frozen=True):
    """The result of a command. version: the newest one; next: the seats that can act now."""

    version: fields.Version
    action: ActionNumber
    events: list[Event]
    next: tuple[Seat, ...]


class CommandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An option as it was offered, with the version it was offered at."""

    key: Annotated[str, Meta(max_length=300)]
    version: Version | None = None


def version_of(if_match: str | None) -> int | None:
    """Return the version that an If-Match header names; None without one or for `*`. Raises MalformedRequest."""
    if if_match is None or if_match.strip() == "*":
        return None
    text = if_match.strip().removeprefix("W/").strip('"').partition(".")[0]  # names and watchers lie outside the log
    if not text.isascii() or not text.isdigit():
        raise MalformedRequest('If-Match is no version; send one in quotes: "12"')
    return int(text)


def request_of(key: str | None, route: str, body: Any) -> KeyedRequest | None:
    """Return the request under this idempotency key. body: two requests are the same if it is; it holds no expected
    version.
    """
    if key is None:
        return None
    if not 0 < len(key) <= KEY_MAX:
        raise MalformedRequest(f"send an Idempotency-Key of 1 to {KEY_MAX} characters")
    return KeyedRequest(key, sha256(canonical([route, body])).digest())


def command_of(
    seat: int,
    route: str,
    body: Any,
    *,
    key: str | None,
    if_match: str | None = None,
    expected: int | None = None,
    answer: Callable[[CommandResult], bytes] | None = None,
) -> Command:
    """Return a seat's command. The body's own expected version takes precedence over If-Match."""
    given = version_of(if_match)
    return Command(
        seat,
        given if expected is None else expected,
        request_of(key, route, body),
        answer or partial(done_bytes, seat=seat),
    )


def event_of(entry: Entry) -> Event:
    """Return an entry as answers show it: version, type, rule, and data as in its log line."""
    return Event(entry.version, tag_of(type(entry.fact)), entry.rule, asdict(entry.fact))


def done_bytes(result: CommandResult, seat: int | None = None) -> bytes:
    """Encode the answer to a command. seat: the caller's, whose secrets the answer may show."""
    events = [event_of(as_seen(entry, seat) if entry.seals else entry) for entry in result.entries]
    return encode(Done(result.version, result.action, events, result.next))


def answered(done: CommandResult, status: int = 200) -> Response:
    """Return the answer to a command. Its ETag is the table's version after the command."""
    note(action=done.action, version=done.version)
    return Response(done.answer, status, {"ETag": f'"{done.version}"'}, "application/json")


def location(table_id: UUID | str) -> str:
    """Return the path of a table."""
    return f"/v1/tables/{table_id}"


def is_proposal(done: CommandResult) -> bool:
    """Return whether an undo waits for consent."""
    return isinstance(done.entries[-1].fact, UndoProposed)
