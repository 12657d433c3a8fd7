"""Questions and their answers in words, from the question's fields and the option's key."""

from functools import cache
from typing import Any

from domain.kernel.task import Option, Question
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.rules import session
from domain.tainted_grail.rules.mode import KEEP, SWITCH
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import UseBetween
from domain.tainted_grail.tasks.actions import ChooseAction, ChooseLying
from domain.tainted_grail.tasks.events import ChooseTurn, Dreaming
from domain.tainted_grail.tasks.rest import AdjustDecks, Advance, ChooseBefore, EquipAnew
from projections.tainted_grail.menu.answers import ANSWERS, PROMPTS
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.phrases import foe, phrases
from projections.text.messages import Messages
from projections.text.telling import Values

NAMING_WHO = "propose-flight"
"""The key that is followed by the answering character, whomever the question concerns."""
ALWAYS = (SWITCH, KEEP, session.WISH, session.UNWISH)
"""The first words of keys that stand beside every question, and are worded without one."""

EVENING = {session.WISH: "end-evening", session.UNWISH: "stay-up"}
"""The keys that have words of their own where each evening of a campaign has a table."""


def tag_of(question: Question) -> str:
    """Return the question's type, as messages name it."""
    return tag_of_type(type(question))


def worded_as(kind: type[Question], word: str) -> str:
    """Return the type of question in whose words a key is told: giving and taking read alike wherever they are open."""
    is_alike = word in ("give", "take") and issubclass(kind, BESIDE)
    return tag_of_type(ChooseAction if is_alike else kind)


BESIDE = (AdjustDecks, Advance, ChooseBefore, ChooseLying, ChooseTurn, EquipAnew, UseBetween)
"""Questions beside which things are given and taken."""


@cache
def tag_of_type(kind: type[Question]) -> str:
    """Return a type of questions, as messages name it."""
    return str(kind.__struct_config__.tag).removeprefix("tg.")


def prompt(state: State, question: Question, messages: Messages) -> str:
    """Return the question in words."""
    return messages.say(f"ask-{tag_of(question)}", **values_of(state, question, messages))


def values_of(state: State, question: Question, messages: Messages) -> Values:
    """Return the values of a question's messages."""
    said = phrases(messages, state, question) | foe(messages, state)
    if type(question) in PROMPTS:
        said |= PROMPTS[type(question)](messages, state, question)
    return said


def label(state: State, question: Question | None, option: Option, messages: Messages) -> str:
    """Return an option in words. question: the open one."""
    return said(state, question, option, messages, ("option",))


def answer(state: State, question: Question | None, option: Option, messages: Messages) -> str:
    """Return an option that was taken, as the title of its chapter: who did what. Some options already say so."""
    return said(state, question, option, messages, ("title", "option"))


def said(state: State, question: Question | None, option: Option, messages: Messages, kinds: tuple[str, ...]) -> str:
    """Return the first existing message: of these kinds, for the question and the key's first word, or for the word
    alone.
    """
    word, *rest = option.key.split(":")
    if word in ALWAYS:
        named = EVENING.get(option.key) if state.session else None
        return messages.say(f"{kinds[0]}-{named or option.key.replace(':', '-')}", player=messages.player(option.seat))
    if isinstance(question, Dreaming):
        return messages.say("title-dreaming", player=messages.player(option.seat))
    assert question is not None, "no other option stands beside the questions"
    tag = worded_as(type(question), word)
    names = [f"{kind}-{name}" for kind in kinds for name in (f"{tag}-{word}", word)]
    values = values_of(state, question, messages) | {
        "who": who(state, question, option.seat, word, rest, messages),
        "player": messages.player(option.seat),
    }
    found = ANSWERS.get(f"{tag}-{word}") or ANSWERS.get(word)
    if found and rest:
        values |= found(messages, state, question, rest)
    return messages.say(next((name for name in names if name in messages), names[-2]), **values)


def who(state: State, question: Question, seat: int, word: str, rest: list[str], messages: Messages) -> str:
    """Return who answers: the character that the key or question concerns if the seat plays it, else whoever acts for
    the seat.
    """
    named = rest[0] if word == NAMING_WHO else about(question)
    if named in state.characters and seat_of(state, named) == seat:
        return naming.character(messages, named)
    return naming.player_of(messages, state, seat)


def about(question: Any) -> str:
    """Return the character that a question concerns; empty for one to the group."""
    for name in ("to", "character"):
        if found := getattr(question, name, None):
            return str(found)
    inner = next((getattr(question, name) for name in ("owed", "effect") if hasattr(question, name)), question)
    at = getattr(inner, "at", None)
    return at.character if at is not None else ""
