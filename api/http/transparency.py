"""What lets anyone check a table: signed checkpoints, proofs, the keys, the audit. Source: audit protocol 3.4, 5."""

from functools import partial
from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response

from api.http.beside import beside_the_loop
from api.http.commands import encode
from api.http.fresh import fresh
from api.http.reader import ReaderDep, ServiceDep
from api.http.reading import archived
from domain.kernel.errors import InvalidRequest
from infra.seen import Seen
from projections.audit.proofs import consistency_proof, inclusion_proof

router = APIRouter(prefix="/v1", tags=["transparency"])

HEADERS = {"Vary": "Authorization", "Cache-Control": "no-cache"}

Version = Annotated[int, Query(ge=1, le=2**53)]
Size = Annotated[int, Query(ge=0, le=2**53)]
Newest = Annotated[int | None, Query(ge=0, le=2**53)]


@router.get("/keys")
async def keys(service: ServiceDep) -> Response:
    """The service's public Ed25519 keys in the verifier form of signed notes, the oldest first; old ones stay."""
    told = []
    for one in service.signer.keys:
        key = {"vkey": one.key.vkey, "from": one.since}
        told.append(key if one.until is None else key | {"to": one.until})
    return answer({"keys": told})


@router.get("/tables/{table_id}/checkpoint")
@beside_the_loop
def checkpoint(table_id: UUID, reader: ReaderDep, service: ServiceDep, size: Newest = None) -> Response:
    """The signed checkpoint of the log, or of its first `size` entries, as text. 422 for a size beyond the log."""
    seen = service.seen(table_id, reader.seat)
    text = service.checkpoint(seen, size_in(seen, size))
    return Response(text.encode(), 200, HEADERS, "text/plain; charset=utf-8")


@router.get("/tables/{table_id}/proof/inclusion")
@beside_the_loop
def inclusion(table_id: UUID, reader: ReaderDep, service: ServiceDep, v: Version, size: Newest = None) -> Response:
    """Proof that entry `v` is in the log of `size` entries (by default all). 422 for what the log does not have."""
    seen = service.seen(table_id, reader.seat)
    upto, roots = size_in(seen, size), seen.roots
    if v > upto:
        raise InvalidRequest(f"a log of {upto} entries has no entry {v}")
    hashes = inclusion_proof(roots, v - 1, upto)
    told = {"v": v, "size": upto, "leaf": roots(v - 1, v).hex(), "root": roots(0, upto).hex()}
    return answer(told | {"hashes": [one.hex() for one in hashes]})


@router.get("/tables/{table_id}/proof/consistency")
@beside_the_loop
def consistency(
    table_id: UUID,
    reader: ReaderDep,
    service: ServiceDep,
    from_: Annotated[Size, Query(alias="from")],
    to: Newest = None,
) -> Response:
    """Proof that the log of `to` entries (by default all) goes on from the one of `from`. 422 beyond the log."""
    seen = service.seen(table_id, reader.seat)
    upto, roots = size_in(seen, to), seen.roots
    if from_ > upto:
        raise InvalidRequest(f"from is at most {upto}")
    hashes = consistency_proof(roots, from_, upto)
    told = {"from": from_, "to": upto, "roots": [roots(0, from_).hex(), roots(0, upto).hex()]}
    return answer(told | {"hashes": [one.hex() for one in hashes]})


@router.get("/tables/{table_id}/audit")
async def audit(table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request) -> Response:
    """The audit of the table's own archive: the checks A to G, each with its verdict; `sealed` before the reveal."""
    version, checkpoint = await service.recorder.aside(partial(archived, service, table_id, reader.seat))
    report = await service.audits.report(table_id, version, checkpoint)
    return fresh(request, version, lambda: report)


def size_in(seen: Seen, size: int | None) -> int:
    """The size that is meant, the log's by default. Raises InvalidRequest if it is beyond the log."""
    version = seen.table.version
    if size is not None and size > version:
        raise InvalidRequest(f"the log has {version} entries, not {size}")
    return version if size is None else size


def answer(told: dict[str, Any]) -> Response:
    """What was asked, as JSON."""
    return Response(encode(told), 200, HEADERS, "application/json")
