"""The routes of a table's actions: list what a seat may do now, and do it.

Both read and write bytes: the framework's models would cost as much again as the rest of a request.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, NamedTuple
from uuid import UUID

import msgspec
from fastapi import APIRouter, FastAPI, Query, Request, Response
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.http.middleware.body_limits import BodyLimit
from api.http.table_commands import ACTED
from api.service.command import CommandResult
from api.service.service import Service
from api.shared.charges import Charged
from api.shared.chronicle.chapters import renamed
from api.shared.commands import CommandIn, Version, answered, command_of, version_of
from api.shared.etag import conditional
from api.shared.in_thread import in_thread
from api.shared.observation import Observed
from api.shared.openapi.description import commands, reads
from api.shared.openapi.examples import PLAYED
from api.shared.openapi.parameters import Authorization, IdempotencyKey, IfMatch, Lang, TableId
from api.shared.problems import MalformedRequest, answer_to, of_error
from api.shared.reader import SeatDep, ServiceDep, seat_for, table_of
from api.shared.request_metrics import RequestMetrics
from api.shared.words.accept import language_of
from api.shared.words.refusals import words_of
from domain.kernel.errors import IllegalAction
from infra.telemetry import note
from projections.menu import Action, Command, Menu
from projections.menu.closed import Closed, missing

logger = logging.getLogger("hourglass")

PATH = "/v1/tables/{table_id}/actions"
router = APIRouter(prefix=PATH, tags=["actions"])


class ActionIn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action to take."""

    command: CommandIn
    expected_version: Version | None = None


JSON = (b"content-type", b"application/json")
CLOSED = "closed"
"""Tells the ETag of a menu with what is closed from that of one without."""
WithClosed = Annotated[bool, Query(description="Whether to list also what is closed, and why.", examples=[True])]
decode = msgspec.json.Decoder(ActionIn).decode
LABEL, GROUP, ABOUT, *REASON = PLAYED.closed
MENU = Menu(
    version=3,
    seat=0,
    prompt=PLAYED.prompt,
    actions=(
        Action(
            PLAYED.label,
            PLAYED.rule,
            default=True,
            command=Command(PLAYED.key, 3),
            mark=None,
            about=("seat:0",),
            group="Turn",
            detail=None,
            warning=None,
            undo="free",
            suggested=False,
            beside=False,
        ),
    ),
    closed=(Closed(LABEL, GROUP, (ABOUT,), *REASON),),
)


@router.get("")
@reads("List what the seat may do now", MENU, "malformed-request", seat=True)
@in_thread
def actions(
    table_id: TableId,
    seat: SeatDep,
    service: ServiceDep,
    request: Request,
    lang: Lang = "en",
    all: WithClosed = False,
) -> Response:
    """Return all that the bearer's seat may do now, in words. Each `command` can be posted as it is.

    With `all`, `closed` lists what a person would look for and may not do now, with what is missing.
    """
    reader_view = service.reader_views.of(table_id, seat)

    def body() -> bytes:
        return service.menus.of(service.boards.sight_at_table(reader_view, lang), seat, closed=all)

    names = renamed(reader_view)
    return conditional(request, reader_view.table.version, body, beside=(CLOSED, names) if all else names)


