"""A campaign's chronicle: its sheet, as data, a picture, a page or plain text."""

from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.shared.commands import encode
from api.shared.etag import conditional_in_turn
from api.shared.openapi.description import CAMPAIGN, SVG, TEXT, Answer, described
from api.shared.openapi.examples import SCENARIO
from api.shared.openapi.fields import CampaignVersion, Json
from api.shared.openapi.parameters import CampaignId, Lang
from api.shared.reader import CampaignReaderDep, PayerDep, ServiceDep
from api.shared.words.sheet_formats import MEDIA, SHEET_HEADERS, Format, WantedFormat, wanted_format
from domain.kernel.errors import InvalidRequest
from projections.text.messages import Messages
from projections.view import CampaignView

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


class CampaignChronicle(Struct, frozen=True):
    """A campaign's chronicle. sheet: the game's campaign sheet, by field."""

    version: CampaignVersion
    sheet: Json


EXAMPLE = CampaignChronicle(3, {"campaign": "The Long Winter", "scenarios": [SCENARIO.id], "players": ["Ada", "Ben"]})
OTHER_FORMATS = (
    (SVG, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"></svg>'),
    ("text/html", "<!doctype html><title>The Long Winter</title>"),
    (TEXT, "The Long Winter\n"),
)


@router.get("/{campaign_id}/chronicle")
@described(
    "Read the campaign's chronicle, the sheet",
    Answer(EXAMPLE, headers=("ETag",), also=OTHER_FORMATS),
    codes=(*CAMPAIGN, "malformed-request", "invalid-request"),
    token="may",
    is_conditional=True,
)
async def campaign_chronicle(
    campaign_id: CampaignId,
    reader: CampaignReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: WantedFormat = None,
    lang: Lang = "en",
) -> Response:
    """Return the campaign's chronicle as players fill it in after each scenario: as data, a picture, a page or plain
    text.

    Without `format`, the media type that the Accept header prefers; JSON if it names none of them.
    """
    book = await service.campaigns.settled(campaign_id)
    shown = service.views[book.game.id].campaign
    wanted = wanted_format(request, format, MEDIA if shown else ("json",))
    if shown is None and wanted != "json":
        raise InvalidRequest(f"the chronicle of {book.game.id} exists as json only; ask for format=json")
    body = partial(chronicle_in, book, wanted, shown, service.boards.messages(book.game.id, book.pack, lang))
    version, media = book.campaign.version, MEDIA[wanted]
    return await conditional_in_turn(request, version, body, service.reads, payer, media, SHEET_HEADERS)


def chronicle_in(book: LoadedCampaign, format: Format, shown: CampaignView | None, messages: Messages) -> bytes | str:
    """Render the chronicle in a format. As JSON it also holds the campaign's version."""
    sheet = book.playing.sheet(book.chronicle, book.pack)
    if format != "json" and shown is not None:
        text: str = getattr(shown, format)(sheet, book.pack, messages)
        return text
    data = sheet if shown is None else shown.json(sheet, book.pack, messages)
    return encode(CampaignChronicle(book.campaign.version, data))
