"""Paying in the tower: which elements come from which place. Source: MP-4.13.2, 4.14.3."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.elements import Elements, includes, plus
from domain.materia_prima.queries.figures import is_in_tower
from domain.materia_prima.rules.selection import cancelling, taking_back
from domain.materia_prima.state import State
from domain.materia_prima.tasks.tower import ChoosePlace, Convert, Pay, Transmute


def stock(state: State, colour: str) -> Elements:
    """Return what an alchemist can pay with: carried and stored elements, the tower's only if the alchemist is there.

    Source: MP-4.13.2, 4.14.3, 4.14.9.
    """
    alchemist = state.alchemists[colour]
    return plus(alchemist.carried, alchemist.tower.elements) if is_in_tower(state, colour) else alchemist.carried


def lacking(state: State, colour: str, cost: Mapping[str, int], rule: str) -> Unmet | None:
    """Return that an alchemist cannot pay this with what is there, and what that is; None if it can.

    rule: the one that asks for it.
    """
    there = stock(state, colour)
    if includes(there, cost):
        return None
    where = "tower" if is_in_tower(state, colour) else "carried"
    return Unmet(rule, "elements", {"colour": colour, "cost": cost, "there": there, "where": where})


def cost_of(state: State, action: Convert | Transmute) -> Elements:
    """Return what the action uses up. Source: MP-4.13.1, 4.14.2."""
    if isinstance(action, Transmute):
        return dict(state.pack.recipes[action.recipe].cost)
    return inputs_of(state, action.outputs)


def inputs_of(state: State, outputs: Elements) -> Elements:
    """Return what conversions to these outputs use up. Source: MP-4.13.1."""
    inputs: Elements = {}
    for kind, count in outputs.items():
        inputs = plus(inputs, {one: each * count for one, each in state.pack.conversions[kind].items()})
    return inputs


def places(state: State, action: Convert | Transmute, kind: str) -> range:
    """Return how many of a kind may come from the alchemist; the rest comes from the tower.

    Source: MP-4.13.2, 4.14.3, 4.14.9.
    """
    alchemist = state.alchemists[action.colour]
    count = cost_of(state, action)[kind]
    stored = alchemist.tower.elements.get(kind, 0) if is_in_tower(state, action.colour) else 0
    return range(max(0, count - stored), min(count, alchemist.carried.get(kind, 0)) + 1)


@rule("MP-4.14.3", Pay)
def pay(play: Play[State], task: Pay) -> None:
    """Return the action, or first the question from which place its elements come, if there is a choice."""
    state, action = play.state, task.action
    ranges = {kind: places(state, action, kind) for kind in sorted(cost_of(state, action))}
    forced = {kind: counts[0] for kind, counts in ranges.items() if len(counts) == 1 and counts[0]}
    play.then(*settled(state, replace(action, carried=forced), open_kinds(state, action)))


def open_kinds(state: State, action: Convert | Transmute) -> tuple[str, ...]:
    """Return the kinds that have a choice of places, in order of id."""
    return tuple(kind for kind in sorted(cost_of(state, action)) if len(places(state, action, kind)) > 1)


def settled(state: State, action: Convert | Transmute, kinds: tuple[str, ...]) -> tuple[Task, ...]:
    """Return the action, or the question about the next of these kinds."""
    seat = state.alchemists[action.colour].seat
    return (ChoosePlace(seats=(seat,), action=action, kinds=kinds),) if kinds else (action,)


@asks("MP-4.14.3", ChoosePlace)
def place_options(state: State, question: ChoosePlace) -> Iterator[Option]:
    """Yield how many of the kind come from the alchemist and from the tower, and taking back the kind before."""
    (seat,) = question.seats
    action, (kind, *rest) = question.action, question.kinds
    rule_id = "MP-4.13.2" if isinstance(action, Convert) else "MP-4.14.3"
    count = cost_of(state, action)[kind]
    for carried in places(state, action, kind):
        key = f"pay:{kind}:carried={carried},tower={count - carried}"
        paid = plus(action.carried, {kind: carried}) if carried else action.carried
        yield Option(seat, key, rule_id, settled(state, replace(action, carried=paid), tuple(rest)))
    if before := [one for one in open_kinds(state, action) if one not in question.kinds]:
        yield taking_back(question, before[-1], rule_id, asked_again(state, question, before[-1]))
    yield cancelling(question, rule_id)


def asked_again(state: State, question: ChoosePlace, kind: str) -> tuple[Task, ...]:
    """Return the question about a settled kind, as it was before its answer."""
    action = question.action
    left = {one: count for one, count in action.carried.items() if one != kind}
    return settled(state, replace(action, carried=left), (kind, *question.kinds))


@defaults(ChoosePlace)
def place_default(state: State, question: ChoosePlace) -> str:
    """Return the tower before the alchemist. Source: MP-2.1.13, 2.1.19."""
    return next(place_options(state, question)).key
