"""What a socket reads by itself is what the library would have read, however the bytes arrive."""

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from api.server import websocket
from api.server.websocket import Socket, unmasked, whole_text

BYTES_MAX = 200
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\x07\xff\x00\x81"


class Wire(asyncio.Transport):
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[object] = []
        self.is_closed = self.is_paused = False

    def write(self, data: Any) -> None:
        self.done.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True
        self.done.append("close")

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """Accept the socket, and leave all messages in its queue."""
    await receive()
    await send({"type": "websocket.accept"})
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


def packet(opcode: int, data: bytes, *, fin: bool = True, mask: bytes | None = MASK, rsv: int = 0) -> bytes:
    """A frame, as a client sends it."""
    size = len(data)
    masked = 0 if mask is None else 0x80
    if size < 126:
        length = bytes([masked | size])
    elif size < 2**16:
        length = bytes([masked | 126]) + size.to_bytes(2)
    else:
        length = bytes([masked | 127]) + size.to_bytes(8)
    body = data if mask is None else bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes([(0x80 if fin else 0) | rsv | opcode]) + length + (mask or b"") + body


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: Iterable[bytes]) -> tuple[list[object], list[object]]:
    """What a socket of this kind queued for the application, and did with its connection."""
    config = uvicorn.Config(accepting, ws_max_size=BYTES_MAX, ws_ping_interval=None, log_config=None)
    config.load()
    one = kind(config=config, server_state=ServerState(), app_state={})
    wire = Wire()
    one.connection_made(wire)
    one.data_received(HANDSHAKE)
    while not one.handshake_complete:
        await asyncio.sleep(0)
    wire.done.clear()
    for piece in pieces:
        if wire.is_closed:
            break
        try:
            one.data_received(piece)
        except InvalidState as error:  # the library's own, for bad text behind a close
            wire.done.append(repr(error))
            break
    queued: list[object] = []
    while not one.queue.empty():
        queued.append(one.queue.get_nowait())
    for task in list(one.tasks):
        task.cancel()
    return queued, wire.done


def both(pieces: list[bytes]) -> tuple[Any, Any]:
    async def run() -> tuple[Any, Any]:
        return await heard(Socket, pieces), await heard(WebSocketsSansIOProtocol, pieces)

    return asyncio.run(run())


CLOSE = packet(8, (1000).to_bytes(2) + b"bye")
WHOLE = packet(1, b"one")
EDGES = {
    "two texts in one packet": [WHOLE + packet(1, b"two")],
    "a text and half of the next": [WHOLE + WHOLE[:5], WHOLE[5:], WHOLE],
    "a text byte by byte": [bytes([byte]) for byte in WHOLE] + [WHOLE],
    "only its head": [WHOLE[:2], WHOLE[2:], WHOLE],
    "fragments": [packet(1, b"a", fin=False), packet(0, b"b", fin=False), packet(0, b"c"), WHOLE],
    "a text amid fragments": [packet(1, b"a", fin=False), WHOLE],
    "a ping amid fragments": [packet(1, b"a", fin=False), packet(9, b"?"), packet(0, b"c"), WHOLE],
    "ping": [packet(9, b"?"), WHOLE],
    "pong": [packet(10, b"?"), WHOLE],
    "binary": [packet(2, b"\0"), WHOLE],
    "close, then a text": [CLOSE, WHOLE],
    "close and a text in one packet": [CLOSE + WHOLE],
    "a text and close in one packet": [WHOLE + CLOSE],
    "unmasked": [packet(1, b"one", mask=None), WHOLE],
    "unmasked, and as long as a masked one": [packet(1, b"sixtysix", mask=None), WHOLE],
    "a reserved bit": [packet(1, b"one", rsv=0x40), WHOLE],
    "an unknown opcode": [packet(3, b"one"), WHOLE],
    "as large as may be": [packet(1, b"a" * BYTES_MAX), WHOLE],
    "too large": [packet(1, b"a" * (BYTES_MAX + 1)), WHOLE],
    "larger than a long head counts": [packet(1, b"a" * 2**16), WHOLE],
    "empty": [packet(1, b""), WHOLE],
    "no bytes": [b"", WHOLE],
    "longer than a short head": [packet(1, b"a" * 126), packet(1, b"a" * 125)],
    "invalid UTF-8": [packet(1, b"\xff\xfe"), WHOLE],
    "half a character": [packet(1, "ä".encode()[:1]), WHOLE],
    "characters of many bytes": [packet(1, "Wächter 🜍".encode())],
    "a surrogate": [packet(1, b"\xed\xa0\x80")],
}


