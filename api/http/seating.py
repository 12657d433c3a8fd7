"""Join a table and leave it; open and close its seats; take the seat of a host who has left."""

from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from msgspec import Meta, Struct
from pydantic import Field

from api.http.seats import NEW_TOKEN, new_token
from api.service.seats.consents import Proposed
from api.shared.bodies import Body, Name
from api.shared.commands import encode, request_of
from api.shared.openapi.description import BODY, READ, SEAT, Answer, described
from api.shared.openapi.examples import OTHER_TOKEN
from api.shared.openapi.fields import Seat, Token, Version
from api.shared.openapi.parameters import KEY_MAX, NUMBER_MAX, Authorization, SeatNumber, TableId
from api.shared.payers import address_of
from api.shared.reader import HostDep, PayerDep, SeatDep, ServiceDep, held_by, loaded
from domain.kernel.errors import NotYourSeat

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])

LOADS = tuple(code for code in READ if code not in ("token-needed", "not-your-seat"))
"""Codes of errors of a route that loads a table and asks for no token."""
CODES = (*SEAT, "malformed-request", "invalid-request", "wrong-state")
JOIN_KEY_MIN = 20
JoinKey = Annotated[
    str | None,
    Header(
        min_length=JOIN_KEY_MIN,
        max_length=KEY_MAX,
        description="A random name that the client chooses, such as a UUID. The same key with the same body gets the "
        "same seat and token again, even after a restart; with another body it gets 422 `request-changed`. Whoever "
        "knows the key can ask for the token, so tell it to nobody.",
        examples=["1b671a64-40d5-491e-99b0-da01ff1f3341"],
    ),
]
Invite = Annotated[str, Field(min_length=1, max_length=100)]


class JoinIn(Body):
    """Somebody who wants to play. invite: of an open seat; without one, the first open seat of a public table."""

    name: Name = ""
    invite: Invite | None = None


class FreshInvite(Struct, frozen=True):
    """An open seat's new invite. An earlier one has stopped working."""

    seat: Seat
    invite: Token
    version: Version


class Changed(Struct, frozen=True):
    """A seat that changed hands."""

    seat: Seat
    version: Version


class AnswerIn(Body):
    """A seat's answer to a proposal about a seat. proposal: the number of the one that it saw."""

    proposal: Annotated[int, Field(ge=0, le=NUMBER_MAX)]
    grant: bool


class SeatProposalOut(Struct, frozen=True):
    """A proposal about a seat. proposal: its number, which an answer names; by: who proposes it; bot: the one that is
    to play for an absent person, null if `by` is to host the table; waiting: the seats whose consent it still needs.
    """

    proposal: Annotated[int, Meta(ge=0, le=NUMBER_MAX)]
    seat: Seat
    by: Seat
    bot: str | None
    waiting: tuple[Seat, ...]


PROPOSAL = SeatProposalOut(1_764_493_200_000, 2, 0, "greedy", (1,))
PROPOSED = Answer(PROPOSAL, "It was proposed: the seats in `waiting` have not consented.", 202, headers=("ETag",))


@router.post("/join")
@described(
    "Join a table",
    NEW_TOKEN,
    codes=(*LOADS, *BODY, "table-imported", "wrong-state", "seat-taken", "too-many-requests", "request-changed"),
    body=JoinIn(name="Cleo", invite=OTHER_TOKEN),
)
async def join(
    table_id: TableId,
    body: JoinIn,
    service: ServiceDep,
    payer: PayerDep,
    request: Request,
    idempotency_key: JoinKey = None,
) -> Response:
    """Take an open seat, and get its token, which is shown once. Nobody needs an account or a token.

    With an invite it is that seat, of a private table too. Without one it is the first open seat of a public table, and
    each network address gets one seat of a table. 409 `seat-taken` if others were faster, or if the invite has been
    used.
    """
    keyed = request_of(idempotency_key, "join", [body.name, body.invite])

    async def taken() -> Response:
        seated = await service.seating.join(table_id, body.name, body.invite, address_of(request.scope), keyed)
        return new_token(seated.seat, seated.token, seated.version)

    return await loaded(service, payer, table_id, taken)


