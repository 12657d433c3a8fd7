"""A table's summary."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal, cast
from uuid import UUID

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.http.importing import Source, source
from api.http.seating import SeatProposalOut, proposed
from api.service.seats.consents import Proposed
from api.service.seats.proposals import open_proposal, waiting_for
from api.service.tables.commit import next_seats
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.progress import progress_of
from api.shared.commands import encode
from api.shared.etag import conditional
from api.shared.in_thread import in_thread
from api.shared.openapi.description import reads
from api.shared.openapi.examples import COMMITMENT, GAME, PACK, PLAYED, SCENARIO, TABLE
from api.shared.openapi.fields import ActionNumber, Hash, Id, Json, Seat, Version
from api.shared.openapi.parameters import Lang, TableId
from api.shared.reader import Reader, ReaderDep, ServiceDep
from domain.kernel.tables import table as kernel
from domain.kernel.tables.table import Policy, SeatPlan, Table, policy_of
from infra.store.rows import records
from infra.store.rows.records import PERSON, SeatRow
from projections.view import Progress

router = APIRouter(prefix="/v1/tables", tags=["tables"])
State = Literal["open", "running", "finished"]


Holder = Literal["person", "open", "left", "bot", "away"]
"""Who holds a seat: a person; nobody, and whoever joins may take it; nobody, since its player has left; a bot; a
person, in whose place a bot plays.
"""
PREFIXES: dict[str, Holder] = {records.BOT: "bot", records.PLAYED: "bot", records.AWAY: "away"}
"""What a holder begins with where a bot plays."""


class TakenSeat(Struct, frozen=True):
    """A seat. plays: its colours or characters, several for a solo player."""

    seat: Seat
    name: str
    plays: tuple[str, ...]


class TableSeat(TakenSeat, frozen=True):
    """A seat of a table. holder: who holds it now; bot: the name of the bot that plays it, null without one."""

    holder: Holder
    bot: str | None


class OpenProposal(Struct, frozen=True):
    """An undo that waits for consent. to: the action to turn back to; waiting: the seats that have not answered.

    version: that of the proposal's entry; an answer names it.
    """

    seat: Seat
    to: ActionNumber
    version: Version
    waiting: tuple[Seat, ...]


class Seeds(Struct, frozen=True):
    """Which seats have sealed a seed of their own, and which have opened it."""

    sealed: list[Seat]
    opened: list[Seat]


class Origin(Struct, frozen=True):
    """The source of a branch: the table, the version that it continues from, and the log's root at that version.

    entries: how many of the branch's next entries are copies.
    """

    table: Id
    version: Version
    root: Hash
    entries: int


class Summary(Struct, frozen=True):
    """A table's summary. action: the one that led to the current position; next: the seats that can act now.

    scenario, day (or the unit that the game counts instead), phase, turn: in words, null where they do not apply;
    guide: whether its scenario has a guided evening; seat_proposal: the open one about a seat, null for those who only
    watch;
    origin: the source of a branch, null for other tables and for readers whose delay still hides the opening; imported:
    the source of an imported table, which can only be read; null for a table that was played here; you: the seat whose
    token was sent, null for those who only watch.
    """

    id: UUID
    name: str
    private: bool
    game: str
    rules: int
    pack: Hash
    options: Json
    state: State
    revealed: bool
    result: str | None
    version: Version
    action: ActionNumber
    scenario: str | None
    day: str | None
    phase: str | None
    turn: str | None
    guide: bool
    seats: list[TableSeat]
    next: tuple[Seat, ...]
    undo: Policy
    proposal: OpenProposal | None
    seat_proposal: SeatProposalOut | None
    commitment: Hash
    seeds: Seeds
    origin: Origin | None
    imported: Source | None
    watchers: int
    you: Seat | None


EXAMPLE = Summary(
    id=UUID(TABLE),
    name="Thursday",
    private=False,
    game=GAME,
    rules=1,
    pack=PACK,
    options={"undo": "knowledge", "scenario": SCENARIO.id},
    state="running",
    revealed=False,
    result=None,
    version=9,
    action=1,
    scenario=SCENARIO.heading,
    day=None,
    phase=PLAYED.phase,
    turn=None,
    guide=False,
    seats=[TableSeat(0, "Ada", (), "person", None), TableSeat(1, "Ben", (), "away", "greedy")],
    next=(0,),
    undo="knowledge",
    proposal=OpenProposal(seat=0, to=0, version=9, waiting=(1,)),
    seat_proposal=None,
    commitment=COMMITMENT,
    seeds=Seeds([0], [0]),
    origin=None,
    imported=None,
    watchers=2,
    you=0,
)


@router.get("/{table_id}")
@reads("Read a table's summary", EXAMPLE, "malformed-request")
@in_thread
def summary(table_id: TableId, reader: ReaderDep, service: ServiceDep, request: Request, lang: Lang = "en") -> Response:
    """Return a table's summary: state, result, seats, who must act, progress in words, undo policy, open proposal.

    The ETag is the version. It has a suffix while someone watches or once a seat was renamed, which makes no new
    version.
    """
    view, watchers = service.reader_views.of(table_id, reader.seat), service.presence.everywhere(table_id).count
    seats = view.seats
    progress = partial(progress_of, service.boards, view, lang)
    body = partial(summary_bytes, reader, view, seats, watchers, progress, service.guides.has(view))
    return conditional(request, view.table.version, body, beside=beside_the_log(seats, watchers))


def beside_the_log(seats: Sequence[SeatRow], watchers: int) -> list[Any] | None:
    """Return the parts of a summary that change without a new version; None while nobody watches, no seat was renamed,
    no bot plays and nothing is proposed about a seat.
    """
    names = [one.name for one in seats] if any(one.renamed for one in seats) else []
    bots = [one.holder for one in seats] if any(":" in one.holder for one in seats) else []
    proposals = [one.supports for one in seats] if any(one.supports for one in seats) else []
    if proposals:
        return [watchers, names, bots, proposals]
    if bots:
        return [watchers, names, bots]
    return [watchers, names] if watchers or names else None


def holder_of(row: SeatRow | None) -> Holder:
    """Return who holds a seat."""
    if row is None or row.holder == PERSON:
        return "person"
    begins = next((one for one in PREFIXES if row.holder.startswith(one)), None)
    return cast(Holder, row.holder) if begins is None else PREFIXES[begins]


def summary_bytes(
    reader: Reader,
    view: ReaderView,
    seats: Sequence[SeatRow],
    watchers: int,
    progress: Callable[[], Progress],
    has_guide: bool,
) -> bytes:
    """Encode a table's summary as JSON. seats, watchers: who sits and watches there."""
    return encode(summary_of(reader, view, seats, watchers, progress(), has_guide))


