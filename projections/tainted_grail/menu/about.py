"""What an option is done with and to, as ids: the most specific thing first."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from domain.kernel.task import Option, Question
from domain.tainted_grail.queries.encounter import deck_in_use, the_encounter
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import ActivateMagic
from domain.tainted_grail.tasks.payment import Contribute, Settle
from projections.tainted_grail import ids
from projections.tainted_grail.menu.labels import about as character_of
from projections.tainted_grail.menu.labels import tag_of

Named = Callable[[State, Any, list[str]], Iterator[str | None]]
"""(state, question, what follows the first word of the key) -> ids of what the key names."""


def about(state: State, question: Question | None, option: Option) -> tuple[str, ...]:
    """Return the ids of what the key names, then of what the question names, the encounter last."""
    assert question is not None, "nothing is open beside the questions"
    return tuple(dict.fromkeys(one for one in found(state, question, option) if one is not None))


def found(state: State, question: Question, option: Option) -> Iterator[str | None]:
    """Yield these ids, some of them twice."""
    word, *rest = option.key.split(":")
    named = NAMED.get(f"{tag_of(question)}-{word}") or NAMED.get(word)
    if named and rest:
        yield from named(state, question, rest)
    yield from asked_about(state, question)
    yield from () if state.encounter is None else (ids.encounter(state.encounter.card),)
    yield ids.seat(option.seat)


def asked_about(state: State, question: Any) -> Iterator[str | None]:
    """Yield what the question names: a card, what its text stands on, the character that is asked, and who gets it."""
    if isinstance(question, Settle | Contribute):
        yield from (ids.card(one.card) for one in question.owed.then if isinstance(one, ActivateMagic))
    if hasattr(question, "card"):
        yield ids.thing(state, question.card)
    for holder in (question, getattr(question, "owed", None), getattr(question, "effect", None)):
        at = getattr(holder, "at", None)
        if at is not None:
            yield ids.source(state, at.source)
    who = character_of(question)
    yield ids.character(who) if who else None
    yield ids.character(question.to) if hasattr(question, "to") else None
    if hasattr(question, "to") and hasattr(question, "character"):
        yield ids.character(question.character)


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
    """Yield a card that goes into a deck or out of it, and whose it is."""
    yield ids.card(rest[1])
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
}
"""The first word of a key that names something, if need be after its question -> what it names."""