@router.post("/seats/{seat}/open")
@described(
    "Open a seat for somebody else",
    Answer(FreshInvite(1, OTHER_TOKEN, 10), headers=("ETag",)),
    codes=CODES,
    token="seat",
)
async def open_seat(table_id: TableId, seat: SeatNumber, host: HostDep, service: ServiceDep) -> Response:
    """Open a seat, for the host: before the start any seat but its own, later those whose players have left.

    The answer has the seat's `invite`, which is shown once; an earlier token or invite of the seat stops working.
    """
    seated = await service.seating.open(table_id, seat)
    return shown(seated.version, FreshInvite(seated.seat, seated.token, seated.version))


@router.post("/seats/{seat}/close")
@described("Close an open seat", NEW_TOKEN, codes=CODES, token="seat")
async def close_seat(table_id: TableId, seat: SeatNumber, host: HostDep, service: ServiceDep) -> Response:
    """Take a seat that nobody holds, for the host, who plays it from then on. Its invite stops working."""
    seated = await service.seating.close(table_id, seat)
    return new_token(seated.seat, seated.token, seated.version)


@router.post("/seats/{seat}/leave")
@described("Leave a table", Answer(Changed(1, 10), headers=("ETag",)), codes=CODES, token="seat")
async def leave(
    table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep, authorization: Authorization = None
) -> Response:
    """Give a seat up, for the one who plays it. Its token stops working.

    Before the start the seat is open again. Later it waits until the host opens or closes it. The seat of a host who
    leaves waits for another seat, see `/host`.
    """
    if mine != seat:
        raise NotYourSeat("only the one who plays this seat may leave it; send its token")
    return shown(version := await service.seating.leave(table_id, seat, held_by(authorization)), Changed(seat, version))


@router.post("/host")
@described(
    "Take the seat of a host who has left",
    NEW_TOKEN,
    PROPOSED,
    codes=(*CODES, "proposal-open", "proposal-changed"),
    token="seat",
)
async def take_host(table_id: TableId, mine: SeatDep, service: ServiceDep) -> Response:
    """Propose to host the table, once its host has left (202). The other people consent by `/seats/0/consent`.

    When all have consented, or a day later if nobody refused, the same request takes seat 0 besides the own seat, and
    the answer has its token. Without other people it does so at once.
    """
    done = await service.consents.propose_host(table_id, mine)
    if isinstance(done, Proposed):
        return shown(done.version, proposed(done), 202)
    return new_token(done.seat, done.token, done.version)


@router.post("/seats/{seat}/consent")
@described(
    "Answer a proposal about a seat",
    Answer(PROPOSAL, headers=("ETag",)),
    codes=(*CODES, *BODY, "proposal-changed"),
    token="seat",
    body=AnswerIn(proposal=PROPOSAL.proposal, grant=True),
)
async def answer_proposal(
    table_id: TableId, seat: SeatNumber, body: AnswerIn, mine: SeatDep, service: ServiceDep
) -> Response:
    """Consent to what another seat proposes about a seat, or refuse it, which ends the proposal.

    With the last consent a bot plays at once; who is to host the table takes the seat by `/host`. The proposer
    withdraws by refusing, and so does the one whom a bot was to replace. 409 `proposal-changed` if another proposal is
    open, or none.
    """
    done = await service.consents.answer(table_id, seat, body.proposal, mine, body.grant)
    service.bots.look()
    return shown(done.version, proposed(done))


def proposed(done: Proposed) -> SeatProposalOut:
    """Return a proposal as answers show it."""
    one = done.proposal
    return SeatProposalOut(one.number, one.seat, one.by, one.bot or None, done.waiting)


def shown(version: int, answer: Struct, status: int = 200) -> Response:
    """Return an answer that must not be stored by anything in between, with the table's version."""
    return Response(encode(answer), status, {"ETag": f'"{version}"', "Cache-Control": "no-store"}, "application/json")
