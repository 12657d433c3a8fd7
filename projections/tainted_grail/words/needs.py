"""Requirements of texts in words. The message of a requirement's tag is filled with its fields. Source: TG-10.9."""

from collections.abc import Iterator, Sequence
from typing import Any

from domain.tainted_grail.vocabulary.requirements import All, DiscIs, Either, EncounterIs, Need, Not, Requirement
from projections.tainted_grail.words import naming
from projections.text.messages import Messages

FAMILIES = {
    "attribute": "attribute",
    "what": "holding",
    "than": "holding",
    "condition": "condition",
    "character": "character",
    "status": "status",
    "event": "event",
    "encounter": "encounter",
}
"""Field -> the messages that name its words."""


def need(messages: Messages, one: Requirement, holds: bool = True) -> str:
    """Return a clause that follows "if": that the requirement holds, or does not."""
    match one:
        case Not(of):
            return need(messages, of, not holds)
        case All(of) | Either(of):
            clauses = [need(messages, each, holds) for each in of]
            return messages.join(clauses) if isinstance(one, All) == holds else either(messages, clauses)
        case EncounterIs():
            clauses = list(kinds(messages, one, holds))
            return messages.join(clauses) if holds else either(messages, clauses)
        case DiscIs(disc, least, most):
            value = "any" if one == DiscIs(disc) else naming.span(messages, least, most)
            return messages.say("need-disc", disc=messages.say(f"disc-{disc}"), value=value, holds=yes_or_no(holds))
        case _:
            fields = {name: field(messages, one, name) for name in one.__struct_fields__}
            return messages.say(f"need-{tag_of(one)}", **fields, holds=yes_or_no(holds))


def either(messages: Messages, items: Sequence[str]) -> str:
    """Return alternatives as one phrase: "a, b or c"."""
    *first, last = items
    return messages.say("or", first=", ".join(first), last=last) if first else last


def kinds(messages: Messages, one: EncounterIs, holds: bool) -> Iterator[str]:
    """Yield a clause for each property of the encounters that are meant: a deck, a colour, a trait; one if any is."""
    if one == EncounterIs():
        yield messages.say("need-encounter", holds=yes_or_no(holds))
    if one.deck is not None:
        yield messages.say("need-deck", deck=one.deck, holds=yes_or_no(holds))
    if one.colour is not None:
        yield messages.say("need-colour", colour=messages.say(f"colour-{one.colour}"), holds=yes_or_no(holds))
    if one.trait is not None:
        yield messages.say("need-trait", trait=messages.say(f"trait-{one.trait}"), holds=yes_or_no(holds))


def field(messages: Messages, one: Need, name: str) -> str | int:
    """Return a field as a value for messages."""
    value: Any = getattr(one, name)
    if name in FAMILIES and value is not None:
        return messages.say(f"{FAMILIES[name]}-{value}")
    if name == "card":
        return naming.owned(messages, value)
    if name == "location":
        return "none" if value is None else naming.location(messages, value)
    if name == "parts":
        return messages.join([naming.status_part(messages, one.status, part) for part in value]) if value else "none"  # type: ignore[attr-defined]
    if value is None:
        return "none"
    number_or_word: str | int = value
    return number_or_word


def yes_or_no(truth: bool) -> str:
    """Return a truth value as a word by which messages choose."""
    return "yes" if truth else "no"


def tag_of(one: Need) -> str:
    """Return its tag in packs, without the game."""
    return str(type(one).__struct_config__.tag)
