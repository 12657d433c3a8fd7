"""What is told in one sentence: the steps of a counter, and what a character gains in a row."""

from __future__ import annotations

from domain.kernel.fact import Entry, Fact
from domain.kernel.position import Position
from domain.tainted_grail.facts.cards import MarkerMoved, PoolChanged
from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.facts.tracks import Gained
from projections.chronicle import tell
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import encounter
from tests.domain.tainted_grail.wild_pack import wild
from tests.projections.tainted_grail.worded import messages_of

WORDS = messages_of(wild(), "en")


def told(*facts: tuple[Fact, str]) -> list[tuple[int, str]]:
    """The lines of a chapter of these facts, each with the rule that states it, by the version of its last fact."""
    before = encounter("beor", "ailei", pack=wild()).given(CharacterActivated("beor")).state
    entries = [Entry(version, 0, 1, 0, rule, fact) for version, (fact, rule) in enumerate(facts, 1)]
    chapter = tell(VIEW, Position(before, ()), entries, action=1, seat=0, at=None, undone=False, messages=WORDS)
    return [(line.v, line.text) for line in chapter.events]


def test_what_rises_step_by_step_is_told_once() -> None:
    pool = [(PoolChanged(count), "TG-6.4.1") for count in (1, 2, 3)]
    marker = [(MarkerMoved(to), "TG-6.4.2") for to in (1, 2)]

    assert told(*pool) == [(3, "The pool rises to 3.")]
    assert told(*marker) == [(2, "The affinity rises to +2.")]


def test_what_a_character_gains_in_a_row_is_one_sentence() -> None:
    gains = (Gained("beor", "experience", 1), Gained("beor", "food", 2), Gained("beor", "food", 1))
    others = Gained("ailei", "experience", 1)

    assert told(*((one, "TG-5.1.9") for one in (*gains, others))) == [
        (3, "Beor gains 3 Food and 1 Experience."),
        (4, "Ailei gains 1 Experience."),
    ]


def test_what_comes_back_to_where_it_was_is_not_told() -> None:
    assert told((PoolChanged(1), "TG-6.4.1"), (PoolChanged(0), "TG-6.4.1")) == []


def test_moves_by_different_rules_or_with_something_between_stay_apart() -> None:
    first, second = (PoolChanged(1), "TG-6.4.1"), (PoolChanged(2), "TG-6.4.1")

    assert [v for v, _ in told(first, (PoolChanged(2), "TG-6.14.1"))] == [1, 2]
    assert [v for v, _ in told(first, (Gained("beor", "food", 1), "TG-5.1.9"), second)] == [1, 2, 3]
