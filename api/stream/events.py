"""What the events of a feed tell, beside the log's own lines. Their fields and order stay; more may be added.

Each is one event of the AsyncAPI document, which is made of these.
"""

from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from domain.kernel.table import SEATS_MAX

Version = Annotated[int, Meta(ge=1, description="the number of an entry of the table's log, from 1")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="64 hex digits")]


class Told(Struct, frozen=True):
    """What one event tells. event: its name."""

    event: ClassVar[str]


class WholeBoard(Told, frozen=True):
    """The whole board at version `to`, as `GET .../board` tells it."""

    event = "board"
    to: Version
    board: dict[str, Any]


class ChangedBoard(Told, frozen=True, rename={"from_": "from"}):
    """The change from one board to the next (RFC 6902). Apply it to the board of version `from`, and to no other."""

    event = "board"
    from_: Version
    to: Version
    patch: list[dict[str, Any]]


class Opening(Told, frozen=True, omit_defaults=True):
    """What opens a sealed value of the entry that follows, for who may know it (audit protocol 3.6).

    path: from the entry's `data`; nonce: before the reveal, and missing after it.
    """

    event = "opening"
    v: Version
    path: Annotated[list[str | int], Meta(min_length=1)]
    value: Any
    nonce: Hash | None = None


class Watchers(Told, frozen=True):
    """How many watch, and which seats are there. state: goes up with each change, and from one connection to the next,
    at whichever node: the time by the clock that all nodes share, in milliseconds.
    """

    event = "watchers"
    count: Annotated[int, Meta(ge=0)]
    seats: list[Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)]]
    state: Annotated[int, Meta(ge=0)]


class Checkpoint(Told, frozen=True):
    """The signed checkpoint of all entries that were told (audit protocol 3.4)."""

    event = "checkpoint"
    checkpoint: str


class Resync(Told, frozen=True):
    """The reader asked for what comes after an entry that there is not. version: the newest one; go on after it."""

    event = "resync"
    version: Annotated[int, Meta(ge=0)]


class Ended(Told, frozen=True):
    """The table has ended and all of it was told; the stream closes."""

    event = "ended"


class Alive(Told, frozen=True):
    """A sign of life after a long silence."""

    event = "alive"
