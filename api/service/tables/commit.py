"""How a command is carried out: decided, written in one append with its request, and only then true in memory.

A table's commands wait for one another. After any error of the store the table is dropped and read again, since the
outcome is then unknown; where another node was first, what it wrote is read and the command decided again.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from api.service.command import SERVICE, Command, Done
from api.service.tables.loaded_table import Live
from api.service.tables.table_cache import LiveTables
from domain.kernel.errors import RequestChanged
from domain.kernel.fact import Entry, Stated
from domain.kernel.fate import Secrets
from domain.kernel.position import Position
from domain.kernel.seal import sealed
from domain.kernel.table import RulesChanged, Table, follow_entries
from domain.log.tree import leaf_hash
from infra.keys.vault import SecretUnreadable, Vault
from infra.nodes.feed import Feed
from infra.store.codec import HEAD_FINGERPRINT, Head, head_body
from infra.store.errors import RequestRepeated, StoreBusy
from infra.store.library import IntegrityError, StoredEvent
from infra.store.log import TableLog
from infra.store.rows import HeadRow, RequestRow, Row, SeatTokenRow

HEAD_EVERY = 500
"""Entries between two kept folds of a table's own state."""
TRIES_MAX = 3
"""How often a command is decided again when another one was first."""


class Decision(Struct, frozen=True):
    """What a command comes to. action: the one that it is, 0 for none; position: the one that an action or the setup
    led to; rows: written beside the log.
    """

    stated: Sequence[Stated]
    action: int = 0
    position: Position[Any] | None = None
    rows: Sequence[Row] = ()


Decide = Callable[[Live], Decision]
"""Decides a command at the table as it is. Raises GameError; then nothing is written."""


class Commands:
    """Carries out the commands at all tables of a store. For one event loop."""

    def __init__(self, log: TableLog, vault: Vault, kept: LiveTables, feed: Feed) -> None:
        self._log, self._vault, self._kept, self._feed = log, vault, kept, feed
        self.actions = self.entries = 0
        """Actions taken and entries written since the start."""

    async def carry_out(self, table_id: UUID, command: Command, decide: Decide) -> Done:
        """What the command did, or what it did the first time it was sent.

        Raises what `decide` does, RequestChanged, TableImported, PersistenceError; StoreBusy if others were first again
        and again.
        """
        for _ in range(TRIES_MAX + 1):
            async with self._kept.commanded(table_id) as live:
                if self._log.rows.is_shared and live.seed is None:
                    await self._log.rows.aside(partial(self.seed_of, live))
                if repeated := await self._repeated(live, command):
                    return repeated
                try:
                    return await self._write(live, command, decide(live))
                except (IntegrityError, RequestRepeated):
                    await self._kept.catch_up(live)
        raise StoreBusy(f"too many clients write to table {table_id} at once; try again")

    async def write(self, events: Sequence[StoredEvent], rows: Sequence[Row]) -> None:
        """Write all of it in one transaction, or nothing. Raises PersistenceError."""
        await asyncio.wrap_future(self._log.rows.submit(events, rows))
        for table_id, version in opened_by(events).items():
            self._kept.arrivals.opened(table_id, version)

    def secrets_of(self, live: Live) -> Secrets:
        """What settles the table's chance and seals what not all may know; of seeds that stay as they are."""
        if live.secrets is None:
            live.secrets = Secrets.of(self.seed_of(live), live.id, live.table.seeds)
        return live.secrets

    def seed_of(self, live: Live) -> bytes:
        """The table's server seed, read from the vault once. Raises SecretUnreadable."""
        if live.seed is None:
            live.seed = self._read_seed(live)
        return live.seed

    def _read_seed(self, live: Live) -> bytes:
        row = self._log.rows.seed(live.id)
        if row is None:
            raise SecretUnreadable("the secret behind this table's dice is lost; the table can only be read")
        return self._vault.decrypt(live.id, row.sealed)

    async def _repeated(self, live: Live, command: Command) -> Done | None:
        """What this request did before, if it was carried out. Raises RequestChanged if its body was another."""
        if command.request is None:
            return None
        return await self._log.rows.aside(partial(self._done_before, live, command))

    def _done_before(self, live: Live, command: Command) -> Done | None:
        request = command.request
        row = request and self._log.rows.request(live.id, command.seat, request.key)
        if not row or not request:
            return None
        if row.body_hash != request.body_hash:
            raise RequestChanged("this Idempotency-Key was used with another body")
        entries = tuple(self._log.entries(live.id, row.first - 1, row.last))
        return Done(row.last, entries[-1].action, entries, told=row.answer)

    async def _write(self, live: Live, command: Command, decision: Decision) -> Done:
        """Write all that was decided in one append; only then does what is in memory move on."""
        before, position = live.table, decision.position
        entries = self._entries(live, command, decision)
        table = follow_entries(before, entries)
        now_at = position
        if position is None and table.started:
            now_at = await self._log.rows.aside(partial(live.after, table.timeline.current))
        done = Done(table.version, decision.action or table.timeline.current, tuple(entries), next_seats(table, now_at))
        done = replace(done, told=command.answer(done))
        events = [self._log.codec.stored(live.id, entry) for entry in entries]
        lines = [self._log.codec.line(event) for event in events]
        rows = [*decision.rows, *_request_rows(live, command, done), *_kept_rows(live, table, decision, lines)]
        await self.write(events, rows)
        self.actions += decision.action > 0
        self.entries += len(entries)
        if live.table is before:  # else what was written was read and followed already
            live.moved(table, lines)
        if position is not None:
            live.keep(decision.action, position)
        if any(isinstance(row, SeatTokenRow) for row in decision.rows):
            live.seats = await self._log.rows.aside(partial(self._log.rows.seats, live.id))
            self._feed.wake(live.id)  # a delayed stream whose token was replaced ends at once, too
        self._feed.moved(live.id, done.version)
        return done

    def _entries(self, live: Live, command: Command, decision: Decision) -> list[Entry]:
        """What was decided as the table's next entries, after the newer rules that it was decided by, if so."""
        by = None if command.seat == SERVICE else command.seat
        at = max(self._log.rows.clock.now(), live.table.at)
        table, rules = live.table, live.game.rules
        changed: list[Entry] = []
        if decision.position is not None and table.rules < rules:
            changed = numbered(table.version, [Stated(None, RulesChanged(rules, table.pack))], 0, None, at)
        key = self.secrets_of(live).sealing_key if any(one.hidden for one in decision.stated) else b""
        return changed + numbered(table.version + len(changed), decision.stated, decision.action, by, at, key)


