"""Abilities of figures and their sources. Source: MP-8.1."""

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.parts import Part, total
from domain.materia_prima.content.pack import Pack
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
KEPT = 4096
"""The most lists of abilities in the cache: of alchemists, each with what it wears and what its tower has."""

OfCards = tuple[tuple[str, Ability], ...]
"""Abilities, each with the id of its card."""


def abilities(state: State, name: str) -> OfCards:
    """Return the abilities of a player figure. Source: MP-8.1.7, 8.1.12."""
    one = state.alchemists.get(name)
    if one is None:
        return abilities_of(state.pack, None, (name,), ())
    return abilities_of(state.pack, one.character, one.worn, one.tower.extensions)


@lru_cache(KEPT)
def abilities_of(pack: Pack, character: str | None, recipes: tuple[str, ...], extensions: tuple[str, ...]) -> OfCards:
    """Return the abilities of a character, of things made by recipes, and of tower extensions, in this order."""
    own = pack.alchemists[character].abilities if character else ()
    found = [(character or "", ability) for ability in own]
    found += [(item, ability) for item in recipes for ability in pack.recipes[item].abilities]
    found += [(card, ability) for card in extensions for ability in pack.extensions[card].abilities]
    return tuple(found)


def has_ability(state: State, name: str, kind: type[Ability]) -> bool:
    """Return whether a figure has an ability of this kind."""
    return kind in ability_kinds(state, name)


def ability_kinds(state: State, name: str) -> list[type[Ability]]:
    """Return the kinds of a player figure's abilities."""
    return [type(ability) for _, ability in abilities(state, name)]


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
    return has_ability(state, colour, BroadResearch)


def has_far_research(state: State, colour: str) -> bool:
    """Return whether an alchemist needs no town to research. Source: MP-8.1.4."""
    return has_ability(state, colour, FarResearch)


def has_far_transmutation(state: State, colour: str) -> bool:
    """Return whether an alchemist needs no tower to transmute. Source: MP-8.1.6."""
    return has_ability(state, colour, FarTransmutation)


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
