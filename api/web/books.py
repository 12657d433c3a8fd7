"""The pages of the games' rules. They contain no rules; they fetch them."""

from fastapi import APIRouter, Request, Response

from api.web.pages import MEDIA, PARTS, sent, tagged

router = APIRouter(include_in_schema=False)

BOOK = PARTS["rules/rules.html"]
RULE = tagged(BOOK.body.replace(b'"../', b'"../../'), MEDIA[".html"])
"""The same page, for addresses that lie one folder deeper."""


@router.get("/rules/{game}")
async def book_page(game: str, request: Request) -> Response:
    """Return the page of a game's rules. It is the same for all games, and for ids without a game."""
    return sent(request, BOOK)


@router.get("/rules/{game}/{rule}")
async def rule_page(game: str, rule: str, request: Request) -> Response:
    """Return the page of a rule. It is the same for all rules, and for ids without a rule."""
    return sent(request, RULE)
