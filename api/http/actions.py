"""The routes of a table's actions: list what a seat may do now, and do it.

Both read and write bytes: the framework's models would cost as much again as the rest of a request.
"""

import logging
from typing import Annotated, Any
from uuid import UUID

import msgspec
from fastapi import APIRouter, FastAPI, Query, Request, Response
from msgspec import Struct
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.http.middleware.body_limits import BodyLimit
from api.http.table_commands import ACTED
from api.service.service import Service
from api.shared.charges import Charged
from api.shared.chronicle.chapters import renamed
from api.shared.commands import CommandIn, Version, answered, command_of
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
from projections.menu import Action, Command, Menu
from projections.menu.closed import Closed, missing

logger = logging.getLogger("hourglass")

PATH = "/v1/tables/{table_id}/actions"
router = APIRouter(prefix=PATH, tags=["actions"])


class ActionIn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action to take."""

    command: CommandIn
    expected_version: Version | None = None


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
    seat = await seat_for(service, table_id, authorization)
    try:
        body = decode(await request.body())
    except msgspec.MsgspecError as error:
        raise MalformedRequest(str(error)) from None
    command = command_of(
        seat, "actions", [body.command.key], key=idempotency_key, if_match=if_match, expected=body.expected_version
    )
    if command.expected is None:
        command = msgspec.structs.replace(command, expected=body.command.version)
    try:
        return answered(await service.tables.act(table_id, command, body.command.key))
    except IllegalAction as error:
        language = language_of(request.headers, request.query_params)
        return of_error(error, language and await why_not(service, table_id, seat, body.command.key, language))


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
    """Take an action, and answer errors as problem documents."""
    request = Request(scope, receive)
    headers = request.headers
    try:
        answer = await act(
            table_of(scope["path_params"]["table_id"]),
            request,
            headers.get("authorization"),
            headers.get("idempotency-key"),
            headers.get("if-match"),
        )
    except ClientDisconnect:
        return
    except Exception as error:
        answer = answer_to(error, language_of(headers, {}))
        if answer.status_code == 500:
            logger.exception("an action failed")
    await answer(scope, receive, send)


ROUTE = Route(PATH, act, methods=["POST"])
"""The route of these requests, as metrics name it."""
