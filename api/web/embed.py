"""The page of a table within another site, or on a stream."""

from uuid import UUID

from fastapi import APIRouter, Request, Response

from api.web.pages import PARTS, POLICY, sent

router = APIRouter(include_in_schema=False)

FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""Any site may frame this page: it knows no token, and nothing can be chosen on it."""


@router.get("/embed/{table_id}")
async def embed_page(table_id: UUID, request: Request) -> Response:
    """Return the page. It is the same for all tables, and for ids without a table."""
    return sent(request, PARTS["embed/embed.html"], FRAMED)
