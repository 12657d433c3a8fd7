"""What people decide together about a seat: a bot for one who is absent, and who hosts once the host has left.

A seat proposes it and the others consent, as with an undo. One refusal ends the proposal. Nothing of it is in the log
before it is carried out.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple
from uuid import UUID

from api.service.seats.proposals import SeatProposal, is_granted, open_proposal, supported_by, waiting_for
from api.service.seats.seating import Seated, Seating, check_absent, check_accompanied, row_of
from api.service.tables.calls import Asking, call_rows, called_seats, wanted_seats
from api.service.tables.commit import next_seats
from api.service.tables.loaded_table import LoadedTable
from api.service.tables.use_cases import Tables
from domain.kernel.errors import InvalidRequest, ProposalChanged, ProposalOpen, WrongState
from domain.kernel.tables import decisions
from domain.kernel.tables.decisions import HOST
from infra.store.rows.records import AWAY, LEFT, PERSON, Row, SeatBotRow, SeatSupportsRow


class Proposed(NamedTuple):
    """A proposal, and the seats that it still waits for; none once it may be, or was, carried out."""

    proposal: SeatProposal
    waiting: tuple[int, ...]
    version: int


class Consents:
    """Proposals about seats. For one event loop."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self._tables, self._seating = tables, seating
        self._clock = tables.log.rows.clock

    async def propose_bot(self, table_id: UUID, seat: int, bot: str, by: int, absent_seconds: float) -> Proposed:
        """Propose that a bot plays for an absent person, who may come back at any time. Without anybody else to ask it
        plays at once; to propose the same again carries it out once the others have consented.

        absent_seconds: how long the table must have waited for the seat. Raises NoPerson, WrongState, ProposalOpen.
        """

        def check(loaded: LoadedTable) -> None:
            if row_of(loaded, seat).holder != PERSON:
                raise WrongState(f"no person plays seat {seat} now")
            check_accompanied(loaded, seat)
            check_absent(loaded, seat, absent_seconds)

        return await self._propose(table_id, seat, bot, by, check)

    async def propose_host(self, table_id: UUID, by: int) -> Proposed | Seated:
        """Propose that a seat hosts the table once its host has left; with the consent of the others, take the seat.

        Raises WrongState while somebody hosts the table, ProposalOpen.
        """

        def check(loaded: LoadedTable) -> None:
            if row_of(loaded, HOST).holder != LEFT:
                raise WrongState("somebody hosts this table; the host's seat is free once they have left")

        done = await self._propose(table_id, HOST, "", by, check)
        if done.waiting:
            return done
        return await self._seating.take_host(table_id, by, partial(check_granted, done.proposal, self._clock.now()))

    async def answer(self, table_id: UUID, seat: int, number: int, by: int, granted: bool) -> Proposed:
        """Consent to the open proposal about a seat, or refuse it; its proposer withdraws it so. The last consent lets
        the bot play; a host comes and takes the seat.

        Raises ProposalChanged if it is not open any more, InvalidRequest for a seat that has nothing to say.
        """
        await self._tables.cache.refresh(table_id)
        async with self._tables.cache.commanded(table_id) as loaded:
            one = open_proposal(loaded.seats, loaded.table)
            if one is None or (one.number, one.seat) != (number, seat):
                raise ProposalChanged(number, None if one is None else one.number)
            check_may_answer(loaded, one, by, granted)
            if not granted:
                await self._write(loaded, by, reset(loaded, one))
                return Proposed(one, (), loaded.table.version)
            await self._write(loaded, by, [SeatSupportsRow(table_id, by, one.text)])
            return await self._carried_out(loaded, one, by)

    async def _propose(
        self, table_id: UUID, seat: int, bot: str, by: int, check: Callable[[LoadedTable], None]
    ) -> Proposed:
        await self._tables.cache.refresh(table_id)
        async with self._tables.cache.commanded(table_id) as loaded:
            decisions.check_not_ended(loaded.table)
            check(loaded)
            one = open_proposal(loaded.seats, loaded.table)
            if one is not None and (one.seat, one.by, one.bot) != (seat, by, bot):
                raise ProposalOpen(one.number, words_of(one))
            if one is None:
                one = SeatProposal(self._clock.now(), seat, by, loaded.table.version, bot)
                await self._write(loaded, by, [SeatSupportsRow(table_id, by, one.text)])
            return await self._carried_out(loaded, one, by)

    async def _carried_out(self, loaded: LoadedTable, one: SeatProposal, by: int) -> Proposed:
        """Carry out a proposal of a bot if everybody has consented."""
        if not is_granted(one, loaded.seats, self._clock.now()):
            return Proposed(one, waiting_for(one, loaded.seats), loaded.table.version)
        if one.bot:
            await self._write(loaded, by, [SeatBotRow(loaded.id, one.seat, AWAY + one.bot), *reset(loaded, one)])
        return Proposed(one, (), loaded.table.version)

    async def _write(self, loaded: LoadedTable, by: int, rows: Sequence[Row]) -> None:
        """Write what changes, and call those whom the table waits for from now on, or not any more."""
        rows_of, table = self._tables.log.rows, loaded.table
        position = await rows_of.in_thread(partial(loaded.position_in, table))
        next, called = next_seats(table, position), called_seats(loaded)
        before = wanted_seats(table, next, loaded.seats)
        await self._tables.commands.write_beside(loaded, rows)
        after = wanted_seats(table, next, loaded.seats) & set(called_seats(loaded))
        asked = call_rows(loaded, called, before, after, Asking(table.version, by, self._clock.now()))
        if asked:
            await self._tables.commands.write([], asked)
        self._tables.feed.wake(loaded.id)


def check_may_answer(loaded: LoadedTable, one: SeatProposal, by: int, granted: bool) -> None:
    """Raise InvalidRequest for a seat that has nothing to say. The one that a bot is to play may refuse."""
    is_asked = by in waiting_for(one, loaded.seats) or supported_by(row_of(loaded, by)) == one
    if not is_asked and (granted or by != one.seat):
        raise InvalidRequest(f"nobody asks seat {by}; see `waiting` of the proposal")


def check_granted(one: SeatProposal, now: int, loaded: LoadedTable) -> None:
    """Raise ProposalChanged unless a proposal is open and everybody has consented to it."""
    found = open_proposal(loaded.seats, loaded.table)
    if found != one or not is_granted(one, loaded.seats, now):
        raise ProposalChanged(one.number, None if found is None else found.number)


def reset(loaded: LoadedTable, one: SeatProposal) -> list[Row]:
    """Return the rows after which no seat supports a proposal any more."""
    return [SeatSupportsRow(loaded.id, row.seat, "") for row in loaded.seats if row.supports == one.text]


def words_of(one: SeatProposal) -> str:
    """Return a proposal in words, for an error."""
    return f"the proposal that {f'a bot plays seat {one.seat}' if one.bot else f'seat {one.by} hosts the table'}"
