"""Taking an archive in as a table that can be read, replayed and audited, and nothing else."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.requests import ClientDisconnect

from api.http.commands import encode, location
from api.http.media import NDJSON, PACKED, is_packed_body
from api.http.problems import BodyTooSlow, MalformedRequest
from api.http.reader import PayerDep, ServiceDep

router = APIRouter(prefix="/v1/tables", tags=["tables"])

PATH = "/v1/tables/import"
PATIENCE_SECONDS, BYTES_PER_SECOND = 10.0, 32_000
"""How long a sender is waited for at first, and how fast it must be after that."""
ARRIVES_WITHIN_SECONDS = 120.0
BODY: dict[str, Any] = {
    "required": True,
    "content": {media: {"schema": {"type": "string", "contentMediaType": media}} for media in (NDJSON, PACKED)},
}
"""Described here, since the framework knows only bodies that it reads itself."""


@router.post("/import", status_code=201, openapi_extra={"requestBody": BODY})
async def import_table(request: Request, service: ServiceDep, payer: PayerDep) -> Response:
    """Take an archive in as a table under a new id, which anyone can read, and nobody can play.

    Done each time: the same archive again is another table. 422 if its audit finds a fault, with the entry, or if its
    game, rules or pack are not known here; 429 while as many are being taken in as may be.
    """
    packed = is_packed_body(request.headers)
    with service.imports.admitted():
        archive = await body_of(request)
        made = await service.imports.take_in(payer, archive, service.settings.import_bytes_max, packed=packed)
    told = {"id": made.id, "version": made.version, "root": made.root, "imported": source(made.of, made.checkpoint)}
    headers = {"Location": location(made.id), "ETag": f'"{made.version}"'}
    return Response(encode(told), 201, headers, "application/json")


def source(table: str, checkpoint: str) -> dict[str, Any]:
    """Where an imported table comes from: its id there, and the origin that its checkpoint names, if it has one.

    What the checkpoint says is the archive's own claim, unless a key that is known has signed it.
    """
    return {"table": table, "origin": checkpoint.partition("\n")[0] or None}


async def body_of(request: Request) -> bytes:
    """The whole body. Raises BodyTooSlow, and MalformedRequest if the sender left.

    Who sends little at a time is not waited for as long as who sends much: few senders would hold every place.
    """
    body, began = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(PATIENCE_SECONDS) as patience:
            async for part in request.stream():
                body += part
                seconds = PATIENCE_SECONDS + len(body) / BYTES_PER_SECOND
                patience.reschedule(began + min(seconds, ARRIVES_WITHIN_SECONDS))
    except TimeoutError:
        raise BodyTooSlow(f"the archive arrived too slowly, with {len(body)} bytes till now") from None
    except ClientDisconnect:
        raise MalformedRequest("the archive was cut off") from None
    return bytes(body)
