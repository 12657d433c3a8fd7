"""The lobby: every public table, from the read model alone."""

from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import APIRouter, Query, Response

from api.http.beside import beside_the_loop
from api.http.commands import encode
from api.http.reader import ServiceDep
from domain.kernel.errors import InvalidRequest
from infra.codec import time_text
from infra.lobby import PAGE_MAX, Line, page

router = APIRouter(prefix="/v1/tables", tags=["tables"])


@router.get("")
@beside_the_loop
def lobby(
    service: ServiceDep,
    game: Annotated[str | None, Query(max_length=60)] = None,
    state: Literal["open", "running", "finished"] | None = None,
    after: UUID | None = None,
    limit: Annotated[int, Query(ge=1, le=PAGE_MAX)] = 20,
) -> Response:
    """The public tables, the one opened last first, by game and state. Private ones are in no lobby.

    It follows the tables: what was just written shows a moment later. Tables opened while you page are on the first
    page only, and each other one is on one page.
    """
    if game is not None and game not in service.views:
        raise InvalidRequest(f"no game {game!r}; there are {', '.join(service.views)}")
    found = page(service.recorder, after, limit, game, state)
    told = {"tables": [told_of(line) for line in found.lines], "next": found.next}
    return Response(encode(told), 200, {"Cache-Control": "no-cache"}, "application/json")


def told_of(line: Line) -> dict[str, Any]:
    """A table as the lobby shows it."""
    row = line.row
    return {
        "id": row.table,
        "name": line.name,
        "game": row.game,
        "state": row.state,
        "result": row.result or None,
        "version": row.version,
        "action": row.action,
        "seats": [{"seat": one.seat, "name": one.name} for one in line.seats],
        "opened_at": time_text(row.opened_at),
        "active_at": time_text(row.active_at),
    }
