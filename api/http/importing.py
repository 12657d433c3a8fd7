"""Import an archive as a table that can be read, replayed and audited, but not played."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect

from api.shared.commands import encode, location
from api.shared.media import NDJSON, PACKED, is_packed_body
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


@router.post("/import", status_code=201, openapi_extra={"requestBody": BODY})
async def import_table(request: Request, service: ServiceDep, payer: PayerDep) -> Response:
    """Import an archive as a table under a new id. Anyone can read it; nobody can play it.

    Not idempotent: the same archive again becomes another table. 422 if the audit finds a fault, with the entry, or if
    this server lacks the game, rules or pack; 429 while too many imports are in progress.
    """
    packed = is_packed_body(request.headers)
    with service.imports.admitted():
        archive = await body_of(request)
        made = await service.imports.take_in(payer, archive, service.settings.import_bytes_max, packed=packed)
    told = {"id": made.id, "version": made.version, "root": made.root, "imported": source(made.of, made.checkpoint)}
    headers = {"Location": location(made.id), "ETag": f'"{made.version}"'}
    return Response(encode(told), 201, headers, "application/json")


def source(table: str, checkpoint: str) -> dict[str, Any]:
    """Return an imported table's source: its id there, and the origin that its checkpoint names, if it has one.

    The checkpoint's claims are the archive's own, unless a known key has signed it.
    """
    return {"table": table, "origin": checkpoint.partition("\n")[0] or None}


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
