"""A table's log: its lines, and the archive of all of it."""

from collections.abc import AsyncIterator, Sequence
from functools import partial
from uuid import UUID

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from api.service.archives.audits import written_archive
from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.views.checkpoints import Checkpoints
from api.shared.etag import headers_of, unchanged
from api.shared.media import NDJSON, PACKED, wants_packed
from api.shared.openapi.description import reads
from api.shared.openapi.examples import ARCHIVE, LINE
from api.shared.openapi.parameters import After, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from domain.kernel.errors import WrongState
from infra.archive_msgpack import pack

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["reading"])

LINES_AT_ONCE = 500


@router.get("/log")
@reads("Read the log's lines", f"{LINE}\n", "malformed-request", media=NDJSON)
async def log(
    table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep, after: After = 0
) -> Response:
    """Return the log's lines after a version, as canonical NDJSON (audit protocol 3.2)."""
    reader_view = await service.reader_views.view(table_id, reader.seat)
    version = reader_view.table.version
    headers = headers_of(version)
    if answer := unchanged(request, headers):
        return answer
    body = lines(service, payer, table_id, reader.seat, after, version)
    first = await anext(body, b"")  # before the answer begins, while it can still be refused
    return StreamingResponse(resumed(first, body), 200, headers, NDJSON)


@router.get("/export")
@reads(
    "Export the archive",
    ARCHIVE,
    "wrong-state",
    media=NDJSON,
    also=((PACKED, "(each line of the archive as a MessagePack map)"),),
)
async def export(
    table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, payer: PayerDep
) -> Response:
    """Return the archive: the log, its leaves and root, the newest checkpoint (audit protocol 3.8).

    As NDJSON, or as a MessagePack stream if `Accept` prefers that.
    """
    version, checkpoint = await service.reader_views.read(
        table_id, reader.seat, partial(archived, service.reader_views, service.checkpoints, table_id, reader.seat)
    )
    packed = wants_packed(request.headers.get("accept"))
    kind, media = ("msgpack", PACKED) if packed else ("ndjson", NDJSON)
    more = {"Content-Disposition": f'attachment; filename="{table_id}.{kind}"', "Vary": "Authorization, Accept"}
    headers = headers_of(version, more)
    if answer := unchanged(request, headers):
        return answer

    def body() -> bytes:
        found = written_archive(service.tables.log, table_id, version, checkpoint, reader.seat)
        return pack(found) if packed else found

    return Response(await service.checks.run(payer, body), 200, headers, media)


def archived(views: ReaderViews, checkpoints: Checkpoints, table_id: UUID, seat: int | None) -> tuple[int, str | None]:
    """Return the size of a table's archive and its checkpoint. Raises WrongState if the archive would be empty."""
    reader_view = views.of(table_id, seat)
    return written(reader_view), checkpoints.archived(reader_view)


def written(reader_view: ReaderView) -> int:
    """Return the version of the newest entry that the reader may see. Raises WrongState if there is none yet."""
    if not reader_view.table.version:
        raise WrongState("nothing of the table is visible yet, because its delay has not passed; ask again later")
    return reader_view.table.version


async def lines(
    service: Service, payer: Payer, table_id: UUID, seat: int | None, after: int, upto: int
) -> AsyncIterator[bytes]:
    """Yield the log's lines after a version, up to another, some hundred at a time. Raises TooManyRequests only at
    first.
    """
    is_begun = False

    def more() -> Sequence[bytes]:
        return service.reader_views.of(table_id, seat).lines(after, min(LINES_AT_ONCE, upto - after))

    while after < upto and (found := await service.reads.run(payer, more, is_begun=is_begun)):
        yield b"".join(line + b"\n" for line in found)  # none, if the clock ran back meanwhile
        after, is_begun = after + len(found), True


async def resumed(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield the parts of a body whose first part has been read already."""
    yield first
    async for part in rest:
        yield part
