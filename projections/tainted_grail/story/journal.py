"""Values for the sentences of the journal: what is read, what is chosen, statuses."""

import re

from domain.tainted_grail.facts.journal import ChoiceTaken, StatusGained, StatusLost, VerseRead
from domain.tainted_grail.queries.journal import reference
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail.menu.journal import choice_label
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(VerseRead)
def verse_read(before: State, fact: VerseRead, after: State, messages: Messages) -> Values:
    """Return the prose of the verse as one paragraph, and where it stands. If it was read before, return only its first
    sentence.
    """
    prose = " ".join(naming.verse_prose(messages, fact.location, fact.number).split())
    is_new = reference(fact.location, fact.number) not in the_world(before).read
    where = "book" if fact.location == BOOK else "section"
    return {"prose": prose if is_new else opening(prose), "where": where if is_new else f"{where}-again"}


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
