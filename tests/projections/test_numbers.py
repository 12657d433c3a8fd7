"""Why is this 4: the derived numbers of a board and their parts, at positions of all golden games."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

import pytest

from projections.numbers import Number, bounded, no_numbers, number, pointer
from projections.patch.pointer import value_at
from projections.text.messages import LANGUAGES, Messages, catalogue
from tests.golden.positions import Sight, named, sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import known_ids
from tests.rule_index import SUBJECTS

EXPLAINED = [golden for golden in kept() if view_of(golden).numbers is not no_numbers]
"""The games of which the numbers are explained."""
EVERY = 5
"""One position of so many is looked at; readers take turns among these too."""


@cache
def proved() -> set[str]:
    """The rules that the games' indexes list with a test: each is in its rulebook."""
    line = re.compile(r"^\| ([A-Z]+-[\d.]+) \|.*\| [^|]+ \|$", re.MULTILINE)
    return {id for subject in SUBJECTS for id in line.findall(subject.readme.read_text("utf-8"))}


def numbers_in(golden: Golden, sight: Sight, language: str) -> list[Number]:
    view = view_of(golden)
    return list(view.numbers(sight.position, named(view, sight.position.state.pack, language)))


def without_words(one: Number) -> tuple[object, ...]:
    """All of a number that is the same in every language."""
    return one.path, one.about, one.value, [(part.amount, part.rule, part.about) for part in one.parts]


@pytest.mark.parametrize("golden", EXPLAINED, ids=lambda golden: golden.name)
def test_field_89_every_total_shows_parts_with_rules_that_add_up_to_it(golden: Golden) -> None:
    """Each path leads to the number in the same board, and each id is that of something open on the table."""
    view, count = view_of(golden), 0
    for sight in islice(sights(golden), 0, None, EVERY):
        board, known = view.board(sight.position, sight.messages), known_ids(sight.position.state)
        english, german = (numbers_in(golden, sight, language) for language in LANGUAGES)
        assert list(map(without_words, english)) == list(map(without_words, german))
        assert len({one.path for one in english}) == len(english)
        for one in (*english, *german):
            assert value_at(board, one.path) == one.value == sum(part.amount for part in one.parts), one
            assert {part.rule for part in one.parts} <= proved(), one
            assert {one.about, *(part.about for part in one.parts)} <= known | {None}, one
            assert one.label and all(part.label for part in one.parts)
            count += 1

    assert count


def test_a_bound_is_said_in_words() -> None:
    english = Messages("en", catalogue("common", "en"))
    assert bounded(english, "least:0") == "never below 0"
    assert bounded(english, "most:9") == "never above 9"
    assert bounded(english, "event-8") is None


def test_a_path_is_a_pointer() -> None:
    assert pointer(["strengths", "a/b~c", 0]) == "/strengths/a~1b~0c/0"
    assert number(("points",), None, "Points", ()) == Number("/points", None, "Points", 0, ())
