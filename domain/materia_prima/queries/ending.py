"""The last day, and the rest of the scenario mission. Source: MP-2.1.3, 7.1."""

from collections.abc import Iterator, Mapping
from typing import Literal

from domain.kernel.parts import Part
from domain.materia_prima.content.pack import MissionPart, Pack
from domain.materia_prima.content.specials import LastDays
from domain.materia_prima.queries.figures import own_homunculi
from domain.materia_prima.state import State

EASIER: Mapping[str, Literal["normal", "easy"]] = {"hard": "normal", "normal": "easy"}
"""The next easier level. Source: MP-7.2.1."""


def is_over(state: State) -> bool:
    """Return whether the scenario has ended. Source: MP-7.1.9."""
    return state.status not in ("setup", "running")


def is_tutorial(state: State) -> bool:
    """Return whether this is a tutorial, which has its own setup and no difficulty. Source: MP-3.4.1."""
    return state.pack.scenarios[state.scenario].tutorial is not None


def last_day(state: State) -> int:
    """Return the last day of the difficulty in force, or of a tutorial."""
    return last_day_part(state).amount


def last_day_part(state: State) -> Part:
    """Return what sets the last day: the tutorial, a special rule, or the difficulty in force.

    Source: MP-0.1.1, 2.1.3, 3.4.3.
    """
    scenario = state.pack.scenarios[state.scenario]
    if scenario.tutorial:
        return Part("MP-3.4.3", scenario.id, scenario.tutorial.days)
    special = next((one.id for one in scenario.specials if isinstance(one, LastDays)), None)
    rule, of = ("MP-0.1.1", special) if special else ("MP-2.1.3", state.difficulty)
    return Part(rule, of, scenario.days[state.difficulty])


def easier_level(state: State) -> Literal["normal", "easy"] | None:
    """Return the level below the one in force; None on easy, and in a tutorial. Source: MP-3.4.1, 7.2.5, 7.2.8."""
    return None if is_tutorial(state) else EASIER.get(state.difficulty)


def mission_parts(state: State) -> tuple[MissionPart, ...]:
    """Return the parts of the mission of every alchemist. Source: MP-7.1.8."""
    return state.pack.scenarios[state.scenario].parts


def has_fulfilled(state: State, colour: str, part: MissionPart) -> bool:
    """Return whether an alchemist has fulfilled a part: a deed once done, a possession while it is owned.

    Source: MP-7.1.8.
    """
    if part.is_deed:
        return part.id in state.alchemists[colour].deeds
    return any(asks_for(part, state.pack, thing) for thing in possessions(state, colour))


def asks_for(part: MissionPart, pack: Pack, thing: str) -> bool:
    """Return whether a part asks for this thing. thing: as `RecordDeed` names it, or the recipe of a possession.

    Source: MP-7.1.8, 10.2.14.
    """
    match part.what:
        case "make" | "have" | "give" | "research":
            recipe = pack.recipes[thing]
            return part.kind in ("any", recipe.kind) and part.level in ("any", recipe.level)
        case "defeat" | "repel":
            return part.type in (None, thing)
        case "deliver" | "win" | "fulfil":
            return part.kind in ("any", pack.missions[thing].kind)
        case "convert":
            return part.level in ("any", pack.level[thing])
        case "buy":
            return True


def possessions(state: State, colour: str) -> Iterator[str]:
    """Yield the recipes of all homunculi, items (stored or worn) and fragments of an alchemist."""
    alchemist = state.alchemists[colour]
    yield from (one.recipe for one in own_homunculi(state, colour))
    yield from (*alchemist.worn, *alchemist.tower.items, *alchemist.tower.fragments)


def unfulfilled(state: State) -> tuple[str, ...]:
    """Return the colours of the alchemists that have not fulfilled the whole mission. Source: MP-7.1.4, 7.1.5,
    7.1.7.
    """
    parts = mission_parts(state)
    return tuple(colour for colour in state.alchemists if not all(has_fulfilled(state, colour, part) for part in parts))
