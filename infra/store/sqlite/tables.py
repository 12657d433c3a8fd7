"""The tables of an SQLite store, and how each kind of row is written to them."""

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from uuid import UUID

from eventsourcing.persistence import DataError, IntegrityError, StoredEvent
from msgspec.structs import astuple

from infra.store.errors import SchemaTooNew
from infra.store.rows.kinds import ROW_KINDS, Kind, RowKind
from infra.store.rows.reads import uuid_of
from infra.store.rows.records import Row

SCHEMA = 2
ROWS_MAX = 128  # in one statement
PARAMETERS_MAX = 999  # in one statement: the limit of every build of SQLite
EVENTS_AT_ONCE_MAX = PARAMETERS_MAX // len(ROW_KINDS[StoredEvent].columns)
"""The most events that one statement inserts."""

Value = bytes | int | str

# AUTOINCREMENT: a notification id must never be given twice, even after the newest events were deleted.
_TABLES = (
    """CREATE TABLE IF NOT EXISTS stored_events (
        rowid INTEGER PRIMARY KEY AUTOINCREMENT, originator_id BLOB NOT NULL, originator_version INTEGER NOT NULL,
        topic TEXT NOT NULL, state BLOB NOT NULL, UNIQUE (originator_id, originator_version))""",
    """CREATE TABLE IF NOT EXISTS requests (
        table_id BLOB NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, body_hash BLOB NOT NULL,
        first INTEGER NOT NULL, last INTEGER NOT NULL, answer BLOB NOT NULL, PRIMARY KEY (table_id, seat, key))""",
    "CREATE TABLE IF NOT EXISTS seeds (table_id BLOB NOT NULL PRIMARY KEY, sealed BLOB NOT NULL) WITHOUT ROWID",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id BLOB NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, token_hash BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS seats_by_token ON seats (token_hash)",
    """CREATE TABLE IF NOT EXISTS tables (
        table_id BLOB NOT NULL PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, private INTEGER NOT NULL,
        opened_at INTEGER NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS notes (
        table_id BLOB NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, document TEXT NOT NULL) WITHOUT ROWID""",
    """CREATE TRIGGER IF NOT EXISTS notes_in_turn BEFORE INSERT ON notes
        WHEN NEW.revision <> 1 + COALESCE((SELECT revision FROM notes WHERE table_id = NEW.table_id), 0)
        BEGIN SELECT RAISE(ABORT, 'the notes were written meanwhile'); END""",
    """CREATE TABLE IF NOT EXISTS hooks (
       table_id BLOB NOT NULL, seat INTEGER NOT NULL, form TEXT NOT NULL, address BLOB NOT NULL,
        link TEXT NOT NULL, language TEXT NOT NULL, asked INTEGER NOT NULL, due INTEGER NOT NULL,
        told_of INTEGER NOT NULL, told INTEGER NOT NULL, sent_at INTEGER NOT NULL, retry_at INTEGER NOT NULL,
        failures INTEGER NOT NULL, outcome TEXT NOT NULL, claims INTEGER NOT NULL,
        claimed_until INTEGER NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS hooks_by_due ON hooks (due) WHERE asked > 0",
    """CREATE TRIGGER IF NOT EXISTS hooks_in_turn BEFORE UPDATE OF claims ON hooks
        WHEN NEW.claims <> OLD.claims + 1
        BEGIN SELECT RAISE(ABORT, 'another node sends this notice'); END""",
    """CREATE TABLE IF NOT EXISTS leads (
        table_id BLOB NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, node TEXT NOT NULL, until INTEGER NOT NULL)
        WITHOUT ROWID""",
    """CREATE TRIGGER IF NOT EXISTS leads_in_turn BEFORE INSERT ON leads
        WHEN NEW.revision <> 1 + COALESCE((SELECT revision FROM leads WHERE table_id = NEW.table_id), 0)
        BEGIN SELECT RAISE(ABORT, 'another node leads this table'); END""",
    """CREATE TABLE IF NOT EXISTS statistics (
        table_id BLOB NOT NULL PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS sealed_seats (
        owner BLOB NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, sealed TEXT NOT NULL, stored_at INTEGER NOT NULL)
        WITHOUT ROWID""",
    """CREATE TRIGGER IF NOT EXISTS sealed_seats_in_turn BEFORE INSERT ON sealed_seats
        WHEN NEW.revision <> 1 + COALESCE((SELECT revision FROM sealed_seats WHERE owner = NEW.owner), 0)
        BEGIN SELECT RAISE(ABORT, 'the sealed seats were written meanwhile'); END""",
    "CREATE TABLE IF NOT EXISTS packs (hash TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, document BLOB NOT NULL)",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id BLOB NOT NULL, action INTEGER NOT NULL, version INTEGER NOT NULL, fingerprint TEXT NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (table_id, action))""",
    """CREATE TABLE IF NOT EXISTS heads (
        table_id BLOB NOT NULL PRIMARY KEY, version INTEGER NOT NULL, fingerprint TEXT NOT NULL,
        body BLOB NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS campaigns (
        campaign_id BLOB NOT NULL PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, private INTEGER NOT NULL,
        opened_at INTEGER NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS campaign_tables (
        table_id BLOB NOT NULL PRIMARY KEY, campaign_id BLOB NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS lobby (
        game TEXT NOT NULL, state TEXT NOT NULL, result TEXT NOT NULL, version INTEGER NOT NULL,
        action INTEGER NOT NULL, ending INTEGER NOT NULL, outcome TEXT NOT NULL, opened_at INTEGER NOT NULL,
        active_at INTEGER NOT NULL, table_id BLOB NOT NULL UNIQUE, ordinal INTEGER PRIMARY KEY)""",
    "CREATE INDEX IF NOT EXISTS lobby_by_state ON lobby (state, ordinal)",
    "CREATE INDEX IF NOT EXISTS lobby_by_game ON lobby (game, ordinal)",
    "CREATE INDEX IF NOT EXISTS lobby_by_game_and_state ON lobby (game, state, ordinal)",
    """CREATE TABLE IF NOT EXISTS tracking (
        follower TEXT NOT NULL PRIMARY KEY, notification INTEGER NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID""",
    """CREATE TRIGGER IF NOT EXISTS tracking_goes_up BEFORE INSERT ON tracking
        WHEN EXISTS (SELECT 1 FROM tracking WHERE follower = NEW.follower AND notification >= NEW.notification)
            OR NEW.since >= 0
                AND NEW.since <> COALESCE((SELECT notification FROM tracking WHERE follower = NEW.follower), 0)
        BEGIN SELECT RAISE(ABORT, 'this was tracked already'); END""",
    """CREATE TABLE IF NOT EXISTS imports (
        table_id BLOB NOT NULL PRIMARY KEY, checkpoint BLOB NOT NULL, imported_at INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS schema (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL)",
    f"INSERT OR REPLACE INTO schema VALUES (1, {SCHEMA})",
)
_ADDED = {
    "renamed": "INTEGER NOT NULL DEFAULT 0",
    "holder": "TEXT NOT NULL DEFAULT ''",
    "called": "INTEGER NOT NULL DEFAULT 0",
    "supports": "TEXT NOT NULL DEFAULT ''",
}
"""The columns of seats that earlier releases lacked."""
_HELD = "CREATE INDEX IF NOT EXISTS seats_by_holder ON seats (holder, table_id) WHERE holder <> ''"


REPEATED = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_TRIGGER,
)
"""Constraints for what was written before. A violation of any other means that a value cannot be stored."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Create what is missing, in one transaction. Raises SchemaTooNew."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        check_schema(connection)
        for statement in _TABLES:
            connection.execute(statement)
        known = {name for (name,) in connection.execute("SELECT name FROM pragma_table_info('seats')")}
        for name, form in _ADDED.items():
            if name not in known:
                connection.execute(f"ALTER TABLE seats ADD COLUMN {name} {form}")
        connection.execute(_HELD)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def check_schema(connection: sqlite3.Connection) -> None:
    """Check that no newer release made the tables. An empty database is fine. Raises SchemaTooNew."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema'").fetchall():
        [(found,)] = connection.execute("SELECT version FROM schema").fetchall()
        if found > SCHEMA:
            raise SchemaTooNew(found, SCHEMA)


def values_by_kind(events: Sequence[StoredEvent], rows: Sequence[Row]) -> dict[Kind, list[Value]]:
    """Return the values of events and rows, end to end for each kind. Raises ProgrammingError for ids that are no
    UUIDs.
    """
    values: dict[Kind, list[Value]] = {}
    for row in rows:
        values.setdefault(type(row), []).extend(v.bytes if isinstance(v, UUID) else v for v in astuple(row))
    if events:
        said: list[Value] = []
        originator, id = None, b""
        for event in events:
            if event.originator_id is not originator:
                originator = event.originator_id
                id = uuid_of(originator).bytes
            said += (id, event.originator_version, event.topic, event.state)
        values[StoredEvent] = said
    return values


def insert(cursor: sqlite3.Cursor, kind: Kind, values: Sequence[Value]) -> None:
    """Insert the rows of a kind, given end to end.

    Raises the kind's error if a key is taken, DataError if a value is missing or cannot be stored.
    """
    how = ROW_KINDS[kind]
    width = len(how.columns)
    start, end = 0, len(values)
    try:
        while start < end:
            rows = (
                1
                if how.updates
                else _largest_power_of_two(min((end - start) // width, ROWS_MAX, PARAMETERS_MAX // width))
            )
            stop = start + rows * width
            cursor.execute(_statement(how, rows), values[start:stop])
            start = stop
    except sqlite3.IntegrityError as error:
        is_repeated = error.sqlite_errorcode in REPEATED
        raise ((how.repeated or IntegrityError) if is_repeated else DataError)(str(error)) from error
    except (sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, ValueError) as error:
        raise DataError(str(error)) from error


def insert_events(connection: sqlite3.Connection, values: Sequence[Value]) -> int:
    """Insert events, given end to end, with one statement, and return the id of the last. Raises sqlite3.Error."""
    how = ROW_KINDS[StoredEvent]
    return connection.execute(_statement(how, len(values) // len(how.columns)), values).lastrowid or 0


def _largest_power_of_two(rows: int) -> int:
    """Return the largest power of two up to a number, so that few prepared statements serve any number of rows."""
    return 1 << (rows.bit_length() - 1)


@lru_cache(maxsize=2 * EVENTS_AT_ONCE_MAX)
def _statement(how: RowKind, rows: int) -> str:
    """Write many rows in one statement: each statement releases the interpreter lock, and waits to get it back.

    It names the columns, so a connection that saw the table before its last column was added reads the schema again.
    """
    if how.updates:
        places = {column: f"{column} = ?{place}" for place, column in enumerate(how.columns, 1)}
        renewed, which = (map(places.__getitem__, some) for some in (how.renewed, how.key))
        return f"UPDATE {how.into} SET {', '.join(renewed)} WHERE {' AND '.join(which)}"
    insert = "INSERT OR REPLACE" if how.replaces else "INSERT"
    one = f"({','.join('?' * len(how.columns))})"
    statement = f"{insert} INTO {how.into} ({', '.join(how.columns)}) VALUES {','.join([one] * rows)}"
    return statement if how.repeated else f"{statement} ON CONFLICT DO NOTHING"
