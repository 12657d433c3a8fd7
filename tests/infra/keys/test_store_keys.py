"""A store is served with the key of its seeds alone, and no second key is made beside it; the same on every store."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from infra.keys.store_keys import keys_of
from infra.keys.vault import SecretUnreadable, Vault, VaultError
from infra.settings import Settings
from infra.store.opening import migrated
from infra.store.recorder import StoreRecorder
from infra.store.rows import reads
from infra.store.rows.records import SeedRow
from tests.infra.store.stored import events

TABLES = [UUID(int=number) for number in (70, 3, 90, 1, 55)]
"""In the order in which they were opened, which is not that of their ids."""


@pytest.fixture
def store_url(any_store_url: str) -> str:
    return any_store_url


@pytest.fixture
def store(store_url: str) -> Iterator[StoreRecorder]:
    recorder = migrated(store_url)
    yield recorder
    recorder.close()


def fill(store: StoreRecorder, *vaults: Vault) -> None:
    """Open five tables, each with a seed of the next vault in turn."""
    for number, table in enumerate(TABLES):
        sealed = vaults[number % len(vaults)].encrypt(table, bytes([number]) * 32)
        store.insert_events(events(table, 1, 3), rows=[SeedRow(table, sealed)])


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if "key" in path.name}


def settings(store_url: str, key_file: Path) -> Settings:
    return Settings(store_url=store_url, key_file=key_file)


def test_an_empty_store_gets_a_key_and_a_full_one_opens_with_it(
    store: StoreRecorder, store_url: str, tmp_path: Path
) -> None:
    vault, _ = keys_of(settings(store_url, tmp_path / "key"), store)
    fill(store, vault)
    again, _ = keys_of(settings(store_url, tmp_path / "key"), store)

    [row] = [row for row in store.seeds_to_try() if row.table == TABLES[4]]
    assert again.decrypt(row.table, row.sealed) == b"\x04" * 32


def test_no_key_is_made_beside_a_store_that_has_seeds(store: StoreRecorder, store_url: str, tmp_path: Path) -> None:
    fill(store, Vault(tmp_path / "key"))
    (tmp_path / "key").unlink()
    with pytest.raises(VaultError, match=r"missing.*backup.*never") as refused:
        keys_of(settings(store_url, tmp_path / "key"), store)

    assert str(tmp_path / "key") in str(refused.value)
    assert names_in(tmp_path) == set()


def test_another_key_is_refused_and_left_as_it_is(store: StoreRecorder, store_url: str, tmp_path: Path) -> None:
    fill(store, Vault(tmp_path / "key"))
    Vault(tmp_path / "other.key")
    before = (tmp_path / "other.key").read_bytes()
    with pytest.raises(VaultError, match="another key encrypted 5 of 5 seeds"):
        keys_of(settings(store_url, tmp_path / "other.key"), store)

    assert (tmp_path / "other.key").read_bytes() == before
    assert names_in(tmp_path) == {"key", "other.key"}


@pytest.mark.parametrize("at", [0, -1])
def test_one_seed_of_another_key_at_either_end_of_the_log_is_found(
    store: StoreRecorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    monkeypatch.setattr(reads, "SEEDS_TRIED", 1)
    monkeypatch.setattr(reads, "EVENTS_AT_AN_END", 3)
    own, other = Vault(tmp_path / "key"), Vault(tmp_path / "other.key")
    vaults = [own] * len(TABLES)
    vaults[at] = other
    fill(store, *vaults)
    tried = store.seeds_to_try()

    assert {row.table for row in tried} == {TABLES[0], TABLES[-1], min(TABLES)}
    with pytest.raises(VaultError, match=f"another key encrypted 1 of 3 seeds.*{TABLES[at]}"):
        Vault(tmp_path / "key", tried)


def test_the_seeds_tried_are_few_however_many_tables_there_are(
    store: StoreRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reads, "SEEDS_TRIED", 2)
    monkeypatch.setattr(reads, "EVENTS_AT_AN_END", 2)
    for number in range(1, 40):
        store.insert_events(events(UUID(int=number), 1), rows=[SeedRow(UUID(int=number), b"sealed")])

    assert {row.table.int for row in store.seeds_to_try()} == {1, 2, 38, 39}


def test_a_seed_that_cannot_be_decrypted_is_told_without_a_path(tmp_path: Path) -> None:
    sealed = Vault(tmp_path / "key").encrypt(TABLES[0], b"s" * 32)
    for table, broken in ((TABLES[1], sealed), (TABLES[0], sealed[:-1]), (TABLES[0], "text")):
        with pytest.raises(SecretUnreadable) as refused:
            Vault(tmp_path / "other.key").decrypt(table, broken)  # type: ignore[arg-type]
        assert str(tmp_path) not in str(refused.value)


def test_a_lost_list_of_signing_keys_stops_nobody_and_the_log_says_so(
    store: StoreRecorder, store_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chosen = settings(store_url, tmp_path / "key")

    def warned() -> list[Any]:
        caplog.clear()
        with caplog.at_level(logging.WARNING, "hourglass"):
            keys_of(chosen, store)
        return [record.getMessage() for record in caplog.records]

    assert warned() == []  # an empty store has signed nothing
    fill(store, Vault(tmp_path / "key"))
    (tmp_path / "key.signing").unlink()
    assert warned() == []  # a new key on purpose: the list keeps the old one
    (tmp_path / "key.signing.public").unlink()
    [said] = warned()
    assert "key.signing.public listed no key" in said
    assert warned() == []
