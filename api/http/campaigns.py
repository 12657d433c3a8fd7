"""The routes of campaigns: open one, read it, open its next table, read its chronicle."""

from collections.abc import Mapping
from typing import Annotated, Any
from uuid import UUID

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import UNSET, Struct, UnsetType
from pydantic import Field

from api.http.games import Scenario, scenario_of
from api.http.opening import (
    SEAT_TOKENS,
    OpenedTable,
    SeatToken,
    check_seats,
    opened_at,
    opened_bytes,
    opens,
    seat_tokens,
)
from api.http.seats import NEW_TOKEN, new_token
from api.http.summary import TakenSeat
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.campaigns.use_cases import NextSeat, NextTable
from api.service.tables.views.boards import Boards
from api.shared.bodies import Body, Name, Options, PackName, SeatIn, Seats, Word
from api.shared.commands import command_of, encode, location
from api.shared.etag import conditional
from api.shared.openapi.description import BODY, CAMPAIGN, Answer, described
from api.shared.openapi.examples import CAMPAIGN as CAMPAIGN_ID
from api.shared.openapi.examples import FOLLOWING, GAME, PACK, PLAYED, SCENARIO, TABLE
from api.shared.openapi.fields import CampaignVersion, Hash, Id, Json, Token
from api.shared.openapi.parameters import Authorization, CampaignId, IdempotencyKey, IfMatch, Lang, SeatNumber
from api.shared.reader import CampaignHostDep, CampaignReaderDep, CampaignSeatDep, ServiceDep, held_by
from domain.kernel.errors import NotYourSeat
from domain.kernel.tables.decisions import HOST
from projections.view import View

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


class CampaignIn(Body):
    """A new campaign. seats: those of all its tables, or of the first; save: a game that was saved on paper, as a sheet
    has it in `save`: the campaign goes on from there.
    """

    game: Word
    pack: PackName | None = None
    seats: Seats
    name: Name = ""
    private: bool = False
    save: Annotated[dict[Word, Any] | None, Field(max_length=40)] = None


class CampaignTableIn(Body):
    """The next table of a campaign. scenario: by default the next one; difficulty: one of the options; seats: if they
    may change from table to table, by default those of the last one.
    """

    scenario: Word | None = None
    difficulty: Word | None = None
    seats: Seats | None = None
    options: Options = Field(default={})

    def all_options(self) -> dict[str, Any]:
        """Return the table's options, with the difficulty among them."""
        return dict(self.options) | ({} if self.difficulty is None else {"difficulty": self.difficulty})

    def next_table(self) -> NextTable:
        """Return what the host wants, for the service."""
        seats = None if self.seats is None else [NextSeat(one.name, tuple(one.plays)) for one in self.seats]
        return NextTable(self.scenario, self.all_options(), seats)


class OpenedCampaign(Struct, frozen=True):
    """A new campaign. watch: a token that may only read, for private campaigns."""

    id: UUID
    version: CampaignVersion
    seats: tuple[SeatToken, ...]
    watch: Token | UnsetType = UNSET


class CampaignTable(Struct, frozen=True):
    """A table of a campaign."""

    id: Id
    scenario: str


class Campaign(Struct, frozen=True):
    """A campaign's summary. table: the open one; tables: how many were ever opened; scenarios: those that may be played
    now.

    next: the scenario that follows, null at the end; entries: the results of its tables, the oldest first; carried:
    what the next table starts from, empty for a new campaign, in brief if the game's is long; seats_change: whether
    each table may have other seats.
    """

    id: UUID
    version: CampaignVersion
    name: str
    private: bool
    game: str
    pack: Hash
    seats: list[TakenSeat]
    table: CampaignTable | None
    tables: int
    scenarios: list[Scenario]
    next: str | None
    entries: list[Json]
    carried: Json
    seats_change: bool


class Carried(Struct, frozen=True):
    """What a campaign's next table starts from, whole; empty for a new campaign."""

    version: CampaignVersion
    carried: Json


EXAMPLE = Campaign(
    id=UUID(CAMPAIGN_ID),
    version=3,
    name="The Long Winter",
    private=False,
    game=GAME,
    pack=PACK,
    seats=[TakenSeat(0, "Ada", ()), TakenSeat(1, "Ben", ())],
    table=None,
    tables=1,
    scenarios=[Scenario(id=one.id, title=one.title) for one in (SCENARIO, FOLLOWING)],
    next=FOLLOWING.id,
    entries=[{"table": TABLE, "scenario": SCENARIO.id, "result": "success", **PLAYED.entry}],
    carried=dict(PLAYED.carried),
    seats_change=False,
)


@router.post("", status_code=201)
@described(
    "Open a campaign",
    opens(
        "The campaign is open. Store the tokens: they are not shown again.",
        OpenedCampaign(UUID(CAMPAIGN_ID), 1, SEAT_TOKENS),
    ),
    codes=(*BODY, "invalid-request", "content-error", "store-unavailable"),
    body=CampaignIn(game=GAME, name="The Long Winter", seats=[SeatIn(name="Ada"), SeatIn(name="Ben")]),
)
async def open_campaign(body: CampaignIn, service: ServiceDep) -> Response:
    """Open a campaign. The tokens are shown once; `watch` is present only for a private one. Seat 0 is the host.

    With `save` it goes on from a game that was put away on paper, where the game takes up such a one.
    422 for an unknown game or pack, a wrong number of seats, a game without campaigns, or a save that cannot be: the
    answer says what is wrong with it, and what would be possible.
    """
    check_seats(service.views, body.game, len(body.seats))
    opened = await service.campaigns.open(
        body.game,
        [seat.name for seat in body.seats],
        [tuple(seat.plays) for seat in body.seats],
        pack_id=body.pack,
        name=body.name,
        private=body.private,
        save=body.save,
    )
    watch = UNSET if opened.watch is None else opened.watch
    answer = OpenedCampaign(opened.id, opened.version, seat_tokens(opened.tokens), watch)
    return opened_at(f"/v1/campaigns/{opened.id}", opened.version, encode(answer))


