"""Transmuting. Source: MP-4.14."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.elements import Elements, includes, minus, plus
from domain.materia_prima.facts.tower import FragmentMade, HomunculusMade, ItemMade, ItemPutOn, RecipeTransmuted
from domain.materia_prima.queries.abilities import has_far_transmutation
from domain.materia_prima.queries.figures import is_in_tower, own_homunculi
from domain.materia_prima.rules.movement import place_of
from domain.materia_prima.rules.tower.payment import cost_of, lacking, stock
from domain.materia_prima.rules.turn.actions import NOT_IN_TOWER, Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.ending import RecordDeed
from domain.materia_prima.tasks.tower import Pay, PutOn, Transmute, WearOrStore

HOMUNCULI_MAX = 3
"""The most homunculi of a colour on the board: five stands without alchemist and tower. Source: MP-2.4.4."""


def transmutations(state: State, colour: str) -> Iterator[Offer]:
    """Yield the recipes of the pool that an alchemist can make. Source: MP-4.14.1."""
    if rule_against_transmuting_here(state, colour) is not None:
        return
    there = stock(state, colour)
    for recipe in state.recipes:
        if rule_against_recipe(state, colour, recipe, there) is None:
            yield f"transmute:{recipe}", "MP-4.14.1", (Pay(Transmute(colour, recipe, {})),)


def rule_against_transmuting_here(state: State, colour: str) -> Unmet | None:
    """Return what forbids an alchemist to transmute on its hex, or None. Source: MP-4.7.9, 8.1.6."""
    if is_in_tower(state, colour) or has_far_transmutation(state, colour):
        return None
    return NOT_IN_TOWER


def rule_against_recipe(state: State, colour: str, recipe: str, there: Elements) -> Unmet | None:
    """Return what first forbids an alchemist to make this recipe of what is there, or None."""
    if recipe not in state.recipes:
        return Unmet("MP-4.14.1", "pool")
    one = state.pack.recipes[recipe]
    if not includes(there, one.cost):
        return lacking(state, colour, one.cost, "MP-4.14.2" if is_in_tower(state, colour) else "MP-4.14.9")
    full = one.kind == "homunculus" and len(own_homunculi(state, colour)) >= HOMUNCULI_MAX
    return Unmet("MP-4.14.5", "stand", {"count": HOMUNCULI_MAX}) if full else None


def rule_against_transmuting_key(state: State, colour: str, rest: list[str]) -> Unmet | None:
    """Return why `transmute:<recipe>` is not offered; outside the tower, also what it costs and what there is."""
    recipe, here = ":".join(rest), rule_against_transmuting_here(state, colour)
    if here is None:
        return rule_against_recipe(state, colour, recipe, stock(state, colour))
    if recipe not in state.recipes:
        return here
    alchemist = state.alchemists[colour]
    there = plus(alchemist.carried, alchemist.tower.elements)
    return Unmet(here.rule, "tower-and-elements", {"cost": state.pack.recipes[recipe].cost, "there": there})


@rule("MP-4.14.2", Transmute)
def transmute(play: Play[State], task: Transmute) -> None:
    """Return elements to the supply, and give the alchemist the card from the pool. Source: MP-4.14.4."""
    spend(play, task.colour, "transmute")
    stored = minus(cost_of(play.state, task), task.carried)
    play.state_that(RecipeTransmuted(task.colour, task.recipe, task.carried, stored))
    match play.state.pack.recipes[task.recipe].kind:
        case "homunculus":
            made = HomunculusMade(task.colour, task.recipe, place_of(play.state, task.colour))
            play.state_that(made, rule="MP-4.14.5" if is_in_tower(play.state, task.colour) else "MP-4.14.9")
        case "equipment":
            make_item(play, task)
        case "stone":
            play.state_that(FragmentMade(task.colour, task.recipe), rule="MP-4.14.7")
    play.then(RecordDeed(task.colour, "make", task.recipe))


def make_item(play: Play[State], task: Transmute) -> None:
    """Store a new item; its owner may wear it at once if a slot is free. Source: MP-4.14.6."""
    play.state_that(ItemMade(task.colour, task.recipe), rule="MP-4.14.6")
    alchemist = play.state.alchemists[task.colour]
    if len(alchemist.worn) < play.state.pack.alchemists[alchemist.character].slots:
        play.then(WearOrStore(seats=(alchemist.seat,), colour=task.colour, item=task.recipe))


@asks("MP-4.14.6", WearOrStore)
def wear_options(state: State, question: WearOrStore) -> Iterator[Option]:
    """Yield wearing the new item, and leaving it in the tower."""
    (seat,) = question.seats
    yield Option(seat, "wear", "MP-4.14.6", (PutOn(question.colour, question.item),))
    yield Option(seat, "store", "MP-4.14.6")


@defaults(WearOrStore)
def wear_default(state: State, question: WearOrStore) -> str:
    """Return wearing it, while slots are free. Source: MP-2.1.21."""
    return "wear"


@rule("MP-4.14.6", PutOn)
def put_on(play: Play[State], task: PutOn) -> None:
    """Put on the new item, which costs no further action."""
    play.state_that(ItemPutOn(task.colour, task.item))
