"""The servers whose spectators are reached: the service itself, and a bare broadcast by the same server library."""

import resource
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any
from uuid import UUID

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from infra.nodes.feed import Feed
from tests.bench.http_servers import App, Json, ours

EFFORT, WATCH, TELL = "/effort", "/watch", "/tell"


class Began:
    """When each broadcast began in this process, and what it took altogether."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def begin(self) -> None:
        """A broadcast begins now."""
        self.times.append(perf_counter())

    async def told(self, request: Request) -> JSONResponse:
        """The times since this was last asked, seconds of the machine's steady clock; CPU seconds; KiB at most used."""
        times, self.times = self.times, []
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return JSONResponse({"times": times, "cpu": process_time(), "memory": memory})


def watched(subject: str, answer: Json) -> App:
    """The service, noting when a commit is known to it."""
    began, moved = Began(), Feed.moved

    def noted(feed: Feed, table_id: UUID, version: int) -> None:
        began.begin()
        moved(feed, table_id, version)

    Feed.moved = noted  # type: ignore[assignment, method-assign]
    app = ours(subject, answer)
    assert isinstance(app, FastAPI)
    app.router.routes.append(Route(EFFORT, began.told))
    return app


def broadcast(subject: str, answer: Json) -> App:
    """Sends each body that it is told to every socket that watches, one after another, and keeps nothing."""
    began, sockets = Began(), set[WebSocket]()

    async def watch(socket: WebSocket) -> None:
        await socket.accept()
        sockets.add(socket)
        try:
            await socket.receive_text()
        except WebSocketDisconnect:
            sockets.discard(socket)

    async def tell(request: Request) -> Response:
        body = await request.body()
        began.begin()
        for socket in sockets:
            await socket.send_bytes(body)
        return Response()

    routes = [WebSocketRoute(WATCH, watch), Route(TELL, tell, methods=["POST"]), Route(EFFORT, began.told)]
    return Starlette(routes=routes)


FEED_KINDS: dict[str, Callable[[str, Any], App]] = {made.__name__: made for made in (watched, broadcast)}
