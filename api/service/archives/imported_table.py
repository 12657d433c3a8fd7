"""Makes a sound archive a table under a new id, in one append. Source: audit protocol 3.8."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

from msgspec import Struct
from msgspec.structs import replace

from api.service.tables.loaded_table import SNAPSHOT_EVERY
from domain.kernel.chance.fate import Secrets
from domain.kernel.chance.seal import nonce_of
from domain.kernel.fact import Entry, Seal
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.tables.table import SeedRevealed, Table
from domain.log.tree import Tree, leaf_hash
from infra.clock import now
from infra.packs.index import document_of
from infra.store.codec import HEAD_FINGERPRINT, Codec, Head, head_body, snapshots_of
from infra.store.library import StoredEvent
from infra.store.log import TableLog
from infra.store.rows.records import HeadRow, ImportRow, PackRow, Row, SnapshotRow, TableRow
from projections.audit import Archive, ArchiveError


class Sound(Struct, frozen=True):
    """An archive that passed its audit, and what its log folds to. Nothing of it is stored yet.

    lines: the entries as plain data, sealed values opened; entries: the same as facts; positions: those after actions,
    each with the version of its last entry; table: the table's own fold at the end, with a revealed seed if any value
    is sealed.
    """

    archive: Archive
    lines: Sequence[Mapping[str, Any]]
    entries: Sequence[Entry]
    positions: Mapping[int, tuple[int, Position[Any]]]
    table: Table
    game: Game
    pack: Pack


class Imported(Struct, frozen=True):
    """An imported table. of: the table's id where it was played; checkpoint: as text, empty without one; root: of its
    log, hex.
    """

    id: UUID
    of: str
    checkpoint: str
    version: int
    root: str


class Writing(Struct, frozen=True):
    """Everything to write for an imported table."""

    imported: Imported
    events: Sequence[StoredEvent]
    rows: Sequence[Row]


def written(codec: Codec, sound: Sound) -> Writing:
    """Return what to write for a new table that holds exactly this log.

    Raises ArchiveError, naming the entry, if its line would be encoded differently here.
    """
    table_id, table, checkpoint = uuid4(), sound.table, sound.archive.checkpoint or ""
    events = list(_events(codec, table_id, sound))
    tree = Tree().grown(map(leaf_hash, sound.archive.lines))
    rows: list[Row] = [
        PackRow(sound.pack.hash, sound.game.id, document_of(sound.pack)),
        TableRow(table_id, sound.game.id, "", False, now() // 1000),
        ImportRow(table_id, checkpoint.encode(), now() // 1000),
        HeadRow(table_id, table.version, HEAD_FINGERPRINT, head_body(Head(table, tree))),
        *_snapshots(table_id, sound),
    ]
    imported = Imported(table_id, table.facts_of_opening.table, checkpoint, table.version, tree.root().hex())
    return Writing(imported, events, rows)


def keep(log: TableLog, writing: Writing) -> Imported:
    """Write it completely or not at all, and wait for the disk. Raises what the store raises."""
    log.rows.insert_events(writing.events, rows=writing.rows)
    return writing.imported


def _events(codec: Codec, table_id: UUID, sound: Sound) -> Iterator[StoredEvent]:
    entries = _with_nonces(sound.table, sound.entries)
    for entry, line, parsed in zip(entries, sound.archive.lines, sound.lines, strict=True):
        event = codec.restored(table_id, entry, parsed["type"], parsed["data"])
        if codec.line(event) != line:
            raise ArchiveError("the line would be encoded differently here", entry.version, entry.version)
        yield event


def _with_nonces(table: Table, entries: Sequence[Entry]) -> Iterable[Entry]:
    """Return the entries with the nonces that seal their hidden values."""
    last = entries[-1].fact
    if not isinstance(last, SeedRevealed):
        return entries
    key = Secrets.of(bytes.fromhex(last.seed), UUID(table.facts_of_opening.table), table.seeds).sealing_key
    return (
        replace(entry, seals=tuple(Seal(one.path, (), nonce_of(key, entry.version, one.path)) for one in entry.seals))
        for entry in entries
    )


def _snapshots(table_id: UUID, sound: Sound) -> Iterator[SnapshotRow]:
    """Yield the positions to store permanently, as for a table that was played here."""
    snapshots = snapshots_of(sound.game)
    for action, (version, position) in sound.positions.items():
        if sound.table.timeline.depth(action) % SNAPSHOT_EVERY == 0:
            yield SnapshotRow(table_id, action, version, snapshots.fingerprint, snapshots.body(position))
