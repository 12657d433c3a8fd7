"""What an option is done with and to, as ids: the most specific thing first."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from domain.kernel.task import Option, Question
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.queries.missions import mission_for, town_of
from domain.materia_prima.queries.movement import board
from domain.materia_prima.rules.ending.difficulty import EASE
from domain.materia_prima.state import State
from domain.materia_prima.tasks.tower import Convert, Transmute
from projections.explanation import lookup, once_a_question
from projections.materia_prima import ids
from projections.materia_prima.menu.answers import hex_of
from projections.materia_prima.menu.labels import ALWAYS, FIELDS, THINGS, tag_of_type, worded_as

Named = Callable[[State, Any], Iterable[str]]
"""(state, a part of a key or a field's value) -> ids."""
Around = Callable[[State, Any, list[str]], Iterable[str]]
"""(state, question, what follows the first word of the key) -> ids of what neither key nor question names."""


def about(state: State, question: Question | None, option: Option) -> tuple[str, ...]:
    """Return the ids of what the key names, then of what stands around it, then of whom the question asks about."""
    word, *rest = option.key.split(":")
    if question is None or word in ALWAYS or word == EASE:
        return (*map(ids.difficulty, rest), ids.seat(option.seat))
    around = around_of(question, word)
    found = [
        *named(state, question, word, rest),
        *(around(state, question, rest) if around else ()),
        *asked_about(state, question),
    ]
    return tuple(dict.fromkeys(found))


def named(state: State, question: Question, word: str, rest: list[str]) -> list[str]:
    """Return what the key names, its last part first."""
    if not rest:
        return []
    parts = [*zip(key_fields(type(question), word), rest, strict=False)]
    return [id for name, part in reversed(parts) for id in NAMED[name](state, part)]


@cache
def key_fields(kind: type[Question], word: str) -> tuple[str, ...]:
    """Return the names of what follows the first word of a key to a question type."""
    thing = THINGS.get(tag_of_type(kind))
    return (thing,) if thing else FIELDS.get(word, ())


@once_a_question
def asked_about(state: State, question: Question) -> tuple[str, ...]:
    """Return what the fields of the question name; the seat, if they name nothing."""
    known = [(name, value) for name in asked_fields(type(question)) if (value := getattr(question, name)) is not None]
    if not known:
        return (ids.seat(question.seats[0]),)
    return tuple([id for name, value in known for id in NAMED[name](state, value)])


@cache
def asked_fields(kind: type[Question]) -> tuple[str, ...]:
    """Return the fields of a question type that tell whom or what is asked about."""
    return tuple(name for name in ASKED if name in kind.__struct_fields__)


# Parts of keys, and fields of questions


def colour(state: State, name: str) -> Iterator[str]:
    """Yield the alchemist of a colour, or the colour before it has one."""
    yield ids.figure(name) if name in state.alchemists else ids.colour(name)


def character(state: State, name: str) -> Iterator[str]:
    """Yield the alchemist that a character is, or the character before somebody plays it."""
    figures = (ids.figure(one.colour) for one in state.alchemists.values() if one.character == name)
    yield next(figures, ids.character(name))


def town(state: State, letter: str) -> Iterator[str]:
    """Yield the card of a town, and where it lies."""
    yield ids.town(letter)
    if state.layout:
        yield ids.place(board(state).towns[letter])


def place(state: State, name: str) -> Iterator[str]:
    """Yield where elements are taken from: the tower, or a figure."""
    if name != "tower":
        yield ids.figure(name)


def action(state: State, paid_for: Convert | Transmute) -> Iterator[str]:
    """Yield the recipe that elements are paid for, and the alchemist that pays."""
    if isinstance(paid_for, Transmute):
        yield ids.recipe(paid_for.recipe)
    yield ids.figure(paid_for.colour)


def letter(state: State, type: str) -> Iterator[str]:
    """Yield the slot with the cards of a type of inquisitors."""
    slots = enumerate(state.slots, 1)
    yield from (ids.slot(number) for number, slot in slots if slot is not None and slot.type == type)


def of(name: Callable[[Any], str]) -> Named:
    """Return one id, made from the value alone."""
    return lambda state, value: (name(value),)


NAMED: Mapping[str, Named] = {
    **dict.fromkeys(("figure", "partner", "homunculus"), of(ids.figure)),
    "hex": lambda state, part: (ids.place(hex_of(part)),),
    "inquisitor": of(ids.inquisitor),
    **dict.fromkeys(("recipe", "item", "fragment"), lambda state, name: (ids.of_thing(state, name),)),
    "kind": of(ids.recipe_deck),
    "town": town,
    "difficulty": of(ids.difficulty),
    "layout": of(ids.layout),
    "temple": of(ids.temple),
    "character": character,
    "colour": colour,
    "element": of(ids.element),
    "extension": of(ids.extension),
    "mission": of(ids.mission),
    "place": place,
    "type": letter,
    "day": of(ids.event),
    "action": action,
}
"""Name of a key's part or of a question's field -> the ids of what it holds."""

ASKED = ("homunculus", "item", "figure", "partner", "type", "day", "action", "colour")
"""The fields of questions that tell whom or what is asked about, in the order in which their ids stand."""


# What stands around


def figure_place(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield where the figure that the key begins with stands."""
    hex = figure(state, rest[0]).hex
    if hex is not None:
        yield ids.place(hex)


def mining(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the element of the mine, and the mine."""
    hex = figure(state, rest[0]).hex
    kind = board(state).terrain[hex].mine if hex else None
    if kind:
        yield ids.element(kind)
    yield from figure_place(state, question, rest)


def figure_mission(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the mission of the town where a figure stands, and the town."""
    mission, letter = mission_for(state, rest[0]), town_of(state, rest[0])
    if mission:
        yield ids.mission(mission.id)
    if letter:
        yield from town(state, letter)


def own_mission(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the mission of the alchemist's town, and the town."""
    return figure_mission(state, question, [question.colour])


def homunculus_mission(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the mission that wants the homunculus, and the town."""
    return figure_mission(state, question, [question.homunculus])


def own_tower(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the tower of the colour that is asked."""
    yield ids.tower(question.action.colour if hasattr(question, "action") else question.colour)


def own_town(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the town where the alchemist stands."""
    letter = town_of(state, question.colour)
    if letter:
        yield from town(state, letter)


def own_extension(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the extension that the town sells, and the town."""
    extension = state.extensions.get(town_of(state, question.colour) or "")
    if extension:
        yield ids.extension(extension)
    yield from own_town(state, question, rest)


AROUND: Mapping[str, Around] = {
    "take-turn-mine": mining,
    "take-turn-pick-up": figure_place,
    "take-turn-drop": figure_place,
    "take-turn-drop-mission": figure_mission,
    "take-turn-fight-mission": figure_mission,
    "take-turn-give-item": own_mission,
    "take-turn-give-fragment": own_mission,
    **dict.fromkeys(("take-turn-convert", "take-turn-transmute", "take-turn-equip"), own_tower),
    "take-turn-research": own_town,
    "take-turn-buy": own_extension,
    "offer-homunculus": homunculus_mission,
    **dict.fromkeys(("choose-conversions", "choose-place", "choose-worn", "choose-load", "wear-or-store"), own_tower),
    **dict.fromkeys(("choose-lost", "choose-outfit"), own_tower),
    "choose-price": own_extension,
    "keep-recipes": own_town,
}
"""Question and word of a key, or the question alone -> what stands around."""

around_of = lookup(AROUND, worded_as, alone=True)
