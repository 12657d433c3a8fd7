"""The protocol that a game implements."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import domain.kernel.evolve  # noqa: F401  registers what the kernel's facts change
from domain.kernel.errors import ContentError
from domain.kernel.fact import Fact
from domain.kernel.position import Position
from domain.kernel.tables.campaign import Campaigning
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, Question, Task


class Pack(Protocol):
    """The content of a game, read once and shared.

    hash: SHA-256 in hex; files: what it was read from; warnings: what is allowed but probably not meant.
    """

    @property
    def id(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def files(self) -> Mapping[str, str]: ...
    @property
    def warnings(self) -> Sequence[ContentError]: ...


def _always_stirs(before: Any, after: Any) -> bool:
    return True


def _seals_nothing(state: Any, pool: str) -> bool:
    return False


def _never(state: Any, question: Question) -> bool:
    return False


def _tells_nothing(opened: TableOpened, pack: Any) -> bool:
    return False


def _all_is_known(state: Any, seat: int | None) -> Any:
    return state


def _confides_nothing(state: Any) -> tuple[int, ...] | None:
    return None


def _whole_agenda(position: Position[Any], seat: int | None) -> tuple[Task, ...]:
    return position.agenda


class Game(NamedTuple):
    """A game: the functions and types that the kernel needs.

    id: as in the catalogue; rules: version of its rules, counted up by one; state: its frozen state type; tasks, facts:
    all its types (facts without the kernel's); read_pack: raises ContentError; pack_schema: the JSON Schema of all
    tables of a pack together; begin: the state and the first tasks of a new table, raises InvalidRequest for impossible
    options; due: the task that must happen as soon as something holds; always: options of any seat beside the open
    question; rule_against_always: the rule that forbids such a key, None if the key has another form; result: of a game
    that is over; over: the rule by which nothing happens after that; stirs: (before, after) -> whether something may be
    due after that was not before, since a part of the state changed that `due` reads; default_pack: the folder of the
    pack that is played if none is named, the first by name if empty; seals: (state, pool) -> whether cards may be drawn
    from the pool for some seats only, so that all its outcomes are sealed; known_to: (state, seat) -> the state as this
    seat, or with None a spectator, may know it, with face-down places for unknown cards; confides: (state) -> the only
    seats that may know what is unfinished, None if everybody may; known_agenda: (position, seat) -> what is unfinished,
    as this seat or a spectator may know it; campaign: how tables follow one
    another, None for a game without campaigns; stored_pack: reads a stored pack whose checks may have become stricter
    since, `read_pack` if None; waits: (state, question) -> whether a question with one answer still waits for it,
    because the rules require the answer to be said or the number of answers would tell a secret; moved: module of its
    stored types -> the module that had them first, so that positions stored before a move stay readable; tells_story:
    (opened, pack) -> whether the pack of such a table tells what nobody may know before it is read, so that it can be
    branched only when it has ended.
    """

    id: str
    rules: int
    state: type[Any]
    tasks: tuple[type[Task], ...]
    facts: tuple[type[Fact], ...]
    read_pack: Callable[[Mapping[str, str]], Any]
    pack_schema: Callable[[], dict[str, Any]]
    begin: Callable[[TableOpened, Any], tuple[Any, tuple[Task, ...]]]
    due: Callable[[Any], Task | None]
    always: Callable[[Any], Iterable[Option]]
    rule_against_always: Callable[[Any, int, str], str | None]
    result: Callable[[Any], str | None]
    dice: Callable[[Any], dict[str, tuple[int | str, ...]]]
    over: str
    stirs: Callable[[Any, Any], bool] = _always_stirs
    default_pack: str = ""
    seals: Callable[[Any, str], bool] = _seals_nothing
    known_to: Callable[[Any, int | None], Any] = _all_is_known
    confides: Callable[[Any], tuple[int, ...] | None] = _confides_nothing
    known_agenda: Callable[[Position[Any], int | None], tuple[Task, ...]] = _whole_agenda
    campaign: Campaigning | None = None
    stored_pack: Callable[[Mapping[str, str]], Any] | None = None
    waits: Callable[[Any, Question], bool] = _never
    moved: tuple[tuple[str, str], ...] = ()
    tells_story: Callable[[TableOpened, Any], bool] = _tells_nothing

    @property
    def has_secrets(self) -> bool:
        """Whether some seats may know what others may not."""
        return self.known_to is not _all_is_known
