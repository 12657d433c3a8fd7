"""The use cases of the toy game's tables and campaigns, on a real store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from api.service.campaigns.use_cases import Campaigns
from api.service.tables.use_cases import Tables
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.opening import migrated
from infra.store.recorder import StoreRecorder
from tests.api.service.toy_tables import Make, Of
from tests.toy import TOY


@pytest.fixture
def make(store_url: str, tmp_path: Path) -> Iterator[Make]:
    """Opens the store; each call is a process that starts anew on the same store."""
    recorders: list[StoreRecorder] = []

    def of(**limits: int) -> Tables:
        for one in recorders:
            one.close()
        recorders[:] = [migrated(store_url)]
        log = TableLog(recorders[0], Codec([TOY]))
        return Tables(log, Vault(tmp_path / "key"), PackIndex([TOY], lambda game: [{}]), Feed(), **limits)

    yield of
    for one in recorders:
        one.close()


@pytest.fixture
def tables(make: Make) -> Tables:
    return make()


@pytest.fixture
def of(tmp_path: Path) -> Of:
    return lambda tables: Campaigns(tables, Vault(tmp_path / "key"))


@pytest.fixture
def campaigns(tables: Tables, of: Of) -> Campaigns:
    return of(tables)
