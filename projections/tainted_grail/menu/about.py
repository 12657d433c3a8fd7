"""What an option is done with and to, as ids: the most specific thing first."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from domain.kernel.task import Option, Question
from domain.tainted_grail.queries.encounter import deck_in_use, the_encounter
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import ActivateMagic
from domain.tainted_grail.tasks.payment import Contribute, Settle
from domain.tainted_grail.vocabulary.terms import DECKS
from projections.explanation import lookup, once_a_question
from projections.tainted_grail import ids
from projections.tainted_grail.menu.actions import ACTION_NAMED
from projections.tainted_grail.menu.events import EVENT_NAMED
from projections.tainted_grail.menu.journal import JOURNAL_NAMED
from projections.tainted_grail.menu.labels import ALWAYS, worded_as
from projections.tainted_grail.menu.labels import about as character_of
from projections.tainted_grail.menu.land import LAND_NAMED

Named = Callable[[State, Any, list[str]], Iterator[str | None]]
"""(state, question, what follows the first word of the key) -> ids of what the key names."""


def about(state: State, question: Question | None, option: Option) -> tuple[str, ...]:
    """Return the ids of what the key names, then of what the question names, the encounter and the seat last."""
    word, *rest = option.key.split(":")
    if question is None or word in ALWAYS:
        return (ids.seat(option.seat),)
    named = named_by(question, word) if rest else None
    around = asked_about(state, question)
    found = [*named(state, question, rest), *around] if named else [*around]
    found.append(ids.seat(option.seat))
    return tuple([one for one in dict.fromkeys(found) if one is not None])


@once_a_question
def asked_about(state: State, question: Any) -> tuple[str | None, ...]:
    """Return what the question names, then the encounter."""
    encounter = (ids.encounter(state.encounter.card),) if state.encounter is not None else ()
    return (*asked_named(state, question), *encounter)


def asked_named(state: State, question: Any) -> Iterator[str | None]:
    """Yield what the question names: a card, what its text stands on, the character that is asked, and who gets it."""
    fields = fields_of(question)
    yield from () if fields <= ASKING else texts_of(state, question, fields)
    who = character_of(question)
    yield ids.character(who) if who else None
    if "to" in fields:
        yield ids.character(question.to)
        yield ids.character(question.character) if "character" in fields else None


def texts_of(state: State, question: Any, fields: frozenset[str]) -> Iterator[str | None]:
    """Yield what a question names beside the characters: a card, and what its text stands on."""
    if isinstance(question, (Settle, Contribute)):
        yield from (ids.card(one.card) for one in question.owed.then if isinstance(one, ActivateMagic))
    if "location" in fields and question.location:
        yield ids.place(original(state, question.location))
    if "card" in fields:
        yield ids.thing(state, question.card)
    for holder in (question, *(getattr(question, name) for name in HOLDERS if name in fields)):
        if "at" in fields_of(holder) and holder.at is not None:
            yield ids.source(state, holder.at.source)


ASKING = frozenset({"seats", "character", "to", "panic", "again"})
"""The fields of questions that name nothing but characters."""


HOLDERS = ("owed", "effect")
"""The fields of questions that may say what a text stands on."""


def fields_of(struct: Any) -> frozenset[str]:
    """Return the names of its fields; none of None."""
    return fields_of_type(struct.__class__)


@cache
def fields_of_type(kind: type) -> frozenset[str]:
    """Return the names of the fields of a type's values."""
    return frozenset(getattr(kind, "__struct_fields__", ()))


# What keys name


def characters(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a character."""
    yield ids.character(rest[0])


def laid(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a card of the hand by its place, or the deck whose top card it is, and the character that the key names."""
    *named, place = rest
    who: str = named[0] if named else question.character
    yield ids.deck(deck_in_use(state, who)) if place == "top" else ids.in_hand(state, who, int(place))
    yield from map(ids.character, named)


def discarded(state: State, question: Any, rest: list[str]) -> Iterator[str | None]:
    """Yield a card of the hand by its place, or an item."""
    return laid(state, question, rest) if rest[0].isdecimal() else owned(state, question, rest)


def owned(state: State, question: Any, rest: list[str]) -> Iterator[str | None]:
    """Yield an item or a secret, and its owner if the key names it."""
    yield ids.owned(":".join(rest[-2:]))
    yield from (ids.character(one) for one in rest[:-2])


def on_table(state: State, question: Any, rest: list[str]) -> Iterator[str | None]:
    """Yield a card of the sequence, or the encounter."""
    yield ids.thing(state, rest[0])


def picked(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield one of the cards looked at."""
    yield ids.looked_at(state, question.character, int(rest[-1]))


def power(state: State, question: Any, rest: list[str]) -> Iterator[str | None]:
    """Yield what an ability stands on; a trait of the enemy stands on the encounter."""
    name = ":".join(rest)
    yield ids.source(state, name.rpartition("#")[0]) if "#" in name else ids.source(state, "encounter")


def met(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield an encounter that is offered."""
    yield ids.encounter(rest[0])


def way(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a way of the encounter."""
    yield ids.way(the_encounter(state).card, rest[0])


def skill(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a skill."""
    yield ids.skill(rest[0])


def helper(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield what is asked for, and who is asked."""
    yield ids.holding(rest[0], rest[1])
    yield ids.character(rest[0])


def stock(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a track or resource of the character."""
    yield ids.holding(question.at.character, rest[0])


def offered(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield what is offered, to whom, and by whom."""
    who, to, *what = rest
    yield ids.owned(":".join(what)) if len(what) > 1 else ids.holding(who, what[0])
    yield ids.character(to)
    yield ids.character(who)


def moved(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield a card that goes into a deck or out of it, or the whole deck, and whose it is."""
    yield ids.deck("/".join(rest)) if rest[1] in DECKS else ids.card(rest[1])
    yield ids.character(rest[0])


def improved(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the deck that is improved, and whose it is."""
    yield ids.deck("/".join(rest[:2]))
    yield ids.character(rest[0])


def raised(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the skill that is learnt, the attribute that rises, and whose it is."""
    yield from (ids.skill(one) for one in rest[2:])
    yield ids.attribute(rest[0], rest[1])
    yield ids.character(rest[0])


NAMED: Mapping[str, Named] = {
    **dict.fromkeys(("give-give", "offer-secret-give"), offered),
    "keep-card-keep": picked,
    **dict.fromkeys(("add", "drop"), moved),
    "improve": improved,
    "raise": raised,
    **dict.fromkeys(("leave", "back", "join"), characters),
    **dict.fromkeys(("play", "give", "activate", "for", "propose-flight", "keep", "mulligan", "packed"), characters),
    **dict.fromkeys(("accept", "refuse", "ready", "eat", "fast", "advanced", "adjusted", "equipped"), characters),
    "lay": laid,
    "discard": discarded,
    **dict.fromkeys(("pack", "throw", "down", "take-up"), owned),
    "card": on_table,
    "pick": picked,
    **dict.fromkeys(("use", "now", "instead", "reroll", "first"), power),
    "way": way,
    "meet": met,
    "skill": skill,
    "ask": helper,
    **dict.fromkeys(("gain", "lose"), stock),
    **LAND_NAMED,
    **EVENT_NAMED,
    **JOURNAL_NAMED,
    **ACTION_NAMED,
}
"""The first word of a key that names something, if need be after its question -> what it names."""

named_by = lookup(NAMED, worded_as)
