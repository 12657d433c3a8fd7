"""The luck of a campaign: what came by chance on all its evenings together, beside what even chances give."""

from collections.abc import Sequence
from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import structs

from api.http.luck import FACES, MEAN
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.chronicle.evenings import evenings_of, told_of
from api.shared.commands import encode
from api.shared.openapi.description import CAMPAIGN, Answer, described
from api.shared.openapi.fields import CampaignVersion
from api.shared.openapi.parameters import CampaignId, Lang
from api.shared.reader import CampaignReaderDep, PayerDep, ServiceDep
from projections.luck.account import account
from projections.luck.outcomes import Outcomes, pooled, whole_table
from projections.luck.view import LuckDie, LuckHolder, LuckView, luck_view

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


class CampaignLuck(LuckView, frozen=True, kw_only=True):
    """The luck on the evenings of a campaign together. tables: how many evenings these are."""

    version: CampaignVersion


EXAMPLE = CampaignLuck(
    version=3,
    tables=2,
    values=1,
    outside=0,
    hidden=0,
    holders=[LuckHolder(None, "All tables", [LuckDie("dice", "Dice", 14, FACES, [MEAN], 0)], [])],
    notes=["One value was looked at; none lies outside the usual range. By chance alone, up to one in ten does."],
)


@router.get("/{campaign_id}/luck")
@described(
    "Read the luck of a campaign",
    Answer(EXAMPLE, headers=("ETag",)),
    codes=(*CAMPAIGN, "malformed-request"),
    token="may",
    is_conditional=True,
)
async def campaign_luck(
    campaign_id: CampaignId,
    reader: CampaignReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    lang: Lang = "en",
) -> Response:
    """Return what came by chance on all evenings of a campaign together, and what even chances lead one to expect.

    In a game whose evenings may have other seats, the evenings count as a whole; else each seat is told, too. Of an
    evening that has not ended, only what everybody may know counts. Only the newest 24 evenings count.
    """
    book = await service.campaigns.settled(campaign_id)
    seen = await evenings_of(service, book, payer)
    return await told_of(seen, book, "json", partial(luck_in, service, book, seen, lang), request, service, payer)


def luck_in(service: Service, book: LoadedCampaign, seen: Sequence[ReaderView], lang: str) -> bytes:
    """Return the luck on the evenings of a campaign as JSON."""
    messages = service.boards.messages(book.game.id, book.pack, lang)
    each: list[Outcomes] = [service.luck.outcomes(one) for one in seen]
    counted = pooled(map(whole_table, each) if book.playing.seats_change else each)
    shown = luck_view(account(counted), service.views[book.game.id].luck, messages)
    return encode(CampaignLuck(**structs.asdict(shown), version=book.campaign.version))
