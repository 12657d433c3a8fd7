"""What the fields of facts and questions are in words: each field's name says what it holds."""

from collections.abc import Mapping

from msgspec import Struct

from domain.tainted_grail.state import State
from projections.messages import Messages
from projections.tainted_grail import naming, texts
from projections.telling import Phrase, Values, phrases_of


def phrases(messages: Messages, state: State, struct: Struct) -> Values:
    """All fields of a fact or a question in words; those that need none are left out."""
    return phrases_of(PHRASES, messages, state, struct)


def foe(messages: Messages, state: State) -> Values:
    """The encounter in progress: in three cases, its number, whether it is fought or talked to; nothing without one."""
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
    """What a text stands on, as a subject and as an object; the rules themselves if nothing is said."""
    if not source:
        return dict.fromkeys(("source", "source_acc"), messages.say("source-rules"))
    return {
        "source": naming.source(messages, state, source),
        "source_acc": naming.source(messages, state, source, "accusative"),
    }


def character(messages: Messages, state: State, name: str, value: str) -> Values:
    """A character's name."""
    return {name: naming.character(messages, value)}


def group(messages: Messages, state: State, name: str, value: tuple[str, ...]) -> Values:
    """Several characters."""
    return {name: naming.characters(messages, value), f"{name}_n": len(value)}


def card(messages: Messages, state: State, name: str, value: str) -> Values:
    """Any card."""
    return {name: naming.thing(messages, state, value)}


def cards(messages: Messages, state: State, name: str, value: tuple[str, ...]) -> Values:
    """Several cards: by name, or as many as they are."""
    if any(one.startswith(naming.HIDDEN) for one in value):
        return {name: naming.cards(messages, value), f"{name}_n": len(value)}
    return {name: messages.join([naming.thing(messages, state, one) for one in value]), f"{name}_n": len(value)}


def counted(messages: Messages, state: State, name: str, value: int) -> Values:
    """How many, as a number to choose a form by and as a word."""
    return {name: value, f"{name}_word": messages.number(value), f"{name}_signed": naming.signed(value)}


def holding(messages: Messages, state: State, name: str, value: str) -> Values:
    """A track or resource, or a card that is given; and its id to choose by."""
    if ":" in value:
        return {name: naming.owned(messages, value), f"{name}_id": "card"}
    return {name: texts.holding(messages, value), f"{name}_id": value}


def attribute(messages: Messages, state: State, name: str, value: str) -> Values:
    """An attribute."""
    return {name: messages.say(f"attribute-{value}")}


def skill(messages: Messages, state: State, name: str, value: int | None) -> Values:
    """A skill, `none` if there is none."""
    return {name: "none" if value is None else naming.skill(messages, value)}


def word(messages: Messages, state: State, name: str, value: str | bool | None) -> Values:
    """A word for messages to choose by; yes or no for a truth."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value or "none"}


def whither(messages: Messages, state: State, name: str, value: int | str) -> Values:
    """Where something stands now, or who has it."""
    if isinstance(value, str):
        return {name: naming.character(messages, value)}
    return {name: value, f"{name}_signed": naming.signed(value)}


PHRASES: Mapping[str, Phrase] = {
    "character": character,
    **dict.fromkeys(("participants", "characters"), group),
    "card": card,
    "cards": cards,
    **dict.fromkeys(("count", "round", "stage", "reduced", "repeated", "fewer", "times"), counted),
    "what": holding,
    "attribute": attribute,
    "skill": skill,
    "to": whither,
    **dict.fromkeys(
        (
            "deck",
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
        ),
        word,
    ),
}
"""Field name -> how it is said."""
