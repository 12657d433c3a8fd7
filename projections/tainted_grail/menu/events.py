"""The words and ids of what is due at the same time: discs, events, guardians."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from domain.kernel.task import Question
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.events import RerollGuardian
from projections.tainted_grail import ids
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


def turn(messages: Messages, state: State, question: Question, rest: list[str]) -> Values:
    """Return what comes first."""
    kind, name = rest
    if kind == "guardian":
        return {"what": naming.encounter(messages, name)}
    if kind == "event":
        return {"what": naming.event(messages, state, name)}
    return {"what": naming.quoted(messages, messages.say(f"disc-{name}"))}


EVENT_ANSWERS: Mapping[str, Callable[[Messages, State, Question, list[str]], Values]] = {"choose-turn-first": turn}
"""Question and first word of a key -> the function that names what follows the word."""


def thrown(messages: Messages, state: State, question: RerollGuardian) -> Values:
    """Return the guardian, and what its die shows."""
    return {
        "guardian": naming.encounter(messages, question.encounter),
        "face": messages.say(f"face-{question.face.lower()}"),
    }


EVENT_PROMPTS: Mapping[type[Question], Callable[[Messages, State, Any], Values]] = {RerollGuardian: thrown}
"""Question -> the values for its prompt."""


def about_turn(state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Yield what comes first."""
    kind, name = rest
    yield {"guardian": ids.encounter, "event": ids.event, "disc": ids.disc}[kind](name)


EVENT_NAMED: Mapping[str, Callable[[State, Any, list[str]], Iterator[str | None]]] = {"choose-turn-first": about_turn}
"""Question and first word of a key -> the ids of what the key names."""
