"""Proposals about a seat: a bot for a person who is absent, or another host. The other people at the table decide.

Each person's seat has one text beside the log: the proposal that it supports. So nobody overwrites what others said,
and a proposal is carried out as soon as everybody who is asked supports the same one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.tables.decisions import HOST
from domain.kernel.tables.table import Table
from infra.store.rows.records import LEFT, PERSON, WATCHER, SeatRow

SILENT_MILLISECONDS = 24 * 60 * 60_000
"""Whoever has said nothing for so long is taken to consent: nobody can hold up a table by staying away."""
PARTS = 5


class SeatProposal(NamedTuple):
    """What a seat proposes. number: when, in milliseconds since 1970; an answer names it. bot: the one that is to play
    the seat, empty where the proposer is to host the table. version: of the table that waits for the seat.
    """

    number: int
    seat: int
    by: int
    version: int
    bot: str

    @property
    def text(self) -> str:
        """The proposal as the rows of the seats that support it have it."""
        return " ".join(map(str, self))


def supported_by(row: SeatRow) -> SeatProposal | None:
    """Return the proposal that a seat supports."""
    parts = row.supports.split(" ")
    if len(parts) != PARTS:
        return None
    number, seat, by, version, bot = parts
    return SeatProposal(int(number), int(seat), int(by), int(version), bot)


def open_proposal(seats: Sequence[SeatRow], table: Table) -> SeatProposal | None:
    """Return the proposal that is open; None without one. Of two that were made at once, the earlier one is.

    Whatever happens at the table closes the proposal of a bot, since then the table does not wait any more; a person
    who hosts the table closes that of another host.
    """
    if table.ended:
        return None
    made = [one for row in seats if row.supports and (one := supported_by(row)) is not None and one.by == row.seat]
    if not made:
        return None
    rows = {row.seat: row for row in seats}
    return min((one for one in made if _holds(one, rows, table)), default=None)


def _holds(one: SeatProposal, rows: dict[int, SeatRow], table: Table) -> bool:
    if not one.bot:
        return rows[HOST].holder == LEFT
    return rows[one.seat].holder == PERSON and one.version == table.version


def waiting_for(one: SeatProposal, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Return the seats that have not consented yet: of the people at the table besides the seat itself. Bots consent to
    everything.
    """
    asked = [row for row in seats if row.holder == PERSON and row.seat not in (one.seat, WATCHER)]
    return tuple(row.seat for row in asked if row.supports != one.text)


def is_granted(one: SeatProposal, seats: Sequence[SeatRow], now: int) -> bool:
    """Return whether a proposal may be carried out. now: milliseconds since 1970."""
    return now >= one.number + SILENT_MILLISECONDS or not waiting_for(one, seats)