@router.post("")
@commands("Take an action", ACTED, "stale-version", "illegal-action", body=ActionIn(CommandIn(PLAYED.key, version=3)))
async def act(
    table_id: TableId,
    request: Request,
    authorization: Authorization = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Take one of the actions that are legal now.

    409 names the rule that forbids it. 412 if the table is past the expected version: `expected_version`, else
    If-Match, else the version inside the command.
    """
    service: Service = request.app.state.service
    sent = Sent(authorization, idempotency_key, if_match)
    done = await taken(
        service, table_id, request.body, sent, lambda: language_of(request.headers, request.query_params)
    )
    return answered(done) if isinstance(done, CommandResult) else done


SENT = (b"authorization", b"idempotency-key", b"if-match")


class Sent(NamedTuple):
    """What the headers of an action say."""

    authorization: str | None
    idempotency_key: str | None
    if_match: str | None


async def taken(
    service: Service,
    table_id: UUID,
    read: Callable[[], Awaitable[bytes]],
    sent: Sent,
    language: Callable[[], str | None],
) -> CommandResult | Response:
    """Take an action, or return why it is not legal. read: reads the body; language: that of the sender's headers.

    Raises GameError, StoreError, and as `read`.
    """
    seat = await seat_for(service, table_id, sent.authorization)
    return await taken_by(service, table_id, seat, await read(), sent, language)


async def taken_by(
    service: Service, table_id: UUID, seat: int, body: bytes, sent: Sent, language: Callable[[], str | None]
) -> CommandResult | Response:
    """Take an action of a seat, or return why it is not legal. Raises GameError, StoreError."""
    try:
        asked = decode(body)
    except msgspec.MsgspecError as error:
        raise MalformedRequest(str(error)) from None
    offered = asked.command
    matched = version_of(sent.if_match)
    expected = asked.expected_version
    if expected is None:
        expected = offered.version if matched is None else matched
    command = command_of(seat, "actions", [offered.key], key=sent.idempotency_key, expected=expected)
    try:
        return await service.tables.act(table_id, command, offered.key)
    except IllegalAction as error:
        said = language()
        return of_error(error, said and await why_not(service, table_id, seat, offered.key, said))


async def why_not(service: Service, table_id: UUID, seat: int, key: str, language: str) -> str | None:
    """Return what is missing for an answer, as the menu says it; in general words if the game knows no more."""
    reader_view = await service.reader_views.view(table_id, seat)
    sight, position = service.boards.sight_at_table(reader_view, language), reader_view.position
    known = sight.known(position) if position else None
    why = missing(sight.view, known, seat, key, sight.messages) if known else None
    return why or words_of(IllegalAction.code, language)


class ActionsFirst(FastAPI):
    """An application that answers `POST .../actions` before all routes and middleware, since most requests are actions.

    Requests with an Origin header take the normal path, which adds their CORS headers; those with a query, too, which
    refuses it.
    """

    def __init__(self, *, bytes_max: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.bytes_max = bytes_max
        self.times = RequestMetrics()
        self._observed = Observed(Charged(self._answer), self.times)
        self._act = BodyLimit(act_or_say_why, bytes_max)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self._observed(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = acting_at(scope) if scope["type"] == "http" and scope["method"] == "POST" else None
        if table_id is None:
            await super().__call__(scope, receive, send)
        else:
            scope.update(route=ROUTE, path_params={"table_id": table_id})
            await self._act(scope, receive, send)


def acting_at(scope: Scope) -> str | None:
    """Return the table id if the path is one for taking actions; None for other paths, and if there is an Origin or a
    query.
    """
    parts = scope["path"].split("/")
    if parts[:3] != ["", "v1", "tables"] or parts[4:] != ["actions"] or scope["query_string"]:
        return None
    return None if any(name == b"origin" for name, _ in scope["headers"]) else parts[3]


async def act_or_say_why(scope: Scope, receive: Receive, send: Send) -> None:
    """Take an action, and answer errors as problem documents. It makes no objects of the request and of the answer:
    together they would cost as much as the rules.
    """
    service: Service = scope["app"].state.service

    def language() -> str | None:
        return language_of(Headers(scope=scope), {})

    try:
        table_id = table_of(scope["path_params"]["table_id"])
        done = await taken(service, table_id, partial(body_of, receive), sent_in(scope), language)
    except ClientDisconnect:
        return
    except Exception as error:
        done = failure(error, language())
    if isinstance(done, Response):
        await done(scope, receive, send)
        return
    note(action=done.action, version=done.version)
    headers = [(b"etag", b'"%d"' % done.version), (b"content-length", b"%d" % len(done.answer)), JSON]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": done.answer})


def failure(error: Exception, language: str | None) -> Response:
    """Return the problem document of an action's error; log what nobody foresaw."""
    answer = answer_to(error, language)
    if answer.status_code == 500:
        logger.error("an action failed", exc_info=error)
    return answer


def sent_in(scope: Scope) -> Sent:
    """Return what the headers of a request say."""
    return sent_by(first_of(scope["headers"]))


def first_of(headers: Sequence[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Return the values of headers by their names; of two with one name the first."""
    return dict(reversed(headers))


def sent_by(headers: Mapping[bytes, bytes]) -> Sent:
    """Return what headers say."""
    return Sent(*[None if (value := headers.get(name)) is None else value.decode("latin-1") for name in SENT])


async def body_of(receive: Receive) -> bytes:
    """Return the body of a request. Raises ClientDisconnect."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


ROUTE = Route(PATH, act, methods=["POST"])
"""The route of these requests, as metrics name it."""
