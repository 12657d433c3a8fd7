"""The use cases of tables: open, seal, start, act, undo, redo, end. Each writes one append, or nothing."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any
from uuid import UUID

from api.service.command import SERVICE, Command, CommandResult, Opened
from api.service.tables.commit import Commands
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.opening import prepared
from api.service.tables.table_cache import TableCache
from domain.kernel.errors import (
    GameError,
    InvalidRequest,
    NotYourSeat,
    SeatsOpen,
    WrongState,
)
from domain.kernel.fact import Entry
from domain.kernel.game import Game
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import Decision
from domain.log.tree import leaf_hash
from infra.keys.tokens import new_token, token_hash
from infra.keys.vault import Vault
from infra.nodes.feed import Feed
from infra.packs.index import PackIndex
from infra.store.errors import StoreError
from infra.store.log import TableLog
from infra.store.rows.records import BOT, LEFT, OPEN, SeatNameRow, SeatTokenRow

logger = logging.getLogger("hourglass")

SWEPT_MAX = 100
"""Finished tables that one sweep ends before other work has its turn."""


class Tables:
    """All tables of a store. For one event loop."""

    def __init__(
        self, log: TableLog, vault: Vault, packs: PackIndex, feed: Feed, *, live_max: int = 256, kept_max: int = 2000
    ) -> None:
        self.log, self.packs, self.feed = log, packs, feed
        self.games: Mapping[str, Game] = log.codec.games
        self._vault = vault
        self.cache = TableCache(log, packs, live_max, kept_max)
        self.commands = Commands(log, vault, self.cache, feed)

    async def open(
        self,
        game_id: str,
        names: Sequence[str],
        plays: Sequence[tuple[str, ...]],
        *,
        pack_id: str | None = None,
        options: Mapping[str, Any] | None = None,
        name: str = "",
        private: bool = False,
        holders: Sequence[str] = (),
    ) -> Opened:
        """Open a table: commit to its seed, make its tokens. Raises InvalidRequest for invalid options.

        holders: of its seats, by default people; the token of an open seat is its invite.
        """
        game = self.game(game_id)
        pack = self.packs.choose(game_id, pack_id)
        opened, events, rows = prepared(
            self.log, self._vault, game, pack, names, plays, options or {}, name, private, holders
        )
        await self.commands.write(events, rows)
        return opened

    def game(self, game_id: str) -> Game:
        """Return a game of the catalogue. Raises InvalidRequest, naming the known games."""
        game = self.games.get(game_id)
        if game is None:
            raise InvalidRequest(f"no game {game_id!r}; choose one of {', '.join(self.games)}")
        return game

    async def seal(self, table_id: UUID, command: Command, sealed: str) -> CommandResult:
        """Seal a seat's seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""
        return await self.commands.carry_out(
            table_id, command, lambda loaded: decisions.seal(loaded.table, command.seat, sealed)
        )

    async def open_seed(self, table_id: UUID, command: Command, seed: str) -> CommandResult:
        """Open a seat's sealed seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""
        return await self.commands.carry_out(
            table_id, command, lambda loaded: decisions.open_seed(loaded.table, command.seat, seed)
        )

    async def start(self, table_id: UUID, command: Command) -> CommandResult:
        """Close the seeds and set the game up, up to its first question; a branch continues.

        Raises SeatsOpen, WrongState.
        """

        def decide(loaded: LoadedTable) -> Decision:
            check_taken(loaded)
            fate = partial(self.commands.fate_of, loaded)
            return decisions.start(loaded.game, loaded.pack, loaded.table, command.expected, fate)

        return await self.commands.carry_out(table_id, command, decide)

    async def act(self, table_id: UUID, command: Command, key: str) -> CommandResult:
        """Take one option. Raises IllegalAction, StaleVersion, WrongState; then nothing is recorded."""

        def decide(loaded: LoadedTable) -> Decision:
            fate = partial(self.commands.fate_of, loaded)
            return decisions.act(loaded.now, command.seat, key, command.expected, fate)

        return await self.commands.carry_out(table_id, command, decide)

    async def answer_for(self, table_id: UUID, command: Command, seat: int, idle_seconds: float) -> CommandResult:
        """Answer an absent seat's question with its default, for the host.

        Raises WrongState if the seat has no open question, or if the table was not idle long enough.
        """

        def decide(loaded: LoadedTable) -> Decision:
            fate = partial(self.commands.fate_of, loaded)
            return decisions.answer_for(loaded.now, seat, command.expected, loaded.idle_seconds, idle_seconds, fate)

        return await self.commands.carry_out(table_id, command, decide)

    async def undo(self, table_id: UUID, command: Command, to: int | None = None) -> CommandResult:
        """Turn back to the position after action `to`, by default undo the newest one; at once, or as a proposal.

        Raises UndoRefused, ProposalOpen, StaleVersion, WrongState.
        """
        return await self.commands.carry_out(
            table_id, command, lambda loaded: decisions.undo(loaded.table, command.seat, to, command.expected)
        )

    async def consent(self, table_id: UUID, command: Command, proposal: int, granted: bool) -> CommandResult:
        """Answer the proposal with this version; the last consent carries the undo out in the same append.

        Raises ProposalChanged, UndoRefused, StaleVersion.
        """

        def decide(loaded: LoadedTable) -> Decision:
            return decisions.consent(loaded.table, command.seat, proposal, granted, command.expected)

        return await self.commands.carry_out(table_id, command, decide)

    async def withdraw(self, table_id: UUID, command: Command, proposal: int | None = None) -> CommandResult:
        """Withdraw the seat's own open proposal. Raises ProposalChanged, UndoRefused, NotYourSeat, StaleVersion."""
        return await self.commands.carry_out(
            table_id, command, lambda loaded: decisions.withdraw(loaded.table, command.seat, proposal, command.expected)
        )

    async def redo(self, table_id: UUID, command: Command, to: int | None = None) -> CommandResult:
        """Redo undone actions up to `to`, by default the next one. Raises UndoRefused, StaleVersion."""
        return await self.commands.carry_out(
            table_id, command, lambda loaded: decisions.redo(loaded.table, to, command.expected)
        )

    async def end(self, table_id: UUID, command: Command, *, losing: bool = False) -> CommandResult:
        """End the table for good and reveal its seed. Any seat may once the game is over; before that only the host.

        losing: even if its campaign would not note all that was played. Raises WrongState, Unsaved.
        """
        seat = None if command.seat == SERVICE else command.seat

        def decide(loaded: LoadedTable) -> Decision:
            seed = partial(self.commands.seed_of, loaded)
            return decisions.end(loaded.now, seat, command.expected, seed, losing=losing)

        return await self.commands.carry_out(table_id, command, decide)

    async def abandon(self, table_id: UUID) -> CommandResult:
        """End a table that nobody started, for the service. Raises WrongState."""
        return await self.commands.carry_out(
            table_id,
            Command(SERVICE),
            lambda loaded: decisions.abandon(loaded.table, partial(self.commands.seed_of, loaded)),
        )

    async def replace_token(self, table_id: UUID, seat: int, by: int, held: bytes | None = None) -> tuple[int, str]:
        """Give a seat a new token; the old one stops working. Return the version and the token, which is shown once.

        held: hash of this table's token that seat `by` sent, if it sent one. Raises NotYourSeat if that was replaced
        meanwhile.
        """
        token = new_token()

        def decide(loaded: LoadedTable) -> Decision:
            decision = decisions.replace_token(loaded.table, seat)
            check_person(loaded, seat)
            if held is not None and all((row.seat, row.token_hash) != (by, held) for row in loaded.seats):
                raise NotYourSeat("this token has been replaced; use the new one")
            return decision

        rows = [SeatTokenRow(table_id, seat, token_hash(token))]
        done = await self.commands.carry_out(table_id, Command(by), decide, rows)
        return done.version, token

    async def rename(self, table_id: UUID, seat: int, name: str) -> None:
        """Rename a seat's player. Names are stored outside the log."""
        async with self.cache.commanded(table_id) as loaded:
            await self.commands.write_beside(loaded, [SeatNameRow(table_id, seat, name)])

    async def end_finished(self, after_seconds: float) -> int:
        """End tables in memory whose game is over and that were idle long enough, at most `SWEPT_MAX` of them. Return
        how many.

        A table left over has its turn at the next call, before tables that could not be ended. A table that is not in
        memory is ended soon after someone reads it.
        """
        idle = [one for one in self.cache if not one.is_closed and one.idle_seconds >= after_seconds]
        tried = ended = 0
        for one in idle:
            await asyncio.sleep(0)  # so that nobody waits for all of them
            try:
                if not await self.log.rows.in_thread(partial(is_due, one, after_seconds)):
                    continue
                ended += await self._end_finished(one.id, after_seconds)
            except (GameError, StoreError) as error:
                logger.warning("table %s could not be ended: %s", one.id, error)
            tried += 1
            if tried == SWEPT_MAX:
                break
        return ended

    async def _end_finished(self, table_id: UUID, after_seconds: float) -> bool:
        """End a finished table that was idle long enough, unless another node has ended it or undone its end."""
        await self.cache.refresh(table_id)
        if not await self.log.rows.in_thread(lambda: is_due(self.loaded(table_id), after_seconds)):
            return False
        await self.end(table_id, Command(SERVICE))
        return True

    def loaded(self, table_id: UUID) -> LoadedTable:
        """Return a table in memory, loaded if necessary. Raises TableNotFound, LogCorrupt, RulesTooNew."""
        return self.cache.get(table_id)

    def root(self, table_id: UUID, more: Sequence[Entry] = ()) -> str:
        """Return the root of a table's log, with entries about to be written, in hex (audit protocol 3.3)."""
        lines = (self.log.codec.line(self.log.codec.stored(table_id, entry)) for entry in more)
        return self.loaded(table_id).tree.grown(map(leaf_hash, lines)).root().hex()


def check_taken(loaded: LoadedTable) -> None:
    """Raise SeatsOpen while a seat is open."""
    free = [str(row.seat) for row in loaded.seats if row.holder == OPEN]
    if free:
        raise SeatsOpen(f"nobody has taken seat {', '.join(free)}; wait, or close it")


def check_person(loaded: LoadedTable, seat: int) -> None:
    """Raise WrongState if no person sits at a seat."""
    if any(row.seat == seat and (row.holder in (OPEN, LEFT) or row.holder.startswith(BOT)) for row in loaded.seats):
        raise WrongState(f"no person sits at seat {seat}; close it to play it yourself")


def is_due(loaded: LoadedTable, after_seconds: float) -> bool:
    """Return whether a table is open although its game is over and it was idle long enough. Raises LogCorrupt."""
    return not loaded.is_closed and loaded.idle_seconds >= after_seconds and loaded.is_over
