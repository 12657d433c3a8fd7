"""Real server processes for tests, each ended by its own id."""

import os
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.api.processes.warm import Forked, fork

STARTS_WITHIN = 60.0  # seconds: several servers that start at once on a busy machine need more than twenty


PORTS = range(11_000, 32_000)
"""The ports of servers: the system gives none of these to a connection, and browsers open each of them."""
_given: set[int] = set()
"""The ports that this process gave: pages of a second server would find in the browser what others kept there."""


def free_port() -> int:
    """A port that is free now, and that this process gave to nobody before."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port


def environment(folder: Path, port: int, **more: str) -> dict[str, str]:
    """The settings of a server that keeps its tables in this folder."""
    own = {"STORE_URL": f"sqlite:///{folder / 'tables.db'}", "KEY_FILE": str(folder / "key"), "PORT": str(port)}
    return dict(os.environ) | own | {"BUDGET": "off"} | more


@contextmanager
def interruptible() -> Iterator[None]:
    """What is started in here can be interrupted, also if the tests cannot, as in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


TOY = ("tests.toy.server",)
SERVICE = ("api.cli", "serve")
"""The modules that serve the toy game and the games of the catalogue, with their arguments."""


def start(folder: Path, port: int, module: Sequence[str] = TOY, **more: str) -> Forked:
    """Start a server and wait until it answers."""
    process = fork(module, environment(folder, port, **more))
    try:
        await_ready(process, port)
    except BaseException:
        process.kill()  # nobody else knows of it
        process.wait(10)
        raise
    return process


def await_ready(process: "Forked | subprocess.Popen[bytes]", port: int) -> None:
    """Wait until the server answers. Raises AssertionError if it ends before, or takes too long."""
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        assert process.poll() is None, f"the server ended with {process.returncode}"
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server did not answer in time")


@contextmanager
def served(folder: Path, module: Sequence[str] = TOY, **more: str) -> Iterator[tuple[Forked, str]]:
    """A server and its address; killed at the end if it still runs."""
    port = free_port()
    process = start(folder, port, module, **more)
    try:
        yield process, f"http://127.0.0.1:{port}"
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(10)
