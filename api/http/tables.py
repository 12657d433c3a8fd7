"""The routes that open, seat, start, end and summarise a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from uuid import UUID

from fastapi import APIRouter, Request, Response
from msgspec import structs

from api.http.importing import source
from api.service.command import CommandResult, Opened
from api.service.service import Service
from api.service.tables.commit import next_seats
from api.service.tables.progress import progress_of
from api.service.tables.reader_view import ReaderView
from api.shared.bodies import DefaultIn, Language, NameIn, SeedIn, TableIn
from api.shared.commands import IdempotencyKey, IfMatch, answered, command_of, encode, location
from api.shared.etag import fresh
from api.shared.in_thread import beside_the_loop
from api.shared.problems import MalformedRequest
from api.shared.reader import (
    Authorization,
    HostDep,
    ReaderDep,
    SeatDep,
    ServiceDep,
    bearer,
    held_by,
    seat_by_campaign,
)
from domain.kernel.decisions import HOST
from domain.kernel.errors import InvalidRequest, NotYourSeat
from domain.kernel.table import policy_of
from infra.store.rows import WATCHER, SeatRow, TableRow
from projections.view import Progress

router = APIRouter(prefix="/v1/tables", tags=["tables"])


@router.post("", status_code=201)
async def open_table(body: TableIn, service: ServiceDep) -> Response:
    """Open a table. The tokens are shown once; `watch` is present only for a private table.

    422 for an unknown game, pack, scenario or option, or a wrong number of seats.
    """
    check_seats(service, body.game, len(body.seats))
    opened = await service.tables.open(
        body.game,
        [seat.name for seat in body.seats],
        [tuple(seat.plays) for seat in body.seats],
        pack_id=body.pack,
        options=body.all_options(),
        name=body.name,
        private=body.private,
    )
    return opened_at(location(opened.id), opened.version, opened_bytes(opened))


@router.get("/{table_id}")
@beside_the_loop
def summary(
    table_id: UUID, reader: ReaderDep, service: ServiceDep, request: Request, lang: Language = "en"
) -> Response:
    """Return a table's summary: state, result, seats, who must act, progress in words, undo policy, open proposal.

    The ETag is the version. It has a suffix while someone watches or once a seat was renamed, which makes no new
    version.
    """
    seen, watchers = service.reader_views.of(table_id, reader.seat), service.presence.everywhere(table_id).count
    seats = seen.seats
    progress = partial(progress_of, service.boards, seen, lang)
    body = partial(summary_bytes, reader.row, seen, seats, watchers, progress)
    return fresh(request, seen.table.version, body, beside=beside_the_log(seats, watchers))


@router.post("/{table_id}/seats/{seat}/token")
async def replace_token(
    table_id: UUID, seat: int, mine: SeatDep, service: ServiceDep, authorization: Authorization = None
) -> Response:
    """Replace a seat's token: that seat or the host may. The old token stops working. Shown once."""
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may replace its token; send one of their tokens")
    known_seat(service, table_id, seat)
    by_campaign = await service.recorder.aside(
        partial(seat_by_campaign, service, table_id, bearer(authorization) or "")
    )
    held = held_by(authorization) if by_campaign is None else None
    version, token = await service.tables.replace_token(table_id, seat, mine, held)
    return fresh_token(seat, token, version)


@router.patch("/{table_id}/seats/{seat}", status_code=204)
async def rename(table_id: UUID, seat: int, body: NameIn, mine: SeatDep, service: ServiceDep) -> Response:
    """Rename a seat's player: that seat or the host may. Names are not in the log."""
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may rename it; send one of their tokens")
    known_seat(service, table_id, seat)
    await service.tables.rename(table_id, seat, body.name)
    return Response(status_code=204)


@router.post("/{table_id}/seeds")
async def seed(
    table_id: UUID, body: SeedIn, seat: SeatDep, service: ServiceDep, idempotency_key: IdempotencyKey = None
) -> Response:
    """Seal a seat's seed, and later open it (audit protocol 1.3). 409 if sealing is over, or if the seed is not the
    sealed one.
    """
    if (body.sealed is None) == (body.seed is None):
        raise MalformedRequest("send either `sealed` or `seed`, and only one of them")
    command = command_of(
        seat, "seeds", [body.sealed, body.seed], key=idempotency_key, answer=root_bytes(service, table_id)
    )
    if body.sealed is not None:
        done = await service.tables.seal(table_id, command, body.sealed)
    else:
        done = await service.tables.open_seed(table_id, command, body.seed or "")
    return answered(done)


