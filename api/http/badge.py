"""A table's badge, for other sites: what was checked of its log, and by whom."""

from functools import partial

import msgspec
from fastapi import APIRouter, Request, Response

from api.service.archives.audits import Audit
from api.shared.etag import conditional
from api.shared.openapi.description import SVG, reads
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import PayerDep, ReaderDep, ServiceDep
from projections.posting.badge import badge

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["transparency"])

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""Any site may show a badge, which loads nothing and runs no script."""
EXAMPLE = '<svg xmlns="http://www.w3.org/2000/svg" width="186" height="24"></svg>'


@router.get("/badge.svg")
@reads("Show what was checked", EXAMPLE, "malformed-request", "wrong-state", media=SVG)
async def table_badge(
    table_id: TableId,
    reader: ReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return a small picture for other sites: after the table's end, the verdict of the service's own audit; before it,
    that the dice are sealed. Its title says which checks were made, and by whom.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    messages = service.boards.messages(reader_view.game.id, reader_view.pack, lang)
    origin, version = service.signer.key.name, reader_view.table.version
    if not reader_view.table.revealed:
        return conditional(request, version, partial(badge, "sealed", (), 0, origin, messages), SVG, HEADERS)
    checkpoint = await service.reader_views.read(
        table_id, reader.seat, lambda: service.checkpoints.archived(reader_view)
    )
    report = await service.audits.report(payer, table_id, version, checkpoint)
    made = msgspec.json.decode(report, type=Audit)
    body = partial(badge, made.verdict, made.checks, made.entries, origin, messages)
    return conditional(request, version, body, SVG, HEADERS)
