"""Entries that the service wrote in one append: they share their time and their author. Part of check F."""

from msgspec import Struct

from api.service.archives.replay import Moment, NotReplayed
from domain.kernel.fact import ActionTaken, Entry, Fact
from domain.kernel.tables.table import (
    TABLE_FACTS,
    ActionsUndone,
    RulesChanged,
    SeedRevealed,
    Table,
    TableEnded,
    TableOpened,
    TableStarted,
    UndoAnswered,
)


class Due(Struct, frozen=True):
    """What must come next in the append of an entry. what: in words; to: the action that an undo goes to.

    types: the allowed types of fact; empty for a game's own facts.
    """

    entry: Entry
    what: str
    types: tuple[type[Fact], ...] = ()
    to: int | None = None

    @property
    def missing(self) -> NotReplayed:
        """The fault of a log in which something else comes next."""
        return NotReplayed(f"{self.what} must follow in the same append", self.entry.version)

    def fits(self, fact: Fact) -> bool:
        """Return whether a fact is what is due."""
        if not self.types:
            return not isinstance(fact, (*TABLE_FACTS, ActionTaken))
        return isinstance(fact, self.types) and self.to in (None, getattr(fact, "to", None))


class Appends:
    """Follows the moments of a log. The copies at the start of a branch need not form appends."""

    def __init__(self, copied: int) -> None:
        self._last_copy = 1 + copied
        self._opened_at = 0
        self.due: Due | None = None

    def follow(self, moment: Moment) -> None:
        """Check the next moment. Raises NotReplayed if the entry before does not allow it, or if its entries differ in
        author.
        """
        first = moment.entries[0]
        is_copy = 1 < first.version <= self._last_copy
        if isinstance(first.fact, TableOpened):
            self._opened_at = first.at
        if is_copy and any(entry.at != self._opened_at for entry in moment.entries):
            raise NotReplayed("a copy in a branch must have the time at which the branch was opened", first.version)
        self._check_due(first)
        for entry in moment.entries:
            check_same(first, entry)
        self.due = None if is_copy else due_after(first, moment.table)

    def _check_due(self, first: Entry) -> None:
        due = self.due
        if due is None:
            return
        if not due.fits(first.fact):
            raise due.missing
        check_same(due.entry, first)


def check_same(first: Entry, entry: Entry) -> None:
    """Check that two entries of one append have the same time and author. Raises NotReplayed.

    A change of rules is the service's own entry, before the entries of a seat.
    """
    asker = entry.by if isinstance(first.fact, RulesChanged) else first.by
    if (first.at, asker) != (entry.at, entry.by):
        raise NotReplayed(f"time or seat differs from entry {first.version} of the same append", entry.version)


def due_after(entry: Entry, table: Table) -> Due | None:
    """Return what must follow one of the table's own entries in its append. table: after that entry."""
    match entry.fact:
        case TableStarted() if not table.timeline.start:
            return Due(entry, "the setup")
        case RulesChanged():
            return Due(entry, "an action or the start", (ActionTaken, TableStarted))
        case UndoAnswered() if table.proposal and not table.proposal.waiting:
            return Due(entry, "the undo that all agreed to", (ActionsUndone,), table.proposal.to)
        case TableEnded():
            return Due(entry, "the reveal", (SeedRevealed,))
        case _:
            return None
