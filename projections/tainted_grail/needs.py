"""What a text requires, in words. The message of its tag is filled with its fields. Source: TG-10.9."""

from collections.abc import Iterator, Sequence
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
}
"""Field -> the messages that name its words."""


def need(words: Words, one: Requirement, holds: bool = True) -> str:
    """A clause that follows "if": that the requirement holds, or that it does not."""
    match one:
        case Not(of):
            return need(words, of, not holds)
        case All(of) | Either(of):
            told = [need(words, each, holds) for each in of]
            return words.join(told) if isinstance(one, All) == holds else either(words, told)
        case EncounterIs():
            told = list(kinds(words, one, holds))
            return words.join(told) if holds else either(words, told)
        case _:
            fields = {name: field(words, one, name) for name in one.__struct_fields__}
            return words.say(f"need-{tag_of(one)}", **fields, holds=yes_or_no(holds))


def either(words: Words, items: Sequence[str]) -> str:
    """Alternatives as one phrase: "a, b or c"."""
    *first, last = items
    return words.say("or", first=", ".join(first), last=last) if first else last


def kinds(words: Words, one: EncounterIs, holds: bool) -> Iterator[str]:
    """Which encounters are meant: of a deck, a colour, a trait; a clause for each."""
    if one.deck is not None:
        yield words.say("need-deck", deck=one.deck, holds=yes_or_no(holds))
    if one.colour is not None:
        yield words.say("need-colour", colour=words.say(f"colour-{one.colour}"), holds=yes_or_no(holds))
    if one.trait is not None:
        yield words.say("need-trait", trait=words.say(f"trait-{one.trait}"), holds=yes_or_no(holds))


def field(words: Words, one: Need, name: str) -> str | int:
    """A field as messages take it."""
    value: Any = getattr(one, name)
    if name in FAMILIES:
        return words.say(f"{FAMILIES[name]}-{value}")
    if name == "card":
        return naming.owned(words, value)
    number_or_word: str | int = value
    return number_or_word


def yes_or_no(truth: bool) -> str:
    """A truth as a word for messages to choose by."""
    return "yes" if truth else "no"


def tag_of(one: Need) -> str:
    """Its word in packs."""
    return str(type(one).__struct_config__.tag)
