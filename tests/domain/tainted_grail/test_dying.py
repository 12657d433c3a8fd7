"""Dying, insanity, death. Source: TG-5.16, 6.14.8."""

from typing import Any

import pytest

from domain.kernel.fact import Fact
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterBegun, EncounterDecided, HandGivenBack
from domain.tainted_grail.facts.rest import MealMissed
from domain.tainted_grail.facts.setup import ArenaLost, ArenaSurvived
from domain.tainted_grail.facts.tracks import (
    ConditionEnded,
    ConditionGained,
    DamagePrevented,
    Died,
    EnergyCut,
    Gained,
    Lost,
)
from domain.tainted_grail.queries.items import usable
from domain.tainted_grail.rules.tracks import due
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Damage, Gain, Lose
from domain.tainted_grail.tasks.encounter import DrawEncounter, MeetEncounter
from domain.tainted_grail.tasks.rest import BeginGiving, Rest
from domain.tainted_grail.tasks.setup import GoOn
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    at_table,
    begun,
    changed,
    encounter,
    hers,
    pack_of,
    paused,
    state_of,
)
from tests.dsl import Scenario

DYING: dict[str, Any] = {"health": 0, "energy": 0, "conditions": ("dying",)}
SECRET = {"number": 11, "keywords": ["relic"]}


def hurt(count: int, character: str = "beor") -> Damage:
    return Damage(count=count, at=At(character, "ability"))


def dying(*others: str, pack: Any = None, **fields: Any) -> Scenario:
    """Beor is Dying, outside an encounter."""
    return paused(changed(state_of(pack or pack_of(), "beor", *others), "beor", **DYING, **fields))


@pytest.mark.rule("TG-10.10.1")
def test_an_effect_of_an_encounter_concerns_nobody_who_is_not_in_it() -> None:
    scenario = paused(state_of(pack_of(), "ailei", "beor")).given(EncounterBegun("e1", "combat", ("ailei",), 0))
    scenario.when(hurt(9)).then()


@pytest.mark.rule("TG-5.16.13", "TG-5.17.8")
def test_nothing_becomes_of_the_tracks_of_the_dead() -> None:
    state = changed(state_of(pack_of(), "ailei", "beor"), "beor", health=0, energy=3, terror=9, dead=True)
    assert due(state) is None


@pytest.mark.rule("TG-5.16.3")
def test_a_dying_characters_items_do_not_work_and_its_secrets_do() -> None:
    cards = ("item:armour", "item:boots", "secret:11")
    pack = pack_of(secrets=[SECRET])
    assert usable(dying("ailei", pack=pack, items=cards).state, "beor") == ("secret:11",)
    milder = pack_of(secrets=[SECRET], readings={"dying_items": True})
    assert usable(dying("ailei", pack=milder, items=cards).state, "beor") == cards
    harsher = pack_of(secrets=[SECRET], readings={"solo_dying_items": False})
    assert usable(dying(pack=harsher, items=cards).state, "beor") == ("secret:11",)


@pytest.mark.rule("TG-5.16.1")
@pytest.mark.parametrize("works", [False, True])
def test_what_a_dying_character_can_use_is_said_by_the_pack(works: bool) -> None:
    state = state_of(pack_of(readings={"dying_items": works}), "ailei", "beor")
    dying = changed(state, "beor", health=0, energy=0, conditions=("dying",), items=("item:sword",))
    assert usable(dying, "beor") == (("item:sword",) if works else ())


def test_tg_5_16_3_they_may_be_given_away_and_not_discarded() -> None:
    state = changed(state_of(pack_of(), "beor", "ailei"), "beor", **DYING, items=("item:boots",))
    scenario = at_table(state).when(BeginGiving()).asks(0, "give:beor:ailei:item:boots", "ready:beor")
    scenario.refused("TG-5.16.3", key="discard:beor:item:boots")


def test_tg_5_16_2_the_dying_leave_and_the_others_go_on() -> None:
    scenario = begun(encounter("ailei", "beor", given={"beor": {"health": 1}})).answers(0, "activate:beor")
    scenario.answers(1, "none").then_includes(ConditionGained("beor", "dying"), CharacterLeft("beor", "dying"))
    scenario.asks(0, "none", "flee")
    assert scenario.state.encounter.activation.character == "ailei"


def test_tg_5_16_4_the_dying_have_no_energy() -> None:
    paused(changed(state_of(pack_of(), "beor"), "beor", health=3, energy=3)).when(hurt(3)).then_includes(
        Lost("beor", "health", 3), EnergyCut("beor", 0)
    )
    dying().when(Gain(what="energy", count=4, at=At("beor", "rest"))).then()


@pytest.mark.rule("TG-5.16.5")
@pytest.mark.parametrize("last", [hurt(1), Lose(what="health", at=At("beor", "ability"))])
def test_a_dying_character_that_has_to_lose_health_dies_and_the_arena_is_lost(last: Any) -> None:
    scenario = dying("ailei").when(last).then(Died("beor"), ArenaLost())
    assert scenario.position.agenda == ()
    assert scenario.game.result(scenario.state) == "failure"


