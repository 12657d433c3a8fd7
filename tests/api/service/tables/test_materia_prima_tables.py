"""Whole games of Materia Prima on a real store: what undo, redo and a cold start must give back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import pytest

from api.service.command import Command, CommandResult
from api.service.tables.loaded_table import LoadedTable, Menu
from api.service.tables.use_cases import Tables
from domain.kernel.fact import CardsDrawn, DiceRolled, Entry, Fact
from domain.kernel.position import Position, follow
from domain.kernel.registry import default
from domain.kernel.tables.table import ActionsRedone, ActionsUndone
from domain.log.archive import write_archive
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import ExtraAction
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.tasks.turn import TakeTurn
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.codec import Codec
from infra.store.log import TableLog
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import audit

Make = Callable[..., Tables]
CODEC = Codec([MATERIA_PRIMA])
TABLES, AT_ONCE, ANSWERS = 200, 100, 25
"""How many tables are tried for outcomes that change, how many at once, and how far each is played."""
STEPS, STEPS_MANY = 2_000, 10_000
"""How many random answers, undos and redos must not make a table drift."""


@cache
def packs() -> PackIndex:
    return PackIndex([MATERIA_PRIMA])


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Opens the store; each call is a process that starts anew on the same file."""
    recorders: list[SqliteRecorder] = []

    def of(**limits: int) -> Tables:
        while recorders:
            recorders.pop().close()
        recorder = SqliteRecorder(tmp_path / "tables.db")
        recorder.create_tables()
        recorders.append(recorder)
        return Tables(TableLog(recorder, CODEC), Vault(tmp_path / "key"), packs(), Feed(), **limits)

    yield of
    while recorders:
        recorders.pop().close()


@pytest.fixture
def tables(make: Make) -> Tables:
    return make()


class At(NamedTuple):
    """What a table offers at a moment."""

    position: Position[Any] | None
    menu: Menu


def at(loaded: LoadedTable) -> At:
    return At(loaded.position, loaded.menu)


async def started(tables: Tables, *plays: tuple[str, ...], **options: Any) -> UUID:
    """A table whose undo is free; by default one seat."""
    plays = plays or ((),)
    opened = await tables.open(
        "materia-prima", [f"Player {seat}" for seat in range(len(plays))], plays, options={"undo": "free", **options}
    )
    await tables.start(opened.id, Command(0))
    return opened.id


async def act(tables: Tables, table: UUID, key: str) -> CommandResult:
    """Whoever may takes this option."""
    seat = next(option.seat for option in tables.loaded(table).menu if option.key == key)
    return await tables.act(table, Command(seat), key)


async def act_at_random(tables: Tables, table: UUID, random: Random) -> CommandResult | None:
    """One answer to the open question; None when the game is over."""
    loaded = tables.loaded(table)
    question = loaded.position.question if loaded.position else None
    if question is None:
        return None
    option = random.choice([one for one in loaded.menu if one.key != "concede"])
    return await tables.act(table, Command(option.seat), option.key)


async def up_to_the_turn_of(tables: Tables, table: UUID, colour: str) -> None:
    """All is answered by default up to this colour's first turn."""
    while not isinstance(question := question_of(tables, table), TakeTurn) or question.colour != colour:
        await act(tables, table, default(tables.loaded(table).position.state, question))  # type: ignore[union-attr]


def question_of(tables: Tables, table: UUID) -> Any:
    position = tables.loaded(table).position
    assert position is not None
    return position.question


def step_of(tables: Tables, table: UUID) -> str | None:
    """The key of a step that the turn's alchemist may make."""
    colour = question_of(tables, table).colour
    keys = [option.key for option in tables.loaded(table).menu]
    return next((key for key in keys if key.startswith(f"move:{colour}:")), None)


def facts(entries: Sequence[Entry]) -> list[Fact]:
    return [entry.fact for entry in entries]


# Undo and redo


async def test_field_9_as_many_redos_as_undos_lead_back(tables: Tables) -> None:
    """For every number of undos, in one leap and one by one; then another answer keeps the old line as a branch."""
    table, random = await started(tables, (), ()), Random("field 9")
    loaded = tables.loaded(table)
    seen = [at(loaded)]
    while len(seen) < 60 and await act_at_random(tables, table, random):
        seen.append(at(loaded))
    last = len(seen) - 1

    for count in range(1, last + 1):
        await tables.undo(table, Command(0), last - count)
        assert at(loaded) == seen[last - count]
        await tables.redo(table, Command(0), last)
        assert at(loaded) == seen[last]
    for to in range(last - 1, -1, -1):
        await tables.undo(table, Command(0))
        assert at(loaded) == seen[to]
    for to in range(1, last + 1):
        await tables.redo(table, Command(0))
        assert at(loaded) == seen[to]

    await tables.undo(table, Command(0), 2)
    await act_at_random(tables, table, random)
    assert loaded.table.timeline.parent(last + 1) == 2
    assert loaded.after(last) == seen[last].position, "the old line is not lost"


