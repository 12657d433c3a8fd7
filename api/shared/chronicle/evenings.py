"""The tables of a campaign as any reader of the campaign sees them."""

from uuid import UUID

from api.service.budget import Payer
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.shared.charges import COLD

EVENINGS_MAX = 24
"""The most tables of a campaign that are told together, the newest ones."""


async def evenings_of(service: Service, book: LoadedCampaign, payer: Payer) -> list[ReaderView]:
    """Return the newest tables of a campaign, oldest first, with what everybody may know of them.

    Load those that are not in memory, each in its payer's turn. Raises TooManyRequests, and as reading a table.
    """
    found = []
    for name in book.campaign.shown[-EVENINGS_MAX:]:
        table = UUID(name)
        if service.tables.cache.held(table) is None:
            async with service.reads.turn(payer):
                service.budget.add(payer, COLD)
                await service.tables.cache.refresh(table)
        else:
            await service.tables.cache.refresh(table)
        found.append(await service.reader_views.view(table, None))
    return found
