"""The tables of a campaign as any reader of the campaign sees them."""

from collections.abc import Callable, Sequence
from functools import partial
from uuid import UUID

from fastapi import Request, Response

from api.service.budget import Payer
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.etag import conditional_in_turn
from api.shared.reader import loaded
from api.shared.words.sheet_formats import MEDIA, SHEET_HEADERS, Format

EVENINGS_MAX = 24
"""The most tables of a campaign that are told together, the newest ones."""


async def evenings_of(service: Service, book: LoadedCampaign, payer: Payer) -> list[ReaderView]:
    """Return the newest tables of a campaign, oldest first, with what everybody may know of them.

    Load those that are not in memory, each in its payer's turn. Raises TooManyRequests, and as reading a table.
    """
    found = []
    for name in book.campaign.shown[-EVENINGS_MAX:]:
        table = UUID(name)
        await loaded(service, payer, table, partial(service.tables.cache.refresh, table))
        found.append(await service.reader_views.view(table, None))
    return found


async def told_of(
    seen: Sequence[ReaderView],
    book: LoadedCampaign,
    format: Format,
    body: Callable[[], bytes | str],
    request: Request,
    service: Service,
    payer: Payer,
) -> Response:
    """Return what a campaign's tables tell in a format, or 304 while none of them has changed. body: makes it, in its
    payer's turn.
    """
    version, beside = book.campaign.version, [format, [one.table.version for one in seen]]
    media = MEDIA[format]
    return await conditional_in_turn(request, version, body, service.reads, payer, media, SHEET_HEADERS, beside=beside)
