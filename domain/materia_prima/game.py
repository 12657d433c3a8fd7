"""The game Materia Prima: all its parts, as the kernel needs them."""

from collections.abc import Iterable

from domain.kernel.collection import import_modules, tagged_types
from domain.kernel.fact import Fact
from domain.kernel.game import Game
from domain.kernel.task import Option, Question, Task
from domain.materia_prima.campaign.protocol import CAMPAIGNING
from domain.materia_prima.content.pack import Pack, read_pack, stored_pack
from domain.materia_prima.content.schema import pack_schema
from domain.materia_prima.queries.ending import is_over
from domain.materia_prima.rules.ending import difficulty, scenario
from domain.materia_prima.rules.gathering import stirs_excess
from domain.materia_prima.rules.setup.opening import begin
from domain.materia_prima.rules.turn.phase import due as excess_due
from domain.materia_prima.state import State
from domain.materia_prima.tasks.turn import TakeTurn

REGISTERED = [*import_modules("domain.materia_prima.evolve"), *import_modules("domain.materia_prima.rules")]
"""The modules that register the effects of facts, and the rules of tasks and questions."""


def due(state: State) -> Task | None:
    """Return what must happen as soon as something holds: an ending first, then the excess that a figure carries.

    After an ending nothing more is due. Source: MP-7.1.13.
    """
    return None if is_over(state) else scenario.due(state) or excess_due(state)


def stirs(before: State, after: State) -> bool:
    """Return whether something may be due after that was not before, by what `due` reads."""
    return scenario.stirs(before, after) or stirs_excess(before, after)


def always(state: State) -> Iterable[Option]:
    """Yield what seats may do beside the open question. Source: MP-7.1.10, 7.2.9."""
    yield from scenario.always(state)
    yield from difficulty.always(state)


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why such an option is not open; None if the key has another form."""
    return scenario.rule_against_always(state, seat, key) or difficulty.rule_against_always(state, seat, key)


def result(state: State) -> str | None:
    """Return `success` or `failure` of a game that is over. What goes into the next scenario may still be asked.

    Source: MP-7.1, 7.3.14.
    """
    return {"succeeded": "success", "failed": "failure"}.get(state.status)


def dice(pack: Pack) -> dict[str, tuple[int | str, ...]]:
    """Return the dice of a game with this pack. Source: MP-6.1.5."""
    return {"dice": pack.faces}


def waits(state: State, question: Question) -> bool:
    """Return whether a question waits although it has one answer: a turn ends only when its owner says so.

    Source: MP-4.7.5.
    """
    return isinstance(question, TakeTurn)


MOVED = (
    ("domain.materia_prima.carry_over", "domain.materia_prima.carried"),
    ("domain.materia_prima.content.pack", "domain.materia_prima.content"),
)
"""Modules of stored types -> the modules that defined them first."""

MATERIA_PRIMA: Game = Game(
    id="materia-prima",
    rules=2,
    state=State,
    tasks=tagged_types("domain.materia_prima.tasks", Task),
    facts=tagged_types("domain.materia_prima.facts", Fact),
    read_pack=read_pack,
    begin=begin,
    due=due,
    always=always,
    rule_against_always=rule_against_always,
    result=result,
    dice=dice,
    over="MP-7.1.9",
    stirs=stirs,
    pack_schema=pack_schema,
    campaign=CAMPAIGNING,
    default_pack="prima",
    stored_pack=stored_pack,
    waits=waits,
    moved=MOVED,
)
