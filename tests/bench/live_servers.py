"""The server that the live path is measured against: it tells each seat of a table as much as the service does."""

import json
from collections import defaultdict

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.bench.feed_servers import EFFORT, Began
from tests.bench.http_servers import App, Json, starlette

LIVE = "/live/{table}"
END = b"\n"
"""Ends the last message of each broadcast."""


def bare_live(subject: str, answer: Json) -> App:
    """The bare JSON route, and sockets: each message is decoded, then every socket of its table gets as many messages
    and bytes as the query says.
    """
    tables: defaultdict[str, set[WebSocket]] = defaultdict(set)

    async def play(socket: WebSocket) -> None:
        await socket.accept()
        sockets = tables[socket.path_params["table"]]
        sockets.add(socket)
        size, count = (int(socket.query_params[name]) for name in ("bytes", "messages"))
        part = "x" * (size // count - 1)
        told = [part] * (count - 1) + [part + END.decode()]
        await socket.receive_text()
        await socket.send_text(told[-1])
        try:
            while json.loads(await socket.receive_text()):
                for one in sockets:
                    for text in told:
                        await one.send_text(text)
        except WebSocketDisconnect:
            sockets.discard(socket)

    bare = starlette(subject, answer)
    return Starlette(routes=[*bare.routes, WebSocketRoute(LIVE, play), Route(EFFORT, Began().told)])


LIVE_KINDS = {"bare_live": bare_live}
