"""A database that is ready for nodes."""

from collections.abc import Iterator

import pytest

from tests.infra.store.postgres_server import migrated_database


@pytest.fixture
def store_url(postgres: str) -> Iterator[str]:
    with migrated_database(postgres) as url:
        yield url
