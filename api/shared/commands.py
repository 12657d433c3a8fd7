"""Turn a request into a command: its expected version, its idempotency key, the bytes of its answer."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Annotated, Any
from uuid import UUID

import msgspec
from fastapi import Header, Response
from msgspec import Meta, Struct

from api.service.command import Command, CommandResult, Request
from api.shared.problems import MalformedRequest
from domain.kernel.fact import Entry
from domain.kernel.jcs import canonical
from domain.kernel.seal import as_seen
from domain.kernel.table import UndoProposed
from infra.telemetry import note

KEY_MAX = 200

IdempotencyKey = Annotated[str | None, Header(max_length=KEY_MAX)]
IfMatch = Annotated[str | None, Header(max_length=40)]

encode = msgspec.json.Encoder().encode

Version = Annotated[int, Meta(ge=0, le=2**53)]


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


def request_of(key: str | None, route: str, body: Any) -> Request | None:
    """Return the request under this idempotency key. body: two requests are the same if it is; it holds no expected
    version.
    """
    if key is None:
        return None
    if not 0 < len(key) <= KEY_MAX:
        raise MalformedRequest(f"send an Idempotency-Key of 1 to {KEY_MAX} characters")
    return Request(key, sha256(canonical([route, body])).digest())


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


def event_of(entry: Entry) -> dict[str, Any]:
    """Return an entry as answers show it: version, type, rule, and data as in its log line."""
    fact = entry.fact
    names = type(fact).__struct_fields__
    data = {name: getattr(fact, name) for name in names}
    return {"v": entry.version, "type": type(fact).__struct_config__.tag, "rule": entry.rule, "data": data}


def done_bytes(done: CommandResult, seat: int | None = None) -> bytes:
    """Encode the answer to a command. seat: the caller's, whose secrets the answer may show."""
    events = [event_of(as_seen(entry, seat)) for entry in done.entries]
    return encode({"version": done.version, "action": done.action, "events": events, "next": done.next})


def answered(done: CommandResult, status: int = 200) -> Response:
    """Return the answer to a command. Its ETag is the table's version after the command."""
    note(action=done.action, version=done.version)
    return Response(done.told, status, {"ETag": f'"{done.version}"'}, "application/json")


def location(table_id: UUID | str) -> str:
    """Return the path of a table."""
    return f"/v1/tables/{table_id}"


def is_proposal(done: CommandResult) -> bool:
    """Return whether an undo waits for consent."""
    return isinstance(done.entries[-1].fact, UndoProposed)
