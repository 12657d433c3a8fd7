"""The registries that tie a game's functions to its types.

A rule belongs to a task type; options, refusal and default belong to a question type; a change of state belongs to a
fact type. Each is found by type in one dict, so rules do not name one another and no list can miss one.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from domain.kernel.fact import Fact
from domain.kernel.state import KernelState
from domain.kernel.task import Asked, Option, Question, Task, Together, Unmet, question_for, questions_for

S = TypeVar("S", bound=KernelState)
Evolver = Callable[[Any, Any], Any]
Function = TypeVar("Function", bound=Callable[..., Any])


Tells = bool | Callable[[Any, Any], bool]
"""Always or never, or as `(state, task) -> bool` tells."""


class Rule(NamedTuple):
    """A rule id and the function that carries out the rule's task.

    What is known of a task without carrying it out. quiet: whether nothing is revealed by it, nor by what it leads to
    before a seat is asked; asks: whether it reveals nothing and ends with a question that waits for its answer;
    reveals: whether it surely reveals something; steady: whether it reveals nothing and, unless it ends with such a
    question, changes nothing that other rules tell by.
    """

    id: str
    apply: Callable[[Any, Any], None]
    quiet: bool = False
    asks: Tells = False
    reveals: Tells = False
    steady: bool = False


class Asking(NamedTuple):
    """What a question type offers: its rule, its options, and whether it surely has several answers."""

    id: str
    options: Callable[[Any, Any], Iterable[Option]]
    several: Tells = False


RULES: dict[type[Task], Rule] = {}
QUESTIONS: dict[type[Question], Asking] = {}
NARROWED: dict[type[Question], Callable[[Any, Any, int, str], Iterable[Option]]] = {}
REFUSALS: dict[type[Question], Callable[[Any, Any, int, str], Unmet | None]] = {}
DEFAULTS: dict[type[Question], Callable[[Any, Any], str]] = {}
EVOLVERS: dict[type[Fact], Evolver] = {}


def told(tells: Tells, state: Any, task: Task) -> bool:
    """Return whether this is so of a task in a state."""
    return tells if isinstance(tells, bool) else tells(state, task)


def rule(
    rule_id: str,
    task: type[Task],
    *,
    quiet: bool = False,
    asks: Tells = False,
    reveals: Tells = False,
    steady: bool = False,
) -> Callable[[Function], Function]:
    """Register `(play, task) -> None` as the rule that carries out this task type. For all else see Rule."""

    def register(function: Function) -> Function:
        assert task not in RULES, f"two rules for {task.__name__}"
        RULES[task] = Rule(rule_id, function, quiet, asks, reveals, steady)
        return function

    return register


def asks(rule_id: str, question: type[Question], *, several: Tells = False) -> Callable[[Function], Function]:
    """Register `(state, question) -> Iterable[Option]` as what this question type offers. several: see Asking."""

    def register(function: Function) -> Function:
        assert question not in QUESTIONS, f"two lists of options for {question.__name__}"
        QUESTIONS[question] = Asking(rule_id, function, several)
        return function

    return register


def narrows(question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question, seat, key) -> Iterable[Option]` as the few options among which the one with this key
    is, if it is open. A long list need not be made then for an answer that is taken by its key.
    """

    def register(function: Function) -> Function:
        NARROWED[question] = function
        return function

    return register


def refuses(question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question, seat, key) -> Unmet | None` as the reason why a key is not among the options."""

    def register(function: Function) -> Function:
        REFUSALS[question] = function
        return function

    return register


def defaults(question: type[Question]) -> Callable[[Function], Function]:
    """Register `(state, question) -> key` as the answer for an absent seat, one of the seat's options.

    question: as it is put to that seat alone.
    """

    def register(function: Function) -> Function:
        DEFAULTS[question] = function
        return function

    return register


def evolves(fact: type[Fact]) -> Callable[[Function], Function]:
    """Register `(state, fact) -> state` as the effect of this fact type. It knows no rules and refuses nothing."""

    def register(function: Function) -> Function:
        assert fact not in EVOLVERS, f"two changes for {fact.__name__}"
        EVOLVERS[fact] = function
        return function

    return register


def evolve(state: S, fact: Fact) -> S:
    """Return the state after a fact."""
    after: S = EVOLVERS[type(fact)](state, fact)
    return after


def options(state: Any, asked: Asked) -> Iterator[Option]:
    """Return the options that are open now. This list is the legality check, the menu and a bot's moves."""
    if isinstance(asked, Together):
        return chain.from_iterable([QUESTIONS[type(one)].options(state, one) for one in asked.questions])
    return iter(QUESTIONS[type(asked)].options(state, asked))


def options_near(state: Any, question: Question, seat: int, key: str) -> Iterable[Option]:
    """Return options of a question among which the one with this key is, if it is open: a few if its type says which,
    else all.
    """
    narrowed = NARROWED.get(type(question))
    if narrowed is None:
        return QUESTIONS[type(question)].options(state, question)
    return narrowed(state, question, seat, key)


def only_answer(state: Any, question: Question) -> Option | None:
    """Return the only answer of a question; None if it has several. Options that take back or cancel do not count."""
    asking = QUESTIONS[type(question)]
    several = asking.several
    if several is not False and told(several, state, question):
        return None
    only = None
    for option in asking.options(state, question):
        if option.mark is None:
            if only is not None:
                return None
            only = option
    return only


def questions_by_key(state: Any, asked: Asked, seat: int) -> dict[str, Question]:
    """Return key -> question for a seat with several open questions; empty for one question, where keys are unique."""
    waiting = questions_for(asked, seat)
    if len(waiting) < 2:
        return {}
    return {option.key: one for one in waiting for option in options(state, one) if option.seat == seat}


def default(state: Any, asked: Asked, seat: int | None = None) -> str:
    """Return the key that answers for an absent seat, by default the first seat asked; it is one of the seat's options.

    A question to several seats is put to this one alone.
    """
    seat = asked.seats[0] if seat is None else seat
    question = question_for(asked, seat)
    assert question is not None, f"seat {seat} is not asked"
    return DEFAULTS[type(question)](state, replace(question, seats=(seat,)))


def rule_against(state: Any, asked: Asked, seat: int, key: str) -> str:
    """Return the rule that forbids this answer. A key of unknown form breaks the question's own rule."""
    question = question_for(asked, seat)
    if question is None:
        first = asked.questions[0] if isinstance(asked, Together) else asked
        return QUESTIONS[type(first)].id
    return unmet(state, question, seat, key).rule


def unmet(state: Any, question: Question, seat: int, key: str) -> Unmet:
    """Return what is missing for an answer that is not among the options of a seat's question."""
    refusal = REFUSALS.get(type(question))
    found = refusal(state, question, seat, key) if refusal else None
    return found or Unmet(QUESTIONS[type(question)].id)
