"""The index of rules is what code and tests say today, and leaves nothing out."""

from __future__ import annotations

import re

import pytest

from domain.kernel.game import Game
from domain.kernel.registry import QUESTIONS, RULES
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.game import TAINTED_GRAIL
from tests.rule_index import ROOT, SUBJECTS, Subject, ids_in, readme, rows, text_of

GAMES = tuple(zip(SUBJECTS, (MATERIA_PRIMA, TAINTED_GRAIL), strict=True))

every_game = pytest.mark.parametrize(("subject", "game"), GAMES, ids=[one.folder for one in SUBJECTS])


@every_game
def test_it_is_up_to_date(subject: Subject, game: Game) -> None:
    assert subject.readme.read_text("utf-8") == readme(subject), "run `make rule-index`"


@every_game
def test_every_rule_with_a_test_is_in_it(subject: Subject, game: Game) -> None:
    mark = subject.mark
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    tested = {".".join(numbers) for numbers in re.findall(rf"def test_{mark.lower()}_(\d+)_(\d+)_(\d+)_", sources)}
    lines = subject.readme.read_text("utf-8")
    indexed = dict(re.findall(rf"^\| {mark}-([\d.]+) \|.*\| ([^|]*) \|$", lines, re.MULTILINE))

    assert len(tested) > 100
    assert {id for id in tested if not indexed.get(id)} == set()


@every_game
def test_every_registered_rule_is_in_it_with_its_own_function(subject: Subject, game: Game) -> None:
    tasks = set(game.tasks)
    registered = {(one.id, one.apply.__name__) for task, one in RULES.items() if task in tasks}
    registered |= {(one.id, one.options.__name__) for task, one in QUESTIONS.items() if task in tasks}
    indexed = {text_of(row.id, subject.mark): row.code for row in rows(subject)}

    assert len(registered) > 50
    for id in {id for id, _ in registered}:
        code = indexed[id]
        assert code is not None and (id, code.name) in registered


@every_game
def test_every_line_says_something_and_stands_in_a_chapter(subject: Subject, game: Game) -> None:
    assert [text_of(row.id, subject.mark) for row in rows(subject) if not row.says] == []
    assert {row.id[0] for row in rows(subject)} <= subject.chapters.keys()


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Source: MP-4.2.1 to 4.2.3, 5.1.1.", ["MP-4.2.1", "MP-4.2.2", "MP-4.2.3", "MP-5.1.1"]),
        ("Source: MP-2.1.21,\n    2.1.22; see MP-3.1.1 and 3.2.1", ["MP-2.1.21", "MP-2.1.22", "MP-3.1.1", "MP-3.2.1"]),
        ("A chapter is no rule. Source: MP-8.3, MP-4.1 to 4.6.", []),
    ],
)
def test_a_text_names_rules(text: str, ids: list[str]) -> None:
    assert [text_of(id, "MP") for id in ids_in(text, "MP")] == ids
