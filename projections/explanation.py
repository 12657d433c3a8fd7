"""What a game says about an option beside its label, as functions that a menu calls."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from domain.kernel.task import Option, Question, Unmet
from projections.text.messages import Messages

About = Callable[[Any, Question | None, Option], tuple[str, ...]]
"""(state, question, option) -> ids of what it is done with and to, the most specific first."""
Grouping = Callable[[Question | None, Option], str]
"""(question, option) -> the message of the heading under which a menu puts it."""
Saying = Callable[[Messages, Any, Question | None, Option], str | None]
"""(messages, state, question, option) -> a line about it; None if there is nothing to say."""
Sought = Callable[[Any, Any, int], Iterable[str]]
"""(state, question, seat) -> keys of answers that a person at this seat would look for, open or not, bounded."""
Naming = Callable[[Messages, Any, Question, Option], str]
"""(messages, state, question, an option that is not offered) -> it in words."""
Reason = Callable[[Messages, Any, Unmet], str]
"""(messages, state, what is missing) -> it in words."""


def seat_alone(state: Any, question: Question | None, option: Option) -> tuple[str, ...]:
    """Return the seat that may take it, for a game that names no things."""
    return (f"seat:{option.seat}",)


def one_group(question: Question | None, option: Option) -> str:
    """Put everything under one heading, for a game without groups."""
    return "group-choose"


def nothing(messages: Messages, state: Any, question: Question | None, option: Option) -> None:
    """Say nothing."""


def nothing_sought(state: Any, question: Question, seat: int) -> tuple[str, ...]:
    """Seek nothing, for a game that does not explain what is closed."""
    return ()


def by_key(messages: Messages, state: Any, question: Question, option: Option) -> str:
    """Return an option by its key."""
    return option.key


def by_rule(messages: Messages, state: Any, unmet: Unmet) -> str:
    """Return the rule that requires something."""
    return unmet.rule


class Closing(NamedTuple):
    """What a game says about answers that are not open. See Sought, Naming, Reason."""

    sought: Sought = nothing_sought
    label: Naming = by_key
    why: Reason = by_rule


class Explanation(NamedTuple):
    """What a game says about its options. question: the one that an option answers, None beside the open question.

    about: see About; group: see Grouping; detail: cost and effect in one line; warning: what makes it hopeless or dear;
    closing: what is said about answers that are not open.
    """

    about: About = seat_alone
    group: Grouping = one_group
    detail: Saying = nothing
    warning: Saying = nothing
    closing: Closing = Closing()


class Explained(NamedTuple):
    """What is said about one option. group: a heading in words."""

    about: tuple[str, ...]
    group: str
    detail: str | None
    warning: str | None


def explained(
    game: Explanation, messages: Messages, state: Any, question: Question | None, option: Option
) -> Explained:
    """Return what a game says about an option."""
    return Explained(
        about=game.about(state, question, option),
        group=messages.say(BACK if option.mark else game.group(question, option)),
        detail=game.detail(messages, state, question, option),
        warning=game.warning(messages, state, question, option),
    )


BACK = "group-back"
"""The heading of what takes back a choice or cancels an action."""


def grouped(groups: Mapping[str, str], tag: str, word: str) -> str:
    """Return the heading for a question and the first word of a key: for both, else for the word, else the question.

    groups: `<question>-<word>`, `<word>` or `<question>` -> the name of a heading.
    """
    name = groups.get(f"{tag}-{word}") or groups.get(word) or groups.get(tag, "choose")
    return f"group-{name}"
