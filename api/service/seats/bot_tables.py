"""Plays for the bots of tables: one node for each table, and one move at a time of all that this node plays for.

A move names the version that the bot saw. So if two nodes ever play for one table, one of the moves is refused.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from uuid import UUID, uuid4

from api.service.brisk import brisk
from api.service.command import SERVICE, Command
from api.service.seats.moves import Move, Players, bot_of_row
from api.service.seats.pace import Pace
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from api.service.tables.views.boards import Boards
from api.service.tasks import end_all
from domain.kernel.errors import GameError, ProposalChanged, StaleVersion, WrongState
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import Decision
from infra.store.errors import LeadTaken, StoreError
from infra.store.rows.records import PLAYED, LeadRow, SeatBotRow, SeatRow

logger = logging.getLogger("hourglass")

TABLES_MAX = 2000
"""Tables that one node plays for at once."""
FOUND_EVERY = 2.0
"""Seconds between two looks for tables whose bots no node plays for."""
LEAD_MILLISECONDS = 30_000
"""How long a node leads a table without saying so again. After a crash its bots stand still for so long."""
LOOKED_AFTER = 10.0
"""Seconds after which a table that nothing has woken is looked at again."""
FAILED_PAUSE = 30.0
"""Seconds after a move that failed."""
TOO_LATE = (StaleVersion, WrongState, ProposalChanged)
"""Errors of a move before which something else happened at the table."""
LATE_PAUSE = 0.1
"""Seconds after such a move."""


class BotTables:
    """Plays for the bots of all tables that this node leads. For one event loop."""

    def __init__(self, tables: Tables, boards: Boards, pause: float, share: float) -> None:
        """pause: seconds before each move, so that people can follow; share: of a core, see `Pace`."""
        self._tables, self._boards, self._pause = tables, boards, pause
        self._rows = tables.log.rows
        self._node = uuid4().hex
        self._led: dict[UUID, asyncio.Task[None]] = {}
        self._pace = Pace(share)
        self._found = asyncio.Event()

    def look(self) -> None:
        """Look for tables at once, since a bot has come to one."""
        self._found.set()

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                try:
                    await self._find()
                except StoreError as error:
                    logger.warning("the tables of bots cannot be found now: %s", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(FOUND_EVERY):  # `wait_for` of Python 3.11 can swallow a cancellation
                        await self._found.wait()
                self._found.clear()
        finally:
            await end_all(self._led.values())

    async def _find(self) -> None:
        """Begin to play at tables that no node leads."""
        now = self._rows.clock.now()
        found = await self._rows.in_thread(partial(self._rows.tables_with_bots, now, TABLES_MAX))
        for table_id in found:
            if table_id not in self._led and len(self._led) < TABLES_MAX:
                self._led[table_id] = task = asyncio.create_task(self._lead(table_id))
                task.add_done_callback(partial(self._left, table_id))

    def _left(self, table_id: UUID, task: asyncio.Task[None]) -> None:
        del self._led[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("the bots of table %s stand still: %r", table_id, error, exc_info=error)

    async def _lead(self, table_id: UUID) -> None:
        """Play at a table until it ends, its bots leave, or another node leads it."""
        players = Players(table_id, self._boards)
        lead = None
        while True:
            try:
                lead = await self._renewed(table_id, lead)
                if not await self._step(table_id, players):
                    return
            except LeadTaken:
                return
            except TOO_LATE:
                await asyncio.sleep(LATE_PAUSE)
            except (GameError, StoreError) as error:
                logger.warning("a bot at table %s cannot act: %s", table_id, error)
                await asyncio.sleep(FAILED_PAUSE)

    async def _renewed(self, table_id: UUID, lead: LeadRow | None) -> LeadRow | None:
        """Say that this node leads a table, if others could. Raises LeadTaken."""
        if not self._rows.is_shared:
            return None
        now = self._rows.clock.now()
        if lead is not None and lead.until - now > LEAD_MILLISECONDS // 2:
            return lead
        before = await self._rows.in_thread(partial(self._rows.lead, table_id)) if lead is None else lead
        if before.node != self._node and before.until > now:
            raise LeadTaken(f"another node plays for the bots of table {table_id}")
        after = LeadRow(table_id, before.revision + 1, self._node, now + LEAD_MILLISECONDS)
        await self._tables.commands.write([], [after])
        return after

    async def _step(self, table_id: UUID, players: Players) -> bool:
        """Carry out the next move, or wait until something happens. Return whether bots still play at the table.

        A table that waits for people is not loaded again before something is written there.
        """
        if players.idle_at is not None and await self._newest(table_id) == players.idle_at:
            await self._tables.feed.wait(table_id, LOOKED_AFTER)
            return True
        await self._tables.cache.refresh(table_id)
        loaded = self._tables.loaded(table_id)
        bots = [row for row in loaded.seats if bot_of_row(row) is not None]
        if not bots:
            return False
        if loaded.is_closed:
            rows = [SeatBotRow(table_id, row.seat, f"{PLAYED}{bot_of_row(row)}") for row in bots]
            await self._tables.commands.write([], rows)
            self._tables.cache.forget(table_id)
            return False
        seen = state_of(loaded)  # before the look, which may miss what happens meanwhile
        if await _is_asked(loaded, players):
            await asyncio.sleep(self._pause)
            async with self._pace.turn():
                await self._move(table_id, players)
        else:
            players.idle_at = seen
        return True

    async def _newest(self, table_id: UUID) -> tuple[int, list[SeatRow]]:
        """Return the newest version of a table and its seats; from memory if nobody else writes to the store."""
        held = None if self._rows.is_shared else self._tables.cache.held(table_id)
        if held is not None:
            return state_of(held)
        newest = await self._rows.in_thread(partial(self._rows.newest_state, table_id))
        return newest.version, list(newest.seats)

    async def _move(self, table_id: UUID, players: Players) -> None:
        """Carry out the next move of a table's bots, if there is one. Raises as `_carry_out`."""
        await self._tables.cache.refresh(table_id)
        loaded = self._tables.loaded(table_id)
        seen = state_of(loaded)
        with brisk():
            move = await asyncio.to_thread(players.next, loaded)
        players.idle_at = seen if move is None else None
        if move is not None:
            await self._carry_out(table_id, move)

    async def _carry_out(self, table_id: UUID, move: Move) -> None:
        """Carry out a bot's move. Raises StaleVersion and WrongState if it came too late."""

        def decide(loaded: LoadedTable) -> Decision:
            if all(row.seat != move.seat or bot_of_row(row) is None for row in loaded.seats):
                raise WrongState(f"no bot plays seat {move.seat} any more")
            if move.key is None:
                decisions.check_version(loaded.table, move.version)
                return decisions.consent(loaded.table, move.seat, consent_to(loaded), granted=True)
            fate = partial(self._tables.commands.fate_of, loaded)
            return decisions.act(loaded.now, move.seat, move.key, move.version, fate)

        await self._tables.commands.carry_out(table_id, Command(SERVICE), decide)


def state_of(loaded: LoadedTable) -> tuple[int, list[SeatRow]]:
    """Return a table's version and seats. As long as both stay, a table that waits for people still does."""
    return loaded.table.version, list(loaded.seats)


async def _is_asked(loaded: LoadedTable, players: Players) -> bool:
    """Return whether a bot may have a move. Uses a thread only if the store may have to be read."""
    if loaded.has_at_hand(loaded.table.version):
        return players.is_asked(loaded)
    return await asyncio.to_thread(players.is_asked, loaded)


def consent_to(loaded: LoadedTable) -> int:
    """Return the version of the open proposal. Raises WrongState if none is open any more."""
    if loaded.table.proposal is None:
        raise WrongState("no proposal is open any more")
    return loaded.table.proposal.version
