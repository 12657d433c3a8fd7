"""What a person at a seat would look for now and may not do, with what is missing.

The rules say what is missing: the function that refuses an answer names the first requirement that is not met.
"""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from domain.kernel.position import Position
from domain.kernel.registry import QUESTIONS, unmet
from domain.kernel.task import Asked, Option, Question, questions_for
from projections.text.messages import Messages, sentence
from projections.view import View

CLOSED_MAX = 120
"""The most closed answers of one menu; the most important ones come first."""


class Closed(Struct, frozen=True):
    """An answer that is not open, in words. rule: the one that closes it; about, group: as of an action.

    why: what is missing.
    """

    label: str
    group: str
    about: tuple[str, ...]
    rule: str
    why: str


def closed_answers(
    view: View, position: Position[Any], open_keys: Collection[str], seat: int, messages: Messages
) -> tuple[Closed, ...]:
    """Return what a person would look for and may not do, at most CLOSED_MAX; for a seat that is not asked, who is.

    position: as the seat knows it; open_keys: of the seat's options. Nothing is closed when nobody is asked.
    """
    if position.asked is None:
        return ()
    questions = questions_for(position.asked, seat)
    if not questions:
        return (waiting(position.asked, messages),)
    found = (one for each in questions for one in closed_by(view, position.state, each, open_keys, seat, messages))
    return tuple(islice(found, CLOSED_MAX))


def missing(view: View, position: Position[Any], seat: int, key: str, messages: Messages) -> str | None:
    """Return what is missing for one answer; for a seat that is not asked, who is. None if nobody is asked, for what is
    chosen beside a question, or if the game has no words for it. position: as the seat knows it.
    """
    if position.asked is None or view.game.rule_against_always(position.state, seat, key):
        return None
    questions = questions_for(position.asked, seat)
    if not questions:
        return waiting(position.asked, messages).why
    found = unmet(position.state, questions[0], seat, key)
    if f"why-{found.what}" not in messages:
        return None
    return sentence(view.explanation.closing.why(messages, position.state, found))


def waiting(asked: Asked, messages: Messages) -> Closed:
    """Return that other seats are asked, and which."""
    players = [messages.player(seat) for seat in asked.seats]
    return Closed(
        label=messages.say("closed-not-asked"),
        group=messages.say("group-go-on"),
        about=tuple(f"seat:{seat}" for seat in asked.seats),
        rule=QUESTIONS[type(first_of(asked))].id,
        why=sentence(messages.say("why-not-asked", who=messages.join(players), count=len(players))),
    )


def first_of(asked: Asked) -> Question:
    """Return the first open question."""
    return asked if isinstance(asked, Question) else asked.questions[0]


def closed_by(
    view: View, state: Any, question: Question, open_keys: Collection[str], seat: int, messages: Messages
) -> Iterator[Closed]:
    """Yield the closed answers to one question."""
    explanation = view.explanation
    for key in explanation.closing.sought(state, question, seat):
        if key in open_keys:
            continue
        missing = unmet(state, question, seat, key)
        option = Option(seat, key, missing.rule)
        yield Closed(
            label=sentence(explanation.closing.label(messages, state, question, option)),
            group=messages.say(explanation.group(question, option)),
            about=explanation.about(state, question, option),
            rule=missing.rule,
            why=sentence(explanation.closing.why(messages, state, missing)),
        )
