"""The pages of the games' rules. They contain no rules; they fetch them, and show the pictures of the book."""

from fastapi import APIRouter, HTTPException, Request, Response

from api.service.books import Encoded
from api.shared.etag import encoded, released
from api.shared.openapi.parameters import Lang
from api.shared.reader import PayerDep, ServiceDep
from api.web.pages import FENCED, MEDIA, PARTS, sent, tagged

router = APIRouter(include_in_schema=False)

BOOK = PARTS["rules/rules.html"]
RULE = tagged(BOOK.body.replace(b'"../', b'"../../'), MEDIA[".html"])
"""The same page, for addresses that lie one folder deeper."""
DRAWN = {**FENCED, "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""Headers of a picture, which brings its colours along and nothing else."""


@router.get("/rules/{game}")
async def book_page(game: str, request: Request) -> Response:
    """Return the page of a game's rules. It is the same for all games, and for ids without a game."""
    return sent(request, BOOK)


@router.get("/rules/{game}/{rule}")
async def rule_page(game: str, rule: str, request: Request) -> Response:
    """Return the page of a rule. It is the same for all rules, and for ids without a rule."""
    return sent(request, RULE)


@router.get("/rules/{game}/pictures/{name}")
async def picture(
    game: str, name: str, request: Request, service: ServiceDep, payer: PayerDep, lang: Lang = "en"
) -> Response:
    """Return a picture of a game's book. Raises GameNotFound, NoBook, TooManyRequests; 404 for an unknown name."""

    def draw() -> Encoded:
        drawn = service.books.picture(game, lang, name)
        if drawn is None:
            raise HTTPException(404)
        return encoded(drawn.encode())

    answer = await service.books.answer(payer, ("picture", game, lang, name), draw)
    return released(request, answer, MEDIA[".svg"], DRAWN)
