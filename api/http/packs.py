"""What is printed on the cards of a pack."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from api.service.tables.views.cards import Cards, PackInLanguage
from api.shared.etag import JSON, digest_tag, unchanged
from api.shared.openapi.description import Answer, described
from api.shared.openapi.examples import GAME, PACK, PLAYED
from api.shared.openapi.parameters import Lang
from api.shared.reader import PayerDep, ServiceDep

router = APIRouter(prefix="/v1/packs/{pack}", tags=["games"])

PackHash = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="The pack's hash.", examples=[PACK])]
FOR_EVER = "public, max-age=31536000, immutable"
"""A pack never changes: another one has another hash."""
EXAMPLE = Cards(game=GAME, pack=PACK, language="en", cards=dict(PLAYED.cards))


@router.get("/cards")
@described(
    "Read the cards of a pack",
    Answer(EXAMPLE, shape=Cards, headers=("ETag", "Cache-Control")),
    codes=("pack-not-found", "pack-corrupt", "store-unavailable", "malformed-request"),
    is_conditional=True,
)
async def cards(pack: PackHash, service: ServiceDep, request: Request, payer: PayerDep, lang: Lang = "en") -> Response:
    """Return texts and numbers of everything printed on open kinds of cards, by the ids that boards name them by.

    Boards name the hash of their pack, also one that was released earlier. What players must not read ahead is not told
    here: a board tells it once it lies on the table. The answer never changes, so ask for it once.
    """
    body = await service.reads.run(payer, partial(service.cards.of, PackInLanguage(pack, lang)))
    headers = {"ETag": digest_tag(body), "Cache-Control": FOR_EVER}
    return unchanged(request, headers) or Response(body, 200, headers, JSON)
