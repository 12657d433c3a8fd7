"""The lobby: all public tables, from the read model; delayed ones as readers without a seat may see them."""

from contextlib import suppress
from functools import partial
from typing import Annotated, cast
from uuid import UUID

from fastapi import APIRouter, Query, Response
from msgspec import Struct
from msgspec.structs import replace

from api.http.summary import Holder, State, holder_of, state_of
from api.service.read_models.lobby import PAGE_MAX, LobbyLine, Page, Wanted, page
from api.service.service import Service
from api.service.tables.views.progress import COLD_MAX, UNKNOWN
from api.shared.commands import encode
from api.shared.openapi.description import Answer, described
from api.shared.openapi.examples import GAME, PLAYED, SCENARIO, TABLE, TIME
from api.shared.openapi.fields import ActionNumber, Seat, Time, Version
from api.shared.openapi.parameters import DIGITS, Lang
from api.shared.reader import PayerDep, ServiceDep
from domain.kernel.errors import GameError, InvalidRequest
from domain.log.line import time_text
from infra.store.rows.records import LobbyRow
from projections.view import Progress

router = APIRouter(prefix="/v1/tables", tags=["tables"])


class NamedSeat(Struct, frozen=True):
    """A seat and who sits there."""

    seat: Seat
    name: str
    holder: Holder


class LobbyTable(Struct, frozen=True):
    """A public table. result: null while there is none; active_at: when its newest entry was written.

    scenario, day (or the unit that the game counts instead), phase, turn: in words, null where they do not apply.
    """

    id: UUID
    name: str
    game: str
    state: State
    result: str | None
    version: Version
    action: ActionNumber
    scenario: str | None
    day: str | None
    phase: str | None
    turn: str | None
    seats: list[NamedSeat]
    opened_at: Time
    active_at: Time


class Lobby(Struct, frozen=True):
    """A page of the lobby, newest table first. next: the `after` of the next page, null on the last."""

    tables: list[LobbyTable]
    next: UUID | None


EXAMPLE = LobbyTable(
    id=UUID(TABLE),
    name="Thursday",
    game=GAME,
    state="running",
    result=None,
    version=9,
    action=1,
    scenario=SCENARIO.heading,
    day=None,
    phase=PLAYED.phase,
    turn=None,
    seats=[NamedSeat(0, "Ada", "person"), NamedSeat(1, "Ben", "open")],
    opened_at=TIME,
    active_at="2026-01-31T12:03:20.000Z",
)
NEXT = "The id of a table: only tables opened before it. Send the `next` of the previous page."


@router.get("")
@described(
    "List the public tables",
    Answer(Lobby([EXAMPLE], None)),
    codes=("malformed-request", "invalid-request", "store-unavailable"),
)
async def lobby(
    service: ServiceDep,
    payer: PayerDep,
    game: Annotated[str | None, Query(max_length=60, description="Only tables of this game.", examples=[GAME])] = None,
    state: Annotated[State | None, Query(description="Only tables in this state.", examples=["open"])] = None,
    joinable: Annotated[bool, Query(description="Only tables with an open seat.", examples=[True])] = False,
    after: Annotated[UUID | None, Query(description=NEXT, examples=[TABLE])] = None,
    limit: Annotated[
        int, Query(ge=1, le=PAGE_MAX, description="The maximum number of tables.", examples=[20]), DIGITS
    ] = 20,
    lang: Lang = "en",
) -> Response:
    """Return the public tables, the newest first, filtered by game and state. Private tables are not listed.

    A page may be short or even empty and still have a `next`. Only a page without `next` is the last.

    The list follows the tables: a change shows a moment later. A table with a delay is listed as readers without a seat
    may see it. With `joinable` it is only tables with an open seat, which `POST /v1/tables/ID/join` takes. Tables
    opened while you page appear on the first page only; each other table appears on one page. `scenario`, `day`,
    `phase` and `turn` are null where they do not apply, and at first for tables that nobody has read for a long time:
    ask again.
    """
    if game is not None and game not in service.views:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(service.views)}")
    body = await service.reads.run(
        payer, partial(lobby_bytes, service, after, limit, Wanted(game, state, joinable), lang)
    )
    return Response(body, 200, {"Cache-Control": "no-cache"}, "application/json")


def lobby_bytes(service: Service, after: UUID | None, limit: int, wanted: Wanted, lang: str) -> bytes:
    """Return a page of the lobby as JSON. Raises InvalidRequest, StoreError."""
    found = page(service.recorder, after, limit, wanted, partial(as_seen, service))
    return encode(Lobby(tables_of(service, found, lang), found.next))


def as_seen(service: Service, row: LobbyRow) -> LobbyRow | None:
    """Return a delayed table as a reader without a seat may see it.

    None before its opening becomes visible, and if it ended without a start.
    """
    try:
        reader_view = service.reader_views.of(row.table, None)
        if not reader_view.table.version or (reader_view.table.ended and not reader_view.table.started):
            return None
        result = reader_view.result or reader_view.table.ended or ""
    except GameError:  # its log cannot be read
        return None
    table = reader_view.table
    return replace(
        row,
        state=state_of(reader_view),
        result=result,
        version=table.version,
        action=table.timeline.current,
        active_at=table.at,
    )


def tables_of(service: Service, found: Page, lang: str) -> list[LobbyTable]:
    """Return the tables as the lobby shows them, with their progress; at most COLD_MAX of those are read from the
    store.
    """
    tables, cold = [], COLD_MAX
    for line in found.lines:
        row = line.row
        progress = service.progress.of(row.table, row.version, lang)
        if progress is None and cold:
            cold -= 1
            progress = read_progress(service, row.table, lang)
        tables.append(table_of(line, progress or UNKNOWN))
    return tables


def read_progress(service: Service, table: UUID, lang: str) -> Progress:
    """Return a table's progress; unknown if its log cannot be read."""
    with suppress(GameError):
        return service.progress.read(table, lang)
    return UNKNOWN


def table_of(line: LobbyLine, progress: Progress) -> LobbyTable:
    """Return a table as the lobby shows it."""
    row = line.row
    return LobbyTable(
        id=row.table,
        name=line.name,
        game=row.game,
        state=cast(State, row.state),
        result=row.result or None,
        version=row.version,
        action=row.action,
        scenario=progress.scenario,
        day=progress.day,
        phase=progress.phase,
        turn=progress.turn,
        seats=[NamedSeat(one.seat, one.name, holder_of(one)) for one in line.seats],
        opened_at=time_text(row.opened_at),
        active_at=time_text(row.active_at),
    )
