#!/usr/bin/env python3
"""Checks a table's dice and cards from its archive alone, without trusting the service that dealt them.

    python3 verify.py table.ndjson
    curl .../export | python3 verify.py - --key 'name+hash+base64' --json

It makes the checks A to E of the audit protocol, version 1; numbers in brackets are the sections of that page. It
needs nothing but Python 3.9 and trusts nothing in the file. Exit: 0 no fault found, 1 a fault, 2 not to be read.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import hmac
import json
import re
import sys
import uuid
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

ARCHIVE_MAX, LINES_MAX, ENTRY_MAX, DEPTH_MAX = 64 * 2**20, 400_000, 2**20, 100
POOL_MAX, POSITIONS_MAX = 10_000, 20_000_000
NOTE_MAX = 300
LIMITS = (
    "Not proved: that whoever held the server seed did not foresee the outcomes.",
    "Not proved: that the choices were made at the time; only checkpoints that others kept show that.",
)


class Fault(Exception):
    """Something is not as the protocol says. Text from the file stands in it as ASCII only."""


class Check(NamedTuple):
    check: str
    verdict: str
    note: str
    entry: int | None = None


class Entry(NamedTuple):
    """What a verifier needs of a line. place: in the file, from 1; copied: by a branch from its origin [4]."""

    place: int
    v: int
    type: str
    at: str
    action: int
    data: dict[str, Any]
    copied: bool


# --- [0] Canonical JSON ---------------------------------------------------------------------------------------------


def jcs(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def parse(line: bytes) -> Any:
    """The value of a canonical line. A member told twice, a space or a needless escape would not come out again."""
    if line.count(b"[") + line.count(b"{") > DEPTH_MAX and depth(line) > DEPTH_MAX:
        raise Fault(f"nested more than {DEPTH_MAX} deep")
    try:
        value = DECODER.decode(line.decode())
        again = jcs(value)
    except ValueError:
        raise Fault("no JSON in UTF-8") from None
    if again != line:
        raise Fault("JSON, but not in canonical form")
    return value


def depth(line: bytes) -> int:
    deepest = now = 0
    for bracket in re.findall(rb"[\[\]{}]", re.sub(rb'"(?:[^"\\]|\\.)*"', b"", line)):
        now += 1 if bracket in b"[{" else -1
        deepest = max(deepest, now)
    return deepest


def integer(digits: str) -> int:
    if len(digits) > 17 or abs(int(digits)) >= 2**53:
        raise Fault("an integer of more than 53 bits")
    return int(digits)


def no_integer(number: str) -> int:
    raise Fault("a number that is no integer")


def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if not all(name.isascii() for name, _ in pairs):
        raise Fault("a member name outside ASCII")
    return dict(pairs)


DECODER = json.JSONDecoder(
    object_pairs_hook=members, parse_int=integer, parse_float=no_integer, parse_constant=no_integer
)

# --- [3.1], [3.7] What a line may hold ------------------------------------------------------------------------------

Form = Callable[[Any], bool]


def matches(pattern: str) -> Form:
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def many(form: Form) -> Form:
    return lambda value: isinstance(value, list) and all(map(form, value))


def maybe(form: Form) -> Form:
    return lambda value: value is None or form(value)


def within(low: int, high: int) -> Form:
    return lambda value: type(value) is int and low <= value <= high  # True is no number


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_face(value: Any) -> bool:
    return type(value) in (int, str)


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_list(value: Any) -> bool:
    return isinstance(value, list)


def is_dice(value: Any) -> bool:
    return isinstance(value, dict) and all(map(many(is_face), value.values()))


def is_origin(value: Any) -> bool:
    return isinstance(value, dict) and all(form(value.get(name)) for name, form in ORIGIN.items())


def is_use(value: Any) -> bool:
    """One use of chance, `[stream, n, m, outcome]` [1.8]."""
    return isinstance(value, list) and len(value) == 4 and all(form(one) for form, one in zip(USE, value))  # noqa: B905


any_integer, whole = within(1 - 2**53, 2**53 - 1), within(0, 2**53 - 1)
is_hash, is_table = matches("[0-9a-f]{64}"), matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
is_time = matches(
    "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z"
)
USE = (matches("[ -~]{1,65535}"), whole, within(1, 2**32), within(0, 2**32 - 1))
ORIGIN = {"table": is_table, "version": whole, "root": is_hash, "entries": whole}
LINE: dict[str, Form] = {
    "v": whole,
    "type": lambda value: is_text(value) and value != "",
    "at": is_time,
    "action": whole,
    "by": maybe(whole),
    "rule": maybe(is_text),
    "data": is_object,
}
DATA: dict[str, dict[str, Form]] = {
    "table-opened": {
        "table": is_table,
        "commitment": is_hash,
        "game": is_text,
        "rules": any_integer,
        "pack": is_text,
        "options": is_object,
        "seats": is_list,
        "dice": is_dice,
    },
    "seed-sealed": {"seat": whole, "sealed": is_hash},
    "seed-opened": {"seat": whole, "seed": is_text},
    "table-started": {},
    "dice-rolled": {"die": is_text, "rolled": many(is_face), "fate": many(is_use), "purpose": maybe(is_text)},
    "cards-shuffled": {"pool": is_text, "cards": many(is_text)},
    "cards-drawn": {"pool": is_text, "cards": many(is_text), "fate": many(is_use)},
    "cards-taken": {"pool": is_text, "cards": many(is_text)},
    "token-replaced": {"seat": whole},
    "undo-proposed": {},
    "undo-answered": {},
    "actions-undone": {"to": whole},
    "actions-redone": {"to": whole},
    "rules-changed": {"rules": any_integer, "pack": is_text},
    "table-ended": {"result": maybe(is_text)},
    "seed-revealed": {"seed": is_hash},
}
IN_ACTIONS = {"dice-rolled", "cards-shuffled", "cards-drawn", "cards-taken"}
OPTIONAL: dict[str, Form] = {"fate": many(is_use), "origin": maybe(is_origin)}


def read(line: bytes, place: int, copies: int) -> Entry:
    """The entry of a line. Of its data only what a verifier must know is kept, so that memory stays bounded."""
    value = parse(line)
    if not isinstance(value, dict) or value.keys() != LINE.keys():
        raise Fault("not the members of an entry")
    fit(value, LINE, "the entry")
    form, data = DATA.get(value["type"], {}), value["data"]
    fit(data, form, ascii(value["type"]))
    optional = {"fate", "origin"} if value["type"] == "table-opened" else {"fate"}
    fit(data, {name: OPTIONAL[name] for name in optional & data.keys()}, ascii(value["type"]))
    if (place == 1) != (value["type"] == "table-opened"):
        raise Fault("table-opened is the first entry, and no other")
    kept = {name: data[name] for name in form.keys() | optional if name in data}
    return Entry(place, value["v"], value["type"], value["at"], value["action"], kept, 2 <= place <= copies + 1)


def fit(value: dict[str, Any], forms: dict[str, Form], of: str) -> None:
    for name, form in forms.items():
        if name not in value or not form(value[name]):
            raise Fault(f"{of} has no {name}, or one of another form")


# --- [3.8] The archive ----------------------------------------------------------------------------------------------


class Archive(NamedTuple):
    lines: list[bytes]
    leaves: list[str] | None = None
    root: str | None = None
    checkpoint: str | None = None


class NoArchive(Fault):
    def __init__(self, why: str, entry: int | None = None) -> None:
        super().__init__(why)
        self.entry = entry


def take_apart(data: bytes) -> Archive:
    """Raises NoArchive if the file does not have the outline of one."""
    if len(data) > ARCHIVE_MAX or data.count(b"\n") > LINES_MAX:
        raise NoArchive(f"more than {ARCHIVE_MAX} bytes or {LINES_MAX} lines")
    lines = data.split(b"\n")
    if last := lines.pop():
        raise NoArchive("cut off in a line", None if last.startswith(TAIL) else len(lines) + 1)
    count = len(lines)
    while count and lines[count - 1].startswith(TAIL):
        count -= 1
    if not count:
        raise NoArchive("no entries")
    for place, line in enumerate(lines[:count], 1):
        if len(line) > ENTRY_MAX:
            raise NoArchive(f"an entry of more than {ENTRY_MAX} bytes", place)
    return with_tail(lines[:count], lines[count:])


def with_tail(lines: list[bytes], tail: list[bytes]) -> Archive:
    try:
        values = [parse(line) for line in tail]
    except Fault as fault:
        raise NoArchive(f"after the entries: {fault}") from None
    outline = [set(value) for value in values]
    if outline not in ([], [{"leaves", "root"}], [{"leaves", "root"}, {"checkpoint"}]):
        raise NoArchive("after the entries: not one list of leaves and at most one checkpoint")
    if not values:
        return Archive(lines)
    leaves, root = values[0]["leaves"], values[0]["root"]
    checkpoint = values[1]["checkpoint"] if len(values) > 1 else None
    if not many(is_hash)(leaves) or not is_hash(root) or not maybe(is_text)(checkpoint) or len(values) > 1 > 0 and (
        checkpoint is None
    ):
        raise NoArchive("after the entries: not the leaves, root or checkpoint of an archive")
    return Archive(lines, leaves, root, checkpoint)


TAIL = (b'{"leaves":', b'{"checkpoint":')
