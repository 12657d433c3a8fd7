"""Changes that facts of several chapters make to a figure or a tower."""

from typing import Any

from msgspec.structs import replace

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.state import Homunculus, State


def with_figure(state: State, name: str, **changes: Any) -> State:
    """Return the state with fields of a player figure changed."""
    if name in state.alchemists:
        changed = replace(state.alchemists[name], **changes)
        return replace(state, alchemists={**state.alchemists, name: changed})
    return replace(state, homunculi={**state.homunculi, name: replace(state.homunculi[name], **changes)})


def with_made(state: State, recipe: str) -> State:
    """Return the state after something was made or brought along. A thing made before and lost no longer counts."""
    return replace(state, made=(*(one for one in state.made if one != recipe), recipe))


def with_homunculus(state: State, recipe: str, colour: str, hex: Hex) -> State:
    """Return the state with one more homunculus on the board, made or brought along."""
    return with_made(replace(state, homunculi={**state.homunculi, recipe: Homunculus(recipe, colour, hex)}), recipe)


def with_item(state: State, colour: str, recipe: str) -> State:
    """Return the state with one more item in a tower, made or brought along."""
    items = (*state.alchemists[colour].tower.items, recipe)
    return with_made(with_tower(state, colour, items=items), recipe)


def with_tower(state: State, colour: str, **changes: Any) -> State:
    """Return the state with fields of a colour's tower changed."""
    return with_figure(state, colour, tower=replace(state.alchemists[colour].tower, **changes))
