"""What watchers receive, and its forms: Server-Sent Events, NDJSON, socket messages."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from api.stream.events import Alive, Beside, Ended, FeedEvent

T = TypeVar("T")

WHOLE_TEXT, SHORT_MAX, TWO_BYTES, EIGHT_BYTES = 0x81, 125, 126, 127
"""The head of a socket's message: a whole text, the longest with a short head, and forms of longer heads."""
HEADS_KEPT = 4096
"""The most heads in the cache, by the size of their message."""

json_bytes = msgspec.json.Encoder().encode


class Frame(Struct, frozen=True, gc=False):
    """One event. data: its JSON on one line; version: the entry's, from which a watcher resumes, else None."""

    event: str
    data: bytes
    version: int | None = None


class FrameBatch:
    """Frames that are sent together. Each form is encoded once for all receivers.

    before: the batch that most of them were sent just before; None where nobody remembers it.
    """

    __slots__ = ("_made", "before", "frames")

    def __init__(self, *frames: Frame, before: "FrameBatch | None" = None) -> None:
        self.frames, self.before = frames, before
        self._made: dict[Any, Any] = {}

    def made(self, form: Callable[[Sequence[Frame]], T]) -> T:
        """Return the frames in a form."""
        if form not in self._made:
            self._made[form] = form(self.frames)
        made: T = self._made[form]
        return made

    def once(self, name: Any, make: Callable[[], T]) -> T:
        """Return what was made of the frames under a name. The first call makes it."""
        if name not in self._made:
            self._made[name] = make()
        made: T = self._made[name]
        return made


def event_frame(data: FeedEvent) -> Frame:
    """Return an event as a frame."""
    return Frame(data.event, json_bytes(data))


def entry(version: int, line: bytes) -> Frame:
    """Return a line of the log as a frame."""
    return Frame("entry", line, version)


RETRY_MILLISECONDS = 1000
RETRY = FrameBatch(Frame("retry", json_bytes(RETRY_MILLISECONDS)))
"""How long to wait before reconnecting. The last frame of a stream that ends before its table does."""
ALIVE = FrameBatch(event_frame(Alive()))
BESIDE = FrameBatch(event_frame(Beside()))
ENDED = FrameBatch(event_frame(Ended()))


def sse(frames: Sequence[Frame]) -> bytes:
    """Encode frames as Server-Sent Events."""
    return b"".join(map(_sse, frames))


def _sse(frame: Frame) -> bytes:
    if frame.version is not None:
        return b"event: %b\nid: %d\ndata: %b\n\n" % (frame.event.encode(), frame.version, frame.data)
    match frame.event:
        case "retry":
            return b"retry: %b\n\n" % frame.data
        case "alive":
            return b": alive\n\n"
        case event:
            return b"event: %b\ndata: %b\n\n" % (event.encode(), frame.data)


def ndjson(frames: Sequence[Frame]) -> bytes:
    """Encode frames as lines of JSON: `{"event", "id" of an entry, "data"}`."""
    return b"".join(_json(frame) + b"\n" for frame in frames)


def messages(frames: Sequence[Frame]) -> tuple[str, ...]:
    """Encode frames as socket messages, each the JSON of one frame."""
    return tuple(_json(frame).decode() for frame in frames)


def socket_bytes(frames: Sequence[Frame]) -> bytes:
    """Encode frames as the bytes of socket messages, each a text (RFC 6455, 5.2)."""
    parts: list[bytes] = []
    for frame in frames:
        start = _start(frame)
        parts += (_head(len(start) + len(frame.data) + 1), start, frame.data, b"}")
    return b"".join(parts)


@lru_cache(maxsize=HEADS_KEPT)
def _head(size: int) -> bytes:
    """Return the head of a text of so many bytes."""
    if size <= SHORT_MAX:
        return b"%c%c" % (WHOLE_TEXT, size)
    length = b"%c%b" % (TWO_BYTES, size.to_bytes(2)) if size < 2**16 else b"%c%b" % (EIGHT_BYTES, size.to_bytes(8))
    return b"%c%b" % (WHOLE_TEXT, length)


def _json(frame: Frame) -> bytes:
    return b"%b%b}" % (_start(frame), frame.data)


def _start(frame: Frame) -> bytes:
    """Return a frame's JSON up to its data."""
    named = _named(frame.event)
    return b'%b"data":' % named if frame.version is None else b'%b"id":%d,"data":' % (named, frame.version)


@lru_cache(maxsize=HEADS_KEPT)
def _named(event: str) -> bytes:
    """Return the beginning of the JSON of a frame of an event."""
    return b'{"event":"%b",' % event.encode()
