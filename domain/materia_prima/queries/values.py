"""Status values of player figures, and their sources. Source: MP-8.2."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from domain.kernel.parts import Part, at_least, total
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.specials import AlchemistModifier
from domain.materia_prima.queries.events import alchemist_improvements
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.state import Alchemist, State

Stat = Literal["attack", "defence", "capacity", "actions"]

PRINTED_KEPT = 4096
"""The most sums of printed values in the cache: of alchemists, each with what it wears and what its tower has."""


def attack(state: State, figure: str) -> int:
    """Return how many dice a figure rolls when it attacks. Source: MP-8.2.1."""
    return value(state, figure, "attack")


def defence(state: State, figure: str) -> int:
    """Return how many dice a figure rolls when it is attacked. Source: MP-8.2.2."""
    return value(state, figure, "defence")


def capacity(state: State, figure: str) -> int:
    """Return how many elements a figure can hold at once. Source: MP-8.2.3."""
    return value(state, figure, "capacity")


def actions(state: State, figure: str) -> int:
    """Return how many actions a figure may use in one turn. Source: MP-8.2.4."""
    return value(state, figure, "actions")


def value(state: State, figure: str, stat: Stat) -> int:
    """Return an effective status value, at least 0. Source: MP-8.2.7."""
    alchemist = state.alchemists.get(figure)
    if alchemist is None:
        return max(0, total(unbounded_sources(state, figure, stat)))
    found = printed_value(state.pack, *printed_on(alchemist), stat)
    for _, amount in alchemist_improvements(state, stat):
        found += amount
    for one in standing(state, AlchemistModifier):
        if one.stat == stat:
            found += one.amount
    return found if found > 0 else 0


def sources(state: State, figure: str, stat: Stat) -> tuple[Part, ...]:
    """Return the parts of a status value, which make at least 0. Source: MP-8.2.7."""
    return at_least(0, unbounded_sources(state, figure, stat), "MP-8.2.7")


def unbounded_sources(state: State, figure: str, stat: Stat) -> list[Part]:
    """Return the figure's own value first, then everything that changes it.

    of: id of a card or special rule, `event-<day>` of an event.
    """
    alchemist = state.alchemists.get(figure)
    if alchemist is None:
        return [Part("MP-2.4.3", figure, getattr(state.pack.homunculus_values[figure], stat))]
    return [*printed_sources(state.pack, *printed_on(alchemist), stat), *passing_sources(state, stat)]


def printed_on(alchemist: Alchemist) -> tuple[str, bool, tuple[str, ...], tuple[str, ...]]:
    """Return what of an alchemist its printed values depend on."""
    return alchemist.character, alchemist.soul_stones > 0, alchemist.worn, alchemist.tower.extensions


@lru_cache(PRINTED_KEPT)
def printed_sources(
    pack: Pack, character: str, has_stone: bool, worn: tuple[str, ...], extensions: tuple[str, ...], stat: Stat
) -> tuple[Part, ...]:
    """Return the character's own value, with or without soul stone, and what worn items and tower extensions add.

    Source: MP-4.15.3, 4.17.3, 8.2.6, 8.2.7.
    """
    own = getattr(pack.alchemist_values[character, has_stone], stat)
    found = [Part("MP-8.2.7" if has_stone else "MP-8.2.6", character, own)]
    for rule, table, cards in (("MP-4.15.3", pack.recipes, worn), ("MP-4.17.3", pack.extensions, extensions)):
        bonuses = ((card, getattr(table[card].bonuses, stat)) for card in cards)
        found += [Part(rule, card, amount) for card, amount in bonuses if amount]
    return tuple(found)


@lru_cache(PRINTED_KEPT)
def printed_value(
    pack: Pack, character: str, has_stone: bool, worn: tuple[str, ...], extensions: tuple[str, ...], stat: Stat
) -> int:
    """Return what an alchemist's own value, worn items and tower extensions make. Source: MP-8.2.7."""
    return total(printed_sources(pack, character, has_stone, worn, extensions, stat))


def passing_sources(state: State, stat: Stat) -> Iterable[Part]:
    """Return what events and special rules add to the values of all alchemists. Source: MP-0.1.1, 5.3.4, 8.2.7."""
    events = [Part("MP-5.3.4", f"event-{day}", amount) for day, amount in alchemist_improvements(state, stat)]
    rules = [one for one in standing(state, AlchemistModifier) if one.stat == stat]
    return (*events, *(Part("MP-0.1.1", one.id, one.amount) for one in rules))
