"""NATS servers for the tests, started from their PyPI package."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.request import urlopen
from uuid import uuid4

from tests.api.processes import free_port

PROGRAM = Path(sys.executable).parent / "nats-server"
STARTS_WITHIN = 20.0
CONFIG = """listen: 127.0.0.1:{port}
http: 127.0.0.1:{monitor}
jetstream {{ store_dir: "{folder}", sync_interval: {sync} }}
"""


class NatsServer:
    """A server of one's own, which can be killed and started again on the same data at the same address."""

    def __init__(self, folder: Path, *, sync: str = "2m", more: str = "") -> None:
        """sync: how often its disk is waited for; more: lines of its configuration."""
        self.port, self._monitor = free_port(), free_port()
        self.monitor = f"http://127.0.0.1:{self._monitor}"
        self._config = folder / "server.conf"
        said = CONFIG.format(port=self.port, monitor=self._monitor, folder=folder / "data", sync=sync)
        self._config.write_text(f"{said}{more}\n")
        self._log = folder / "server.log"
        self.start()

    def url(self, **parameters: str) -> str:
        """Return the URL of a store of one's own on this server alone."""
        given = "&".join(f"{name}={value}" for name, value in ({"replicas": "1"} | parameters).items())
        return f"nats://127.0.0.1:{self.port}/{uuid4().hex[:12]}?{given}"

    def start(self) -> None:
        """Start it, and wait until it is healthy."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([str(PROGRAM), "-c", str(self._config)], stdout=log, stderr=log)
        self.await_health()

    def await_health(self) -> None:
        """Wait until it serves."""
        until = monotonic() + STARTS_WITHIN
        while monotonic() < until:
            assert self._process.poll() is None, self._log.read_text()
            try:
                with urlopen(f"{self.monitor}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                sleep(0.02)
        raise AssertionError(f"NATS did not answer in time: {self._log.read_text()}")

    def kill(self) -> None:
        """End it at once; also if it was killed already."""
        self._process.kill()
        self._process.wait()


@contextmanager
def nats_server(*, sync: str = "2m", more: str = "") -> Iterator[NatsServer]:
    """A server of one's own, gone at the end."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        server = NatsServer(Path(folder), sync=sync, more=more)
        try:
            yield server
        finally:
            server.kill()
