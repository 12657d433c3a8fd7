"""The process of a server that is loaded, of any bench."""

import json
import os
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from api.server.connection import Connection
from api.server.server import calm_collector
from api.server.websocket import Socket
from tests.bench.cluster_servers import NODE_KINDS
from tests.bench.feed_servers import FEED_KINDS
from tests.bench.http_servers import KINDS
from tests.bench.live_servers import LIVE_KINDS

OURS = frozenset(("ours", "watched", *NODE_KINDS))
CONNECTIONS = {"http": partial(Connection, connections_max=10_000, request_seconds=120.0), "ws": Socket}
"""The service's own connections; the servers that it is compared with have the library's."""


def main(kind: str, descriptor: str, core: str, subject: str, answer: str) -> None:
    """Serve until the parent ends it. descriptor: of the socket that it has bound; answer: the file with one."""
    if core:
        os.sched_setaffinity(0, {int(core)})
    calm_collector()
    app = (KINDS | FEED_KINDS | NODE_KINDS | LIVE_KINDS)[kind](subject, json.loads(Path(answer).read_bytes()))
    own: dict[str, Any] = CONNECTIONS if kind in OURS else {}
    # No pings: spectators are raw sockets, which answer none, and would be cut off in a long run.
    config = uvicorn.Config(app, log_level="warning", access_log=False, ws_ping_interval=None, **own)
    server = uvicorn.Server(config)
    server.run(sockets=[socket.socket(fileno=int(descriptor))])


if __name__ == "__main__":
    main(*sys.argv[1:])
