"""The events of a feed besides the log's own lines. Their fields and order stay; fields may be added.

The AsyncAPI document is made from these structs, one event each.
"""

from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from api.shared.openapi.schemas import BOARD, SCHEMAS
from domain.kernel.tables.table import SEATS_MAX

Version = Annotated[int, Meta(ge=1, description="the number of an entry of the table's log, from 1")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="64 hex digits")]


class FeedEvent(Struct, frozen=True):
    """The data of one event. event: its name."""

    event: ClassVar[str]


class WholeBoard(FeedEvent, frozen=True):
    """The whole board at version `to`, in the form of `GET .../board`."""

    event = "board"
    to: Version
    board: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": f"{SCHEMAS}/{BOARD}"})]


class ChangedBoard(FeedEvent, frozen=True, rename={"from_": "from"}):
    """The change from one board to the next (RFC 6902). Apply it to the board of version `from`, and to no other."""

    event = "board"
    from_: Version
    to: Version
    patch: list[dict[str, Any]]


class Opening(FeedEvent, frozen=True, omit_defaults=True):
    """The opening of a sealed value of the next entry, sent to those who may know it (audit protocol 3.6).

    path: from the entry's `data`; nonce: present before the reveal, missing after it.
    """

    event = "opening"
    v: Version
    path: Annotated[list[str | int], Meta(min_length=1)]
    value: Any
    nonce: Hash | None = None


class Watchers(FeedEvent, frozen=True):
    """How many watch, and which seats are there.

    state: grows with each change, and from one connection to the next, at all nodes: the time by the clock that all
    nodes share, in milliseconds.
    """

    event = "watchers"
    count: Annotated[int, Meta(ge=0)]
    seats: list[Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]]
    state: Annotated[int, Meta(ge=0)]


class Checkpoint(FeedEvent, frozen=True):
    """The signed checkpoint of all entries that were sent (audit protocol 3.4)."""

    event = "checkpoint"
    checkpoint: str


class Beside(FeedEvent, frozen=True):
    """Something beside the log has changed: the notes, who holds a seat, or what is proposed about one."""

    event = "beside"


class Resync(FeedEvent, frozen=True):
    """The client asked for entries past the end of the log. version: the newest one; continue after it."""

    event = "resync"
    version: Annotated[int, Meta(ge=0)]


class Ended(FeedEvent, frozen=True):
    """The table has ended and all entries were sent. The stream closes."""

    event = "ended"


class Alive(FeedEvent, frozen=True):
    """A heartbeat after a long silence."""

    event = "alive"
