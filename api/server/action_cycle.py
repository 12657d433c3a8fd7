"""A plain action, answered in its connection: without a message of ASGI or a middleware between.

What is answered, counted, charged and logged is what the application's own way makes of it, which a test compares to
the byte. Whatever is not plain takes that way.
"""

import logging
import re
from functools import lru_cache
from typing import Any, NamedTuple, cast
from uuid import UUID

import uvicorn
from fastapi import Response
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from api.http.actions import ROUTE, ActionsFirst, failure, first_of, sent_by, taken_by
from api.service.service import Service
from api.shared.charges import refused
from api.shared.observation import LEFT, REQUEST_ID, Observation
from api.shared.payers import token_in
from api.shared.reader import SeatOfConnection
from api.shared.words.accept import language_of
from infra.cache import Cache
from infra.telemetry import NOTED, note

logger = logging.getLogger("uvicorn.error")

SENDERS_MAX = 4096
ACTING = re.compile(rb"/v1/tables/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/actions").fullmatch
"""A path for taking actions, as every client writes it that was given a table's id."""
NOT_PLAIN = frozenset((b"origin", b"expect", b"upgrade", b"transfer-encoding"))
"""Headers whose requests take the application's own way."""
FORWARDED = frozenset((b"x-forwarded-for", b"x-forwarded-proto"))
DONE = b'etag: "%d"\r\ncontent-length: %d\r\ncontent-type: application/json\r\nx-request-id: %b\r\n'
CLOSES = b"connection: close\r\n"


class Answer(NamedTuple):
    """An answer. head: its own headers; the server adds those of all answers before, and those of the connection."""

    status: int
    head: bytes
    body: bytes


FAILED = Answer(500, b"content-type: text/plain; charset=utf-8\r\ncontent-length: 21\r\n", b"Internal Server Error")
"""What the server's library answers for a task that was ended from outside."""


class Sender:
    """What the path and the token of a request say, found once for all requests with both.

    seat: its token is checked again whenever it may have changed; hashed: the token.
    """

    __slots__ = ("hashed", "seat")

    def __init__(self, seat: SeatOfConnection, hashed: bytes | None) -> None:
        self.seat, self.hashed = seat, hashed


class Actions:
    """What the connections of a server need to answer actions. forwarded: tells who sent what a proxy hands on."""

    def __init__(self, app: ActionsFirst, forwarded: ProxyHeadersMiddleware | None) -> None:
        self.app, self.forwarded = app, forwarded
        self.senders: Cache[tuple[Service, bytes, bytes], Sender] = Cache(SENDERS_MAX)
        """By path and token, if that was good before."""

    def cycle(self, connection: HttpToolsProtocol) -> "ActionCycle | None":
        """Return the cycle of a request whose head was read, if it is plain."""
        parser = connection.parser
        found = ACTING(connection.url)
        if found is None or parser.get_method() != b"POST" or parser.get_http_version() != "1.1":
            return None
        headers = first_of(connection.headers)
        if not NOT_PLAIN.isdisjoint(headers):
            return None
        return ActionCycle(self, connection, headers, found[1], parser.should_keep_alive())


@lru_cache(maxsize=1)
def actions_of(config: uvicorn.Config) -> Actions | None:
    """Return what answers the actions of a server; None if it does more with each request than we know of."""
    served: Any = config.loaded_app
    forwarded = None
    if isinstance(served, ProxyHeadersMiddleware):
        forwarded, served = ProxyHeadersMiddleware(cast(Any, nothing_more), config.forwarded_allow_ips), served.app
    is_plain = isinstance(served, ActionsFirst) and not config.root_path and config.limit_concurrency is None
    return Actions(served, forwarded) if is_plain else None


