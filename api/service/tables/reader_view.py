"""A table as a reader may see it: whole, or with its delay. The only place that applies a delay."""

from asyncio import to_thread
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar
from uuid import UUID

from api.service.tables.loaded_table import LoadedTable, Menu
from api.service.tables.use_cases import Tables
from domain.kernel.chance.seal import EVERYTHING, knowing
from domain.kernel.errors import WrongState
from domain.kernel.fact import Entry, Fact
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.tables.table import Origin, Table, TableOpened
from domain.log.tree import Roots
from infra.store.rows.records import ImportRow, SeatRow

T = TypeVar("T")
ENTRIES_AT_ONCE = 500
"""How many entries of a log are read at once where many are wanted."""
ENDING_ENTRIES = 2
"""The last entries of a log: the table's end, and the reveal."""


class ReaderView:
    """A table's log up to a version, and everything that follows from it.

    table: its own fold there, of version 0 if not even its opening is visible; due: when the next entry becomes
    visible, in milliseconds of the clock's steady time, None if all are; seat: the reader's, None for one who only
    watches; knowing: which of its secrets the reader may know. Positions and entries are whole: show them only through
    a `Sight` or `knowing`.
    """

    __slots__ = ("_loaded", "_whole", "due", "knowing", "seat", "table")

    def __init__(
        self, loaded: LoadedTable, whole: Table, table: Table, due: int | None = None, seat: int | None = None
    ) -> None:
        """whole: the table's current fold."""
        self._loaded, self._whole, self.table, self.due, self.seat = loaded, whole, table, due, seat
        self.knowing = knowing(loaded.game, seat)

    @property
    def id(self) -> UUID:
        return self._loaded.id

    @property
    def game(self) -> Game:
        return self._loaded.game

    @property
    def pack(self) -> Pack:
        return self._loaded.pack

    @property
    def seats(self) -> Sequence[SeatRow]:
        """Who sits there now, as stored outside the log."""
        return self._loaded.seats

    @property
    def name(self) -> str:
        """Its name, as stored outside the log; empty without one."""
        return self._loaded.row.name

    @property
    def is_private(self) -> bool:
        """Whether it can be read only with one of its tokens."""
        return self._loaded.row.private

    @property
    def is_imported(self) -> bool:
        """Whether it was imported from an archive."""
        return self._loaded.is_imported

    @property
    def imported(self) -> ImportRow | None:
        """What its archive held besides the log, if it was imported."""
        return self._loaded.imported

    def is_newest(self, held: LoadedTable | None) -> bool:
        """Return whether nothing was written since this view. held: the table in memory now, perhaps loaded again."""
        return held is None or held.table.version <= self._whole.version

    @property
    def is_closed(self) -> bool:
        """Whether nothing more can happen at it."""
        return self._loaded.is_closed_in(self.table)

    def asks_at(self, version: int) -> bool:
        """Return whether the table could still be played on at a version: before the entries that end it."""
        table = self.table
        return table.ended is None or version <= table.version - (ENDING_ENTRIES if table.revealed else 1)

    @property
    def plan(self) -> TableOpened:
        """The announcement at the table's opening, which is visible at once, except its origin."""
        return self._loaded.table.facts_of_opening

    @property
    def origin(self) -> Origin | None:
        """The origin of a branch; None until its opening is visible, since it names a moment of play, and for other
        tables.
        """
        return self.table.opened.origin if self.table.opened else None

    @property
    def position(self) -> Position[Any] | None:
        """The game's position; None before the start."""
        return self._loaded.position_in(self.table)

    @property
    def result(self) -> str | None:
        """The game's result at this moment, None while it goes on."""
        return self._loaded.result_in(self.table)

    @property
    def menu(self) -> Menu:
        """All that is legal at the table's newest version; for seats, which have no delay."""
        return self._loaded.menu

    @property
    def roots(self) -> Roots:
        """The roots over parts of the log."""
        return self._loaded.roots

    def root(self, size: int) -> bytes:
        """Return the root over the log's first `size` entries; the root of the whole log needs no read."""
        return self.rooted(size)()

    def rooted(self, size: int) -> Callable[[], bytes]:
        """Return what computes that root, and reads nothing: most are never asked for."""
        return self._loaded.rooted(size)

    def after(self, action: int) -> Position[Any]:
        """Return the position after an action of the timeline (0: after the setup). Raises LogCorrupt."""
        return self._loaded.after(action)

    def at(self, version: int) -> Position[Any]:
        """Return the position after any entry since the start. Raises LogCorrupt."""
        return self._loaded.at(version)

    def first(self) -> Position[Any]:
        """Return the position before the setup."""
        return self._loaded.first()

    def openings(self, after: int, upto: int) -> dict[int, list[dict[str, Any]]]:
        """Return the openings of sealed values for the reader, by version, in the entries after a version. Raises
        LogCorrupt.
        """
        if not self.game.has_secrets:
            return {}
        return self._loaded.openings(after, min(upto, self.table.version), self.seat, revealed=self.table.revealed)

    def lines(self, after: int, limit: int) -> Sequence[bytes]:
        """Return the log's lines after a version, at most the next `limit`. Raises LogCorrupt."""
        left = self.table.version - after
        return self._loaded.lines(after, min(limit, left)) if left > 0 else []

    def entries(self, after: int, upto: int) -> list[Entry]:
        """Return the log's entries after a version, up to another. Raises LogCorrupt."""
        return self._loaded.entries(after, min(upto, self.table.version))

    def entries_after(self, after: int, upto: int | None = None) -> Iterator[Entry]:
        """Yield all entries after a version that the reader sees, in reads of some hundred. Raises LogCorrupt.

        upto: the last one, by default the newest.
        """
        last = self.table.version if upto is None else upto
        for start in range(after, last, ENTRIES_AT_ONCE):
            yield from self.entries(start, min(start + ENTRIES_AT_ONCE, last))

    def changes_after(self, after: int, upto: int, without: Iterable[type[Fact]] = ()) -> Iterator[Entry]:
        """Yield the same without entries that change nothing, and without these facts. Raises LogCorrupt."""
        last = min(upto, self.table.version)
        for start in range(after, last, ENTRIES_AT_ONCE):
            yield from self._loaded.changes(start, min(start + ENTRIES_AT_ONCE, last), without)

    def moments(self, after: int) -> Iterator[int]:
        """Yield the later versions with a position to show: the end of the setup, of each action, each of the own
        entries.
        """
        timeline, version = self.table.timeline, after
        while version < self.table.version:
            step = timeline.step_within(version + 1)
            version = step.last if step else max(version + 1, timeline.start)
            yield version


