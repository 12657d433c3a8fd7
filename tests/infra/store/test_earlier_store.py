"""A store of an earlier release, whose modules lay elsewhere, is opened without folding its tables anew."""

import gzip
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from uuid import UUID

import pytest
from eventsourcing.persistence import StoredEvent

from api.service.tables.use_cases import Tables
from domain.kernel.game import Game
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex, shipped
from infra.store.codec import HEAD_FINGERPRINT, Codec, snapshots_of
from infra.store.log import TableLog
from infra.store.opening import open_store

STORE = Path(__file__).with_name("earlier_store.gz")
GAMES: tuple[Game, ...] = (MATERIA_PRIMA, TAINTED_GRAIL)
FINGERPRINTS = {
    "materia-prima": "666f58e2a41ae20ea4ff3a98ab7b7f95",
    "tainted-grail": "f971037d9e85f3def5f3aba8c058de68",
}
"""A new fact or field of a game's state changes its fingerprint for good reason; a move of modules must not."""
MATERIA, GRAIL = UUID("20c705b1-0b9a-400f-aeca-15560eb3ffba"), UUID("b131696e-9333-438e-a409-bf36224303b1")
ROOTS = {
    MATERIA: "4362f6790bb0be32db2e1beacf807b6b41108aebdfd39f6b33523fd7a45779d2",
    GRAIL: "7c51bc24b48c069b453212909faf3f9dd155f3a17a1c183d7982ade65c35084f",
}


READ_MAX = 60
"""Entries: those of the newest actions, and two that say whose head it is. The log has 525."""


class CountingLog(TableLog):
    """Counts the entries that are read."""

    read = 0

    def stored(
        self, table_id: UUID, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> Sequence[StoredEvent]:
        events = super().stored(table_id, after, upto, limit)
        self.read += len(events)
        return events


@pytest.fixture
def log(tmp_path: Path) -> Iterator[CountingLog]:
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress(STORE.read_bytes()))
    with closing(open_store(f"sqlite:///{path}")) as recorder:
        yield CountingLog(recorder, Codec(GAMES))


@pytest.fixture
def tables(log: CountingLog, tmp_path: Path) -> Tables:
    return Tables(log, Vault(tmp_path / "key"), PackIndex(GAMES, shipped), Feed())


def test_a_move_of_modules_changes_no_fingerprint() -> None:
    assert HEAD_FINGERPRINT == "cbc1d6d89cfbe2b89f3ad183c8beabc6"
    assert {game.id: snapshots_of(game).fingerprint for game in GAMES} == FINGERPRINTS


def test_its_newest_positions_are_not_folded_from_the_start(tables: Tables, log: CountingLog) -> None:
    loaded = tables.loaded(MATERIA)
    assert loaded.position and loaded.table.version == 525
    assert log.read <= READ_MAX


@pytest.mark.parametrize("table", ROOTS)
def test_its_logs_have_the_roots_that_they_had(tables: Tables, table: UUID) -> None:
    assert tables.root(table) == ROOTS[table]
    assert tables.loaded(table).menu
