"""Several nodes on one database: what one writes, the others show, decide by and tell their watchers."""

import asyncio
from pathlib import Path
from threading import get_ident
from typing import Any
from uuid import UUID

import psycopg
import pytest

from api.service.command import Command, CommandResult, KeyedRequest
from api.service.tables.table_cache import TableCache
from domain.kernel.errors import NotYourSeat, RulesTooNew, StaleVersion
from domain.kernel.fact import DiceRolled
from domain.kernel.tables.table import RulesChanged
from infra import clock
from infra.keys.tokens import seat_of, token_hash
from infra.store.errors import ConnectionLost, StoreBusy
from infra.store.postgres.connections import Connections
from tests.api.service.tables.nodes.knowledge import broken, known
from tests.api.service.tables.nodes.two_nodes import Node, nodes
from tests.api.service.toy_tables import play, started
from tests.toy import TOY


async def test_what_one_node_writes_the_other_shows_without_reading_the_table_again(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    opened = await here.tables.open("toy", ["A"], [()])
    assert await known(here, opened.id) == await known(there, opened.id)
    read: list[UUID] = []
    whole = TableCache._read

    def noted(self: TableCache, table_id: UUID) -> Any:
        read.append(table_id)
        return whole(self, table_id)

    monkeypatch.setattr(TableCache, "_read", noted)
    await here.tables.start(opened.id, Command(0))
    assert await known(there, opened.id) == await known(here, opened.id)
    for key in ("roll:2", "draw", "draw", "roll:1"):
        await play(here.tables, opened.id, key)
        assert await known(there, opened.id) == await known(here, opened.id)
    await there.tables.undo(opened.id, Command(0), 1)
    assert await known(here, opened.id) == await known(there, opened.id)
    await there.tables.act(opened.id, Command(0), "draw")
    await here.tables.cache.refresh(opened.id)
    await here.tables.undo(opened.id, Command(0), 0)
    await here.tables.redo(opened.id, Command(0))
    await there.tables.cache.refresh(opened.id)
    await there.tables.end(opened.id, Command(0))
    assert await known(here, opened.id) == await known(there, opened.id)
    assert read == []


async def test_a_new_token_and_a_new_name_count_on_every_node(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await there.tables.cache.refresh(table)
    _, token = await here.tables.replace_token(table, 1, 0)
    await here.tables.rename(table, 1, "Grace")
    await there.tables.cache.refresh(table)
    seats = there.tables.loaded(table).seats
    assert seat_of(token, seats) == 1 and seats[1].name == "Grace"


async def test_who_was_overtaken_decides_again_by_what_is_there_now(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await known(there, table)
    await play(here.tables, table, "roll:2", "draw")
    done = await there.tables.act(table, Command(0), "roll:3")
    assert done.action == 3
    assert await known(here, table) == await known(there, table)


async def test_field_47_across_nodes_of_two_at_one_version_one_wins_and_the_other_is_told(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await known(there, table)
    version = here.tables.loaded(table).table.version
    both = [node.tables.act(table, Command(seat, version), "quit") for seat, node in enumerate(two)]
    results = await asyncio.gather(*both, return_exceptions=True)
    done = [one for one in results if isinstance(one, CommandResult)]
    stale = [one for one in results if isinstance(one, StaleVersion)]
    assert len(done) == len(stale) == 1 and stale[0].current == done[0].version and stale[0].still_legal


async def test_field_49_across_nodes_the_same_key_gives_the_same_answer_and_one_roll(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await known(there, table)
    command = Command(0, request=KeyedRequest("k", b"hash"), answer=lambda done: f"v{done.version}".encode())
    both = await asyncio.gather(*(node.tables.act(table, command, "roll:3") for node in two))
    assert both[0].answer == both[1].answer and both[0].entries == both[1].entries
    rolls = [entry for entry in here.tables.log.entries(table) if isinstance(entry.fact, DiceRolled)]
    assert len(rolls) == 1


async def test_field_52_across_nodes_a_repeated_key_wins_over_the_version(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await known(there, table)
    version = here.tables.loaded(table).table.version
    first = await here.tables.act(table, Command(0, version, KeyedRequest("k", b"h")), "pass")
    for other in (version, version + 100, None):
        again = await there.tables.act(table, Command(0, other, KeyedRequest("k", b"h")), "pass")
        assert again.entries == first.entries


async def test_who_is_always_overtaken_gives_up(two: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await known(there, table)
    write, tries = there.tables.commands.write, 0

    async def overtaken(*what: Any) -> None:
        nonlocal tries
        tries += 1
        await play(here.tables, table, "roll:1")
        await write(*what)

    monkeypatch.setattr(there.tables.commands, "write", overtaken)
    with pytest.raises(StoreBusy):
        await there.tables.act(table, Command(0), "draw")
    assert tries == 4, "once, and three times again"
    assert len(here.tables.log.entries(table)) == here.tables.loaded(table).table.version


async def test_two_nodes_race_on_one_table_and_nothing_is_lost_or_doubled(two: list[Node]) -> None:
    table = await started(two[0].tables, seats=1)

    async def acts(node: Node, name: str) -> list[CommandResult]:
        done: list[CommandResult] = []
        number = 0
        while len(done) < 20:
            command = Command(0, request=KeyedRequest(f"{name}{number}", b"h"))
            try:
                done.append(await node.tables.act(table, command, "roll:1"))
            except StoreBusy:
                continue
            number += 1
        return done

    here, there = await asyncio.gather(acts(two[0], "a"), acts(two[1], "b"))
    assert sorted(one.action for one in here + there) == list(range(1, 41))
    assert await known(two[0], table) == await known(two[1], table)


async def test_times_are_the_databases_and_never_run_back_between_nodes_an_hour_apart(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour, machine = 3_600_000, clock.now()
    with nodes(url, tmp_path) as (here, there):
        monkeypatch.setattr(clock, "time_ns", lambda: (machine + hour) * 1_000_000)
        table = await started(here.tables, seats=1)
        for node, ahead in ((here, -hour), (there, hour), (here, 2 * hour), (there, 0)):
            monkeypatch.setattr(clock, "time_ns", lambda ahead=ahead: (machine + ahead) * 1_000_000)
            await node.tables.cache.refresh(table)
            await play(node.tables, table, "roll:1")
        times = [entry.at for entry in here.tables.log.entries(table)]
    assert times == sorted(times)
    assert all(abs(at - machine) < hour // 2 for at in times), "whatever the nodes' own clocks said"


async def test_a_watcher_hears_of_another_nodes_entries_from_the_store_alone(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await known(there, table)
    woken = asyncio.create_task(there.feed.wait(table, 10))
    await asyncio.sleep(0)
    await there.others.look()
    assert await woken, "who has just come is woken once"
    woken = asyncio.create_task(there.feed.wait(table, 10))
    await asyncio.sleep(0)
    await there.others.look()
    assert not woken.done(), "nothing is new"
    await play(here.tables, table, "roll:1")
    await there.others.look()
    assert await woken and there.tables.loaded(table).table.version == here.tables.loaded(table).table.version


async def test_an_error_of_the_store_leaves_a_watcher_waiting_for_the_next_look(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    woken = asyncio.create_task(there.feed.wait(table, 10))
    await asyncio.sleep(0)
    with monkeypatch.context() as away:
        away.setattr(there.recorder, "newest_state", broken)
        away.setattr(there.recorder, "table", broken)
        await there.others.look()
        assert not woken.done()
    await there.others.look()
    assert await woken


async def test_a_node_of_older_rules_leaves_a_table_alone_that_a_newer_one_has_played_on(
    url: str, tmp_path: Path
) -> None:
    newer_rules = TOY._replace(rules=TOY.rules + 1)
    with nodes(url, tmp_path, {"old": TOY, "new": newer_rules}) as (old, new):
        table, other = await started(old.tables, seats=1), await started(old.tables, seats=1)
        await known(new, table)
        await play(old.tables, table, "roll:1")
        await new.tables.cache.refresh(table)
        await new.tables.undo(table, Command(0))
        await known(old, table)
        done = await new.tables.act(table, Command(0), "roll:2")
        assert done.entries[0].fact == RulesChanged(newer_rules.rules, new.tables.loaded(table).table.pack)
        assert (done.entries[0].action, done.entries[0].by) == (0, None)
        assert {entry.action for entry in done.entries[1:]} == {done.action}
        for _ in range(2):
            with pytest.raises(RulesTooNew):
                await known(old, table)
        with pytest.raises(RulesTooNew):
            await old.tables.act(table, Command(0), "roll:1")
        again = await new.tables.act(table, Command(0), "roll:1")
        assert not any(isinstance(entry.fact, RulesChanged) for entry in again.entries), "once is enough"
        assert (await known(new, other))[0] == (await known(old, other))[0]
        await play(old.tables, other, "roll:1")


async def test_who_decides_by_older_rules_what_a_newer_node_has_just_taken_up_is_refused(
    url: str, tmp_path: Path
) -> None:
    newer_rules = TOY._replace(rules=TOY.rules + 1)
    with nodes(url, tmp_path, {"old": TOY, "new": newer_rules}) as (old, new):
        table = await started(old.tables, seats=1)
        await new.tables.act(table, Command(0), "roll:1")
        with pytest.raises(RulesTooNew):
            await old.tables.act(table, Command(0), "roll:1")


async def test_a_finished_table_is_ended_by_one_node_and_left_alone_by_the_other(
    two: list[Node], caplog: pytest.LogCaptureFixture
) -> None:
    here, there = two
    table = await started(here.tables, seats=1)
    await play(here.tables, table, "finish")
    await known(there, table)
    assert [await node.tables.end_finished(after_seconds=0) for node in two] == [1, 0]
    assert there.tables.loaded(table).table.revealed and not caplog.records


async def test_a_finished_table_that_another_node_turned_back_is_left_alone(
    two: list[Node], caplog: pytest.LogCaptureFixture
) -> None:
    here, there = two
    table = await started(here.tables, seats=1, undo="free")
    await play(here.tables, table, "finish")
    await known(there, table)
    await here.tables.undo(table, Command(0))
    assert there.tables.loaded(table).is_over, "as far as it knows"
    assert await there.tables.end_finished(after_seconds=0) == 0
    assert not there.tables.loaded(table).table.ended and not caplog.records


async def test_the_event_loop_never_waits_for_a_read_while_finished_tables_are_ended(
    two: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = two
    table = await started(here.tables, seats=1)
    await play(here.tables, table, "finish")
    selected_in: list[int] = []
    select, refresh = here.recorder.select, here.tables.cache.refresh

    async def evicted(table_id: UUID) -> None:
        """Read again, and forgotten by the time it is asked for."""
        await refresh(table_id)
        monkeypatch.setattr(here.tables.cache, "refresh", refresh)
        here.tables.cache.clear()

    monkeypatch.setattr(here.tables.cache, "refresh", evicted)
    monkeypatch.setattr(here.recorder, "select", lambda *what: selected_in.append(get_ident()) or select(*what))
    here.tables.loaded(table)._kept.clear()
    assert await here.tables.end_finished(after_seconds=0) == 1
    assert selected_in and get_ident() not in selected_in


def killed(url: str, connections: Connections) -> None:
    """Open three connections, which the server then ends."""
    with connections.one() as first, connections.one() as second, connections.one() as third:
        pids = [one.info.backend_pid for one in (first, second, third)]
    with psycopg.connect(url) as other:
        for pid in pids:
            other.execute("SELECT pg_terminate_backend(%s)", (pid,))


def test_after_a_restart_of_the_server_one_write_fails_and_not_one_a_connection(url: str) -> None:
    connections = Connections(url, 3)
    killed(url, connections)
    with pytest.raises(ConnectionLost), connections.one() as lost:
        lost.execute("SELECT 1")
    with connections.one() as first, connections.one() as second, connections.one() as third:
        assert [one.execute("SELECT 1").fetchall() for one in (first, second, third)] == [[(1,)]] * 3
    connections.close()


def test_after_a_restart_of_the_server_no_read_fails(url: str) -> None:
    connections = Connections(url, 3)
    killed(url, connections)
    for _ in range(4):
        assert connections.select("SELECT 1") == [(1,)]
    connections.close()


async def test_a_rename_at_one_node_revives_no_token_that_was_replaced_at_the_other(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await known(there, table)  # it holds the seats as they are now
    _, token = await here.tables.replace_token(table, 1, 0)
    await there.tables.rename(table, 1, "Bo")
    assert [(row.seat, row.name) for row in here.recorder.seats(table)] == [(0, "Player 0"), (1, "Bo")]
    assert seat_of(token, here.recorder.seats(table)) == 1


async def test_a_new_token_at_one_node_takes_back_no_name_that_was_given_at_the_other(two: list[Node]) -> None:
    here, there = two
    table = await started(here.tables)
    await known(there, table)
    await here.tables.rename(table, 1, "Bo")
    _, token = await there.tables.replace_token(table, 1, 0)
    (_, row) = here.recorder.seats(table)
    assert (row.name, row.renamed) == ("Bo", True)
    assert seat_of(token, [row]) == 1


async def test_a_token_that_was_replaced_meanwhile_replaces_none(two: list[Node]) -> None:
    here, there = two
    opened = await here.tables.open("toy", ["A", "B"], [(), ()])
    await known(there, opened.id)
    held = token_hash(opened.tokens[1])
    _, token = await here.tables.replace_token(opened.id, 1, 0, token_hash(opened.tokens[0]))
    for node in (there, here):
        with pytest.raises(NotYourSeat):
            await node.tables.replace_token(opened.id, 1, 1, held)
    assert seat_of(token, here.recorder.seats(opened.id)) == 1
