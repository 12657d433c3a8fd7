"""Mining, picking up, dropping, and excess. Source: MP-2.4.6, 4.9, 4.10."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import repeat

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.elements import of, size
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsPickedUp, ElementsStored, ElementTaken
from domain.materia_prima.queries.abilities import rich_mining
from domain.materia_prima.queries.figures import (
    Figure,
    figure,
    is_in_tower,
    own_figures,
    player_figures,
    seat_of,
    turn_order,
)
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import exhausting, further_yield, specials
from domain.materia_prima.queries.supply import in_supply
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.rules.movement import place_of
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened, rule_against_choosing
from domain.materia_prima.rules.turn.actions import Offer, spend
from domain.materia_prima.state import Alchemist, State
from domain.materia_prima.tasks.gathering import (
    ChooseDrop,
    ChoosePickUp,
    Drop,
    Mine,
    PickUp,
    ReduceExcess,
    StartDrop,
    StartPickUp,
)
from domain.materia_prima.tasks.turn import DropExcess, TakeElement

NO_MINE, NOTHING_LOOSE = Unmet("MP-4.9.1", "mine"), Unmet("MP-4.9.5", "loose")


def free_places(state: State, name: str) -> int:
    """Return how many more elements a figure can hold. Source: MP-2.4.5."""
    return max(0, capacity(state, name) - size(figure(state, name).carried))


def lowest_first(state: State, elements: Iterable[str]) -> list[str]:
    """Return kinds in the order in which defaults drop them: by level, then by id. Source: MP-2.1.20."""
    return sorted(elements, key=lambda kind: (state.pack.level[kind], kind))


# Mining


def mines(state: State, name: str) -> Iterator[Offer]:
    """Yield mining and picking up, where a figure may. Source: MP-4.9."""
    if rule_against_mining(state, name) is None:
        yield f"mine:{name}", "MP-4.9.2", (Mine(name),)
    if rule_against_picking_up(state, name) is None:
        yield f"pick-up:{name}", "MP-4.9.5", (StartPickUp(name),)


def rule_against_mining(state: State, name: str, rest: object = None) -> Unmet | None:
    """Return what first forbids a figure to mine, or None. Source: MP-0.1.1, 4.9.1, 4.9.3, 2.5.11."""
    kind = board(state).terrain[place_of(state, name)].mine
    if kind is None:
        return NO_MINE
    if special := exhausting(state, kind):
        return Unmet("MP-0.1.1", "allowed", {"special": special})
    if not free_places(state, name) and not figure(state, name).carried:
        return Unmet("MP-4.9.3", "capacity", {"figure": name})
    return None if in_supply(state, kind, 1) else Unmet("MP-2.5.11", "supply", {"element": kind})


@rule("MP-4.9.2", Mine, quiet=True)
def mine(play: Play[State], task: Mine) -> None:
    """Take one element of the mine's kind, and more by rich mining. Source: MP-0.1.1, 4.9.4, 8.1.3."""
    spend(play, task.figure, "mine")
    kind = board(play.state).terrain[place_of(play.state, task.figure)].mine
    assert kind is not None
    rich, further = rich_mining(play.state, task.figure, kind), further_yield(play.state, kind)
    rules = ["MP-4.9.2"] + ["MP-8.1.3"] * rich + ["MP-0.1.1"] * further
    play.then(*(TakeElement(task.figure, kind, "mine", rule) for rule in rules))


@rule("MP-2.4.7", TakeElement)
def take_element(play: Play[State], task: TakeElement) -> None:
    """Take an element if the supply has one; without room something falls by MP-2.4.6."""
    if in_supply(play.state, task.element, 1):
        play.state_that(ElementTaken(task.figure, task.element, task.why), rule=task.rule)


# Picking up


def rule_against_picking_up(state: State, name: str, rest: object = None) -> Unmet | None:
    """Return what first forbids a figure to pick up, or None. Source: MP-4.9.5."""
    if not state.loose.get(place_of(state, name)):
        return NOTHING_LOOSE
    if not free_places(state, name):
        return Unmet("MP-4.9.5", "room", {"figure": name, "count": capacity(state, name)})
    return None


def pick_up_choice(state: State, name: str) -> Choice:
    """Return the choice of at least one loose element, at most as many as fit."""
    return Choice(
        rule="MP-4.9.5",
        word="pick-up",
        available=state.loose[place_of(state, name)],
        least=1,
        most=free_places(state, name),
        finish=lambda chosen: (PickUp(name, of(chosen)),),
        cancels=True,
    )


@rule("MP-4.9.5", StartPickUp, quiet=True)
def start_pick_up(play: Play[State], task: StartPickUp) -> None:
    """Ask which of the loose elements to pick up, if there is a choice."""
    question = ChoosePickUp(seats=(seat_of(play.state, task.figure),), figure=task.figure)
    play.then(*opened(question, (), pick_up_choice(play.state, task.figure)))


@asks("MP-4.9.5", ChoosePickUp)
def pick_up_options(state: State, question: ChoosePickUp) -> Iterator[Option]:
    """Yield any number of the loose elements, up to the free capacity."""
    yield from choice_options(question, question.chosen, pick_up_choice(state, question.figure))


@refuses(ChoosePickUp)
def rule_against_more(state: State, question: ChoosePickUp, seat: int, key: str) -> Unmet | None:
    """Return why an element cannot be picked up, too: the figure holds no more. Source: MP-4.9.5."""
    return rule_against_choosing(pick_up_choice(state, question.figure), question.chosen, key)


@defaults(ChoosePickUp)
def pick_up_default(state: State, question: ChoosePickUp) -> str:
    """Return no more, or the lowest id."""
    return choice_default(question.chosen, pick_up_choice(state, question.figure), {})


