"""The tables in memory: a bounded number, evicted by least recent use, and how a cold one is loaded.

If several nodes share the store, what the others have written is read before a table is used, outside the event loop.
"""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from threading import Lock
from uuid import UUID

import msgspec

from api.service.tables.arrivals import Arrivals
from api.service.tables.loaded_table import LoadedTable
from domain.kernel.errors import LogCorrupt, RulesTooNew, TableImported, TableNotFound
from domain.kernel.tables.table import RulesChanged, Table, follow_entries
from infra.packs.index import PackIndex
from infra.store.codec import HEAD_FINGERPRINT, Head, head_of, tag_of
from infra.store.errors import StoreBusy, StoreError
from infra.store.library import AggregateNotFoundError, StoredEvent
from infra.store.log import TableLog
from infra.store.rows.reads import NewestState
from infra.store.rows.records import SeatRow, TableRow

RULES_CHANGED = tag_of(RulesChanged)
TRIES_MAX = 3
READ_SHARE = 4
"""A fourth of the tables in memory may be tables that are only read."""


class TableCache:
    """At most `live_max` tables, each with at most `kept_max` positions, not counting those with a running command.

    A table that met an error of the store is dropped, since the outcome is unknown. Worker threads may get tables, too.
    """

    def __init__(self, log: TableLog, packs: PackIndex, live_max: int, kept_max: int) -> None:
        self._log, self._packs = log, packs
        self._games = log.codec.games
        self._live_max, self._kept_max = live_max, kept_max
        self.arrivals = Arrivals(log.rows)
        self._forgotten = 0
        self._loaded: dict[UUID, LoadedTable] = {}  # no `Cache`: a table with a command must stay
        self._uses = count(1)
        self._changing = Lock()

    def __len__(self) -> int:
        return len(self._loaded)

    def __iter__(self) -> Iterator[LoadedTable]:
        """Yield all tables, the least recently used first."""
        return iter(self._by_use())

    @property
    def is_shared(self) -> bool:
        """Whether several nodes may write to the store."""
        return self._log.rows.is_shared

    def clear(self) -> None:
        """Drop all tables; each is loaded again on its next use."""
        self._loaded.clear()

    def get(self, table_id: UUID) -> LoadedTable:
        """Return a table in memory, loaded if necessary. Raises TableNotFound, LogCorrupt, RulesTooNew."""
        loaded = self.used(table_id)
        if loaded is None:
            return self._held((self._read_whole if self._log.rows.is_shared else self._read)(table_id))
        return loaded

    def used(self, table_id: UUID) -> LoadedTable | None:
        """Return a table if it is in memory, and count it as used."""
        loaded = self._loaded.get(table_id)
        if loaded is not None:
            loaded.used = next(self._uses)
        return loaded

    async def refresh(self, table_id: UUID) -> None:
        """Bring a table in memory up to date with the store. A loaded one is checked only if the store is shared.

        Raises TableNotFound, LogCorrupt, RulesTooNew, StoreError.
        """
        loaded = self._loaded.get(table_id)
        if loaded is not None:
            if not self._log.rows.is_shared:
                return
            await self.catch_up(loaded)
        loaded = self._loaded.get(table_id)
        if loaded is None:
            loaded = await self._read_aside(table_id)
        self._held(loaded)

    async def _read_aside(self, table_id: UUID) -> LoadedTable:
        """Load a table in a thread; again if it was dropped meanwhile and may have been written to."""
        if self._log.rows.is_shared:
            return await asyncio.to_thread(self._read_whole, table_id)
        for _ in range(TRIES_MAX):
            forgotten = self._forgotten
            loaded = await asyncio.to_thread(self._read, table_id)
            if forgotten == self._forgotten:
                return loaded
            newest = self._log.rows.newest_versions([table_id])
            if table_id in self._loaded or newest[table_id] == loaded.table.version:
                return loaded
        raise StoreBusy(f"table {table_id} changes too often to be read now; try again")

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Make a table follow what others have written. Drop it if it cannot, or if it has other rules now."""
        newest_state, events = await asyncio.to_thread(self._newer, loaded.id, loaded.table.version)
        if self._loaded.get(loaded.id) is not loaded or newest_state.version < loaded.table.version:
            return  # dropped, or newer than that, meanwhile
        if loaded.seats != newest_state.seats:  # the same list says to channels that nothing has changed
            loaded.seats = newest_state.seats
        try:
            if any(event.topic == RULES_CHANGED for event in events):
                self.forget(loaded.id)
            else:
                loaded.follow(events)
        except LogCorrupt:
            self.forget(loaded.id)

    def held(self, table_id: UUID) -> LoadedTable | None:
        """Return a table if it is in memory."""
        return self._loaded.get(table_id)

    def forget(self, table_id: UUID) -> None:
        """Drop a table; it is loaded again on its next use."""
        with self._changing:
            self._drop(table_id)

    def known(self, table_id: UUID) -> tuple[TableRow, Sequence[SeatRow]]:
        """Return a table's rows outside its log, without reading the log. Raises TableNotFound."""
        loaded = self._loaded.get(table_id)
        if loaded is not None:
            return loaded.row, loaded.seats
        return self._row(table_id), self._log.rows.seats(table_id)

    def _newer(self, table_id: UUID, version: int) -> tuple[NewestState, Sequence[StoredEvent]]:
        newest_state = self._log.rows.newest_state(table_id)
        return newest_state, self._log.stored(table_id, version) if newest_state.version > version else ()

    def _read_whole(self, table_id: UUID) -> LoadedTable:
        """Load a table with everything that is needed first."""
        loaded = self._read(table_id)
        loaded.prepare()
        return loaded

    def _read(self, table_id: UUID) -> LoadedTable:
        row = self._row(table_id)
        try:
            head = self._read_head(table_id)
        except LogCorrupt:
            self._check_rules(row)
            raise
        table = head.table
        opened = table.facts_of_opening
        game = self._games.get(opened.game)
        if game is None or game.rules < table.rules:
            raise RulesTooNew(
                f"{opened.game} of rules version {table.rules} is not installed; the operator must update it"
            )
        pack = self._packs.of_hash(game.id, table.pack, self._log.document(table.pack))
        marks = self.arrivals.of(table_id)
        marks.saw(table.version)
        return LoadedTable(row, head, game, pack, self._log, marks, self._kept_max)

    def _check_rules(self, row: TableRow) -> None:
        """Check whether a log that cannot be read was written under rules that are not installed here. Raises
        RulesTooNew.
        """
        game = self._games.get(row.game)
        events = self._log.stored(row.table)
        changes = [self._log.codec.fact(event) for event in events if event.topic == RULES_CHANGED]
        if game is None or any(isinstance(one, RulesChanged) and one.rules > game.rules for one in changes):
            raise RulesTooNew(
                f"this table needs newer rules of {row.game} than this server has; its operator must update it"
            )

    def _row(self, table_id: UUID) -> TableRow:
        row = self._log.rows.table(table_id)
        if row is None:
            raise TableNotFound(f"no table {table_id}")
        return row

    def _read_head(self, table_id: UUID) -> Head:
        """Return the table's own fold and the tree stored with it, both continued to the log's end, or made from the
        log.
        """
        row = self._log.rows.head(table_id)
        if row is not None and row.fingerprint == HEAD_FINGERPRINT:
            try:
                head = head_of(row.body)
                if head.table.version == row.version and self._is_of(head.table, table_id):
                    newer = self._log.entries(table_id, head.table.version)
                    return Head(follow_entries(head.table, newer), head.tree)
            except (msgspec.MsgspecError, TypeError, IndexError):
                pass  # never trusted: the log is the truth
        try:
            return Head(self._log.table(table_id))
        except AggregateNotFoundError:
            raise TableNotFound(f"no table {table_id}") from None

    def _is_of(self, table: Table, table_id: UUID) -> bool:
        """Return whether a stored fold begins with the log's first entry and ends with one of its entries."""
        first, last = self._log.entries(table_id, upto=1), self._log.entries(table_id, table.version - 1, table.version)
        return len(first) == len(last) == 1 and first[0].fact == table.opened

    def _held(self, loaded: LoadedTable) -> LoadedTable:
        """Mark this table as used last, and return it, or the one of its id that was loaded meanwhile."""
        with self._changing:
            held = self._loaded.setdefault(loaded.id, loaded)
            held.used = next(self._uses)
            self._shrink()
        return held

    def _shrink(self) -> None:
        """Evict the least recently used tables, but neither the newest nor any with a running command.

        Tables that are only read go first, down to a share, so that readers of many tables evict none that is played.
        """
        excess = len(self._loaded) - self._live_max
        if excess <= 0:
            return
        older = self._by_use()[:-1]
        read = [one for one in older if not one.is_played or one.is_closed]
        spare = max(len(read) - self._live_max // READ_SHARE, 0)
        order = {one.id: one for one in (*read[:spare], *older)}
        for one in order.values():
            if len(self._loaded) <= self._live_max:
                break
            if not one.lock.locked():
                self._drop(one.id)

    def _by_use(self) -> list[LoadedTable]:
        """Return all tables, the least recently used first."""
        return sorted(self._loaded.values(), key=lambda loaded: loaded.used)

    def _drop(self, table_id: UUID) -> None:
        """Drop a table, but remember when its entries were seen."""
        self._forgotten += 1
        loaded = self._loaded.pop(table_id, None)
        if loaded is not None:
            self.arrivals.remember(table_id, loaded.marks)

    def commanded(self, table_id: UUID) -> "Turn":
        """Return the turn of a command at a table, for an `async with`."""
        return Turn(self, table_id)


class Turn:
    """Holds a table for one command, while its other commands wait."""

    __slots__ = ("_cache", "_loaded", "_table_id")

    def __init__(self, cache: TableCache, table_id: UUID) -> None:
        self._cache, self._table_id = cache, table_id

    async def __aenter__(self) -> LoadedTable:
        """Wait for the turn. Raises TableImported for a table that takes no commands; TableNotFound, LogCorrupt,
        RulesTooNew, StoreError.
        """
        cache, table_id = self._cache, self._table_id
        while True:
            loaded = cache.used(table_id)
            if loaded is None:
                await cache.refresh(table_id)
                loaded = cache.get(table_id)
            if loaded.is_imported:
                raise TableImported("the table was imported and can only be read; branch it to play on")
            await loaded.lock.acquire()
            if cache.held(table_id) is loaded:  # else it was dropped while this waited: load it again
                break
            loaded.lock.release()
        loaded.is_played = True
        self._loaded = loaded
        return loaded

    async def __aexit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        """Drop the table if the outcome of the command is unknown."""
        if isinstance(error, StoreError | asyncio.CancelledError):
            self._cache.forget(self._table_id)
        self._loaded.lock.release()
