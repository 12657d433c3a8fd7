"""A connection that bounds what a client may cost: bytes before there is a request, requests ahead, and time."""

from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_BYTES_MAX = 64 * 1024
"""Bytes in a row that are no body: a request's line and headers, what stands between its chunks, or after them."""
AHEAD_MAX = 16
"""Requests that a client may send while it waits for the answer to an earlier one."""
READING_TAKES = 3
"""How long a client may leave an answer unread that does not fit into its socket, in times of a request's."""


def refusal(status: int, phrase: str, code: str, detail: str, *headers: str) -> bytes:
    """A whole answer where no request was read; the connection ends with it."""
    told = {"type": f"urn:hourglass:{code}", "title": code, "status": status, "code": code, "detail": detail}
    body = msgspec.json.encode(told)
    kind, length = "Content-Type: application/problem+json", f"Content-Length: {len(body)}"
    lines = [f"HTTP/1.1 {status} {phrase}", kind, length, *headers, "Connection: close", "", ""]
    return "\r\n".join(lines).encode() + body


FULL = refusal(503, "Service Unavailable", "too-many-connections", "too many connections", "Retry-After: 5")
LARGE = refusal(
    431, "Request Header Fields Too Large", "head-too-large", f"a request's head has at most {HEAD_BYTES_MAX} bytes"
)
LATE = refusal(408, "Request Timeout", "request-too-slow", "the request took too long to arrive")


class TooFarAhead(Exception):
    """A client has sent more requests than it may before their answers."""


class Connection(HttpToolsProtocol):
    """The server's own connection to a client, with bounds.

    connections_max: of the server; request_seconds: from a connection's or request's begin to the request's end.
    """

    def __init__(self, *args: Any, connections_max: int, request_seconds: float, **named: Any) -> None:
        super().__init__(*args, **named)
        self._connections_max, self._request_seconds = connections_max, request_seconds
        self._until: float | None = None
        self._bytes_between = 0

    def connection_made(self, transport: Any) -> None:
        """Refuse a client when there are as many as there may be."""
        super().connection_made(transport)
        self._until = self.loop.time() + self._request_seconds
        if len(self.connections) > self._connections_max:
            self._refuse(FULL)

    def data_received(self, data: bytes) -> None:
        """Take what has come in, unless it is more than any request needs."""
        if self.transport.is_closing():
            return
        if self._until is None:
            self._until = self.loop.time() + self._request_seconds
        self._bytes_between += len(data)
        super().data_received(data)
        if self._bytes_between > HEAD_BYTES_MAX and not self.transport.is_closing():
            self._refuse(LARGE)

    def on_headers_complete(self) -> None:
        """The head is whole. Raises TooFarAhead."""
        self._bytes_between = 0
        if len(self.pipeline) >= AHEAD_MAX:
            raise TooFarAhead
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of the body has come."""
        self._bytes_between = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; its answer may take its time."""
        self._bytes_between = 0
        if not self.flow.write_paused:  # else the client still owes the reading of an earlier answer
            self._until = None
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        self._until = self.loop.time() + READING_TAKES * self._request_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._until = None
        super().resume_writing()

    def look(self, now: float) -> None:
        """Cut off a client that is late: with a request, with reading the answer, or with leaving."""
        if self._until is None:
            if self.transport.is_closing():
                self._until = now + self._request_seconds
        elif now > self._until:
            self._cut_off()

    def _cut_off(self) -> None:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        is_answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if self.transport.is_closing() or is_answering or self.flow.write_paused:
            self.transport.abort()
        else:
            self._until = None
            self._refuse(LATE)

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()
