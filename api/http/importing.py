"""Import an archive as a table that can be read, replayed and audited, but not played."""

import asyncio
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from starlette.requests import ClientDisconnect

from api.http.opening import opens
from api.shared.commands import encode, location
from api.shared.media import NDJSON, PACKED, is_packed_body
from api.shared.openapi.description import described
from api.shared.openapi.examples import ARCHIVE, ROOT, TABLE
from api.shared.openapi.fields import Hash, Id, Version
from api.shared.problems import BodyTooSlow, MalformedRequest
from api.shared.reader import PayerDep, ServiceDep

router = APIRouter(prefix="/v1/tables", tags=["tables"])

PATH = "/v1/tables/import"
PATIENCE_SECONDS, BYTES_PER_SECOND = 10.0, 32_000
"""Seconds to wait for a sender at first, and the rate that it must keep after that."""
ARRIVES_WITHIN_SECONDS = 120.0
BODY: dict[str, Any] = {
    "required": True,
    "content": {media: {"schema": {"type": "string", "contentMediaType": media}} for media in (NDJSON, PACKED)},
}
"""Described here, because the framework knows only bodies that it parses itself."""


class Source(Struct, frozen=True):
    """The source of an imported table, as its archive states it. table: its id there; origin: as its checkpoint names
    it.
    """

    table: Id
    origin: str | None


class ImportedTable(Struct, frozen=True):
    """An imported table. root: that of its log, the same as at its source."""

    id: UUID
    version: Version
    root: Hash
    imported: Source


EXAMPLE = ImportedTable(
    UUID("0d0c4b7a-39e5-4c47-b7c5-0a6f5f3c1f0e"), 1, ROOT, Source(TABLE, f"hourglass.local/tables/{TABLE}")
)


@router.post("/import", status_code=201, openapi_extra={"requestBody": BODY})
@described(
    "Import an archive",
    opens("The archive was imported as a table.", EXAMPLE),
    codes=(
        "malformed-request",
        "invalid-archive",
        "not-installed",
        "body-too-slow",
        "body-too-large",
        "unsupported-media-type",
        "too-many-imports",
        "store-unavailable",
    ),
    body=ARCHIVE,
)
async def import_table(request: Request, service: ServiceDep, payer: PayerDep) -> Response:
    """Import an archive as a table under a new id. Anyone can read it; nobody can play it.

    Not idempotent: the same archive again becomes another table. 422 if the audit finds a fault, with the entry, or if
    this server lacks the game, rules or pack; 429 while too many imports are in progress.
    """
    packed = is_packed_body(request.headers)
    with service.imports.admitted():
        archive = await body_of(request)
        made = await service.imports.take_in(payer, archive, service.settings.import_bytes_max, packed=packed)
    answer = ImportedTable(made.id, made.version, made.root, source(made.of, made.checkpoint))
    headers = {"Location": location(made.id), "ETag": f'"{made.version}"'}
    return Response(encode(answer), 201, headers, "application/json")


def source(table: str, checkpoint: str) -> Source:
    """Return an imported table's source: its id there, and the origin that its checkpoint names, if it has one.

    The checkpoint's claims are the archive's own, unless a known key has signed it.
    """
    return Source(table, checkpoint.partition("\n")[0] or None)


async def body_of(request: Request) -> bytes:
    """Return the whole body. Raises BodyTooSlow, and MalformedRequest if the sender disconnected.

    The time allowed grows with the bytes received. Otherwise a few slow senders could occupy every place.
    """
    body, began = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(PATIENCE_SECONDS) as patience:
            async for part in request.stream():
                body += part
                seconds = PATIENCE_SECONDS + len(body) / BYTES_PER_SECOND
                patience.reschedule(began + min(seconds, ARRIVES_WITHIN_SECONDS))
    except TimeoutError:
        raise BodyTooSlow(f"the archive arrived too slowly ({len(body)} bytes so far); send it faster") from None
    except ClientDisconnect:
        raise MalformedRequest("the connection closed before the archive was complete; send it again") from None
    return bytes(body)
