"""Loading, unloading and changing items in the tower. Source: MP-4.15."""

from collections.abc import Iterator, Mapping

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.elements import Elements, of, plus
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.facts.tower import AlchemistEquipped
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened, rule_against_choosing
from domain.materia_prima.rules.turn.actions import NOT_IN_TOWER, Offer, spend
from domain.materia_prima.state import Alchemist, State
from domain.materia_prima.tasks.tower import ChooseLoad, ChooseWorn, Equip, StartEquipping


def equippings(state: State, colour: str) -> Iterator[Offer]:
    """Yield equipping, if there is anything to take or to leave. Source: MP-4.15.1, 4.15.2."""
    if rule_against_equipping(state, colour) is None:
        yield "equip", "MP-4.15.1", (StartEquipping(colour),)


def rule_against_equipping(state: State, colour: str, rest: object = None) -> Unmet | None:
    """Return what first forbids an alchemist to equip, or None."""
    if not is_in_tower(state, colour):
        return NOT_IN_TOWER
    alchemist = state.alchemists[colour]
    things = alchemist.carried or alchemist.tower.elements or items_of(alchemist)
    return None if things else Unmet("MP-4.15.1", "things")


def items_of(alchemist: Alchemist) -> tuple[str, ...]:
    """Return all items of an alchemist, those worn first."""
    return alchemist.worn + alchemist.tower.items


def capacity_with(state: State, colour: str, worn: tuple[str, ...]) -> int:
    """Return the capacity of an alchemist wearing these items."""
    return capacity(with_figure(state, colour, worn=worn), colour)


# Items


def worn_choice(state: State, colour: str) -> Choice:
    """Return the choice of worn items, which come first because they may change the capacity.

    Source: MP-4.15.2, 4.15.4.
    """
    alchemist = state.alchemists[colour]
    items = of(items_of(alchemist))
    slots = state.pack.alchemists[alchemist.character].slots
    return Choice(
        rule="MP-4.15.2",
        word="wear",
        available=items,
        least=0,
        most=slots,
        finish=lambda chosen: load_tasks(state, colour, chosen),
        cancels=True,
    )


@rule("MP-4.15.1", StartEquipping, quiet=True)
def start_equipping(play: Play[State], task: StartEquipping) -> None:
    """Ask for the items first, then for the elements."""
    question = ChooseWorn(seats=(play.state.alchemists[task.colour].seat,), colour=task.colour)
    play.then(*opened(question, (), worn_choice(play.state, task.colour)))


@asks("MP-4.15.2", ChooseWorn)
def worn_options(state: State, question: ChooseWorn) -> Iterator[Option]:
    """Yield each of the alchemist's items, up to the slots."""
    yield from choice_options(question, question.chosen, worn_choice(state, question.colour))


@refuses(ChooseWorn)
def rule_against_wearing(state: State, question: ChooseWorn, seat: int, key: str) -> Unmet | None:
    """Return why an item cannot be worn, too: no slot is free. Source: MP-4.15.2, 4.15.4."""
    return rule_against_choosing(worn_choice(state, question.colour), question.chosen, key)


@defaults(ChooseWorn)
def worn_default(state: State, question: ChooseWorn) -> str:
    """Return keeping on what is worn."""
    return choice_default(
        question.chosen, worn_choice(state, question.colour), of(state.alchemists[question.colour].worn)
    )


# Elements


def load_choice(state: State, question: ChooseLoad) -> Choice:
    """Return the choice of what is carried afterwards, within the capacity. Source: MP-4.15.1, 2.4.5."""
    colour, worn = question.colour, question.worn
    alchemist = state.alchemists[colour]
    return Choice(
        rule="MP-4.15.1",
        word="carry",
        available=plus(alchemist.carried, alchemist.tower.elements),
        least=0,
        most=capacity_with(state, colour, worn),
        finish=lambda chosen: (Equip(colour, worn, of(chosen)),),
        cancels=True,
    )


def load_tasks(state: State, colour: str, worn: tuple[str, ...]) -> tuple[Task, ...]:
    """Return what follows the items: the question what is carried, if there is a choice."""
    question = ChooseLoad(seats=(state.alchemists[colour].seat,), colour=colour, worn=worn)
    return opened(question, (), load_choice(state, question))


@asks("MP-4.15.1", ChooseLoad)
def load_options(state: State, question: ChooseLoad) -> Iterator[Option]:
    """Yield each of the carried and stored elements, within the capacity."""
    yield from choice_options(question, question.chosen, load_choice(state, question))


@refuses(ChooseLoad)
def rule_against_loading(state: State, question: ChooseLoad, seat: int, key: str) -> Unmet | None:
    """Return why an element cannot be carried, too: the capacity is used up. Source: MP-2.4.5, 4.15.1."""
    return rule_against_choosing(load_choice(state, question), question.chosen, key)


@defaults(ChooseLoad)
def load_default(state: State, question: ChooseLoad) -> str:
    """Return keeping what is carried."""
    return choice_default(question.chosen, load_choice(state, question), state.alchemists[question.colour].carried)


@rule("MP-4.15.1", Equip)
def equip(play: Play[State], task: Equip) -> None:
    """Exchange elements and items with the tower, all in one action. Source: MP-4.15.2, 4.15.5."""
    spend(play, task.colour, "equip")
    alchemist = play.state.alchemists[task.colour]
    play.state_that(
        AlchemistEquipped(
            task.colour,
            loaded=surplus(task.carried, alchemist.carried),
            unloaded=surplus(alchemist.carried, task.carried),
            put_on=tuple(item for item in task.worn if item not in alchemist.worn),
            taken_off=tuple(item for item in alchemist.worn if item not in task.worn),
        )
    )


def surplus(a: Mapping[str, int], b: Mapping[str, int]) -> Elements:
    """Return what `a` has more of than `b`, kind by kind."""
    return {kind: count - b.get(kind, 0) for kind, count in a.items() if count > b.get(kind, 0)}
