"""A database of the first release, which had neither lobby nor campaigns nor imports, and did not note who was renamed,
is opened by this one.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from api.service.command import Command
from api.service.read_models.lobby import Lobby
from infra.store.read_models import catch_up
from tests.api.service.toy_tables import Make, Of

FIRST_TABLES = ("stored_events", "requests", "seeds", "seats", "tables", "packs", "snapshots", "heads", "schema")


def schema(path: Path) -> set[tuple[str, str]]:
    """All that the database is made of, by name."""
    with closing(sqlite3.connect(path)) as raw:
        return set(raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


def become_first(path: Path) -> None:
    """Take out what later releases have added."""
    with closing(sqlite3.connect(path)) as raw:
        tables = raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for (table,) in tables.fetchall():
            if table not in FIRST_TABLES:
                raw.execute(f"DROP TABLE {table}")
        raw.execute("DROP INDEX seats_by_holder")
        for column in ("renamed", "holder", "called", "supports"):
            raw.execute(f"ALTER TABLE seats DROP COLUMN {column}")
        raw.execute("UPDATE schema SET version = 1")
        raw.commit()


async def test_its_tables_are_played_on_listed_and_joined_by_campaigns(make: Make, of: Of, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old = make()
    table = (await old.open("toy", ["Ada"], [()])).id
    await old.start(table, Command(0))
    await old.act(table, Command(0), "draw")
    root = old.root(table)
    old.log.rows.close()
    newest = schema(path)
    become_first(path)
    assert len(schema(path)) < len(newest)

    tables = make()
    assert schema(path) == newest
    assert tables.root(table) == root
    await tables.rename(table, 0, "Grace")
    assert [(seat.name, seat.renamed) for seat in tables.loaded(table).seats] == [("Grace", True)]
    done = await tables.act(table, Command(0), "draw")
    catch_up(tables.log.rows, Lobby(tables.log.rows, tables.log.codec))
    assert [(row.table, row.version) for row in tables.log.rows.lobby(None, 9)] == [(table, done.version)]
    campaign = await of(tables).open("toy", ["Ada"], [()])
    assert of(tables).books.read(campaign.id).players == ("Ada",)
