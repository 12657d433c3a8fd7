"""Two nodes on real servers, till Ctrl+C: `python -m tests.cluster`, or with `nats` on three servers of NATS.

The servers are started from their PyPI packages, unless TEST_STORE_URL and TEST_REDIS_URL name others.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from tests.api.processes import await_ready, free_port
from tests.infra.nodes.redis_server import redis
from tests.infra.store.jetstream.nats_server import nats_cluster
from tests.infra.store.postgres_server import database, server

NODES = 2
CLI = [sys.executable, "-m", "api.cli"]


@contextmanager
def cluster(*, is_on_nats: bool = False) -> Iterator[list[str]]:
    """The addresses of the nodes, which are gone at the end with all they stored."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="hourglass-")))
        settings = {
            "STORE_URL": stack.enter_context(log_on_nats() if is_on_nats else a_database()),
            "REDIS_URL": stack.enter_context(redis()),
            "KEY_FILE": str(folder / "key"),
        }
        subprocess.run([*CLI, "migrate"], env=dict(os.environ) | settings, stdout=subprocess.DEVNULL, check=True)
        yield [stack.enter_context(node(settings)) for _ in range(NODES)]


@contextmanager
def a_database() -> Iterator[str]:
    with server() as maintenance, database(maintenance) as url:
        yield url


@contextmanager
def log_on_nats() -> Iterator[str]:
    with nats_cluster() as log:
        yield log.url()


@contextmanager
def node(settings: dict[str, str]) -> Iterator[str]:
    """A node's address."""
    port = free_port()
    env = dict(os.environ) | settings | {"HOST": "127.0.0.1", "PORT": str(port), "LOG_LEVEL": "error"}
    process = subprocess.Popen([*CLI, "serve"], env=env, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        await_ready(process, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    signal.signal(signal.SIGTERM, _end)
    with cluster(is_on_nats=sys.argv[1:] == ["nats"]) as addresses:
        print("\n".join(f"A node listens on {address}" for address in addresses))
        print("Both answer for every table. Ctrl+C ends them and their servers.", flush=True)
        signal.pause()


def _end(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
