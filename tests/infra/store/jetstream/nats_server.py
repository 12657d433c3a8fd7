"""NATS servers for the tests, started from their PyPI package."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.request import urlopen
from uuid import uuid4

from tests.api.processes import free_port
from tests.infra.store.jetstream.mute_relay import MuteRelay

PROGRAM = Path(sys.executable).parent / "nats-server"
STARTS_WITHIN = 20.0
CONFIG = """listen: 127.0.0.1:{port}
http: 127.0.0.1:{monitor}
jetstream {{ store_dir: "{folder}", sync_interval: {sync}, max_file_store: 1GB }}
"""
"""The bound on files is above what any disk of a test has, so that a small disk is full before the server minds it."""
CLUSTER = """cluster {{ name: hourglass, listen: 127.0.0.1:{port}, routes: [{routes}]{more} }}
"""
RELAYED = ', advertise: "127.0.0.1:1", pool_size: -1'
"""Servers reach one another only at the addresses of `routes`: what they tell of themselves leads nowhere."""
SERVERS = 3
NUMBERS = range(1, SERVERS + 1)


class NatsServer:
    """A server of one's own, which can be killed and started again on the same data at the same address."""

    def __init__(self, folder: Path, *, sync: str = "2m", more: str = "", before: Sequence[str] = ()) -> None:
        """sync: how often its disk is waited for; more: lines of its settings; before: words before its command."""
        self.port, self._monitor = free_port(), free_port()
        self.monitor = f"http://127.0.0.1:{self._monitor}"
        self._folder, self._more, self._before = folder, more, before
        self._config = folder / "server.conf"
        self.configure(sync)
        self._log = folder / "server.log"
        self.begin()

    def configure(self, sync: str) -> None:
        """Say how often its disk is waited for, from its next start on."""
        said = CONFIG.format(port=self.port, monitor=self._monitor, folder=self.data, sync=sync)
        self._config.write_text(f"{said}{self._more}\n")

    def url(self, **parameters: str) -> str:
        """Return the URL of a store of one's own on this server alone."""
        given = "&".join(f"{name}={value}" for name, value in ({"replicas": "1"} | parameters).items())
        return f"nats://127.0.0.1:{self.port}/{uuid4().hex[:12]}?{given}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._process.pid

    @property
    def data(self) -> Path:
        """The folder of all that it keeps."""
        return self._folder / "data"

    @property
    def streams(self) -> Path:
        """The folder of its streams."""
        return self.data / "jetstream" / "$G" / "streams"

    def said(self, words: str) -> bool:
        """Return whether its log has these words."""
        return words in self._log.read_text()

    def begin(self) -> None:
        """Start it."""
        with self._log.open("ab") as log:
            before = [*self._before, str(self.data)] if self._before else []
            command = [*before, str(PROGRAM), "-c", str(self._config)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def start(self) -> None:
        """Start it, and wait until it is healthy."""
        self.begin()
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

    def pause(self) -> None:
        """Stop it without ending it, as a machine that hangs: it keeps its connections, and answers nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on where it was, whatever happened meanwhile."""
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """End it in order, and wait for that."""
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """End it at once; also if it was killed already, or is paused."""
        self._process.kill()
        self._process.wait()


@contextmanager
def nats_server(*, sync: str = "2m", more: str = "") -> Iterator[NatsServer]:
    """A server of one's own, gone at the end."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        server = NatsServer(Path(folder), sync=sync, more=more)
        try:
            server.await_health()
            yield server
        finally:
            server.kill()


class NatsCluster:
    """Three servers, each with the whole log, and with a name and a number from 1."""

    def __init__(
        self, folder: Path, *, is_relayed: bool = False, before: Mapping[int, Sequence[str]] | None = None
    ) -> None:
        """is_relayed: whether they can be cut off from one another; before: words before the commands of some."""
        ports = [free_port() for _ in range(SERVERS)]
        ways = [(here, there) for here in NUMBERS for there in NUMBERS if here != there]
        self._relays = {way: MuteRelay(ports[way[1] - 1]) for way in ways if is_relayed}
        self.servers = []
        for number, port in enumerate(ports, 1):
            own = folder / str(number)
            own.mkdir()
            others = [there for there in NUMBERS if there != number]
            ends = [self._relays[number, there].port if is_relayed else ports[there - 1] for there in others]
            routes = ", ".join(f"nats://127.0.0.1:{end}" for end in ends)
            more = f"server_name: log-{number}\n" + CLUSTER.format(
                port=port, routes=routes, more=RELAYED if is_relayed else ""
            )
            command = (before or {}).get(number, ())
            self.servers.append(NatsServer(own, sync="always", more=more, before=command))

    def cut(self, number: int) -> None:
        """Let nothing pass between a server and the others any more; nodes still reach it. number: from 1."""
        for pair, relay in self._relays.items():
            relay.drops_all = number in pair

    def heal(self) -> None:
        """Let everything pass again."""
        for relay in self._relays.values():
            if relay.drops_all:
                relay.heal()

    def url(self, **parameters: str) -> str:
        """Return the URL of a store of one's own on all three."""
        hosts = ",".join(f"127.0.0.1:{server.port}" for server in self.servers)
        said = {"monitors": ",".join(server.monitor for server in self.servers)} | parameters
        return f"nats://{hosts}/{uuid4().hex[:12]}?{'&'.join(f'{name}={value}' for name, value in said.items())}"

    def await_health(self) -> None:
        """Wait until all serve."""
        for server in self.servers:
            server.await_health()

    def kill(self) -> None:
        """End all of them at once."""
        for server in self.servers:
            server.kill()
        for relay in self._relays.values():
            relay.close()


@contextmanager
def nats_cluster(
    *, is_relayed: bool = False, before: Mapping[int, Sequence[str]] | None = None
) -> Iterator[NatsCluster]:
    """Three servers of one's own, gone at the end."""
    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        cluster = NatsCluster(Path(folder), is_relayed=is_relayed, before=before)
        try:
            cluster.await_health()
            yield cluster
        finally:
            cluster.kill()
