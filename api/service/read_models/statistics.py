"""What the public tables of this service came to, together: each is counted once it is over, one after another."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from uuid import UUID

import msgspec

from api.service.tables.reader_view import ReaderView, ReaderViews
from api.service.tables.views.boards import Boards
from domain.kernel.chance.seal import as_seen
from domain.kernel.errors import GameError
from infra.store.errors import StoreError
from infra.store.recorder import StoreRecorder
from infra.store.rows.records import StatisticsRow
from projections.luck.ledger import gathered
from projections.statistics.counts import GameCounts, TableCounts, together

logger = logging.getLogger("hourglass")

LOOKED_EVERY = 20.0
"""Seconds between two looks for tables that are over."""
AT_A_LOOK_MAX = 20
"""Tables counted at a look. So counting many old ones takes a while, and no request waits for it."""
COUNTED_MAX = 20_000
"""Tables that are added up: the newest."""
CACHED_SECONDS = 20.0
"""How long the sum is used again."""
UNREADABLE = "{}"
"""What is noted of a table whose log cannot be read, so that it is not tried again and again."""

decode = msgspec.json.Decoder(TableCounts).decode


class Statistics:
    """Counts tables that are over, and adds them up. For one event loop."""

    def __init__(self, rows: StoreRecorder, views: ReaderViews, boards: Boards) -> None:
        self._rows, self._views, self._boards = rows, views, boards
        self._cached: tuple[float, dict[str, GameCounts]] | None = None

    async def run(self) -> None:
        """Count until cancelled."""
        while True:
            try:
                await self.look()
            except StoreError as error:
                logger.warning("the tables that are over cannot be counted now: %s", error)
            await asyncio.sleep(LOOKED_EVERY)

    async def look(self) -> None:
        """Count some tables that are over and not counted yet. Raises StoreError."""
        for table, version in await self._rows.in_thread(partial(self._rows.uncounted, AT_A_LOOK_MAX)):
            try:
                document = await self._counted(table)
            except GameError as error:
                logger.warning("table %s is left out of the statistics: %s", table, error)
                document = UNREADABLE
            await self._rows.written([], [StatisticsRow(table, version, document)])

    async def _counted(self, table: UUID) -> str:
        seen = await self._views.view(table, None)
        counts = await asyncio.to_thread(self._counts_of, seen)
        return msgspec.json.encode(counts).decode()

    def _counts_of(self, seen: ReaderView) -> TableCounts:
        """Return what a table came to, as everybody may know it. Raises LogCorrupt."""
        view, pack, entries = self._boards.game_view(seen), seen.pack, seen.entries_after(0)
        known = entries if seen.table.revealed else (as_seen(entry, None) for entry in entries)
        outcomes = gathered(known, seen.plan.dice, lambda deck, card: view.luck.kind_of(pack, deck, card))
        position = seen.position
        return TableCounts(
            seen.plan.game,
            str(seen.plan.options.get("scenario") or ""),
            seen.result or seen.table.ended or "",
            view.tally.length(position.state) if position is not None else 0,
            seen.table.timeline.current,
            tuple(die for die in outcomes.dice if die.seat is None and any(die.counts)),
        )

    async def by_game(self) -> Mapping[str, GameCounts]:
        """Return the counts of all tables together. Raises StoreError."""
        now = self._rows.clock.steady()
        if self._cached is None or now - self._cached[0] > CACHED_SECONDS * 1000:
            self._cached = now, await asyncio.to_thread(self._together)
        return self._cached[1]

    def _together(self) -> dict[str, GameCounts]:
        documents = self._rows.counted(COUNTED_MAX)
        return together(decode(one) for one in documents if one != UNREADABLE)
