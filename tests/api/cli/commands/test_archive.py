"""`hourglass archive` writes the archives of all tables of any store, and names the tables that are at fault."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from eventsourcing.persistence import StoredEvent

from api.service.tables.use_cases import Tables
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.opening import migrated
from infra.store.rows.records import CampaignRow
from tests.api.toy_archives import MOVES, hourglass, know_toy, play_toy
from tests.infra.store.jetstream.nats_server import NatsServer
from tests.toy import TOY


@pytest.fixture(params=["sqlite", "nats"])
def tables(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, nats: NatsServer, tmp_path: Path
) -> Iterator[Tables]:
    """A store with a game that is over, one that is not, and a campaign."""
    know_toy(monkeypatch)
    url = nats.url(partitions="2") if request.param == "nats" else f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setenv("STORE_URL", url)
    monkeypatch.setenv("KEY_FILE", str(tmp_path / "key"))
    with closing(migrated(url)) as recorder:
        log = TableLog(recorder, Codec([TOY]))
        tables = Tables(log, Vault(tmp_path / "key"), PackIndex([TOY], lambda game: [{}]), Feed())
        for end in (True, False):
            asyncio.run(play_toy(tables, MOVES, seeds=True, undo=True, end=end))
        campaign = uuid4()
        row = CampaignRow(campaign, "toy", "The Long Winter", private=False, opened_at=0)
        recorder.insert_events([StoredEvent(campaign, 1, "campaign-opened", b"")], rows=[row])
        yield tables


def test_the_archives_of_all_tables_are_written_and_each_can_be_audited(tables: Tables, tmp_path: Path) -> None:
    over, running, _ = tables.log.rows.logs()
    folder = tmp_path / "archives" / "today"
    result = hourglass("archive", folder)
    assert result.exit_code == 0, result.stderr
    files = {UUID(file.stem): file for file in folder.iterdir()}
    assert set(files) == {over, running} and folder.stat().st_mode & 0o777 == 0o700
    size = sum(file.stat().st_size for file in files.values())
    assert result.stdout == f"{folder}: 2 tables, {size} bytes, none at fault\n"
    for table, words in ((over, "Verdict: ok"), (running, "Verdict: sealed")):
        told = hourglass("audit", files[table])
        assert told.exit_code == 0 and words in told.stdout, told.stdout
    assert hourglass("archive", folder).exit_code == 2, "what is there is not written over"


def test_a_table_at_fault_is_named_and_hides_no_other(tables: Tables, tmp_path: Path) -> None:
    over, running, _ = tables.log.rows.logs()
    version = tables.log.rows.newest_versions([running])[running]
    [before] = tables.log.rows.select_events(running, gt=version - 1)
    again = StoredEvent(running, version + 1, before.topic, before.state)
    unreadable = StoredEvent(uuid4(), 1, before.topic, b"\xc1")
    for one in (again, unreadable):
        tables.log.rows.insert_events([one])
    folder = tmp_path / "archives"
    result = hourglass("archive", folder)
    assert result.exit_code == 1 and ", 2 at fault\n" in result.stdout
    told = result.stderr.splitlines()
    for table, line in zip((running, unreadable.originator_id), told, strict=True):
        assert f"table {table}" in line
    assert {UUID(file.stem) for file in folder.iterdir()} == {over, running}


def test_without_a_store_nothing_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    know_toy(monkeypatch)
    monkeypatch.setenv("STORE_URL", f"sqlite:///{tmp_path / 'nothing.db'}")
    result = hourglass("archive", tmp_path / "archives")
    assert (result.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert result.stderr == f"hourglass: STORE_URL: there is no store at {tmp_path / 'nothing.db'}\n"