def summary_of(
    reader: Reader, view: ReaderView, seats: Sequence[SeatRow], watchers: int, progress: Progress, has_guide: bool
) -> Summary:
    """Return a table's summary. seats, watchers: who sits and watches there."""
    table, opened = view.table, view.plan
    rows = {one.seat: one for one in seats}
    return Summary(
        id=view.id,
        name=reader.row.name,
        private=reader.row.private,
        game=opened.game,
        rules=table.rules or opened.rules,
        pack=table.pack or opened.pack,
        options=shown_options(view),
        state=state_of(view),
        revealed=table.revealed,
        result=view.result or table.ended or None,
        version=table.version,
        action=table.timeline.current,
        scenario=progress.scenario,
        day=progress.day,
        phase=progress.phase,
        turn=progress.turn,
        guide=has_guide,
        seats=[taken_seat(seat, plan, rows.get(seat)) for seat, plan in enumerate(opened.seats)],
        next=() if view.is_imported else next_seats(table, view.position),
        undo=policy_of(opened),
        proposal=proposal_of(table),
        seat_proposal=None if reader.seat is None else seat_proposal_of(seats, table),
        commitment=opened.commitment,
        seeds=Seeds(sorted(table.seals), sorted(table.seeds)),
        origin=origin_of(view.origin),
        imported=source_of(view),
        watchers=watchers,
        you=reader.seat,
    )


def taken_seat(seat: int, plan: SeatPlan, row: SeatRow | None) -> TableSeat:
    """Return a seat as answers show it. row: None at an imported table."""
    bot = row.holder.partition(":")[2] if row else ""
    return TableSeat(seat, row.name if row else "", plan.plays, holder_of(row), bot or None)


def shown_options(view: ReaderView) -> dict[str, Any]:
    """Return a table's options. What a campaign's table starts from is shown in brief; the log has all of it."""
    options, playing = view.plan.options, view.game.campaign
    start = options.get("campaign")
    if playing is None or not isinstance(start, Mapping):
        return options
    return {**options, "campaign": playing.brief(start)}


def proposal_of(table: Table) -> OpenProposal | None:
    """Return the open proposal as answers show it; None without one."""
    open = table.proposal
    return None if open is None else OpenProposal(open.seat, open.to, open.version, open.waiting)


def seat_proposal_of(seats: Sequence[SeatRow], table: Table) -> SeatProposalOut | None:
    """Return the open proposal about a seat as answers show it; None without one."""
    open = open_proposal(seats, table)
    return None if open is None else proposed(Proposed(open, waiting_for(open, seats), table.version))


def origin_of(origin: kernel.Origin | None) -> Origin | None:
    """Return the source of a branch as answers show it; None for other tables."""
    return None if origin is None else Origin(origin.table, origin.version, origin.root, origin.entries)


def source_of(view: ReaderView) -> Source | None:
    """Return where an imported table comes from; None for one that was played here."""
    if not view.is_imported:
        return None
    return source(view.plan.table, view.imported.checkpoint.decode() if view.imported else "")


def state_of(view: ReaderView) -> State:
    """Return `open` before the start, then `running`; `finished` once there is a result or the table has ended."""
    if view.table.ended or view.result:
        return "finished"
    return "running" if view.table.started else "open"
