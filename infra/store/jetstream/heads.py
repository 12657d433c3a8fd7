"""What each log was when it was last written to, kept beside the log: a shorter or another log is not served."""

import asyncio
from hashlib import sha256
from logging import getLogger
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

import msgspec
from eventsourcing.persistence import OperationalError

from domain.kernel.errors import LogCorrupt
from infra.cache import Cache
from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection
from infra.store.sqlite.recorder import SqliteRecorder

if TYPE_CHECKING:
    from hashlib import _Hash

KEPT_EVERY_SECONDS = 30.0
COMPARED_MAX = 100_000
"""Logs of which it is known that they were compared since this node's start."""
HASHED_MAX = 10_000
"""Logs whose digest is remembered, so that only what is new is read and hashed."""

_log = getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """A log at one time. version: of its newest entry; digest: SHA-256 over all its entries up to that one."""

    version: int
    digest: str


class Hashed(NamedTuple):
    """The entries of a log up to a version, under SHA-256, which may go on with further ones."""

    version: int
    digest: "_Hash"


class Heads:
    """Keeps the heads of the logs that this node writes to, and compares each log once before it is used."""

    def __init__(self, connection: Connection, address: Address, copy: SqliteRecorder) -> None:
        self._connection, self._name, self._copy = connection, address.name, copy
        self._written: set[UUID] = set()
        self._compared: Cache[UUID, bool] = Cache(COMPARED_MAX)
        self._hashed: Cache[UUID, Hashed] = Cache(HASHED_MAX)

    def wrote(self, log: UUID) -> None:
        """Note that a log was written to here."""
        self._written.add(log)

    async def keep_for_ever(self) -> None:
        """Keep the heads of what is written, now and then."""
        while True:
            await asyncio.sleep(KEPT_EVERY_SECONDS)
            try:
                await self.keep()
            except OperationalError as error:
                _log.warning("what the logs are now could not be kept beside them: %s", error)

    async def keep(self) -> None:
        """Keep the heads of all logs that were written to since the last time. Raises OperationalError."""
        for log in sorted(self._written):
            head = await asyncio.to_thread(self._head, log)
            if head is not None:
                await self._connection.put(f"{self._name}.heads.{log}", msgspec.json.encode(head))
            self._written.discard(log)

    def is_compared(self, log: UUID) -> bool:
        """Return whether a log is known to be what it was. For any thread."""
        return self._compared.get(log) is not None

    async def compare(self, log: UUID) -> None:
        """Compare the copy of a log with what it was. Raises LogCorrupt, naming the first entry that is missing, or the
        last one that was kept; OperationalError.
        """
        if log in self._compared:
            return
        body = await self._connection.got(f"{self._name}-heads", f"{self._name}.heads.{log}")
        if body is not None:
            kept = msgspec.json.decode(body, type=Kept)
            head = await asyncio.to_thread(self._head, log, kept.version)
            version = head.version if head else 0
            if version < kept.version:
                raise LogCorrupt(str(log), version + 1, f"the log had {kept.version} entries, and has {version}")
            if head is None or head.digest != kept.digest:
                raise LogCorrupt(str(log), kept.version, "the entries up to it are not those that were written")
        self._compared.put(log, True)

    def _head(self, log: UUID, upto: int | None = None) -> Kept | None:
        """Return what the copy of a log is, up to a version; None if it is empty."""
        known = self._hashed.get(log)
        if known is None or (upto is not None and known.version > upto):
            known = Hashed(0, sha256())
        version, digest = known.version, known.digest.copy()
        for event in self._copy.select_events(log, gt=version, lte=upto):
            version = event.originator_version
            digest.update(msgspec.msgpack.encode((version, event.topic, event.state)))
        if not version:
            return None
        self._hashed.put(log, Hashed(version, digest))
        return Kept(version, digest.hexdigest())