async def test_field_10_every_undo_offers_what_was_offered_there_first(make: Make) -> None:
    """At positions all over whole games, in the process that played them and in one that starts anew."""
    warm, random = make(), Random("field 10")
    games = [await whole_game(warm, seats, random) for seats in (1, 2, 3)]
    for table, seen in games:
        await check_undo_to_anywhere(warm, table, seen, random)

    cold = make(kept_max=3)
    for table, seen in games:
        await check_undo_to_anywhere(cold, table, seen, random)


async def whole_game(tables: Tables, seats: int, random: Random) -> tuple[UUID, list[At]]:
    """A game to its end, and what it offered after the setup and after each action."""
    table = await started(tables, *[()] * seats, difficulty="hard")
    seen = [at(tables.loaded(table))]
    while await act_at_random(tables, table, random):
        seen.append(at(tables.loaded(table)))
    return table, seen


async def check_undo_to_anywhere(tables: Tables, table: UUID, seen: list[At], random: Random) -> None:
    loaded, last = tables.loaded(table), len(seen) - 1
    assert at(loaded) == seen[last]
    for to in random.sample(range(last), min(40, last)):
        await tables.undo(table, Command(0), to)
        assert at(loaded) == seen[to]
        await tables.redo(table, Command(0), last)
        assert at(loaded) == seen[last]


async def test_field_11_an_extra_action_is_allowed_as_often_as_without_undo(tables: Tables) -> None:
    """Once a turn a step costs nothing: used, undone and used again it is used once."""
    pack: Pack = packs().choose("materia-prima", None)  # type: ignore[assignment]
    runner = next(id for id, one in pack.alchemists.items() if ExtraAction("move") in one.abilities)
    plain, undone = [await started(tables, (runner, "green"), difficulty="hard") for _ in range(2)]
    for table in (plain, undone):
        await up_to_the_turn_of(tables, table, "green")

    usual = await steps_of_a_turn(tables, plain, with_undo=False)
    again = await steps_of_a_turn(tables, undone, with_undo=True)
    extras = [fact.extra for fact in again if isinstance(fact, ActionSpent)]

    assert extras == [fact.extra for fact in usual if isinstance(fact, ActionSpent)]
    assert len([extra for extra in extras if extra]) == 1 and extras[0] == f"{runner}:move"
    assert len(extras) == pack.alchemist_values[runner, True].actions + 1


async def steps_of_a_turn(tables: Tables, table: UUID, *, with_undo: bool) -> list[Fact]:
    """All steps that the turn's alchemist may make, each once undone and made again if wanted."""
    made: list[Fact] = []
    while key := step_of(tables, table):
        done = await act(tables, table, key)
        if with_undo:
            await tables.undo(table, Command(0))
            again = await act(tables, table, key)
            assert facts(again.entries) == facts(done.entries)
        made += facts(done.entries)
    return made


async def test_field_22_actions_are_counted_on_the_line_that_counts(tables: Tables) -> None:
    table, colour = await started(tables, ("green",)), "green"
    await up_to_the_turn_of(tables, table, colour)
    loaded = tables.loaded(table)

    def acted() -> int:
        return int(loaded.position.state.alchemists[colour].acted)  # type: ignore[union-attr]

    counted = [acted()]
    while key := step_of(tables, table):
        for _ in range(3):
            await act(tables, table, key)
            await tables.undo(table, Command(0))
            assert acted() == counted[-1]
        await act(tables, table, key)
        counted.append(acted())

    assert counted == list(range(len(counted))) and len(counted) > 3
    await tables.undo(table, Command(0), loaded.table.timeline.parent(loaded.table.timeline.current))
    assert acted() == counted[-2] and step_of(tables, table) is not None


# Chance


async def test_field_2_the_same_action_at_the_same_point_has_the_same_outcome(tables: Tables) -> None:
    """On many random tables: whatever used chance is undone, and comes out the same when it is done again."""
    found = 0
    for batch in range(0, TABLES, AT_ONCE):
        some = (repeated(tables, Random(f"field 2/{number}")) for number in range(batch, batch + AT_ONCE))
        found += sum(await asyncio.gather(*some))

    assert found > TABLES


async def repeated(tables: Tables, random: Random) -> int:
    """Play a table for a while; how many actions with chance in them were undone and done again."""
    table, count = await started(tables, *[()] * random.randint(1, 4), undo="free"), 0
    for _ in range(ANSWERS):
        done = await act_at_random(tables, table, random)
        if done is None:
            break
        if any(isinstance(fact, CardsDrawn | DiceRolled) for fact in facts(done.entries)):
            taken: Any = done.entries[0].fact
            await tables.undo(table, Command(0))
            again = await tables.act(table, Command(taken.seat), taken.key)
            assert facts(again.entries) == facts(done.entries)
            count += 1
    return count


