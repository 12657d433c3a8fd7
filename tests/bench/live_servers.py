"""The server that the live path is measured against: it tells every seat of a table as many bytes as the service."""

import json
from collections import defaultdict

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.bench.feed_servers import EFFORT, Began
from tests.bench.http_servers import App, Json, starlette

LIVE = "/live/{table}"
END = b"\n"
"""Ends each broadcast."""


def bare_live(subject: str, answer: Json) -> App:
    """The bare JSON route, and sockets: each message is decoded, then every socket of its table gets one of so many
    bytes as the query says.
    """
    tables: defaultdict[str, set[WebSocket]] = defaultdict(set)

    async def play(socket: WebSocket) -> None:
        await socket.accept()
        sockets = tables[socket.path_params["table"]]
        sockets.add(socket)
        told = "x" * (int(socket.query_params["bytes"]) - 1) + END.decode()
        await socket.receive_text()
        await socket.send_text(told)
        try:
            while json.loads(await socket.receive_text()):
                for one in sockets:
                    await one.send_text(told)
        except WebSocketDisconnect:
            sockets.discard(socket)

    bare = starlette(subject, answer)
    return Starlette(routes=[*bare.routes, WebSocketRoute(LIVE, play), Route(EFFORT, Began().told)])


LIVE_KINDS = {"bare_live": bare_live}
