"""The tables of a PostgreSQL store, and the single statement that writes a whole request."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from uuid import UUID

import psycopg
from eventsourcing.persistence import DataError, IntegrityError, PersistenceError, StoredEvent
from msgspec.structs import astuple, fields

from infra.store.errors import SchemaTooNew
from infra.store.postgres.connections import Connection
from infra.store.rows.kinds import ROW_KINDS, RowKind
from infra.store.rows.records import Row

SCHEMA = 1
ORDINAL_BITS = 16
EVENTS_MAX = 1 << ORDINAL_BITS
"""Events in one request: each gets its own id below those of the next transaction."""

# The id of an event: the transaction's, which no lock is needed for, and its place in it. `ids_from` lifts them above
# those given before, when the server's transactions begin anew after a dump was restored.
THIS_TRANSACTION = f"(pg_current_xact_id()::text::bigint << {ORDINAL_BITS})"
IDS_FROM = "(SELECT ids_from FROM schema)"
SETTLED_BELOW = f"((pg_snapshot_xmin(pg_current_snapshot())::text::bigint << {ORDINAL_BITS}) + {IDS_FROM})"
"""Events with this id or a higher one may still be joined by an event of an uncommitted transaction."""

_TABLES = (
    """CREATE TABLE IF NOT EXISTS stored_events (
        rowid bigint NOT NULL PRIMARY KEY, originator_id uuid NOT NULL, originator_version bigint NOT NULL,
        topic text NOT NULL, state bytea NOT NULL, UNIQUE (originator_id, originator_version))""",
    """CREATE TABLE IF NOT EXISTS requests (
        table_id uuid NOT NULL, seat integer NOT NULL, key text NOT NULL, body_hash bytea NOT NULL,
        first bigint NOT NULL, last bigint NOT NULL, answer bytea NOT NULL, PRIMARY KEY (table_id, seat, key))""",
    "CREATE TABLE IF NOT EXISTS seeds (table_id uuid NOT NULL PRIMARY KEY, sealed bytea NOT NULL)",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id uuid NOT NULL, seat integer NOT NULL, name text NOT NULL, token_hash bytea NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "ALTER TABLE seats ADD COLUMN IF NOT EXISTS renamed boolean NOT NULL DEFAULT false",
    "ALTER TABLE seats ADD COLUMN IF NOT EXISTS holder text NOT NULL DEFAULT ''",
    "CREATE INDEX IF NOT EXISTS seats_by_holder ON seats (holder, table_id) WHERE holder <> ''",
    "CREATE INDEX IF NOT EXISTS seats_by_token ON seats (token_hash)",
    """CREATE TABLE IF NOT EXISTS tables (
        table_id uuid NOT NULL PRIMARY KEY, game text NOT NULL, name text NOT NULL, private boolean NOT NULL,
        opened_at bigint NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS notes (
        table_id uuid NOT NULL PRIMARY KEY, revision bigint NOT NULL, document text NOT NULL)""",
    "ALTER TABLE seats ADD COLUMN IF NOT EXISTS called boolean NOT NULL DEFAULT false",
    "ALTER TABLE seats ADD COLUMN IF NOT EXISTS supports text NOT NULL DEFAULT ''",
    """CREATE TABLE IF NOT EXISTS hooks (
       table_id uuid NOT NULL, seat integer NOT NULL, form text NOT NULL, address bytea NOT NULL,
        link text NOT NULL, language text NOT NULL, asked bigint NOT NULL, due bigint NOT NULL,
        told_of bigint NOT NULL, told bigint NOT NULL, sent_at bigint NOT NULL, retry_at bigint NOT NULL,
        failures bigint NOT NULL, outcome text NOT NULL, claims bigint NOT NULL, claimed_until bigint NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX IF NOT EXISTS hooks_by_due ON hooks (due) WHERE asked > 0",
    """CREATE OR REPLACE FUNCTION hooks_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.claims <> OLD.claims + 1 THEN
                RAISE unique_violation USING MESSAGE = 'another node sends this notice', TABLE = TG_TABLE_NAME;
            END IF;
            RETURN NULL;
        END $$""",
    """CREATE OR REPLACE TRIGGER hooks_in_turn AFTER UPDATE OF claims ON hooks
        FOR EACH ROW WHEN (NEW.claims <> 0) EXECUTE FUNCTION hooks_in_turn()""",
    """CREATE TABLE IF NOT EXISTS leads (
        table_id uuid NOT NULL PRIMARY KEY, revision bigint NOT NULL, node text NOT NULL, until bigint NOT NULL)""",
    """CREATE OR REPLACE FUNCTION revised_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE stood bigint := 0;
        BEGIN
            IF TG_OP = 'UPDATE' THEN
                stood := OLD.revision;
            END IF;
            IF NEW.revision <> stood + 1 THEN
                RAISE unique_violation USING MESSAGE = 'this was written meanwhile', TABLE = TG_TABLE_NAME;
            END IF;
            RETURN NULL;
        END $$""",
    """CREATE OR REPLACE TRIGGER notes_in_turn AFTER INSERT OR UPDATE ON notes
        FOR EACH ROW EXECUTE FUNCTION revised_in_turn()""",
    """CREATE OR REPLACE TRIGGER leads_in_turn AFTER INSERT OR UPDATE ON leads
        FOR EACH ROW EXECUTE FUNCTION revised_in_turn()""",
    """CREATE TABLE IF NOT EXISTS statistics (
        table_id uuid NOT NULL PRIMARY KEY, version bigint NOT NULL, document text NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS sealed_seats (
        owner uuid NOT NULL PRIMARY KEY, revision bigint NOT NULL, sealed text NOT NULL, stored_at bigint NOT NULL)""",
    """CREATE OR REPLACE TRIGGER sealed_seats_in_turn AFTER INSERT OR UPDATE ON sealed_seats
        FOR EACH ROW EXECUTE FUNCTION revised_in_turn()""",
    "CREATE TABLE IF NOT EXISTS packs (hash text NOT NULL PRIMARY KEY, game text NOT NULL, document bytea NOT NULL)",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id uuid NOT NULL, action bigint NOT NULL, version bigint NOT NULL, fingerprint text NOT NULL,
        body bytea NOT NULL, PRIMARY KEY (table_id, action))""",
    """CREATE TABLE IF NOT EXISTS heads (
        table_id uuid NOT NULL PRIMARY KEY, version bigint NOT NULL, fingerprint text NOT NULL, body bytea NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS imports (
        table_id uuid NOT NULL PRIMARY KEY, checkpoint bytea NOT NULL, imported_at bigint NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS campaigns (
        campaign_id uuid NOT NULL PRIMARY KEY, game text NOT NULL, name text NOT NULL, private boolean NOT NULL,
        opened_at bigint NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS campaign_tables (table_id uuid NOT NULL PRIMARY KEY, campaign_id uuid NOT NULL)",
    """CREATE TABLE IF NOT EXISTS lobby (
        game text NOT NULL, state text NOT NULL, result text NOT NULL, version bigint NOT NULL, action bigint NOT NULL,
        ending bigint NOT NULL, outcome text NOT NULL, opened_at bigint NOT NULL, active_at bigint NOT NULL,
        table_id uuid NOT NULL UNIQUE, ordinal bigint NOT NULL PRIMARY KEY)""",
    "CREATE INDEX IF NOT EXISTS lobby_by_state ON lobby (state, ordinal)",
    "CREATE INDEX IF NOT EXISTS lobby_by_game ON lobby (game, ordinal)",
    "CREATE INDEX IF NOT EXISTS lobby_by_game_and_state ON lobby (game, state, ordinal)",
    """CREATE TABLE IF NOT EXISTS tracking (
        follower text NOT NULL PRIMARY KEY, notification bigint NOT NULL, since bigint NOT NULL)""",
    """CREATE OR REPLACE FUNCTION tracking_goes_up() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE stood bigint := 0;
        BEGIN
            IF TG_OP = 'UPDATE' THEN
                stood := OLD.notification;
            END IF;
            IF (TG_OP = 'UPDATE' AND NEW.notification <= stood) OR (NEW.since >= 0 AND NEW.since <> stood) THEN
                RAISE unique_violation USING MESSAGE = 'this was tracked already', TABLE = 'tracking';
            END IF;
            RETURN NULL;
        END $$""",
    # After the row is there: one that takes the place of another is not inserted but updated, with that row locked.
    """CREATE OR REPLACE TRIGGER tracking_goes_up AFTER INSERT OR UPDATE ON tracking
        FOR EACH ROW EXECUTE FUNCTION tracking_goes_up()""",
    """CREATE TABLE IF NOT EXISTS schema (
        id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL, ids_from bigint NOT NULL)""",
    f"INSERT INTO schema VALUES (1, {SCHEMA}, 0) ON CONFLICT DO NOTHING",
)

# Under one lock, so that two nodes that migrate at once wait for one another.
_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(7021586348812915560)"
_LIFT_IDS = f"""UPDATE schema SET ids_from = GREATEST(ids_from, (
    SELECT COALESCE(MAX(rowid), 0) + {EVENTS_MAX} - {THIS_TRANSACTION} FROM stored_events))"""


TYPES = {UUID: "uuid", int: "bigint", str: "text", bytes: "bytea", bool: "bool"}
EVENT_TYPES = ("uuid", "bigint", "text", "bytea")


def migrate(connection: Connection) -> None:
    """Create what is missing, and lift new ids above the earlier ones, in one transaction. Raises SchemaTooNew."""
    with connection.transaction():
        connection.execute(_ONE_AT_A_TIME)
        check_schema(connection)
        for statement in _TABLES:
            connection.execute(statement)
        connection.execute(_LIFT_IDS)


def is_complete(connection: Connection) -> bool:
    """Return whether the tables exist, including the latest additions.

    An addition that nodes of an older release need not know is no new schema, since those nodes could not start with
    it.
    """
    added = " AND ".join(
        f"to_regclass('{name}') IS NOT NULL" for name in ("notes", "hooks", "sealed_seats", "statistics")
    )
    column = "SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('seats') AND attname = 'supports'"
    return connection.execute(f"{column} AND {added}").fetchone() is not None


def check_schema(connection: Connection) -> None:
    """Check that no newer release made the tables. An empty database is fine. Raises SchemaTooNew."""
    if connection.execute("SELECT to_regclass('schema')").fetchone() != (None,):
        [(found,)] = connection.execute("SELECT version FROM schema").fetchall()
        if found > SCHEMA:
            raise SchemaTooNew(found, SCHEMA)


def statement_and_values(events: Sequence[StoredEvent], rows: Sequence[Row]) -> tuple[str, list[list[Any]]]:
    """Return one statement that writes everything or nothing and returns the events' ids; and its values, a list a
    column.
    """
    by_kind: dict[type[Row], list[tuple[Any, ...]]] = {}
    for row in rows:
        by_kind.setdefault(type(row), []).append(astuple(row))
    kinds = tuple(sorted(by_kind, key=list(ROW_KINDS).index))
    values: list[list[Any]] = []
    for kind in kinds:
        values += map(list, zip(*_newest(ROW_KINDS[kind], by_kind[kind]), strict=True))
    said = [(one.originator_id, one.originator_version, one.topic, one.state) for one in events]
    values += map(list, zip(*said, strict=True)) if said else [[] for _ in EVENT_TYPES]
    return _statement(kinds), values


def refusal(error: psycopg.IntegrityError) -> PersistenceError:
    """Return what a violated constraint means to the caller."""
    if isinstance(error, psycopg.errors.UniqueViolation):
        taken = next((how for how in ROW_KINDS.values() if how.into == error.diag.table_name), None)
        return ((taken and taken.repeated) or IntegrityError)(str(error))
    return DataError(str(error))


def _newest(how: RowKind, rows: Sequence[tuple[Any, ...]]) -> Sequence[tuple[Any, ...]]:
    """Drop the rows that a later row of the same key replaces: one statement cannot write a row twice."""
    if not how.key:
        return rows
    places = [how.columns.index(column) for column in how.key]
    return list({tuple(row[place] for place in places): row for row in rows}.values())


@lru_cache(maxsize=256)
def _statement(kinds: tuple[type[Row], ...]) -> str:
    written = [f"{kind.__name__.lower()}s AS ({_insert(kind)})" for kind in kinds]
    columns = ", ".join(ROW_KINDS[StoredEvent].columns)
    events = (
        f"INSERT INTO stored_events (rowid, {columns}) SELECT {THIS_TRANSACTION} + {IDS_FROM} + ordinal - 1, {columns} "
        f"FROM unnest({_arrays(EVENT_TYPES)}) WITH ORDINALITY AS event ({columns}, ordinal) RETURNING rowid"
    )
    return f"WITH {', '.join(written)} {events}" if written else events


def _insert(kind: type[Row]) -> str:
    how, types = ROW_KINDS[kind], [TYPES[field.type] for field in fields(kind)]
    columns = ", ".join(how.columns)
    if how.updates:
        renewed = ", ".join(f"{column} = newer.{column}" for column in how.renewed)
        same = " AND ".join(f"{how.into}.{column} = newer.{column}" for column in how.key)
        return f"UPDATE {how.into} SET {renewed} FROM unnest({_arrays(types)}) AS newer ({columns}) WHERE {same}"
    statement = f"INSERT INTO {how.into} ({columns}) SELECT * FROM unnest({_arrays(types)})"
    if how.replaces:
        renewed = ", ".join(f"{column} = EXCLUDED.{column}" for column in how.renewed)
        return f"{statement} ON CONFLICT ({', '.join(how.key)}) DO UPDATE SET {renewed}"
    return statement if how.repeated else f"{statement} ON CONFLICT DO NOTHING"


def _arrays(types: Sequence[str]) -> str:
    return ", ".join(f"%s::{one}[]" for one in types)
