"""The page that audits archives and tables in the browser."""

from fastapi import APIRouter, Request, Response

from api.web.pages import PARTS, sent

router = APIRouter(include_in_schema=False)


@router.get("/audit")
async def audit_page(request: Request) -> Response:
    """Return the page. It is the same for all tables; it fetches what it checks."""
    return sent(request, PARTS["audit/audit.html"])
