"""The catalogue of games: their packs, scenarios, seats and options."""

from asyncio import to_thread
from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from fastapi import APIRouter, Response
from msgspec import Struct

from api.service.service import Service
from api.shared.commands import encode
from api.shared.openapi.description import Answer, described
from api.shared.openapi.examples import GAME, PACK, PLAYED, SCENARIO, VIEW
from api.shared.openapi.fields import Hash, Json
from api.shared.openapi.parameters import Lang
from api.shared.reader import ServiceDep
from domain.kernel.game import Pack
from projections.text.messages import LANGUAGES
from projections.view import View

router = APIRouter(prefix="/v1/games", tags=["games"])


class SeatCount(Struct, frozen=True):
    """The smallest and the largest number of seats that a table of the game may have."""

    fewest: int
    most: int


class GuidedStart(TypedDict):
    """How a guided evening begins. plays: what its only player plays."""

    plays: list[str]


class Scenario(TypedDict):
    """A scenario. guide: there is a guided evening of it. Some further fields depend on the game."""

    id: str
    title: str
    guide: NotRequired[GuidedStart]


class OfferedPack(Struct, frozen=True):
    """Content of a game. options: the table's options, as JSON Schema.

    names: of an option, of `option:value`, and of `plays:<what a seat may play>`, in words; an id without a name is
    shown as it is.
    """

    id: str
    title: str
    hash: Hash
    scenarios: list[Scenario]
    options: Json
    names: dict[str, str]


class OfferedGame(Struct, frozen=True):
    """A game. rules: the version of its rules; campaigns: whether its packs can be played as campaigns;
    book: whether its rules can be read in words.
    """

    id: str
    title: str
    rules: int
    seats: SeatCount
    campaigns: bool
    book: bool
    packs: list[OfferedPack]
    languages: tuple[str, ...]


class Catalogue(Struct, frozen=True):
    """All games that can be played here. next: where the next page begins."""

    games: list[OfferedGame]
    next: str | None


PACK_EXAMPLE = OfferedPack(
    PLAYED.pack.id,
    PLAYED.pack.title,
    PACK,
    [Scenario(id=SCENARIO.id, title=SCENARIO.title)],
    {"type": "object", "properties": dict(PLAYED.options)},
    {"difficulty": "Difficulty", "difficulty:easy": "easy"},
)
SEATS = SeatCount(*VIEW.seats)
EXAMPLE = Catalogue([OfferedGame(GAME, PLAYED.title, 1, SEATS, True, True, [PACK_EXAMPLE], LANGUAGES)], None)


@router.get("")
@described("List the games", Answer(EXAMPLE), codes=("malformed-request",))
async def games(service: ServiceDep, lang: Lang = "en") -> Response:
    """Return each game with rules version, packs, scenarios, seats, options as JSON Schema and in words, languages."""

    def listed() -> bytes:
        return encode(Catalogue([game_of(service, game, lang) for game in service.views], None))

    return Response(await to_thread(listed), media_type="application/json")


def game_of(service: Service, game: str, lang: str) -> OfferedGame:
    """Return one game of the catalogue."""
    view, packs = service.views[game], service.packs.catalogue[game]
    return OfferedGame(
        id=game,
        title=view.title(service.boards.messages(game, packs[0], lang)),
        rules=service.tables.games[game].rules,
        seats=SeatCount(*view.seats),
        campaigns=view.game.campaign is not None,
        book=view.book is not None,
        packs=[pack_of(service, game, pack, lang) for pack in packs],
        languages=LANGUAGES,
    )


def pack_of(service: Service, game: str, pack: Pack, lang: str) -> OfferedPack:
    """Return one pack of a game."""
    view, messages = service.views[game], service.boards.messages(game, pack, lang)
    title = messages.say(f"pack-{pack.id}") if f"pack-{pack.id}" in messages else pack.id
    scenarios = [scenario_of(view, one) for one in view.scenarios(pack, messages)]
    names = dict(view.option_names(pack, messages))
    return OfferedPack(pack.id, title, pack.hash, scenarios, dict(view.options(pack)), names)


def scenario_of(view: View, scenario: Mapping[str, Any]) -> Scenario:
    """Return a scenario as its game describes it, and how its guided evening begins, if it has one."""
    guide = view.guide_of(scenario["id"])
    more = {} if guide is None else {"guide": GuidedStart(plays=list(guide.plays))}
    return cast(Scenario, {**scenario, **more})
