"""Branch a new table from any position of another table (audit protocol 4)."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from api.http.board import version_at
from api.http.opening import opened_at, opened_bytes, opens
from api.service.tables.branching import branch_version
from api.service.tables.reader_view import ReaderView
from api.shared.bodies import Body, Name, SeatIn, Seats
from api.shared.commands import location
from api.shared.openapi.description import BODY, READ, described
from api.shared.openapi.parameters import NUMBER_MAX, TableId
from api.shared.reader import ReaderDep, ServiceDep
from domain.kernel.errors import InvalidRequest

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])


class BranchIn(Body):
    """Where a branch begins. at: a version or `action:<n>`, by default the newest; seats: new names for them.

    name: by default the name of the table.
    """

    at: Annotated[int, Field(ge=0, le=NUMBER_MAX)] | Annotated[str, Field(max_length=30)] | None = None
    seats: Seats | None = None
    name: Name | None = None


@router.post("/branch", status_code=201)
@described(
    "Branch: continue from any position at a new table",
    opens("The branch is open. Store the tokens: they are not shown again."),
    codes=(*READ, *BODY, "wrong-state", "invalid-request"),
    token="may",
    body=BranchIn(at="action:12", seats=[SeatIn(name="Ada"), SeatIn(name="Ben")]),
)
async def branch_off(table_id: TableId, body: BranchIn, reader: ReaderDep, service: ServiceDep) -> Response:
    """Open a table that continues from `at`: a version or `action:<n>`, by default the newest. Any reader of the table
    may.

    The new table has the same seats and options, its own seed, and must be started; it is private if the table is. You
    can branch from undone lines and from imported tables. The tokens are shown once. 409 before the start, and while a
    secret from before `at` is still sealed; 422 for a version inside an action.
    """
    reader_view = await service.reader_views.view(table_id, reader.seat)
    at = reader_view.table.version if body.at is None else version_at(reader_view.table, str(body.at))
    version, names = branch_version(reader_view.table, at), names_of(reader_view, body.seats)
    name = reader.row.name if body.name is None else body.name
    opened = await service.branches.branch(reader_view, version, names, name)
    return opened_at(location(opened.id), opened.version, opened_bytes(opened))


def names_of(reader_view: ReaderView, seats: Sequence[SeatIn] | None) -> list[str]:
    """Return the names at the branch's seats: those given, else those at the table. Raises InvalidRequest for other
    seats.
    """
    plans = reader_view.plan.seats
    if seats is None:
        names = {row.seat: row.name for row in reader_view.seats}
        return [names.get(seat, "") for seat in range(len(plans))]
    if len(seats) != len(plans):
        raise InvalidRequest(f"a branch has the same seats as its table; name {len(plans)} seats, or none")
    for seat, (given, plan) in enumerate(zip(seats, plans, strict=True)):
        if given.plays and tuple(given.plays) != plan.plays:
            raise InvalidRequest(f"seat {seat} keeps what it plays: send {list(plan.plays)}, or no `plays`")
    return [given.name for given in seats]
