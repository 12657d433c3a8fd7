"""The journal of a campaign: what was read on all its evenings, in order, as data, a page that prints, or text."""

from collections.abc import Sequence
from functools import partial

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.http.journal import PROSE
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.journal import JournalCache
from api.shared.chronicle.evenings import evenings_of, told_of
from api.shared.commands import encode
from api.shared.openapi.description import CAMPAIGN, Answer, described
from api.shared.openapi.examples import TABLE
from api.shared.openapi.fields import CampaignVersion, Id
from api.shared.openapi.parameters import CampaignId, Lang
from api.shared.reader import CampaignReaderDep, PayerDep, ServiceDep
from api.shared.words.sheet_formats import OTHER_PAPERS, PAPERS, Format, WantedPaper, wanted_format
from domain.kernel.errors import NoJournal
from projections.journal import Page
from projections.recaps import journal_paper
from projections.text.messages import Messages

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


class JournalEvening(Struct, frozen=True):
    """What was read at a table of a campaign, in order. What was undone is left out."""

    table: Id
    pages: list[Page]


class CampaignJournal(Struct, frozen=True):
    """The journal of a campaign, by evening, the oldest first."""

    version: CampaignVersion
    evenings: list[JournalEvening]


EXAMPLE = CampaignJournal(
    3, [JournalEvening(TABLE, [Page(2, "The Ferry", "place:104", "verse:104.1", PROSE, ("Swim across",))])]
)


@router.get("/{campaign_id}/journal")
@described(
    "Read the journal of a campaign",
    Answer(EXAMPLE, headers=("ETag",), also=OTHER_PAPERS),
    codes=(*CAMPAIGN, "malformed-request", "no-journal"),
    token="may",
    is_conditional=True,
)
async def campaign_journal(
    campaign_id: CampaignId,
    reader: CampaignReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: WantedPaper = None,
    lang: Lang = "en",
) -> Response:
    """Return all that was read on the evenings of a campaign, in order, to be read as a story.

    Nothing that has not been read is in it. A text that was read before is left out, and so are dreams that only some
    are told, before their evening has ended. Only the newest 24 evenings are told. 404 in a game without a journal.
    """
    book = await service.campaigns.settled(campaign_id)
    if service.views[book.game.id].journal is None:
        raise NoJournal(f"campaigns of {book.game.id} have no journal")
    seen = await evenings_of(service, book, payer)
    wanted = wanted_format(request, format, PAPERS)
    messages = service.boards.messages(book.game.id, book.pack, lang)
    body = partial(journal_in, service.journal, book, seen, wanted, messages)
    return await told_of(seen, book, wanted, body, request, service, payer)


def journal_in(
    cache: JournalCache, book: LoadedCampaign, seen: Sequence[ReaderView], format: Format, messages: Messages
) -> bytes | str:
    """Return the journal of a campaign in a format."""
    evenings = journal_paper.told_once([pages_of(cache, one, messages) for one in seen])
    if format == "json":
        told = [JournalEvening(str(one.id), pages) for one, pages in zip(seen, evenings, strict=True)]
        return encode(CampaignJournal(book.campaign.version, told))
    shown = journal_paper.html if format == "html" else journal_paper.text
    return shown(book.row.name, evenings, messages)


def pages_of(cache: JournalCache, seen: ReaderView, messages: Messages) -> list[Page]:
    """Return what was read at a table, in order."""
    return cache.view(seen).pages(cache.of(seen), seen.table.timeline.counted, seen.pack, messages)
