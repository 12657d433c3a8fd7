"""All messages of a feed: what watchers receive, in each form, and what players send."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from api.shared.openapi.schemas import SCHEMAS
from api.shared.problems import Problem
from api.stream.events import (
    Alive,
    Beside,
    ChangedBoard,
    Checkpoint,
    Ended,
    FeedEvent,
    Opening,
    Resync,
    Version,
    Watchers,
    WholeBoard,
)
from api.stream.replay.messages import Hand, Join, Point, Pointed, RoomAlive, RoomState, Show, Shown, Take
from api.stream.socket_commands import Act, Consent, Default, End, Hello, Redo, Start, Undo, Withdraw
from domain.kernel.tables.table import SEATS_MAX

BODIES = [{"$ref": f"{SCHEMAS}/{one}"} for one in ("Done", "Problem")]


class Line(Struct):
    """A line of the log (audit protocol 3.1). Its version is the event's id."""

    action: Annotated[int, Meta(ge=0)]
    at: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")]
    by: Annotated[int, Meta(ge=0, le=SEATS_MAX - 1)] | None
    data: dict[str, Any]
    rule: str | None
    type: Annotated[str, Meta(min_length=1)]
    v: Version


class Answer(Struct):
    """The answer to a command, as over HTTP. ref: the command's own; body: a problem document if it was refused."""

    ref: str | int | None
    status: Annotated[int, Meta(ge=200, le=599)]
    body: Annotated[Any, Meta(extra_json_schema={"anyOf": BODIES})]


class Message(Struct, frozen=True):
    """A message. id: its own in the document; name: the event's; is_frame: it is sent as a line or a socket message."""

    id: str
    name: str
    shape: Any
    about: str
    is_frame: bool = False


FEED_EVENTS: tuple[type[FeedEvent], ...] = (
    WholeBoard,
    ChangedBoard,
    Opening,
    Watchers,
    Beside,
    Checkpoint,
    Resync,
    Ended,
)


def first_line(shape: Any) -> str:
    """Return the first line of a struct's docstring."""
    return str(shape.__doc__).splitlines()[0].strip()


def frame(name: str, shape: Any, about: str = "") -> Message:
    """Describe an event as a line or a socket message. Its data has this shape."""
    made = name.capitalize() if shape is int else shape.__name__
    return Message(f"{made}Frame", name, shape, about or first_line(shape), is_frame=True)


EVENTS = (
    Message("Line", "entry", Line, first_line(Line)),
    *(Message(shape.__name__, shape.event, shape, first_line(shape)) for shape in FEED_EVENTS),
)
"""The messages as Server-Sent Events."""
FRAMES = (
    frame("entry", Line),
    *(frame(shape.event, shape) for shape in FEED_EVENTS),
    frame(Alive.event, Alive),
    frame("retry", int, "How many milliseconds to wait before reconnecting; the last message if the feed breaks off."),
    frame("answer", Answer),
    frame("problem", Problem, "Why there is no feed; the socket closes."),
)
"""The messages as lines and on a socket; the last two on a socket only."""
SENT = tuple(
    Message(shape.__name__, shape.__name__.lower(), shape, first_line(shape))
    for shape in (Hello, Act, Undo, Redo, Consent, Withdraw, Default, Start, End)
)
"""The messages that players send over a socket."""
ROOM_FRAMES = (
    *(frame(shape.event, shape) for shape in (RoomState, Shown, Pointed, RoomAlive)),
    Message(
        "RefusalFrame",
        "problem",
        Problem,
        "Why a message was refused; if it was the first one, the socket closes.",
        is_frame=True,
    ),
)
ROOM_SENT = tuple(
    Message(shape.__name__, shape.__name__.lower(), shape, first_line(shape))
    for shape in (Join, Show, Point, Hand, Take)
)
"""The messages of a shared replay, as its members receive and send them."""