def opened_by(events: Sequence[StoredEvent]) -> dict[UUID, int]:
    """The newest version of each originator whose log these events begin."""
    found: dict[UUID, int] = {}
    for event in events:
        id, version = event.originator_id, event.originator_version
        if isinstance(id, UUID) and (version == 1 or id in found):
            found[id] = version
    return found


def _request_rows(live: Live, command: Command, done: Done) -> list[Row]:
    request = command.request
    if request is None:
        return []
    first = done.entries[0].version
    return [RequestRow(live.id, command.seat, request.key, request.body_hash, first, done.version, done.told)]


def _kept_rows(live: Live, table: Table, decision: Decision, lines: Sequence[bytes]) -> list[Row]:
    """The position and the fold of the table that are kept for good, where they are to be."""
    rows: list[Row] = []
    action, position = decision.action, decision.position
    if position is not None and action and (kept := live.snapshot(table, action, position)):
        rows.append(kept)
    if table.version // HEAD_EVERY > live.table.version // HEAD_EVERY:
        head = Head(table, live.tree.grown(map(leaf_hash, lines)))
        rows.append(HeadRow(live.id, table.version, HEAD_FINGERPRINT, head_body(head)))
    return rows


def numbered(
    after: int, stated: Iterable[Stated], action: int, by: int | None, at: int, key: bytes = b""
) -> list[Entry]:
    """What was stated, as the entries that follow a version; all of one moment.

    key: the table's sealing key, if anything of it is hidden.
    """
    return [
        Entry(version, at, action, by, one.rule, one.fact, sealed(one.hidden, version, key) if one.hidden else ())
        for version, one in enumerate(stated, start=after + 1)
    ]


def next_seats(table: Table, position: Position[Any] | None) -> tuple[int, ...]:
    """The seats that the open question asks."""
    asked = position.asked if position and not table.ended else None
    return asked.seats if asked else ()
