"""Right edges that an effect changes. Source: TG-6.3.17, 6.3.18, 10.10."""

from __future__ import annotations

import pytest

from domain.tainted_grail.content.parts import OutHalf
from domain.tainted_grail.facts.cards import CardLaid, EdgeMarked, HandGrew, LastDiscarded, PoolChanged
from domain.tainted_grail.queries.cards import connected, extra_by, marked, open_edge, right_edge
from domain.tainted_grail.state import EdgeMark
from tests.domain.tainted_grail.effects_bench import done
from tests.domain.tainted_grail.fixtures import BLANK, BLANK_2, C1, C3, C4, C8, Table, begun, effect, encounter
from tests.domain.tainted_grail.shown import fight
from tests.dsl import Scenario


def beor(*words: Table, hand: tuple[str, ...] = (C1,), laid: tuple[str, ...] = (), **given: int) -> Scenario:
    """Beor may lay a card beside the enemy, whose edge has Aggression above and the free half, after these effects."""
    scenario = encounter(
        "beor", hands={"beor": hand}, laid=[("beor", one) for one in laid], given={"beor": given}, decks={"beor": 5}
    )
    asked = begun(scenario).position
    done(scenario, *words)
    scenario.position = type(asked)(scenario.state, asked.agenda)
    return scenario


@pytest.mark.rule("TG-6.3.18")
def test_the_next_card_takes_the_bonus_of_a_multiplied_half_as_often() -> None:
    assert fight(beor().answers(0, "lay:0")).pool == 2
    assert fight(beor(effect("multiply", height="free", times=3)).answers(0, "lay:0")).pool == 4
    assert fight(beor(effect("multiply")).answers(0, "lay:0")).pool == 4


@pytest.mark.rule("TG-6.3.18")
def test_of_several_multipliers_the_highest_counts_once() -> None:
    scenario = beor(effect("multiply", height="a1", times=3), effect("multiply", times=2))
    assert open_edge(scenario.state)["a1"] == OutHalf("aggression", times=3)
    assert fight(scenario.answers(0, "lay:0")).pool == 5


@pytest.mark.rule("TG-6.3.18", "TG-6.3.23")
def test_it_concerns_the_open_edge_and_nothing_that_lies_there() -> None:
    scenario = beor(effect("multiply"), laid=(C4,))
    assert [right_edge(scenario.state, place)["free"].times for place in (0, 1)] == [1, 2]
    scenario.answers(0, "lay:0").then_includes(PoolChanged(2))
    assert open_edge(scenario.state)["free"].times == 1


@pytest.mark.rule("TG-6.3.19", "TG-6.3.20")
def test_extra_is_blocked_but_never_multiplied() -> None:
    card = beor().state.pack.cards[C8]
    for word, extra in ((effect("multiply", height="a1"), "free"), (effect("block", height="a1"), None)):
        scenario = beor(word)
        assert extra_by(scenario.state, "beor", card) == extra
    assert fight(beor(effect("multiply", height="a1"), hand=(C8,)).answers(0, "lay:0")).pool == 1


@pytest.mark.rule("TG-6.3.17", "TG-6.3.22")
def test_a_blocked_key_is_connected_but_not_activated() -> None:
    scenario = beor(effect("block", height="a1")).answers(0, "lay:0")
    scenario.then_includes(CardLaid("beor", C1, 0, {"a1": False, "free": True}, "first"), PoolChanged(1))
    assert connected(scenario.state, "aggression") == 1

    scenario = beor(effect("block")).answers(0, "lay:0").then_no(PoolChanged)
    assert fight(scenario).sequence[-1].keys == {"a1": False, "free": False}


@pytest.mark.rule("TG-6.3.17", "TG-6.3.13")
def test_a_blocked_magic_key_asks_for_no_magic() -> None:
    open_ = beor(hand=(C3,), laid=(C1,), magic=1).answers(0, "lay:0")
    assert "pay" in open_.keys(0)
    blocked = beor(effect("block", height="magic"), hand=(C3,), laid=(C1,), magic=1).answers(0, "lay:0")
    assert "pay" not in blocked.keys(0)


@pytest.mark.rule("TG-6.3.24", "TG-5.4.4")
def test_what_was_done_to_an_edge_goes_with_its_card() -> None:
    scenario = beor(effect("multiply", height="a1"))
    scenario.given(CardLaid("beor", C4, None, {}, "effect"), CardLaid("beor", BLANK, None, {}, "effect"))
    done(scenario, effect("multiply", height="free"))
    assert open_edge(scenario.state)["free"].times == 2
    scenario.given(LastDiscarded(BLANK, "beor"))
    assert (open_edge(scenario.state), len(scenario.state.encounter.marks)) == (right_edge(scenario.state, 1), 1)
    scenario.given(CardLaid("beor", BLANK_2, None, {}, "effect"))
    assert open_edge(scenario.state)["free"].times == 1
    scenario.given(LastDiscarded(BLANK_2, "beor"), LastDiscarded(C4, "beor"))
    assert open_edge(scenario.state) == {"a1": OutHalf("aggression", times=2), "free": OutHalf()}
    done(scenario, effect("multiply", height="a3")).then()
    done(scenario, effect("block", height="a3")).then()


@pytest.mark.rule("TG-6.3.18", "TG-6.4.4")
def test_a_drawn_card_is_drawn_as_often() -> None:
    scenario = beor(effect("multiply", height="free"), hand=(C4,)).answers(0, "lay:0")
    assert [len(fact.cards) for fact in scenario.facts if isinstance(fact, HandGrew)] == [1, 1]


@pytest.mark.rule("TG-6.3.17", "TG-6.3.18", "TG-6.3.20")
def test_what_is_printed_as_blocked_stays_so_when_it_is_multiplied() -> None:
    assert marked("a1", OutHalf(block=True, times=3), (EdgeMark(0, "a1", times=2),)) == OutHalf(block=True, times=3)


def test_tg_10_10_a_mark_names_the_height_it_is_for() -> None:
    scenario = beor(effect("multiply", height="free", times=3)).given(EdgeMarked("a1", block=True))
    assert open_edge(scenario.state) == {"a1": OutHalf("aggression", block=True), "free": OutHalf(times=3)}
