"""What players ask, answered from the books: each question leads to a rule that answers it in two steps."""

import re
from functools import cache

import pytest

from projections.book.search import Index
from projections.catalogue import CATALOGUE
from tests.projections.book.sentences import SENTENCE_MAX, SENTENCES

QUESTIONS = 10
"""How many questions a book answers."""
SEEN_AT_ONCE = 5
"""How many of the rules found are seen without scrolling: search, then choose one of these."""
FIRST, NEWCOMERS_ASK = 3, 15
"""Among how many rules found a newcomer's question has its answer; how many such questions a book has at least."""
GAMES = [game for game, (_, view) in CATALOGUE.items() if view.book]
BOOKS = pytest.mark.parametrize(("game", "language"), [(game, lang) for game in GAMES for lang in ("en", "de")])
ASKED_OTHERWISE = [
    ("materia-prima", "en", "who decides for the group", "MP-2.1.10"),
    ("materia-prima", "en", "Do homunculi use my equipment?", "MP-2.4.3"),
    ("materia-prima", "en", "undo", "MP-2.1.15"),
    ("materia-prima", "en", "are homunculi allowed to buy", "MP-4.7.7"),
    ("materia-prima", "en", "what is the bell for", "MP-4.4.1"),
    ("materia-prima", "de", "Was kostet ein Turmausbau?", "MP-4.17.2"),
    ("materia-prima", "de", "Wer beginnt?", "MP-4.7.1"),
    ("materia-prima", "de", "Wen jagen Inquisitoren?", "MP-4.20.1"),
    ("tainted-grail", "en", "no food left, what now", "TG-4.6.5"),
    ("tainted-grail", "de", "Wie werde ich geheilt?", "TG-4.6.4"),
    ("tainted-grail", "en", "how far does the light of a menhir reach", "TG-5.9.6"),
    ("tainted-grail", "en", "Can I use items while dying?", "TG-5.16.3"),
    ("tainted-grail", "de", "Wann ist ein Charakter wahnsinnig?", "TG-5.1.13"),
    ("tainted-grail", "de", "Was macht die Gruppe, wenn wir uns nicht einig sind?", "TG-4.5.2"),
]
"""Questions of other words than those in the book, with a rule that answers each."""


@cache
def index(game: str, language: str) -> Index:
    return Index(CATALOGUE[game][1].book()[language], language)  # type: ignore[misc]


@BOOKS
def test_each_question_finds_a_rule_that_answers_it_in_two_steps(game: str, language: str) -> None:
    book = CATALOGUE[game][1].book()[language]  # type: ignore[misc]
    search = index(game, language)
    found = {one.question: {rule.id for rule in search.found(one.question)[:SEEN_AT_ONCE]} for one in book.questions}

    assert len(found) == QUESTIONS
    assert {
        one.question for one in book.questions if not found[one.question] & {rule.id for rule in one.rules}
    } == set()


@BOOKS
def test_what_newcomers_ask_finds_a_rule_that_answers_it_among_the_first_three(game: str, language: str) -> None:
    asked = CATALOGUE[game][1].book()[language].asked  # type: ignore[misc]
    found = {one.question: [rule.id for rule in index(game, language).found(one.question)[:FIRST]] for one in asked}

    assert len(found) >= NEWCOMERS_ASK
    assert {one.question: found[one.question] for one in asked if not set(one.rules) & set(found[one.question])} == {}


@pytest.mark.parametrize(("game", "language", "question", "rule"), ASKED_OTHERWISE)
def test_other_questions_are_answered_as_fast(game: str, language: str, question: str, rule: str) -> None:
    assert rule in [one.id for one in index(game, language).found(question)[:SEEN_AT_ONCE]]


@BOOKS
def test_questions_and_answers_are_short_and_complete(game: str, language: str) -> None:
    book = CATALOGUE[game][1].book()[language]  # type: ignore[misc]
    told = [*(one.answer for one in book.questions), *(one.text for one in book.words)]

    assert [one.question for one in book.questions if not one.question.endswith("?")] == []
    assert [one for one in told if not re.search(r"[.!]$", one)] == []
    assert [one for text in told for one in SENTENCES.split(text) if len(one.split()) >= SENTENCE_MAX] == []