@rule("MP-4.9.5", PickUp)
def pick_up(play: Play[State], task: PickUp) -> None:
    """Pick up loose elements of the figure's hex, whoever dropped them. Source: MP-4.9.6, 4.9.8."""
    spend(play, task.figure, "mine")
    play.state_that(ElementsPickedUp(task.figure, task.elements))


# Dropping


def drops(state: State, name: str) -> Iterator[Offer]:
    """Yield dropping, if a figure carries anything. Source: MP-4.10.1."""
    if rule_against_dropping(state, name) is None:
        yield f"drop:{name}", "MP-4.10.1", (StartDrop(name),)


def rule_against_dropping(state: State, name: str, rest: object = None) -> Unmet | None:
    """Return what forbids a figure to drop anything, or None."""
    return None if figure(state, name).carried else Unmet("MP-4.10.1", "load", {"figure": name})


def drop_choice(state: State, name: str) -> Choice:
    """Return the choice of at least one carried element."""
    carried = figure(state, name).carried
    return Choice(
        rule="MP-4.10.1",
        word="drop",
        available=carried,
        least=1,
        most=size(carried),
        finish=lambda chosen: (Drop(name, of(chosen)),),
        cancels=True,
    )


@rule("MP-4.10.1", StartDrop, quiet=True)
def start_drop(play: Play[State], task: StartDrop) -> None:
    """Ask which of the carried elements to drop, if there is a choice."""
    question = ChooseDrop(seats=(seat_of(play.state, task.figure),), figure=task.figure)
    play.then(*opened(question, (), drop_choice(play.state, task.figure)))


@asks("MP-4.10.1", ChooseDrop)
def drop_options(state: State, question: ChooseDrop) -> Iterator[Option]:
    """Yield any positive number of the carried elements."""
    yield from choice_options(question, question.chosen, drop_choice(state, question.figure))


@defaults(ChooseDrop)
def drop_default(state: State, question: ChooseDrop) -> str:
    """Return one element of the lowest level, if none is chosen yet; else no more. Source: MP-2.1.20."""
    lowest = lowest_first(state, figure(state, question.figure).carried)[0]
    wanted = {} if question.chosen else {lowest: 1}
    return choice_default(question.chosen, drop_choice(state, question.figure), wanted)


@rule("MP-4.10.1", Drop)
def drop(play: Play[State], task: Drop) -> None:
    """Drop elements on the figure's hex, or into its own tower."""
    spend(play, task.figure, "drop")
    if is_in_tower(play.state, task.figure):
        play.state_that(ElementsStored(task.figure, task.elements), rule="MP-4.10.2")
    else:
        play.state_that(ElementsDropped(task.figure, task.elements), rule="MP-4.10.3")


# Overflow


def due_excess(state: State) -> DropExcess | None:
    """Return the question to the owner of a figure that carries more than its capacity, in turn order.

    Source: MP-2.1.12, 2.4.6. A game that is over asks nothing (MP-7.1.13).
    """
    if state.status != "running" or not any(map(carries_excess, repeat(state), player_figures(state))):
        return None
    in_order = (name for colour in turn_order(state) for name in own_figures(state, colour))
    name = next(name for name in in_order if carries_excess(state, name))
    return DropExcess(seats=(seat_of(state, name),), figure=name)


def stirs_excess(before: State, after: State) -> bool:
    """Return whether a figure may carry too much after that did not before: what it carries has changed, or what its
    capacity depends on. Special rules may depend on anything. Source: MP-2.4.6, 8.2.3, 8.2.7.
    """
    if after.status != before.status or after.rows is not before.rows or specials(after):
        return True
    if after.homunculi is not before.homunculi and other_loads(before.homunculi, after.homunculi):
        return True
    return after.alchemists is not before.alchemists and other_loads(before.alchemists, after.alchemists)


def other_loads(before: Mapping[str, Figure], after: Mapping[str, Figure]) -> bool:
    """Return whether any of these figures carries something else than before, or may hold more or less."""
    for name, one in after.items():
        was = before.get(name)
        if one is not was and (was is None or one.carried is not was.carried or bears_otherwise(was, one)):
            return True
    return False


def bears_otherwise(before: Figure, after: Figure) -> bool:
    """Return whether anything may have changed that a figure's capacity depends on beside events and special rules.

    Source: MP-2.4.3, 8.2.7.
    """
    if not isinstance(before, Alchemist) or not isinstance(after, Alchemist):
        return False
    same_things = after.worn is before.worn and after.tower is before.tower
    return not same_things or after.soul_stones != before.soul_stones


def carries_excess(state: State, name: str) -> bool:
    """Return whether a figure carries more than its capacity."""
    carried = figure(state, name).carried
    return bool(carried) and size(carried) > capacity(state, name)


@asks("MP-2.4.6", DropExcess)
def excess_options(state: State, question: DropExcess) -> Iterator[Option]:
    """Yield one element of each kind that the figure carries, including the newly gained one."""
    (seat,) = question.seats
    for kind in figure(state, question.figure).carried:
        yield Option(seat, f"drop:{kind}", "MP-2.4.6", (ReduceExcess(question.figure, kind),))


@defaults(DropExcess)
def excess_default(state: State, question: DropExcess) -> str:
    """Return the lowest level, then the lowest id. Source: MP-2.1.20."""
    return f"drop:{lowest_first(state, figure(state, question.figure).carried)[0]}"


@rule("MP-2.4.6", ReduceExcess)
def reduce_excess(play: Play[State], task: ReduceExcess) -> None:
    """Drop one element. If it still is too much, the question comes again."""
    kind = ElementsStored if is_in_tower(play.state, task.figure) else ElementsDropped
    play.state_that(kind(task.figure, {task.element: 1}))
