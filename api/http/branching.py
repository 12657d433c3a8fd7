"""A new table that goes on from any position of another (audit protocol 4)."""

from collections.abc import Sequence
from functools import partial
from uuid import UUID

from fastapi import APIRouter, Response

from api.http.bodies import BranchIn, SeatIn
from api.http.commands import location
from api.http.reader import ReaderDep, ServiceDep
from api.http.reading import version_at
from api.http.tables import opened_at, opened_bytes
from api.service.tables.branching import branch_version
from api.service.tables.reader_view import ReaderView
from domain.kernel.errors import InvalidRequest

router = APIRouter(prefix="/v1/tables/{table_id}", tags=["tables"])


@router.post("/branch", status_code=201)
async def branch_off(table_id: UUID, body: BranchIn, reader: ReaderDep, service: ServiceDep) -> Response:
    """Open a table that goes on from `at`, a version or `action:<n>`, by default the newest; by who may read the table.

    Its seats and options are those of the table, undone lines may be gone on with, an imported table too; it has its
    own seed, is started like any other, and is private if the table is. The tokens are shown once. 409 before the
    start, and while something is sealed up to there; 422 inside an action.
    """
    seen = await service.reader_views.read(
        table_id, reader.seat, partial(service.reader_views.of, table_id, reader.seat)
    )
    at = seen.table.version if body.at is None else version_at(seen.table, str(body.at))
    version, names = branch_version(seen.table, at), names_of(seen, body.seats)
    name = reader.row.name if body.name is None else body.name
    opened = await service.branches.branch(seen, version, names, name)
    return opened_at(location(opened.id), opened.version, opened_bytes(opened))


def names_of(seen: ReaderView, seats: Sequence[SeatIn] | None) -> list[str]:
    """The names at the branch's seats: those given, else those at the table. Raises InvalidRequest for other seats."""
    plans = seen.plan.seats
    if seats is None:
        names = {row.seat: row.name for row in seen.seats}
        return [names.get(seat, "") for seat in range(len(plans))]
    if len(seats) != len(plans):
        raise InvalidRequest(f"a branch has the seats of its table, which are {len(plans)}")
    for seat, (given, plan) in enumerate(zip(seats, plans, strict=True)):
        if given.plays and tuple(given.plays) != plan.plays:
            raise InvalidRequest(f"seat {seat} plays there what it played, {list(plan.plays)}")
    return [given.name for given in seats]
