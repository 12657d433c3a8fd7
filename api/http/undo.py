"""The routes of the hourglass: undo, redo, consent, and a preview of an undo."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from msgspec import structs

from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.bodies import ActionRef, ConsentIn, Language, UndoIn
from api.shared.chapters import at_table, title_of
from api.shared.commands import IdempotencyKey, IfMatch, answered, command_of, encode, is_proposal
from api.shared.etag import fresh
from api.shared.in_thread import beside_the_loop
from api.shared.reader import SeatDep, ServiceDep
from domain.kernel.decisions import check_not_ended, undo_target
from domain.kernel.table import Table, consent_needed

TITLES_MAX = 50
"""How many lost actions a preview describes in words."""

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["undo"])


@router.post("/undo")
async def undo(
    table_id: UUID,
    seat: SeatDep,
    service: ServiceDep,
    body: UndoIn | None = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Turn back to the position after action `to`, by default undo one action: at once (200), or as a proposal (202).

    409 `proposal-open` while another proposal is open. An undo that happens at once ends an open proposal.
    """
    body = body or UndoIn()
    command = command_of(seat, "undo", body.to, key=idempotency_key, if_match=if_match, expected=body.expected_version)
    done = await service.tables.undo(table_id, command, body.to)
    return answered(done, 202 if is_proposal(done) else 200)


@router.post("/redo")
async def redo(
    table_id: UUID,
    seat: SeatDep,
    service: ServiceDep,
    body: UndoIn | None = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Redo undone actions up to `to`, by default the next one."""
    body = body or UndoIn()
    command = command_of(seat, "redo", body.to, key=idempotency_key, if_match=if_match, expected=body.expected_version)
    return answered(await service.tables.redo(table_id, command, body.to))


@router.post("/undo/consent")
async def consent(
    table_id: UUID,
    body: ConsentIn,
    seat: SeatDep,
    service: ServiceDep,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Answer the proposal whose version is `proposal`. The last consent carries out the undo.

    409 `proposal-changed` if another proposal is open, or none; then nothing happens.
    """
    command = command_of(seat, "consent", [body.proposal, body.grant], key=idempotency_key, if_match=if_match)
    return answered(await service.tables.consent(table_id, command, body.proposal, body.grant))


@router.delete("/undo")
async def withdraw(
    table_id: UUID,
    seat: SeatDep,
    service: ServiceDep,
    proposal: Annotated[int | None, Query(ge=1, le=2**53)] = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Withdraw the seat's own open proposal. The log records it as the proposer's own refusal.

    403 for another seat's proposal; 409 if none is open, or if the open one is not `proposal`.
    """
    command = command_of(seat, "withdraw", proposal, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.withdraw(table_id, command, proposal))


@router.get("/undo")
@beside_the_loop
def preview(
    table_id: UUID,
    seat: SeatDep,
    service: ServiceDep,
    request: Request,
    to: ActionRef | None = None,
    lang: Language = "en",
) -> Response:
    """Return what an undo would take back, whose actions, whose consent it needs, and the open proposal, if any.

    409 if the undo is not possible.
    """
    seen = service.reader_views.of(table_id, seat)
    return fresh(request, seen.table.version, lambda: encode(preview_of(service, seen, seat, to, lang)))


def preview_of(service: Service, seen: ReaderView, seat: int, to: int | None, lang: str) -> dict[str, Any]:
    """Return the actions that an undo takes back, the newest first; the newest TITLES_MAX of them in words.

    Raises UndoRefused, WrongState.
    """
    check_not_ended(seen.table)
    target = undo_target(seen.table, to)
    needs = consent_needed(seen.table, seat, target)
    timeline = seen.table.timeline
    lost = timeline.undone_by(target) or ()
    steps = [(action, timeline.step(action)) for action in lost]
    messages = at_table(service.boards.messages(seen.game.id, seen.pack, lang), seen)
    titles: list[str | None] = [
        title_of(service.boards.game_view(seen), seen, action, messages) for action in lost[:TITLES_MAX]
    ]
    titles += [None] * (len(lost) - len(titles))
    return {
        "to": target,
        "lost": [
            {"action": action, "seat": step.seat, "reveals": step.reveals, "title": title}
            for (action, step), title in zip(steps, titles, strict=True)
        ],
        "seats": sorted({step.seat for _, step in steps}),
        "past_reveals": sum(step.reveals for _, step in steps),
        "needs": needs,
        "proposal": proposal_told(seen.table),
    }


def proposal_told(table: Table) -> dict[str, Any] | None:
    """Return the open proposal as answers show it; None without one."""
    return None if table.proposal is None else structs.asdict(table.proposal)
