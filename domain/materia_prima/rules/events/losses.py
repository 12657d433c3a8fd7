"""Losses by events: owners choose first, then all losses happen together. Source: MP-5.3."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.events import ElementsReturned, ThingGivenUp
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsStored
from domain.materia_prima.queries.figures import figure, is_in_tower, own_figures, own_homunculi, turn_order
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened
from domain.materia_prima.state import State
from domain.materia_prima.tasks.effects import Effect, GiveUpThing, LoseElements, Thing
from domain.materia_prima.tasks.events import ChooseGivenUp, ChooseReturned, CollectLosses, Loss, TakeLosses

TOWER = "tower"
"""The tower, among the places that elements are returned from."""


def losses(state: State, effects: Iterable[LoseElements | GiveUpThing]) -> tuple[Loss, ...]:
    """Return what these effects take, alchemist by alchemist, as their owners decide. Source: MP-2.1.12, 5.3.11."""
    return tuple(Loss(colour, effect) for colour in turn_order(state) for effect in effects)


def losses_last(state: State, effects: Iterable[Effect]) -> tuple[Task, ...]:
    """Return these effects in order, with the losses last and together. Source: MP-5.3.11, 5.3.12."""
    all_effects = tuple(effects)
    owed = losses(state, [one for one in all_effects if isinstance(one, LoseElements | GiveUpThing)])
    others = [one for one in all_effects if not isinstance(one, LoseElements | GiveUpThing)]
    return (*others, *([CollectLosses(owed)] if owed else []))


@rule("MP-5.3.12", CollectLosses)
def collect_losses(play: Play[State], task: CollectLosses) -> None:
    """Choose the next loss, by its owner if there is a choice; after the last one all happen."""
    if not task.owed:
        play.then(TakeLosses(task.settled))
        return
    effect = task.owed[0].effect
    if isinstance(effect, LoseElements):
        play.then(*returning(play.state, task, effect))
    else:
        play.then(*giving_up(play.state, task, effect))


def settled(pending: CollectLosses, chosen: tuple[str, ...]) -> CollectLosses:
    """Return the collection after the next loss is chosen."""
    loss, *others = pending.owed
    return CollectLosses(tuple(others), (*pending.settled, replace(loss, chosen=chosen)))


# Elements


def returning(state: State, pending: CollectLosses, effect: LoseElements) -> tuple[Task, ...]:
    """Return the question from where elements go; if there are no more than that, all go. Source: MP-5.3.2."""
    owner = state.alchemists[pending.owed[0].colour]
    question = ChooseReturned(
        seats=(owner.seat,), colour=owner.colour, element=effect.element, count=effect.count, pending=pending
    )
    places = places_left(state, question)
    question = replace(question, count=min(effect.count, sum(places.values())))
    return opened(question, (), return_choice(state, question))


def return_choice(state: State, question: ChooseReturned) -> Choice:
    """Return the choice of this many places where the alchemist has the element."""
    return Choice(
        rule="MP-5.3.2",
        word="return",
        available=places_left(state, question),
        least=question.count,
        most=question.count,
        finish=lambda chosen: (settled(question.pending, chosen),),
    )


def places_left(state: State, question: ChooseReturned) -> Elements:
    """Return where an alchemist has the element, without what goes already: tower, alchemist, homunculi.

    Source: MP-2.1.19.
    """
    owner, element = state.alchemists[question.colour], question.element
    has = {TOWER: owner.tower.elements.get(element, 0)}
    has |= {name: figure(state, name).carried.get(element, 0) for name in own_figures(state, owner.colour)}
    gone = Counter(
        place
        for loss in question.pending.settled
        if loss.colour == owner.colour and isinstance(loss.effect, LoseElements) and loss.effect.element == element
        for place in loss.chosen
    )
    return {place: count - gone[place] for place, count in has.items() if count > gone[place]}


@asks("MP-5.3.2", ChooseReturned)
def return_options(state: State, question: ChooseReturned) -> Iterator[Option]:
    """Yield the places, which the owner names one by one. Source: MP-2.1.11, 5.3.2."""
    return choice_options(question, question.chosen, return_choice(state, question))


@defaults(ChooseReturned)
def return_default(state: State, question: ChooseReturned) -> str:
    """Return the tower before carried, then the alchemist, then homunculi in order of entry.

    Source: MP-2.1.13, 2.1.19.
    """
    wanted: Elements = {}
    for place, count in places_left(state, question).items():
        wanted[place] = min(count, question.count - sum(wanted.values()))
    return choice_default(question.chosen, return_choice(state, question), wanted)


# Things


def giving_up(state: State, pending: CollectLosses, effect: GiveUpThing) -> tuple[Task, ...]:
    """Return the question which thing goes; none if there is no choice. Source: MP-5.3.3."""
    owner = state.alchemists[pending.owed[0].colour]
    question = ChooseGivenUp(seats=(owner.seat,), colour=owner.colour, sort=effect.sort, pending=pending)
    things = things_left(state, question)
    return (question,) if len(things) > 1 else (settled(pending, things),)


def things_left(state: State, question: ChooseGivenUp) -> tuple[str, ...]:
    """Return the things of the sort that an alchemist has, without what goes already; stored items before worn ones."""
    gone = {recipe for loss in question.pending.settled for recipe in loss.chosen}
    return tuple(one for one in things_of(state, question.colour, question.sort) if one not in gone)


def things_of(state: State, colour: str, sort: Thing) -> tuple[str, ...]:
    """Return an alchemist's homunculi in order of entry, its items, stored before worn, or its fragments.

    Source: MP-5.3.3.
    """
    alchemist = state.alchemists[colour]
    match sort:
        case "homunculus":
            return tuple(one.recipe for one in own_homunculi(state, colour))
        case "equipment":
            return alchemist.tower.items + alchemist.worn
        case "stone":
            return alchemist.tower.fragments


@asks("MP-5.3.3", ChooseGivenUp)
def give_up_options(state: State, question: ChooseGivenUp) -> Iterator[Option]:
    """Yield every thing of the shown sort. Source: MP-2.1.11, 5.3.3, 5.3.10."""
    (seat,) = question.seats
    for recipe in things_left(state, question):
        yield Option(seat, f"give-up:{recipe}", "MP-5.3.3", (settled(question.pending, (recipe,)),))


@defaults(ChooseGivenUp)
def give_up_default(state: State, question: ChooseGivenUp) -> str:
    """Return the lowest level, then stored before worn, then the one made first. Source: MP-2.1.13, 2.1.19."""
    recipes = state.pack.recipes
    return f"give-up:{min(things_left(state, question), key=lambda one: recipes[one].level)}"


# All together


@rule("MP-5.3.12", TakeLosses)
def take_losses(play: Play[State], task: TakeLosses) -> None:
    """Return all elements, then give up all things. Source: MP-5.3.2, 5.3.3, 5.3.12."""
    for loss in task.losses:
        if loss.chosen and isinstance(loss.effect, LoseElements):
            fact = ElementsReturned(loss.colour, loss.effect.element, dict(Counter(loss.chosen)))
            play.state_that(fact, rule="MP-5.3.2")
    for loss in task.losses:
        if loss.chosen and isinstance(loss.effect, GiveUpThing):
            give_up(play, loss.colour, loss.effect.sort, loss.chosen[0])


def give_up(play: Play[State], colour: str, sort: Thing, recipe: str) -> None:
    """Give up a thing. A homunculus leaves its elements on its hex, or in the tower if it is there.

    Source: MP-5.3.9, 5.3.10.
    """
    if sort == "homunculus" and (carried := figure(play.state, recipe).carried):
        left_behind = ElementsStored if is_in_tower(play.state, recipe) else ElementsDropped
        play.state_that(left_behind(recipe, carried), rule="MP-5.3.9")
    play.state_that(ThingGivenUp(colour, sort, recipe), rule="MP-5.3.3")
