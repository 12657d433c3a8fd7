"""Observe every request: give it an id, time its answer, count it and log it."""

import logging
import re
from itertools import count
from secrets import token_hex
from time import perf_counter
from uuid import UUID

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.shared.request_metrics import RequestMetrics
from infra.telemetry import NOTED, REQUESTS, Noted

logger = logging.getLogger(REQUESTS)

REQUEST_ID = b"x-request-id"
LEFT = 499
"""The status for a client that disconnected before there was an answer."""
ELSEWHERE = "other"
"""The route for paths that are not ours."""
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
IDS = ("table_id", "campaign_id")
STRAIGHT = "hourglass.straight"
"""The scope's key for the server's own `send`. A stream's frames use it: through the framework's layers, which must see
the head and the end of an answer, each frame would cost a third more.
"""

BURST = "hourglass.burst"
"""The ASGI extension by which a server's socket takes encoded messages: `{"type": BURST, "bytes"}`, written at once.

Its `write` takes the bytes without waiting, and returns False if the client has still to read earlier ones.
"""

_SANE = re.compile(rb"[A-Za-z0-9-]{1,36}")
"""A request id that a caller may give: room for a UUID, but too short for a token or a seed, which must not get logged.
"""
_numbers = count(1)
_process = token_hex(4).encode()


class Observation:
    """A request as it is observed: its id, the notes of its log line, and how long its answer takes."""

    __slots__ = ("_began", "_times", "id", "noted")

    def __init__(self, scope: Scope, times: RequestMetrics) -> None:
        """Begin to observe a request."""
        self._began, self._times = perf_counter(), times
        self.id = request_id(scope)
        self.noted: Noted = {"request": self.id.decode()}

    def ended(self, scope: Scope, status: int) -> None:
        """Count the request and log it, when its answer begins; log server errors at WARNING."""
        seconds = perf_counter() - self._began
        route = getattr(scope.get("route"), "path", ELSEWHERE)
        method = scope["method"] if scope["method"] in METHODS else ELSEWHERE
        self._times.add(route, method, status, seconds)
        level = logging.WARNING if status >= 500 else logging.INFO
        if logger.isEnabledFor(level):
            self.noted |= ids_in(scope)
            fields = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 3)}
            outer = NOTED.set(self.noted | fields)
            logger.log(level, "request")
            NOTED.reset(outer)


class Observed:
    """An application that counts requests by route, method and status when their answer begins."""

    def __init__(self, app: ASGIApp, times: RequestMetrics) -> None:
        self._app, self._times = app, times

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            scope[STRAIGHT] = send
            await self._app(scope, receive, send)
            return
        observation = Observation(scope, self._times)
        outer = NOTED.set(observation.noted)
        scope[STRAIGHT] = send
        answered = False

        async def sending(message: Message) -> None:
            nonlocal answered
            if not answered:
                answered = True
                observation.ended(scope, message["status"])
                message = {**message, "headers": [*message["headers"], (REQUEST_ID, observation.id)]}
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            if not answered:
                observation.ended(scope, LEFT)
            NOTED.reset(outer)


def request_id(scope: Scope) -> bytes:
    """Return the caller's request id if it is valid, else a new one."""
    for name, value in scope["headers"]:
        if name == REQUEST_ID and _SANE.fullmatch(value):
            return bytes(value)
    return b"%b-%d" % (_process, next(_numbers))


def ids_in(scope: Scope) -> Noted:
    """Return the ids of table and campaign in a path. Anything else may be a secret, and is left out."""
    found: Noted = {}
    for name in IDS:
        try:
            found[name.removesuffix("_id")] = str(UUID(scope.get("path_params", {})[name]))
        except (KeyError, ValueError):
            continue
    return found
