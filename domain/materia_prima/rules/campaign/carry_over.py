"""The choice of what goes into the next scenario of a campaign, after the ending is recorded. Source: MP-7.3."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Question, Unmet
from domain.materia_prima.facts.campaign import ExtensionCarriedOver, ThingCarriedOver
from domain.materia_prima.queries.campaign import bought, has_counted, portable, takeable, usable_levels
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.state import State
from domain.materia_prima.tasks.campaign import (
    CarryExtensionOver,
    CarryThingOver,
    ChooseCarriedExtension,
    ChooseCarriedThing,
)

TAKE = "take"
LEAVE = "leave"


def carry_over(state: State) -> Iterator[Question]:
    """Yield the choices of all alchemists, in the order of the alarm card in force; none where nothing can be taken.

    Source: MP-2.1.11, 2.1.12, 7.3.14, 7.4.5.
    """
    if not has_counted(state):
        return
    for colour in turn_order(state):
        seats = (state.alchemists[colour].seat,)
        for level in usable_levels(state, colour):
            if takeable(state, colour, level):
                yield ChooseCarriedThing(seats=seats, colour=colour, level=level)
        if bought(state, colour):
            yield ChooseCarriedExtension(seats=seats, colour=colour)


# Things


@asks("MP-7.3.2", ChooseCarriedThing)
def thing_options(state: State, question: ChooseCarriedThing) -> Iterator[Option]:
    """Yield each of the alchemist's homunculi and items of the fragment's level, and none. Source: MP-7.3.2, 7.3.3."""
    (seat,) = question.seats
    for recipe in takeable(state, question.colour, question.level):
        yield Option(seat, f"{TAKE}:{recipe}", "MP-7.3.2", (CarryThingOver(question.colour, recipe),))
    yield Option(seat, LEAVE, "MP-7.3.2")


@refuses(ChooseCarriedThing)
def rule_against_thing(state: State, question: ChooseCarriedThing, seat: int, key: str) -> Unmet | None:
    """Return why `take:<recipe>` is not offered. Nothing except these choices is allowed any more.

    Source: MP-7.1.9, 7.3.14.
    """
    word, _, thing = key.partition(":")
    return rule_against_taking(state, question.colour, thing) if word == TAKE else Unmet("MP-7.1.9")


def rule_against_taking(state: State, colour: str, thing: str) -> Unmet:
    """Return what a thing lacks to be taken along; extensions are not such things. Source: MP-7.3.2 to 7.3.5."""
    alchemist = state.alchemists[colour]
    if thing in alchemist.tower.fragments:
        return Unmet("MP-7.3.5", "no-stone")
    if thing not in portable(state, colour):
        return Unmet("MP-7.3.2", "own-thing")
    if not alchemist.soul_stones:
        return Unmet("MP-7.3.4", "soul-stone")
    level = state.pack.recipes[thing].level
    rule_id = "MP-7.3.3" if level in usable_levels(state, colour) else "MP-7.3.2"
    return Unmet(rule_id, "fragment-of", {"level": level})


@defaults(ChooseCarriedThing)
def thing_default(state: State, question: ChooseCarriedThing) -> str:
    """Return the one made first. Source: MP-2.1.21."""
    return next(thing_options(state, question)).key


@rule("MP-7.3.2", CarryThingOver)
def carry_thing_over(play: Play[State], task: CarryThingOver) -> None:
    """Note a thing; everything else goes back to supply and piles. Source: MP-7.3.8."""
    play.state_that(ThingCarriedOver(task.colour, task.recipe))


# Tower extensions


@asks("MP-7.3.6", ChooseCarriedExtension)
def extension_options(state: State, question: ChooseCarriedExtension) -> Iterator[Option]:
    """Yield each extension bought in this scenario, and none; neither soul stone nor fragment is needed."""
    (seat,) = question.seats
    for extension in bought(state, question.colour):
        yield Option(seat, f"{TAKE}:{extension}", "MP-7.3.6", (CarryExtensionOver(question.colour, extension),))
    yield Option(seat, LEAVE, "MP-7.3.6")


@refuses(ChooseCarriedExtension)
def rule_against_extension(state: State, question: ChooseCarriedExtension, seat: int, key: str) -> Unmet | None:
    """Return why `take:<extension>` is not offered; for a thing, why it cannot be taken along.

    Source: MP-7.1.9, 7.3.14.
    """
    word, _, thing = key.partition(":")
    if word != TAKE:
        return Unmet("MP-7.1.9")
    return rule_against_taking(state, question.colour, thing) if thing in state.pack.recipes else Unmet("MP-7.3.6")


@defaults(ChooseCarriedExtension)
def extension_default(state: State, question: ChooseCarriedExtension) -> str:
    """Return the one bought first. Source: MP-2.1.21."""
    return next(extension_options(state, question)).key


@rule("MP-7.3.6", CarryExtensionOver)
def carry_extension_over(play: Play[State], task: CarryExtensionOver) -> None:
    """Note an extension; the others go back to the stack. Source: MP-7.3.8."""
    play.state_that(ExtensionCarriedOver(task.colour, task.extension))
