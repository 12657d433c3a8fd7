"""Branches of toy tables over HTTP, and their archives."""

import json
from typing import Any

from api.service.archives.decide_again import audit_with_rules
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from projections.audit import Archive, parse, write_archive
from projections.audit.report import Check
from tests.api.clients import TableClient
from tests.toy import TOY

Json = dict[str, Any]


async def branched(table: TableClient, at: Any = None, seat: int | str | None = 0, **more: Any) -> TableClient:
    answer = await table.post("branch", ({} if at is None else {"at": at}) | more, seat)
    assert answer.status_code == 201, answer.text
    return TableClient(table.client, answer.json())


async def gone_on(table: TableClient, at: Any = None) -> TableClient:
    """A branch that was started, in which the seat that is asked has rolled a die."""
    branch = await branched(table, at)
    assert (await branch.post("start")).status_code == 200
    await acted(branch, "roll:1")
    return branch


async def acted(table: TableClient, key: str) -> None:
    [seat] = (await table.get()).json()["next"]
    answer = await table.act(key, seat)
    assert answer.status_code == 200, answer.text


async def lines(table: TableClient) -> list[Json]:
    return [json.loads(line) for line in (await table.log()).splitlines()]


async def archive(table: TableClient) -> bytes:
    return (await table.get("export")).content


def said(line: Json) -> list[Any]:
    """What a copy has from the entry that it copies."""
    return [line[name] for name in ("type", "action", "by", "rule", "data")]


def audited(archive: bytes, origin: bytes | None = None) -> dict[str, Check]:
    begun: Archive | None = None if origin is None else parse(origin)
    report, _ = audit_with_rules(archive, Codec([TOY]), PackIndex([TOY], lambda game: [{}]), origin=begun)
    return {check.check: check for check in report.checks}


def forged(archive: bytes, entry: int, old: bytes, new: bytes) -> bytes:
    """The archive with one line changed, and all hashes made anew."""
    lines = parse(archive).lines
    changed = lines[entry - 1].replace(old, new)
    assert changed != lines[entry - 1]
    return write_archive([*lines[: entry - 1], changed, *lines[entry:]], None, ())


async def archive_of(copy: TableClient) -> bytes:
    return (await copy.get("export", seat=None)).content
