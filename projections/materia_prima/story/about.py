"""What facts are about: cards, elements, figures, places."""

from collections.abc import Iterator, Mapping
from typing import Any

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.facts.events import EventResolved, MissionsSpent
from domain.materia_prima.state import State
from projections.about import Naming, about_fields, each
from projections.materia_prima import ids
from projections.materia_prima.telling import TOLD_BEFORE


def about(before: State, fact: Fact, after: State) -> tuple[str, ...]:
    """Return the ids of what a fact is about."""
    return about_fields(NAMED, before if isinstance(fact, TOLD_BEFORE) else after, fact)


def cards(state: State, fact: Any, value: str | tuple[str, ...] | int) -> Iterator[str]:
    """Yield alarm cards or inquisitor cards; in other facts the field is their number."""
    for one in () if isinstance(value, int) else (value,) if isinstance(value, str) else value:
        yield ids.alarm(one) if one in state.pack.alarm_cards else ids.inquisitor_card(one)


def things(state: State, fact: Any, value: str | tuple[str, ...]) -> Iterator[str]:
    """Yield recipes, or what was made by them."""
    yield from (ids.of_thing(state, one) for one in ((value,) if isinstance(value, str) else value))


def elements(state: State, fact: Any, value: Mapping[str, int]) -> Iterator[str]:
    """Yield several kinds of elements."""
    yield from (ids.element(kind) for kind in value)


def colours(state: State, fact: Any, value: str | tuple[str, ...]) -> Iterator[str]:
    """Yield the alchemists of colours; a colour before somebody has it."""
    for one in (value,) if isinstance(value, str) else value:
        yield ids.figure(one) if one in state.alchemists else ids.colour(one)


def slot(state: State, fact: Any, letter: str) -> Iterator[str]:
    """Yield the slot with the cards of a type of inquisitors."""
    slots = enumerate(state.slots, 1)
    yield from (ids.slot(number) for number, one in slots if one is not None and one.type == letter)


def place(state: State, fact: Any, hex: Hex) -> Iterator[str]:
    """Yield a hex of the map."""
    yield ids.place(hex)


def layout(state: State, fact: Any, word: str) -> Iterator[str]:
    """Yield a ready layout; a free one is a thing of this table alone."""
    if word in state.pack.layouts:
        yield ids.layout(word)


def event(state: State, fact: Any, day: int) -> Iterator[str]:
    """Yield the event of a day."""
    if isinstance(fact, EventResolved | MissionsSpent):
        yield ids.event(day)


def pile(state: State, fact: Any, kind: str) -> Iterator[str]:
    """Yield the pile of a kind of recipes."""
    if kind in state.pack.recipes_of:
        yield ids.recipe_deck(kind)


NAMED: Mapping[str, Naming] = {
    **dict.fromkeys(("card", "cards"), cards),
    **dict.fromkeys(("recipe", "recipes", "item", "fragment"), things),
    "extension": each(ids.extension),
    **dict.fromkeys(("mission", "missions"), each(ids.mission)),
    "temple": each(ids.temple),
    "special": each(ids.special),
    "part": each(ids.part),
    "element": each(ids.element),
    "elements": elements,
    "inquisitor": each(ids.inquisitor),
    **dict.fromkeys(("figure", "partner", "homunculus"), each(ids.figure)),
    **dict.fromkeys(("colour", "colours"), colours),
    "slot": each(ids.slot),
    "letter": slot,
    "kind": pile,
    "town": each(ids.town),
    "hex": place,
    "day": event,
    "difficulty": each(ids.difficulty),
    "layout": layout,
    "seat": each(ids.seat),
}
"""Field of a fact -> what it names, the most specific first."""
