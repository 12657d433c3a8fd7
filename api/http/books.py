"""The rules of a game in words: its book, a search in it, and one rule."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import Struct

from api.shared.commands import encode
from api.shared.etag import JSON, digest_tag, unchanged
from api.shared.openapi.description import Answer, described
from api.shared.openapi.examples import GAME
from api.shared.openapi.parameters import Lang
from api.shared.reader import ServiceDep
from projections.book.form import BookChapter, BookRule, BookSection, Heading, Passage
from projections.book.search import QUERY_MAX

router = APIRouter(prefix="/v1/games/{game}/rules", tags=["games"])

CACHED = "public, max-age=3600"
"""A book changes with a release alone."""

GameId = Annotated[str, Path(max_length=60, description="The game.", examples=[GAME])]
RuleId = Annotated[str, Path(max_length=40, description="The rule.", examples=["X-4.9.4"])]
Words = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=QUERY_MAX,
        description="Words or an id; only the rules that hold all of them, the best first.",
        examples=["mine"],
    ),
]


class RuleBook(Struct, frozen=True):
    """A book. With `q`, `found` has at most 20 rules, and the rest is empty; without it, `found` is null."""

    game: str
    language: str
    played: tuple[Passage, ...]
    chapters: tuple[BookChapter, ...]
    found: list[BookRule] | None


class RuleInBook(Struct, frozen=True):
    """A rule with where it stands, the rules to read next, and those around it."""

    game: str
    language: str
    chapter: Heading
    section: Heading
    rule: BookRule
    near: list[Heading]
    before: Heading | None
    after: Heading | None


DRY = BookRule("X-4.9.4", "Mines last", "A mine never runs dry.", None, ("X-4.9.2",))
YIELD = BookRule("X-4.9.2", "What a mine gives", "Mining gives one element of the mine.", None, ())
MINING = BookSection("X-4.9", "Mining", (YIELD, DRY))
DAY = BookChapter("X-4", "The day", (MINING,))
BOOK = RuleBook(GAME, "en", (Passage("The day", ("Each day has three phases.",)),), (DAY,), None)
NEIGHBOUR = Heading(YIELD.id, YIELD.title)
PLACE = RuleInBook(
    GAME, "en", Heading(DAY.id, DAY.title), Heading(MINING.id, MINING.title), DRY, [NEIGHBOUR], NEIGHBOUR, None
)
HEADERS = ("ETag", "Cache-Control")
CODES = ("game-not-found", "no-book", "malformed-request")


@router.get("")
@described("Read a game's rules", Answer(BOOK, headers=HEADERS), codes=CODES, is_conditional=True)
async def rules(game: GameId, service: ServiceDep, request: Request, lang: Lang = "en", q: Words = None) -> Response:
    """Return how the game is played and all its rules by chapter, or the rules that a search finds.

    The words are the service's own, for players; each rule has its id, by which options, refusals, parts of numbers and
    lines of the chronicle name it.
    """
    shelved = service.books.of(game, lang)
    if q is None:
        return cached(request, RuleBook(game, lang, shelved.book.played, shelved.book.chapters, None))
    return cached(request, RuleBook(game, lang, (), (), shelved.search.found(q)))


@router.get("/{rule}")
@described("Read a rule", Answer(PLACE, headers=HEADERS), codes=(*CODES, "rule-not-found"), is_conditional=True)
async def rule(game: GameId, rule: RuleId, service: ServiceDep, request: Request, lang: Lang = "en") -> Response:
    """Return a rule by its id, with its neighbours by name."""
    place = service.books.place(game, lang, rule)
    near = [service.books.place(game, lang, one).rule for one in place.rule.near]
    named = [Heading(one.id, one.title) for one in near]
    answer = RuleInBook(game, lang, place.chapter, place.section, place.rule, named, place.before, place.after)
    return cached(request, answer)


def cached(request: Request, answer: Struct) -> Response:
    """Return an answer that follows from the release alone, or 304."""
    body = encode(answer)
    headers = {"ETag": digest_tag(body), "Cache-Control": CACHED}
    return unchanged(request, headers) or Response(body, 200, headers, JSON)
