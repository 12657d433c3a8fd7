"""A person's seats at a service, sealed under a recovery phrase: read them, and add further ones."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import httpx
import msgspec

from api.client.answers import Refused, accepted
from api.client.forms import NotUnderstood, SealedSeats
from api.client.requests import Request, bearer
from infra.keys.recovery import Phrase

PATH = "/v1/sealed-seats"
TRIES_MAX = 5
CHANGED = "sealed-seats-changed"


class SealedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in the list. table or campaign: the id of what it belongs to; the other one is empty."""

    seat: int
    token: str
    table: str = ""
    campaign: str = ""
    name: str = ""
    game: str = ""
    title: str = ""

    @property
    def place(self) -> tuple[str, int]:
        """What the seat is found by."""
        return self.table or self.campaign, self.seat


class SeatList(msgspec.Struct, frozen=True):
    """What is sealed."""

    seats: list[SealedSeat]


def gathered(http: httpx.Client, phrase: Phrase, here: Sequence[SealedSeat]) -> list[SealedSeat]:
    """Add seats to those that are stored under a phrase, and return all. Of two for one place the given one counts.

    http: its base URL is the service's. Raises Refused, NotUnderstood, httpx.HTTPError; NotOpened if what is stored was
    sealed under another phrase.
    """
    for _ in range(TRIES_MAX):
        found = asked(http, phrase, Request(SealedSeats, "sealed seats", "GET", PATH))
        there = [] if found["sealed"] is None else seats_in(phrase.open(found["sealed"]))
        known = {one.place for one in here}
        every = [*here, *(one for one in there if one.place not in known)]
        if every == there:
            return every
        sealed = phrase.seal(msgspec.json.encode(SeatList(every)))
        body = {"revision": found["revision"], "sealed": sealed}
        try:
            asked(http, phrase, Request(SealedSeats, "sealed seats", "PUT", PATH, None, body))
        except Refused as error:
            if error.code != CHANGED:
                raise
        else:
            return every
    raise Refused(409, CHANGED, "other devices store seats at the same time, again and again; try later")


def deleted(http: httpx.Client, phrase: Phrase) -> bool:
    """Delete what is stored under a phrase. Return whether there was anything. Raises Refused, httpx.HTTPError."""
    found = asked(http, phrase, Request(SealedSeats, "sealed seats", "GET", PATH))
    if found["sealed"] is None:
        return False
    query = {"revision": found["revision"]}
    accepted(http.request("DELETE", PATH, params=query, headers=bearer(phrase.secret)))
    return True


def asked(http: httpx.Client, phrase: Phrase, request: Request[SealedSeats]) -> SealedSeats:
    """Return what a service answers the owner of a phrase."""
    return request.read(http.request(**request.sent(phrase.secret)))


def seats_in(plain: bytes) -> list[SealedSeat]:
    """Return the seats of an opened list, without what is none. Raises NotUnderstood."""
    try:
        found = msgspec.json.decode(plain, type=dict[str, list[Any]])["seats"]
    except (msgspec.MsgspecError, KeyError) as error:
        raise NotUnderstood(f"the sealed seats: {error}") from error
    return [seat for one in found if (seat := seat_in(one)) is not None]


def seat_in(found: Any) -> SealedSeat | None:
    """Return a seat of an opened list; None if it is none."""
    try:
        seat = msgspec.convert(found, SealedSeat)
    except msgspec.ValidationError:
        return None
    return seat if is_id(seat.place[0]) else None


def is_id(text: str) -> bool:
    """Return whether a text is an id as services give them, so that it can also name a file."""
    try:
        return str(UUID(text)) == text
    except ValueError:
        return False
