"""Checks: victory, defeat, stages, reward and loot. Source: TG-6.7."""

from typing import Any

import pytest

from domain.kernel.fact import CardsPutUnder
from domain.tainted_grail.facts.cards import ChargesChanged, HandGrew, MarkerMoved, PoolChanged, StageWon, TimeChanged
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, WayChosen
from domain.tainted_grail.facts.rounds import AttackBegun, AttackRead, CharacterActivated, OpportunityTaken, RoundBegun
from domain.tainted_grail.facts.tracks import Gained, Lost
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    ENEMY,
    ORPHAN,
    Table,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import fight, hand, has, row
from tests.dsl import Scenario

WORD = "D12/25-G"


def won(scenario: Scenario) -> str | None:
    """How the encounter that is over ended; None while it goes on."""
    return scenario.state.met[-1].result if scenario.state.encounter is None else None


def combat(*characters: str, pool: int, pack: Any = None, against: str = "e1") -> Scenario:
    """The first of these is active against an enemy, with so many markers in the pool and a blank card in hand."""
    letters = {"ailei": "G", "beor": "U", "arev": "Y", "maggot": "B"}
    hands = {one: (BLANK.replace("-U", f"-{letters[one]}"),) for one in characters}
    scenario = begun(encounter(*characters, card=against, pack=pack, hands=hands)).given(PoolChanged(pool))
    return scenario.answers(0, f"activate:{characters[0]}") if len(characters) > 1 else scenario


def talk(*characters: str, marker: int, pack: Any = None, against: str = "d1", **more: Any) -> Scenario:
    """The first of these is active in a talk, the marker on this space."""
    scenario = begun(encounter(*characters, card=against, pack=pack, **more)).given(MarkerMoved(marker))
    return scenario.answers(0, f"activate:{characters[0]}") if len(characters) > 1 else scenario


def staged(count: int, **more: Any) -> Table:
    """A talk of so many stages; each reaction costs as much Energy as the stage's number."""
    stages = [
        {"variable": [], "reactions": [{"effects": [effect("lose", what="energy", count=number)]}]}
        for number in range(1, count + 1)
    ]
    return ORPHAN | {"id": "staged", "ways": [{"id": "only", "stages": stages}], **more}


@pytest.mark.rule("TG-6.7.1")
@pytest.mark.parametrize(("pool", "result"), [(4, None), (5, "won"), (6, "won")])
def test_combat_is_won_with_the_encounter_value_in_the_pool(pool: int, result: str | None) -> None:
    scenario = combat("beor", pool=pool).answers(0, "lay:0", "stop")
    assert won(scenario) == result


@pytest.mark.rule("TG-6.7.2")
@pytest.mark.vector("TV-76")
def test_an_encounter_without_a_value_is_won_at_the_first_check() -> None:
    easy = {key: part for key, part in ENEMY.items() if key != "value"} | {"id": "easy"}
    laid = combat("beor", pool=0, pack=pack_of(easy), against="easy").answers(0, "lay:0").answers(0, "stop")
    laid.then_includes(EncounterDecided("won")).then_no(AttackBegun, OpportunityTaken, Lost)
    none = combat("beor", pool=0, pack=pack_of(easy), against="easy").answers(0, "none")
    drawn = [fact for fact in none.facts if isinstance(fact, HandGrew)]
    none.then_includes(OpportunityTaken("beor"), Lost("beor", "health", 1), *drawn, EncounterDecided("won"))
    none.then_no(AttackBegun)
    assert len(drawn) == 1


@pytest.mark.rule("TG-6.7.3", "TG-6.7.5")
@pytest.mark.vector("TV-95")
@pytest.mark.parametrize("taker", ["ailei", "beor"])
def test_each_gets_the_reward_and_one_the_loot(taker: str) -> None:
    scenario = combat("ailei", "beor", pool=5).answers(0, "lay:0", "stop")
    assert [has(scenario, "experience", one) for one in ("ailei", "beor")] == [1, 1]
    scenario.asks(0, "give:ailei", "give:beor").asks(1, "give:ailei", "give:beor")
    assert scenario.default() == "give:ailei"
    scenario.answers(1, f"give:{taker}").then_includes(Gained(taker, "wealth", 1))
    assert sorted(has(scenario, "wealth", one) for one in ("ailei", "beor")) == [0, 1]


