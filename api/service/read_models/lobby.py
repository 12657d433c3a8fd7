"""The lobby: a read model of the public tables, kept by the library's projection, and its pages."""

import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, ClassVar
from uuid import UUID

from msgspec import Struct

from domain.kernel.errors import InvalidRequest, LogCorrupt
from domain.kernel.fact import Awaiting
from domain.kernel.table import TABLE_FACTS, TableOpened
from infra.store.codec import UPCASTERS, Codec, tag_of
from infra.store.library import Projection, StoredEvent, Tracking
from infra.store.recorder import StoreRecorder
from infra.store.rows import WATCHER, LobbyRow, Row, SeatRow
from infra.store.tracking import Batch
from projections.lobby import DELAYED, NO_ENDING, UNREADABLE, Listed, delayed, follow, is_told, listed, unreadable

logger = logging.getLogger("hourglass")

PAGE_MAX = 100
"""Tables on a page."""
DELAYED_MAX = 100
"""Delayed tables that are looked at to fill a page; after so many it ends, and the next one goes on."""


class Lobby(Projection[StoreRecorder]):
    """Lists every public table that was opened here, those with a delay by their opening alone.

    One whose log cannot be read is left out, and holds up no other. shape: goes up when the same log makes other rows,
    so that those of an earlier release are made anew.
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
        """List what a batch of events tells, once. Raises PersistenceError; then nothing of it was written."""
        batch: Batch = domain_event
        tables = {row.table: row for row in self.view.listed(list({_table(event) for event in batch.events}))}
        changed: dict[UUID, LobbyRow] = {}
        for event in batch.events:
            before = tables.get(_table(event))
            after = self._followed(before, event)
            if after is not None and after is not before:
                tables[after.table] = changed[after.table] = after
        self.view.insert_events([], rows=[*changed.values(), batch.tracked(tracking.application_name)])

    def faults(self, limit: int) -> list[str]:
        """Which tables are left out, at most `limit`, and the entry from which on their logs cannot be read."""
        return [f"table {row.table}, version {row.version}" for row in self.view.unreadable(limit)]

    def _followed(self, row: LobbyRow | None, event: StoredEvent) -> LobbyRow | None:
        """A table after one more event; None for one that is not listed."""
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
        """Whether a table is not for all to know of; also if nothing says that it is."""
        row = self.view.table(table)
        return row is None or row.private


NOTHING = Listed("", UNREADABLE, "", 0, 0, NO_ENDING, "", 0, 0)
"""What is known of a table whose first entry cannot be read."""


def _table(event: StoredEvent) -> UUID:
    assert isinstance(event.originator_id, UUID), "the store keeps UUIDs"
    return event.originator_id


def _row(event: Any, table: Listed) -> LobbyRow:
    """A table as its first event, which gives its place in the lobby, lists it."""
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    return LobbyRow(**fields, table=_table(event), ordinal=event.id)


Shown = Callable[[LobbyRow], LobbyRow | None]
"""What a reader without a seat may know of a delayed table; None for one whose opening it may not see yet."""


def as_it_is(row: LobbyRow) -> LobbyRow | None:
    """Show no delayed table."""
    return None if row.state == DELAYED else row


class Line(Struct, frozen=True):
    """A table on a page of the lobby. name, seats: those of now, which are in no log."""

    row: LobbyRow
    name: str
    seats: tuple[SeatRow, ...]


class Page(Struct, frozen=True):
    """A part of the lobby, the table opened last first; it may have less than was asked for, even nothing.

    next: the table after which it goes on, whether or not that is shown; None at the end.
    """

    lines: tuple[Line, ...]
    next: UUID | None


def page(
    rows: StoreRecorder,
    after: UUID | None,
    limit: int,
    game: str | None = None,
    state: str | None = None,
    shown: Shown = as_it_is,
) -> Page:
    """The tables opened before `after`, of a game and in a state if given, at most `limit` of them.

    Answered from the read model, and of delayed tables from what `shown` says. Raises InvalidRequest if the lobby does
    not know `after`.
    """
    before = None if after is None else _ordinal(rows, after)
    found: list[LobbyRow] = []
    last, looked_at = after, 0
    for row in _newest(rows, before, limit + 1, game, state):
        if len(found) == limit or looked_at == DELAYED_MAX:
            return Page(tuple(_lines(rows, found)), last)
        last = row.table
        looked_at += row.state == DELAYED
        seen = shown(row) if row.state == DELAYED else row
        if seen is not None and state in (None, seen.state):
            found.append(seen)
    return Page(tuple(_lines(rows, found)), None)


def _newest(
    rows: StoreRecorder, before: int | None, at_once: int, game: str | None, state: str | None
) -> Iterator[LobbyRow]:
    """The tables that may be of this state, the one opened last first; those that are delayed among them."""
    states = (None,) if state is None else (state, DELAYED)
    while found := sorted(
        chain.from_iterable(rows.lobby(before, at_once, game, one) for one in states), key=lambda row: -row.ordinal
    )[:at_once]:
        yield from found
        before = found[-1].ordinal


def _ordinal(rows: StoreRecorder, table: UUID) -> int:
    found = rows.listed([table])
    if not found:
        raise InvalidRequest(f"the lobby has no table {table}")
    return found[0].ordinal


def _lines(rows: StoreRecorder, shown: list[LobbyRow]) -> Iterable[Line]:
    tables = [row.table for row in shown]
    names = {row.table: row.name for row in rows.named(tables)}
    seats: dict[UUID, list[SeatRow]] = {table: [] for table in tables}
    for seat in rows.seats_of(tables):
        if seat.seat != WATCHER:
            seats[seat.table].append(seat)
    return (Line(row, names.get(row.table, ""), tuple(seats[row.table])) for row in shown)
