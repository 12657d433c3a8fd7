"""The routes that let anyone check a table: checkpoints, proofs, keys, the audit. Source: audit protocol 3.4, 5."""

from functools import partial
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response

from api.http.reading import archived
from api.service.tables.reader_view import ReaderView
from api.shared.commands import encode
from api.shared.etag import fresh, fresh_in_turn
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest
from domain.log.proofs import consistency_proof, inclusion_proof

router = APIRouter(prefix="/v1", tags=["transparency"])

TEXT = "text/plain; charset=utf-8"

Version = Annotated[int, Query(ge=1, le=2**53)]
Size = Annotated[int, Query(ge=0, le=2**53)]
Newest = Annotated[int | None, Query(ge=0, le=2**53)]


@router.get("/keys")
async def keys(service: ServiceDep) -> Response:
    """Return the service's public Ed25519 keys as verifier keys of signed notes, the oldest first; old keys stay
    listed.
    """
    told = []
    for one in service.signer.keys:
        key = {"vkey": one.key.vkey, "from": one.since}
        told.append(key if one.until is None else key | {"to": one.until})
    return Response(encode({"keys": told}), 200, {"Cache-Control": "no-cache"}, "application/json")


@router.get("/tables/{table_id}/checkpoint")
async def checkpoint(
    table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep, size: Newest = None
) -> Response:
    """Return the signed checkpoint of the log, or of its first `size` entries, as text. 422 if `size` is beyond the
    log.
    """
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    body = partial(service.checkpoints.of, seen, size_in(seen, size))
    return await fresh_in_turn(request, seen.table.version, body, service.reads, payer, TEXT)


@router.get("/tables/{table_id}/proof/inclusion")
async def inclusion(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    v: Version,
    size: Newest = None,
) -> Response:
    """Prove that entry `v` is in the log of `size` entries (by default all). 422 if `v` or `size` is beyond the log."""
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    upto = size_in(seen, size)
    if v > upto:
        raise InvalidRequest(f"there is no entry {v}; send at most {upto}")

    def told() -> bytes:
        roots = seen.roots
        hashes = [one.hex() for one in inclusion_proof(roots, v - 1, upto)]
        ends = {"leaf": roots(v - 1, v).hex(), "root": roots(0, upto).hex()}
        return encode({"v": v, "size": upto} | ends | {"hashes": hashes})

    return await fresh_in_turn(request, seen.table.version, told, service.reads, payer)


@router.get("/tables/{table_id}/proof/consistency")
async def consistency(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    from_: Annotated[Size, Query(alias="from")],
    to: Newest = None,
) -> Response:
    """Prove that the log of `to` entries (by default all) extends the log of `from` entries. 422 beyond the log."""
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    upto = size_in(seen, to)
    if from_ > upto:
        raise InvalidRequest(f"`from` is beyond the log; send at most {upto}")

    def told() -> bytes:
        roots = seen.roots
        hashes = [one.hex() for one in consistency_proof(roots, from_, upto)]
        return encode(
            {"from": from_, "to": upto, "roots": [roots(0, from_).hex(), roots(0, upto).hex()], "hashes": hashes}
        )

    return await fresh_in_turn(request, seen.table.version, told, service.reads, payer)


@router.get("/tables/{table_id}/audit")
async def audit(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep) -> Response:
    """Audit the table's own archive: return the checks A to G, each with its verdict; `sealed` before the reveal."""
    version, checkpoint = await service.reader_views.read(
        table_id, reader.seat, partial(archived, service, table_id, reader.seat)
    )
    report = await service.audits.report(payer, table_id, version, checkpoint)
    return fresh(request, version, lambda: report)


def size_in(seen: ReaderView, size: int | None) -> int:
    """Return the size, by default the log's. Raises InvalidRequest if it is beyond the log."""
    version = seen.table.version
    if size is not None and size > version:
        raise InvalidRequest(f"size {size} is beyond the log; send at most {version}")
    return version if size is None else size
