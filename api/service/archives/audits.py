"""Audits of tables by the service itself, from the same archive that everyone gets."""

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta, structs

from api.service.archives.decide_again import audit_with_rules
from api.service.budget import Payer
from api.service.fair_queue import FairQueue
from domain.kernel.tables.table import SeedRevealed, TableOpened
from domain.log.archive import Archive, archive_of, write_archive
from infra.cache import Cache
from infra.keys.signer import Signer
from infra.packs.index import PackIndex
from infra.store.codec import tag_of
from infra.store.log import TableLog
from projections.audit.report import Report
from projections.board.digest import digest

TABLES_MAX = 64
AUDITS_MAX = 2
"""Cached audits for each of these tables: seats and delayed readers see different versions."""
REVEALED = tag_of(SeedRevealed)


class Audit(Report, kw_only=True, frozen=True):
    """An audit of the table's first `version` entries. position: the digest of the position there, null before the
    start.

    verdict: `failed` if any check failed, else `sealed` (not ended, so not checkable yet), `unsigned` or `ok`.
    """

    version: Annotated[int, Meta(ge=0, description="the number of an entry of the table's log, from 1")]
    position: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hex")] | None


class Audits:
    """A cache of the newest audits of the tables audited last. Audits run in a thread, in turn."""

    def __init__(self, log: TableLog, packs: PackIndex, signer: Signer, queue: FairQueue) -> None:
        self._log, self._packs, self._signer, self._queue = log, packs, signer, queue
        self.made = 0
        """How many audits were made since the start."""
        self._tables: Cache[UUID, Cache[int, bytes]] = Cache(TABLES_MAX)

    async def report(self, payer: Payer, table_id: UUID, version: int, checkpoint: str | None) -> bytes:
        """Return the report on a table's first `version` entries, as JSON. checkpoint: of these entries, as text.

        Raises TooManyRequests.
        """
        cached = self._tables.of(table_id, partial(Cache, AUDITS_MAX))
        report = cached.get(version)
        if report is None:
            report = await self._queue.run(payer, partial(self._report, cached, table_id, version, checkpoint))
        return report

    def _report(self, cached: Cache[int, bytes], table_id: UUID, version: int, checkpoint: str | None) -> bytes:
        """Return the report made while this waited for its turn, if there is one, else a new one."""
        report = cached.get(version)
        if report is None:
            report = cached.put(version, self._audited(table_id, version, checkpoint))
            self.made += 1
        return report

    def _audited(self, table_id: UUID, version: int, checkpoint: str | None) -> bytes:
        archive = archive_of(*parts_of(self._log, table_id, version, checkpoint))
        origin = origin_of(self._log, table_id)
        report, replay = audit_with_rules(
            archive, self._log.codec, self._packs, self._signer.keyring, self._log.document, origin
        )
        position = digest(replay.position) if replay and replay.position else None
        return msgspec.json.encode(Audit(**structs.asdict(report), version=version, position=position))


def origin_of(log: TableLog, table_id: UUID) -> Archive | None:
    """Return the archive of the table that this one branches from, if that table is in the same store.

    Raises LogCorrupt.
    """
    [opened] = log.entries(table_id, upto=1)
    named = opened.fact.origin if isinstance(opened.fact, TableOpened) else None
    if named is None:
        return None
    origin = UUID(named.table)
    versions = log.rows.newest_versions([origin])
    if not versions:
        return None
    return archive_of(*parts_of(log, origin, versions[origin], None))


Parts = tuple[Iterator[bytes], str | None, Iterator[dict[str, Any]]]
"""What an archive is made of: the log's lines, a checkpoint, and openings."""


def parts_of(log: TableLog, table_id: UUID, version: int, checkpoint: str | None, seat: int | None = None) -> Parts:
    """Return what the archive of a table's first `version` entries is made of.

    checkpoint: of these entries, as text; seat: the one whose sealed values are opened before the reveal, None for a
    spectator. Raises LogCorrupt, also while it is read.
    """
    events = log.stored(table_id, upto=version)
    revealed = events[-1].topic == REVEALED
    openings = (one for event in events for one in log.codec.openings(event, seat, revealed=revealed))
    return map(log.codec.line, events), checkpoint, openings


def written_archive(
    log: TableLog, table_id: UUID, version: int, checkpoint: str | None, seat: int | None = None
) -> bytes:
    """Return the archive of a table's first `version` entries as a file. The arguments are those of `parts_of`."""
    return write_archive(*parts_of(log, table_id, version, checkpoint, seat))
