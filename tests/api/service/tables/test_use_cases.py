"""The use cases of tables, on a real store."""

import asyncio
import time
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from api.service.command import Command, CommandResult, KeyedRequest
from api.service.tables.commit import HEAD_EVERY
from api.service.tables.loaded_table import SNAPSHOT_EVERY
from api.service.tables.use_cases import Tables
from domain.kernel.chance.fate import seed_seal
from domain.kernel.errors import (
    IllegalAction,
    InvalidRequest,
    LogCorrupt,
    NotYourSeat,
    ProposalChanged,
    RequestChanged,
    SeedRefused,
    StaleVersion,
    TableNotFound,
    UndoRefused,
    WrongState,
)
from domain.kernel.fact import ActionTaken, Awaiting, CardsDrawn, DiceRolled
from domain.kernel.tables.table import TableOpened
from infra import clock
from infra.store.codec import head_body, head_of
from tests.api.service.toy_tables import Make, Spoil, play, started


@pytest.fixture
def store_url(any_store_url: str) -> str:
    """The use cases are the same on every store."""
    return any_store_url


async def test_a_table_is_opened_started_and_played(tables: Tables) -> None:
    table = await started(tables)
    done = await play(tables, table, "roll:2")
    assert done.action == 1 and done.next == (1,)
    assert [entry.version for entry in done.entries] == list(range(done.entries[0].version, done.version + 1))
    assert isinstance(done.entries[-1].fact, Awaiting) and {entry.by for entry in done.entries} == {0}


async def test_the_first_entry_fixes_all_that_steers_chance(tables: Tables) -> None:
    opened = await tables.open("toy", ["A"], [("x",)], options={"undo": "off"})
    (entry,) = tables.log.entries(opened.id)
    fact = entry.fact
    assert isinstance(fact, TableOpened) and fact.commitment == opened.commitment and fact.table == str(opened.id)
    assert fact.options == {"undo": "off"} and fact.seats[0].plays == ("x",) and fact.dice["disc"] == ("sun", "moon")


async def test_what_cannot_be_opened(tables: Tables) -> None:
    for wrong in ({"options": {"undo": "sometimes"}}, {"options": {"impossible": True}}, {"pack_id": "no"}):
        with pytest.raises(InvalidRequest):
            await tables.open("toy", ["A"], [()], **wrong)  # type: ignore[arg-type]
    with pytest.raises(InvalidRequest):
        await tables.open("chess", ["A"], [()])
    assert tables.log.recorder.max_notification_id() is None


async def test_an_unknown_table(tables: Tables) -> None:
    with pytest.raises(TableNotFound):
        await tables.act(uuid4(), Command(0), "pass")


async def test_seeds_are_sealed_before_the_first_is_opened(tables: Tables) -> None:
    opened = await tables.open("toy", ["A", "B"], [(), ()])
    mine, yours = "a" * 32, "b" * 40
    await tables.seal(opened.id, Command(0), seed_seal(mine))
    with pytest.raises(WrongState):
        await tables.start(opened.id, Command(0))
    with pytest.raises(SeedRefused):
        await tables.open_seed(opened.id, Command(1), yours)
    with pytest.raises(SeedRefused):
        await tables.open_seed(opened.id, Command(0), yours)
    await tables.open_seed(opened.id, Command(0), mine)
    with pytest.raises(SeedRefused):
        await tables.seal(opened.id, Command(1), seed_seal(yours))
    await tables.start(opened.id, Command(0))
    assert tables.loaded(opened.id).table.seeds == {0: mine}
    with pytest.raises(WrongState):
        await tables.start(opened.id, Command(0))


async def test_nothing_is_appended_on_any_error(tables: Tables) -> None:
    table = await started(tables, undo="knowledge")
    before = tables.log.entries(table)
    version = before[-1].version
    for raises, wrong in [
        (IllegalAction, tables.act(table, Command(0), "roll:9")),
        (IllegalAction, tables.act(table, Command(1), "pass")),
        (StaleVersion, tables.act(table, Command(0, version - 1), "pass")),
        (UndoRefused, tables.undo(table, Command(0))),
        (UndoRefused, tables.undo(table, Command(0), 7)),
        (UndoRefused, tables.redo(table, Command(0))),
        (ProposalChanged, tables.consent(table, Command(1), 3, True)),
        (NotYourSeat, tables.end(table, Command(1))),
    ]:
        with pytest.raises(raises):
            await wrong
    assert tables.log.entries(table) == before


async def test_a_stale_answer_says_whether_it_would_still_be_legal(tables: Tables) -> None:
    table = await started(tables)
    with pytest.raises(StaleVersion) as stale:
        await tables.act(table, Command(0, 1), "pass")
    assert stale.value.still_legal and stale.value.current == tables.loaded(table).table.version
    with pytest.raises(StaleVersion) as stale:
        await tables.act(table, Command(0, 1), "roll:9")
    assert not stale.value.still_legal


