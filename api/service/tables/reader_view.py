"""A table as a reader may see it: whole, or as it was before its delay; the one place where a delay is applied."""

from asyncio import to_thread
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar
from uuid import UUID

from api.service.tables.loaded_table import LoadedTable, Menu
from api.service.tables.use_cases import Tables
from domain.kernel.errors import WrongState
from domain.kernel.fact import Entry
from domain.kernel.game import Game, Pack
from domain.kernel.position import Position
from domain.kernel.seal import EVERYTHING, knowing
from domain.kernel.table import Origin, Table, TableOpened
from domain.log.tree import Roots
from infra.store.rows import ImportRow, SeatRow

T = TypeVar("T")
ENDING_ENTRIES = 2
"""The last entries of a log: the table's end, and the reveal."""


class ReaderView:
    """A table's log up to a version, and all that follows from it.

    table: its own fold there, of version 0 if not even its opening may be seen yet; due: when the next entry may be
    seen, in milliseconds of the clock's steady time, None if all are; knowing: what of its secrets the reader may know.
    Positions and entries are whole: whoever shows them asks `knowing` first.
    """

    __slots__ = ("_loaded", "_seat", "_whole", "due", "knowing", "table")

    def __init__(
        self, loaded: LoadedTable, whole: Table, table: Table, due: int | None = None, seat: int | None = None
    ) -> None:
        """whole: the table's fold now; seat: the reader's, None for one who only watches."""
        self._loaded, self._whole, self.table, self.due, self._seat = loaded, whole, table, due, seat
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
        """Who sits there now, beside the log."""
        return self._loaded.seats

    @property
    def is_private(self) -> bool:
        """Whether only who has a token of it may read it."""
        return self._loaded.row.private

    @property
    def is_imported(self) -> bool:
        """Whether it came out of an archive."""
        return self._loaded.is_imported

    @property
    def imported(self) -> ImportRow | None:
        """What its archive held beside the log, if it came out of one."""
        return self._loaded.imported

    def is_newest(self, held: LoadedTable | None) -> bool:
        """Whether nothing was written since this was seen. held: the table as it is in memory now, maybe read anew."""
        return held is None or held.table.version <= self._whole.version

    @property
    def is_closed(self) -> bool:
        """Whether nothing more can happen at it."""
        return self._loaded.is_closed_in(self.table)

    def asks_at(self, version: int) -> bool:
        """Whether the table could still be played on at a version: before the entries that end it."""
        table = self.table
        return table.ended is None or version <= table.version - (ENDING_ENTRIES if table.revealed else 1)

    @property
    def plan(self) -> TableOpened:
        """What was announced when the table was opened, which may be seen at once, but for its origin."""
        return self._loaded.table.facts_of_opening

    @property
    def origin(self) -> Origin | None:
        """Where a branch comes from, once its opening may be seen, since it names a moment of play; else None."""
        return self.table.opened.origin if self.table.opened else None

    @property
    def position(self) -> Position[Any] | None:
        """Where the game stands; None before the start."""
        return self._loaded.position_in(self.table)

    @property
    def result(self) -> str | None:
        """The game's result at this moment, None while it goes on."""
        return self._loaded.result_in(self.table)

    @property
    def menu(self) -> Menu:
        """All that is legal at the table's newest moment; for seats, which see it live."""
        return self._loaded.menu

    @property
    def roots(self) -> Roots:
        """The roots over parts of the log."""
        return self._loaded.roots

    def root(self, size: int) -> bytes:
        """The root over the log's first entries, of which there are as many; of a whole log without reading it."""
        tree = self._loaded.tree
        return tree.root() if size == tree.size else self.roots(0, size)

    def after(self, action: int) -> Position[Any]:
        """The position after an action of the timeline (0: after the setup). Raises LogCorrupt."""
        return self._loaded.after(action)

    def at(self, version: int) -> Position[Any]:
        """The position after any entry since the start. Raises LogCorrupt."""
        return self._loaded.at(version)

    def first(self) -> Position[Any]:
        """The position before the setup."""
        return self._loaded.first()

    def known(self, position: Position[Any]) -> Position[Any]:
        """A position as the reader may know it."""
        return Position(self.knowing.state(position.state), position.agenda) if self.game.has_secrets else position

    def openings(self, after: int, upto: int) -> dict[int, list[dict[str, Any]]]:
        """What opens sealed values to the reader, by version, of the entries after a version. Raises LogCorrupt."""
        if not self.game.has_secrets:
            return {}
        return self._loaded.openings(after, min(upto, self.table.version), self._seat, revealed=self.table.revealed)

    def lines(self, after: int, limit: int) -> Sequence[bytes]:
        """The log's lines after a version, the next `limit` at most. Raises LogCorrupt."""
        left = self.table.version - after
        return self._loaded.lines(after, min(limit, left)) if left > 0 else []

    def entries(self, after: int, upto: int) -> list[Entry]:
        """The log's entries after a version, up to another. Raises LogCorrupt."""
        return self._loaded.entries(after, min(upto, self.table.version))

    def moments(self, after: int) -> Iterator[int]:
        """The versions after one at which the table stood: the end of its setup, of each action, each own entry."""
        timeline, version = self.table.timeline, after
        while version < self.table.version:
            step = timeline.step_within(version + 1)
            version = step.last if step else max(version + 1, timeline.start)
            yield version


class ReaderViews:
    """Shows tables to readers, each as far as their delay lets them see."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def of(self, table_id: UUID, seat: int | None, hindsight: bool = False) -> ReaderView:
        """A table as a seat sees it, live; or as others do (None), behind by its delay.

        hindsight: with all that was revealed at its end. Raises TableNotFound, LogCorrupt, RulesTooNew; WrongState for
        hindsight before the reveal.
        """
        seen = self.behind(table_id, self.delay(table_id, seat), seat)
        if hindsight:
            if not seen.table.revealed:
                raise WrongState("there is no hindsight before the table has ended")
            seen.knowing = EVERYTHING
        return seen

    def behind(self, table_id: UUID, delay: int = 0, seat: int | None = None) -> ReaderView:
        """The table as it was `delay` seconds ago, to a seat or a spectator. Asks the store if there is a delay.

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
        """Seconds by which a reader is behind: none with a seat or at an imported table, else those of the table."""
        loaded = self._tables.loaded(table_id)
        return 0 if seat is not None or loaded.is_imported else loaded.table.delay

    async def read(self, table_id: UUID, seat: int | None, look: Callable[[], T]) -> T:
        """What a look at a table finds; in a worker thread where its store is far away, or must be read for its past.

        seat: the reader's. Raises what the look does.
        """
        is_at_hand = not self._tables.log.rows.is_shared and self._tables.cache.held(table_id) is not None
        if is_at_hand and not self.delay(table_id, seat):
            return look()
        return await to_thread(look)
