"""What a game says about an option beside its label, as functions that a menu calls."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from domain.kernel.task import Option, Question, Unmet
from projections.text.messages import Messages

R = TypeVar("R")
T = TypeVar("T")

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
Tag = Callable[[type[Question], str], str]
"""(type of questions, first word of a key) -> the name of the question in whose words the key is told."""
Lookup = Callable[[Question | None, str], T | None]
"""(question, first word of a key) -> what belongs to them; None if nothing does."""


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


class Explained(Struct, frozen=True):
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


def once_a_state(function: Callable[..., R]) -> Callable[..., R]:
    """Return the function (state, *names) with a memory of what it returned for the newest state, since a menu asks
    the same for many options.
    """
    newest: tuple[Any, dict[tuple[Any, ...], R]] = (None, {})

    def remembered(state: Any, *names: Any) -> R:
        nonlocal newest
        known, found = newest
        if known is not state:
            found = {}
            newest = state, found
        if names not in found:
            found[names] = function(state, *names)
        return found[names]

    return remembered


def once_a_question(function: Callable[[Any, Any], R]) -> Callable[[Any, Any], R]:
    """Return the function (state, question) with a memory of what it returned for the newest question, since a menu
    asks the same for each of its options. What it returns must not change.
    """
    newest: tuple[Any, Any, R] | None = None

    def remembered(state: Any, question: Any) -> R:
        nonlocal newest
        known = newest
        if known is None or known[0] is not state or known[1] is not question:
            known = newest = state, question, function(state, question)
        return known[2]

    return remembered


def once_for_equal(function: Callable[[T], R]) -> Callable[[T], R]:
    """Return the function with a memory of what it returned for the newest value, and for all values equal to it: what
    it needs is often the same at the next position. The value must not change.
    """
    newest: tuple[T, R] | None = None

    def remembered(value: T) -> R:
        nonlocal newest
        known = newest
        if known is None or known[0] != value:
            known = newest = value, function(value)
        return known[1]

    return remembered


BACK = "group-back"
"""The heading of what takes back a choice or cancels an action."""


def grouped(groups: Mapping[str, str], tag_of: Tag) -> Grouping:
    """Return how options are put under these headings. groups: as for `lookup`, names of headings."""
    found = lookup(groups, tag_of, alone=True)

    def group(question: Question | None, option: Option) -> str:
        return f"group-{found(question, option.key.partition(':')[0]) or 'choose'}"

    return group


def lookup(table: Mapping[str, T], tag_of: Tag, *, alone: bool = False) -> Lookup[T]:
    """Return a function (question, first word of a key) -> what a table has for both, else for the word, and if `alone`
    else for the question. It looks up each pair once, since a menu asks for every option.

    table: `<question>-<word>`, `<word>` or `<question>` -> a value.
    """

    @cache
    def found(kind: type[Question] | None, word: str) -> T | None:
        tag = "" if kind is None else tag_of(kind, word)
        return table.get(f"{tag}-{word}") or table.get(word) or (table.get(tag) if alone else None)

    def of(question: Question | None, word: str) -> T | None:
        return found(None if question is None else type(question), word)

    return of
