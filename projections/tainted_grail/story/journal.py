"""Values for the sentences of the journal: what is read, what is chosen, statuses."""

import re
from collections.abc import Iterable, Iterator

from domain.tainted_grail.facts.journal import ChoiceTaken, StatusGained, StatusLost, VerseRead
from domain.tainted_grail.queries.journal import reference, verse_at
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.vocabulary import Each, Effect, OneOf, RollDie
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail.menu.journal import choice_label
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(VerseRead)
def verse_read(before: State, fact: VerseRead, after: State, messages: Messages) -> Values:
    """Return the prose of the verse as one paragraph, where it stands, and what it tests. If it was read before, return
    only its first sentence.
    """
    prose = " ".join(naming.verse_prose(messages, fact.location, fact.number).split())
    is_new = reference(fact.location, fact.number) not in the_world(before).read
    where = "book" if fact.location == BOOK else "section"
    return {
        "prose": prose if is_new else opening(prose),
        "where": where if is_new else f"{where}-again",
        "test": tested(after, fact, messages),
    }


def tested(state: State, fact: VerseRead, messages: Messages) -> str:
    """Return which attribute the verse tests first; `die` if the die decides alone, `none` without a test."""
    verse = verse_at(state, fact.location, fact.number)
    test = next(tests_in(verse.effects), None) if verse is not None else None
    if test is None:
        return "none"
    return messages.say(f"attribute-{test.attribute}") if test.attribute is not None else "die"


def tests_in(effects: Iterable[Effect]) -> Iterator[RollDie]:
    """Yield the tests of a text that come whatever else happens, by one character or by each."""
    for one in effects:
        if isinstance(one, RollDie):
            yield one
        elif isinstance(one, OneOf | Each):
            yield from tests_in(one.then)


def opening(prose: str) -> str:
    """Return the first sentence of a text, with what closes its quotation."""
    found = FIRST_SENTENCE.match(prose)
    return found.group() if found else prose


FIRST_SENTENCE = re.compile(r".+?[.!?…][”’“‘«‹]*(?=\s|$)")
"""Up to a full stop or the like that a space follows."""


@details(ChoiceTaken)
def choice_taken(before: State, fact: ChoiceTaken, after: State, messages: Messages) -> Values:
    """Return the choice, as the pack words it."""
    return {"text": choice_label(messages, fact.location, fact.number, fact.choice)}


@details(StatusGained)
def status_gained(before: State, fact: StatusGained, after: State, messages: Messages) -> Values:
    """Return the status, and the part if it has several."""
    parts = after.pack.statuses[fact.status].parts
    part = naming.status_part(messages, fact.status, fact.part) if parts > 1 else "none"
    return {"status": messages.say(f"status-{fact.status}"), "part": part}


@details(StatusLost)
def status_lost(before: State, fact: StatusLost, after: State, messages: Messages) -> Values:
    """Return the status."""
    return {"status": messages.say(f"status-{fact.status}")}
