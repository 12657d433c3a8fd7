"""The messages of a shared replay, as clients send them and as they receive them."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta, Struct

from api.shared.openapi.parameters import NUMBER_MAX
from api.shared.problems import MalformedRequest
from domain.kernel.tables.table import SEATS_MAX

NAME_MAX, THING_MAX, MEMBER_MAX = 40, 80, 2**31
ROOM_PATTERN, KEY_PATTERN = "^[a-z0-9]{8,32}$", "^[A-Za-z0-9_-]{16,64}$"

At = Annotated[int, Meta(ge=1, le=NUMBER_MAX)]
MemberId = Annotated[int, Meta(ge=1, le=MEMBER_MAX)]
Thing = Annotated[str, Meta(min_length=1, max_length=THING_MAX)] | None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message.

    room: a name that those who look back together share; key: the client's own secret, with which it comes back to its
    place after a lost connection; token: of a seat, for a private table and for the seat's number; name: what others
    call the member, by default a seat's name.
    """

    room: Annotated[str, Meta(pattern=ROOM_PATTERN)]
    key: Annotated[str, Meta(pattern=KEY_PATTERN)]
    token: Annotated[str, Meta(max_length=200)] | None = None
    name: Annotated[str, Meta(max_length=NAME_MAX)] = ""


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a member does."""


class Show(Message, frozen=True, tag="show"):
    """Show all a moment. Only who leads may."""

    at: At


class Point(Message, frozen=True, tag="point"):
    """Point at a thing by its id; null for nothing any more."""

    of: Thing = None


class Hand(Message, frozen=True, tag="hand"):
    """Hand the lead to another member who is present. Only who leads may."""

    to: MemberId


class Take(Message, frozen=True, tag="take"):
    """Take the lead while nobody who leads is present."""


AnyMessage = Show | Point | Hand | Take


class RoomMember(Struct, frozen=True):
    """A member. seat: null for one who only watches; present: whether its connection stands."""

    id: MemberId
    name: str
    seat: Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)] | None
    present: bool


class RoomState(Struct, frozen=True):
    """Who is there, who leads, and what is shown.

    you: the member that is told; leader: null while nobody leads; at: null before anything was shown.
    """

    event: ClassVar[str] = "room"
    you: MemberId
    leader: MemberId | None
    at: At | None
    members: list[RoomMember]


class Shown(Struct, frozen=True):
    """The moment that all are shown."""

    event: ClassVar[str] = "show"
    at: At


class Pointed(Struct, frozen=True):
    """What a member points at; null for nothing any more."""

    event: ClassVar[str] = "point"
    by: MemberId
    of: Thing


class RoomAlive(Struct, frozen=True):
    """A sign of life during silence."""

    event: ClassVar[str] = "alive"


RoomEvent = RoomState | Shown | Pointed | RoomAlive

decode_join = msgspec.json.Decoder(Join).decode
_messages = msgspec.json.Decoder(AnyMessage)


def decode_room_message(text: str) -> AnyMessage:
    """Read what a member does. Raises MalformedRequest."""
    try:
        message: AnyMessage = _messages.decode(text)
    except msgspec.MsgspecError as error:
        raise MalformedRequest(str(error)) from None
    return message


def event_text(event: RoomEvent) -> str:
    """Return an event as the text of a message."""
    return msgspec.json.encode({"event": event.event, "data": event}).decode()
