"""Status values of player figures, and their sources. Source: MP-8.2."""

from collections.abc import Iterator
from typing import Literal

from domain.kernel.parts import Part, at_least, total
from domain.materia_prima.content.specials import AlchemistModifier
from domain.materia_prima.queries.events import alchemist_improvements
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.state import Alchemist, State

Stat = Literal["attack", "defence", "capacity", "actions"]


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
    return max(0, total(unbounded_sources(state, figure, stat)))


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
    return [own_source(state, alchemist, stat), *added_sources(state, alchemist, stat)]


def own_source(state: State, alchemist: Alchemist, stat: Stat) -> Part:
    """Return the character's own value, with or without soul stone. Source: MP-8.2.6."""
    has_stone = alchemist.soul_stones > 0
    values = state.pack.alchemist_values[alchemist.character, has_stone]
    return Part("MP-8.2.7" if has_stone else "MP-8.2.6", alchemist.character, getattr(values, stat))


def added_sources(state: State, alchemist: Alchemist, stat: Stat) -> Iterator[Part]:
    """Yield the additions by worn items, tower extensions, events and special rules.

    Source: MP-0.1.1, 4.15.3, 4.17.3, 5.3.4, 8.2.7.
    """
    for item in alchemist.worn:
        if amount := getattr(state.pack.recipes[item].bonuses, stat):
            yield Part("MP-4.15.3", item, amount)
    for extension in alchemist.tower.extensions:
        if amount := getattr(state.pack.extensions[extension].bonuses, stat):
            yield Part("MP-4.17.3", extension, amount)
    for day, amount in alchemist_improvements(state, stat):
        yield Part("MP-5.3.4", f"event-{day}", amount)
    for special in standing(state, AlchemistModifier):
        if special.stat == stat:
            yield Part("MP-0.1.1", special.id, special.amount)
