"""The use cases of tables: open, seal, start, act, undo, redo, end. Each writes one append, or nothing."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, get_args
from uuid import UUID, uuid4

from eventsourcing.persistence import PersistenceError, StoredEvent

from domain.kernel.errors import (
    GameError,
    InvalidRequest,
    NotYourSeat,
    SeedRefused,
    StaleVersion,
    UndoRefused,
    WrongState,
)
from domain.kernel.evolve import Position
from domain.kernel.fact import Entry, Fact, Stated
from domain.kernel.fate import check_opening, check_seal, commitment
from domain.kernel.game import Game, Pack, default
from domain.kernel.play import Play
from domain.kernel.table import (
    ABANDONED,
    DELAY_MAX,
    ActionsRedone,
    ActionsUndone,
    Policy,
    SeatPlan,
    SeedOpened,
    SeedRevealed,
    SeedSealed,
    Table,
    TableEnded,
    TableOpened,
    TableStarted,
    TokenReplaced,
    UndoAnswered,
    UndoProposed,
    consent_needed,
)
from infra.carrying_out import Commands, Decision, numbered
from infra.command import HOST, SERVICE, Command, Done, Opened
from infra.fate import new_server_seed
from infra.feed import Feed
from infra.live import Live
from infra.live_tables import LiveTables
from infra.packs import Packs, document_of
from infra.store.log import TableLog
from infra.store.rows import WATCHER, PackRow, Row, SeatRow, SeedRow, TableRow
from infra.tokens import new_token, token_hash
from infra.vault import Vault
from projections.audit.tree import leaf_hash

logger = logging.getLogger("hourglass")

POLICIES = get_args(Policy)


class Tables:
    """All tables of a store. For one event loop."""

    def __init__(
        self, log: TableLog, vault: Vault, packs: Packs, feed: Feed, *, live_max: int = 256, kept_max: int = 2000
    ) -> None:
        self.log, self.packs, self.feed = log, packs, feed
        self.games: Mapping[str, Game] = log.codec.games
        self._vault = vault
        self._clock = log.rows.clock
        self.kept = LiveTables(log, packs, live_max, kept_max)
        self.commands = Commands(log, vault, self.kept, feed)

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
    ) -> Opened:
        """Open a table: its seed committed to, its tokens made. Raises InvalidRequest for options that cannot be."""
        game = self.game(game_id)
        pack = self.packs.choose(game_id, pack_id)
        opened, events, rows = self.prepared(game, pack, names, plays, options or {}, name, private)
        await self.commands.write(events, rows)
        return opened

    def game(self, game_id: str) -> Game:
        """A game of the catalogue. Raises InvalidRequest, naming those there are."""
        game = self.games.get(game_id)
        if game is None:
            raise InvalidRequest(f"no game {game_id!r}; there are {', '.join(self.games)}")
        return game

    def prepared(
        self,
        game: Game,
        pack: Pack,
        names: Sequence[str],
        plays: Sequence[tuple[str, ...]],
        options: Mapping[str, Any],
        name: str,
        private: bool,
    ) -> tuple[Opened, list[StoredEvent], list[Row]]:
        """A new table, and all that must be written to open it. Raises InvalidRequest for options that cannot be."""
        table_id, seed = uuid4(), new_server_seed()
        fact = TableOpened(
            table=str(table_id),
            commitment=commitment(seed),
            game=game.id,
            rules=game.rules,
            pack=pack.hash,
            options=checked_options(options),
            seats=tuple(SeatPlan(one) for one in plays),
            dice=game.dice(pack),
        )
        game.begin(fact, pack)
        tokens = tuple(new_token() for _ in names)
        watch = new_token() if private else None
        rows: list[Row] = [
            PackRow(pack.hash, game.id, document_of(pack)),
            SeedRow(table_id, self._vault.encrypt(table_id, seed)),
            TableRow(table_id, game.id, name, private, self._clock.now() // 1000),
            *seat_rows(table_id, names, tokens, watch),
        ]
        (entry,) = numbered(0, [Stated(None, fact)], 0, None, self._clock.now())
        opened = Opened(table_id, 1, tokens, watch, fact.commitment)
        return opened, [self.log.codec.stored(table_id, entry)], rows

    async def seal(self, table_id: UUID, command: Command, sealed: str) -> Done:
        """Seal a seat's seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""

        def decide(live: Live) -> Decision:
            seat = command.seat
            check_seal(sealed)
            self._must_be_open(live)
            if live.table.seeds or seat in live.table.seals:
                raise SeedRefused(
                    "the sealing is over" if live.table.seeds else "this seat has sealed its seed already"
                )
            return Decision([Stated(None, SeedSealed(seat, sealed))])

        return await self.commands.carry_out(table_id, command, decide)

    async def open_seed(self, table_id: UUID, command: Command, seed: str) -> Done:
        """Open a seat's sealed seed. Source: audit protocol 1.3. Raises SeedRefused, WrongState."""

        def decide(live: Live) -> Decision:
            seat = command.seat
            self._must_be_open(live)
            sealed = live.table.seals.get(seat)
            if sealed is None or seat in live.table.seeds:
                raise SeedRefused("this seat has sealed no seed" if sealed is None else "this seed is open already")
            check_opening(seed, sealed)
            return Decision([Stated(None, SeedOpened(seat, seed))])

        return await self.commands.carry_out(table_id, command, decide)

    async def start(self, table_id: UUID, command: Command) -> Done:
        """Close the seeds and set the game up, up to its first question. Raises WrongState."""

        def decide(live: Live) -> Decision:
            table = live.table
            self._must_be_open(live)
            check_version(table, command.expected)
            if table.seals.keys() != table.seeds.keys():
                raise WrongState("a sealed seed is not opened yet")
            state, tasks = live.game.begin(table.facts_of_opening, live.pack)
            play = Play(live.game, Position(state), self.commands.secrets_of(live).fate)
            stated = play.begin(*tasks)
            return Decision([Stated(None, TableStarted()), *stated], position=play.position)

        return await self.commands.carry_out(table_id, command, decide)

    async def act(self, table_id: UUID, command: Command, key: str) -> Done:
        """Take one option. Raises IllegalAction, StaleVersion, WrongState; then nothing is recorded."""

        def decide(live: Live) -> Decision:
            self._running(live)
            if command.expected not in (None, live.table.version):
                legal = any(option.seat == command.seat and option.key == key for option in live.menu)
                raise StaleVersion(command.expected, live.table.version, legal)
            return self._taken(live, command.seat, key)

        return await self.commands.carry_out(table_id, command, decide)

    async def answer_for(self, table_id: UUID, command: Command, seat: int, idle_seconds: float) -> Done:
        """Answer an absent seat's question by its default, for the host. Source: MP-2.1.13.

        Raises WrongState if the seat is not asked, or the table has not been idle for as long.
        """

        def decide(live: Live) -> Decision:
            position = self._running(live)
            check_version(live.table, command.expected)
            asked = position.asked
            if asked is None or seat not in asked.seats:
                raise WrongState(f"seat {seat} is not asked anything")
            if self._clock.now() - live.table.at < idle_seconds * 1000:
                raise WrongState(f"the table must be idle for {idle_seconds:g} seconds")
            return self._taken(live, seat, default(position.state, asked, seat))

        return await self.commands.carry_out(table_id, command, decide)

    async def undo(self, table_id: UUID, command: Command, to: int | None = None) -> Done:
        """Turn back to the position after action `to`, by default before the newest one; at once, or as a proposal.

        Raises UndoRefused, StaleVersion, WrongState.
        """

        def decide(live: Live) -> Decision:
            self._running(live)
            check_version(live.table, command.expected)
            target = undo_target(live.table, to)
            needs = consent_needed(live.table, command.seat, target)
            fact: Fact = UndoProposed(command.seat, target, needs) if needs else ActionsUndone(target)
            return Decision([Stated(None, fact)])

        return await self.commands.carry_out(table_id, command, decide)

    async def consent(self, table_id: UUID, command: Command, granted: bool) -> Done:
        """Answer the open proposal; the last consent carries the undo out in the same append. Raises UndoRefused."""

        def decide(live: Live) -> Decision:
            check_version(live.table, command.expected)
            proposal = live.table.proposal
            if proposal is None or command.seat not in proposal.waiting:
                raise UndoRefused("no undo waits for this seat's consent")
            facts: list[Fact] = [UndoAnswered(command.seat, granted)]
            if granted and proposal.waiting == (command.seat,):
                facts.append(ActionsUndone(proposal.to))
            return Decision([Stated(None, fact) for fact in facts])

        return await self.commands.carry_out(table_id, command, decide)

    async def redo(self, table_id: UUID, command: Command, to: int | None = None) -> Done:
        """Take undone actions up again, up to `to`, by default the next one. Raises UndoRefused, StaleVersion."""

        def decide(live: Live) -> Decision:
            self._running(live)
            check_version(live.table, command.expected)
            back = live.table.timeline.redone_by(to)
            if not back or live.table.policy == "off":
                raise UndoRefused(
                    "there is nothing to redo" if to is None else f"action {to} is not on the undone line"
                )
            return Decision([Stated(None, ActionsRedone(back[-1]))])

        return await self.commands.carry_out(table_id, command, decide)

    async def end(self, table_id: UUID, command: Command) -> Done:
        """Close the table for good and reveal its seed: by any seat when the game is over, else by the host.

        Raises WrongState.
        """

        def decide(live: Live) -> Decision:
            if live.table.ended:
                raise WrongState("the table has ended already")
            result = live.result
            check_version(live.table, command.expected)
            if not live.is_over and command.seat != HOST:
                raise NotYourSeat("only the host (seat 0) can end a game that is not over")
            seed = self.commands.seed_of(live)
            facts = [TableEnded(result or ABANDONED), SeedRevealed(seed.hex())]
            return Decision([Stated(None, fact) for fact in facts])

        return await self.commands.carry_out(table_id, command, decide)

    async def replace_token(self, table_id: UUID, seat: int, by: int) -> tuple[int, str]:
        """A fresh token for a seat; the old one stops. Gives the version and the token, which is shown once."""
        token = new_token()

        def decide(live: Live) -> Decision:
            if live.table.ended:
                raise WrongState("the table has ended: its log is closed")
            row = next(row for row in live.seats if row.seat == seat)
            rows = [SeatRow(table_id, seat, row.name, token_hash(token))]
            return Decision([Stated(None, TokenReplaced(seat))], rows=rows)

        done = await self.commands.carry_out(table_id, Command(by), decide)
        return done.version, token

    async def rename(self, table_id: UUID, seat: int, name: str) -> None:
        """Give a seat's player another name; names lie beside the log."""
        async with self.kept.commanded(table_id) as live:
            row = next(row for row in live.seats if row.seat == seat)
            await self.commands.write([], [SeatRow(table_id, seat, name, row.token_hash)])
            live.seats = await self.log.rows.aside(partial(self.log.rows.seats, table_id))

    async def end_finished(self, after_seconds: float) -> int:
        """End the tables in memory whose game was over that long ago. Gives how many.

        One that is not in memory is ended soon after someone has looked at it.
        """
        due = self._clock.now() - after_seconds * 1000
        idle = [one for one in self.kept if not one.is_closed and one.table.at <= due]
        finished = [one.id for one in idle if one.is_over]
        ended = 0
        for table_id in finished:
            try:
                await self.kept.refresh(table_id)
                if not self.live(table_id).is_closed:  # by another node
                    await self.end(table_id, Command(SERVICE))
                    ended += 1
            except (GameError, PersistenceError) as error:
                logger.warning("table %s could not be ended: %s", table_id, error)
        return ended

    def live(self, table_id: UUID) -> Live:
        """A table in memory, read from the store if it is not there. Raises TableNotFound, LogCorrupt, RulesTooNew."""
        return self.kept.get(table_id)

    def root(self, table_id: UUID, more: Sequence[Entry] = ()) -> str:
        """The root of a table's log, with entries about to be written, in hex (audit protocol 3.3)."""
        lines = (self.log.codec.line(self.log.codec.stored(table_id, entry)) for entry in more)
        return self.live(table_id).tree.grown(map(leaf_hash, lines)).root().hex()

    def _must_be_open(self, live: Live) -> None:
        if live.table.started or live.table.ended:
            raise WrongState("the table was started already" if live.table.started else "the table has ended")

    def _running(self, live: Live) -> Position[Any]:
        position = live.position
        if position is None or live.table.ended:
            raise WrongState("the table has ended" if live.table.ended else "the table is not started yet")
        return position

    def _taken(self, live: Live, seat: int, key: str) -> Decision:
        position = self._running(live)
        play = Play(live.game, position, self.commands.secrets_of(live).fate)
        stated = play.take(seat, key, live.offered(position))
        return Decision(stated, live.table.timeline.length + 1, play.position)


