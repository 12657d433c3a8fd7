"""What a scenario started from, and what may go into the next one. Source: MP-2.1.1, 3.2, 7.3."""

from collections.abc import Iterator
from typing import Literal

from domain.materia_prima.carry_over import Carried
from domain.materia_prima.queries.ending import is_over, is_tutorial, possessions
from domain.materia_prima.state import State

NOTHING = Carried()

LEVELS = (1, 2, 3)


def mode(state: State) -> Literal["campaign", "single", "tutorial"]:
    """Return the kind of this game: tutorial, single scenario or campaign. Source: MP-2.1.1."""
    if is_tutorial(state):
        return "tutorial"
    return "single" if state.campaign is None else "campaign"


def noted(state: State) -> Carried:
    """Return what the scenario started from; empty in a new campaign and outside one. Source: MP-3.1.2, 3.1.3."""
    return state.campaign or NOTHING


def has_counted(state: State) -> bool:
    """Return whether the campaign continues with the result of this scenario, not with the state before it.

    Source: MP-7.3.11, 7.4.5. A scenario that ends before the first alarm card never began, so nothing carries
    over from it.
    """
    goes_on = state.status == "succeeded" or state.pack.content.switches.on_failure == "continue"
    return state.campaign is not None and is_over(state) and goes_on and bool(state.alarm_discard)


def usable_levels(state: State, colour: str) -> tuple[int, ...]:
    """Return the levels of things that an alchemist may take along: with a soul stone, those of its fragments.

    Source: MP-7.3.2 to 7.3.4.
    """
    alchemist = state.alchemists[colour]
    if not alchemist.soul_stones:
        return ()
    levels = {state.pack.recipes[fragment].level for fragment in alchemist.tower.fragments}
    return tuple(level for level in LEVELS if level in levels)


def takeable(state: State, colour: str, level: int) -> tuple[str, ...]:
    """Return an alchemist's homunculi and items of a level, in the order of making. Source: MP-2.1.21, 7.3.2."""
    things = [one for one in portable(state, colour) if state.pack.recipes[one].level == level]
    return tuple(sorted(things, key=lambda one: state.made.index(one) if one in state.made else -1))


def bought(state: State, colour: str) -> tuple[str, ...]:
    """Return the tower extensions that an alchemist bought in this scenario, in that order.

    Source: MP-2.1.21, 7.3.6.
    """
    brought = noted(state).extensions
    return tuple(one for one in state.alchemists[colour].tower.extensions if one not in brought)


def portable(state: State, colour: str) -> Iterator[str]:
    """Return all homunculi and items of an alchemist; fragments do not carry over. Source: MP-7.3.2, 7.3.5."""
    return (one for one in possessions(state, colour) if state.pack.recipes[one].kind != "stone")
