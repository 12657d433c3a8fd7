"""One person's seats, sealed under a phrase that the service never learns: losing a phone loses no game."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from msgspec import Meta, Struct
from pydantic import Field

from api.shared.bodies import Body
from api.shared.charges import SEALED, TABLE_MADE
from api.shared.commands import encode
from api.shared.openapi.description import BODY, Answer, described
from api.shared.openapi.examples import TIME
from api.shared.openapi.fields import Time
from api.shared.openapi.parameters import DIGITS, NUMBER_MAX, Authorization
from api.shared.problems import TokenNeeded
from api.shared.reader import PayerDep, ServiceDep, bearer
from domain.log.line import time_text
from infra.store.rows.records import SealedSeatsRow

router = APIRouter(prefix="/v1/sealed-seats", tags=["tables"])

SEALED_MAX = 60_000
"""Characters of a sealed list."""
SECRET_MIN, SECRET_MAX = 32, 200
"""Characters of a secret: enough that nobody guesses it."""
CODES = ("token-needed", "store-unavailable")


class SealedSeatsIn(Body):
    """A list to store. revision: of the list that the client read, 0 for none; sealed: the encrypted list as Base64."""

    revision: Annotated[int, Field(ge=0, lt=NUMBER_MAX)]
    sealed: Annotated[str, Field(min_length=1, max_length=SEALED_MAX, pattern=r"^[A-Za-z0-9+/]+=*$")]


class SealedSeatsOut(Struct, frozen=True):
    """A stored list, null if there is none or it was deleted. revision: how often it was written, 0 for never."""

    revision: Annotated[int, Meta(ge=0)]
    sealed: str | None
    stored_at: Time | None


STORED = SealedSeatsOut(4, "q83vEjRWeJCrze8SNFZ4kA==", TIME)


async def secret_of(authorization: Authorization = None) -> str:
    """Return the secret that was sent. Raises TokenNeeded if it is none, or one that could be guessed."""
    secret = bearer(authorization)
    if secret is None or not SECRET_MIN <= len(secret) <= SECRET_MAX:
        raise TokenNeeded("this needs the secret that is made from a recovery phrase; send it as a bearer token")
    return secret


SecretDep = Annotated[str, Depends(secret_of)]


@router.get("")
@described("Read sealed seats", Answer(STORED), codes=CODES, token="seat")
async def read_sealed(secret: SecretDep, service: ServiceDep) -> Response:
    """Return the list of seats that was stored under a secret. Only its owner can open it.

    The bearer token is no seat's: clients make it from the recovery phrase, and the key of the list, too. The page
    "Write a client" says how.
    """
    return shown(await service.sealed_seats.read(secret))


@router.put("")
@described(
    "Store sealed seats",
    Answer(STORED, "The list is stored."),
    codes=(*CODES, *BODY, "sealed-seats-changed"),
    token="seat",
    body=SealedSeatsIn(revision=3, sealed=str(STORED.sealed)),
)
async def write_sealed(secret: SecretDep, body: SealedSeatsIn, service: ServiceDep, payer: PayerDep) -> Response:
    """Store a list of seats under a secret, in place of an earlier one.

    If another device has stored another list since `revision`, nothing happens: 409 `sealed-seats-changed`. Read it
    again, and join both. The same request can be sent again until it is answered.
    """
    service.budget.add(payer, SEALED if body.revision else TABLE_MADE)
    return shown(await service.sealed_seats.write(secret, body.revision, body.sealed))


@router.delete("", status_code=204)
@described(
    "Delete sealed seats",
    Answer(about="The list is deleted.", status=204),
    codes=(*CODES, "malformed-request", "sealed-seats-changed"),
    token="seat",
)
async def delete_sealed(
    secret: SecretDep,
    service: ServiceDep,
    payer: PayerDep,
    revision: Annotated[
        int, Query(ge=1, lt=NUMBER_MAX, description="The revision that the client read.", examples=[4]), DIGITS
    ],
) -> Response:
    """Delete the list of seats that was stored under a secret. The seats themselves stay as they are.

    If another device has stored another list since `revision`, nothing happens: 409 `sealed-seats-changed`. A list that
    nobody has read or written for three years is deleted, too.
    """
    service.budget.add(payer, SEALED)
    await service.sealed_seats.write(secret, revision, "")
    return Response(status_code=204)


def shown(row: SealedSeatsRow) -> Response:
    """Return a stored list as its owner sees it. Nothing in between may store it."""
    found = SealedSeatsOut(row.revision, None, None)
    if row.sealed:
        found = SealedSeatsOut(row.revision, row.sealed, time_text(row.stored_at))
    return Response(encode(found), 200, {"Cache-Control": "no-store"}, "application/json")