@pytest.mark.parametrize("name", EDGES)
def test_an_edge_is_read_as_the_library_reads_it(name: str) -> None:
    ours, library = both(EDGES[name])
    assert ours == library


FRAMES = st.one_of(
    st.builds(lambda text: packet(1, text.encode()), st.text(max_size=BYTES_MAX // 4)),
    st.builds(packet, st.sampled_from([0, 1, 2, 8, 9, 10]), st.binary(max_size=130), fin=st.booleans()),
    st.builds(packet, st.just(1), st.binary(max_size=130), mask=st.sampled_from([None, MASK, b"\0" * 4])),
    st.just(CLOSE),
)


@given(frames=st.lists(FRAMES, max_size=6), cuts=st.lists(st.integers(0, 400), max_size=4), is_cut=st.booleans())
def test_anything_is_read_as_the_library_reads_it(frames: list[bytes], cuts: list[int], is_cut: bool) -> None:
    whole = b"".join(frames)
    places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})
    pieces = [whole[a:b] for a, b in pairwise(places)] if is_cut else frames
    ours, library = both(pieces)
    assert ours == library


async def test_whole_texts_are_read_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[bytes] = []
    receive = WebSocketsSansIOProtocol.data_received
    monkeypatch.setattr(
        websocket.WebSocketsSansIOProtocol,
        "data_received",
        lambda self, data: (fed.append(data), receive(self, data))[1],
    )
    ping = packet(9, b"")
    queued, _ = await heard(Socket, [WHOLE, WHOLE, ping, WHOLE, WHOLE[:3], WHOLE[3:], WHOLE])
    assert len(queued) == 5
    assert fed == [HANDSHAKE, ping, WHOLE[:3], WHOLE[3:]]


@given(data=st.binary(max_size=300), mask=st.binary(min_size=4, max_size=4))
def test_masks_are_those_of_the_library(data: bytes, mask: bytes) -> None:
    assert unmasked(data, mask) == bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


@given(text=st.text(max_size=100))
def test_a_clients_frame_is_a_whole_text(text: str) -> None:
    sent = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(sent, BYTES_MAX * 4) == text
    assert whole_text(sent + b"x", None) is None and whole_text(sent[:-1], None) is None


async def test_a_client_that_sends_ahead_is_not_read_until_its_texts_are_taken() -> None:
    config = uvicorn.Config(accepting, ws_max_size=BYTES_MAX, ws_ping_interval=None, log_config=None)
    config.load()
    one, wire = Socket(config=config, server_state=ServerState(), app_state={}), Wire()
    one.connection_made(wire)
    one.data_received(HANDSHAKE)
    while not one.handshake_complete:
        await asyncio.sleep(0)
    one.data_received(WHOLE)
    assert not wire.is_paused, "most clients wait for their answers"
    one.data_received(WHOLE)
    assert wire.is_paused
    for is_paused in (True, False):
        await one.receive()
        assert wire.is_paused is is_paused
    one.data_received(WHOLE)
    assert not wire.is_paused
    for task in list(one.tasks):
        task.cancel()


async def test_a_client_that_does_not_read_is_written_to_later() -> None:
    config = uvicorn.Config(accepting, log_config=None)
    config.load()
    one = Socket(config=config, server_state=ServerState(), app_state={})
    wire = Wire()
    one.connection_made(wire)
    assert one.write_now(b"now") and wire.done == [b"now"]
    one.pause_writing()
    assert not one.write_now(b"later")
    one.resume_writing()
    assert one.write_now(json.dumps("later").encode())
    wire.close()
    with pytest.raises(websocket.ClientDisconnected):
        one.write_now(b"too late")
