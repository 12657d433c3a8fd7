"""The line of an entry, written and read. Source: audit protocol 3.1."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from domain.kernel import jcs
from domain.log.archive import Whole

Moment = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
        r"T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z\Z"
    ),
]


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Flawed(Exception):
    """An entry breaks the protocol. The message says how, without naming the entry."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """The members of a line."""

    v: Whole
    type: Annotated[str, Meta(min_length=1)]
    at: Moment
    action: Whole
    by: Whole | None
    rule: str | None
    data: dict[str, Any]


_encode = msgspec.json.Encoder(order="sorted").encode
"""As `jcs.canonical`, and sorts the members of structs, too."""


class _Line(Struct, gc=False):
    """The same members."""

    action: int
    at: str
    by: int | None
    data: dict[str, Any]
    rule: str | None
    type: str
    v: int


def read(line: bytes) -> Entry:
    """Read the entry of a line. Raises Flawed if it is not canonical, or has other members than an entry."""
    try:
        return msgspec.convert(jcs.decode(line), Entry)
    except (jcs.NotCanonical, msgspec.ValidationError) as error:
        raise Flawed(str(error)) from error


def line_of(v: int, type: str, at: str, action: int, by: int | None, rule: str | None, data: dict[str, Any]) -> bytes:
    """Return the line of an entry, without LF. at: as `time_text` writes it; data: may hold tasks. Raises TypeError,
    ValueError.
    """
    return _encode(_Line(action, at, by, data, rule, type, v))


@lru_cache(maxsize=1024)
def time_text(at: int) -> str:
    """Write milliseconds since 1970 as in a line: `2026-01-31T12:00:00.000Z`."""
    seconds, milliseconds = divmod(at, 1000)
    return f"{second_text(seconds)}.{milliseconds:03d}Z"


@lru_cache(maxsize=1024)
def second_text(at: int) -> str:
    """Write seconds since 1970, without the fraction."""
    moment = EPOCH + timedelta(seconds=at)  # no `fromtimestamp`: it raises OSError for some values of `at`
    return f"{moment:%Y-%m-%dT%H:%M:%S}"


def time_of(text: str) -> int:
    """Read a time in a line as milliseconds since 1970. Raises ValueError."""
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)
