"""The last day, and what the scenario mission still asks. Source: MP-2.1.3, 7.1."""

from collections.abc import Iterator

from domain.materia_prima.content import MissionPart, Recipe
from domain.materia_prima.queries.figures import own_homunculi
from domain.materia_prima.state import State


def last_day(state: State) -> int:
    """The last day of the difficulty in force. Source: MP-2.1.3."""
    return state.pack.scenarios[state.scenario].last_days[state.difficulty]


def mission_parts(state: State) -> tuple[MissionPart, ...]:
    """What the scenario asks of every alchemist. Source: MP-7.1.8."""
    return state.pack.scenarios[state.scenario].parts


def has_fulfilled(state: State, colour: str, part: MissionPart) -> bool:
    """Whether an alchemist has fulfilled a part: a deed once done, a possession while it is owned. Source: MP-7.1.8."""
    if part.is_deed:
        return part.id in state.alchemists[colour].deeds
    return any(asks_for(part, state.pack.recipes[thing]) for thing in possessions(state, colour))


def asks_for(part: MissionPart, thing: Recipe) -> bool:
    """Whether a thing is of the kind and level that a part asks for. Source: MP-7.1.8, 10.2.14."""
    return part.kind in ("any", thing.kind) and part.level in ("any", thing.level)


def possessions(state: State, colour: str) -> Iterator[str]:
    """The recipes of all homunculi, items, stored or worn, and fragments of an alchemist."""
    alchemist = state.alchemists[colour]
    yield from (one.recipe for one in own_homunculi(state, colour))
    yield from (*alchemist.worn, *alchemist.tower.items, *alchemist.tower.fragments)


def unfulfilled(state: State) -> tuple[str, ...]:
    """The colours of the alchemists that have not fulfilled the whole mission. Source: MP-7.1.4, 7.1.5, 7.1.7."""
    parts = mission_parts(state)
    return tuple(colour for colour in state.alchemists if not all(has_fulfilled(state, colour, part) for part in parts))
