"""The rules of a game in words: its book, a search in it, one rule, and the words of the game."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import Struct

from api.service.books import Encoded
from api.shared.commands import encode
from api.shared.etag import encoded, released
from api.shared.openapi.description import Answer, described
from api.shared.openapi.examples import GAME
from api.shared.openapi.parameters import Lang
from api.shared.reader import PayerDep, ServiceDep
from projections.book.form import BookChapter, BookQuestion, BookRule, BookSection, BookWord, Heading, Passage
from projections.book.marking import named_in
from projections.book.search import QUERY_MAX

router = APIRouter(prefix="/v1/games/{game}", tags=["games"])


GameId = Annotated[str, Path(max_length=60, description="The game.", examples=[GAME])]
RuleId = Annotated[str, Path(max_length=40, description="The rule.", examples=["X-4.9.4"])]
Words = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=QUERY_MAX,
        description="Words, an id or a question: only the rules that the search finds, the best first.",
        examples=["mine"],
    ),
]


class RuleBook(Struct, frozen=True):
    """A book. With `q`, `found` has at most 20 rules, and the rest is empty; without it, `found` is null.

    questions: what players ask, with the rules that answer it; words: those of the game, and what they mean.
    """

    game: str
    language: str
    played: tuple[Passage, ...]
    chapters: tuple[BookChapter, ...]
    questions: tuple[BookQuestion, ...]
    words: tuple[BookWord, ...]
    found: list[BookRule] | None


class GameWords(Struct, frozen=True):
    """The words of a game and what they mean.

    names: names on open cards that have such a word in them, where it is not meant.
    """

    game: str
    language: str
    words: tuple[BookWord, ...]
    names: list[str]


class RuleInBook(Struct, frozen=True):
    """A rule with where it stands, the rules to read next, and those around it.

    words: those of the game that its text and its example name, in their order.
    """

    game: str
    language: str
    chapter: Heading
    section: Heading
    rule: BookRule
    near: list[Heading]
    words: list[BookWord]
    before: Heading | None
    after: Heading | None


DRY = BookRule("X-4.9.4", "Mines last", "A mine never runs dry.", None, ("X-4.9.2",))
YIELD = BookRule("X-4.9.2", "What a mine gives", "Mining gives one element of the mine.", None, ())
MINING = BookSection("X-4.9", "Mining", (YIELD, DRY))
DAY = BookChapter("X-4", "The day", (MINING,))
NEIGHBOUR = Heading(YIELD.id, YIELD.title)
QUESTION = BookQuestion("What does a mine give?", "One element of its kind.", (NEIGHBOUR,))
MINE = BookWord("mine", "mine", "A hex that gives elements.", ("mine", "mines"), (NEIGHBOUR,), ("pit",))
PLAYED = Passage("The day", ("Each day has three phases.",))
BOOK = RuleBook(GAME, "en", (PLAYED,), (DAY,), (QUESTION,), (MINE,), None)
WORDS = GameWords(GAME, "en", (MINE,), ["The Black Mine"])
PLACE = RuleInBook(
    GAME, "en", Heading(DAY.id, DAY.title), Heading(MINING.id, MINING.title), DRY, [NEIGHBOUR], [MINE], NEIGHBOUR, None
)
HEADERS = ("ETag", "Cache-Control")
WORDS_CODES = ("game-not-found", "malformed-request")
CODES = (*WORDS_CODES, "no-book")


@router.get("/rules")
@described("Read a game's rules", Answer(BOOK, headers=HEADERS), codes=CODES, is_conditional=True)
async def rules(
    game: GameId, service: ServiceDep, request: Request, payer: PayerDep, lang: Lang = "en", q: Words = None
) -> Response:
    """Return how the game is played and all its rules by chapter, or the rules that a search finds.

    The words are the service's own, for players; each rule has its id, by which options, refusals, parts of numbers and
    lines of the chronicle name it. A search takes words, an id or a question.
    """

    def answer() -> Encoded:
        book, search = service.books.of(game, lang)
        if q is None:
            return in_json(RuleBook(game, lang, book.played, book.chapters, book.questions, book.words, None))
        return in_json(RuleBook(game, lang, (), (), (), (), search.found(q)))

    key = ("book", game, lang) if q is None else ("found", game, lang, q)
    return released(request, await service.books.answer(payer, key, answer))


@router.get("/rules/{rule}")
@described("Read a rule", Answer(PLACE, headers=HEADERS), codes=(*CODES, "rule-not-found"), is_conditional=True)
async def rule(
    game: GameId, rule: RuleId, service: ServiceDep, request: Request, payer: PayerDep, lang: Lang = "en"
) -> Response:
    """Return a rule by its id, with its neighbours by name, and with the words of the game that it names."""

    def answer() -> Encoded:
        place = service.books.place(game, lang, rule)
        near = [service.books.place(game, lang, one).rule for one in place.rule.near]
        named = [Heading(one.id, one.title) for one in near]
        text = f"{place.rule.text}\n{place.rule.example or ''}"
        words = [one.word for one in named_in(text, service.books.of(game, lang).book.words)]
        around = (place.before, place.after)
        return in_json(RuleInBook(game, lang, place.chapter, place.section, place.rule, named, words, *around))

    return released(request, await service.books.answer(payer, ("rule", game, lang, rule), answer))


@router.get("/words")
@described("Read a game's words", Answer(WORDS, headers=HEADERS), codes=WORDS_CODES, is_conditional=True)
async def words(game: GameId, service: ServiceDep, request: Request, payer: PayerDep, lang: Lang = "en") -> Response:
    """Return what the words of the game mean, with their forms, by which a client finds them in texts.

    A form that begins with a small letter may begin with a capital one at the beginning of a sentence. A game without a
    book has no words.
    """

    def answer() -> Encoded:
        return in_json(GameWords(game, lang, service.books.words(game, lang), service.books.names(game, lang)))

    return released(request, await service.books.answer(payer, ("words", game, lang), answer))


def in_json(answer: Struct) -> Encoded:
    """Return an answer as it is sent."""
    return encoded(encode(answer))
