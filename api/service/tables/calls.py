"""Which seats with a hook are asked from a command on, and which are not any more. Written in the command's append.

So a notice is due exactly if its turn is in the log, and an undo takes it back before it is sent.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from api.service.seats.proposals import open_proposal, waiting_for
from api.service.tables.loaded_table import LoadedTable
from domain.kernel.tables.table import Table
from infra.store.rows.records import PERSON, HookAskedRow, SeatRow

AFTER_MILLISECONDS = 60_000
"""How long a seat is asked before its player is called: who is there answers sooner."""


class Asking(NamedTuple):
    """A command. version: after it; by: the seat that sent it; at: when, in milliseconds since 1970."""

    version: int
    by: int
    at: int


def wanted_seats(table: Table, next: Iterable[int], seats: Sequence[SeatRow]) -> set[int]:
    """Return the seats that a table waits for. next: those of the open question; consents are added. seats: who sits
    there.
    """
    if table.ended:
        return set()
    waiting = table.proposal.waiting if table.proposal else ()
    about_seat = open_proposal(seats, table)
    return {*next, *waiting, *(waiting_for(about_seat, seats) if about_seat else ())}


def called_seats(loaded: LoadedTable) -> list[int]:
    """Return the seats whose players are called, unless a bot plays for them."""
    return [row.seat for row in loaded.seats if row.called and row.holder == PERSON]


def call_rows(
    loaded: LoadedTable, called: Iterable[int], before: set[int], after: set[int], asked: Asking
) -> list[HookAskedRow]:
    """Return what changes at the hooks of seats. before, after: the seats that the table waited for, and waits for.

    The seat that sent the command is there, so it has its whole time again.
    """
    rows = []
    for seat in called:
        if seat in after and (seat not in before or seat == asked.by):
            rows.append(HookAskedRow(loaded.id, seat, asked.version, asked.at + AFTER_MILLISECONDS))
        elif seat in before and seat not in after:
            rows.append(HookAskedRow(loaded.id, seat, 0, 0))
    return rows
