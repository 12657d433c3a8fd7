"""Destruction of elements in a tower by inquisitors. Source: MP-6.7."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.elements import Elements, of, size
from domain.materia_prima.facts.combat import StoredElementsDestroyed, TowerAttacked
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened
from domain.materia_prima.state import State
from domain.materia_prima.tasks.combat import ChooseLost, DestroyElements, GiveStored, LoseStored


@rule("MP-6.7.1", DestroyElements)
def destroy_elements(play: Play[State], task: DestroyElements) -> None:
    """Roll one die, which sets the level for all elements of this action. Source: MP-6.7.1 to 6.7.3."""
    state = play.state
    count = inquisitors.value(state, state.inquisitors[task.inquisitor].type, "destroy")
    level = play.roll("dice", 1, "destroy").total + 1
    play.state_that(TowerAttacked(task.inquisitor, task.colour, level, count))
    play.then(LoseStored(task.colour, level, count))


@rule("MP-6.7.5", LoseStored)
def lose_stored(play: Play[State], task: LoseStored) -> None:
    """Take what the level lacks from the next lower one; the owner chooses where there is a choice.

    Source: MP-6.7.4, 6.7.5.
    """
    count = min(task.count, size(stored_at(play.state, task.colour, task.level)))
    seat = play.state.alchemists[task.colour].seat
    question = ChooseLost(seats=(seat,), colour=task.colour, level=task.level, count=count, chosen=())
    lower = LoseStored(task.colour, task.level - 1, task.count - count)
    play.then(*opened(question, (), loss(play.state, question)), *([lower] if lower.level and lower.count else []))


def stored_at(state: State, colour: str, level: int) -> Elements:
    """Return what a tower stores of a level. Source: MP-6.7.1, 6.7.6."""
    elements = state.alchemists[colour].tower.elements
    return {kind: count for kind, count in elements.items() if state.pack.level[kind] == level}


def loss(state: State, question: ChooseLost) -> Choice:
    """Return the choice of this many elements of the level in the tower. Source: MP-6.7.4."""

    def finish(chosen: tuple[str, ...]) -> tuple[Task, ...]:
        return (GiveStored(question.colour, chosen),) if chosen else ()

    stored = stored_at(state, question.colour, question.level)
    return Choice("MP-6.7.4", "lose", stored, question.count, question.count, finish)


@asks("MP-6.7.4", ChooseLost)
def choices_of_loss(state: State, question: ChooseLost) -> Iterator[Option]:
    """Return the kinds to name, one by one by the owner. Source: MP-6.7.4."""
    return choice_options(question, question.chosen, loss(state, question))


@refuses(ChooseLost)
def rule_against_loss(state: State, question: ChooseLost, seat: int, key: str) -> Unmet | None:
    """Return the rule that protects elements of other levels. Source: MP-6.7.3, 6.7.5."""
    level = state.pack.level.get(key.removeprefix("lose:"), question.level)
    return None if level == question.level else Unmet("MP-6.7.3", "rolled-level")


@defaults(ChooseLost)
def default_loss(state: State, question: ChooseLost) -> str:
    """Return the lowest element ids. Source: MP-2.1.19."""
    return choice_default(question.chosen, loss(state, question), {})


@rule("MP-6.7.4", GiveStored)
def give_stored(play: Play[State], task: GiveStored) -> None:
    """Move elements from the tower storage to the supply. Source: MP-6.7.4."""
    play.state_that(StoredElementsDestroyed(task.colour, of(task.elements)))