async def nothing_more(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands for the application where only the scope is wanted."""


class NoEvent:
    """An event that nobody waits for."""

    def set(self) -> None:
        """Do nothing."""


class ActionCycle:
    """The request and the answer of a plain action, in place of the library's cycle.

    table: its id, as the path has it; headers: of those with one name the first; disconnected: whether the client has
    gone.
    """

    __slots__ = (
        "_actions",
        "_connection",
        "body",
        "disconnected",
        "headers",
        "keep_alive",
        "pairs",
        "response_complete",
        "response_started",
        "table",
    )
    message_event = NoEvent()

    def __init__(
        self,
        actions: Actions,
        connection: HttpToolsProtocol,
        headers: dict[bytes, bytes],
        table: bytes,
        keep_alive: bool,
    ) -> None:
        self._actions, self._connection = actions, connection
        self.headers, self.pairs, self.table = headers, connection.headers, table
        self.keep_alive = keep_alive
        self.body = b""
        self.disconnected = self.response_started = self.response_complete = False

    async def run_asgi(self, app: object) -> None:
        """Take the action, and answer it. As the library's cycle, it ends without an error."""
        connection = self._connection
        try:
            answer = await self._answered()
            if connection.flow.write_paused and not self.disconnected:
                await connection.flow.drain()
            if answer is not None:
                self._send(answer)
        except BaseException as error:
            logger.error("Exception in ASGI application\n", exc_info=error)
            self.keep_alive = False
            self._send(FAILED)

    def _send(self, answer: Answer) -> None:
        """Write the answer, unless the client has gone."""
        if self.disconnected or self.response_started:
            return
        connection = self._connection
        always = b"".join([b"%b: %b\r\n" % header for header in connection.server_state.default_headers])
        close = b"\r\n" if self.keep_alive else CLOSES + b"\r\n"
        self.response_started = self.response_complete = True
        connection.transport.write(STATUS_LINE[answer.status] + always + answer.head + close + answer.body)
        if not self.keep_alive:
            connection.transport.close()
        connection.on_response_complete()

    async def _answered(self) -> Answer | None:
        """Take the action. Return the answer; None if the client has gone before."""
        scope: Scope = {
            "type": "http",
            "app": self._actions.app,
            "method": "POST",
            "path": f"/v1/tables/{self.table.decode()}/actions",
            "query_string": b"",
            "headers": self.pairs,
            "client": self._connection.client,
        }
        forwarded = self._actions.forwarded
        if forwarded is not None and not FORWARDED.isdisjoint(self.headers):
            await cast(Any, forwarded)(scope, None, None)
        observation = Observation(scope, self._actions.app.times)
        NOTED.set(observation.noted)
        answer = None
        try:
            answer = await self._charged(scope, observation.id)
        finally:
            observation.ended(scope, LEFT if answer is None else answer.status)
        return answer

    async def _charged(self, scope: Scope, id: bytes) -> Answer | None:
        """Charge the request, and take the action. Return the answer; None if the client has gone before."""
        service: Service = self._actions.app.state.service
        said = service, self.table, self.headers.get(b"authorization", b"")
        sender = self._actions.senders.get(said)
        hashed = token_in(scope) if sender is None else sender.hashed
        refusal = await refused(scope, hashed)
        if refusal is not None:
            return answer_of(refusal, id)
        table = self.table.decode()
        scope.update(route=ROUTE, path_params={"table_id": table})

        def language() -> str | None:
            return language_of(Headers(scope=scope), {})

        try:
            sent = sent_by(self.headers)
            if sender is None:
                sender = Sender(SeatOfConnection(service, UUID(table), sent.authorization or ""), hashed)
                number = await sender.seat.known()
                self._actions.senders.put(said, sender)
            else:
                number = await sender.seat.known()
            note(seat=number)
            if self.disconnected:
                return None
            done = await taken_by(service, sender.seat.table_id, number, self.body, sent, language)
        except Exception as error:
            done = failure(error, language())
        if isinstance(done, Response):
            return answer_of(done, id)
        note(action=done.action, version=done.version)
        return Answer(200, DONE % (done.version, len(done.answer), id), done.answer)


def answer_of(answer: Response, id: bytes) -> Answer:
    """Return an answer that the framework has made. id: of the request."""
    headers = [*answer.raw_headers, (REQUEST_ID, id)]
    return Answer(answer.status_code, b"".join([b"%b: %b\r\n" % header for header in headers]), bytes(answer.body))
