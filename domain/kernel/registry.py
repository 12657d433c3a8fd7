"""The registries that tie a game's functions to its types.

A rule belongs to a task type, options, refusal and default to a question type, a change of state to a fact type. Each
is found by type in one dict: no rule names another, and none is forgotten in a list.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from domain.kernel.fact import Fact
from domain.kernel.state import KernelState
from domain.kernel.task import Asked, Option, Question, Task, Together, question_for, questions_for

S = TypeVar("S", bound=KernelState)
Evolver = Callable[[Any, Any], Any]
Function = TypeVar("Function", bound=Callable[..., Any])


class Rule(NamedTuple):
    """A rule id and the function that carries out its task in a play."""

    id: str
    apply: Callable[[Any, Any], None]


class Asking(NamedTuple):
    """What a question type offers: its rule, options, the rule against a key that is not offered, its default."""

    id: str
    options: Callable[[Any, Any], Iterable[Option]]


RULES: dict[type[Task], Rule] = {}
QUESTIONS: dict[type[Question], Asking] = {}
REFUSALS: dict[type[Question], Callable[[Any, Any, int, str], str | None]] = {}
DEFAULTS: dict[type[Question], Callable[[Any, Any], str]] = {}
EVOLVERS: dict[type[Fact], Evolver] = {}


def rule(rule_id: str, task: type[Task]) -> Callable[[Function], Function]:
    """Register `(play, task) -> None` as the rule that carries out this task type."""

    def register(function: Function) -> Function:
        assert task not in RULES, f"two rules for {task.__name__}"
        RULES[task] = Rule(rule_id, function)
        return function

    return register


def asks(rule_id: str, question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question) -> Iterable[Option]` as what this question type offers."""

    def register(function: Function) -> Function:
        assert question not in QUESTIONS, f"two lists of options for {question.__name__}"
        QUESTIONS[question] = Asking(rule_id, function)
        return function

    return register


def refuses(question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question, seat, key) -> rule id | None`: why a key is not among the options."""

    def register(function: Function) -> Function:
        REFUSALS[question] = function
        return function

    return register


def defaults(question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question) -> key`, one of the seat's options: the answer for a seat that is absent.

    question: as it is put to that seat alone.
    """

    def register(function: Function) -> Function:
        DEFAULTS[question] = function
        return function

    return register


def evolves(fact: type[Fact]) -> Callable[[Function], Function]:
    """Register `(state, fact) -> state` as what this fact type changes. It knows no rules and refuses nothing."""

    def register(function: Function) -> Function:
        assert fact not in EVOLVERS, f"two changes for {fact.__name__}"
        EVOLVERS[fact] = function
        return function

    return register


def evolve(state: S, fact: Fact) -> S:
    """The state after a fact."""
    after: S = EVOLVERS[type(fact)](state, fact)
    return after


def options(state: Any, asked: Asked) -> Iterator[Option]:
    """What is offered now; the legality check, the menu and a bot's moves are this one list."""
    questions = asked.questions if isinstance(asked, Together) else (asked,)
    for question in questions:
        yield from QUESTIONS[type(question)].options(state, question)


def only_answer(state: Any, question: Question) -> Option | None:
    """The one answer that a question has; None if it has several. What takes back or cancels does not count."""
    found = (option for option in QUESTIONS[type(question)].options(state, question) if option.mark is None)
    first = next(found, None)
    return first if next(found, None) is None else None


def questions_by_key(state: Any, asked: Asked, seat: int) -> dict[str, Question]:
    """Key -> the question that offers it to a seat, where several wait for the seat; else empty, since it is clear."""
    waiting = questions_for(asked, seat)
    if len(waiting) < 2:
        return {}
    return {option.key: one for one in waiting for option in options(state, one) if option.seat == seat}


def default(state: Any, asked: Asked, seat: int | None = None) -> str:
    """The key that answers for an absent seat, by default the first that is asked; one of its own options.

    A question to several seats is put to this one alone.
    """
    seat = asked.seats[0] if seat is None else seat
    question = question_for(asked, seat)
    assert question is not None, f"seat {seat} is not asked"
    return DEFAULTS[type(question)](state, replace(question, seats=(seat,)))


def rule_against(state: Any, asked: Asked, seat: int, key: str) -> str:
    """The rule that forbids this answer. A key of no known form breaks the question's own rule."""
    question = question_for(asked, seat)
    if question is None:
        first = asked.questions[0] if isinstance(asked, Together) else asked
        return QUESTIONS[type(first)].id
    own = QUESTIONS[type(question)].id
    refusal = REFUSALS.get(type(question))
    return (refusal and refusal(state, question, seat, key)) or own
