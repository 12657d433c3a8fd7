"""What a branch is made of in the store: which entries are copied, and what is kept so that nobody reads them again."""

from asyncio import gather
from collections.abc import Iterator
from pathlib import Path
from random import Random
from uuid import UUID

import pytest
from msgspec.structs import replace

from api.service.command import Command
from api.service.tables import branching
from api.service.tables.branching import Branches, branch_version, counted
from api.service.tables.loaded_table import SNAPSHOT_EVERY
from api.service.tables.reader_view import ReaderViews
from api.service.tables.use_cases import Tables
from domain.kernel.errors import GameError, InvalidRequest, WrongState
from domain.kernel.tables.table import ActionsUndone, Origin, RulesChanged
from domain.log.tree import leaves_of, root_of
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import parse, write_archive
from projections.audit.checks.origin import counted as counted_in
from projections.audit.log import Log, read_log
from projections.board.digest import digest
from tests.api.service.tables.nodes.knowledge import known
from tests.api.service.tables.nodes.two_nodes import Node, nodes
from tests.api.service.toy_tables import Make, play, started
from tests.infra.store.postgres_server import migrated_database
from tests.toy import TOY

KEYS = ("roll:1", "roll:2", "draw", "pass")


async def branched(tables: Tables, vault: Vault, table: UUID, action: int | None = None) -> UUID:
    seen = ReaderViews(tables).behind(table)
    timeline = seen.table.timeline
    at = timeline.current if action is None else action
    version = timeline.step(at).last if at else timeline.start
    opened = await Branches(tables, vault, lambda table: False).branch(
        seen, branch_version(seen.table, version), ["A", "B"], ""
    )
    return opened.id


@pytest.fixture
def vault(tmp_path: Path) -> Vault:
    return Vault(tmp_path / "key")


@pytest.fixture
def releases(tmp_path: Path) -> Iterator[list[Tables]]:
    """One store as a release of rules version 1 and one of version 2 know it."""
    recorder = SqliteRecorder(tmp_path / "tables.db")
    recorder.create_tables()
    games = [TOY, TOY._replace(rules=TOY.rules + 1)]
    yield [
        Tables(TableLog(recorder, Codec([game])), Vault(tmp_path / "key"), PackIndex([game], lambda _: [{}]), Feed())
        for game in games
    ]
    recorder.close()


async def wander(tables: Tables, table: UUID, chance: Random, steps: int) -> None:
    """Random actions, undos and redos."""
    for _ in range(steps):
        timeline = tables.loaded(table).table.timeline
        match chance.randrange(4):
            case 0 if timeline.current:
                await tables.undo(
                    table, Command(0), chance.choice([0, *timeline.line(timeline.parent(timeline.current))])
                )
            case 1 if timeline.redone_by():
                await tables.redo(table, Command(0))
            case _:
                await play(tables, table, chance.choice(KEYS))


