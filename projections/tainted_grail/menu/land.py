"""The words and ids of what is chosen on the land: places, menhirs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from domain.kernel.task import Question
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.land import ChooseWhereTo, TakeMenhirFrom
from projections.tainted_grail import ids
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


def place(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return the place in the key."""
    return {"place": naming.place(messages, state, int(rest[0]))}


def heir(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return who gets a secret of a character that leaves or is dead."""
    return {"heir": naming.character(messages, rest[0])}


LAND_ANSWERS: Mapping[str, Callable[[Messages, State, Question, list[str]], Values]] = {
    "take-menhir-from-from": place,
    "choose-menhir-menhir": place,
    "choose-where-to-to": place,
    "choose-where-at": place,
    **dict.fromkeys(("bequeath-to", "share-secret-to"), heir),
}
"""Question and first word of a key -> the function that names what follows the word."""


def charged(messages: Messages, state: State, question: TakeMenhirFrom) -> Values:
    """Return the place to which a menhir is moved."""
    return {"to": naming.place(messages, state, question.place)}


def left(messages: Messages, state: State, question: ChooseWhereTo) -> Values:
    """Return the place that the characters leave."""
    return {"from": naming.place(messages, state, place_of(state, question.characters[0]))}


LAND_PROMPTS: Mapping[type[Question], Callable[[Messages, State, Any], Values]] = {
    TakeMenhirFrom: charged,
    ChooseWhereTo: left,
}
"""Question -> the values for its prompt."""


def about_place(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield the place in the key."""
    yield ids.place(int(rest[0]))


def about_heir(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield who gets a secret."""
    yield ids.character(rest[0])


LAND_NAMED: Mapping[str, Callable[[State, Any, list[str]], Iterator[str | None]]] = {
    **dict.fromkeys(
        ("take-menhir-from-from", "choose-menhir-menhir", "choose-where-to-to", "choose-where-at"), about_place
    ),
    **dict.fromkeys(("bequeath-to", "share-secret-to"), about_heir),
}
"""Question and first word of a key -> the ids of what the key names."""
