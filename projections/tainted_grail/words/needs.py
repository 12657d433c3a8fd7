"""Requirements of texts in words. The message of a requirement's tag is filled with its fields. Source: TG-10.9."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from domain.tainted_grail.vocabulary.requirements import (
    All,
    DiscIs,
    Either,
    EncounterIs,
    HasStatus,
    Need,
    Not,
    Requirement,
)
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


Marked = Mapping[str, Collection[int]]
"""Status -> the parts that are marked."""
NOTHING: Marked = {}


def need(messages: Messages, one: Requirement, holds: bool = True, marked: Marked = NOTHING) -> str:
    """Return a clause that follows "if": that the requirement holds, or does not.

    marked: whose parts are told by their names. Others are numbers, since nobody may read what they are called before.
    """
    match one:
        case Not(of):
            return need(messages, of, not holds, marked)
        case All(of) | Either(of) if isinstance(one, All) == holds:
            return messages.join([*all_of(messages, of, holds, marked)])
        case All(of) | Either(of):
            return either(messages, [need(messages, each, holds, marked) for each in of])
        case EncounterIs():
            clauses = list(kinds(messages, one, holds))
            return messages.join(clauses) if holds else either(messages, clauses)
        case DiscIs(disc, least, most):
            value = "any" if one == DiscIs(disc) else naming.span(messages, least, most)
            return messages.say("need-disc", disc=messages.say(f"disc-{disc}"), value=value, holds=yes_or_no(holds))
        case _:
            fields = {name: field(messages, one, name) for name in one.__struct_fields__ if name != "parts"}
            if isinstance(one, HasStatus):
                parts = [part(messages, one.status, each, marked) for each in one.parts]
                fields["parts"] = messages.join(parts) if parts else "none"
            return messages.say(f"need-{tag_of(one)}", **fields, holds=yes_or_no(holds))


def all_of(messages: Messages, of: Iterable[Requirement], holds: bool, marked: Marked) -> Iterator[str]:
    """Yield the clauses of requirements that all hold, or all do not. Parts that may not be marked share a clause."""
    for status, run in groupby(of, key=lambda one: unmarked(one, holds)):
        if status is None:
            yield from (need(messages, one, holds, marked) for one in run)
            continue
        parts = [part(messages, status, parts_in(one), marked) for one in run]
        name = messages.say(f"status-{status}")
        yield messages.say("need-status", status=name, parts=either(messages, parts), least=1, holds="no")


def unmarked(one: Requirement, holds: bool) -> str | None:
    """Return the status of which a single part may not be marked; None if something else is required."""
    if isinstance(one, Not):
        return unmarked(one.of, not holds)
    return one.status if isinstance(one, HasStatus) and len(one.parts) == 1 and not holds else None


def parts_in(one: Requirement) -> int:
    """Return the part of such a requirement."""
    return parts_in(one.of) if isinstance(one, Not) else one.parts[0]  # type: ignore[union-attr]


def part(messages: Messages, status: str, number: int, marked: Marked) -> str:
    """Return a part of a status by its name if it is marked, else by its number."""
    if number in marked.get(status, ()):
        return naming.status_part(messages, status, number)
    return messages.say("need-part", part=number)


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
