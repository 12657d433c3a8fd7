"""The servers that are loaded, each a process of its own on one core."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from api.app import create_app
from api.server.server import listening
from infra.settings import read_settings
from tests.api.processes.warm import Forked
from tests.bench.playing import subject_at

SERVED = "tests.bench.served"
PATH = "/v1/tables/{table_id}/actions"
START_SECONDS, STOP_SECONDS = 30, 20

App = FastAPI | Starlette
Json = dict[str, Any]


class NotServing(Exception):
    """A server that should be loaded is not there."""


class CommandIn(BaseModel):
    """As the service's own, for the framework's model path."""

    model_config = ConfigDict(extra="forbid")
    key: str
    version: int | None = None


class ActionIn(BaseModel):
    """One answer."""

    model_config = ConfigDict(extra="forbid")
    command: CommandIn
    expected_version: int | None = None


class Event(BaseModel):
    """An entry in the answer."""

    v: int
    type: str
    rule: str | None
    data: Json


class ActionOut(BaseModel):
    """What an action did."""

    version: int
    action: int
    events: list[Event]
    next: list[int]


def ours(subject: str, answer: Json) -> App:
    """The service itself, its store and key from the environment."""
    played = subject_at(subject)
    return create_app(read_settings(), {played.game.id: (played.game, played.view)}, played.texts_of)


def starlette(subject: str, answer: Json) -> App:
    """A bare JSON route, which decodes the request and answers as much as the service does."""

    async def act(request: Request) -> JSONResponse:
        await request.json()
        return JSONResponse(answer)

    return Starlette(routes=[Route(PATH, act, methods=["POST"])])


def fastapi(subject: str, answer: Json) -> App:
    """The same with models."""
    app = FastAPI()

    @app.post(PATH)
    async def act(table_id: str, body: ActionIn) -> ActionOut:
        return ActionOut.model_validate(answer)

    return app


KINDS = {made.__name__: made for made in (ours, starlette, fastapi)}


@contextmanager
def serving(
    kind: str,
    folder: Path,
    core: int | None,
    subject: str,
    answer: Path,
    store_url: str | None = None,
    redis_url: str = "",
    **more: str,
) -> Iterator[int]:
    """A server of this kind and its port, till the end of the `with`.

    store_url: by default of a file in the folder; more: other settings.
    """
    with listening("127.0.0.1", 0) as listener:
        told = ["" if core is None else str(core), subject, str(answer)]
        process = started(kind, listener.fileno(), told, environment(folder, store_url, redis_url) | more)
        port = int(listener.getsockname()[1])
    try:
        _await(process, port)
        yield port
    finally:
        stop(process)


def stop(process: "subprocess.Popen[bytes] | Forked") -> None:
    """End a server, by force if it takes too long."""
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def started(
    kind: str, listener: int, told: Sequence[str], env: Mapping[str, str]
) -> "subprocess.Popen[bytes] | Forked":
    """A process that serves at a bound socket. told: its core, its subject and the file of an answer."""
    command = [sys.executable, "-m", SERVED, kind, str(listener), *told]
    return subprocess.Popen(command, env=env, pass_fds=[listener])


def _await(process: "subprocess.Popen[bytes] | Forked", port: int) -> None:
    """Wait until the server takes connections. Raises NotServing if it ends instead, or takes too long."""
    until = monotonic() + START_SECONDS
    while process.poll() is None and monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            sleep(0.05)
    raise NotServing(f"a server did not start; exit code {process.returncode}")


def environment(folder: Path, store_url: str | None = None, redis_url: str = "") -> dict[str, str]:
    """The settings of a service with its key, and by default its store, in this folder; it takes any load."""
    found = os.pathsep.join(path for path in sys.path if path)
    url = store_url or f"sqlite:///{folder / 'tables.db'}"
    own = {"STORE_URL": url, "REDIS_URL": redis_url, "KEY_FILE": str(folder / "key"), "PYTHONPATH": found}
    return dict(os.environ) | own | {"BUDGET": "off"}