def test_tg_5_16_5_what_is_prevented_kills_nobody() -> None:
    soft = {"number": 11, "abilities": [{"when": "damage", "prevent": 2}]}
    scenario = dying("ailei", pack=pack_of(secrets=[soft]), items=("secret:11",))
    scenario.when(hurt(2)).then(DamagePrevented("beor", 2))
    scenario.when(hurt(3)).then_includes(Died("beor"))


def test_tg_5_16_6_the_blow_that_makes_dying_kills_nobody() -> None:
    scenario = paused(changed(state_of(pack_of(), "beor"), "beor", health=1, energy=0)).when(hurt(9))
    scenario.then(Lost("beor", "health", 1), ConditionGained("beor", "dying"))


def test_tg_5_16_7_not_eating_kills_the_dying() -> None:
    state = changed(state_of(pack_of(), "beor", "ailei"), "beor", **DYING)
    scenario = at_table(state).when(Rest()).then_includes(MealMissed("beor"), Died("beor"), ArenaLost())
    assert scenario.state.characters["beor"].dead


def test_tg_5_16_8_eating_saves_the_dying() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", **DYING, food=1)
    scenario = at_table(state).when(Rest()).answers(0, "eat:beor")
    scenario.then_includes(Gained("beor", "health", 1), ConditionEnded("beor", "dying"), ArenaSurvived())


def test_tg_5_16_8_food_of_a_friend_saves_too() -> None:
    state = changed(changed(state_of(pack_of(), "beor", "ailei"), "beor", **DYING), "ailei", food=1)
    scenario = at_table(state).when(Rest()).answers(1, "give:ailei:beor:food").answers(0, "accept:ailei", "eat:beor")
    assert scenario.state.characters["beor"].health == 1


STUBBORN = {"trait": [{"when": "instead", "of": "lose-health", "effects": []}]}


@pytest.mark.rule("TG-5.16.9", "TG-7.4.3")
def test_who_plays_alone_and_cannot_act_after_step_2_dies() -> None:
    pack = pack_of(characters={"beor": STUBBORN})
    alone = at_table(changed(state_of(pack, "beor"), "beor", **DYING)).when(Rest())
    alone.then_includes(MealMissed("beor"), Died("beor"), ArenaLost())
    beside = at_table(changed(state_of(pack, "beor", "ailei"), "beor", **DYING)).when(Rest())
    beside.then_includes(MealMissed("beor"), ArenaSurvived()).then_no(Died)
    assert (alone.state.characters["beor"].dead, beside.state.characters["beor"].dead) == (True, False)


def test_tg_5_16_10_cards_in_the_sequence_stay_hand_and_discard_pile_go_to_the_deck() -> None:
    hands = {"ailei": (hers(BLANK),), "beor": (BLANK, BLANK_2)}
    scenario = begun(encounter("ailei", "beor", hands=hands, given={"beor": {"health": 1}}))
    before = len(scenario.state.piles["beor/combat"])
    scenario.answers(0, "activate:beor").answers(1, "lay:0", "stop", "face")
    scenario.then_includes(ConditionGained("beor", "dying"), HandGivenBack("beor"), CharacterLeft("beor", "dying"))
    assert [one.card for one in scenario.state.encounter.sequence] == [BLANK]
    assert scenario.state.encounter.participants["beor"].hand == ()
    assert len(scenario.state.piles["beor/combat"]) == before + 1
    assert BLANK_2 in scenario.state.pools["beor/combat"]


def test_tg_5_16_13_what_is_still_owed_to_the_dead_lapses() -> None:
    gift = Gain(what="food", at=At("beor", "reward"))
    dying("ailei").when(hurt(1), gift, hurt(1, "ailei")).then(Died("beor"), ArenaLost())


@pytest.mark.rule("TG-5.16.14")
def test_the_dying_take_part_in_no_encounter() -> None:
    scenario = dying("ailei").when(MeetEncounter("e1"))
    scenario.then_includes(EncounterBegun("e1", "combat", ("ailei",), 0))
    dying().when(DrawEncounter("grey")).then()


@pytest.mark.rule("TG-6.14.8", "TG-6.14.11")
def test_if_all_left_by_dying_the_encounter_is_lost() -> None:
    scenario = begun(encounter("beor", given={"beor": {"health": 1}})).answers(0, "none")
    scenario.then_includes(CharacterLeft("beor", "dying"), EncounterDecided("lost"))


@pytest.mark.rule("TG-5.1.23")
def test_insanity_is_gained_in_an_encounter_and_ends_nothing_there() -> None:
    scenario = begun(encounter("beor", given={"beor": {"terror": 7}}))
    scenario.when(Gain(what="terror", at=At("beor", "attack"))).then_includes(ConditionGained("beor", "insane"))
    scenario.asks(0, "none", "flee")


def test_an_arena_has_neither_dreams_nor_travels_for_the_insane() -> None:
    """Who is insane rests and goes on just as the sane do: no disc is tossed, and no Energy is paid."""

    def night(terror: int) -> list[Fact]:
        conditions = ("insane",) if terror == 9 else ()
        state = changed(state_of(pack_of(), "beor"), "beor", terror=terror, conditions=conditions, food=1)
        return at_table(state).when(Rest(), GoOn(0)).answers(0, "eat:beor").facts

    told = night(9)
    assert told == night(3) and any(isinstance(one, EncounterBegun) for one in told)
