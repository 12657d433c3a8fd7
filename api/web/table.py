"""The page of a table."""

from uuid import UUID

from fastapi import APIRouter, Request, Response

from api.shared.reader import PayerDep, ServiceDep
from api.web.pages import PARTS, sent
from api.web.previews import with_preview

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}")
async def table_page(table_id: UUID, request: Request, service: ServiceDep, payer: PayerDep) -> Response:
    """Return the page. But for what other sites show of it, it is the same for all tables, and for ids without one."""
    page = await with_preview(PARTS["table/table.html"], request, service, payer, table_id)
    return sent(request, page, vary="Accept-Language")
