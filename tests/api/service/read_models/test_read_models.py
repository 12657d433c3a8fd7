"""Read models follow the store exactly once, whatever happens meanwhile, and are rebuilt to the same bytes."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import msgpack
import pytest
from eventsourcing.persistence import IntegrityError, OperationalError, StoredEvent, Tracking
from eventsourcing.tests import persistence as shipped

from api.service.command import Command
from api.service.read_models import lobby as lobby_module
from api.service.read_models.lobby import Lobby, page
from api.service.tables.use_cases import Tables
from domain.kernel.errors import InvalidRequest
from infra.store import read_models
from infra.store.codec import UPCASTERS, Codec
from infra.store.read_models import ReadModels, catch_up, runner_of
from infra.store.rows.records import LobbyRow, TrackingRow
from infra.store.sqlite.recorder import SqliteRecorder
from infra.store.tracking import EventBatch
from tests.api.http.waiting import soon
from tests.api.service.toy_tables import Make
from tests.infra.store.sqlite_store import OnAFile, opened
from tests.infra.store.stored import SECONDS_MAX, TABLE, events
from tests.toy import TOY

WRITERS = 32


class TestAsTrackingRecorder(OnAFile, shipped.TrackingRecorderTestCase):
    pass


class TestAsProcessRecorder(OnAFile, shipped.ProcessRecorderTestCase):
    pass


def lobby_of(tables: Tables) -> Lobby:
    return Lobby(tables.log.rows, tables.log.codec)


def caught_up(tables: Tables) -> list[LobbyRow]:
    """All that the lobby lists once it has seen the whole store."""
    catch_up(tables.log.rows, lobby_of(tables))
    return tables.log.rows.lobby(None, 1000)


@contextmanager
def following(tables: Tables) -> Iterator[ReadModels]:
    models = ReadModels(tables.log.rows, [lobby_of(tables)])
    models.start()
    try:
        yield models
    finally:
        models.stop()


def content(path: Path, *tables: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


async def play(tables: Tables, *keys: str, **more: Any) -> UUID:
    """A started table of one seat that has answered so."""
    table = (await tables.open("toy", ["Ada"], [()], **more)).id
    await tables.start(table, Command(0))
    for key in keys:
        await tables.act(table, Command(0), key)
    return table


async def test_the_lobby_tells_what_the_tables_tell(tables: Tables) -> None:
    opened_only = (await tables.open("toy", ["Ada", "Ben"], [(), ()], name="Thursday")).id
    running = await play(tables, "roll:3", "draw")
    over = await play(tables, "roll:1", "finish")
    undone = await play(tables, "roll:1", "finish")
    await tables.undo(undone, Command(0), 0)
    ended = await play(tables, "roll:1")
    await tables.end(ended, Command(0))
    rows = {row.table: row for row in caught_up(tables)}

    assert {id: (row.state, row.result) for id, row in rows.items()} == {
        opened_only: ("open", ""),
        running: ("running", ""),
        over: ("finished", "success"),
        undone: ("running", ""),
        ended: ("finished", "abandoned"),
    }
    for id, row in rows.items():
        table = tables.loaded(id).table
        assert (row.version, row.action, row.active_at) == (table.version, table.timeline.current, table.at)


async def test_private_tables_are_never_in_the_read_model(tables: Tables) -> None:
    await play(tables, "draw", private=True)
    public = await play(tables, "draw")

    assert [row.table for row in caught_up(tables)] == [public]
    assert not tables.log.rows.unreadable(9)


async def test_pages_go_to_the_end_and_a_cursor_must_be_known(tables: Tables) -> None:
    ids = [(await tables.open("toy", ["Ada"], [()], name=str(number))).id for number in range(7)]
    caught_up(tables)
    first = page(tables.log.rows, None, 3)
    second = page(tables.log.rows, first.next, 3)
    last = page(tables.log.rows, second.next, 3)

    assert [line.row.table for found in (first, second, last) for line in found.lines] == ids[::-1]
    assert last.next is None and page(tables.log.rows, None, 7).next is None
    assert [(line.name, line.seats[0].name) for line in last.lines] == [("0", "Ada")]
    with pytest.raises(InvalidRequest):
        page(tables.log.rows, uuid4(), 3)


async def test_a_read_model_begins_where_it_stood_and_follows(make: Make) -> None:
    tables = make()
    first = await play(tables, "draw")
    with following(tables):
        soon(lambda: tables.log.rows.listed([first]))
    second = await play(tables, "draw")
    tables = make()
    assert not tables.log.rows.listed([second])
    with following(tables) as models:
        soon(lambda: tables.log.rows.listed([second]))
        assert models.parts() == {"lobby": True}
        third = await play(tables)
        soon(lambda: tables.log.rows.listed([third]))
    assert models.parts() == {"lobby": False}


async def test_what_was_refused_leaves_no_trace_and_is_dealt_with_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies before the commit has written neither rows nor how far it has come; after it, both."""
    rows, lobby = tables.log.rows, lobby_of(tables)
    table = await play(tables, "draw")
    batches: list[EventBatch] = []
    process = lobby.process_event

    def dying(batch: EventBatch, tracking: Tracking) -> None:
        batches.append(batch)
        raise OperationalError("the disk is gone")

    monkeypatch.setattr(lobby, "process_event", dying)
    with pytest.raises(OperationalError):
        catch_up(rows, lobby)
    assert rows.max_tracking_id("lobby") is None and not rows.listed([table])

    process(batches[0], Tracking("lobby", batches[0].id))
    told = rows.listed([table])
    with pytest.raises(IntegrityError):
        process(batches[0], Tracking("lobby", batches[0].id))
    assert rows.listed([table]) == told and rows.max_tracking_id("lobby") == batches[0].id


