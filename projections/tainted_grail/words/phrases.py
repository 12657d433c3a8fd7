"""The fields of facts and questions in words. A field's name tells what it holds."""

from collections.abc import Mapping

from msgspec import Struct

from domain.tainted_grail.state import State
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages
from projections.text.telling import Phrase, Values, phrases_of


def phrases(messages: Messages, state: State, struct: Struct) -> Values:
    """Return all fields of a fact or a question in words, without those that need none."""
    return phrases_of(PHRASES, messages, state, struct)


def foe(messages: Messages, state: State) -> Values:
    """Return the encounter in progress: in three cases, its number, whether it is a combat or a diplomacy; empty
    without one.
    """
    if state.encounter is None:
        return {}
    return {
        "foe": naming.foe(messages, state),
        "foe_acc": naming.foe(messages, state, "accusative"),
        "foe_dat": naming.foe(messages, state, "dative"),
        "foe_n": naming.number_of(messages, [state.encounter.card]),
        "deck": state.encounter.deck,
    }


def origin(messages: Messages, state: State, source: str) -> Values:
    """Return the source of a text, as a subject and as an object; the rules themselves without a source."""
    if not source:
        return dict.fromkeys(("source", "source_acc"), messages.say("source-rules"))
    return {
        "source": naming.source(messages, state, source),
        "source_acc": naming.source(messages, state, source, "accusative"),
    }


def character(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return a character's name."""
    return {name: naming.character(messages, value)}


def group(messages: Messages, state: State, name: str, value: tuple[str, ...]) -> Values:
    """Return several characters."""
    return {name: naming.characters(messages, value), f"{name}_n": len(value)}


def card(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return any card."""
    return {name: naming.thing(messages, state, value)}


def event(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return an event."""
    return {name: naming.event(messages, state, value)}


def cards(messages: Messages, state: State, name: str, value: tuple[str, ...]) -> Values:
    """Return several cards: by name, or their number."""
    if any(one.startswith(naming.HIDDEN) for one in value):
        return {name: naming.cards(messages, value), f"{name}_n": len(value)}
    return {name: messages.join([naming.thing(messages, state, one) for one in value]), f"{name}_n": len(value)}


def counted(messages: Messages, state: State, name: str, value: int) -> Values:
    """Return a number, by which messages choose a form, and in words."""
    return {name: value, f"{name}_word": messages.number(value), f"{name}_signed": naming.signed(value)}


def holding(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return a track or resource, or a given card; and its id to choose by."""
    if ":" in value:
        return {name: naming.owned(messages, value), f"{name}_id": "card"}
    return {name: texts.holding(messages, value), f"{name}_id": value}


def attribute(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return an attribute."""
    return {name: messages.say(f"attribute-{value}")}


def board_colour(messages: Messages, state: State, name: str, value: str) -> Values:
    """Return the colour of a board and its cards."""
    return {name: messages.say(f"board-{value}")}


def skill(messages: Messages, state: State, name: str, value: int | None) -> Values:
    """Return a skill, `none` if there is none."""
    return {name: "none" if value is None else naming.skill(messages, value)}


def word(messages: Messages, state: State, name: str, value: str | bool | None) -> Values:
    """Return a word by which messages choose; yes or no for a truth value."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value or "none"}


def whither(messages: Messages, state: State, name: str, value: int | str) -> Values:
    """Return where something is now, or who has it."""
    if isinstance(value, str):
        return {name: naming.character(messages, value)}
    return {name: value, f"{name}_signed": naming.signed(value)}


PHRASES: Mapping[str, Phrase] = {
    "character": character,
    **dict.fromkeys(("participants", "characters"), group),
    "card": card,
    "cards": cards,
    "event": event,
    **dict.fromkeys(("count", "round", "stage", "reduced", "repeated", "fewer", "times"), counted),
    **dict.fromkeys(("day", "session", "chapter"), counted),
    "what": holding,
    "attribute": attribute,
    "colour": board_colour,
    "skill": skill,
    "to": whither,
    **dict.fromkeys(
        (
            "deck",
            "mode",
            "how",
            "result",
            "condition",
            "until",
            "step",
            "ignored",
            "removed",
            "panic",
            "optional",
            "height",
            "block",
            "limit",
        ),
        word,
    ),
}
"""Field name -> its words."""