def seat_rows(id: UUID, names: Sequence[str], tokens: Sequence[str], watch: str | None) -> list[SeatRow]:
    """Who sits at a table or in a campaign, and who may only watch."""
    rows = [SeatRow(id, seat, name, token_hash(tokens[seat])) for seat, name in enumerate(names)]
    return rows if watch is None else [*rows, SeatRow(id, WATCHER, "", token_hash(watch))]


def check_version(table: Table, expected: int | None) -> None:
    """Raises StaleVersion if the table is past the version that the caller saw."""
    if expected is not None and expected != table.version:
        raise StaleVersion(expected, table.version)


def undo_target(table: Table, to: int | None) -> int:
    """The position that an undo turns back to. Raises UndoRefused if there is none."""
    if to is not None:
        return to
    current = table.timeline.current
    if not current:
        raise UndoRefused("nothing was done that could be undone")
    return table.timeline.parent(current)


def checked_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The table's own options; the game checks its own. Raises InvalidRequest."""
    policy, delay = options.get("undo"), options.get("delay", 0)
    if policy is not None and policy not in POLICIES:
        raise InvalidRequest(f"undo is one of {', '.join(POLICIES)}, not {policy!r}")
    if type(delay) is not int or not 0 <= delay <= DELAY_MAX:
        raise InvalidRequest(f"delay is a whole number of seconds from 0 to {DELAY_MAX}")
    return dict(options)
