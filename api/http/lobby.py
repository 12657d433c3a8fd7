"""The lobby: all public tables, from the read model; delayed ones as readers without a seat may see them."""

from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import APIRouter, Query, Response
from msgspec.structs import replace

from api.http.tables import state_of
from api.service.read_models.lobby import PAGE_MAX, Line, Page, page
from api.service.service import Service
from api.service.tables.progress import COLD_MAX, UNKNOWN
from api.shared.bodies import Language
from api.shared.commands import encode
from api.shared.reader import PayerDep, ServiceDep
from domain.kernel.errors import GameError, InvalidRequest
from domain.log.line import time_text
from infra.store.rows import LobbyRow
from projections.view import Progress

router = APIRouter(prefix="/v1/tables", tags=["tables"])


@router.get("")
async def lobby(
    service: ServiceDep,
    payer: PayerDep,
    game: Annotated[str | None, Query(max_length=60)] = None,
    state: Literal["open", "running", "finished"] | None = None,
    after: UUID | None = None,
    limit: Annotated[int, Query(ge=1, le=PAGE_MAX)] = 20,
    lang: Language = "en",
) -> Response:
    """Return the public tables, the newest first, filtered by game and state. Private tables are not listed.

    A page may be short or even empty and still have a `next`. Only a page without `next` is the last.

    The list follows the tables: a change shows a moment later. A table with a delay is listed as readers without a seat
    may see it. Tables opened while you page appear on the first page only; each other table appears on one page.
    `scenario`, `day`, `phase` and `turn` are null where they do not apply, and at first for tables that nobody has read
    for a long time: ask again.
    """
    if game is not None and game not in service.views:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(service.views)}")
    told = await service.reads.run(payer, partial(lobby_bytes, service, after, limit, game, state, lang))
    return Response(told, 200, {"Cache-Control": "no-cache"}, "application/json")


def lobby_bytes(
    service: Service, after: UUID | None, limit: int, game: str | None, state: str | None, lang: str
) -> bytes:
    """Return a page of the lobby as JSON. Raises InvalidRequest, StoreError."""
    found = page(service.recorder, after, limit, game, state, partial(as_seen, service))
    return encode({"tables": told_of(service, found, lang), "next": found.next})


def as_seen(service: Service, row: LobbyRow) -> LobbyRow | None:
    """Return a delayed table as a reader without a seat may see it.

    None before its opening becomes visible, and if it ended without a start.
    """
    try:
        seen = service.reader_views.of(row.table, None)
        if not seen.table.version or (seen.table.ended and not seen.table.started):
            return None
        result = seen.result or seen.table.ended or ""
    except GameError:  # its log cannot be read
        return None
    told = {"version": seen.table.version, "action": seen.table.timeline.current, "active_at": seen.table.at}
    return replace(row, state=state_of(seen), result=result, **told)


def told_of(service: Service, found: Page, lang: str) -> list[dict[str, Any]]:
    """Return the tables as the lobby shows them, with their progress; at most COLD_MAX of those are read from the
    store.
    """
    told, cold = [], COLD_MAX
    for line in found.lines:
        row = line.row
        progress = service.progress.of(row.table, row.version, lang)
        if progress is None and cold:
            cold -= 1
            progress = read_progress(service, row.table, lang)
        told.append(table_told(line, progress or UNKNOWN))
    return told


def read_progress(service: Service, table: UUID, lang: str) -> Progress:
    """Return a table's progress; unknown if its log cannot be read."""
    with suppress(GameError):
        return service.progress.read(table, lang)
    return UNKNOWN


def table_told(line: Line, progress: Progress) -> dict[str, Any]:
    """Return a table as the lobby shows it."""
    row = line.row
    return {
        "id": row.table,
        "name": line.name,
        "game": row.game,
        "state": row.state,
        "result": row.result or None,
        "version": row.version,
        "action": row.action,
        **progress._asdict(),
        "seats": [{"seat": one.seat, "name": one.name} for one in line.seats],
        "opened_at": time_text(row.opened_at),
        "active_at": time_text(row.active_at),
    }
