"""The routes of a table's actions: list what a seat may do now, and do it.

Both read and write bytes: the framework's models would cost as much again as the rest of a request.
"""

import logging
from typing import Any
from uuid import UUID

import msgspec
from fastapi import APIRouter, FastAPI, Query, Request, Response
from msgspec import Struct
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.http.middleware.body_limits import BodyLimit
from api.service.service import Service
from api.shared.bodies import Language
from api.shared.charges import Charged
from api.shared.commands import KEY_MAX, CommandIn, Version, answered, command_of, encode
from api.shared.etag import fresh
from api.shared.in_thread import beside_the_loop
from api.shared.observation import Observed
from api.shared.problems import PROBLEM, MalformedRequest, answer_to
from api.shared.reader import SeatDep, ServiceDep, seat_for, table_of
from api.shared.request_metrics import RequestMetrics
from projections.menu import ended_menu, menu

logger = logging.getLogger("hourglass")

PATH = "/v1/tables/{table_id}/actions"
router = APIRouter(prefix=PATH, tags=["actions"])


class ActionIn(Struct, frozen=True, forbid_unknown_fields=True):
    """One action to take."""

    command: CommandIn
    expected_version: Version | None = None


decode = msgspec.json.Decoder(ActionIn).decode
schema, components = msgspec.json.schema_components([ActionIn], ref_template="#/components/schemas/{name}")


def header(name: str, of: dict[str, Any], required: bool = False) -> dict[str, Any]:
    """Return a header in the OpenAPI document."""
    return {"name": name, "in": "header", "required": required, "schema": of}


DESCRIBED: dict[str, Any] = {
    "tags": ["actions"],
    "summary": "Act",
    "operationId": "act",
    "responses": {
        "200": {"description": "The action was taken", "content": {"application/json": {"schema": {"type": "object"}}}},
        "default": {"description": "A problem document", "content": {PROBLEM: {"schema": {"type": "object"}}}},
    },
    "parameters": [
        {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string", "format": "uuid"}},
        header("authorization", {"type": "string"}),
        header("idempotency-key", {"type": "string", "maxLength": KEY_MAX}),
        header("if-match", {"type": "string", "maxLength": 40}),
    ],
    "requestBody": {"required": True, "content": {"application/json": {"schema": schema[0]}}},
}


@router.get("")
@beside_the_loop
def actions(
    table_id: UUID, seat: SeatDep, service: ServiceDep, request: Request, lang: Language = Query("en")
) -> Response:
    """Return all that the bearer's seat may do now, in words. Each `command` can be posted as it is."""
    seen = service.reader_views.of(table_id, seat)

    def body() -> bytes:
        messages = service.boards.messages(seen.game.id, seen.pack, lang)
        if seen.table.ended:
            return encode(ended_menu(seat, seen.table.version, messages))
        position = seen.known(seen.position) if seen.position else None
        return encode(menu(service.boards.game_view(seen), position, seen.menu, seat, seen.table.version, messages))

    return fresh(request, seen.table.version, body)


async def act(request: Request) -> Response:
    """Take one of the actions that are legal now.

    409 names the rule that forbids it. 412 if the table is past the expected version: `expected_version`, else
    If-Match, else the version inside the command.
    """
    service: Service = request.app.state.service
    request.scope["route"] = ROUTE
    headers = request.headers
    table_id = table_of(request.path_params["table_id"])
    seat = await seat_for(service, table_id, headers.get("authorization"))
    try:
        body = decode(await request.body())
    except msgspec.MsgspecError as error:
        raise MalformedRequest(str(error)) from None
    key, if_match = headers.get("idempotency-key"), headers.get("if-match")
    command = command_of(
        seat, "actions", [body.command.key], key=key, if_match=if_match, expected=body.expected_version
    )
    if command.expected is None:
        command = msgspec.structs.replace(command, expected=body.command.version)
    return answered(await service.tables.act(table_id, command, body.command.key))


class ActionsFirst(FastAPI):
    """An application that answers `POST .../actions` before all routes and middleware, since most requests are actions.

    Requests with an Origin header take the normal path, which adds their CORS headers.
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
    """Return the table id if the path is one for taking actions; None for other paths and if there is an Origin."""
    parts = scope["path"].split("/")
    if parts[:3] != ["", "v1", "tables"] or parts[4:] != ["actions"]:
        return None
    return None if any(name == b"origin" for name, _ in scope["headers"]) else parts[3]


async def act_or_say_why(scope: Scope, receive: Receive, send: Send) -> None:
    """Take an action, and answer errors as problem documents."""
    try:
        answer = await act(Request(scope, receive))
    except ClientDisconnect:
        return
    except Exception as error:
        answer = answer_to(error)
        if answer.status_code == 500:
            logger.exception("an action failed")
    await answer(scope, receive, send)


ROUTE = Route(PATH, act, methods=["POST"])
"""The route for requests with an Origin header."""


def describe(document: dict[str, Any]) -> None:
    """Add the route that reads bytes, and its schemas, to the OpenAPI document."""
    document.setdefault("components", {}).setdefault("schemas", {}).update(components)
    document["paths"][PATH]["post"] = DESCRIBED | {"description": act.__doc__}
