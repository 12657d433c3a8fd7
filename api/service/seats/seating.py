"""The use cases of seats: join, leave, open, close, take the host's seat. Each is one append, so of two one wins.

The log says `token-replaced`; who holds a seat stands outside it, like the names.
"""

from collections.abc import Callable, Sequence, Set
from functools import partial
from uuid import UUID

from msgspec import Struct

from api.service.command import Command, KeyedRequest
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.errors import (
    InvalidRequest,
    NoPerson,
    NotYourSeat,
    RequestChanged,
    SeatTaken,
    TableNotFound,
    WrongState,
)
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import HOST, Decision
from domain.kernel.tables.table import SEATS_MAX
from infra.cache import Cache
from infra.keys.tokens import new_token, token_hash
from infra.keys.vault import Vault
from infra.store.rows.records import (
    AWAY,
    BOT,
    LEFT,
    OPEN,
    PERSON,
    WATCHER,
    HookAskedRow,
    Row,
    SeatBotRow,
    SeatHolderRow,
    SeatRow,
    SeatSupportsRow,
)

JOINED_MAX = 20_000
"""Addresses that joined without an invite, remembered by this process."""

NONE_FREE = "no seat of this table is open to all; ask its host for an invite"
INVITE_USED = "this invite has been used, or the host has closed its seat; ask the host for another"


class Seated(Struct, frozen=True):
    """A seat that changed hands. token: its new one, or the invite of an open seat; shown once."""

    seat: int
    token: str
    version: int


