"""The routes that let anyone check a table: checkpoints, proofs, keys, the audit. Source: audit protocol 3.4, 5."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec import UNSET, Struct, UnsetType

from api.http.log import archived
from api.service.archives.audits import Audit
from api.service.tables.reader_view import ReaderView
from api.shared.commands import encode
from api.shared.etag import conditional, conditional_in_turn
from api.shared.openapi.description import TEXT, Answer, described, reads
from api.shared.openapi.examples import DIGEST, LEAF, ROOT, TABLE, TIME
from api.shared.openapi.fields import Hash, Version
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest
from domain.log.proofs import consistency_proof, inclusion_proof
from projections.audit.report import Check, Statistic

router = APIRouter(prefix="/v1", tags=["transparency"])

PLAIN = f"{TEXT}; charset=utf-8"

Entry = Annotated[int, Query(ge=1, le=NUMBER_MAX, description="The version of the entry.", examples=[1]), DIGITS]
Size = Annotated[
    int | None,
    Query(
        ge=0,
        le=NUMBER_MAX,
        description="How many entries of the log, from its beginning; all by default.",
        examples=[2],
    ),
    DIGITS,
]
From = Annotated[
    int, Query(ge=0, le=NUMBER_MAX, alias="from", description="The size of the earlier log.", examples=[1]), DIGITS
]
To = Annotated[
    int | None,
    Query(ge=0, le=NUMBER_MAX, description="The size of the later log, by default the whole log.", examples=[1]),
    DIGITS,
]


class ListedKey(Struct, frozen=True, rename={"from_": "from"}):
    """A public key and when it signed. The current key has no `to`. vkey: as verifier key of signed notes."""

    vkey: str
    from_: str
    to: str | UnsetType = UNSET


class Keys(Struct, frozen=True):
    """All keys that ever signed here, the oldest first."""

    keys: list[ListedKey]


class Inclusion(Struct, frozen=True):
    """A proof that an entry is in the log of `size` entries (RFC 6962)."""

    v: Version
    size: int
    leaf: Hash
    root: Hash
    hashes: list[Hash]


class Consistency(Struct, frozen=True, rename={"from_": "from"}):
    """A proof that the log of `to` entries extends the log of `from` entries (RFC 6962)."""

    from_: int
    to: int
    roots: list[Hash]
    hashes: list[Hash]


VKEY = "hourglass.local+73ced970+AWrf2blr0Tj6VmVlVsYRhSHGsSSFCgtXiBtQExpwA22q"
SIGNATURE = "c87ZcPJjgPFXjjyT66bkeDSu7DAIpape5fMCLEwqW9RaIzmuYmKGT8P62pHryiC/8MEaVLtvQ9ZzV/USNucBHl6MJQc="
CHECKPOINT = (
    f"hourglass.local/tables/{TABLE}\n8\nmDd1sYjSm0m3liD9nxAIsjzbvFPYYWrcwTJxvipBR5I=\n\n"
    f"— hourglass.local {SIGNATURE}\n"
)
BESIDE = "98e2ebf933db8f205187223856f012ce9249044661b0c5655a8357f7e83e27dd"
AUDIT = Audit(
    verdict="sealed",
    checks=(
        Check("A", "ok", "8 entries in their order"),
        Check("C", "sealed", "sealed, not yet checkable; player seeds: 2"),
    ),
    entries=8,
    undos=1,
    dice={"dice": {"0": 3, "1": 4, "2": 2}},
    statistics=(Statistic("dice", 6, 9),),
    version=8,
    position=DIGEST,
)


@router.get("/keys")
@described("List the service's public keys", Answer(Keys([ListedKey(VKEY, TIME)])))
async def keys(service: ServiceDep) -> Response:
    """Return the service's public Ed25519 keys as verifier keys of signed notes, the oldest first; old keys stay
    listed.
    """
    keys = [
        ListedKey(one.key.vkey, one.since, UNSET if one.until is None else one.until) for one in service.signer.keys
    ]
    return Response(encode(Keys(keys)), 200, {"Cache-Control": "no-cache"}, "application/json")


@router.get("/tables/{table_id}/checkpoint")
@reads("Get a signed checkpoint", CHECKPOINT, "malformed-request", "invalid-request", media=TEXT)
async def checkpoint(
    table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep, size: Size = None
) -> Response:
    """Return the signed checkpoint of the log, or of its first `size` entries, as text. 422 if `size` is beyond the
    log.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    body = partial(service.checkpoints.of, reader_view, size_in(reader_view, size))
    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer, PLAIN)


@router.get("/tables/{table_id}/proof/inclusion")
@reads(
    "Prove that an entry is in the log",
    Inclusion(1, 2, LEAF, ROOT, [BESIDE]),
    "malformed-request",
    "invalid-request",
)
async def inclusion(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    v: Entry,
    size: Size = None,
) -> Response:
    """Prove that entry `v` is in the log of `size` entries (by default all). 422 if `v` or `size` is beyond the log."""
    reader_view = await service.reader_views.view(table_id, reader.seat)
    upto = size_in(reader_view, size)
    if v > upto:
        raise InvalidRequest(f"there is no entry {v}; send at most {upto}")

    def body() -> bytes:
        roots = reader_view.roots
        hashes = [one.hex() for one in inclusion_proof(roots, v - 1, upto)]
        return encode(Inclusion(v, upto, roots(v - 1, v).hex(), roots(0, upto).hex(), hashes))

    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


@router.get("/tables/{table_id}/proof/consistency")
@reads(
    "Prove that the log was only extended",
    Consistency(1, 2, [LEAF, ROOT], [BESIDE]),
    "malformed-request",
    "invalid-request",
)
async def consistency(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    from_: From,
    to: To = None,
) -> Response:
    """Prove that the log of `to` entries (by default all) extends the log of `from` entries. 422 beyond the log."""
    reader_view = await service.reader_views.view(table_id, reader.seat)
    upto = size_in(reader_view, to)
    if from_ > upto:
        raise InvalidRequest(f"`from` is beyond the log; send at most {upto}")

    def body() -> bytes:
        roots = reader_view.roots
        hashes = [one.hex() for one in consistency_proof(roots, from_, upto)]
        return encode(Consistency(from_, upto, [roots(0, from_).hex(), roots(0, upto).hex()], hashes))

    return await conditional_in_turn(request, reader_view.table.version, body, service.reads, payer)


@router.get("/tables/{table_id}/audit")
@reads("Audit the table", AUDIT, "wrong-state")
async def audit(
    table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep
) -> Response:
    """Audit the table's own archive: return the checks A to G, each with its verdict; `sealed` before the reveal."""
    version, checkpoint = await service.reader_views.read(
        table_id, reader.seat, partial(archived, service.reader_views, service.checkpoints, table_id, reader.seat)
    )
    report = await service.audits.report(payer, table_id, version, checkpoint)
    return conditional(request, version, lambda: report)


def size_in(reader_view: ReaderView, size: int | None) -> int:
    """Return the size, by default the log's. Raises InvalidRequest if it is beyond the log."""
    version = reader_view.table.version
    if size is not None and size > version:
        raise InvalidRequest(f"size {size} is beyond the log; send at most {version}")
    return version if size is None else size
