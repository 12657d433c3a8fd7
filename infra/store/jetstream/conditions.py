"""What must be true of the servers before the log on them is believed, and is looked at again while it is served.

The defaults of the servers lose acknowledged messages in a power cut. So each server must say at its monitoring address
that it waits for its disk, and the streams must be on such servers only.
"""

import asyncio
import json
import re
from http.client import HTTPException
from typing import Any
from urllib.request import ProxyHandler, build_opener

from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection
from infra.store.jetstream.streams import WrongStream, check, log_stream, stream_info

VERSION_MIN = (2, 15, 1)
"""Earlier servers are not tested with this service."""
ANSWER_SECONDS_MAX, ANSWER_BYTES_MAX = 2.0, 1_000_000
LOOKED_EVERY_SECONDS, LOOKED_AGAIN_SECONDS = 10.0, 1.0
"""Between two looks while the log is served, and while it is not."""

_direct = build_opener(ProxyHandler({}))


class Conditions:
    """The conditions of one store. names: of the servers that ever answered, by monitoring address."""

    def __init__(self, connection: Connection, address: Address) -> None:
        self._connection, self._address = connection, address
        self._names: dict[str, str] = {}

    async def unfit(self) -> str | None:
        """Return why the log must not be served, in words for the operator; None if nothing speaks against it.

        Raises OperationalError if the servers cannot be asked.
        """
        try:
            await check(self._connection, self._address)
        except WrongStream as error:
            return str(error)
        if not self._address.monitors and self._address.replicas == 1:
            return None
        if len(self._address.monitors) < self._address.replicas:
            return f"monitors must name all {self._address.replicas} servers; it names {len(self._address.monitors)}"
        return await self._servers_fault() or await self._strangers()

    async def _servers_fault(self) -> str | None:
        """Return what is wrong with one of the servers. One that does not answer may be down; most must answer."""
        monitors = self._address.monitors
        said = await asyncio.gather(*(asyncio.to_thread(_state, monitor) for monitor in monitors))
        there = [state for state in said if state is not None]
        for monitor, state in zip(monitors, said, strict=True):
            if state is not None:
                self._names[monitor] = state.get("server_name", monitor)
                if fault := fault_of(state):
                    return f"server {self._names[monitor]}: {fault}"
        if len(there) <= len(monitors) // 2:
            return f"{len(there)} of {len(monitors)} servers answer at the addresses that `monitors` names"
        return None

    async def _strangers(self) -> str | None:
        """Return that a server has a stream and is not watched. A name that is not known may be that of one that is
        down.
        """
        peers: set[str] = set()
        for partition in range(self._address.partitions):
            info = await stream_info(self._connection, log_stream(self._address.name, partition))
            cluster = (info or {}).get("cluster") or {}
            peers |= {cluster.get("leader", ""), *(one["name"] for one in cluster.get("replicas") or ())} - {""}
        strangers = sorted(peers - set(self._names.values()))
        if len(strangers) > len(self._address.monitors) - len(self._names):
            return f"server {strangers[0]} has a stream of the log, but `monitors` does not name it"
        return None


def fault_of(state: Any) -> str | None:
    """Return what is wrong with a server, by what it says at /varz."""
    settings = state.get("jetstream", {}).get("config")
    if not settings:
        return "JetStream is off"
    if not settings.get("sync_always"):
        return "it does not wait for its disk; set `sync_interval: always` for JetStream and start it again"
    version = tuple(int(part) for part in re.findall(r"\d+", state.get("version", ""))[:3])
    if version < VERSION_MIN:
        return f"it is of version {state.get('version')}; the oldest that serves is {'.'.join(map(str, VERSION_MIN))}"
    return None


def _state(monitor: str) -> Any | None:
    """Return what a server says of itself; None if it does not answer."""
    try:
        with _direct.open(f"{monitor}/varz", timeout=ANSWER_SECONDS_MAX) as answer:
            state = json.loads(answer.read(ANSWER_BYTES_MAX))
    except (OSError, HTTPException, ValueError):
        return None
    return state if isinstance(state, dict) else None
