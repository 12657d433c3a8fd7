"""A connection that limits what a client may cost: bytes before there is a request, requests ahead, and time."""

from collections import deque
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

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

READING_TAKES = 3
"""How long a client may leave an answer unread that does not fit into its socket, as a multiple of a request's time."""
VERSIONS = ("1.0", "1.1")
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
