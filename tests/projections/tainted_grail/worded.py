"""Packs of tests with names for everything, and games played in them as a log that projections can read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from api.simulation.selfplay import fate_of, opening, play_out
from domain.kernel.chance.seal import EVERYTHING, Knowing
from domain.kernel.fact import ActionTaken, Awaiting, Entry, Fact, Hidden, Path, Seal, Stated
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option, Task
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import TAINTED_GRAIL
from projections.chronicle import Chapter, tell
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import Messages
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.random_play import at_random


class Step(NamedTuple):
    """An action: where it began, what was open, who took it, what it stated."""

    before: Position[Any]
    menu: tuple[Option, ...]
    seat: int | None
    entries: tuple[Entry, ...]


@cache
def worded(pack: Pack) -> Pack:
    """The pack with a name for everything: `card-k1-25-u` is “K1 25 U”."""
    catalogue = "\n".join(f"{id} = {name_of(id)}" for id in VIEW.text_ids(pack))
    return Pack({**pack.files, "en.ftl": catalogue, "de.ftl": catalogue}, pack.content)


def name_of(id: str) -> str:
    """What a thing is called; a text is a sentence about it."""
    name = id.partition("-")[2].replace("-", " ").title()
    return f"{name}!" if name.endswith((" Text", " Intro", " Trait")) else name


@cache
def messages_of(pack: Pack, language: str) -> Messages:
    """The words of a pack without texts of its own."""
    return VIEW.messages_of(worded(pack), language)


def played(
    seed: int, seats: int = 2, pack: Pack | None = None, avoid: tuple[str, ...] = (), **chosen: Any
) -> Iterator[Step]:
    """A whole arena at random."""
    pack = pack or wild()
    opened = opening(TAINTED_GRAIL, pack, seats, chosen)
    state, _ = TAINTED_GRAIL.begin(opened, pack)
    before: Position[Any] = Position(state)
    version = 0
    for action, step in enumerate(
        play_out(TAINTED_GRAIL, pack, opened, fate_of(str(seed)), at_random(str(seed), avoid))
    ):
        menu = tuple(options(before.state, before.asked)) if before.asked else ()
        yield Step(before, menu, step.chosen.seat if step.chosen else None, entries_of(step.stated, action, version))
        before, version = step.after, version + len(step.stated)


def entries_of(stated: tuple[Stated, ...], action: int, version: int) -> tuple[Entry, ...]:
    """What was stated, numbered from the version on."""
    return tuple(
        Entry(number, 0, action, None, one.rule, one.fact, tuple(Seal(*hidden_in(each)) for each in one.hidden))
        for number, one in enumerate(stated, version + 1)
    )


def hidden_in(one: Hidden) -> tuple[Path, tuple[int, ...], bytes]:
    """What seals a hidden value."""
    return one.path, one.seats, bytes(32)


def answered(scenario: Scenario, seat: int, key: str) -> Step:
    """An answer in a scenario, as a step."""
    before = scenario.position
    menu = (*options(before.state, scenario.asked), *TAINTED_GRAIL.always(before.state))
    taken = Stated(next(one.rule for one in menu if (one.seat, one.key) == (seat, key)), ActionTaken(seat, key))
    return step_of(scenario.answers(seat, key), before, menu, seat, taken)


def done(scenario: Scenario, *tasks: Task) -> Step:
    """Tasks that are done in a scenario, as a step that nobody asked for."""
    before = scenario.position
    return step_of(scenario.when(*tasks), before, (), None)


def stated(scenario: Scenario, *facts: Fact) -> Step:
    """Facts, as a step that nobody asked for."""
    return Step(scenario.position, (), None, entries_of(tuple(Stated(None, fact) for fact in facts), 1, 0))


def step_of(
    scenario: Scenario, before: Position[Any], menu: tuple[Option, ...], seat: int | None, *first: Stated
) -> Step:
    """What a scenario stated last, as a step."""
    waits: Stated = Stated(None, Awaiting(len(before.agenda), ()))
    entries = entries_of((*first, *map(Stated, scenario.rules, scenario.facts), waits), 1, 0)
    return Step(before, menu, seat, entries)


def chapter(step: Step, messages: Messages, knowing: Knowing = EVERYTHING) -> Chapter:
    """The step as a chapter of the story. knowing: what its reader may."""
    return tell(
        VIEW,
        step.before,
        step.entries,
        action=1,
        seat=step.seat,
        at=None,
        undone=False,
        messages=messages,
        knowing=knowing,
    )
