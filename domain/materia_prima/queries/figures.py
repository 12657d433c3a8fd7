"""Figures: where they are, and who owns them. An alchemist is named by its colour, a homunculus by its recipe."""

from collections.abc import Iterator

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.state import Alchemist, Homunculus, State

Figure = Alchemist | Homunculus


def figure(state: State, name: str) -> Figure:
    """Return the player figure of this name, on the board."""
    return state.alchemists.get(name) or state.homunculi[name]


def player_figures(state: State) -> tuple[str, ...]:
    """Return the names of all player figures: alchemists in order of choice, then homunculi in order of entry."""
    return (*state.alchemists, *state.homunculi)


def is_homunculus(state: State, name: str) -> bool:
    """Return whether this player figure is a homunculus."""
    return name in state.homunculi


def owner(state: State, name: str) -> Alchemist:
    """Return the alchemist that owns a player figure; an alchemist owns itself."""
    return state.alchemists[figure(state, name).colour]


def seat_of(state: State, name: str) -> int:
    """Return the seat that plays this figure."""
    return owner(state, name).seat


def own_homunculi(state: State, colour: str) -> tuple[Homunculus, ...]:
    """Return the homunculi of a colour, in order of entry."""
    return tuple([one for one in state.homunculi.values() if one.colour == colour]) if state.homunculi else ()


def own_figures(state: State, colour: str) -> tuple[str, ...]:
    """Return the names of a colour's figures: the alchemist, then homunculi in order of entry."""
    return (colour, *[one.recipe for one in own_homunculi(state, colour)])


def figures_at(state: State, hex: Hex) -> Iterator[str]:
    """Yield the names of the player figures on a hex."""
    yield from (colour for colour, one in state.alchemists.items() if one.hex == hex)
    yield from (recipe for recipe, one in state.homunculi.items() if one.hex == hex)


def tower_at(state: State, hex: Hex) -> str | None:
    """Return the colour whose tower stands on a hex."""
    return next((colour for colour, one in state.alchemists.items() if one.tower.hex == hex), None)


def is_in_tower(state: State, name: str) -> bool:
    """Return whether a player figure stands on its own tower hex. Source: MP-4.7.9, 4.20.2."""
    one = figure(state, name)
    return one.hex == state.alchemists[one.colour].tower.hex


def turn_order(state: State) -> tuple[str, ...]:
    """Return the colours in play in the active alarm card's order; before the first card in order of choice.

    Source: MP-3.3.2, 4.7.1.
    """
    if not state.alarm_discard:
        return state.colours
    order = state.pack.alarm_cards[state.alarm_discard[-1]].order
    return tuple(colour for colour in order if colour in state.alchemists)


def speaker(state: State) -> int:
    """Return the seat that decides for the group. Source: MP-2.1.10."""
    return state.alchemists[turn_order(state)[0]].seat if state.alarm_discard else 0
