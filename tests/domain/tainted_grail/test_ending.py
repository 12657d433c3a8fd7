"""How encounters end, and what becomes of cards. Source: TG-6.14."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.kernel.fact import CardsPutUnder
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.cards import PoolChanged
from domain.tainted_grail.facts.encounter import CardsCollected, CharacterLeft, EncounterDecided, EncounterEnded
from domain.tainted_grail.facts.items import CardTurned
from domain.tainted_grail.facts.setup import ArenaLost
from domain.tainted_grail.facts.tracks import ConditionGained, Died, Gained, Lost
from domain.tainted_grail.tasks.encounter import Decide, FetchEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    C2,
    C5,
    ORPHAN,
    Table,
    at_table,
    begun,
    changed,
    effect,
    encounter,
    foe,
    hers,
    pack_of,
    state_of,
)
from tests.domain.tainted_grail.shown import one
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import Scenario

EACH = "participants"
RESULTS: Mapping[str, Table] = {
    "won": effect("win"),
    "lost": effect("fail"),
    "ran-away": effect("run-away"),
    "fled": effect("each", who=EACH, then=[effect("flee")]),
}


def attacked(*row: Table, **more: Any) -> Scenario:
    """Beor alone has laid a card and is about to be attacked so."""
    pack = pack_of(foe("it", *row, **more))
    return begun(encounter("beor", pack=pack, card="it", hands={"beor": (BLANK,)})).answers(0, "lay:0", "stop")


def speaking(pack: Pack, *characters: str, **given: Mapping[str, Any]) -> Scenario:
    """A diplomacy about to begin its first round."""
    return begun(encounter(*characters, pack=pack, card="talk", given=given))


def talk(*reaction: Table, **more: Any) -> Table:
    """The orphan with this reaction in its first stage."""
    stage = {"variable": [], "reactions": [{"effects": list(reaction)}]}
    return {**ORPHAN, "id": "talk", "avoid": None, "ways": [{"id": "only", "stages": [stage]}], **more}


@pytest.mark.rule("TG-6.14.1", "TG-6.14.7")
@pytest.mark.parametrize("result", RESULTS)
def test_whatever_the_result_the_card_goes_under_its_deck_unless_it_is_an_undefeated_guardian(result: str) -> None:
    scenario = attacked(RESULTS[result]).answers(0, "face")
    assert scenario.state.met[-1].result == result
    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey", "it")
    assert scenario.state.journey.guardian is None

    scenario = attacked(RESULTS[result], traits=["guardian"]).answers(0, "face")
    assert scenario.state.met[-1].result == result
    assert (scenario.state.journey.guardian, "it" in scenario.state.piles["encounters/grey"]) == (
        (None, True) if result == "won" else ("it", False)
    )


@pytest.mark.rule("TG-6.10.4", "TG-6.14.2")
@pytest.mark.vector("TV-102")
@pytest.mark.parametrize("result", RESULTS)
def test_a_card_of_a_difficulty_that_is_not_in_play_goes_back_to_the_box(result: str) -> None:
    scenario = attacked(RESULTS[result], difficulty=3).answers(0, "face")
    scenario.then_includes(EncounterEnded(stays=False, boxed=True)).then_no(CardsPutUnder)

    assert scenario.state.box == ("it",)
    assert "it" not in scenario.state.piles["encounters/grey"]


@pytest.mark.rule("TG-6.9.5", "TG-6.12.13", "TG-6.14.2")
def test_avoided_or_lost_to_a_robber_such_a_card_goes_to_the_box_too() -> None:
    state = state_of(pack_of({**ORPHAN, "id": "it", "difficulty": 2, "avoid": {"cost": {"wealth": 1}}}), "ailei")
    scenario = at_table(changed(state, "ailei", wealth=1)).when(FetchEncounter("it")).answers(0, "avoid")
    assert (scenario.state.met[-1].result, scenario.state.box) == ("avoided", ("it",))

    scenario = attacked(effect("damage", count=8), difficulty=2, traits=["robber"]).answers(0, "face")
    assert (scenario.state.met[-1].result, scenario.state.box) == ("lost", ("it",))


def test_an_undefeated_guardian_of_another_difficulty_stays_till_it_is_defeated() -> None:
    scenario = attacked(RESULTS["lost"], difficulty=3, traits=["guardian"]).answers(0, "face")

    assert (scenario.state.journey.guardian, scenario.state.box) == ("it", ())


@pytest.mark.rule("TG-6.14.3", "TG-6.14.10", "TG-6.2.12")
def test_each_takes_all_its_cards_back_and_shuffles_them_who_left_included() -> None:
    won = effect("if", need={"is": "pool", "least": 1}, then=[effect("win")])
    pack = pack_of(foe("it", effect("discard-from-deck", count=2), won))
    hands = {"ailei": (hers(BLANK), hers(BLANK_2)), "beor": (C5, BLANK)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands))
    scenario.answers(0, "activate:ailei").answers(0, "lay:0", "stop", "face", "flee")
    scenario.given(PoolChanged(1)).answers(1, "lay:0", "stop", "face")
    scenario.then_includes(CardsCollected("ailei"), CardsCollected("beor"))

    for name in ("ailei", "beor"):
        pile = f"{name}/combat"
        assert scenario.state.piles[pile] == (f"?{pile}",) * 15
        assert sorted(scenario.state.pools[pile]) == sorted(pack.cards_of(name, "combat", starting=True))


@pytest.mark.rule("TG-6.14.3")
def test_the_cards_of_others_stay_in_the_sequence_until_they_are_collected_too() -> None:
    hands = {"ailei": (hers(BLANK),), "beor": (C5, BLANK)}
    scenario = begun(encounter("ailei", "beor", hands=hands, laid=[("ailei", hers(BLANK_2)), ("beor", C2)]))
    scenario.given(CardsCollected("ailei"))
    assert [card.card for card in scenario.state.encounter.sequence] == [C2]
    scenario.given(CardsCollected("beor"))
    assert scenario.state.encounter.sequence == ()


@pytest.mark.rule("TG-6.14.4", "TG-5.6.2", "TG-5.6.5")
def test_turned_and_packed_cards_are_ready_again() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", items=("item:sword", "item:armour"))
    scenario = at_table(state).when(FetchEncounter("e1")).answers(0, "pack:beor:item:sword", "packed:beor", "keep:beor")
    scenario.given(CardTurned("beor", "item:armour"))
    assert [(o.turned, o.packed) for o in one(scenario, "beor").owned] == [(False, True), (True, False)]

    scenario.answers(0, "flee")
    assert [(o.face_up, o.turned, o.packed) for o in one(scenario, "beor").owned] == [(True, False, False)] * 2


@pytest.mark.rule("TG-6.14.5")
def test_markers_of_the_encounter_are_gone_when_it_is_met_again() -> None:
    pack = pack_of(foe("it", traits=["guardian"], delay=3))
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (C2,)})).given(PoolChanged(3))
    scenario.answers(0, "lay:0", "flee").when(FetchEncounter("it")).answers(0, "keep:beor")

    again = scenario.state.encounter
    assert (again.pool, again.sequence, again.time, again.round) == (0, (), 2, 1)


@pytest.mark.rule("TG-6.14.6")
def test_reward_and_loot_come_before_the_cards_are_collected() -> None:
    scenario = attacked(value=0)
    scenario.then_includes(
        EncounterDecided("won"),
        Gained("beor", "experience", 1),
        Gained("beor", "wealth", 1),
        CardsCollected("beor"),
        EncounterEnded(stays=False, boxed=False),
    )
    assert scenario.state.met[-1].result == "won"


@pytest.mark.rule("TG-6.14.6")
def test_failure_comes_before_the_cards_are_collected() -> None:
    scenario = speaking(pack_of(talk(effect("fail"))), "ailei").answers(0, "none", "face")
    scenario.then_includes(EncounterDecided("lost"), Gained("ailei", "terror", 1), CardsCollected("ailei"))
    assert scenario.state.met[-1].result == "lost"


@pytest.mark.rule("TG-6.14.7")
def test_a_result_once_decided_stays() -> None:
    scenario = attacked(value=0, reward=[effect("fail"), effect("gain", what="food"), effect("run-away")])

    assert [met.result for met in scenario.state.met] == ["won"]
    assert one(scenario, "beor").resources["food"] == 1


@pytest.mark.rule("TG-6.14.8", "TG-6.14.12")
def test_if_all_left_by_dying_it_is_lost() -> None:
    scenario = attacked(effect("damage", count=9)).answers(0, "face")
    scenario.then_includes(ConditionGained("beor", "dying"), CharacterLeft("beor", "dying"), EncounterDecided("lost"))

    assert scenario.state.met[-1].result == "lost"
    assert one(scenario, "beor").resources.get("experience", 0) == 0


@pytest.mark.rule("TG-6.14.12", "TG-6.14.8")
@pytest.mark.parametrize(("first", "last", "result"), [("flee", "die", "lost"), ("die", "flee", "fled")])
def test_the_way_the_last_one_left_decides(first: str, last: str, result: str) -> None:
    pack = pack_of(foe("it", effect("damage", count=9)))
    hands = {"ailei": (hers(BLANK),), "beor": (BLANK,)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands)).answers(0, "activate:ailei")
    for seat, way in enumerate((first, last)):
        scenario.answers(seat, *(("flee",) if way == "flee" else ("lay:0", "stop", "face")))

    assert scenario.state.met[-1].result == result


@pytest.mark.rule("TG-6.8.11", "TG-5.16.13")
def test_a_death_ends_the_arena_in_the_middle_of_an_encounter() -> None:
    section = [effect("damage", count=3), effect("lose", what="health"), effect("gain", what="terror")]
    pack = pack_of(foe("it", opportunity=section))
    weak = {"beor": {"health": 2, "energy": 2}}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", given=weak)).answers(0, "activate:beor")
    scenario.answers(1, "flee").then_includes(
        Lost("beor", "health", 2), ConditionGained("beor", "dying"), Died("beor"), ArenaLost()
    )

    assert scenario.position.agenda == ()
    assert scenario.state.status == "died"
    assert one(scenario, "beor").terror == 0


@pytest.mark.rule("TG-6.14.11", "TG-6.7.6")
def test_failure_is_suffered_by_those_who_are_still_there() -> None:
    wound = effect("damage", count=9)
    fail = effect("each", who="others", then=[effect("fail")])
    scenario = speaking(pack_of(talk(wound, fail, failure=[effect("gain", what="terror", count=2)])), "ailei", "beor")
    scenario.answers(0, "activate:beor").answers(1, "none", "face")

    assert scenario.state.met[-1].result == "lost"
    assert (one(scenario, "ailei").terror, one(scenario, "beor").terror) == (2, 0)


@pytest.mark.rule("TG-6.14.11", "TG-6.14.8")
def test_if_all_left_a_diplomacy_by_dying_nobody_suffers_its_failure() -> None:
    pack = pack_of(talk(effect("each", who=EACH, then=[effect("damage", count=9)])))
    scenario = speaking(pack, "ailei", "beor").answers(0, "activate:ailei").answers(0, "none", "face")

    assert scenario.state.met[-1].result == "lost"
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [0, 0]


@pytest.mark.rule("TG-6.14.11")
def test_who_becomes_dying_by_the_failure_suffers_all_of_it_and_then_leaves() -> None:
    failure = [effect("damage", count=9), effect("gain", what="terror"), effect("lose", what="health")]
    scenario = speaking(pack_of(talk(effect("fail"), failure=failure)), "ailei", "beor").answers(0, "activate:ailei")
    scenario.answers(0, "none", "face")

    assert scenario.state.met[-1].result == "lost"
    assert [(one(scenario, name).conditions, one(scenario, name).terror) for name in ("ailei", "beor")] == [
        (("dying",), 1),
        (("dying",), 1),
    ]
    assert len(scenario.state.met) == 1
    left = [fact for fact in scenario.facts if isinstance(fact, CharacterLeft)]
    assert left == [CharacterLeft("ailei", "dying"), CharacterLeft("beor", "dying")]
    scenario.then_no(Died)


@pytest.mark.rule("TG-6.14.11")
def test_the_lord_of_cinders_frightens_also_whom_he_burns_down() -> None:
    state = state_of(avalon(), "beor")
    scenario = at_table(changed(state, "beor", health=3, energy=3)).when(FetchEncounter("lord-of-cinders"))
    while scenario.state.encounter and scenario.state.encounter.round == 0:
        scenario.answers(0, scenario.default())
    scenario.when(Decide("lost"))

    assert (one(scenario, "beor").health, one(scenario, "beor").terror) == (0, 2)


@pytest.mark.rule("TG-6.14.11")
def test_who_falls_by_one_line_of_the_reward_still_gets_the_others() -> None:
    reward = [effect("lose", what="health", count=9), effect("gain", what="experience"), effect("gain", what="health")]
    scenario = attacked(value=0, reward=reward, loot=[effect("gain", what="wealth")])
    scenario.then_includes(EncounterDecided("won"), Gained("beor", "experience", 1), Gained("beor", "wealth", 1))
    scenario.then_no(CharacterLeft, Died)
    assert one(scenario, "beor").health == 1
