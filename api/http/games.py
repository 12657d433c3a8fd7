"""The catalogue of games: their packs, scenarios, seats and options."""

from typing import Any

from fastapi import APIRouter, Response

from api.service.service import Service
from api.shared.bodies import Language
from api.shared.commands import encode
from api.shared.reader import ServiceDep
from domain.kernel.game import Pack
from projections.messages import LANGUAGES

router = APIRouter(prefix="/v1/games", tags=["games"])


@router.get("")
async def games(service: ServiceDep, lang: Language = "en") -> Response:
    """Return each game with its rules version, content packs, scenarios, seats, options as JSON Schema, languages."""
    told = [game_of(service, game, lang) for game in service.views]
    return Response(encode({"games": told, "next": None}), media_type="application/json")


def game_of(service: Service, game: str, lang: str) -> dict[str, Any]:
    """Return one game of the catalogue."""
    view, packs = service.views[game], service.packs.catalogue[game]
    messages = service.boards.messages(game, packs[0], lang)
    return {
        "id": game,
        "title": view.title(messages),
        "rules": service.tables.games[game].rules,
        "seats": {"fewest": view.seats[0], "most": view.seats[1]},
        "packs": [pack_of(service, game, pack, lang) for pack in packs],
        "languages": LANGUAGES,
    }


def pack_of(service: Service, game: str, pack: Pack, lang: str) -> dict[str, Any]:
    """Return one pack of a game."""
    view, messages = service.views[game], service.boards.messages(game, pack, lang)
    title = messages.say(f"pack-{pack.id}") if f"pack-{pack.id}" in messages else pack.id
    scenarios = view.scenarios(pack, messages)
    return {"id": pack.id, "title": title, "hash": pack.hash, "scenarios": scenarios, "options": view.options(pack)}
