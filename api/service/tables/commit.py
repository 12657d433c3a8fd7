"""Carries out a command: decides it, writes one append with its request, and only then updates memory.

A table's commands wait for one another. After an error of the store the outcome is unknown, so the table is dropped and
read again. If another node was first, its entries are read and the command is decided again.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any
from uuid import UUID

from api.service.command import SERVICE, Command, CommandResult
from api.service.seats.proposals import open_proposal
from api.service.tables.calls import Asking, call_rows, called_seats, wanted_seats
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.table_cache import TableCache
from domain.kernel.chance.fate import Fate, Secrets
from domain.kernel.chance.seal import sealed
from domain.kernel.errors import RequestChanged
from domain.kernel.fact import Entry, Stated
from domain.kernel.position import Position
from domain.kernel.tables.decisions import Decision
from domain.kernel.tables.table import RulesChanged, Table, follow_action, follow_entries
from domain.log.tree import leaf_hash
from infra.keys.vault import SecretUnreadable, Vault
from infra.nodes.feed import Feed
from infra.store.codec import HEAD_FINGERPRINT, Head, head_body
from infra.store.errors import RequestRepeated, StoreBusy
from infra.store.library import IntegrityError, StoredEvent
from infra.store.log import TableLog
from infra.store.rows.records import HeadRow, HookAskedRow, RequestRow, Row, SeatBotRow, SeatHolderRow, SeatTokenRow

HEAD_EVERY = 500
"""Entries between two stored folds of a table's own state."""
TRIES_MAX = 3
"""How often a command is decided again because another one was first."""


Decide = Callable[[LoadedTable], Decision]
"""Decides a command at the current table. Raises GameError; then nothing is written."""


class Commands:
    """Carries out the commands at all tables of a store. For one event loop."""

    def __init__(self, log: TableLog, vault: Vault, cache: TableCache, feed: Feed) -> None:
        self._log, self._vault, self._cache, self._feed = log, vault, cache, feed
        self.actions = self.entries = 0
        """How many actions were taken, and how many entries written, since the start."""

    async def carry_out(
        self, table_id: UUID, command: Command, decide: Decide, rows: Sequence[Row] = ()
    ) -> CommandResult:
        """Carry out a command, or return what it did the first time it was sent. rows: written besides the log.

        Raises as `decide`, RequestChanged, TableImported, PersistenceError; StoreBusy if others were first again and
        again.
        """
        for _ in range(TRIES_MAX + 1):
            async with self._cache.commanded(table_id) as loaded:
                if self._log.rows.is_shared and loaded.seed is None:
                    await self._log.rows.in_thread(partial(self.seed_of, loaded))
                if command.request is not None and (repeated := await self._repeated(loaded, command)):
                    return repeated
                try:
                    return await self._write(loaded, command, decide(loaded), rows)
                except (IntegrityError, RequestRepeated):
                    await self._cache.catch_up(loaded)
        raise StoreBusy(f"too many clients write to table {table_id} at once; try again")

    async def write(self, events: Sequence[StoredEvent], rows: Sequence[Row]) -> None:
        """Write everything in one transaction, or nothing. Raises PersistenceError."""
        await self._log.rows.written(events, rows)
        for table_id, version in opened_by(events).items():
            self._cache.arrivals.opened(table_id, version)

    async def write_beside(self, loaded: LoadedTable, rows: Sequence[Row]) -> None:
        """Write rows about a table's seats beside its log, and read its seats again. Raises PersistenceError."""
        await self.write([], rows)
        await self._read_seats(loaded)
        self.tell_beside(loaded.id)

    def tell_beside(self, table_id: UUID) -> None:
        """Tell those who wait for a table, here and at other nodes, that something beside its log has changed."""
        self._feed.beside(table_id)

    async def _read_seats(self, loaded: LoadedTable) -> None:
        loaded.seats = await self._log.rows.in_thread(partial(self._log.rows.seats, loaded.id))

    def secrets_of(self, loaded: LoadedTable) -> Secrets:
        """Return the secrets that settle the table's chance and seal hidden values. Its seeds must be final."""
        if loaded.secrets is None:
            loaded.secrets = Secrets.of(self.seed_of(loaded), loaded.id, loaded.table.seeds)
        return loaded.secrets

    def fate_of(self, loaded: LoadedTable) -> Fate:
        """Return what settles the table's chance. All its seeds must be open. Raises SecretUnreadable."""
        return self.secrets_of(loaded).fate

    def seed_of(self, loaded: LoadedTable) -> bytes:
        """Return the table's server seed, read from the vault once. Raises SecretUnreadable."""
        if loaded.seed is None:
            loaded.seed = self._read_seed(loaded)
        return loaded.seed

    def _read_seed(self, loaded: LoadedTable) -> bytes:
        row = self._log.rows.seed(loaded.id)
        if row is None:
            raise SecretUnreadable("this table's secret seed is lost; the table can only be read")
        return self._vault.decrypt(loaded.id, row.sealed)

    async def _repeated(self, loaded: LoadedTable, command: Command) -> CommandResult | None:
        """Return what this request did if it was carried out before. Raises RequestChanged for another body."""
        return await self._log.rows.in_thread(partial(self._done_before, loaded, command))

    def _done_before(self, loaded: LoadedTable, command: Command) -> CommandResult | None:
        request = command.request
        row = request and self._log.rows.request(loaded.id, command.seat, request.key)
        if not row or not request:
            return None
        if row.body_hash != request.body_hash:
            raise RequestChanged("this Idempotency-Key was used with another body; send a new key")
        entries = tuple(self._log.entries(loaded.id, row.first - 1, row.last))
        return CommandResult(row.last, entries[-1].action, entries, answer=row.answer)

    async def _write(
        self, loaded: LoadedTable, command: Command, decision: Decision, beside: Sequence[Row]
    ) -> CommandResult:
        """Write the whole decision in one append, then update the table in memory."""
        before, position = loaded.table, decision.position
        entries = self._entries(loaded, command, decision)
        table = follow_action(before, entries) if entries[0].action else follow_entries(before, entries)
        now_at = position
        if position is None and table.started:
            now_at = await self._log.rows.in_thread(partial(loaded.after, table.timeline.current))
        happened = table.version, decision.action or table.timeline.current, tuple(entries), next_seats(table, now_at)
        done = CommandResult(*happened, command.answer(CommandResult(*happened)))
        events, lines = self._log.codec.written(loaded.id, entries)
        rows = [*beside, *_request_rows(loaded, command, done), *_stored_rows(loaded, table, decision, lines)]
        if called := called_seats(loaded):
            leaving = {row.seat for row in beside if isinstance(row, SeatHolderRow)}
            calls = await self._calls(loaded, called, command, table, done)
            rows += [one for one in calls if one.seat not in leaving]
        await self.write(events, rows)
        self.actions += decision.action > 0
        self.entries += len(entries)
        if loaded.table is before:  # else the new entries were read and followed already
            loaded.moved(table, events, lines)
        if position is not None:
            loaded.keep(decision.action, position)
        if beside and any(isinstance(row, SeatTokenRow | SeatHolderRow | SeatBotRow) for row in beside):
            await self._read_seats(loaded)
            self._feed.wake(loaded.id)  # a delayed stream whose token was replaced ends at once, too
        if open_proposal(loaded.seats, before) and not open_proposal(loaded.seats, table):
            loaded.seats = list(loaded.seats)  # another list says to channels that something beside the log has changed
            self.tell_beside(loaded.id)
        self._feed.moved(loaded.id, done.version)
        return done

    async def _calls(
        self, loaded: LoadedTable, called: Sequence[int], command: Command, table: Table, done: CommandResult
    ) -> Sequence[HookAskedRow]:
        """Return what a command changes at the hooks of called seats. table: after it."""
        before = loaded.table
        position = await self._log.rows.in_thread(partial(loaded.position_in, before))
        seats = loaded.seats
        asked_before = wanted_seats(before, next_seats(before, position), seats)
        asking = Asking(table.version, command.seat, self._log.rows.clock.now())
        return call_rows(loaded, called, asked_before, wanted_seats(table, done.next, seats), asking)

    def _entries(self, loaded: LoadedTable, command: Command, decision: Decision) -> list[Entry]:
        """Return the decision as the table's next entries, after a change of rules if newer rules decided it."""
        by = None if command.seat == SERVICE else command.seat
        at = max(self._log.rows.clock.now(), loaded.table.at)
        table, rules = loaded.table, loaded.game.rules
        changed: list[Entry] = []
        if decision.position is not None and table.rules < rules:
            changed = numbered(table.version, [Stated(None, RulesChanged(rules, table.pack))], 0, None, at)
        after, secrets = table.version + len(changed), partial(self.secrets_of, loaded)
        entries = numbered(after, decision.stated, decision.action, by, at, secrets)
        return changed + entries if changed else entries


