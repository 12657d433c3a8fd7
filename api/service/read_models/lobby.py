"""The lobby: a read model of the public tables, maintained by the library's projection, and its pages."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, ClassVar, NamedTuple
from uuid import UUID

from msgspec import Struct

from domain.kernel.errors import InvalidRequest, LogCorrupt
from domain.kernel.fact import Awaiting
from domain.kernel.tables.table import TABLE_FACTS, TableOpened
from infra.store.codec import UPCASTERS, Codec, tag_of
from infra.store.library import Projection, StoredEvent, Tracking
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import WATCHER, LobbyRow, Row, SeatRow
from infra.store.tracking import EventBatch
from projections.lobby import DELAYED, NO_ENDING, UNREADABLE, Listed, delayed, follow, is_told, listed, unreadable

logger = logging.getLogger("hourglass")

END_OF_ACTION = tag_of(Awaiting)
"""The topic of the last event of each action."""
PAGE_MAX = 100
"""Tables on a page."""
DELAYED_MAX = 100
"""Delayed tables that may be examined to fill a page. After so many the page ends, and the next one continues."""


class Lobby(Projection[StoreRecorder]):
    """Lists every public table that was opened here; a table with a delay only with its opening.

    A table whose log cannot be read is left out, and blocks no other. shape: increases when the same log makes other
    rows, so that the rows of an earlier release are made again.
    """

    name = "lobby"
    shape = 3
    rows: ClassVar[tuple[type[Row], ...]] = (LobbyRow,)

    def __init__(self, view: StoreRecorder, codec: Codec) -> None:
        super().__init__(view)
        self._codec = codec
        own = [fact for game in codec.games.values() for fact in game.facts]
        facts: list[type[Any]] = [*TABLE_FACTS, Awaiting, *own]
        # Old tags too: what they are lifted to is known only when they are read.
        self.topics = (*(tag_of(fact) for fact in facts if is_told(fact)), *UPCASTERS)

    def process_event(self, domain_event: Any, tracking: Tracking) -> None:
        """List what a batch of events says, once. Raises PersistenceError; then nothing of it was written."""
        batch: EventBatch = domain_event
        tables = {row.table: row for row in self.view.listed(list({_table(event) for event in batch.events}))}
        changed: dict[UUID, LobbyRow] = {}
        for event in told_in(batch.events):
            before = tables.get(_table(event))
            after = self._followed(before, event)
            if after is not None and after is not before:
                tables[after.table] = changed[after.table] = after
        self.view.insert_events([], rows=[*changed.values(), batch.tracked(tracking.application_name)])

    def faults(self, limit: int) -> list[str]:
        """Return the tables that are left out, at most `limit`, each with the first entry that cannot be read."""
        return [f"table {row.table}, version {row.version}" for row in self.view.unreadable(limit)]

    def _followed(self, row: LobbyRow | None, event: StoredEvent) -> LobbyRow | None:
        """Return a table after one more event; None for a table that is not listed."""
        if row is None and (event.originator_version != 1 or self._is_private(_table(event))):
            return None
        if row is not None and row.state in (UNREADABLE, DELAYED):
            return row
        try:
            entry = self._codec.entry(event)
            if row is not None:
                return follow(row, entry)
            if not isinstance(entry.fact, TableOpened):
                raise LogCorrupt(str(event.originator_id), 1, "the log does not begin with a table's opening")
            if entry.fact.table != str(event.originator_id):
                return None  # imported
            return _row(event, (delayed if entry.fact.options.get("delay") else listed)(entry.fact, entry.at))
        except LogCorrupt as error:
            logger.error("the lobby leaves a table out: %s", error)
            return unreadable(row or _row(event, NOTHING), event.originator_version)

    def _is_private(self, table: UUID) -> bool:
        """Return whether a table is private, or has no row that says it is not."""
        row = self.view.table(table)
        return row is None or row.private


NOTHING = Listed("", UNREADABLE, "", 0, 0, NO_ENDING, "", 0, 0)
"""What is known of a table whose first entry cannot be read."""


def told_in(events: Sequence[StoredEvent]) -> list[StoredEvent]:
    """Return the events that the lobby must read: without each end of an action that another one of its table follows
    at once, since the later one says all that the lobby lists.
    """
    told: list[StoredEvent] = []
    is_next_an_end: dict[UUID, bool] = {}
    for event in reversed(events):
        table, is_an_end = _table(event), event.topic == END_OF_ACTION
        if not (is_an_end and is_next_an_end.get(table)):
            told.append(event)
        is_next_an_end[table] = is_an_end
    told.reverse()
    return told


def _table(event: StoredEvent) -> UUID:
    assert isinstance(event.originator_id, UUID), "the store holds UUIDs"
    return event.originator_id


def _row(event: Any, table: Listed) -> LobbyRow:
    """Return a table's row from its first event, which determines its place in the lobby."""
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    return LobbyRow(**fields, table=_table(event), ordinal=event.id)


