"""Archives of toy tables, sent to a service."""

from typing import Any

import httpx

from projections.audit import write_archive
from tests.api.clients import Client, TableClient

NDJSON, PACKED = "application/x-ndjson", "application/vnd.msgpack"


async def send(client: Client, archive: Any, media: str = NDJSON, **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return await client.http.post("/v1/tables/import", content=archive, headers={"Content-Type": media} | names)


async def played(client: Client, end: bool = True) -> TableClient:
    table = await client.started(options={"undo": "free"})
    await table.act("roll:2")
    await table.act("draw", seat=1)
    await table.post("undo", seat=1)
    await table.act("draw", seat=1)
    await table.act("finish", seat=1)
    if end:
        await table.post("end")
    return table


async def imported(client: Client, archive: bytes, media: str = NDJSON) -> TableClient:
    answer = await send(client, archive, media)
    assert answer.status_code == 201, answer.text
    return TableClient(client, answer.json() | {"seats": []})


async def archived(client: Client) -> bytes:
    """A table that was played to its end, as its archive."""
    return (await (await played(client)).get("export")).content


def tables_in(client: Client) -> int:
    return len(client.service.recorder.tables(None, 1000))


def changed(archive: bytes, line: int, *change: bytes) -> bytes:
    """The archive with a change in one line, and leaves and root that fit."""
    lines = archive.splitlines()[:-2]
    assert change[0] in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(*change, 1)
    return write_archive(lines)
