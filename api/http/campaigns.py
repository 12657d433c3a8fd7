"""The routes of campaigns: open one, read it, open its next table, read its chronicle."""

from functools import partial
from typing import Any, Literal
from uuid import UUID

import msgspec
from fastapi import APIRouter, Request, Response

from api.http.tables import check_seats, fresh_token, opened_at, opened_bytes, tokens_told
from api.service.campaigns.loaded_campaign import LoadedCampaign
from api.service.service import Service
from api.shared.bodies import CampaignIn, CampaignTableIn, Language
from api.shared.commands import IdempotencyKey, IfMatch, command_of, encode, location
from api.shared.etag import fresh, fresh_in_turn
from api.shared.media import weights_of
from api.shared.reader import (
    Authorization,
    CampaignHostDep,
    CampaignReaderDep,
    CampaignSeatDep,
    PayerDep,
    ServiceDep,
    held_by,
)
from domain.kernel.decisions import HOST
from domain.kernel.errors import InvalidRequest, NotYourSeat
from projections.messages import Messages
from projections.view import CampaignView

Format = Literal["json", "svg", "html", "text"]
MEDIA: dict[Format, str] = {
    "json": "application/json",
    "svg": "image/svg+xml",
    "html": "text/html; charset=utf-8",
    "text": "text/plain; charset=utf-8",
}
"""The formats of a chronicle, with their media types."""
SHEET_HEADERS = {
    "Vary": "Authorization, Accept",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
}
"""Anyone can choose the names on a sheet: with these headers no script in them runs and nothing is loaded."""

router = APIRouter(prefix="/v1/campaigns", tags=["campaigns"])


@router.post("", status_code=201)
async def open_campaign(body: CampaignIn, service: ServiceDep) -> Response:
    """Open a campaign. The tokens are shown once; `watch` is present only for a private one. Seat 0 is the host.

    422 for an unknown game or pack, a wrong number of seats, or a game without campaigns.
    """
    check_seats(service, body.game, len(body.seats))
    opened = await service.campaigns.open(
        body.game,
        [seat.name for seat in body.seats],
        [tuple(seat.plays) for seat in body.seats],
        pack_id=body.pack,
        name=body.name,
        private=body.private,
    )
    head = {"id": str(opened.id), "version": opened.version}
    told = encode(head | tokens_told(opened.tokens, opened.watch))
    return opened_at(f"/v1/campaigns/{opened.id}", opened.version, told)


@router.get("/{campaign_id}")
async def campaign(
    campaign_id: UUID, reader: CampaignReaderDep, service: ServiceDep, request: Request, lang: Language = "en"
) -> Response:
    """Return a campaign's results so far, its open table, and the scenarios that may be played next."""
    book = await service.campaigns.settled(campaign_id)
    return fresh(request, book.campaign.version, lambda: encode(campaign_told(service, book, lang)))


@router.post("/{campaign_id}/tables", status_code=201)
async def open_campaign_table(
    campaign_id: UUID,
    host: CampaignHostDep,
    service: ServiceDep,
    body: CampaignTableIn | None = None,
    idempotency_key: IdempotencyKey = None,
    if_match: IfMatch = None,
) -> Response:
    """Open the campaign's next table, which starts from the campaign's results so far. Only the campaign's host may.

    The answer is the same as for a new table. 409 while another table of the campaign is open.
    """
    body = body or CampaignTableIn()
    wanted = [body.scenario, body.all_options()]
    command = command_of(host, "campaign-tables", wanted, key=idempotency_key, if_match=if_match)
    told = await service.campaigns.open_table(campaign_id, command, body.scenario, body.all_options(), opened_bytes)
    opened = msgspec.json.decode(told)
    return opened_at(location(opened["id"]), opened["version"], told)


