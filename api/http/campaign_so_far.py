"""What happened in a campaign so far, over all its tables, in half a page: as data, a page that prints, or text."""

from collections.abc import Sequence
from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.http.so_far import ENTRIES_MAX, STORY
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards, Sight
from api.shared.chronicle.evenings import evenings_of, told_of
from api.shared.chronicle.recaps import recalled
from api.shared.commands import encode
from api.shared.openapi.description import CAMPAIGN, Answer, described
from api.shared.openapi.examples import SCENARIO, TABLE
from api.shared.openapi.fields import CampaignVersion, Id, Version
from api.shared.openapi.parameters import CampaignId, Lang
from api.shared.reader import CampaignReaderDep, PayerDep, ServiceDep
from api.shared.words.sheet_formats import OTHER_PAPERS, PAPERS, Format, WantedPaper, wanted_format
from domain.kernel.position import Position
from projections.recaps import paper
from projections.recaps.evenings import Evening, Told, campaign_so_far
from projections.recaps.so_far import told_view
from projections.text.messages import Messages

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


class CampaignLine(Struct, frozen=True):
    """An event in words, or several equal ones. v: the version of its entry in the log of the table; day: null where
    none is counted.
    """

    table: Id
    v: Version
    day: int | None
    text: str


class CampaignPart(Struct, frozen=True):
    """A part of a campaign: a chapter, or in a game without chapters a table. days: the first and the last of it, null
    where none are counted.
    """

    number: int
    title: str
    days: tuple[int, int] | None
    lines: tuple[CampaignLine, ...]


class CampaignSoFar(Struct, frozen=True):
    """What happened in a campaign. parts: in order, the newest at most length; now: how it stands, in sentences."""

    version: CampaignVersion
    parts: tuple[CampaignPart, ...]
    now: list[str]


EXAMPLE = CampaignSoFar(3, (CampaignPart(1, SCENARIO.title, None, (CampaignLine(TABLE, 88, None, STORY),)),), [STORY])


@router.get("/{campaign_id}/so-far")
@described(
    "Read what happened so far in a campaign",
    Answer(EXAMPLE, headers=("ETag",), also=OTHER_PAPERS),
    codes=(*CAMPAIGN, "malformed-request"),
    token="may",
    is_conditional=True,
)
async def what_happened_so_far_in_campaign(
    campaign_id: CampaignId,
    reader: CampaignReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: WantedPaper = None,
    lang: Lang = "en",
) -> Response:
    """Tell a campaign from its beginning in half a page, for one who comes back after a long time.

    At most twenty events, the weightiest of each part, with the day of each; then how the game stands. A game with
    chapters is told chapter by chapter over its evenings, any other table by table. Everybody is told the same, also
    of a table where some see more. Only the newest 24 tables are told.
    """
    book = await service.campaigns.settled(campaign_id)
    seen = await evenings_of(service, book, payer)
    wanted = wanted_format(request, format, PAPERS)
    body = partial(told, service.boards, book, seen, wanted, service.boards.messages(book.game.id, book.pack, lang))
    return await told_of(seen, book, wanted, body, request, service, payer)


def told(
    boards: Boards, book: LoadedCampaign, seen: Sequence[ReaderView], format: Format, messages: Messages
) -> bytes | str:
    """Tell a campaign in a format."""
    found, stands = evenings_told(boards, book, seen, messages)
    if format == "json":
        return encode(CampaignSoFar(book.campaign.version, parts_of(found, seen), stands))
    shown = paper.html if format == "html" else paper.text
    return shown(book.row.name, found.parts, stands, messages)


def evenings_told(
    boards: Boards, book: LoadedCampaign, seen: Sequence[ReaderView], messages: Messages
) -> tuple[Told, list[str]]:
    """Return a campaign in parts, and how its newest table stands."""
    if not seen:
        return Told((), {}), []
    view, newest = boards.game_view(seen[-1]), seen[-1]
    recap = told_view(view).recap
    titles = {one["id"]: one["title"] for one in view.scenarios(book.pack, messages)}
    evenings = [
        Evening(
            titles.get(one.plan.options.get("scenario", ""), ""),
            recalled(one, max(0, one.table.version - ENTRIES_MAX // len(seen)), recap),
        )
        for one in seen
    ]
    found, position = campaign_so_far(view, evenings, messages, newest.knowing), newest.position
    if position is None:
        return found, []
    state = book.playing.left(position.state) if newest.table.ended else position.state
    return found, Sight(newest, view, messages).stands(Position(state, position.agenda))


def parts_of(found: Told, seen: Sequence[ReaderView]) -> tuple[CampaignPart, ...]:
    """Return the parts as the answer holds them: each line with its table and version."""
    return tuple(
        CampaignPart(
            part.number,
            part.title,
            part.days,
            tuple(
                CampaignLine(str(seen[table].id), version, line.day, line.text)
                for line in part.lines
                for table, version in [found.places[line.v]]
            ),
        )
        for part in found.parts
    )