class ReaderViews:
    """Shows tables to readers, as far as their delay allows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def of(self, table_id: UUID, seat: int | None, hindsight: bool = False) -> ReaderView:
        """Return a table as a seat sees it, live; or as others see it (None), with its delay.

        hindsight: include what its end revealed. Raises TableNotFound, LogCorrupt, RulesTooNew; WrongState for
        hindsight before the reveal.
        """
        reader_view = self.behind(table_id, self.delay(table_id, seat), seat)
        if hindsight:
            if not reader_view.table.revealed:
                raise WrongState("there is no hindsight before the table has ended; leave `hindsight` out")
            reader_view.knowing = EVERYTHING
        return reader_view

    async def view(self, table_id: UUID, seat: int | None, hindsight: bool = False) -> ReaderView:
        """Return `of` of a table, in a worker thread where `read` uses one. Raises as `of`."""
        return await self.read(table_id, seat, lambda: self.of(table_id, seat, hindsight))

    def behind(self, table_id: UUID, delay: int = 0, seat: int | None = None) -> ReaderView:
        """Return the table as it was `delay` seconds ago, to a seat or a spectator. Reads the store if there is a
        delay.

        delay: a step, or the table's own. Raises TableNotFound, LogCorrupt, RulesTooNew.
        """
        loaded = self._tables.loaded(table_id)
        if not delay:
            return ReaderView(loaded, loaded.table, loaded.table, None, seat)
        now = self._tables.log.rows.clock.steady()
        past = loaded.pasts.of(loaded, delay, now)
        if past.until is None:
            return ReaderView(loaded, past.table, past.table, None, seat)
        return ReaderView(loaded, loaded.table, past.table, past.until + delay * 1000, seat)

    def delay(self, table_id: UUID, seat: int | None) -> int:
        """Return a reader's delay in seconds: none with a seat or at an imported table, else the table's."""
        loaded = self._tables.loaded(table_id)
        return 0 if seat is not None or loaded.is_imported else loaded.table.delay

    async def read(self, table_id: UUID, seat: int | None, look: Callable[[], T]) -> T:
        """Return what a look at a table finds. It runs in a worker thread if the store is remote or a past must be
        read.

        seat: the reader's. Raises as the look.
        """
        is_at_hand = not self._tables.log.rows.is_shared and self._tables.cache.held(table_id) is not None
        if is_at_hand and not self.delay(table_id, seat):
            return look()
        return await to_thread(look)
