"""The archives of all tables of a store, each audited from its own bytes: what can be kept outside, and is whole."""

from collections.abc import Iterator
from typing import NamedTuple
from uuid import UUID

from api.service.archives.audits import origin_of, written_archive
from api.service.archives.decide_again import audit_with_rules
from domain.kernel.errors import GameError
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.recorder import StoreRecorder
from projections.audit import Report


class Audited(NamedTuple):
    """A table's archive as everyone may read it, None if it cannot be written; and what is wrong with it, if
    anything.
    """

    table: UUID
    archive: bytes | None
    fault: str | None


def audited_archives(recorder: StoreRecorder, codec: Codec, packs: PackIndex) -> Iterator[Audited]:
    """Yield the archives of all tables, oldest first, each as the table is when its turn comes. Raises StoreError."""
    log = TableLog(recorder, codec)
    for one in recorder.logs():
        archive = None
        try:
            if recorder.campaign(one) is not None:
                continue
            archive = written_archive(log, one, recorder.newest_versions([one])[one], None)
            report, _ = audit_with_rules(archive, codec, packs, None, log.document, origin_of(log, one))
            yield Audited(one, archive, fault_in(report))
        except GameError as error:
            yield Audited(one, archive, str(error))


def fault_in(report: Report) -> str | None:
    """Return the words of the first check that failed."""
    failed = next((check for check in report.checks if check.verdict == "failed"), None)
    if failed is None:
        return None
    at = "" if failed.entry is None else f", entry {failed.entry}"
    return f"check {failed.check}{at}: {failed.note}"
