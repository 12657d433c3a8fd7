"""The process of a server that is loaded, of any bench."""

import json
import os
import socket
from pathlib import Path

import uvicorn

from api.server.server import calm_collector
from tests.bench.cluster_servers import NODE_KINDS
from tests.bench.feed_servers import FEED_KINDS
from tests.bench.http_servers import KINDS


def main(kind: str, descriptor: str, core: str, subject: str, answer: str) -> None:
    """Serve until the parent ends it. descriptor: of the socket that it has bound; answer: the file with one."""
    if core:
        os.sched_setaffinity(0, {int(core)})
    calm_collector()
    app = (KINDS | FEED_KINDS | NODE_KINDS)[kind](subject, json.loads(Path(answer).read_bytes()))
    # No pings: spectators are raw sockets, which answer none, and would be cut off in a long run.
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False, ws_ping_interval=None))
    server.run(sockets=[socket.socket(fileno=int(descriptor))])