class Seating:
    """Lets people come to a table and leave it. For one event loop."""

    def __init__(self, tables: Tables, vault: Vault) -> None:
        self._tables, self._vault = tables, vault
        self._joined: Cache[tuple[UUID, str], int] = Cache(JOINED_MAX)

    async def join(
        self, table_id: UUID, name: str, invite: str | None, address: str, request: KeyedRequest | None = None
    ) -> Seated:
        """Take an open seat: that of an invite, else the first one of a public table. Return its new token.

        address: the network of the one who asks; without an invite it has one seat of a table. request: the same one
        gets the same seat again, as after a lost answer. Raises SeatTaken, WrongState, TableImported, RequestChanged;
        TableNotFound for a private table without its invite.
        """
        wanted = None if invite is None else token_hash(invite)
        token = new_token() if request is None else self._vault.token_for(table_id, request.key)
        await self._check_known(table_id, {wanted, token_hash(token)})
        place = (table_id, address)
        for _ in range(SEATS_MAX):
            if request is not None and (before := await self._joined_before(table_id, token, request)) is not None:
                return before
            free = open_seat(self._tables.loaded(table_id), wanted)
            if wanted is None and place in self._joined:
                raise SeatTaken("somebody at your address has a seat at this table already; ask the host for an invite")
            try:
                seated = await self._hand_over(
                    table_id,
                    free.seat,
                    Command(free.seat, request=request),
                    PERSON,
                    partial(self._check_free, free, wanted, place),
                    name=name,
                    token=token,
                )
            except SeatTaken:
                if wanted is not None and request is None:
                    raise
                continue  # somebody was faster: perhaps the same request at another node; else another seat may be open
            if wanted is None:
                self._joined.put(place, seated.seat)
            return seated
        raise SeatTaken(NONE_FREE)

    async def _joined_before(self, table_id: UUID, token: str, request: KeyedRequest) -> Seated | None:
        """Return the seat that this request took before. Raises RequestChanged; SeatTaken if it changed hands since."""
        rows, seats = self._tables.log.rows, self._tables.loaded(table_id).seats
        found = await rows.in_thread(lambda: [rows.request(table_id, row.seat, request.key) for row in seats])
        if any(found):  # perhaps another node has just written it, and with it the seat
            await self._tables.cache.refresh(table_id)
        for row, done in zip(self._tables.loaded(table_id).seats, found, strict=True):
            if done is not None:
                if done.body_hash != request.body_hash:
                    raise RequestChanged("this Idempotency-Key was used with another body; send a new key")
                if row.token_hash != token_hash(token):
                    raise SeatTaken("you took a seat with this request, but its token has been replaced since")
                return Seated(row.seat, token, done.last)
        return None

    async def _check_known(self, table_id: UUID, known: Set[bytes | None]) -> None:
        """Bring a table up to date. known: the hashes of what the one who asks knows.

        Raises TableNotFound: no table, or a private one and not its invite, which look alike.
        """
        cache = self._tables.cache
        hidden = TableNotFound(f"no table {table_id}" + ("" if None in known else f"; or {INVITE_USED}"))
        try:
            row, seats = await self._tables.log.rows.in_thread(partial(cache.known, table_id))
        except TableNotFound:
            raise hidden from None
        if row.private and not any(one.token_hash in known for one in seats):
            raise hidden
        await cache.refresh(table_id)

    def _check_free(self, free: SeatRow, invite: bytes | None, place: tuple[UUID, str], loaded: LoadedTable) -> None:
        """Check that a seat is still open under the same token, and its taker has none. Raises SeatTaken."""
        row = row_of(loaded, free.seat)
        is_second = invite is None and place in self._joined
        if is_second or row.holder != OPEN or row.token_hash != free.token_hash:
            raise SeatTaken(INVITE_USED)

    async def open(self, table_id: UUID, seat: int) -> Seated:
        """Open a seat for somebody else, for the host. Return its invite; an earlier one stops working.

        Raises WrongState if a person plays the seat of a table that was started.
        """

        def check(loaded: LoadedTable) -> None:
            row = row_of(loaded, seat)
            if seat == HOST:
                raise WrongState("seat 0 hosts the table, so it cannot be open; leave it, and another seat may take it")
            if loaded.table.started and is_persons(row):
                raise WrongState(f"a person plays seat {seat}; it can be opened once they have left")

        return await self._hand_over(table_id, seat, Command(HOST), OPEN, check, name="")

    async def close(self, table_id: UUID, seat: int) -> Seated:
        """Take a seat that no person holds, for the host, who plays it from then on. Raises WrongState."""

        def check(loaded: LoadedTable) -> None:
            if is_persons(row_of(loaded, seat)):
                raise WrongState(f"a person plays seat {seat}")

        return await self._hand_over(table_id, seat, Command(HOST), PERSON, check)

    async def leave(self, table_id: UUID, seat: int, held: bytes) -> int:
        """Give a seat up. Before the start it is open again, but not the host's. Return the version.

        held: the hash of the seat's token that was sent. Raises NotYourSeat if it was replaced meanwhile.
        """
        started = self._tables.loaded(table_id).table.started

        def check(loaded: LoadedTable) -> None:
            if row_of(loaded, seat).token_hash != held:
                raise NotYourSeat("this token has been replaced; use the new one")
            if loaded.table.started != started:
                raise WrongState("the table has just started; leave it now if you still want to")

        holder = LEFT if started or seat == HOST else OPEN
        name = "" if holder == OPEN else None
        return (await self._hand_over(table_id, seat, Command(seat), holder, check, name=name)).version

    async def take_host(self, table_id: UUID, by: int, check: Callable[[LoadedTable], None]) -> Seated:
        """Take the seat of a host who has left, for another seat, which is the host from then on and plays both.

        check: raises unless the others have consented.
        """
        rows = self._tables.loaded(table_id).seats
        answered = [SeatSupportsRow(table_id, row.seat, "") for row in rows if row.supports and row.seat != HOST]
        return await self._hand_over(
            table_id, HOST, Command(HOST), PERSON, check, name=self._name(table_id, by), beside=answered
        )

    async def give_to_bot(self, table_id: UUID, seat: int, bot: str) -> int:
        """Let a bot hold a seat that no person holds, for the host. Return the version. bot: its name.

        Raises WrongState.
        """

        def check(loaded: LoadedTable) -> None:
            if is_persons(row_of(loaded, seat)):
                raise WrongState(
                    f"a person plays seat {seat}; ask them to leave it to a bot, or wait until they are absent"
                )

        name = self._name(table_id, seat) or bot_name(seat)
        return (await self._hand_over(table_id, seat, Command(HOST), BOT + bot, check, name=name)).version

    async def stand_in(self, table_id: UUID, seat: int, bot: str) -> int:
        """Let a bot play in the place of a person who asks for it. Their token stays valid. Return the version.

        bot: its name. Raises NoPerson, WrongState.
        """

        def check(loaded: LoadedTable) -> str:
            if not is_persons(row_of(loaded, seat)):
                raise WrongState(f"no person plays seat {seat}")
            check_accompanied(loaded, seat)
            return AWAY + bot

        return await self._replace(table_id, seat, check)

    async def come_back(self, table_id: UUID, seat: int) -> int:
        """Take a person's seat back from the bot that stands in. Return the version. Raises WrongState."""

        def check(loaded: LoadedTable) -> str:
            if not row_of(loaded, seat).holder.startswith(AWAY):
                raise WrongState(f"no bot stands in for a person at seat {seat}")
            return PERSON

        return await self._replace(table_id, seat, check)

    async def _replace(self, table_id: UUID, seat: int, check: Callable[[LoadedTable], str]) -> int:
        """Change who plays a seat, without a new token, as `check` says. Nothing of it is in the log."""
        async with self._tables.cache.commanded(table_id) as loaded:
            decisions.check_not_ended(loaded.table)
            rows: list[Row] = [SeatBotRow(table_id, seat, check(loaded)), HookAskedRow(table_id, seat, 0, 0)]
            await self._tables.commands.write_beside(loaded, rows)
        self._tables.feed.wake(table_id)
        return loaded.table.version

    async def _hand_over(
        self,
        table_id: UUID,
        seat: int,
        command: Command,
        holder: str,
        check: Callable[[LoadedTable], None],
        *,
        name: str | None = None,
        token: str | None = None,
        beside: Sequence[Row] = (),
    ) -> Seated:
        """Give a seat another holder. name: None for the one it has; token: by default a new one; beside: further rows.

        Raises as `check`, WrongState.
        """
        token = token or new_token()

        def decide(loaded: LoadedTable) -> Decision:
            decision = decisions.replace_token(loaded.table, seat)
            check(loaded)
            return decision

        kept = self._name(table_id, seat) if name is None else name
        rows: list[Row] = [
            SeatHolderRow(table_id, seat, kept, token_hash(token), holder),
            HookAskedRow(table_id, seat, 0, 0),
            *beside,
        ]
        done = await self._tables.commands.carry_out(table_id, command, decide, rows)
        return Seated(seat, token, done.version)

    def _name(self, table_id: UUID, seat: int) -> str:
        return row_of(self._tables.loaded(table_id), seat).name