@pytest.mark.rule("TG-6.7.3", "TG-6.7.5")
def test_each_unit_of_the_loot_is_shared_on_its_own() -> None:
    loot = [effect("gain", what="wealth", count=2), effect("draw-items", count=2), effect("gain", what="food")]
    pack = pack_of(ENEMY | {"id": "rich", "loot": loot})
    scenario = combat("ailei", "beor", pool=5, pack=pack, against="rich").answers(0, "lay:0", "stop")
    scenario.answers(0, "give:beor").then(Gained("beor", "wealth", 1))
    scenario.answers(1, "give:ailei").then(Gained("ailei", "wealth", 1))
    scenario.draws("items", "boots").answers(0, "give:ailei").draws("items", "sword").answers(
        1, "give:beor", "keep-down"
    )
    scenario.answers(1, "give:ailei").then_includes(Gained("ailei", "food", 1))
    owned = {name: [card.card for card in scenario.state.characters[name].owned] for name in ("ailei", "beor")}
    assert owned == {"ailei": ["item:boots"], "beor": ["item:sword"]}
    assert won(scenario) == "won"


def test_tg_6_7_5_who_is_alone_gets_all_of_the_loot_at_once() -> None:
    rich = ENEMY | {"id": "rich", "loot": [effect("gain", what="wealth", count=2)]}
    scenario = combat("beor", pool=5, pack=pack_of(rich), against="rich").answers(0, "lay:0", "stop")
    scenario.then_includes(Gained("beor", "wealth", 2))


def test_tg_6_7_4_only_those_still_there_are_rewarded() -> None:
    scenario = combat("ailei", "beor", pool=4).answers(0, "flee").then_includes(CharacterLeft("ailei", "fled"))
    scenario.given(PoolChanged(5)).answers(1, "lay:0", "stop")
    scenario.then_includes(Gained("beor", "experience", 1), Gained("beor", "wealth", 1))
    assert [has(scenario, what, "ailei") for what in ("experience", "wealth")] == [0, 0]


@pytest.mark.rule("TG-6.7.6")
@pytest.mark.vector("TV-107")
def test_the_bottom_space_loses_a_talk_for_each_participant() -> None:
    scenario = talk("ailei", "beor", marker=-4).answers(0, "none")
    scenario.then_includes(
        EncounterDecided("lost"),
        Gained("ailei", "terror", 1),
        Gained("beor", "terror", 1),
        CardsPutUnder(("d1",), "encounters/blue"),
    )
    scenario.then_no(AttackBegun)
    assert (won(scenario), has(scenario, "experience", "ailei")) == ("lost", 0)
    near = talk("ailei", "beor", marker=-3).answers(0, "none").then_includes(AttackBegun("ailei"))
    near.answers(0, "face").then_includes(MarkerMoved(-4), EncounterDecided("lost"))


@pytest.mark.rule("TG-6.7.7", "TG-6.7.8")
def test_the_top_space_wins_the_stage_and_the_turn_is_over_without_a_reaction() -> None:
    scenario = talk("ailei", "beor", marker=4).answers(0, "none").then_includes(StageWon(1), CharacterActivated("beor"))
    scenario.then_no(AttackBegun, AttackRead, EncounterDecided, RoundBegun)
    assert (fight(scenario).stage, fight(scenario).marker) == (1, 0)
    scenario.answers(1, "none", "face").then_includes(AttackRead(-99, 99)).then_no(MarkerMoved)
    alone = talk("ailei", marker=3).answers(0, "none").then_no(StageWon)
    assert fight(alone).marker == 3


def test_tg_6_7_8_a_stage_may_be_won_by_the_check_after_the_reaction() -> None:
    stages: list[Table] = [
        {"variable": [], "reactions": [{"effects": [effect("affinity", count=2)]}]},
        {"variable": [], "reactions": [{"effects": []}]},
    ]
    kind = ORPHAN | {"id": "kind", "ways": [{"id": "only", "stages": stages}]}
    scenario = talk("ailei", marker=2, pack=pack_of(kind), against="kind").answers(0, "none", "face")
    scenario.then_includes(AttackRead(-99, 99), MarkerMoved(4), StageWon(1), RoundBegun(2))
    assert (fight(scenario).stage, fight(scenario).marker) == (1, 0)