@router.get("/{campaign_id}")
@described(
    "Read a campaign's results",
    Answer(EXAMPLE, headers=("ETag",)),
    codes=(*CAMPAIGN, "malformed-request"),
    token="may",
    is_conditional=True,
)
async def campaign(
    campaign_id: CampaignId, reader: CampaignReaderDep, service: ServiceDep, request: Request, lang: Lang = "en"
) -> Response:
    """Return a campaign's results so far, its open table, and the scenarios that may be played next."""
    book = await service.campaigns.settled(campaign_id)
    return conditional(
        request, book.campaign.version, lambda: encode(campaign_of(service.boards, service.views, book, lang))
    )


@router.get("/{campaign_id}/carried")
@described(
    "Read what the next table starts from",
    Answer(Carried(3, dict(PLAYED.carried)), headers=("ETag",)),
    codes=(*CAMPAIGN, "malformed-request"),
    token="may",
    is_conditional=True,
)
async def carried(
    campaign_id: CampaignId, reader: CampaignReaderDep, service: ServiceDep, request: Request
) -> Response:
    """Return what the campaign's next table starts from, just as that table's log will begin with it."""
    book = await service.campaigns.settled(campaign_id)
    version = book.campaign.version
    return conditional(request, version, lambda: encode(Carried(version, book.playing.start(book.chronicle))))


@router.post("/{campaign_id}/tables", status_code=201)
@described(
    "Open the campaign's next table",
    opens("The table is open. Store the tokens: only a repeat under the same Idempotency-Key shows them again."),
    codes=(
        *CAMPAIGN,
        *BODY,
        "invalid-request",
        "foreign-note",
        "request-changed",
        "secret-unreadable",
        "stale-version",
        "campaign-busy",
        "campaign-over",
        "scenario-not-open",
    ),
    token="seat",
    body=CampaignTableIn.model_validate({"scenario": FOLLOWING.id, **PLAYED.chosen}),
)
async def open_campaign_table(
    campaign_id: CampaignId,
    host: CampaignHostDep,
    service: ServiceDep,
    body: CampaignTableIn | None = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Open the campaign's next table, which starts from the campaign's results so far. Only the campaign's host may.

    The answer is the same as for a new table. 409 while another table of the campaign is open.
    """
    body = body or CampaignTableIn()
    if body.seats is not None:
        check_seats(service.views, service.campaigns.books.row(campaign_id).game, len(body.seats))
    wanted = body.next_table()
    said = [wanted.scenario, wanted.options, *([] if wanted.seats is None else [wanted.seats])]
    command = command_of(host, "campaign-tables", said, key=idempotency_key, if_match=if_match)
    answer = await service.campaigns.open_table(campaign_id, command, wanted, opened_bytes)
    opened = msgspec.json.decode(answer, type=OpenedTable)
    return opened_at(location(opened.id), opened.version, answer)


@router.post("/{campaign_id}/seats/{seat}/token")
@described(
    "Replace a seat's token for the campaign",
    NEW_TOKEN,
    codes=(*CAMPAIGN, "malformed-request", "invalid-request", "wrong-state"),
    token="seat",
)
async def replace_campaign_token(
    campaign_id: CampaignId,
    seat: SeatNumber,
    mine: CampaignSeatDep,
    service: ServiceDep,
    authorization: Authorization = None,
) -> Response:
    """Replace the token of a campaign's seat: that seat or the host may. The old token stops working. Shown once.

    The old token also stops at the campaign's tables, open streams included. The tables' own tokens stay valid.
    """
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may replace its token; send one of their tokens")
    renewal = await service.campaigns.replace_token(campaign_id, seat, mine, held_by(authorization))
    return new_token(seat, renewal.token, renewal.version)


def campaign_of(boards: Boards, views: Mapping[str, View], book: LoadedCampaign, lang: str) -> Campaign:
    """Return a campaign's summary. The result of each table appears once; the newest is in `carried`."""
    campaign, playing, row = book.campaign, book.playing, book.row
    opened, chronicle = campaign.facts_of_opening, book.chronicle
    possible = playing.possible(chronicle, book.pack)
    messages = boards.messages(opened.game, book.pack, lang)
    scenarios = views[opened.game].scenarios(book.pack, messages)
    table = campaign.table
    return Campaign(
        id=row.campaign,
        version=campaign.version,
        name=row.name,
        private=row.private,
        game=opened.game,
        pack=opened.pack,
        seats=[
            TakenSeat(seat, name, plan.plays)
            for seat, (name, plan) in enumerate(zip(book.players, opened.seats, strict=True))
        ],
        table=None if table is None else CampaignTable(table.table, table.scenario),
        tables=campaign.tables,
        scenarios=[scenario_of(views[opened.game], one) for one in scenarios if one["id"] in possible],
        next=playing.next(chronicle, book.pack),
        entries=[{key: value for key, value in one.items() if key != "carried"} for one in campaign.noted],
        carried=playing.brief(playing.start(chronicle)),
        seats_change=playing.seats_change,
    )
