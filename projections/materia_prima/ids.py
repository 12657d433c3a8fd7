"""Ids of what lies on the table, the same in boards, pictures, menus and the chronicle.

An id is stable as long as it is the same thing. A face-down card has none: its deck has one.
"""

from collections.abc import Callable, Container, Mapping
from typing import Any

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.rules.town import pile_of
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import LAST_DAYS


def place(hex: Hex) -> str:
    """Return the id of a hex of the map: `hex:2,-1`."""
    return f"hex:{hex[0]},{hex[1]}"


def figure(name: str) -> str:
    """Return the id of a player's figure: an alchemist by its colour, a homunculus by its recipe."""
    return f"figure:{name}"


def inquisitor(name: str) -> str:
    """Return the id of an inquisitor on the board: `inquisitor:a-3`."""
    return f"inquisitor:{name}"


def tower(colour: str) -> str:
    """Return the id of the tower of a colour."""
    return f"tower:{colour}"


def seat(number: int) -> str:
    """Return the id of a player's seat, from 0."""
    return f"seat:{number}"


def recipe(card: str) -> str:
    """Return the id of a recipe, and of the thing made by it unless that is a figure."""
    return f"recipe:{card}"


def extension(card: str) -> str:
    """Return the id of a tower extension."""
    return f"extension:{card}"


def mission(card: str) -> str:
    """Return the id of a town mission."""
    return f"mission:{card}"


def part(id: str) -> str:
    """Return the id of a part of the scenario's mission."""
    return f"part:{id}"


def town(letter: str) -> str:
    """Return the id of a town card by its letter: `town:A`."""
    return f"town:{letter}"


def element(kind: str) -> str:
    """Return the id of a kind of element: its supply, and its row of the conversions."""
    return f"element:{kind}"


def event(day: int) -> str:
    """Return the id of a row of the event table, by its day."""
    return f"event:{day}"


def deck(pile: str) -> str:
    """Return the id of a face-down pile with its discards: `deck:alarm`."""
    return f"deck:{pile}"


def slot(number: int) -> str:
    """Return the id of a slot of inquisitor cards, from 1."""
    return f"slot:{number}"


def alarm(card: str) -> str:
    """Return the id of an alarm card that was turned up."""
    return f"alarm:{card}"


def inquisitor_card(card: str) -> str:
    """Return the id of an inquisitor card that was turned up."""
    return f"card:{card}"


def temple(card: str) -> str:
    """Return the id of a temple card."""
    return f"temple:{card}"


def special(id: str) -> str:
    """Return the id of a special rule of the scenario."""
    return f"special:{id}"


def scenario(id: str) -> str:
    """Return the id of the scenario card."""
    return f"scenario:{id}"


def difficulty(level: str) -> str:
    """Return the id of a level of difficulty."""
    return f"difficulty:{level}"


def layout(id: str) -> str:
    """Return the id of a layout of the board pieces."""
    return f"layout:{id}"


def character(id: str) -> str:
    """Return the id of a character before it is somebody's figure."""
    return f"character:{id}"


def colour(name: str) -> str:
    """Return the id of a player colour before a figure has it."""
    return f"colour:{name}"


def recipe_deck(kind: str) -> str:
    """Return the id of the pile of a kind of recipes, with its discards."""
    return deck(pile_of(kind))


def of_thing(state: State, name: str) -> str:
    """Return the id of what a bare name means: a figure, a recipe, a mission, an extension, an element."""
    if name in state.alchemists or name in state.homunculi:
        return figure(name)
    return next((named(name) for named, table in tables(state.pack) if name in table), element(name))


def source(state: State, of: str) -> str | None:
    """Return the id of what a part of a number comes from; None for the rules themselves."""
    kind, _, day = of.partition("-")
    if kind == "event" and day.isdigit():
        return event(int(day))
    if of.upper() in state.pack.inquisitors:
        return next((slot(n) for n, one in enumerate(state.slots, 1) if one and one.type == of.upper()), None)
    if of in state.pack.alchemists:
        return next((figure(one.colour) for one in state.alchemists.values() if one.character == of), None)
    if of in state.alchemists or of in state.homunculi:
        return figure(of)
    return next((named(of) for named, table in (*tables(state.pack), *cards(state)) if of in table), None)


def cards(state: State) -> tuple[tuple[Callable[[str], str], Container[str]], ...]:
    """Return the bare names of open cards and of the scenario's words, each kind with the function for its ids."""
    pack = state.pack
    return (
        (alarm, pack.alarm_cards),
        (inquisitor_card, pack.cards),
        (special, pack.specials),
        (scenario, pack.scenarios),
        (difficulty, LAST_DAYS),
    )


def tables(pack: Pack) -> tuple[tuple[Callable[[str], str], Mapping[str, Any]], ...]:
    """Return the tables of a pack that hold bare names, each with the function for their ids."""
    return ((recipe, pack.recipes), (mission, pack.missions), (extension, pack.extensions))