@pytest.mark.rule("TG-6.7.9")
@pytest.mark.vector("TV-19")
def test_each_stage_needs_its_own_way_to_the_top_and_the_last_one_wins() -> None:
    scenario = talk("ailei", "beor", marker=4).answers(0, "none").then_includes(StageWon(1)).then_no(EncounterDecided)
    scenario.answers(1, "none").then_no(StageWon, EncounterDecided)
    scenario.given(MarkerMoved(4)).answers(1, "face").then_includes(
        EncounterDecided("won"), Gained("ailei", "experience", 1), Gained("beor", "experience", 1)
    )
    assert won(scenario) == "won"


@pytest.mark.rule("TG-6.7.9", "TG-6.7.14")
@pytest.mark.parametrize(("way", "result"), [("long", None), ("short", "won")])
def test_the_last_stage_is_that_of_the_way_that_was_chosen(way: str, result: str | None) -> None:
    stage: Table = {"variable": [], "reactions": [{"effects": []}]}
    ways = [{"id": "long", "stages": [stage, stage]}, {"id": "short", "stages": [stage]}]
    pack = pack_of(ORPHAN | {"id": "split", "ways": ways})
    scenario = begun(encounter("ailei", card="split", pack=pack).given(WayChosen(way), MarkerMoved(4)))
    assert won(scenario.answers(0, "none")) == result


def test_tg_6_7_10_the_loot_of_a_talk_is_shared_as_in_combat() -> None:
    rich = staged(1, loot=[effect("gain", what="food")])
    scenario = talk("ailei", "beor", marker=4, pack=pack_of(rich), against="staged").answers(0, "none")
    scenario.asks(1, "give:ailei", "give:beor").answers(1, "give:beor")
    assert [has(scenario, "food", one) for one in ("ailei", "beor")] == [0, 1]


def test_tg_6_7_11_stages_are_played_in_ascending_number() -> None:
    pack = pack_of(staged(3))
    scenario = talk("ailei", marker=4, pack=pack, against="staged").answers(0, "none").then_includes(StageWon(1))
    scenario.given(MarkerMoved(4)).answers(0, "none").then_includes(StageWon(2))
    scenario.given(MarkerMoved(4)).answers(0, "none").then_includes(EncounterDecided("won"))
    for stage, cost in ((0, 1), (1, 2), (2, 3)):
        scenario = talk("ailei", marker=0, pack=pack, against="staged").given(StageWon(stage))
        scenario.answers(0, "none", "face").then_includes(Lost("ailei", "energy", cost))
        assert has(scenario, "energy", "ailei") == 6 - cost


def test_tg_6_7_12_cards_charges_and_time_markers_stay_when_the_stage_changes() -> None:
    laid = [("ailei", "D3/25-G"), ("ailei", "D4/25-G")]
    scenario = talk("ailei", "beor", marker=4, laid=laid, hands={"ailei": ("D5/25-G",)})
    scenario.given(ChargesChanged("D3/25-G", 2), TimeChanged("D4/25-G", 3)).answers(0, "none")
    scenario.then_includes(StageWon(1), TimeChanged("D4/25-G", 2))
    assert row(scenario) == ("D3/25-G", "D4/25-G")
    assert [(one.charges, one.time) for one in fight(scenario).sequence] == [(2, 0), (0, 2)]
    assert hand(scenario, "ailei") == ("D5/25-G",)


@pytest.mark.rule("TG-6.7.13")
@pytest.mark.parametrize(("first", "then", "end"), [(4, -1, 3), (-4, 2, -2)])
def test_a_marker_that_left_an_end_before_the_check_has_no_effect(first: int, then: int, end: int) -> None:
    shaky = {
        "left": {"a1": gives("affinity", first), "free": gives("affinity", then)},
        "right": {"free": {}},
    }
    pack = pack_of(cards={WORD: shaky})
    scenario = talk("ailei", marker=0, pack=pack, hands={"ailei": (WORD,)}).answers(0, "lay:0")
    scenario.then_includes(MarkerMoved(first), MarkerMoved(end))
    scenario.answers(0, "stop").then_no(StageWon, EncounterDecided)
    assert (fight(scenario).stage, fight(scenario).marker) == (0, end)


def test_tg_6_7_14_an_encounter_without_numbers_has_one_stage() -> None:
    scenario = talk("ailei", marker=4, pack=pack_of(staged(1)), against="staged").answers(0, "none")
    scenario.then_includes(EncounterDecided("won")).then_no(StageWon)
    assert hers(BLANK) in scenario.state.pools["ailei/combat"]
