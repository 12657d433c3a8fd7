"""The general supply of elements. Source: MP-2.5.11."""

from domain.materia_prima.state import State


def in_supply(state: State, element: str, wanted: int) -> int:
    """How many of the wanted ones the supply still has; all of them unless the pack counts this kind.

    Source: MP-2.5.11, 8.3.3: what left the game does not come back.
    """
    count = state.pack.content.switches.supply.get(element)
    return wanted if count is None else max(0, min(wanted, count - in_play(state, element)))


def in_play(state: State, element: str) -> int:
    """How many of a kind are anywhere but in the supply."""
    alchemists = state.alchemists.values()
    places = [
        *(one.carried for one in alchemists),
        *(one.tower.elements for one in alchemists),
        *(one.carried for one in state.homunculi.values()),
        *state.loose.values(),
        state.delivered,
    ]
    return sum(elements.get(element, 0) for elements in places)
