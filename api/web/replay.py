"""The page that looks back at a table, alone or together."""

from uuid import UUID

from fastapi import APIRouter, Request, Response

from api.web.pages import PARTS, sent

router = APIRouter(include_in_schema=False)


@router.get("/replay/{table_id}")
async def replay_page(table_id: UUID, request: Request) -> Response:
    """Return the page. It is the same for all tables, and for ids without a table."""
    return sent(request, PARTS["replay/replay.html"])
