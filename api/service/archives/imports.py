"""Imports archives as tables. Each is audited first, as far as its log and the installed rules allow."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from api.service.archives.decide_again import audit_with_rules
from api.service.archives.imported_table import Imported, Sound, keep, written
from api.service.archives.replay import LogLine, Replay, UnknownRules, lines_of, replay
from api.service.budget import Payer
from api.service.fair_queue import FairQueue
from domain.kernel.errors import GameError
from domain.kernel.tables.table import SeedRevealed
from infra.archive_msgpack import unpack
from infra.packs.index import PackIndex
from infra.store.codec import tag_of
from infra.store.log import TableLog
from projections.audit import ArchiveError, Keyring, Report, parse

REVEALED = tag_of(SeedRevealed)
ENTRIES_MAX = 50_000
"""Entries in one archive. Every store can write as many in one transaction."""
AT_ONCE = 4
"""Imports in progress, including those that wait for their audit. Each holds a whole archive in memory."""


class TooManyImports(GameError):
    """Too many archives are being imported."""

    code = "too-many-imports"


class NotInstalled(GameError):
    """The archive needs a game, rules version or content pack that is not installed here."""

    code = "not-installed"


class Imports:
    """Imports archives. Their audits run outside the event loop, in turn."""

    def __init__(self, log: TableLog, packs: PackIndex, keyring: Keyring, queue: FairQueue) -> None:
        self._log, self._packs, self._keyring, self._queue = log, packs, keyring, queue
        self.under_way = 0

    @contextmanager
    def admitted(self) -> Iterator[None]:
        """Reserve a place among the imports in progress, before the body is read. Raises TooManyImports."""
        if self.under_way >= AT_ONCE:
            raise TooManyImports(f"{AT_ONCE} archives are being imported already; try again later")
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def take_in(self, payer: Payer, archive: bytes, bytes_max: int, *, packed: bool) -> Imported:
        """Make an archive a table. packed: it is a MessagePack stream; bytes_max: of its lines.

        Raises ArchiveError (it is not sound), NotInstalled, TooManyRequests; then nothing is stored.
        """
        return await self._queue.run(payer, partial(self._kept, archive, bytes_max, packed))

    def _kept(self, archive: bytes, bytes_max: int, packed: bool) -> Imported:
        lines = unpack(archive, bytes_max) if packed else archive
        found = sound(lines, self._log, self._packs, self._keyring)
        return keep(self._log, written(self._log.codec, found))


def sound(archive: bytes, log: TableLog, packs: PackIndex, keyring: Keyring | None) -> Sound:
    """Return an archive that passes every check of its audit. Sealed or unsigned is no fault.

    Raises ArchiveError, naming the entry, for a fault and for sealed values before the reveal; NotInstalled.
    """
    parsed = parse(archive)
    if len(parsed.lines) > ENTRIES_MAX:
        raise ArchiveError(f"the archive has more than {ENTRIES_MAX} entries, which is the limit")
    report, replayed = audit_with_rules(parsed, log.codec, packs, keyring, log.document)
    check_faultless(report)
    lines = replayed.lines if replayed else lines_of(parsed)
    check_revealed(lines)
    if replayed is None:
        replayed = replayed_or_why_not(lines, log, packs)
    after = {one.action: (one.entries[-1].version, one.after) for one in replayed.moments if one.action and one.after}
    entries = [entry for moment in replayed.moments for entry in moment.entries]
    return Sound(parsed, lines, entries, after, replayed.table, replayed.game, replayed.pack)


def check_faultless(report: Report) -> None:
    """Check that no check failed. Raises ArchiveError with the first check that did, and the entry at fault."""
    failed = [check for check in report.checks if check.verdict == "failed"]
    if failed:
        first = next((check for check in failed if check.entry == report.entry), failed[0])
        where = f"entry {first.entry}: " if first.entry else ""
        raise ArchiveError(f"check {first.check} of its audit fails: {where}{first.note}", entry=first.entry)


def check_revealed(lines: Sequence[LogLine]) -> None:
    """Check that a log with sealed values has a revealed seed: an import shows everything to everyone. Raises
    ArchiveError.
    """
    sealed = next((line for line in lines if line["sealed"]), None)
    if sealed and lines[-1]["type"] != REVEALED:
        why = f"entry {sealed['v']}: it has sealed values, so it can be imported only when its seed is revealed"
        raise ArchiveError(why, entry=sealed["v"])


def replayed_or_why_not(lines: Sequence[LogLine], log: TableLog, packs: PackIndex) -> Replay:
    """Fold the log. Raises NotInstalled, naming what is missing."""
    try:
        return replay(lines, log.codec, packs, log.document)
    except UnknownRules as error:
        raise NotInstalled(str(error)) from error