async def test_a_clock_that_jumps_back_gives_no_time_before_another(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(tables, seats=1)
    for jump in (-3600, 60, -86400):
        monkeypatch.setattr(clock, "time_ns", lambda jump=jump: time.time_ns() + jump * 10**9)
        await play(tables, table, "roll:1")
    times = [entry.at for entry in tables.log.entries(table)]
    assert times == sorted(times)


async def test_field_49_a_repeated_key_gives_the_first_answer_also_after_a_restart(make: Make) -> None:
    tables = make()
    table = await started(tables)
    command = Command(0, request=KeyedRequest("k", b"hash"), answer=lambda done: f"v{done.version}".encode())
    first, second = await asyncio.gather(tables.act(table, command, "roll:3"), tables.act(table, command, "roll:3"))
    assert first == second or first.answer == second.answer
    tables = make()
    third = await tables.act(table, command, "roll:3")
    assert third.answer == first.answer and third.entries == first.entries
    rolls = [entry for entry in tables.log.entries(table) if isinstance(entry.fact, DiceRolled)]
    assert len(rolls) == 1
    with pytest.raises(RequestChanged):
        await tables.act(table, Command(0, request=KeyedRequest("k", b"other")), "pass")


async def test_field_52_idempotency_wins_over_the_version(tables: Tables) -> None:
    table = await started(tables)
    version = tables.loaded(table).table.version
    first = await tables.act(table, Command(0, version, KeyedRequest("k", b"h")), "pass")
    for other in (version, version + 100, None):
        again = await tables.act(table, Command(0, other, KeyedRequest("k", b"h")), "pass")
        assert again.entries == first.entries


async def test_the_same_key_of_another_seat_is_another_request(tables: Tables) -> None:
    table = await started(tables)
    await tables.act(table, Command(0, request=KeyedRequest("k", b"h")), "pass")
    done = await tables.act(table, Command(1, request=KeyedRequest("k", b"h")), "pass")
    assert done.action == 2


async def test_field_47_of_two_at_one_version_one_wins(tables: Tables) -> None:
    table = await started(tables)
    version = tables.loaded(table).table.version
    both = [tables.act(table, Command(seat, version), "quit") for seat in (0, 1)]
    results = await asyncio.gather(*both, return_exceptions=True)
    done = [one for one in results if isinstance(one, CommandResult)]
    stale = [one for one in results if isinstance(one, StaleVersion)]
    assert len(done) == len(stale) == 1 and stale[0].current == done[0].version and stale[0].still_legal


async def test_a_cold_table_is_what_it_was(make: Make) -> None:
    tables = make()
    table = await started(tables, seats=1)
    for turn in range(SNAPSHOT_EVERY + 20):
        await play(tables, table, "draw" if turn % 3 else "roll:2")
    await tables.undo(table, Command(0), SNAPSHOT_EVERY + 10)
    await play(tables, table, "roll:3", "draw")
    warm = tables.loaded(table)
    cold = make().loaded(table)
    assert cold is not warm
    assert (cold.table.version, cold.position, cold.menu) == (warm.table.version, warm.position, warm.menu)
    line = list(warm.table.timeline.line(warm.table.timeline.current))
    assert list(cold.table.timeline.line(cold.table.timeline.current)) == line
    for action in range(0, warm.table.timeline.length + 1):
        assert cold.after(action) == warm.after(action)


async def test_a_snapshot_of_another_shape_is_not_trusted(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = make()
    table = await started(tables, seats=1)
    for _ in range(SNAPSHOT_EVERY + 5):
        await play(tables, table, "draw")
    warm = tables.loaded(table).position
    cold = make().loaded(table)
    assert cold._snapshot_of(cold.table.timeline, SNAPSHOT_EVERY) == tables.loaded(table).after(SNAPSHOT_EVERY)
    monkeypatch.setattr(cold._snapshots, "fingerprint", "of another release")
    assert cold._snapshot_of(cold.table.timeline, SNAPSHOT_EVERY) is None
    assert cold.position == warm


async def test_any_version_can_be_looked_at(tables: Tables) -> None:
    table = await started(tables, seats=1)
    loaded = tables.loaded(table)
    seen = {loaded.table.version: loaded.position}
    for key in ("roll:2", "draw", "roll:1", "draw"):
        await play(tables, table, key)
        seen[loaded.table.version] = loaded.position
        if key == "roll:1":
            await tables.undo(table, Command(0), 1)
            seen[loaded.table.version] = loaded.position
    for version, position in seen.items():
        assert loaded.at(version) == position
    inside = loaded.at(min(seen) + 2)
    assert inside.question is None and inside.state.streams == {"dice": 2} and inside.state.points == 0


async def test_few_tables_are_kept_in_memory_and_none_is_lost(make: Make) -> None:
    tables = make(live_max=2, kept_max=3)
    all_of_them = [await started(tables, seats=1) for _ in range(5)]
    for table in all_of_them * 3:
        await play(tables, table, "roll:1")
    assert len(tables.cache) == 2
    assert all(tables.loaded(table).table.timeline.length == 3 for table in all_of_them)


async def test_field_62_no_secret_and_no_order_is_stored_or_shown(tables: Tables) -> None:
    table = await started(tables, seats=1)
    await play(tables, table, "draw")
    seed = tables.commands.seed_of(tables.loaded(table))
    stored = b"".join(event.state for event in tables.log.stored(table))
    row = tables.log.rows.seed(table)
    assert row is not None and seed not in row.sealed
    assert seed not in stored and seed.hex().encode() not in stored
    unseen = tables.loaded(table).position.state  # type: ignore[union-attr]
    assert list(unseen.pools["deck"]) == sorted(unseen.pools["deck"]), "the order of unseen cards says nothing"
    assert all(place == "?deck" for place in unseen.piles["deck"])


async def test_a_drawn_card_is_in_the_log_with_its_outcome(tables: Tables) -> None:
    table = await started(tables, seats=1)
    done = await play(tables, table, "draw")
    (drawn,) = [entry.fact for entry in done.entries if isinstance(entry.fact, CardsDrawn)]
    ((stream, n, m, outcome),) = drawn.fate
    assert (stream, n, m) == ("deck/deck", 0, 6) and drawn.cards == ("abcdef"[outcome],)


async def test_the_host_answers_for_an_absent_seat_by_its_default(tables: Tables) -> None:
    table = await started(tables)
    with pytest.raises(WrongState, match="idle"):
        await tables.answer_for(table, Command(0), 0, idle_seconds=60)
    with pytest.raises(WrongState, match="no question waits"):
        await tables.answer_for(table, Command(0), 1, idle_seconds=0)
    await tables.act(table, Command(0), "pass")
    done = await tables.answer_for(table, Command(0), 1, idle_seconds=0)
    assert done.entries[0].fact == ActionTaken(1, "pass")
    assert {entry.by for entry in done.entries} == {0}, "the log says whose token asked"


async def test_a_table_is_read_even_if_all_that_are_kept_are_being_commanded(make: Make) -> None:
    tables = make(live_max=1)
    first, second = await started(tables), await started(tables)
    async with tables.loaded(first).lock:
        assert tables.loaded(second).id == second
        await tables.act(second, Command(0), "pass")
    await tables.act(first, Command(0), "pass")


async def test_a_missing_entry_is_named_and_nothing_is_played_on_top(make: Make, spoil: Spoil) -> None:
    tables = make()
    table = await started(tables)
    await play(tables, table, "pass", "roll:1", "pass")
    assert spoil("DELETE FROM stored_events WHERE originator_version = 7") == 1
    with pytest.raises(LogCorrupt) as error:
        await make().act(table, Command(1), "pass")
    assert (error.value.table, error.value.version) == (str(table), 7)


@pytest.mark.parametrize("lie", [{"version": 99}, {"ended": "success", "opened": None}])
async def test_a_kept_fold_that_lies_is_not_believed(make: Make, spoil: Spoil, lie: dict[str, Any]) -> None:
    tables = make()
    table = await started(tables, seats=1)
    for _ in range(HEAD_EVERY // 3):
        await play(tables, table, "draw")
    warm = tables.loaded(table).table
    head = tables.log.rows.head(table)
    assert head is not None
    kept = head_of(head.body)
    forged = head_body(msgspec.structs.replace(kept, table=msgspec.structs.replace(kept.table, **lie)))
    assert spoil("UPDATE heads SET body = ?", forged) == 1
    cold = make().loaded(table).table
    assert (cold.version, cold.ended, cold.opened) == (warm.version, None, warm.opened)


async def test_seats_going_on_side_by_side_survive_a_restart(make: Make) -> None:
    first = make()
    table = await started(first)
    done = await play(first, table, "aside")
    assert done.next == (0, 1)
    await first.act(table, Command(1), "roll:1")
    second = make()
    loaded = second.loaded(table)
    assert loaded.position == first.loaded(table).position
    assert sorted((option.seat, option.key) for option in loaded.menu if option.key.startswith("roll")) == [
        (0, "roll:0"),
        (1, "roll:1"),
    ]
    for seat in (1, 0, 0):
        done = await second.answer_for(table, Command(0), seat, 0)
    assert done.next == (1,)
