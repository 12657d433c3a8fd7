"""The setup of a scenario in a running campaign, as its chronicle noted. Source: MP-3.1.3, 3.2, 7.1.12."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.materia_prima.carry_over import CarriedAlchemist
from domain.materia_prima.content.pack import MissionPart
from domain.materia_prima.elements import of
from domain.materia_prima.facts.campaign import AlchemistReturned, ExtensionBrought, HomunculusBrought, ItemBrought
from domain.materia_prima.facts.ending import MissionPartFulfilled
from domain.materia_prima.facts.setup import AlchemistPlaced, TowerPlaced
from domain.materia_prima.facts.tower import ItemPutOn
from domain.materia_prima.queries.campaign import noted
from domain.materia_prima.queries.ending import asks_for, mission_parts
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened
from domain.materia_prima.rules.setup.opening import difficulty_task, temple_task
from domain.materia_prima.state import State
from domain.materia_prima.tasks.campaign import (
    ChooseOutfit,
    CreditThings,
    PlaceAgain,
    PutOnOutfit,
    SeatAgain,
    SetUpAgain,
)
from domain.materia_prima.tasks.setup import (
    BuildPiles,
    LayOutBoard,
    LayOutExtensions,
    LayOutMissions,
    LayOutRecipes,
    StartScenario,
)


@rule("MP-3.1.3", SetUpAgain)
def set_up_again(play: Play[State], task: SetUpAgain) -> None:
    """Return the steps of a new setup, without the choices that the chronicle notes. Source: MP-3.1.1, 3.2, 3.2.17."""
    layout = noted(play.state).layout
    assert layout is not None, "a running campaign has a layout"
    play.then(
        difficulty_task(play.state, task.difficulty),
        BuildPiles(),
        LayOutBoard(layout),
        LayOutExtensions(),
        temple_task(play.state, task.temple),
        LayOutMissions(),
        SeatAgain(),
        LayOutRecipes(),
        PlaceAgain(),
        CreditThings(),
        StartScenario(),
    )


@rule("MP-3.2.7", SeatAgain)
def seat_again(play: Play[State], task: SeatAgain) -> None:
    """Seat the noted characters and colours; only those who ended with a soul stone have one.

    Source: MP-3.2.6 to 3.2.8.
    """
    for one in noted(play.state).alchemists:
        returned = AlchemistReturned(one.seat, one.colour, one.character, one.soul_stones)
        play.state_that(returned, rule="MP-3.2.6")
        if one.extension:
            play.state_that(ExtensionBrought(one.colour, one.extension))


@rule("MP-3.2.10", PlaceAgain)
def place_again(play: Play[State], task: PlaceAgain) -> None:
    """Place towers as noted; alchemists, homunculi and items on their own towers.

    Source: MP-3.2.7, 3.2.10 to 3.2.13, 3.2.21.
    """
    alchemists = noted(play.state).alchemists
    for one in alchemists:
        play.state_that(TowerPlaced(one.colour, one.tower))
    for one in alchemists:
        play.state_that(AlchemistPlaced(one.colour, one.tower), rule="MP-3.2.11")
    for one in alchemists:
        bring(play, one)
    state = play.state
    for one in reversed(alchemists):
        if one.items:
            question = ChooseOutfit(seats=(one.seat,), colour=one.colour)
            play.then(*opened(question, (), outfit_choice(state, question)))


def bring(play: Play[State], one: CarriedAlchemist) -> None:
    """Put homunculi on their own tower hex, and items in the tower. Source: MP-3.2.7, 3.2.12, 3.2.13."""
    for recipe in one.homunculi:
        play.state_that(HomunculusBrought(one.colour, recipe, one.tower), rule="MP-3.2.12")
    for recipe in one.items:
        play.state_that(ItemBrought(one.colour, recipe), rule="MP-3.2.13")


# Items


def outfit_choice(state: State, question: ChooseOutfit) -> Choice:
    """Return the choice of items worn from the start, up to the slots. Source: MP-3.2.13, 4.15.4."""
    alchemist = state.alchemists[question.colour]
    return Choice(
        rule="MP-3.2.13",
        word="wear",
        available=of(alchemist.tower.items),
        least=0,
        most=state.pack.alchemists[alchemist.character].slots,
        finish=lambda chosen: (PutOnOutfit(question.colour, chosen),) if chosen else (),
    )


@asks("MP-3.2.13", ChooseOutfit)
def outfit_options(state: State, question: ChooseOutfit) -> Iterator[Option]:
    """Yield each of the items brought along; those not worn stay in the tower."""
    yield from choice_options(question, question.chosen, outfit_choice(state, question))


@defaults(ChooseOutfit)
def outfit_default(state: State, question: ChooseOutfit) -> str:
    """Return the item to wear, highest level first, while slots are free. Source: MP-2.1.21."""
    choice, recipes = outfit_choice(state, question), state.pack.recipes
    best = sorted(choice.available, key=lambda item: -recipes[item].level)
    return choice_default(question.chosen, choice, of(best[: choice.most]))


@rule("MP-3.2.13", PutOnOutfit)
def put_on_outfit(play: Play[State], task: PutOnOutfit) -> None:
    """Put on items without an action, before day 1."""
    for item in task.items:
        play.state_that(ItemPutOn(task.colour, item))


# Things that cannot be made again


@rule("MP-7.1.12", CreditThings)
def credit_things(play: Play[State], task: CreditThings) -> None:
    """Count things brought along as made, if too few recipes are left to make them. Source: MP-3.2.16, 7.1.12."""
    state = play.state
    for part in mission_parts(state):
        if part.what == "make" and recipes_left(state, part) < len(state.alchemists):
            for one in noted(state).alchemists:
                if any(asks_for(part, state.pack, thing) for thing in one.things):
                    play.state_that(MissionPartFulfilled(one.colour, part.id))


def recipes_left(state: State, part: MissionPart) -> int:
    """Return how many recipes in pool and piles fulfil a part. Source: MP-7.1.12."""
    gone = noted(state).recipes
    return sum(asks_for(part, state.pack, recipe) for recipe in state.pack.recipes if recipe not in gone)