@router.post("/{campaign_id}/seats/{seat}/token")
async def replace_campaign_token(
    campaign_id: UUID, seat: int, mine: CampaignSeatDep, service: ServiceDep, authorization: Authorization = None
) -> Response:
    """Replace the token of a campaign's seat: that seat or the host may. The old token stops working. Shown once.

    The old token also stops at the campaign's tables, open streams included. The tables' own tokens stay valid.
    """
    if mine not in (seat, HOST):
        raise NotYourSeat("only this seat or the host may replace its token; send one of their tokens")
    renewal = await service.campaigns.replace_token(campaign_id, seat, mine, held_by(authorization))
    return fresh_token(seat, renewal.token, renewal.version)


@router.get("/{campaign_id}/chronicle")
async def campaign_chronicle(
    campaign_id: UUID,
    reader: CampaignReaderDep,
    service: ServiceDep,
    request: Request,
    payer: PayerDep,
    format: Format | None = None,
    lang: Language = "en",
) -> Response:
    """Return the campaign's chronicle as players fill it in after each scenario: as data, a picture, a page or plain
    text.

    Without `format`, the media type that the Accept header prefers; JSON if it names none of them.
    """
    book = await service.campaigns.settled(campaign_id)
    shown = service.views[book.game.id].campaign
    wanted = format or accepted_format(request.headers.get("accept", ""), shown)
    if shown is None and wanted != "json":
        raise InvalidRequest(f"the chronicle of {book.game.id} exists as json only; ask for format=json")
    body = partial(chronicle_told, book, wanted, shown, service.boards.messages(book.game.id, book.pack, lang))
    version, media = book.campaign.version, MEDIA[wanted]
    return await fresh_in_turn(request, version, body, service.reads, payer, media, SHEET_HEADERS)


def accepted_format(accept: str, shown: CampaignView | None) -> Format:
    """Return the format that an Accept header prefers among those that the game has; the first of equals, JSON for
    none.
    """
    weights = weights_of(accept)
    offered = {media.partition(";")[0]: format for format, media in MEDIA.items() if shown or format == "json"}
    named = [media for media, weight in weights.items() if media in offered and weight > 0]
    return offered[max(named, key=weights.__getitem__)] if named else "json"


def chronicle_told(book: LoadedCampaign, format: Format, shown: CampaignView | None, messages: Messages) -> bytes | str:
    """Render the chronicle in a format. As JSON it also holds the campaign's version."""
    sheet = book.playing.sheet(book.chronicle, book.pack)
    if format != "json" and shown is not None:
        text: str = getattr(shown, format)(sheet, book.pack, messages)
        return text
    told = sheet if shown is None else shown.json(sheet, book.pack, messages)
    return encode({"version": book.campaign.version, "sheet": told})


def campaign_told(service: Service, book: LoadedCampaign, lang: str) -> dict[str, Any]:
    """Return a campaign's summary. The result of each table appears once; the newest is in `carried`."""
    campaign, playing, row = book.campaign, book.playing, book.row
    opened, chronicle = campaign.facts_of_opening, book.chronicle
    possible = playing.possible(chronicle, book.pack)
    messages = service.boards.messages(opened.game, book.pack, lang)
    scenarios = service.views[opened.game].scenarios(book.pack, messages)
    table = campaign.table
    return {
        "id": str(row.campaign),
        "version": campaign.version,
        "name": row.name,
        "private": row.private,
        "game": opened.game,
        "pack": opened.pack,
        "seats": [
            {"seat": seat, "name": name, "plays": plan.plays}
            for seat, (name, plan) in enumerate(zip(book.players, opened.seats, strict=True))
        ],
        "table": None if table is None else {"id": table.table, "scenario": table.scenario},
        "tables": campaign.tables,
        "scenarios": [one for one in scenarios if one["id"] in possible],
        "next": playing.next(chronicle, book.pack),
        "entries": [{key: value for key, value in one.items() if key != "carried"} for one in campaign.noted],
        "carried": playing.start(chronicle),
    }