@pytest.mark.parametrize("seed", range(5))
async def test_store_and_audit_find_the_same_entries_to_copy_at_every_version(
    releases: list[Tables], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over undone lines, redone ones, and a change of the rules, which counts from the next action that does."""
    monkeypatch.setattr(branching, "READ_AT_ONCE", 7)
    old, new = releases
    table, chance = await started(old, seats=1), Random(seed)
    await wander(old, table, chance, 12)
    await wander(new, table, chance, 12)
    seen = ReaderViews(new).behind(table)
    events = new.log.stored(table)
    log = read_log(parse(write_archive([new.log.codec.line(event) for event in events], None, ())))
    assert isinstance(log, Log)
    found = set()
    for version in range(1, seen.table.version + 1):
        try:
            branch_version(seen.table, version)
        except GameError:
            continue
        copies = [event.originator_version for event in counted(new.log, seen, version)]
        assert copies == [item.entry.v for item in counted_in(log.items[:version])]
        found.add(tuple(copies))
    changed = {event.originator_version for event in events if isinstance(new.log.codec.fact(event), RulesChanged)}
    assert len(found) > 10 and changed
    assert {bool(changed & {*copies}) for copies in found} == {True, False}


async def test_rules_that_changed_go_on_changed(releases: list[Tables], vault: Vault) -> None:
    old, new = releases
    table = await started(old, seats=1)
    await play(old, table, "roll:1")
    await play(new, table, "roll:1")
    branches = [await branched(new, vault, table, action) for action in (1, 2)]
    assert [new.loaded(one).table.rules for one in branches] == [1, 2]
    for one in branches:
        await new.start(one, Command(0))
        done = await new.act(one, Command(0), "roll:1")
        assert isinstance(done.entries[0].fact, RulesChanged) == (one == branches[0])


async def test_kept_positions_come_along(make: Make, vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cold branch is opened from the newest of them, and folds nothing before it."""
    tables = make()
    table = await started(tables, seats=1)
    for _ in range(2 * SNAPSHOT_EVERY + 3):
        await play(tables, table, "pass")
    there = tables.loaded(table).after(2 * SNAPSHOT_EVERY + 3)
    one = await branched(tables, vault, table)
    again = make()
    folded: list[int] = []
    stored = TableLog.stored

    def noted(
        log: TableLog, table_id: UUID, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> object:
        found = stored(log, table_id, after, upto, limit)
        folded.append(len(found))
        return found

    monkeypatch.setattr(TableLog, "stored", noted)
    loaded = again.loaded(one)
    assert digest(loaded.after(loaded.table.timeline.current)) == digest(there)
    assert sum(folded) < 5 * 3 + 5, "three actions, and the ends of the log that its fold is checked by"


async def test_nothing_is_written_where_the_store_fails(
    make: Make, vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = make()
    table = await started(tables, seats=1)
    await play(tables, table, "roll:1")
    before = tables.log.rows.max_notification_id()
    monkeypatch.setattr("api.service.tables.branching.HEAD_FINGERPRINT", None)
    with pytest.raises(Exception, match="NOT NULL"):
        await branched(tables, vault, table)
    assert tables.log.rows.max_notification_id() == before
    assert len(tables.log.rows.tables(None, 10)) == 1


async def test_a_branch_is_of_a_table_that_is_started_and_begins_between_two_actions(make: Make) -> None:
    tables = make()
    waiting = await tables.open("toy", ["A"], [()])
    with pytest.raises(WrongState, match="not started"):
        branch_version(tables.loaded(waiting.id).table, 1)
    table = await started(tables, seats=1)
    await play(tables, table, "roll:1")
    known = tables.loaded(table).table
    first, last = known.timeline.start, known.version
    inside = [*range(first + 1, last)]
    assert len(inside) >= 2
    assert [branch_version(known, version) for version in (first, last)] == [first, last]
    for version in (first - 1, last + 1):
        with pytest.raises(InvalidRequest, match=f"at versions {first} to {last}"):
            branch_version(known, version)
    for version in inside:
        with pytest.raises(InvalidRequest, match="inside an action"):
            branch_version(known, version)


async def test_no_more_is_copied_than_may_be(make: Make, vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = make()
    table = await started(tables, seats=1)
    await play(tables, table, "roll:1", "roll:1")
    seen = ReaderViews(tables).behind(table)
    count, version = len(counted(tables.log, seen, seen.table.version)), seen.table.version
    for name, most in (("COPIES_MAX", count), ("ACTIONS_MAX", version)):
        with monkeypatch.context() as limits:
            limits.setattr(branching, name, most)
            await branched(tables, vault, table)
            limits.setattr(branching, name, most - 1)
            with pytest.raises(InvalidRequest, match=r"has at most [0-9]+ copied entries"):
                await branched(tables, vault, table)
    monkeypatch.setattr(branching, "COPIES_MAX", 2)
    assert len(counted(tables.log, seen, version)) == 3, "no more is read than tells that it is too much"


async def test_what_is_sealed_is_not_copied_before_its_table_opens_it(make: Make, vault: Vault) -> None:
    tables = make()
    table = await started(tables, seats=1)
    await play(tables, table, "roll:1", "take")
    with pytest.raises(WrongState, match="sealed"):
        await branched(tables, vault, table)
    assert tables.log.stored(await branched(tables, vault, table, 1))
    await tables.end(table, Command(0))
    one = await branched(tables, vault, table, 2)
    assert not any(entry.seals for entry in map(tables.log.codec.entry, tables.log.stored(one)))


async def test_the_opening_of_a_branch_tells_of_its_origin_and_of_its_own_seed(make: Make, vault: Vault) -> None:
    tables = make()
    table = await started(tables, seats=1, undo="free")
    await play(tables, table, "roll:1", "roll:2")
    one = await branched(tables, vault, table, 1)
    mine, theirs = (tables.loaded(id).table.facts_of_opening for id in (one, table))
    last = tables.loaded(table).table.timeline.steps[0].last
    lines = [tables.log.codec.line(event) for event in tables.log.stored(table, 0, last)]
    origin = Origin(str(table), last, root_of(leaves_of(lines)).hex(), len(tables.log.stored(one)) - 1)
    assert mine == replace(theirs, table=str(one), commitment=mine.commitment, origin=origin)
    assert mine.commitment != theirs.commitment
    events = tables.log.stored(one)
    entries = [tables.log.codec.entry(event) for event in events]
    assert [entry.version for entry in entries] == [*range(1, len(entries) + 1)]
    assert {entry.at for entry in entries} == {entries[0].at}


async def test_another_node_follows_a_branch_through_its_start(postgres: str, tmp_path: Path, vault: Vault) -> None:
    with migrated_database(postgres) as url, nodes(url, tmp_path) as both:
        here, there = both
        table = await started(here.tables, seats=1)
        for key in ("roll:2", "draw", "roll:1"):
            await play(here.tables, table, key)
        await here.tables.undo(table, Command(0), 1)
        await play(here.tables, table, "draw")
        one = await branched(here.tables, vault, table)
        await same(here, there, one)
        await there.tables.start(one, Command(0))
        await same(here, there, one)
        await play(here.tables, one, "roll:1")
        await same(here, there, one)
        done = await there.tables.undo(one, Command(0), 0)
        assert isinstance(done.entries[-1].fact, ActionsUndone)
        await same(here, there, one)


async def test_two_nodes_branch_one_table_and_start_the_branches_at_once(
    postgres: str, tmp_path: Path, vault: Vault
) -> None:
    """While it is played: each branch is whole, and started once."""
    with migrated_database(postgres) as url, nodes(url, tmp_path) as both:
        here, there = both
        table = await started(here.tables, seats=1)
        await play(here.tables, table, "roll:2")
        await there.tables.cache.refresh(table)
        *branches, _ = await gather(
            *[branched(node.tables, vault, table, 1) for node in both for _ in range(2)],
            play(here.tables, table, "roll:1"),
        )
        for one in branches:
            starts = [node.tables.start(one, Command(0)) for node in both]
            told = await gather(*starts, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in told) == ["CommandResult", "WrongState"]
            await play(there.tables, one, "draw")
            await same(here, there, one)
            assert here.tables.loaded(one).table.timeline.newest == 2


async def same(here: Node, there: Node, table: UUID) -> None:
    """Both nodes know the same of a table, also of every position of it."""
    assert await known(here, table) == await known(there, table)
    timeline = here.tables.loaded(table).table.timeline
    for action in [0, *(step.action for step in timeline.steps)]:
        assert here.tables.loaded(table).after(action) == there.tables.loaded(table).after(action)
