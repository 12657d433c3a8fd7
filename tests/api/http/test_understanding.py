"""The game understood at the table: at golden positions everything can be asked, in both languages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from api.service.service import Service
from domain.kernel.chance.seal import knowing
from projections.catalogue import CATALOGUE
from projections.patch.pointer import value_at
from tests.api.http.golden_games import MARKS, ServedTable, served, texts
from tests.golden.positions import games_and_chapters
from tests.golden.record import Golden
from tests.projections.closed.in_reach import things_for
from tests.projections.text.grammar import ENGLISH

QUESTIONS = ("actions?all=true", "board?parts=true", "chronicle/since?version=0", "luck?", "forecast?", "chronicle?")
"""What may be done and why not the rest; why each number; what happened since; luck; what comes; what happened."""
WALKED = ("campaign-aborted-2", "undone-2", "died-4", "own-hands-4", "alone", "successor")
"""Golden games and chapters of all kinds: special rules, seeds of players, undo, own hands, a land."""
STOPS = 6
"""At how many moments of each all is asked."""
NAMED = [golden for golden in games_and_chapters() if golden.name in WALKED]


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


@pytest.mark.parametrize("golden", NAMED, ids=lambda golden: golden.name)
async def test_field_90_what_is_in_reach_is_open_or_says_why_not_and_all_is_told_in_both_languages(
    golden: Golden, running: Served
) -> None:
    """One walk for both, since it takes long."""
    http, service = running
    count, seen, is_english = 0, 0, False
    async for table in walked(golden, http):
        is_english |= await check_languages(table, count % len(table.tokens))
        seen += await check_reach(table, service)
        count += 1
    assert count >= STOPS and is_english and table.ids
    assert seen or golden.name not in ("campaign-aborted-2", "own-hands-4")


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
    for text in texts(answer):
        assert other not in text, text
        if " " in text:
            assert not re.search(r"[{}]|\bNone\b", text), text
            assert not {*re.findall(r"[a-z0-9]+(?:[-:][a-z0-9]+)+", text)} & table.ids, text
            assert language == "en" or not ENGLISH.search(text), text


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
