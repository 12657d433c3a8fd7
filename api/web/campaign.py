"""The page of a campaign."""

from uuid import UUID

from fastapi import APIRouter, Request, Response

from api.web.pages import PARTS, sent

router = APIRouter(include_in_schema=False)


@router.get("/campaigns/{campaign_id}")
async def campaign_page(campaign_id: UUID, request: Request) -> Response:
    """Return the page. It is the same for all campaigns, and for ids without a campaign."""
    return sent(request, PARTS["campaign/campaign.html"])