@router.post("/{table_id}/start")
async def start(
    table_id: UUID,
    seat: HostDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Close the seeds, set the game up and ask its first question. 409 while a sealed seed is not opened."""
    command = command_of(seat, "start", None, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.start(table_id, command))


@router.post("/{table_id}/default")
async def answer_for(
    table_id: UUID,
    body: DefaultIn,
    host: HostDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Answer an absent seat's question with its default, once the table has been idle long enough. Only the host may.

    409 if the seat has no open question, or if someone acted recently.
    """
    command = command_of(host, "default", body.seat, key=idempotency_key, if_match=if_match)
    idle = service.settings.idle_seconds
    return answered(await service.tables.answer_for(table_id, command, body.seat, idle))


@router.post("/{table_id}/end")
async def end(
    table_id: UUID,
    seat: SeatDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """End the table for good and reveal its seed. Any seat may once the game is over; before that only the host."""
    command = command_of(seat, "end", None, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.end(table_id, command))


def check_seats(service: Service, game: str, seats: int) -> None:
    """Check that the game exists and allows this many seats. Raises InvalidRequest."""
    view = service.views.get(game)
    if view is None:
        raise InvalidRequest(f"no game {game!r}; choose one of {', '.join(service.views)}")
    fewest, most = view.seats
    if not fewest <= seats <= most:
        raise InvalidRequest(f"wrong number of seats; {game} has {fewest} to {most}")


def tokens_told(tokens: Sequence[str], watch: str | None) -> dict[str, Any]:
    """Return tokens as the answer shows them, once; `watch` only for what is private."""
    seats = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
    return {"seats": seats} | ({} if watch is None else {"watch": watch})


def opened_bytes(opened: Opened) -> bytes:
    """Encode the answer for a new table."""
    head = {"id": str(opened.id), "version": opened.version}
    return encode(head | tokens_told(opened.tokens, opened.watch) | {"commitment": opened.commitment})


def fresh_token(seat: int, token: str, version: int) -> Response:
    """Return the answer with a seat's new token. version: of the table or campaign."""
    headers = {"ETag": f'"{version}"', "Cache-Control": "no-store"}
    return Response(encode({"seat": seat, "token": token, "version": version}), 200, headers, "application/json")


def opened_at(location: str, version: int, told: bytes) -> Response:
    """Return the answer for something that was opened."""
    headers = {"Location": location, "ETag": f'"{version}"', "Cache-Control": "no-store"}
    return Response(told, 201, headers, "application/json")


def known_seat(service: Service, table_id: UUID, seat: int) -> None:
    """Check that the table has this seat. Raises InvalidRequest."""
    if not any(row.seat == seat != WATCHER for row in service.tables.loaded(table_id).seats):
        raise InvalidRequest(f"the table has no seat {seat}; see `seats` of the table")


def root_bytes(service: Service, table_id: UUID) -> Callable[[CommandResult], bytes]:
    """Return a function that encodes the log's size and root: a seat keeps the root from before it opened its seed."""

    def told(done: CommandResult) -> bytes:
        root = service.tables.root(table_id, done.entries)
        return encode({"version": done.version, "root": root})

    return told


def beside_the_log(seats: Sequence[SeatRow], watchers: int) -> list[Any] | None:
    """Return the parts of a summary that change without a new version; None while nobody watches and no seat was
    renamed.
    """
    names = [one.name for one in seats] if any(one.renamed for one in seats) else []
    return [watchers, names] if watchers or names else None


def summary_bytes(
    row: TableRow, seen: ReaderView, seats: Sequence[SeatRow], watchers: int, progress: Callable[[], Progress]
) -> bytes:
    """Encode a table's summary as JSON. seats, watchers: who sits and watches there."""
    table = seen.table
    opened = seen.plan
    names = {one.seat: one.name for one in seats}
    told = {
        "id": str(seen.id),
        "name": row.name,
        "private": row.private,
        "game": opened.game,
        "rules": table.rules or opened.rules,
        "pack": table.pack or opened.pack,
        "options": opened.options,
        "state": state_of(seen),
        "revealed": table.revealed,
        "result": seen.result or (table.ended if table.ended else None),
        "version": table.version,
        "action": table.timeline.current,
        **progress()._asdict(),
        "seats": [
            {"seat": seat, "name": names.get(seat, ""), "plays": plan.plays} for seat, plan in enumerate(opened.seats)
        ],
        "next": [] if seen.is_imported else next_seats(table, seen.position),
        "undo": policy_of(opened),
        "proposal": None if table.proposal is None else structs.asdict(table.proposal),
        "commitment": opened.commitment,
        "seeds": {"sealed": sorted(table.seals), "opened": sorted(table.seeds)},
        "origin": seen.origin,
        "imported": source_of(seen),
        "watchers": watchers,
    }
    return encode(told)


def source_of(seen: ReaderView) -> dict[str, Any] | None:
    """Return where an imported table comes from; None for one that was played here."""
    if not seen.is_imported:
        return None
    return source(seen.plan.table, seen.imported.checkpoint.decode() if seen.imported else "")


def state_of(seen: ReaderView) -> str:
    """Return `open` before the start, then `running`; `finished` once there is a result or the table has ended."""
    if seen.table.ended or seen.result:
        return "finished"
    return "running" if seen.table.started else "open"
