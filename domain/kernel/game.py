"""The protocol a game fulfils, and the registries that tie its functions to its types.

A rule belongs to a task type, options, refusal and default to a question type, a change of state to a fact type. Each
is found by type in one dict: no rule names another, and none is forgotten in a list.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from domain.kernel.campaign import Campaigning
from domain.kernel.errors import ContentError
from domain.kernel.fact import Fact
from domain.kernel.state import KernelState
from domain.kernel.task import Asked, Option, Question, Task, Together, question_for, questions_for

if TYPE_CHECKING:
    from domain.kernel.play import Play
    from domain.kernel.table import TableOpened

S = TypeVar("S", bound=KernelState)
Evolver = Callable[[Any, Any], Any]
Function = TypeVar("Function", bound=Callable[..., Any])


class Rule(NamedTuple):
    """A rule id and the function that carries out its task."""

    id: str
    apply: Callable[["Play[Any]", Any], None]


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


class Pack(Protocol):
    """Content of a game, read once and shared.

    hash: SHA-256 in hex; files: what it was read from; warnings: what is allowed in it, though probably not meant.
    """

    @property
    def id(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def files(self) -> Mapping[str, str]: ...
    @property
    def warnings(self) -> Sequence[ContentError]: ...


def _seals_nothing(state: Any, pool: str) -> bool:
    return False


def _never(state: Any, question: Question) -> bool:
    return False


def _all_is_known(state: Any, seat: int | None) -> Any:
    return state


class Game(NamedTuple):
    """A game, as the functions and types that the kernel needs of it.

    id: as in the catalogue; rules: version of its rules, counted up by one; state: its frozen state type;
    tasks, facts: all of its types (facts without the kernel's); read_pack: raises ContentError;
    pack_schema: the JSON Schema of all tables of a pack together;
    begin: the state and the first tasks of a new table, raises InvalidRequest if its options cannot be;
    due: what must happen as soon as something holds; always: options of any seat beside the open question;
    rule_against_always: why such a key is not offered, None if it is no such key; result: of a game that is over;
    over: the rule that lets nothing happen after that; default_pack: the folder of the pack that is played if none is
    named, the first by name if that is empty; seals: (state, pool) -> whether cards may be drawn from the
    pool for some seats only, so that all its outcomes are sealed; known_to: (state, seat) -> the state as this seat,
    or with None a spectator, may know it: what it may not know is a face-down place of the pool that it came from;
    campaign: how tables follow one another, None if they do not; kept_pack: reads a pack that was read before, whose
    checks may have become stricter since, as `read_pack` does if it is None; waits: (state, question) -> whether a
    question with one answer waits for it all the same, since the rules want it said, or since the number of answers
    would tell what not all may know.
    """

    id: str
    rules: int
    state: type[Any]
    tasks: tuple[type[Task], ...]
    facts: tuple[type[Fact], ...]
    read_pack: Callable[[Mapping[str, str]], Any]
    pack_schema: Callable[[], dict[str, Any]]
    begin: Callable[["TableOpened", Any], tuple[Any, tuple[Task, ...]]]
    due: Callable[[Any], Task | None]
    always: Callable[[Any], Iterable[Option]]
    rule_against_always: Callable[[Any, int, str], str | None]
    result: Callable[[Any], str | None]
    dice: Callable[[Any], dict[str, tuple[int | str, ...]]]
    over: str
    default_pack: str = ""
    seals: Callable[[Any, str], bool] = _seals_nothing
    known_to: Callable[[Any, int | None], Any] = _all_is_known
    campaign: Campaigning | None = None
    kept_pack: Callable[[Mapping[str, str]], Any] | None = None
    waits: Callable[[Any, Question], bool] = _never

    @property
    def has_secrets(self) -> bool:
        """Whether some seats may know what others may not."""
        return self.known_to is not _all_is_known
