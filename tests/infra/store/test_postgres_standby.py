"""Of a primary that is killed and a synchronous standby that is promoted, no acknowledged action is lost."""

from concurrent.futures import Future
from contextlib import closing, suppress
from threading import Event, Thread
from time import monotonic, sleep
from uuid import uuid4

import psycopg
from eventsourcing.persistence import PersistenceError

from infra.store.opening import migrated
from infra.store.postgres.recorder import PostgresRecorder
from tests.infra.store.postgres_server import PostgresServer, postgres_server, standby_of
from tests.infra.store.stored import events, versions

WRITERS = 4
FOLLOWED_WITHIN, SERVED_WITHIN = 30.0, 30.0
ENOUGH = 50


def await_standby(primary: PostgresServer) -> None:
    """Wait until the standby confirms what is written."""
    until = monotonic() + FOLLOWED_WITHIN
    with psycopg.connect(primary.url, autocommit=True) as connection:
        while connection.execute("SELECT sync_state FROM pg_stat_replication").fetchall() != [("sync",)]:
            assert monotonic() < until
            sleep(0.05)


def write_on(recorder: PostgresRecorder, acknowledged: list[int], stop: Event, table: object) -> None:
    """Write version after version of a table; what fails is written again, as the service does after reading."""
    while not stop.is_set():
        with suppress(PersistenceError):
            newest = recorder.newest_versions([table]).get(table, 0)  # type: ignore[list-item, call-overload]
            written: Future[object] = recorder.submit(events(table, newest + 1))  # type: ignore[arg-type, assignment]
            written.result(SERVED_WITHIN)
            acknowledged.append(newest + 1)
            continue
        sleep(0.05)


def test_a_standby_that_takes_over_has_every_acknowledged_action() -> None:
    """The nodes name both servers, and find the one that is written to by themselves."""
    with postgres_server(wal_level="replica") as primary, standby_of(primary) as standby:
        with psycopg.connect(primary.url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
        await_standby(primary)
        here, there = (one.url.partition("host=")[2] for one in (primary, standby))
        both = f"{primary.url.replace(here, f'{here},{there}')}&target_session_attrs=read-write"
        with closing(migrated(both)) as recorder:
            assert isinstance(recorder, PostgresRecorder)
            tables, stop = [uuid4() for _ in range(WRITERS)], Event()
            acknowledged: list[list[int]] = [[] for _ in tables]
            writers = [
                Thread(target=write_on, args=(recorder, mine, stop, table))
                for mine, table in zip(acknowledged, tables, strict=True)
            ]
            for one in writers:
                one.start()
            try:
                await_more(acknowledged, ENOUGH)
                primary.kill()
                standby.promote()
                await_more(acknowledged, ENOUGH)
            finally:
                stop.set()
                for one in writers:
                    one.join()
            for mine, table in zip(acknowledged, tables, strict=True):
                assert set(mine) <= set(versions(recorder, table))
                assert versions(recorder, table) == list(range(1, len(versions(recorder, table)) + 1))


def await_more(acknowledged: list[list[int]], count: int) -> None:
    """Wait until so many more actions are acknowledged."""
    before, until = sum(map(len, acknowledged)), monotonic() + SERVED_WITHIN
    while sum(map(len, acknowledged)) < before + count:
        assert monotonic() < until
        sleep(0.02)
