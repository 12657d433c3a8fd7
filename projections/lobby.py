"""Tables as the lobby lists them: a fold over few entries of each, so listing folds no game."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.fact import Awaiting, Entry, Fact
from domain.kernel.tables.table import TABLE_FACTS, ActionsRedone, ActionsUndone, TableEnded, TableOpened, TableStarted

OPEN, RUNNING, FINISHED = "open", "running", "finished"
UNREADABLE, DELAYED, DROPPED = "unreadable", "delayed", "dropped"
"""The states of a listed table.

unreadable: its log holds something that this release cannot read; delayed: its readers see it later, so the lobby keeps
nothing but its opening; dropped: it ended before it started.
"""

NO_ENDING = -1


class Listed(Struct, frozen=True):
    """What the lobby knows of a table.

    result: empty while there is none; version: of the newest entry that the lobby sees, see `is_told`; action: the one
    whose position counts; ending: the action that ended the game with `outcome`, undone or not, else NO_ENDING;
    opened_at, active_at: milliseconds since 1970, UTC.
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
    """Return whether the lobby must see facts of this type: the table's own, ends of actions, ends of games.

    Each append ends with one of the first two, so the lobby misses no newer version.
    """
    return fact in TABLE_FACTS or fact is Awaiting or fact.ends_with is not None


def listed(opened: TableOpened, at: int) -> Listed:
    """Return a table that was just opened."""
    return Listed(opened.game, OPEN, "", 1, 0, NO_ENDING, "", at, at)


def delayed(opened: TableOpened, at: int) -> Listed:
    """Return a table with a delay that was just opened. What its readers see depends on when they look."""
    return replace(listed(opened, at), state=DELAYED)


def unreadable(table: L, version: int) -> L:
    """Return a table whose entry at this version cannot be read. No later entry counts."""
    return replace(table, state=UNREADABLE, result="", version=version)


def follow(table: L, entry: Entry) -> L:
    """Return the table after one more entry; unchanged if it is unreadable or delayed, or has had the entry before."""
    if entry.version <= table.version or table.state in (UNREADABLE, DELAYED):
        return table
    table = replace(table, version=entry.version, active_at=entry.at)
    match entry.fact:
        case TableStarted():
            return _at(table, table.action)  # a branch may begin where the game is over
        case ActionsUndone(to) | ActionsRedone(to):
            return _at(table, to)
        case TableEnded(result):
            state = DROPPED if table.state == OPEN else FINISHED
            return replace(table, state=state, result=table.result or result)
        case fact:
            table = _acted(table, entry.action)
            return table if fact.ends_with is None else _over(table, entry.action, fact.ends_with)


def _acted(table: L, action: int) -> L:
    """Return the table in an action, 0 for none. Another action makes an ending that was undone unreachable."""
    if action in (0, table.action):
        return table
    lost = table.ending > table.action
    return replace(table, action=action, ending=NO_ENDING if lost else table.ending)


def _over(table: L, action: int, outcome: str) -> L:
    table = replace(table, ending=action, outcome=outcome)
    return table if table.state == OPEN else _at(table, action)


def _at(table: L, action: int) -> L:
    """Return the table at another position of its line, undone actions included."""
    is_over = NO_ENDING < table.ending <= action
    return replace(
        table, action=action, state=FINISHED if is_over else RUNNING, result=table.outcome if is_over else ""
    )