async def test_field_4_fifty_attempts_draw_the_same_card_and_the_audit_counts_them(tables: Tables) -> None:
    table = await started(tables, difficulty="hard", layout="open-country")
    first = await act(tables, table, "random")
    assert any(isinstance(fact, CardsDrawn) for fact in facts(first.entries))
    for _ in range(50):
        await tables.undo(table, Command(0))
        again = await act(tables, table, "random")
        assert facts(again.entries) == facts(first.entries)
    await tables.end(table, Command(0))

    report = audit(write_archive(CODEC.line(event) for event in tables.log.stored(table)))
    assert report.verdict == "unsigned"
    assert report.undos == report.undos_past_reveals == len(report.marked) == 50


# Cold and warm


async def test_field_33_a_cold_table_equals_the_warm_one_at_every_version(make: Make) -> None:
    """State, agenda, options and what the table knows of itself, over snapshots, undos and redos."""
    tables = make()
    table, random = await started(tables, (), (), (), (), difficulty="easy"), Random("field 33")
    for _ in range(20):
        await wander(tables, table, random, 200)
        warm = tables.loaded(table)
        if max(step.depth for step in warm.table.timeline.steps) > 100:
            break
    else:
        pytest.fail("no snapshot was made")

    was, table_was = at(warm), warm.table
    after = {action: warm.after(action) for action in random.sample(range(warm.table.timeline.length + 1), 120)}
    versions = random.sample(range(warm.table.timeline.start, warm.table.version + 1), 120)
    positions = {version: warm.at(version) for version in versions}

    cold = make(kept_max=2).loaded(table)
    assert cold is not warm and at(cold) == was
    assert (cold.table.version, cold.table.at) == (table_was.version, table_was.at)
    assert cold.table.timeline == table_was.timeline
    assert {action: cold.after(action) for action in after} == after
    assert {version: cold.at(version) for version in positions} == positions


class Fold:
    """The positions that the stored facts of a table lead to, each from the one before it, without the table's help."""

    def __init__(self, tables: Tables, table: UUID) -> None:
        loaded = tables.loaded(table)
        setup = [
            entry for entry in tables.log.entries(table) if entry.rule or entry.version == loaded.table.timeline.start
        ]
        position = loaded.first()
        for entry in setup:
            position = follow(position, entry.fact)
        self._tables, self._table = tables, table
        self._version = loaded.table.version
        self.positions: list[Position[Any]] = [position]
        self.current = 0

    def catch_up(self) -> Position[Any]:
        """Read what is new in the log, and give the position that counts."""
        entries = self._tables.log.entries(self._table, self._version)
        position = self.positions[self.current]
        for entry in entries:
            if isinstance(entry.fact, ActionsUndone | ActionsRedone):
                self.current = entry.fact.to
            else:
                position = follow(position, entry.fact)
        if entries[-1].action:
            self.positions.append(position)
            self.current = len(self.positions) - 1
        self._version = entries[-1].version
        return self.positions[self.current]


async def wander(tables: Tables, table: UUID, random: Random, steps: int, fold: Fold | None = None) -> None:
    """Random answers, undos and redos; at the end of a game an undo to somewhere before it."""
    for _ in range(steps):
        await wander_on(tables, table, random)
        if fold:
            assert fold.catch_up() == tables.loaded(table).position


async def wander_on(tables: Tables, table: UUID, random: Random) -> None:
    timeline = tables.loaded(table).table.timeline
    word = random.choices(["act", "undo", "redo"], [20, 3, 2])[0]
    if word == "redo" and (back := timeline.redone_by(timeline.tip)):
        await tables.redo(table, Command(0), random.choice(back))
    elif word == "undo" and timeline.current:
        await turn_back(tables, table, random, at_most=8)
    elif await act_at_random(tables, table, random) is None:
        await turn_back(tables, table, random, at_most=10_000)


async def turn_back(tables: Tables, table: UUID, random: Random, at_most: int) -> None:
    timeline = tables.loaded(table).table.timeline
    line = [*timeline.line(timeline.current), 0]
    await tables.undo(table, Command(0), random.choice(line[1 : at_most + 1]))


@pytest.mark.parametrize("steps", [STEPS, pytest.param(STEPS_MANY, marks=pytest.mark.soak)])
async def test_field_19_after_many_random_steps_a_table_equals_its_fold(make: Make, steps: int) -> None:
    """After every single one; several tables at once, each then read by a process that starts anew."""
    tables = make()
    ids = [await started(tables, *[()] * seats) for seats in (1, 2, 3, 4, 2)]
    folds = [Fold(tables, table) for table in ids]
    each = steps // len(ids)
    await asyncio.gather(
        *(
            wander(tables, table, Random(f"field 19/{table_at}"), each, fold)
            for table_at, (table, fold) in enumerate(zip(ids, folds, strict=True))
        )
    )
    menus = [tables.loaded(table).menu for table in ids]

    tables = make()
    for table, fold, menu in zip(ids, folds, menus, strict=True):
        loaded = tables.loaded(table)
        assert loaded.position == fold.positions[fold.current] and loaded.menu == menu
        assert loaded.table.timeline.length == len(fold.positions) - 1
