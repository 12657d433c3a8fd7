"""What the connection answers by itself to what is no request, or one too many."""

import msgspec

HEAD_BYTES_MAX = 64 * 1024
"""The limit on consecutive bytes outside bodies: a request's line and headers, and what is between or after chunks."""
AHEAD_MAX = 16
"""How many requests a client may send while it waits for the answer to an earlier one."""


def refusal(status: int, phrase: str, code: str, detail: str, *headers: str) -> bytes:
    """Return a complete answer for a connection without a readable request. The connection ends with it."""
    told = {"type": f"urn:hourglass:{code}", "title": code, "status": status, "code": code, "detail": detail}
    body = msgspec.json.encode(told)
    kind, length = "Content-Type: application/problem+json", f"Content-Length: {len(body)}"
    lines = [f"HTTP/1.1 {status} {phrase}", kind, length, *headers, "Connection: close", "", ""]
    return "\r\n".join(lines).encode() + body


FULL = refusal(503, "Service Unavailable", "too-many-connections", "too many connections", "Retry-After: 5")
LARGE = refusal(
    431,
    "Request Header Fields Too Large",
    "head-too-large",
    f"the request's head is too large; send at most {HEAD_BYTES_MAX} bytes",
)
LATE = refusal(408, "Request Timeout", "request-too-slow", "the request took too long to arrive")
FAR_AHEAD = refusal(
    429,
    "Too Many Requests",
    "too-far-ahead",
    f"too many requests ahead; send at most {AHEAD_MAX}, then wait for answers",
    "Retry-After: 1",
)
MALFORMED = refusal(400, "Bad Request", "malformed-http", "this is not HTTP/1.1 (RFC 9112); check the client")
NO_HANDSHAKE = refusal(
    400,
    "Bad Request",
    "malformed-http",
    "this is no WebSocket handshake of version 13 (RFC 6455, 4.1): a GET of HTTP/1.1 without a body, "
    "with at most 128 headers and 8,192 bytes a line",
    "Sec-WebSocket-Version: 13",
)
BEHIND = refusal(
    400,
    "Bad Request",
    "malformed-http",
    "a WebSocket cannot begin before earlier requests on its connection are answered; open another connection",
)
UNSUPPORTED = refusal(
    505,
    "HTTP Version Not Supported",
    "http-version-not-supported",
    "this HTTP version is not supported; use HTTP/1.1 or 1.0",
)


class Refused(Exception):
    """A request that is refused before it reaches the application. answer: the bytes to send."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("refused")
        self.answer = answer
