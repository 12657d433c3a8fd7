"""Rows of the store that change behind the service's back."""

import sqlite3
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg
import pytest

from tests.api.service.toy_tables import Make, Spoil


@pytest.fixture
def spoil(make: Make, store_url: str, tmp_path: Path) -> Spoil:
    """Changes rows behind the service's back, with a `?` for each value; gives how many."""

    def of(statement: str, *values: Any) -> int:
        make()
        if store_url.startswith("sqlite"):
            with sqlite3.connect(tmp_path / "tables.db") as file:
                own = [one.bytes if isinstance(one, UUID) else one for one in values]
                return file.execute(statement, own).rowcount
        with psycopg.connect(store_url) as connection:
            return connection.execute(statement.replace("?", "%s"), values).rowcount

    return of