def opened_by(events: Sequence[StoredEvent]) -> dict[UUID, int]:
    """Return the newest version of each originator whose log these events begin."""
    begun = [event.originator_id for event in events if event.originator_version == 1]
    if not begun:
        return {}
    return {
        event.originator_id: event.originator_version
        for event in events
        if event.originator_id in begun and isinstance(event.originator_id, UUID)
    }


def _request_rows(loaded: LoadedTable, command: Command, done: CommandResult) -> list[Row]:
    request = command.request
    if request is None:
        return []
    first = done.entries[0].version
    return [RequestRow(loaded.id, command.seat, request.key, request.body_hash, first, done.version, done.answer)]


def _stored_rows(loaded: LoadedTable, table: Table, decision: Decision, lines: Sequence[bytes]) -> list[Row]:
    """Return the rows that store the position and the table's fold permanently, where they are due."""
    rows: list[Row] = []
    action, position = decision.action, decision.position
    if position is not None and action and (snapshot := loaded.snapshot(table, action, position)):
        rows.append(snapshot)
    if table.version // HEAD_EVERY > loaded.table.version // HEAD_EVERY:
        head = Head(table, loaded.tree.grown(map(leaf_hash, lines)))
        rows.append(HeadRow(loaded.id, table.version, HEAD_FINGERPRINT, head_body(head)))
    return rows


def no_secrets() -> Secrets:
    """Stand for the secrets of a table whose entries hide nothing."""
    raise AssertionError("nothing is hidden here")


def numbered(
    after: int,
    stated: Iterable[Stated],
    action: int,
    by: int | None,
    at: int,
    secrets: Callable[[], Secrets] = no_secrets,
) -> list[Entry]:
    """Return the stated facts as the entries that follow a version, all with one time.

    secrets: gives those of the table, asked only if something is hidden.
    """
    return [
        Entry(
            version,
            at,
            action,
            by,
            one.rule,
            one.fact,
            sealed(one.hidden, version, secrets().sealing_key) if one.hidden else (),
        )
        for version, one in enumerate(stated, start=after + 1)
    ]


def next_seats(table: Table, position: Position[Any] | None) -> tuple[int, ...]:
    """Return the seats that the open question asks."""
    asked = position.asked if position and not table.ended else None
    return asked.seats if asked else ()
