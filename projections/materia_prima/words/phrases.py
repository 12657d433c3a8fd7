"""The fields of facts and questions in words. A field's name tells what it holds."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.elements import of, size
from domain.materia_prima.state import State
from projections.materia_prima.board import cards
from projections.materia_prima.words import naming
from projections.text.messages import Messages
from projections.text.telling import Phrase, Values, phrases_of


def phrases(messages: Messages, state: State, struct: Struct) -> Values:
    """Return all fields of a fact or a question in words, without those that need none."""
    return phrases_of(PHRASES, messages, state, struct)


def number(messages: Messages, state: State, name: str, value: Any) -> Values:
    """Return a number by which messages count."""
    return {name: value}


def counted(messages: Messages, state: State, name: str, value: int | tuple[str, ...]) -> Values:
    """Return a number, by which messages choose a form, and in words."""
    count = value if isinstance(value, int) else len(value)
    return {name: count, f"{name}_word": messages.number(count)}


def word(messages: Messages, state: State, name: str, value: Any) -> Values:
    """Return a word by which messages choose, empty for None; a task's name gives no word."""
    return {name: value or ""} if value is None or isinstance(value, str) else {}


def figure(messages: Messages, state: State, name: str, value: str | None) -> Values:
    """Return a player figure; the empty text for None."""
    return {name: naming.figure(messages, state, value) if value else ""}


def alchemist(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return the colour's name, and its alchemist in short and in full as soon as there is one."""
    said: Values = {name: naming.colour(messages, value)}
    if value in state.alchemists:
        said |= {
            "alchemist": naming.alchemist(messages, state, value),
            "full": naming.character(messages, state, value),
        }
    return said


def inquisitor(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return an inquisitor, in three cases."""
    return {
        name: naming.inquisitor(messages, state, value),
        f"{name}_acc": naming.inquisitor(messages, state, value, "accusative"),
        f"{name}_dat": naming.inquisitor(messages, state, value, "dative"),
    }


def letter(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return a type of inquisitors."""
    return {
        "letter": naming.inquisitor_of(messages, value, 0),
        "letter_acc": naming.inquisitor_of(messages, value, 0, "accusative"),
    }


def place(messages: Messages, state: State, name: str, value: Hex) -> Values:
    """Return a hex as a destination and as a place."""
    return {"to": naming.place(messages, state, value, "to"), "at": naming.place(messages, state, value, "at")}


def element(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return the name of an element."""
    return {name: naming.element(messages, value)}


def elements(messages: Messages, state: State, name: str, value: Mapping[str, int]) -> Values:
    """Return a multiset of elements."""
    return {name: naming.elements(messages, value), f"{name}_n": size(value)}


def things(messages: Messages, state: State, name: str, value: tuple[str, ...]) -> Values:
    """Return the chosen things, counting repeats of elements."""
    if all(one in state.pack.level for one in value):
        return elements(messages, state, name, of(value))
    return {name: messages.join([naming.thing(messages, state, one) for one in value]), f"{name}_n": len(value)}


def thing(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return anything that can be chosen."""
    return {name: naming.thing(messages, state, value)}


def named(table: str) -> Phrase:
    """Return a card by its name in this table of the pack."""

    def phrase(messages: Messages, state: State, name: str, value: str) -> Values:
        return {name: messages.say(f"{table}-{value.lower()}")}

    return phrase


def layout(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return the name of a layout."""
    return {name: cards.layout(messages, state.pack, value)["name"]}


PHRASES: Mapping[str, Phrase] = {
    **dict.fromkeys(("figure", "partner", "target"), figure),
    **dict.fromkeys(
        ("elements", "given", "taken", "carried", "stored", "outputs", "loaded", "unloaded", "paid"), elements
    ),
    **dict.fromkeys(("chosen", "recipes", "kept", "worn", "missions", "colours"), things),
    **dict.fromkeys(("recipe", "item", "fragment", "homunculus"), named("recipe")),
    **dict.fromkeys(
        (
            *("level", "rolled", "defence", "attack", "day", "slot"),
            *("amount", "seat", "soul_stones"),
        ),
        number,
    ),
    **dict.fromkeys(("count", "points", "markers", "lapsed", "actions", "cards"), counted),
    **dict.fromkeys(("why", "action", "extra", "sort", "side"), word),
    "colour": alchemist,
    "inquisitor": inquisitor,
    **dict.fromkeys(("letter", "type"), letter),
    "hex": place,
    "element": element,
    "town": named("town"),
    "kind": named("kind"),
    "mission": named("mission"),
    "extension": named("extension"),
    "place": thing,
    "part": named("part"),
    "special": named("special"),
    "stat": named("stat"),
    "difficulty": named("difficulty"),
    "layout": layout,
    "temple": named("temple"),
    "character": named("alchemist"),
}
"""Field name -> its words."""
