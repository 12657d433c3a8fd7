"""The tables' logs, as an application of the event-sourcing library with our own mapper and projector."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.persistence import ApplicationRecorder, JSONTranscoder, Mapper, StoredEvent

from domain.kernel.errors import LogCorrupt
from domain.kernel.fact import Entry, Fact
from domain.kernel.tables.table import Table, follow_entries
from infra.store.codec import Codec, tag_of
from infra.store.recorder import StoreRecorder


class TableEvent(NamedTuple):
    """An entry as the library sees it: the event of an originator."""

    originator_id: UUID
    originator_version: int
    entry: Entry


class EntryMapper(Mapper[UUID]):
    """Maps entries to stored events by their tags. Positional MessagePack: half the bytes of the default."""

    def __init__(self, codec: Codec) -> None:
        super().__init__(JSONTranscoder())
        self._codec = codec

    def to_stored_event(self, domain_event: Any) -> StoredEvent:
        return self._codec.stored(domain_event.originator_id, domain_event.entry)

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        entry = self._codec.entry(stored_event)
        return TableEvent(stored_event.originator_id, entry.version, entry)  # type: ignore[arg-type]


class TableLog(Application[UUID]):
    """The logs of all tables. One entry is one event; `repository` folds a table's own state; `rows`: what is stored
    besides.
    """

    name = "hourglass"

    def __init__(self, recorder: StoreRecorder, codec: Codec) -> None:
        self.rows, self.codec = recorder, codec
        super().__init__()

    def construct_mapper(self) -> Mapper[UUID]:
        return EntryMapper(self.codec)

    def construct_recorder(self) -> ApplicationRecorder:
        return self.rows

    def table(self, table_id: UUID) -> Table:
        """Fold a table's own state from its whole log. Raises AggregateNotFoundError, LogCorrupt."""
        table: Table = self.repository.get(table_id, projector_func=project_table)  # type: ignore[type-var, assignment]
        return table

    def document(self, pack: str) -> bytes | None:
        """Return the document of a pack that some table here plays with, by its hash."""
        row = self.rows.pack(pack)
        return row.document if row else None

    def entries(self, table_id: UUID, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Entry]:
        """Return a table's entries by version, those after `after` up to `upto`. Raises LogCorrupt."""
        return [self.codec.entry(event) for event in self.stored(table_id, after, upto, limit)]

    def entries_without(self, kinds: Iterable[type[Fact]], table_id: UUID, after: int, upto: int) -> list[Entry]:
        """Return entries without facts of these kinds. A missing entry goes unnoticed. Raises LogCorrupt."""
        topics = [tag_of(kind) for kind in kinds]
        events = self.rows.select_events(table_id, gt=after or None, lte=upto, without=topics)
        return [self.codec.entry(event) for event in events]

    def stored(
        self, table_id: UUID, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> Sequence[StoredEvent]:
        """Return the same entries as stored events. Raises LogCorrupt if a version is missing."""
        events = self.recorder.select_events(table_id, gt=after or None, lte=upto, limit=limit)
        for expected, event in enumerate(events, start=after + 1):
            if event.originator_version != expected:
                raise LogCorrupt(str(table_id), expected, "the entry is missing")
        return events


def project_table(table: Table | None, events: Iterable[TableEvent]) -> Table | None:
    """Fold a table's own state, as the library's projector."""
    entries = [event.entry for event in events]
    return follow_entries(table or Table(), entries) if entries else table
