"""Questions and their answers in words, from the question's fields and the option's key."""

from typing import Any

from domain.kernel.task import Option, Question
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.state import State
from projections.tainted_grail import naming
from projections.tainted_grail.answers import ANSWERS, PROMPTS
from projections.tainted_grail.phrases import foe, phrases
from projections.telling import Values
from projections.words import Words

NAMING_WHO = "propose-flight"
"""The key that is followed by who answers, whomever the question is about."""


def tag_of(question: Question) -> str:
    """The question's type, as messages name it."""
    return str(type(question).__struct_config__.tag).removeprefix("tg.")


def prompt(state: State, question: Question, words: Words) -> str:
    """What is asked."""
    return words.say(f"ask-{tag_of(question)}", **asked(state, question, words))


def asked(state: State, question: Question, words: Words) -> Values:
    """What a question's messages are filled with."""
    said = phrases(words, state, question) | foe(words, state)
    if type(question) in PROMPTS:
        said |= PROMPTS[type(question)](words, state, question)
    return said


def label(state: State, question: Question | None, option: Option, words: Words) -> str:
    """An option in words. question: the open one."""
    return said(state, question, option, words, ("option",))


def answer(state: State, question: Question | None, option: Option, words: Words) -> str:
    """An option that was taken, as the title of what came of it: who did what. Some say so as they are."""
    return said(state, question, option, words, ("title", "option"))


def said(state: State, question: Question | None, option: Option, words: Words, kinds: tuple[str, ...]) -> str:
    """The first message there is: of these kinds, for the question and the key's first word, or for the word alone."""
    assert question is not None, "nothing is open beside the questions"
    word, *rest = option.key.split(":")
    tag = tag_of(question)
    names = [f"{kind}-{name}" for kind in kinds for name in (f"{tag}-{word}", word)]
    values = asked(state, question, words) | {
        "who": who(state, question, option.seat, word, rest, words),
        "player": words.player(option.seat),
    }
    found = ANSWERS.get(f"{tag}-{word}") or ANSWERS.get(word)
    if found and rest:
        values |= found(words, state, question, rest)
    return words.say(next((name for name in names if name in words), names[-2]), **values)


def who(state: State, question: Question, seat: int, word: str, rest: list[str], words: Words) -> str:
    """Who answers: the character that the key or question is about if the seat plays it, else who acts for the seat."""
    named = rest[0] if word == NAMING_WHO else about(question)
    if named in state.characters and seat_of(state, named) == seat:
        return naming.character(words, named)
    return naming.player_of(words, state, seat)


def about(question: Any) -> str:
    """The character that a question is about; empty for one to the group."""
    for name in ("to", "character"):
        if found := getattr(question, name, None):
            return str(found)
    inner = next((getattr(question, name) for name in ("owed", "effect") if hasattr(question, name)), question)
    at = getattr(inner, "at", None)
    return at.character if at is not None else ""
