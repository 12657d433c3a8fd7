"""Why is this 4: the derived numbers of a board and their parts, at positions of all golden games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import chain, islice
from typing import Any

import pytest

from domain.kernel.position import Position
from domain.tainted_grail.state import Change
from projections.materia_prima.view import GAME_VIEW as PRIMA
from projections.numbers import Number, PastAction, bounded, number, pointer
from projections.patch.pointer import value_at
from projections.tainted_grail.view import GAME_VIEW as GRAIL
from projections.text.messages import LANGUAGES, Messages, catalogue
from projections.view import View
from tests.domain.materia_prima.packs import inquisition
from tests.domain.tainted_grail.fixtures import C2, begun, changed, encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.golden.positions import games_and_chapters, named, past_of, sights, view_of
from tests.golden.record import Golden
from tests.projections.known_ids import known_ids
from tests.projections.materia_prima.whole_games import random_game
from tests.projections.tainted_grail.worded import messages_of, played
from tests.rule_index import SUBJECTS

EVERY = 5
"""One position of so many is looked at; readers take turns among these too."""


@cache
def proved() -> set[str]:
    """The rules that the games' indexes list with a test: each is in its rulebook."""
    line = re.compile(r"^\| ([A-Z]+-[\d.]+) \|.*\| [^|]+ \|$", re.MULTILINE)
    return {id for subject in SUBJECTS for id in line.findall(subject.readme.read_text("utf-8"))}


def without_words(one: Number) -> tuple[object, ...]:
    """All of a number that is the same in every language."""
    return one.path, one.about, one.value, [(part.amount, part.rule, part.about) for part in one.parts]


def assert_explained(
    view: View, position: Position[Any], words: Sequence[Messages], past: Sequence[PastAction] = ()
) -> set[str]:
    """Each path leads to the number in the same board, each id is that of something open on the table.

    Returns the rules of all parts. words: the messages of every language; past: the actions that led there.
    """
    board, known = view.board(position, words[0]), known_ids(position.state)
    told = [list(view.numbers(position, messages, past)) for messages in words]
    assert all(list(map(without_words, numbers)) == list(map(without_words, told[0])) for numbers in told)
    assert len({one.path for one in told[0]}) == len(told[0])
    for one in chain.from_iterable(told):
        assert value_at(board, one.path) == one.value == sum(part.amount for part in one.parts), one
        assert {one.about, *(part.about for part in one.parts)} <= known | {None}, one
        assert one.label and all(part.label for part in one.parts)
    return {part.rule for one in told[0] for part in one.parts}


@pytest.mark.parametrize("golden", games_and_chapters(), ids=lambda golden: golden.name)
def test_field_89_every_total_shows_parts_with_rules_that_add_up_to_it(golden: Golden) -> None:
    view, rules = view_of(golden), set[str]()
    for action, sight in islice(enumerate(sights(golden)), 0, None, EVERY):
        words = [named(view, sight.position.state.pack, language) for language in LANGUAGES]
        past = list(past_of(golden, action)) if getattr(sight.position.state, "encounter", None) else []
        rules |= assert_explained(view, sight.position, words, past)

    assert rules and rules <= proved()


def test_numbers_under_special_rules_add_up_too() -> None:
    rules = set[str]()
    for scenario in ("burning-of-books", "iron-legate"):
        words = [PRIMA.messages_of(inquisition(), language) for language in LANGUAGES]
        for step in islice(random_game(inquisition(), 3, 2, rich=True, scenario=scenario), 0, 200, 40):
            rules |= assert_explained(PRIMA, step.before, words)

    assert "MP-0.1.1" in rules and rules <= proved()


def test_numbers_of_rare_encounters_add_up_too() -> None:
    words = [messages_of(wild(), language) for language in LANGUAGES]
    rules = [assert_explained(GRAIL, step.before, words) for step in islice(played(2, 3), 0, None, 3)]

    assert set().union(*rules) <= proved()


def test_a_bound_is_said_in_words() -> None:
    english = Messages("en", catalogue("common", "en"))
    assert bounded(english, "least:0") == "never below 0"
    assert bounded(english, "most:9") == "never above 9"
    assert bounded(english, "event-8") is None


def test_a_path_is_a_pointer() -> None:
    assert pointer(["strengths", "a/b~c", 0]) == "/strengths/a~1b~0c/0"
    assert number(("points",), None, "Points", ()) == Number("/points", None, "Points", 0, ())


def fight(language: str, **changes: object) -> dict[str, Number]:
    """The numbers of a fight against the enemy of the fixtures in which Beor has laid one card, by their paths."""
    scenario = begun(encounter("beor", pack=wild(), hands={"beor": (C2,)}, decks={"beor": 3})).answers(0, "lay:0")
    state = changed(scenario.state, "beor", **changes)
    return {
        one.path: one for one in GRAIL.numbers(Position(state, scenario.position.agenda), messages_of(wild(), language))
    }


def test_an_attribute_has_markers_skill_cards_and_changes_and_never_falls_below_0() -> None:
    change = Change("caution", -3, "encounter")
    caution = fight("en", attributes={"caution": 1}, skills=(2,), changes=(change,))["/characters/0/attributes/3/value"]

    assert (caution.label, caution.value, caution.about) == ("Beor: Caution", 0, "attribute:beor/caution")
    assert [(part.label, part.amount, part.rule, part.about) for part in caution.parts] == [
        ("markers", 1, "TG-5.2.2", "attribute:beor/caution"),
        ("until the end of the encounter", -3, "TG-6.3.25", None),
        ("never below 0", 2, "TG-5.2.2", None),
    ]


def test_energy_ends_where_health_does() -> None:
    end = fight("de", health=3)["/characters/0/tracks/0/end"]

    assert (end.label, end.value) == ("Beor: Energie höchstens", 3)
    assert [(part.label, part.amount, part.about) for part in end.parts] == [
        ("Leiste auf dem Spielertableau", 9, "holding:beor/energy"),
        ("nicht mehr als die Gesundheit", -6, "holding:beor/health"),
    ]
