"""A table as the lobby lists it: a fold over few of its entries, so that no game is folded to list it."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.fact import Awaiting, Entry, Fact
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone, TableEnded, TableOpened, TableStarted

OPEN, RUNNING, FINISHED = "open", "running", "finished"
UNREADABLE, DELAYED, DROPPED = "unreadable", "delayed", "dropped"
"""The states of a listed table; `unreadable` if its log holds what this release cannot read; `delayed` if its readers
are behind: of such a table the lobby keeps the opening alone, and nothing that they may not see yet; `dropped` if it
ended before it started.
"""

NO_ENDING = -1


class Listed(Struct, frozen=True):
    """What the lobby knows of a table.

    result: empty while there is none; version: of the newest entry, if that is one `is_told` of; action: the one
    whose position counts; ending: the action that ended the game with `outcome`, on the current line or the one that
    was undone, else NO_ENDING; opened_at, active_at: milliseconds since 1970, UTC.
    """

    game: str
    state: str
    result: str
    version: int
    action: int
    ending: int
    outcome: str
    opened_at: int
    active_at: int


L = TypeVar("L", bound=Listed)


def is_told(fact: type[Fact]) -> bool:
    """Whether the lobby must see facts of this type: the table's own, the end of an action, the ends of a game.

    Each append ends with one of the first two, so that no newer version is missed.
    """
    return fact in TABLE_FACTS or fact is Awaiting or fact.ends_with is not None


def listed(opened: TableOpened, at: int) -> Listed:
    """A table that was just opened."""
    return Listed(opened.game, OPEN, "", 1, 0, NO_ENDING, "", at, at)


def delayed(opened: TableOpened, at: int) -> Listed:
    """A table with a delay that was just opened. What its readers may see of it depends on the time they ask."""
    return replace(listed(opened, at), state=DELAYED)


def unreadable(table: L, version: int) -> L:
    """A table from the entry on that cannot be read; nothing after it counts."""
    return replace(table, state=UNREADABLE, result="", version=version)


def follow(table: L, entry: Entry) -> L:
    """The table after one more entry. Of an unreadable or delayed table, or seen before, it changes nothing."""
    if entry.version <= table.version or table.state in (UNREADABLE, DELAYED):
        return table
    table = replace(table, version=entry.version, active_at=entry.at)
    match entry.fact:
        case TableStarted():
            return _at(table, table.action)  # where a branch begins its game may be over
        case ActionsUndone(to) | ActionsRedone(to):
            return _at(table, to)
        case TableEnded(result):
            state = DROPPED if table.state == OPEN else FINISHED
            return replace(table, state=state, result=table.result or result)
        case fact:
            table = _acted(table, entry.action)
            return table if fact.ends_with is None else _over(table, entry.action, fact.ends_with)


def _acted(table: L, action: int) -> L:
    """The table in an action, 0 being none. An ending that was undone is out of reach once another action is taken."""
    if action in (0, table.action):
        return table
    lost = table.ending > table.action
    return replace(table, action=action, ending=NO_ENDING if lost else table.ending)


def _over(table: L, action: int, outcome: str) -> L:
    table = replace(table, ending=action, outcome=outcome)
    return table if table.state == OPEN else _at(table, action)


def _at(table: L, action: int) -> L:
    """The table at another position of its line, the undone part included."""
    is_over = NO_ENDING < table.ending <= action
    return replace(
        table, action=action, state=FINISHED if is_over else RUNNING, result=table.outcome if is_over else ""
    )