Shown = Callable[[LobbyRow], LobbyRow | None]
"""Returns what a reader without a seat may know of a delayed table; None if its opening is not visible yet."""


def as_it_is(row: LobbyRow) -> LobbyRow | None:
    """Show no delayed table."""
    return None if row.state == DELAYED else row


class LobbyLine(Struct, frozen=True):
    """A table on a page of the lobby. name, seats: the current ones, which are in no log."""

    row: LobbyRow
    name: str
    seats: tuple[SeatRow, ...]


class Page(Struct, frozen=True):
    """A page of the lobby, newest table first. It may hold fewer tables than requested, or none.

    next: the table after which to continue, whether or not that table is shown; None at the end.
    """

    lines: tuple[LobbyLine, ...]
    next: UUID | None


class Wanted(NamedTuple):
    """Which tables to list. is_joinable: only those with an open seat."""

    game: str | None = None
    state: str | None = None
    is_joinable: bool = False


EVERY = Wanted()


def page(rows: StoreRecorder, after: UUID | None, limit: int, wanted: Wanted = EVERY, shown: Shown = as_it_is) -> Page:
    """Return the wanted tables that were opened before `after`, at most `limit` of them.

    They come from the read model, and delayed ones from `shown`. Raises InvalidRequest if the lobby does not know
    `after`.
    """
    before = None if after is None else _ordinal(rows, after)
    found: list[LobbyRow] = []
    last, looked_at = after, 0
    for row in _newest(rows, before, limit + 1, wanted):
        if len(found) == limit or looked_at == DELAYED_MAX:
            return Page(tuple(_lines(rows, found)), last)
        last = row.table
        looked_at += row.state == DELAYED
        visible = shown(row) if row.state == DELAYED else row
        if visible is not None and wanted.state in (None, visible.state):
            found.append(visible)
    return Page(tuple(_lines(rows, found)), None)


def _newest(rows: StoreRecorder, before: int | None, at_once: int, wanted: Wanted) -> Iterator[LobbyRow]:
    """Yield the tables that may be in this state, the newest first, including delayed ones."""
    game, state, is_joinable = wanted
    states = (None,) if state is None else (state, DELAYED)
    while found := sorted(
        chain.from_iterable(rows.lobby(before, at_once, game, one, is_joinable=is_joinable) for one in states),
        key=lambda row: -row.ordinal,
    )[:at_once]:
        yield from found
        before = found[-1].ordinal


def _ordinal(rows: StoreRecorder, table: UUID) -> int:
    found = rows.listed([table])
    if not found:
        raise InvalidRequest(f"the lobby has no table {table}; start from its first page")
    return found[0].ordinal


def _lines(rows: StoreRecorder, shown: list[LobbyRow]) -> Iterable[LobbyLine]:
    tables = [row.table for row in shown]
    names = {row.table: row.name for row in rows.named(tables)}
    seats: dict[UUID, list[SeatRow]] = {table: [] for table in tables}
    for seat in rows.seats_of(tables):
        if seat.seat != WATCHER:
            seats[seat.table].append(seat)
    return (LobbyLine(row, names.get(row.table, ""), tuple(seats[row.table])) for row in shown)
