"""The game understood at the table: at golden positions everything can be asked, in both languages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from api.service.service import Service
from domain.kernel.chance.seal import knowing
from projections.board.ids import kind_of
from projections.catalogue import CATALOGUE
from projections.patch.pointer import value_at
from tests.api.cli.terminal.answered import answered
from tests.api.http.golden_games import MARKS, ServedTable, served, texts
from tests.golden.positions import games_and_chapters
from tests.golden.record import Golden
from tests.projections.closed.in_reach import things_for
from tests.projections.known_ids import ids_in
from tests.projections.text.grammar import ENGLISH

QUESTIONS = ("actions?all=true", "board?parts=true", "chronicle/since?version=0", "luck?", "forecast?", "chronicle?")
"""What may be done and why not the rest; why each number; what happened since; luck; what comes; what happened."""
WALKED = ("campaign-aborted-2", "undone-2", "died-4", "own-hands-4", "alone", "successor")
"""Golden games and chapters of all kinds: special rules, seeds of players, undo, own hands, a land."""
FURTHER = ("campaign-failure-2", "four-players-2", "solo-2", "success-2", "talked-down-4", "won-3", "mercy", "two")
"""More of them, which are walked only where there is time: with the others more than twenty moments of each game."""
STOPS = 6
"""At how many moments of each all is asked."""
NAMED = [golden for golden in games_and_chapters() if golden.name in WALKED]
AT_LEISURE = [pytest.param(one, marks=pytest.mark.soak) for one in games_and_chapters() if one.name in FURTHER]


Served = tuple[httpx.AsyncClient, Service]


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Served]:
    """A client of a service with all games and frozen packs, and the service."""
    async with served(tmp_path) as both:
        yield both


async def walked(golden: Golden, http: httpx.AsyncClient) -> AsyncIterator[ServedTable]:
    """The table at moments spread over the whole game, the last one too."""
    every, table = max(1, (len(golden.answered) - 1) // (STOPS - 1)), ServedTable(http, golden)
    for number, one in enumerate(golden.answered):
        await table.ask(one.asked)
        if table.is_started and (number % every == 0 or one is golden.answered[-1]):
            yield table


async def told(table: ServedTable, question: str, seat: int | None, language: str) -> Any:
    """An answer, which must be there."""
    sign = "" if question.endswith("?") else "&"
    answer = await table.get(f"{question}{sign}lang={language}", seat)
    assert answer.status_code == 200, (question, seat, answer.text)
    return answer.json()


@pytest.mark.parametrize("golden", [*NAMED, *AT_LEISURE], ids=lambda golden: golden.name)
async def test_field_90_what_is_in_reach_is_open_or_says_why_not_and_all_is_told_in_both_languages(
    golden: Golden, running: Served, tmp_path: Path
) -> None:
    """One walk for all, since it takes long. The terminal tells the same."""
    http, service = running
    count, seen, is_english, lying = 0, 0, False, set[str]()
    async for table in walked(golden, http):
        is_english |= await check_languages(table, count % len(table.tokens))
        seen += await check_reach(table, service)
        lying |= await check_cards(table, count % len(table.tokens), ("en", "de")[count % 2])
        for language in languages_at(golden, count):
            await check_terminal(table, service, count % len(table.tokens), language, tmp_path)
        count += 1
    assert count >= STOPS and is_english and table.ids and lying
    assert seen or golden.name not in ("campaign-aborted-2", "own-hands-4")


def languages_at(golden: Golden, count: int) -> Sequence[str]:
    """In which languages a terminal is asked at a moment: where there is time in both at all, else in one at one."""
    if golden.name in FURTHER:
        return ("en", "de")
    return [("en", "de")[NAMED.index(golden) % 2]] if count == STOPS // 2 else []


async def check_languages(table: ServedTable, of: int) -> bool:
    """A seat and a spectator are told everything in both languages. Whether any of it is in English words."""
    is_english = False
    for seat in (of, None):
        for question in QUESTIONS if seat is not None else QUESTIONS[1:]:
            english, german = [await told(table, question, seat, language) for language in ("en", "de")]
            is_english |= any(map(ENGLISH.search, texts(english)))
            check_words(table, english, "en")
            check_words(table, german, "de")
            assert wordless(english) == wordless(german), question
            if "numbers" in english:
                check_numbers(english)
    return is_english


def check_words(table: ServedTable, answer: Any, language: str) -> None:
    """Every sentence is in its language, and names nothing by an id."""
    (other,) = {*MARKS.values()} - {MARKS[language]}
    for text in spoken(answer):
        assert other not in text, text
        if " " in text:
            assert not re.search(r"[{}]|\bNone\b", text), text
            assert not {*re.findall(r"[a-z0-9]+(?:[-:][a-z0-9]+)+", text)} & table.ids, text
            assert language == "en" or not ENGLISH.search(text), text


def spoken(answer: Any) -> Iterator[str]:
    """All texts in an answer but those that no language changes."""
    if isinstance(answer, dict):
        for name, one in answer.items():
            yield from () if name in SAME else spoken(one)
    else:
        yield from (text for one in answer for text in spoken(one)) if isinstance(answer, list) else texts(answer)


def check_numbers(board: Any) -> None:
    """Each number stands where its path leads, and is the sum of its parts."""
    assert board["numbers"]
    for one in board["numbers"]:
        assert value_at(board, one["path"]) == one["value"] == sum(part["amount"] for part in one["parts"]), one


def wordless(answer: Any) -> Any:
    """An answer without its texts, which is the same in every language."""
    if isinstance(answer, dict):
        return {name: one if name in SAME else wordless(one) for name, one in answer.items()}
    if isinstance(answer, list):
        return [wordless(one) for one in answer]
    return str if isinstance(answer, str) else answer


SAME = ("about", "command", "id", "path", "rule")
"""Names of what no language changes."""


async def check_reach(table: ServedTable, service: Service) -> int:
    """What is in hand or in reach, and cannot be used, says why. How many things there are."""
    seen = 0
    position = service.tables.loaded(table.golden.table).position
    for question in position.questions:
        for seat in question.seats:
            menu = await told(table, "actions?all=true", seat, "en")
            known = knowing(CATALOGUE[table.golden.header.game][0], seat).state(position.state)
            for role, things in things_for(known, question, seat).items():
                is_open = {one["about"][0] for one in menu["actions"] if one["command"]["key"].startswith(role)}
                closed = {one["about"][0]: one["why"] for one in menu["closed"]}
                assert things <= is_open | closed.keys() and all(closed.values())
                seen += len(things)
    return seen


async def check_cards(table: ServedTable, seat: int, language: str) -> set[str]:
    """Every card of an open kind that a board names has a text, and no thing of another kind has. The kinds of those
    that lie there.
    """
    board = await told(table, "board?", seat, language)
    cards = await printed(table, board["pack"], language)
    kinds = CATALOGUE[table.golden.header.game][1].printing.forms.keys()
    lying = {id for id in ids_in(board) if kind_of(id) in kinds}
    assert lying <= cards.keys() and {kind_of(id) for id in cards} == kinds
    check_words(table, [cards[id] for id in lying], language)
    return {kind_of(id) for id in lying}


async def printed(table: ServedTable, pack: str, language: str) -> Any:
    """What is printed on the cards of a pack, by id."""
    answer = await table.http.get(f"/v1/packs/{pack}/cards?lang={language}")
    assert answer.status_code == 200, answer.text
    return answer.json()["cards"]


ASKED = ("?", "w", "i", "s", "l", "f")
"""What is typed at a terminal: why not, why these numbers, what is that, what happened, luck, what comes."""


async def check_terminal(table: ServedTable, service: Service, seat: int, language: str, folder: Path) -> None:
    """A seat at a terminal is told all that a program at it is told."""
    menu, board, since, luck, forecast = [await told(table, one, seat, language) for one in AT_TERMINAL]
    cards = await printed(table, board["pack"], language)
    names = [cards[id]["name"] for id in dict.fromkeys(ids_in(board)) if id in cards][:NAMES]
    numbers = [one for one in board["numbers"] if one["parts"]]
    explained = [[one["label"], *(part["label"] for part in one["parts"]), f"= {one['value']}"] for one in numbers]
    wanted = {
        "?": [one["why"] for one in menu["closed"]],
        "w": [one["label"] for one in numbers],
        **{f"w {place}": explained[place - 1] for place in range(1, len(numbers) + 1, 1 + len(numbers) // EXPLAINED)},
        **{f"i {name}": [name] for name in names},
        "s": [one["text"] for one in since["lines"]],
        "l": luck["notes"],
        "f": [one["text"] for one in forecast["lines"]],
    }
    shown = await answered(table, service.packs, seat, language, folder, [*wanted])
    for line, is_shown in zip(wanted, shown, strict=True):
        for text in wanted[line]:
            assert " ".join(text.split()) in is_shown, line


AT_TERMINAL = ("actions?all=true", "board?parts=true", "chronicle/since?", "luck?", "forecast?")
"""What the terminal tells at the keys `?`, `w` and `i`, `s`, `l`, `f`."""
EXPLAINED, NAMES = 6, 6
"""About how many numbers of a board the terminal explains, and how many cards it is asked about."""


BAD = (
    "lang=fr",
    "lang=en&lang=de",
    "all=maybe",
    "parts=maybe",
    "version=999999",
    "version=-1",
    "at=999999",
    "days=0",
    "x=1",
)
"""Unknown languages and names, a parameter given twice, no truth value, versions and days that do not exist."""


async def test_a_bad_question_is_refused_by_every_answer_and_writes_nothing(running: Served) -> None:
    golden = next(one for one in NAMED if one.name == "died-4")
    table = ServedTable(running[0], golden)
    for one in golden.answered[:12]:
        await table.ask(one.asked)
    before = (await table.get("log", 0)).content
    for question in (one.partition("?")[0] for one in QUESTIONS):
        for query in BAD:
            for seat in (0, None):
                answer = await table.get(f"{question}?{query}", seat)
                is_hidden = seat is None and question == "actions"
                assert answer.status_code in ((401, 422) if is_hidden else (422,)), (question, query, answer.text)
                assert answer.headers["content-type"] == "application/problem+json"
    assert (await table.get("log", 0)).content == before
