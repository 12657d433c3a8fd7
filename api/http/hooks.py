"""Call a seat's player when it is their turn: set a receiver, see how its notices fare, try it out."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from pydantic import Field

from api.http.seats import check_seat
from api.service.hooks.hooks import DELIVERED, Hooks, Told
from api.service.hooks.notices import Form
from api.service.service import Service
from api.shared.bodies import Body
from api.shared.commands import encode, location
from api.shared.openapi.description import BODY, SEAT, Answer, described
from api.shared.openapi.examples import TIME
from api.shared.openapi.fields import Time
from api.shared.openapi.parameters import Lang, SeatNumber, TableId
from api.shared.reader import SeatDep, ServiceDep
from domain.kernel.errors import HookRefused, NotYourSeat
from domain.log.line import time_text
from infra.hooks.push import NoSubscription, Subscription, subscription_of
from infra.hooks.receivers import URL_MAX

router = APIRouter(prefix="/v1/tables/{table_id}/seats/{seat}/notify", tags=["tables"])
KEY_MAX = 120
"""Characters of a key of a browser's subscription."""
EXAMPLE_KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
CODES = (*SEAT, "malformed-request", "invalid-request")


class PushKeys(Body):
    """The keys of a browser's subscription, as `PushSubscription.toJSON()` has them."""

    p256dh: Annotated[str, Field(max_length=KEY_MAX)]
    auth: Annotated[str, Field(max_length=KEY_MAX)]


class HookIn(Body):
    """Where notices go. form: a webhook gets all fields, Discord words alone, a browser by Web Push all fields.

    url: of a browser the endpoint of its subscription; keys: of a browser alone.
    """

    form: Literal["webhook", "discord", "push"] = "webhook"
    url: Annotated[str, Field(max_length=URL_MAX)]
    keys: PushKeys | None = None


class HookOut(Struct, frozen=True):
    """Where notices of a seat go, null if it has no hook. host: of the receiver, whose whole URL is shown nowhere;
    delivered_at: when the newest notice arrived, null for never; outcome: of the newest try, null before any; failures:
    in a row; push_key: the service's public key, with which browsers subscribe to notices.
    """

    form: str | None
    host: str | None
    delivered_at: Time | None
    outcome: str | None
    failures: int
    push_key: str


class Tested(Struct, frozen=True):
    """A test. outcome: `delivered`, or why not."""

    is_delivered: bool
    outcome: str


SET = HookOut("webhook", "ntfy.example", TIME, DELIVERED, 0, EXAMPLE_KEY)


@router.post("")
@described(
    "Call a player when it is their turn",
    Answer(SET),
    codes=(*CODES, *BODY, "hook-refused", "wrong-state"),
    token="seat",
    body=HookIn(url="https://ntfy.example/thursday"),
)
async def set_hook(
    table_id: TableId,
    seat: SeatNumber,
    body: HookIn,
    mine: SeatDep,
    service: ServiceDep,
    request: Request,
    lang: Lang = "en",
) -> Response:
    """Call the player of the own seat at a URL, in place of an earlier one, once the seat has been asked for a minute.

    A seat gets at most one notice in ten minutes, a reminder each day while it is still asked, and none for a turn that
    was undone or taken meanwhile. Each notice arrives at least once; the same one always has the same `id`. 422
    `hook-refused` unless the URL leads over https to a public address. Redirects are not followed.
    """
    check_own(service, table_id, seat, mine)
    link = str(request.base_url).rstrip("/") + location(table_id).removeprefix("/v1")
    await service.hooks.set(table_id, seat, Form(body.form), body.url, link, lang, keys_of(body))
    return shown(service.hooks, await service.hooks.read(table_id, seat))


@router.get("")
@described("See how a seat's notices fare", Answer(SET), codes=CODES, token="seat")
async def read_hook(table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep) -> Response:
    """Return where notices of the own seat go, when the newest arrived, and why the newest try failed if it did."""
    check_own(service, table_id, seat, mine)
    return shown(service.hooks, await service.hooks.read(table_id, seat))


@router.delete("", status_code=204)
@described("Call a player no more", Answer(about="Nobody is called any more.", status=204), codes=CODES, token="seat")
async def remove_hook(table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep) -> Response:
    """Remove the receiver of the own seat's notices."""
    check_own(service, table_id, seat, mine)
    await service.hooks.remove(table_id, seat)
    return Response(status_code=204)


@router.post("/test")
@described(
    "Send a test notice",
    Answer(Tested(True, DELIVERED)),
    codes=(*CODES, "hook-refused", "too-many-requests"),
    token="seat",
)
async def test_hook(table_id: TableId, seat: SeatNumber, mine: SeatDep, service: ServiceDep) -> Response:
    """Send a notice to the receiver of the own seat at once, and say whether it arrived; once in ten seconds."""
    check_own(service, table_id, seat, mine)
    outcome = await service.hooks.test(table_id, seat)
    return Response(encode(Tested(outcome == DELIVERED, outcome)), 200, None, "application/json")


def check_own(service: Service, table_id: TableId, seat: int, mine: int) -> None:
    """Check that a table has a seat, and that it asks itself. Raises InvalidRequest, NotYourSeat."""
    check_seat(service.tables, table_id, seat)
    if mine != seat:
        raise NotYourSeat("only this seat decides whether its player is called; send its token")


def keys_of(body: HookIn) -> Subscription | None:
    """Return the keys of a browser; None for another receiver. Raises HookRefused if they are missing or unknown."""
    if body.form != Form.push:
        return None
    if body.keys is None:
        raise HookRefused("a browser's subscription has keys; send them, too")
    try:
        return subscription_of(body.keys.p256dh, body.keys.auth)
    except NoSubscription as error:
        raise HookRefused(str(error)) from None


def shown(hooks: Hooks, told: Told | None) -> Response:
    """Return a hook, as its seat may see it."""
    key = hooks.push_key.public
    found = HookOut(None, None, None, None, 0, key)
    if told is not None:
        at = time_text(told.at) if told.at else None
        found = HookOut(told.form or None, told.host or None, at, told.outcome or None, told.failures, key)
    return Response(encode(found), 200, {"Cache-Control": "no-store"}, "application/json")
