"""Abilities of figures and their sources. Source: MP-8.1."""

from collections.abc import Iterator

from domain.kernel.parts import Part, total
from domain.materia_prima.content.parts import (
    Ability,
    BroadResearch,
    ExtraAction,
    ExtraRecipe,
    FarResearch,
    FarTransmutation,
    RichMining,
)
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import Action

POOL_CARDS_PER_ALCHEMIST = 3
"""The recipes in the pool for each alchemist. Source: MP-4.16.3."""


def abilities(state: State, name: str) -> Iterator[tuple[str, Ability]]:
    """Yield the abilities of a player figure, each with the id of its card. Source: MP-8.1.7, 8.1.12."""
    pack = state.pack
    alchemist = state.alchemists.get(name)
    if alchemist is None:
        yield from ((name, ability) for ability in pack.recipes[name].abilities)
        return
    yield from ((alchemist.character, ability) for ability in pack.alchemists[alchemist.character].abilities)
    for item in alchemist.worn:
        yield from ((item, ability) for ability in pack.recipes[item].abilities)
    for extension in alchemist.tower.extensions:
        yield from ((extension, ability) for ability in pack.extensions[extension].abilities)


def extra_actions(state: State, name: str) -> dict[Action, str]:
    """Return the extra actions that a figure has left this turn: kind -> the first source, as `<card>:<kind>`.

    Source: MP-8.1.1, 8.1.14.
    """
    used = figure(state, name).extras
    left: dict[Action, str] = {}
    for card, ability in abilities(state, name):
        if isinstance(ability, ExtraAction) and (source := f"{card}:{ability.action}") not in used:
            left.setdefault(ability.action, source)
    return left


def rich_mining(state: State, name: str, element: str) -> int:
    """Return how many more elements a mine of this kind yields to a figure. Source: MP-8.1.3, 8.1.8."""
    found = (ability for _, ability in abilities(state, name) if isinstance(ability, RichMining))
    return sum(ability.element == element for ability in found)


def has_broad_research(state: State, colour: str) -> bool:
    """Return whether an alchemist draws four recipes and keeps two. Source: MP-8.1.2."""
    return any(isinstance(ability, BroadResearch) for _, ability in abilities(state, colour))


def has_far_research(state: State, colour: str) -> bool:
    """Return whether an alchemist needs no town to research. Source: MP-8.1.4."""
    return any(isinstance(ability, FarResearch) for _, ability in abilities(state, colour))


def has_far_transmutation(state: State, colour: str) -> bool:
    """Return whether an alchemist needs no tower to transmute. Source: MP-8.1.6."""
    return any(isinstance(ability, FarTransmutation) for _, ability in abilities(state, colour))


def pool_cards_max(state: State) -> int:
    """Return how many recipes the common pool can hold. Source: MP-4.16.3."""
    return total(pool_parts(state))


def pool_parts(state: State) -> Iterator[Part]:
    """Yield the parts of the pool's size: of each alchemist, then of its abilities. Source: MP-4.16.3, 8.1.5, 8.1.8."""
    for colour in state.alchemists:
        yield Part("MP-4.16.3", colour, POOL_CARDS_PER_ALCHEMIST)
        for card, ability in abilities(state, colour):
            if isinstance(ability, ExtraRecipe):
                yield Part("MP-8.1.5", card, 1)
