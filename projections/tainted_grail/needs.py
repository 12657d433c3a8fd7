"""What a text requires, in words. The message of its tag is filled with its fields. Source: TG-10.9."""

from collections.abc import Sequence
from typing import Any

from domain.tainted_grail.requirements import All, Either, EncounterIs, Need, Not, Requirement
from projections.tainted_grail import naming
from projections.words import Words

FAMILIES = {
    "attribute": "attribute",
    "what": "holding",
    "than": "holding",
    "condition": "condition",
    "character": "character",
    "keyword": "a-keyword",
    "result": "result",
}
"""Field -> the messages that name its words."""


def need(words: Words, one: Requirement) -> str:
    """A clause that follows "if"."""
    match one:
        case Not(of):
            return words.say("need-not", of=need(words, of))
        case All(of):
            return words.say("need-all", of=words.join([need(words, each) for each in of]))
        case Either(of):
            return words.say("need-any", of=either(words, [need(words, each) for each in of]))
        case EncounterIs():
            return words.say("need-encounter", of=kind_of(words, one))
        case _:
            return words.say(f"need-{tag_of(one)}", **{name: field(words, one, name) for name in one.__struct_fields__})


def either(words: Words, items: Sequence[str]) -> str:
    """Alternatives as one phrase: "a, b or c"."""
    *first, last = items
    return words.say("or", first=", ".join(first), last=last) if first else last


def kind_of(words: Words, one: EncounterIs) -> str:
    """Which encounters are meant: of a deck, a colour, a trait."""
    given = {"deck-word": one.deck, "colour": one.colour, "trait": one.trait}
    return words.join([words.say(f"{family}-{word}") for family, word in given.items() if word is not None])


def field(words: Words, one: Need, name: str) -> str | int:
    """A field as messages take it."""
    value: Any = getattr(one, name)
    if name in FAMILIES:
        return words.say(f"{FAMILIES[name]}-{value}")
    if name == "card":
        return naming.owned(words, value)
    number_or_word: str | int = value
    return number_or_word


def tag_of(one: Need) -> str:
    """Its word in packs."""
    return str(type(one).__struct_config__.tag)
