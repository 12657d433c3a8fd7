"""The HTTP server's process: its socket, its greeting, its end."""

import asyncio
import gc
import socket
from typing import Any

import uvicorn
from fastapi import FastAPI

from infra.settings import Settings


def run(app: FastAPI, settings: Settings) -> None:
    """Serve the application until a signal ends it. Raises NotListening."""
    config = uvicorn.Config(
        app,
        lifespan="off",  # held open here, so that what goes wrong in it is told in one line
        log_config=log_config(settings.log_level),
        access_log=settings.log_level == "debug",
        timeout_graceful_shutdown=round(settings.shutdown_seconds),
        server_header=False,
        ws_max_size=settings.body_bytes_max,
    )
    listener = listening(settings.host, settings.port)
    with listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(Server(config), app, listener))


def listening(host: str, port: int) -> socket.socket:
    """A socket on this address; port 0 takes a free one. Raises NotListening."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
    except OSError as error:
        raise NotListening(f"HOST, PORT: cannot listen on {host} port {port}: {error.strerror}") from error
    return listener


def url_of(host: str, port: int) -> str:
    """The service's URL, without a slash at its end. A host that stands for all is told as the local one."""
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{local}]:{port}" if ":" in local else f"http://{local}:{port}"


def greeting(url: str, game: str) -> str:
    """Where the service is, how to open a first table, and how to go on with it."""
    body = f'{{"game": "{game}", "seats": [{{"name": "Ada"}}, {{"name": "Ben"}}]}}'
    return (
        f"Hourglass listens on {url}\n\n"
        f"Open a first table:\n\n"
        f"  curl -s {url}/v1/tables -H 'Content-Type: application/json' \\\n"
        f"    -d '{body}'\n\n"
        f"Start it with its id and the token of seat 0 from the answer, then ask what seat 0 may do:\n\n"
        f"  TABLE=...; TOKEN=...\n"
        f'  curl -s -X POST {url}/v1/tables/$TABLE/start -H "Authorization: Bearer $TOKEN"\n'
        f'  curl -s {url}/v1/tables/$TABLE/actions -H "Authorization: Bearer $TOKEN"\n\n'
        f"All routes are described at {url}/docs. Ctrl+C ends the service."
    )


class NotListening(Exception):
    """The address cannot be listened on. The message names the settings."""


class Server(uvicorn.Server):
    """The library's server, greeting once connections are taken, and closing streams, which would never end."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = (sockets or [])[0].getsockname()[:2]
        print(greeting(url_of(host, port), next(iter(self._service.views))), flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._service.is_stopping = True
        self._service.streams.wake()
        await super().shutdown(sockets)

    @property
    def _service(self) -> Any:
        return self.config.app.state.service  # type: ignore[union-attr]


def calm_collector() -> None:
    """Let the garbage collector look at young objects only, and seldom at all.

    States are trees without cycles, freed at once when they go; looking through all that are kept takes 60 ms and
    more, while nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


async def _serve(server: Server, app: FastAPI, listener: socket.socket) -> None:
    calm_collector()
    async with app.router.lifespan_context(app):
        await server.serve(sockets=[listener])


def log_config(level: str) -> dict[str, Any]:
    """Plain lines on standard error. The server's own notices only where more is asked for than the greeting tells."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "plain"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {"uvicorn": {"level": "WARNING" if level == "info" else level.upper()}},
    }
