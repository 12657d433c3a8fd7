"""What other sites show of a link to a table: its name and how the game stands, as a stranger may know it."""

import asyncio
from functools import partial
from html import escape
from uuid import UUID

from fastapi import Request

from api.service.budget import Payer
from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.progress import progress_of
from api.shared.reader import loaded, read_by
from api.shared.words.accept import language_of
from api.web.pages import Part, tagged
from domain.kernel.errors import GameError
from infra.store.errors import StoreError

WAIT_SECONDS = 1.0
"""How long a page waits for what is told of its table; after that it is sent without."""
END = b"</head>"
ICON = "page/icon-512.png"


async def with_preview(page: Part, request: Request, service: Service, payer: Payer, table: UUID) -> Part:
    """Return the page of a table with what other sites show of it; unchanged for private tables, and for those that
    cannot be read now.
    """
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await loaded(service, payer, table, partial(read_by, service, table, None))
            reader_view = await service.reader_views.view(table, None)
    except (GameError, StoreError, TimeoutError):
        return page
    title, about = said(service, reader_view, language_of(request.headers, request.query_params) or "en")
    told = {
        "og:type": "website",
        "og:site_name": "Hourglass",
        "og:title": title,
        "og:description": about,
        "og:image": f"{request.base_url}{ICON}",
        "twitter:card": "summary",
    }
    lines = "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in told.items())
    return tagged(page.body.replace(END, lines.encode() + END, 1), page.media)


def said(service: Service, reader_view: ReaderView, language: str) -> tuple[str, str]:
    """Return a table's name, and in a few words which game it is and how it stands."""
    progress = progress_of(service.boards, reader_view, language)
    messages = service.boards.messages_at_table(reader_view, language)
    game = service.boards.game_view(reader_view).title(messages)
    result = reader_view.result and messages.say("postcard-result", result=reader_view.result)
    title = reader_view.name or progress.scenario or game
    dice = messages.say("postcard-revealed" if reader_view.table.revealed else "postcard-sealed")
    about = dict.fromkeys((game, progress.scenario, result or progress.day, dice))
    return title, " · ".join(one for one in about if one and one != title)
