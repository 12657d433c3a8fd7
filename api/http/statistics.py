"""What the public tables of this service came to, together: as data, or as a page for its host."""

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from api.http.luck import FACES, MEAN
from api.service.service import Service
from api.shared.commands import encode
from api.shared.openapi.description import HTML, Answer, described
from api.shared.openapi.examples import GAME, SCENARIO
from api.shared.openapi.parameters import Lang
from api.shared.reader import ServiceDep
from api.shared.words.sheet_formats import MEDIA, SHEET_HEADERS, Format, WantedPage, wanted_format
from projections.luck.view import LuckDie
from projections.statistics.told import GameStatistics, ScenarioStatistics, html, told
from projections.text.messages import Messages, catalogue

router = APIRouter(prefix="/v1/statistics", tags=["games"])

PAGES: tuple[Format, ...] = ("json", "html")


class StatisticsOut(Struct, frozen=True):
    """The statistics of a service."""

    games: list[GameStatistics]


TITLE = GAME.replace("-", " ").title()
DICE = [LuckDie("dice", "Dice", 14, FACES, [MEAN], 0)]
PLAYED = [ScenarioStatistics(SCENARIO.id, SCENARIO.title, 3, {"failure": 1, "success": 2})]
EXAMPLE = StatisticsOut([GameStatistics(GAME, TITLE, 1, 4, 3, 3, 41, 380, PLAYED, DICE)])


@router.get("")
@described(
    "Read the statistics of the service",
    Answer(EXAMPLE, also=((HTML, "<!doctype html><title>Statistics</title>"),)),
    codes=("malformed-request", "store-unavailable"),
)
async def statistics(service: ServiceDep, request: Request, format: WantedPage = None, lang: Lang = "en") -> Response:
    """Return how many tables of each game there are, how those that are over ended, and what their dice came to.

    Only public tables without a delay count, so nothing here says more than the list of tables does; no table and no
    person is named. A table is counted within a minute or so after it is over.
    """
    wanted = wanted_format(request, format, PAGES)
    games = await games_in(service, lang)
    body = encode(StatisticsOut(games)) if wanted == "json" else html(games, Messages(lang, catalogue("common", lang)))
    return Response(body, 200, {**SHEET_HEADERS, "Vary": "Accept", "Cache-Control": "no-cache"}, MEDIA[wanted])


async def games_in(service: Service, lang: str) -> list[GameStatistics]:
    """Return the statistics of each game. Raises StoreError."""
    counts = await service.statistics.by_game()
    states = await service.recorder.in_thread(service.recorder.tables_by_state)
    found = []
    for game, view in service.views.items():
        pack = service.packs.choose(game, None)
        messages = service.boards.messages(game, pack, lang)
        found.append(told(view, pack, messages, counts.get(game), states.get(game, {})))
    return found
