"""The home page: the games, the reader's own tables, and the public ones."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from api.web.missing_page import wants_page
from api.web.pages import PARTS, sent

router = APIRouter(include_in_schema=False)


@router.get("/")
async def welcome(request: Request) -> Response:
    """Return the home page; programs that want no HTML are sent to its other address."""
    answer = home_page(request) if wants_page(request.headers.get("accept", "")) else RedirectResponse("tables")
    answer.headers.add_vary_header("Accept")
    return answer


@router.get("/tables")
async def tables(request: Request) -> Response:
    """Return the home page, which lists the public tables."""
    return home_page(request)


def home_page(request: Request) -> Response:
    """Return the page. It is the same for all readers."""
    return sent(request, PARTS["home/home.html"])
