"""The HTTP server's process: its socket, its greeting, its shutdown."""

import asyncio
import gc
import itertools
import os
import resource
import socket
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from typing import Any, NamedTuple, cast

import uvicorn
from fastapi import FastAPI

from api.server.connection import Connection
from api.server.websocket import Socket
from infra.settings import Settings
from infra.store.sqlite.process_lock import alone
from infra.telemetry import log_config

FILES_BESIDE = 256
"""Files that the process needs besides its connections."""


def run(app: FastAPI, settings: Settings) -> None:
    """Serve the application until a signal ends it, as the only process on its SQLite file. Raises NotListening,
    StoreTaken.
    """
    lock = nullcontext() if settings.store_path is None else alone(settings.store_path)
    with listening(settings.host, settings.port) as listener, lock:
        run_at(listener, app, settings)


def run_at(listener: socket.socket, app: FastAPI, settings: Settings, watched: "Watched | None" = None) -> None:
    """Serve the application at a socket until a signal ends it. watched: by the process that it is a worker of."""
    connection = partial(Connection, connections_max=settings.connections_max, request_seconds=settings.request_seconds)
    config = uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], connection),
        lifespan="off",  # opened by this module, so that its errors can be shown in one line
        log_config=log_config(settings.log_level, settings.log_format, settings.log_requests),
        access_log=False,  # it would log paths and queries, which may hold anything
        timeout_graceful_shutdown=round(settings.shutdown_seconds),
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws=Socket,
        ws_max_size=settings.body_bytes_max,
        ws_per_message_deflate=False,  # each message is encoded once for all; compressing it for each takes longer
    )
    open_files(settings.connections_max + FILES_BESIDE)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(Server(config, watched), app, listener))


class Watched(NamedTuple):
    """How a worker is watched. parent: the process that ends it; without that it ends by itself.

    serving: is called once the worker accepts connections; None for a worker that greets nobody.
    """

    parent: int
    serving: Callable[[], None] | None


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to this address; port 0 takes a free one. Raises NotListening."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
    except OSError as error:
        raise NotListening(f"HOST, PORT: cannot listen on {host} port {port}: {error.strerror}") from error
    return listener


def open_files(count: int) -> None:
    """Allow this process to hold this many files and connections open, or as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def url_of(host: str, port: int) -> str:
    """Return the service's URL, without a slash at its end. A host for all addresses becomes the local one."""
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{local}]:{port}" if ":" in local else f"http://{local}:{port}"


def greeting(url: str, game: str) -> str:
    """Return the greeting: where the service is, how to open a first table, and how to continue."""
    body = f'{{"game": "{game}", "seats": [{{"name": "Ada"}}, {{"name": "Ben"}}]}}'
    return (
        f"Hourglass listens on {url}\n\n"
        f"Play in a browser at {url}/, or over HTTP. Open a first table:\n\n"
        f"  curl -s {url}/v1/tables -H 'Content-Type: application/json' \\\n"
        f"    -d '{body}'\n\n"
        f"Start it with its id and the token of seat 0 from the answer, then ask what seat 0 may do:\n\n"
        f"  TABLE=...; TOKEN=...\n"
        f'  curl -s -X POST {url}/v1/tables/$TABLE/start -H "Authorization: Bearer $TOKEN"\n'
        f'  curl -s {url}/v1/tables/$TABLE/actions -H "Authorization: Bearer $TOKEN"\n\n'
        f"All routes are described at {url}/docs. Ctrl+C ends the service."
    )


class NotListening(Exception):
    """The server cannot listen on the address. The message names the settings."""


class Server(uvicorn.Server):
    """The library's server. It prints a greeting once it accepts connections, and closes streams, which would never
    end.
    """

    def __init__(self, config: uvicorn.Config, watched: Watched | None = None) -> None:
        super().__init__(config)
        self._watched = watched

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._watched is not None:
            if self._watched.serving is None:
                return
            self._watched.serving()
        host, port = (sockets or [])[0].getsockname()[:2]
        print(greeting(url_of(host, port), next(iter(self._service.views))), flush=True)

    async def on_tick(self, counter: int) -> bool:
        """Run ten times a second; once a second disconnect late clients, and end without the parent of a worker."""
        if counter % 10 == 0:
            if self._watched is not None and os.getppid() != self._watched.parent:
                self.should_exit = True
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, Connection):
                    connection.look(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Become unready, wait for the load balancer, stop counting watchers, end the streams, then the rest."""
        self._service.is_leaving = True
        await self._drain()
        await self._service.withdraw()
        self.config.app.state.streams.end()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        """Keep serving for a while; an interrupt ends only this wait."""
        now = asyncio.get_running_loop().time
        until = now() + self._service.settings.drain_seconds
        for counter in itertools.count():
            if self.force_exit or now() >= until:
                break
            await self.on_tick(counter)
            await asyncio.sleep(0.1)
        self.force_exit = False

    @property
    def _service(self) -> Any:
        return self.config.app.state.service  # type: ignore[union-attr]


def calm_collector() -> None:
    """Make the garbage collector look at young objects only, and seldom.

    States are trees without cycles, freed at once when they are dropped. A full collection takes 60 ms and more, while
    nobody gets an answer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


async def _serve(server: Server, app: FastAPI, listener: socket.socket) -> None:
    calm_collector()
    async with app.router.lifespan_context(app):
        await server.serve(sockets=[listener])