def test_a_batch_is_refused_whole_where_the_follower_stands_elsewhere(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as recorder:
        recorder.insert_events([], rows=[TrackingRow("lobby", 7, 0)])
        for notification, since in ((9, 0), (9, 8), (7, 7), (6, 7)):
            with pytest.raises(IntegrityError):
                recorder.insert_events(events(TABLE, 1), rows=[TrackingRow("lobby", notification, since)])
        assert recorder.max_notification_id() is None
        recorder.insert_events([], rows=[TrackingRow("lobby", 9, 7), TrackingRow("campaigns", 3, 0)])
        assert (recorder.max_tracking_id("lobby"), recorder.max_tracking_id("campaigns")) == (9, 3)


async def test_what_waits_is_one_commit(tables: Tables) -> None:
    for _ in range(20):
        await play(tables, "draw")
    before = tables.log.rows.counts().commits

    assert len(caught_up(tables)) == 20
    assert tables.log.rows.counts().commits == before + 1


async def test_ends_of_actions_that_others_follow_say_nothing_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    for keys in (["roll:3", "draw", "pass"], ["roll:1", "finish"], ["roll:1", "draw"]):
        table = await play(tables, *keys)
        await tables.undo(table, Command(0), 1)
        await tables.act(table, Command(0), "draw")
        await tables.undo(table, Command(0), 0)
        await tables.redo(table, Command(0), 1)
    told = tables.log.rows.select_notifications(1, 1000, topics=lobby_of(tables).topics)
    assert len(lobby_module.told_in(told)) < len(told)
    at_once = caught_up(tables)

    monkeypatch.setattr(lobby_module, "told_in", list)
    ReadModels(tables.log.rows, [lobby_of(tables)]).rebuild()
    assert tables.log.rows.lobby(None, 1000) == at_once


async def test_many_rows_of_many_columns_fit_into_statements(tables: Tables) -> None:
    for _ in range(100):
        await tables.open("toy", ["Ada"], [()])

    assert len(caught_up(tables)) == 100


@pytest.mark.parametrize(("version", "left"), [(1, b"\xc1"), (3, b"\x96\x02\x01\x00\xc0\xc0\x91\xa1x")])
async def test_a_table_that_cannot_be_read_holds_up_no_other(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture, version: int, left: bytes
) -> None:
    """Neither bytes that are no entry nor an entry of a later format."""
    tables = make()
    broken = (await tables.open("toy", ["Ada"], [()])).id
    await tables.replace_token(broken, 0, 0)
    await tables.replace_token(broken, 0, 0)
    await tables.end(broken, Command(0))
    fine = await play(tables, "draw")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        wanted = (left, broken.bytes, version)
        connection.execute(
            "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = ?", wanted
        )
    assert [row.table for row in caught_up(tables)] == [fine]
    [said] = caplog.messages
    assert f"table {broken}, version {version}" in said
    assert lobby_of(tables).faults(9) == [f"table {broken}, version {version}"]
    with following(tables) as models:
        soon(lambda: models.parts() == {"lobby": False})


async def test_an_entry_of_an_old_shape_is_lifted(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play(tables, "draw")
    await tables.end(table, Command(0))
    monkeypatch.setitem(UPCASTERS, "table-closed", lambda fields: ["table-ended", *fields[1:]])
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        [(state,)] = connection.execute("SELECT state FROM stored_events WHERE topic = 'table-ended'")
        old = msgpack.packb([*msgpack.unpackb(state)[:5], ["table-closed", "abandoned"]])
        connection.execute(
            "UPDATE stored_events SET topic = 'table-closed', state = ? WHERE topic = 'table-ended'", (old,)
        )

    assert [row.result for row in caught_up(tables)] == ["abandoned"]


async def test_a_read_model_goes_on_after_an_error(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_models, "BEGUN_AGAIN_AFTER_SECONDS", 0.01)
    lobby = lobby_of(tables)
    process, failures = lobby.process_event, [OperationalError("busy"), ValueError("a fault of ours")]

    def failing(batch: EventBatch, tracking: Tracking) -> None:
        if failures:
            raise failures.pop()
        process(batch, tracking)

    monkeypatch.setattr(lobby, "process_event", failing)
    models = ReadModels(tables.log.rows, [lobby])
    models.start()
    try:
        table = await play(tables, "draw")
        soon(lambda: tables.log.rows.listed([table]))
    finally:
        models.stop()
    assert not failures


async def test_where_another_process_was_first_it_goes_on_at_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two processes that follow one store overtake each other all the time: that is no error, and no standstill."""
    monkeypatch.setattr(read_models, "BEGUN_AGAIN_AFTER_SECONDS", 2 * SECONDS_MAX)
    lobby = lobby_of(tables)
    process = lobby.process_event

    def overtaken(batch: EventBatch, tracking: Tracking) -> None:
        lobby_of(tables).process_event(batch, tracking)
        process(batch, tracking)

    monkeypatch.setattr(lobby, "process_event", overtaken)
    models = ReadModels(tables.log.rows, [lobby])
    models.start()
    try:
        for _ in range(3):
            table = await play(tables, "draw")
            version = tables.loaded(table).table.version
            soon(lambda: [row.version for row in tables.log.rows.listed([table])] == [version])  # noqa: B023
        assert models.parts() == {"lobby": True}
    finally:
        models.stop()
    assert "pauses after an error" not in caplog.text


async def test_a_rebuild_goes_on_beside_a_follower(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_models, "BEGUN_AGAIN_AFTER_SECONDS", 0.01)
    played = {await play(tables, "draw", "roll:1") for _ in range(5)}
    with following(tables):
        soon(lambda: len(tables.log.rows.lobby(None, 9)) == 5)
        ReadModels(tables.log.rows, [lobby_of(tables)]).rebuild()
        played.add(await play(tables, "draw"))
        wanted = {table: tables.loaded(table).table.version for table in played}
        soon(lambda: {row.table: row.version for row in tables.log.rows.lobby(None, 9)} == wanted)
    assert tables.log.rows.max_tracking_id("lobby") == tables.log.rows.max_notification_id()


class Slow(SqliteRecorder):
    """A store whose commits take their time."""

    def submit(self, *written: Any, **more: Any) -> Future[Any]:
        time.sleep(0.002)
        return super().submit(*written, **more)


async def test_field_64_no_event_is_skipped_and_a_rebuild_gives_the_same_bytes(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 32 writers and slow commits the versions in the lobby add up to the events of the store."""
    monkeypatch.setattr("infra.store.opening.SqliteRecorder", Slow)
    tables = make()
    with following(tables) as models:
        ids = await asyncio.gather(*(play(tables) for _ in range(WRITERS)))

        async def write(table: UUID) -> None:
            for key in ("roll:1", "draw", "pass", "roll:3"):
                await tables.act(table, Command(0), key)
            await tables.undo(table, Command(0), 1)
            await tables.redo(table, Command(0), 2)

        await asyncio.gather(*map(write, ids))
        catch_up(tables.log.rows, models.models[0])
    path = tmp_path / "tables.db"
    [[(count,)]] = content(path, "(SELECT COUNT(*) FROM stored_events)")
    told = content(path, "lobby", "tracking")

    assert sum(row.version for row in tables.log.rows.lobby(None, 1000)) == count
    for _ in range(2):
        models.rebuild()
        assert content(path, "lobby", "tracking")[0] == told[0]
        assert tables.log.rows.max_tracking_id("lobby") == count


def test_a_second_read_model_is_a_few_lines(tmp_path: Path) -> None:
    """It has topics of its own, and goes its own way."""
    seen: list[StoredEvent] = []

    class Openings:
        name, shape, topics, rows = "openings", 1, ("mp.opened",), ()

        def process_event(self, batch: EventBatch, tracking: Tracking) -> None:
            recorder.insert_events([], rows=[batch.tracked(self.name)])
            seen.extend(batch.events)

        def faults(self, limit: int) -> list[str]:
            return []

    with opened(tmp_path / "tables.db") as recorder:
        recorder.insert_events([*events(TABLE, 1), StoredEvent(TABLE, 2, "mp.opened", b""), *events(TABLE, 3)])
        models = ReadModels(recorder, [Lobby(recorder, Codec([TOY])), Openings()])
        models.rebuild()
        assert [event.originator_version for event in seen] == [2]
        assert (recorder.max_tracking_id("openings"), recorder.max_tracking_id("lobby")) == (2, None)
        with runner_of(recorder, models.models[1]) as runner:
            [newest] = recorder.insert_events([StoredEvent(TABLE, 4, "mp.opened", b"")]) or []
            runner.wait(newest, timeout=SECONDS_MAX)
    assert [event.originator_version for event in seen] == [2, 4]
