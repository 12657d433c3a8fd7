"""The general supply of elements. Source: MP-2.5.11."""

from domain.materia_prima.state import State


def in_supply(state: State, element: str, wanted: int) -> int:
    """Return how many of the wanted elements the supply has; all of them unless the pack limits this kind.

    Source: MP-2.5.11, 8.3.3. Elements that left the game do not return.
    """
    count = state.pack.content.switches.supply.get(element)
    return wanted if count is None else max(0, min(wanted, count - in_play(state, element)))


def in_play(state: State, element: str) -> int:
    """Return how many elements of a kind are outside the supply."""
    alchemists = state.alchemists.values()
    places = [
        *(one.carried for one in alchemists),
        *(one.tower.elements for one in alchemists),
        *(one.carried for one in state.homunculi.values()),
        *state.loose.values(),
        state.delivered,
    ]
    return sum(elements.get(element, 0) for elements in places)