def row_of(loaded: LoadedTable, seat: int) -> SeatRow:
    """Return who holds a seat. Raises InvalidRequest if the table has no such seat."""
    for row in loaded.seats:
        if row.seat == seat != WATCHER:
            return row
    raise InvalidRequest(f"the table has no seat {seat}; see `seats` of the table")


def is_persons(row: SeatRow) -> bool:
    """Return whether a person has the seat, whether or not a bot stands in for them."""
    return row.holder == PERSON or row.holder.startswith(AWAY)


def bot_name(seat: int) -> str:
    """Return how the bot at a seat is called, if it has no other name."""
    return f"Bot {seat + 1}"


def check_accompanied(loaded: LoadedTable, seat: int) -> None:
    """Raise NoPerson if no person plays at the table besides a seat."""
    if not any(row.holder == PERSON for row in loaded.seats if row.seat not in (seat, WATCHER)):
        raise NoPerson("bots would hold all seats of this table; at least one seat is a person's")


def check_absent(loaded: LoadedTable, seat: int, absent_seconds: float) -> None:
    """Raise WrongState unless the table has waited for a seat for long enough."""
    asked = loaded.position.asked if loaded.position else None
    if asked is None or seat not in asked.seats or loaded.idle_seconds < absent_seconds:
        raise WrongState(f"the table must have waited for seat {seat} for {absent_seconds:g} seconds first")


def open_seat(loaded: LoadedTable, wanted: bytes | None) -> SeatRow:
    """Return the open seat of an invite, or without one the first open seat. Raises SeatTaken, WrongState."""
    for row in loaded.seats:
        if row.holder == OPEN and wanted in (None, row.token_hash):
            return row
    if loaded.table.ended:
        raise WrongState("the table has ended")
    if wanted is None and loaded.table.started:
        raise WrongState("the table has started, and none of its seats is open")
    raise SeatTaken(NONE_FREE if wanted is None else INVITE_USED)
