"""What was read at a table, for games that have a journal: which texts, when, and which choices were taken in them."""

from collections.abc import Callable, Container, Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from domain.kernel.fact import Entry
from domain.kernel.tables.table import TableOpened
from projections.text.messages import Messages


class JournalChoice(Struct, frozen=True):
    """A choice that was taken in a text. undone: whether it was undone."""

    v: int
    text: str
    undone: bool


class Reading(Struct, frozen=True):
    """A text that was read. v: the version of the entry; undone: whether its action was undone; id: of the text."""

    v: int
    action: int
    id: str
    text: str
    undone: bool
    choices: list[JournalChoice]


class JournalSection(Struct, frozen=True):
    """What was read of one section, in the order of the log. about: id of the place that it tells of, or null."""

    title: str
    about: str | None
    readings: list[Reading]


class Page(Struct, frozen=True):
    """A text in the order in which it was read. day: of the game, null where none is counted; title: of the place or
    the book; about: id of that place, or null; id: of the text; text: null where it stood on an earlier page; choices:
    those that were taken.
    """

    day: int | None
    title: str
    about: str | None
    id: str
    text: str | None
    choices: tuple[str, ...]


class Read(NamedTuple):
    """A text that was read, without words. text: its id; choices: (version, action, number); seats: those to whom alone
    it was read, None if to everybody; day: of the game.
    """

    v: int
    action: int
    text: str
    choices: list[tuple[int, int, int]]
    seats: frozenset[int] | None = None
    day: int | None = None


class JournalView(NamedTuple):
    """A game's journal. kept: (plan, pack) -> whether such a table has one; read: (entries) -> what was read in them,
    undone or not; told: (what was read, actions that count, pack, messages) -> its sections; pages: the same -> what
    counts of it, in the order in which it was read.
    """

    kept: Callable[[TableOpened, Any], bool]
    read: Callable[[Iterable[Entry]], list[Read]]
    told: Callable[[Iterable[Read], Container[int], Any, Messages], list[JournalSection]]
    pages: Callable[[Iterable[Read], Container[int], Any, Messages], list[Page]]
