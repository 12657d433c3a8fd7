"""What nodes tell one another of a shared replay: who is connected to them, who leads, and what is shown."""

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from api.shared.openapi.parameters import NUMBER_MAX
from api.stream.replay.messages import MEMBER_MAX, NAME_MAX, THING_MAX
from domain.kernel.tables.table import SEATS_MAX

KEY_BYTES = NODE_BYTES = 16
MEMBERS_MAX = 24
"""The most members of a room."""

Key = Annotated[bytes, Meta(min_length=KEY_BYTES, max_length=KEY_BYTES)]
Node = Annotated[bytes, Meta(min_length=NODE_BYTES, max_length=NODE_BYTES)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Thing = Annotated[str, Meta(max_length=THING_MAX)] | None


class MemberReport(Struct, frozen=True, array_like=True):
    """A member whose place a node keeps.

    key: a digest of the member's own; connections: how many it has had, so that the newest one counts; is_present:
    whether the newest one stands.
    """

    key: Key
    id: Annotated[int, Meta(ge=1, le=MEMBER_MAX)]
    name: Annotated[str, Meta(max_length=NAME_MAX)]
    seat: Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)] | None
    connections: Count
    is_present: bool


class Lead(Struct, frozen=True, array_like=True, order=True):
    """Who leads. turn: how often the lead has passed on; the greatest counts."""

    turn: Count = 0
    key: Annotated[bytes, Meta(max_length=KEY_BYTES)] = b""


class Moment(Struct, frozen=True, array_like=True, order=True):
    """The moment that all are shown. turn: of the lead; step: counts those that were shown; the greatest counts."""

    turn: Count = 0
    step: Count = 0
    at: Annotated[int, Meta(ge=0, le=NUMBER_MAX)] = 0


class PointReport(Struct, frozen=True, array_like=True):
    """A member points at a thing."""

    key: Key
    of: Thing


class RoomReport(Struct, frozen=True, array_like=True):
    """What a node tells of a room. members: all whose places it keeps; None if nothing changed among them.

    is_asking: whether the other nodes should tell what they know.
    """

    node: Node
    lead: Lead
    moment: Moment
    members: Annotated[tuple[MemberReport, ...], Meta(max_length=MEMBERS_MAX)] | None = None
    point: PointReport | None = None
    is_asking: bool = False


encode_report = msgspec.msgpack.Encoder().encode
_reports = msgspec.msgpack.Decoder(RoomReport)


def decode_report(data: bytes) -> RoomReport | None:
    """Read what another node tells; None if this is no report."""
    try:
        return _reports.decode(data)
    except msgspec.MsgspecError:
        return None


def topic_of(table: UUID, room: str) -> str:
    """Return the topic of a room."""
    return f"replay:{table}:{room}"
