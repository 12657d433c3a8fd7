"""A player's socket in the server: it reads whole texts by itself, and writes messages that are encoded already."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from api.server.refusals import NO_HANDSHAKE
from api.shared.observation import BURST
from api.stream.frames import EIGHT_BYTES, TWO_BYTES, WHOLE_TEXT

MASKED, SHORT_HEAD, MASK_BYTES = 0x80, 6, 4
"""The bit of a masked frame, the size of its shortest head, and that of its mask (RFC 6455, 5.2)."""
BEFORE_A_FRAME = "at_eof"
"""Where the library's parser waits between two frames."""


class Socket(WebSocketsSansIOProtocol):
    """The server's own WebSocket. It answers a refused handshake like any other request, reads texts that arrive whole
    by itself, and takes messages that are encoded already.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._is_between = False

    def data_received(self, data: bytes) -> None:
        """Take one whole text at once, since nearly all packets are that. The library reads anything else."""
        text = whole_text(data, self.conn.max_message_size) if self._is_between else None
        if text is not None and self.conn.state is OPEN:
            self._take(text)
            return
        super().data_received(data)
        self._is_between = is_between_messages(self.conn)
        if not self.handshake_initiated and not self.handshake_complete:
            self._refuse()  # the library cannot parse this head; the client would wait for ever

    def _take(self, text: str) -> None:
        """Queue a text as the library would, but go on reading while only this one waits: to stop and begin again is a
        call of the system for each text.
        """
        if self.close_sent:
            return
        is_next = self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not is_next and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """Accept a correct handshake, refuse any other."""
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
            self.scope["extensions"][BURST] = {"write": self.write_now}
            return
        self._refuse()

    async def send(self, message: Any) -> None:
        """Send an ASGI message. Raises ClientDisconnected if the client has gone."""
        if message["type"] != BURST:
            await super().send(message)
            return
        while not self.write_now(message["bytes"]):
            await self.writable.wait()

    def write_now(self, encoded: bytes) -> bool:
        """Send encoded messages unless the client has still to read earlier ones. Return whether they were sent.

        Raises ClientDisconnected if the client has gone.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if self.writable.is_set():
            self.transport.write(encoded)
            return True
        return False

    def _refuse(self) -> None:
        self.handshake_complete = self.close_sent = True
        self.transport.write(NO_HANDSHAKE)
        self.transport.close()


def whole_text(data: bytes, bytes_max: int | None) -> str | None:
    """Return the text of a packet that holds one whole masked message and nothing else; None for any other packet.

    Source: RFC 6455, 5.2. bytes_max: of a message, in UTF-8.
    """
    size = len(data)
    if size < SHORT_HEAD or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    start, length = SHORT_HEAD, data[1] - MASKED
    if length == TWO_BYTES:
        start, length = SHORT_HEAD + 2, int.from_bytes(data[2:4])
    if size != start + length or length == EIGHT_BYTES or (bytes_max is not None and length > bytes_max):
        return None
    try:
        return unmasked(data[start:], data[start - MASK_BYTES : start]).decode()
    except UnicodeDecodeError:
        return None  # the library closes the connection, and says why


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return masked bytes as they were meant. Source: RFC 6455, 5.3. Numbers do it without a loop over the bytes."""
    size = len(data)
    key = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(size)


def is_between_messages(conn: Protocol) -> bool:
    """Return whether the library has read all it was given, up to the end of a message. It then waits for a message's
    first byte, or for the end of the connection.
    """
    steps = conn.parser
    while (inner := getattr(steps, "gi_yieldfrom", None)) is not None:
        steps = inner
    return conn.current_size is None and getattr(steps, "__name__", "") == BEFORE_A_FRAME
