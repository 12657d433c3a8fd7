"""The routes of the hourglass: undo, redo, consent, and a preview of an undo."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct
from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from api.http.summary import OpenProposal, proposal_of
from api.http.table_commands import table_done
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from api.shared.bodies import PROPOSAL_FROM, ActionRef, Body
from api.shared.chronicle.chapters import title_of
from api.shared.commands import answered, command_of, encode, is_proposal
from api.shared.etag import conditional
from api.shared.in_thread import in_thread
from api.shared.openapi.description import BODY, COMMAND, Answer, commands, described, reads
from api.shared.openapi.examples import PLAYED
from api.shared.openapi.fields import ActionNumber, Seat
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, IdempotencyKey, IfMatch, Lang, TableId
from api.shared.reader import SeatDep, ServiceDep
from domain.kernel.tables.decisions import check_not_ended, undo_target
from domain.kernel.tables.table import consent_needed

TO = "The target: an action's number or `action:<n>`, by default one action back."
TITLES_MAX = 50
"""How many lost actions a preview describes in words."""

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["undo"])


class UndoIn(Body):
    """How far to undo or redo. to: the number of an action or `action:<n>`; 0 is after the setup; by default one
    action.
    """

    to: ActionRef | None = None
    expected_version: Annotated[int, Field(ge=0, le=NUMBER_MAX)] | None = None


class ConsentIn(Body):
    """A seat's answer to a proposed undo. proposal: the version of the proposal that the seat saw."""

    proposal: Annotated[int, Field(ge=1, le=NUMBER_MAX)]
    grant: bool

    @model_validator(mode="before")
    @classmethod
    def _names_its_proposal(cls, body: Any) -> Any:
        if isinstance(body, dict) and "proposal" not in body:
            raise PydanticCustomError("missing", "`proposal` is required: " + PROPOSAL_FROM)
        return body


class LostAction(Struct, frozen=True):
    """An action that an undo takes back. reveals: whether it revealed anything; title: in words, for the newest."""

    action: ActionNumber
    seat: Seat
    reveals: bool
    title: str | None


class Preview(Struct, frozen=True):
    """The effect of an undo. seats: those whose actions it takes back; needs: those whose consent it needs, if any.

    proposal: the open one, null if there is none.
    """

    to: ActionNumber
    lost: list[LostAction]
    seats: list[Seat]
    past_reveals: int
    needs: tuple[Seat, ...]
    proposal: OpenProposal | None


UNDONE = table_done("actions-undone", 0, action=0, to=0)
PROPOSED = table_done("undo-proposed", 0, seat=0, to=0, needs=[1])
PREVIEW = Preview(0, [LostAction(1, 0, True, PLAYED.answered)], [0], 1, (1,), None)


@router.post("/undo")
@described(
    "Undo, or propose an undo",
    Answer(UNDONE, "The undo happened at once.", headers=("ETag",)),
    Answer(
        PROPOSED,
        "The undo was proposed: the policy needs the consent of the seats in `needs`.",
        202,
        headers=("ETag",),
    ),
    codes=(*COMMAND, *BODY, "stale-version", "undo-refused", "proposal-open"),
    token="seat",
    body=UndoIn(to=0),
)
async def undo(
    table_id: TableId,
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
@commands(
    "Redo undone actions",
    table_done("actions-redone", 0, to=1),
    "stale-version",
    "undo-refused",
    body=UndoIn(to=1),
)
async def redo(
    table_id: TableId,
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
@commands(
    "Answer a proposed undo",
    table_done("undo-answered", 0, seat=1, granted=True),
    "stale-version",
    "undo-refused",
    "proposal-changed",
    body=ConsentIn(proposal=8, grant=True),
)
async def consent(
    table_id: TableId,
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
@commands(
    "Withdraw a proposed undo",
    table_done("undo-answered", 0, seat=0, granted=False),
    "stale-version",
    "undo-refused",
    "proposal-changed",
)
async def withdraw(
    table_id: TableId,
    seat: SeatDep,
    service: ServiceDep,
    proposal: Annotated[
        int | None,
        Query(ge=1, le=NUMBER_MAX, description="The version of the proposal; by default the open one.", examples=[9]),
        DIGITS,
    ] = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Withdraw the seat's own open proposal. The log records it as the proposer's own refusal.

    403 for another seat's proposal; 409 if none is open, or if the open one is not `proposal`.
    """
    command = command_of(seat, "withdraw", proposal, key=idempotency_key, if_match=if_match)
    return answered(await service.tables.withdraw(table_id, command, proposal))


@router.get("/undo")
@reads("Preview an undo", PREVIEW, "undo-refused", "wrong-state", "malformed-request", seat=True)
@in_thread
def preview(
    table_id: TableId,
    seat: SeatDep,
    service: ServiceDep,
    request: Request,
    to: Annotated[ActionRef | None, Query(description=TO, examples=[1])] = None,
    lang: Lang = "en",
) -> Response:
    """Return what an undo would take back, whose actions, whose consent it needs, and the open proposal, if any.

    409 if the undo is not possible.
    """
    view = service.reader_views.of(table_id, seat)
    return conditional(request, view.table.version, lambda: encode(preview_of(service.boards, view, seat, to, lang)))


def preview_of(boards: Boards, view: ReaderView, seat: int, to: int | None, lang: str) -> Preview:
    """Return the actions that an undo takes back, the newest first; the newest TITLES_MAX of them in words.

    Raises UndoRefused, WrongState.
    """
    check_not_ended(view.table)
    target = undo_target(view.table, to)
    needs = consent_needed(view.table, seat, target)
    timeline = view.table.timeline
    lost = timeline.undone_by(target) or ()
    steps = [(action, timeline.step(action)) for action in lost]
    messages = boards.messages_at_table(view, lang)
    titles: list[str | None] = [
        title_of(boards.game_view(view), view, action, messages) for action in lost[:TITLES_MAX]
    ]
    titles += [None] * (len(lost) - len(titles))
    return Preview(
        to=target,
        lost=[
            LostAction(action, step.seat, step.reveals, title)
            for (action, step), title in zip(steps, titles, strict=True)
        ],
        seats=sorted({step.seat for _, step in steps}),
        past_reveals=sum(step.reveals for _, step in steps),
        needs=needs,
        proposal=proposal_of(view.table),
    )
