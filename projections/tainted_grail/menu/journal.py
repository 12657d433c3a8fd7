"""What a menu says about the choices of a verse: labels, prices, results, and which are closed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.task import Question
from domain.tainted_grail.content.journal import mark_of
from domain.tainted_grail.queries.journal import choice_of, verse_at
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.queries.payment import NOTHING
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.land import EndExploration, GoTo
from domain.tainted_grail.tasks.journal import ChooseInVerse
from domain.tainted_grail.tasks.payment import PledgeUnit
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail import ids
from projections.tainted_grail.menu.actions import character
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages
from projections.text.telling import Values


def choice_label(messages: Messages, location: int, number: int, choice: int) -> str:
    """Return a choice of a verse, as the pack words it. choice: from 1."""
    return messages.say(mark_of(location, number, choice))


def chosen(messages: Messages, state: State, question: ChooseInVerse, rest: list[str]) -> Values:
    """Return the choice in the key."""
    return {"text": choice_label(messages, question.location, question.number, int(rest[0]))}


JOURNAL_ANSWERS: Mapping[str, Callable[[Messages, State, Any, list[str]], Values]] = {
    "choose-in-verse-choose": chosen,
    "pledge": character,
}
"""The first word of a key, if need be after its question -> the function that names what follows the word."""


def where(messages: Messages, state: State, question: ChooseInVerse) -> Values:
    """Return the place that is explored; the Book of Secrets has none."""
    if question.location == BOOK:
        return {"place": "none"}
    return {"place": naming.place(messages, state, original(state, question.location))}


def due(messages: Messages, state: State, question: PledgeUnit) -> Values:
    """Return what the party owes in all."""
    return {"cost": texts.cost(messages, question.owed.cost)}


JOURNAL_PROMPTS: Mapping[type[Question], Callable[[Messages, State, Any], Values]] = {
    ChooseInVerse: where,
    PledgeUnit: due,
}
"""Question -> the values for its prompt."""


def pledged_by(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield what is paid, and the member that pays it."""
    yield ids.holding(rest[0], question.what)
    yield ids.character(rest[0])


def of_page(state: State, question: ChooseInVerse, rest: list[str]) -> Iterator[str]:
    """Yield the choice on the page that is read."""
    yield ids.choice(question.location, question.number, int(rest[0]))


JOURNAL_NAMED: Mapping[str, Callable[[State, Any, list[str]], Iterator[str | None]]] = {
    "choose-in-verse-choose": of_page,
    "pledge": pledged_by,
}
"""The first word of a key, if need be after its question -> the ids of what the key names."""


def printed(messages: Messages, state: State, question: ChooseInVerse, rest: list[str]) -> Iterable[str]:
    """Say what a choice costs and what it does, as it is printed; not where it leads, nor what it asks for, since an
    open choice has that.

    Source: TG-2.3.3.
    """
    text = choice_of(state, question.location, question.number, int(rest[0]))
    for message, cost in (("detail-each", text.each), ("detail-together", text.together)):
        if cost != NOTHING:
            yield messages.say(message, cost=texts.cost(messages, cost))
    yield from (texts.effect(messages, one) for one in text.effects if not isinstance(one, GoTo | EndExploration))


def of_verse(state: State, question: ChooseInVerse, seat: int) -> Iterator[str]:
    """Yield every choice of the verse, open or not. Source: TG-2.3.3, 5.13.6."""
    verse = verse_at(state, question.location, question.number)
    assert verse is not None, "the verse was read"
    return (f"choose:{number}" for number in range(1, len(verse.choices) + 1))
