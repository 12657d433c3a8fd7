"""A connection that limits what a client may cost: bytes before there is a request, requests ahead, and time."""

from collections import deque
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from api.server.action_cycle import ActionCycle, actions_of
from api.server.refusals import (
    AHEAD_MAX,
    BEHIND,
    FAR_AHEAD,
    FULL,
    HEAD_BYTES_MAX,
    LARGE,
    LATE,
    MALFORMED,
    NO_HANDSHAKE,
    UNSUPPORTED,
    Refused,
)
from api.shared.observation import BURST
from api.stream.frames import EIGHT_BYTES, TWO_BYTES, WHOLE_TEXT

READING_TAKES = 3
"""How long a client may leave an answer unread that does not fit into its socket, as a multiple of a request's time."""


VERSIONS = ("1.0", "1.1")
MASKED, SHORT_HEAD, MASK_BYTES = 0x80, 6, 4
"""The bit of a masked frame, the size of its shortest head, and that of its mask (RFC 6455, 5.2)."""
BEFORE_A_FRAME = "at_eof"
"""Where the library's parser waits between two frames."""
HEAD_END = b"\r\n\r\n"


class Connection(HttpToolsProtocol):
    """The server's own connection to a client, with limits.

    connections_max: of the server; request_seconds: from the start of a connection or request to the end of the
    request.
    """

    def __init__(self, *args: Any, connections_max: int, request_seconds: float, **named: Any) -> None:
        super().__init__(*args, **named)
        self._connections_max, self._request_seconds = connections_max, request_seconds
        self._until: float | None = None
        self._bytes_between = 0
        self._body_left = 0
        self._tail = b""
        self._answering: RequestResponseCycle | None = None
        self._unread: RequestResponseCycle | None = None
        self._refusal: bytes | None = None
        self._actions = None if self.access_log else actions_of(self.config)
        self._action: ActionCycle | None = None
        self._bytes_beyond = 0

    def connection_made(self, transport: Any) -> None:
        """Refuse a client when there are too many connections."""
        super().connection_made(transport)
        self._until = self.loop.time() + self._request_seconds
        if len(self.connections) > self._connections_max:
            self._end_with(FULL)

    def data_received(self, data: bytes) -> None:
        """Parse the received bytes, up to the limits.

        The parser gets pieces that end where a head or a body ends, so a head's bytes are counted exactly, however the
        packets were split.
        """
        self._unset_keepalive_if_required()
        if self._until is None and not self._is_deaf():
            self._until = self.loop.time() + self._request_seconds
        window, at = self._tail + data, len(self._tail)
        while at < len(window) and not self._is_deaf():
            upto = self._piece_end(window, at)
            self._bytes_beyond = len(window) - upto
            self._parse(window[at:upto])
            if self._action is not None and upto < len(window):  # what is left is of its body, which no limit concerns
                self.parser.feed_data(window[upto:])
                break
            at = upto
        self._tail = window[1 - len(HEAD_END) :]

    def _is_deaf(self) -> bool:
        """Return whether received bytes are ignored from now on."""
        is_upgraded = self.transport.get_protocol() is not self
        return self._refusal is not None or self.transport.is_closing() or is_upgraded

    def _piece_end(self, window: bytes, at: int) -> int:
        """Return where the next piece ends: with the body, or after an empty line, which ends each head and chunked
        body.
        """
        if self._body_left:
            return min(len(window), at + self._body_left)
        found = window.find(HEAD_END, max(0, at - len(HEAD_END) + 1))
        return len(window) if found < 0 else found + len(HEAD_END)

    def _parse(self, piece: bytes) -> None:
        """Parse a piece up to the limit on heads. Refuse what is beyond the limit or malformed."""
        room = len(piece) if self._body_left else HEAD_BYTES_MAX - self._bytes_between
        self._bytes_between += min(room, len(piece))
        try:
            self.parser.feed_data(piece[:room])
        except httptools.HttpParserUpgrade:
            if self._is_socket():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            cause = error.__context__
            self._refuse(cause.answer if isinstance(cause, Refused) else MALFORMED)
        else:
            if len(piece) > room and self._bytes_between >= HEAD_BYTES_MAX:
                self._refuse(LARGE)
            elif len(piece) > room:
                self._parse(piece[room:])

    def _is_socket(self) -> bool:
        return self.parser.should_upgrade() and self._should_upgrade()

    def on_message_begin(self) -> None:
        """Handle the begin of a request. Its scope is made when it is needed."""
        self.url, self.headers, self.expect_100_continue = b"", [], False

    def on_headers_complete(self) -> None:
        """Handle a complete head. Raises Refused."""
        self._bytes_between = 0
        if self.parser.get_http_version() not in VERSIONS:
            raise Refused(UNSUPPORTED)
        if len(self.pipeline) >= AHEAD_MAX:
            raise Refused(FAR_AHEAD)
        announced = next((value for name, value in self.headers if name == b"content-length"), b"0")
        self._body_left = int(announced)
        self._action = self._plain_action()
        if self._action is not None:
            self.cycle = cast(RequestResponseCycle, self._action)
            return
        if self._is_socket():
            self._check_handshake()
        self._make_scope()
        super().on_headers_complete()
        self._unread = None if self._is_socket() else self.cycle

    def _plain_action(self) -> ActionCycle | None:
        """Return the cycle of an action that can be answered here: one that is plain, of bounded size, not followed by
        another request in its packet, and behind a finished answer.
        """
        size, actions = self._body_left, self._actions
        if actions is None or not size or size < self._bytes_beyond or size > actions.app.bytes_max:
            return None
        before: RequestResponseCycle | None = self.cycle
        return actions.cycle(self) if before is None or before.response_complete else None

    def _make_scope(self) -> None:
        """Make the request's scope, as the library does before it has read the head."""
        url, headers, expects = self.url, self.headers, self.expect_100_continue
        super().on_message_begin()
        self.url, self.expect_100_continue = url, expects
        self.headers += headers

    def _check_handshake(self) -> None:
        """Refuse what the WebSocket parser would leave unanswered, and sockets behind an unfinished answer. Raises
        Refused.
        """
        if self._is_answering() or self.pipeline:
            raise Refused(BEHIND)
        has_body = self._body_left or any(name == b"transfer-encoding" for name, _ in self.headers)
        if self.parser.get_method() != b"GET" or self.parser.get_http_version() != "1.1" or has_body:
            raise Refused(NO_HANDSHAKE)

    def on_body(self, body: bytes) -> None:
        """Count a part of the body."""
        self._bytes_between = 0
        self._body_left = max(0, self._body_left - len(body))
        if self._action is not None:
            self._action.body += body
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Handle a complete request: its answer has no time limit."""
        self._bytes_between = self._body_left = 0
        self._unread = None
        if not self.flow.write_paused:  # else the client has still to read an earlier answer
            self._until = None
        action, self._action = self._action, None
        if action is not None:
            self._start_asgi_task(cast(RequestResponseCycle, action), None)
        else:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Begin the next answer. After the last one, refuse what could not be read."""
        super().on_response_complete()
        if self._refusal is not None and not self._is_answering():
            self._end_with(self._refusal)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """Start the time limit for a client that does not read its answer."""
        self._until = self.loop.time() + READING_TAKES * self._request_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the time limit: the client reads again."""
        self._until = None
        super().resume_writing()

    def look(self, now: float) -> None:
        """Disconnect a client that is late: in sending a request, in reading the answer, or in leaving."""
        if self._until is None:
            if self.transport.is_closing():
                self._until = now + self._request_seconds
        elif now > self._until:
            self._cut_off()

    def _cut_off(self) -> None:
        has_begun = self._is_answering() and self._answering is not None and self._answering.response_started
        if self.transport.is_closing() or self._refusal is not None or has_begun or self.flow.write_paused:
            self.transport.abort()
        else:
            self._until = None
            self._refuse(LATE)

    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _refuse(self, answer: bytes) -> None:
        """Refuse to read more, after the answers to earlier requests. An answer that has begun is completed."""
        unread = self._unread
        if unread is not None and unread.response_started:
            self.transport.close()
            return
        if unread is not None:
            unread.disconnected = True  # the application's own answer would come too late
            unread.message_event.set()
            self.pipeline = deque(one for one in self.pipeline if one[0] is not unread)
        if unread is self._answering or not self._is_answering():
            self._end_with(answer)
        else:
            self._refusal = answer
            self._until = self.loop.time() + self._request_seconds
            self.flow.pause_reading()

    def _end_with(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


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
