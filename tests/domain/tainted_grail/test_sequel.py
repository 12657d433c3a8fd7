"""Encounters that follow another by order of its text. Source: TG-4.5.24, 5.14, 10.10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Fact
from domain.kernel.position import Position
from domain.tainted_grail.content.checks.following import orders_are_clear, rows_of_encounters_end
from domain.tainted_grail.content.parts import Ability, Content
from domain.tainted_grail.facts.encounter import (
    CharacterLeft,
    EncounterBegun,
    EncounterEnded,
    EncounterOrdered,
    PartyGoesOn,
)
from domain.tainted_grail.facts.setup import ArenaSurvived, StopReached
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.queries.encounter import able
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.encounter import CloseEncounter, Decide
from domain.tainted_grail.tasks.setup import CloseArena, GoOn
from tests.domain.tainted_grail.effects_bench import PAUSE
from tests.domain.tainted_grail.fixtures import Table, changed, effect, encounter, foe, pack_of
from tests.domain.tainted_grail.world_packs import refusal, world
from tests.dsl import Scenario

GREEN = "encounters-green.toml"


def order(*orders: Table, result: Any = "won", left: Sequence[str] = (), given: Sequence[Fact] = ()) -> Scenario:
    """Beor, Ailei and Arev have this result with an enemy that orders others; those who left had fled before.

    given: what happened in it.
    """
    first = foe("it", effect("damage"), reward=[effect("gain", what="experience"), *orders], loot=[])
    pack = pack_of(first, foe("then", colour="green", loot=[]), foe("next", colour="green", loot=[]))
    scenario = encounter("beor", "ailei", "arev", pack=pack, card="it")
    scenario.given(*given, *(CharacterLeft(one, "fled") for one in left))
    scenario.position = Position(scenario.state, (CloseEncounter(), CloseArena()))
    return scenario.when(Decide(result))


def met(scenario: Scenario) -> list[tuple[str, tuple[str, ...]]]:
    """The encounters that began, and who was in them."""
    return [(one.card, one.participants) for one in scenario.facts if isinstance(one, EncounterBegun)]


@pytest.mark.rule("TG-6.14.6")
def test_it_comes_when_the_other_is_over_and_collected() -> None:
    scenario = order(effect("follow-up", meet="then"))
    scenario.then_includes(*(Gained(one, "experience", 1) for one in ("ailei", "arev", "beor")))
    kinds = (EncounterOrdered, EncounterEnded, PartyGoesOn)
    assert [one for one in scenario.facts if isinstance(one, kinds)] == [
        EncounterOrdered(None, 1, "then"),
        EncounterEnded(stays=False, boxed=False),
        PartyGoesOn(("ailei", "arev", "beor")),
    ]
    assert met(scenario) == [("then", ("ailei", "arev", "beor"))]
    assert "it" in scenario.state.piles["encounters/grey"]


@pytest.mark.rule("TG-5.14.7")
def test_one_is_drawn_or_chosen_of_several() -> None:
    assert [one for one, _ in met(order(effect("follow-up", draw="green")))] in (["then"], ["next"])
    scenario = order(effect("follow-up", draw="green", of=2)).asks(0, "meet:then", "meet:next")
    assert scenario.facts.count(EncounterOrdered("green", 2, None)) == 1, "ordered to each it comes once"
    assert met(scenario.answers(0, "meet:next")) == [("next", ("ailei", "arev", "beor"))]


@pytest.mark.rule("TG-6.8.4")
def test_who_has_left_the_party_does_not_meet_it() -> None:
    scenario = order(effect("follow-up", meet="then"), effect("follow-up", meet="next"), left=["beor"])
    assert met(scenario) == [("then", ("ailei", "arev"))]

    scenario.given(CharacterLeft("ailei", "fled"))
    scenario.position = Position(scenario.state, scenario.position.agenda)
    assert able(scenario.state) == ("arev",)
    assert able(changed(scenario.state, "arev", dead=True)) == ()
    assert met(scenario.when(Decide("won"))) == [("next", ("arev",))]


@pytest.mark.rule("TG-5.14.10")
def test_nobody_meets_none_and_an_empty_deck_brings_none() -> None:
    scenario = order(effect("follow-up", draw="purple")).then_includes(ArenaSurvived())
    assert met(scenario) == []
    ordered = EncounterOrdered(None, 1, "then")
    scenario = order(left=["beor", "ailei", "arev"], result="fled", given=[ordered])
    assert met(scenario.then_no(PartyGoesOn)) == []
    assert met(order().then_no(PartyGoesOn)) == []


@pytest.mark.rule("TG-5.16.14")
def test_of_two_orders_the_second_lapses_if_nobody_is_left_by_then() -> None:
    scenario = order(effect("follow-up", meet="then"), effect("follow-up", draw="green"))
    scenario.given(*(CharacterLeft(one, "fled") for one in ("ailei", "arev", "beor")))
    scenario.when(Decide("fled")).then_includes(EncounterEnded(stays=False, boxed=False), ArenaSurvived())
    assert met(scenario) == [] and len(scenario.state.met) == 2


def test_tg_4_5_23_at_the_next_stop_all_are_together_again() -> None:
    scenario = order(effect("follow-up", meet="then"), left=["beor"])
    scenario.position = Position(scenario.state, (CloseEncounter(), GoOn(0), CloseArena()))
    scenario.when(Decide("won")).then_includes(StopReached(0))
    assert [who for _, who in met(scenario)] == [("ailei", "arev", "beor")]
    assert scenario.given(StopReached(2)).state.journey.stop == 2


def test_a_guardian_stays_beside_what_follows_and_two_come_one_after_the_other() -> None:
    lost = {"attack": [{"least": 0, "most": 4, "effects": [effect("follow-up", meet="then")]}], "traits": ["guardian"]}
    first, second = foe("it", **lost), foe("then", colour="green", traits=["guardian"])
    pack = pack_of(first, second, arena=[{"id": "row", "row": [{"draw": "grey"}] * 3}])
    scenario = encounter("beor", pack=pack, card="it").given(EncounterOrdered(None, 1, "then"))
    scenario.position = Position(scenario.state, (CloseEncounter(), PAUSE, CloseArena()))
    scenario.when(Decide("lost"))
    assert (scenario.state.encounter.card, scenario.state.journey.guardian) == ("then", "it")

    scenario.when(Decide("lost"))
    assert (scenario.state.journey.guardian, scenario.state.journey.lurking) == ("it", ("then",))
    scenario.position = Position(scenario.state, (GoOn(0), CloseArena()))
    scenario.when(GoOn(0))
    way = scenario.state.journey
    assert (scenario.state.encounter.card, way.guardian, way.lurking) == (
        "it",
        "then",
        (),
    )
    scenario.when(Decide("won"))
    assert scenario.state.encounter.card == "then"


def reward(effects: str) -> tuple[str, str, str]:
    """Another reward of the first green encounter."""
    return GREEN, r"reward = \[.*?\]\n", f"reward = [{effects}]\n"


@pytest.mark.rule("TG-10.11.5")
def test_no_encounter_follows_itself() -> None:
    for text in ('meet = "lean-fox"', 'draw = "green"'):
        message = refusal("TG-10.11.5", reward(f'{{ do = "tg.follow-up", {text} }}'))
        assert message.startswith("lean-fox could follow itself")


@pytest.mark.rule("TG-5.14.7", "TG-10.11.1")
def test_an_order_names_one_thing_that_is_there() -> None:
    for text, message in (
        ('meet = "bog-adder", draw = "grey"', "one of: draw, meet"),
        ("", "one of: draw, meet"),
        ('meet = "bog-adder", of = 2', "only where something is drawn"),
        ('draw = "grey", of = 5', "possible: up to 4"),
    ):
        comma = ", " if text else ""
        assert message in refusal("TG-5.14.7", reward(f'{{ do = "tg.follow-up"{comma}{text} }}'))
    ability = '{ when = "active", effects = [{ do = "tg.follow-up", draw = "grey" }] }'
    horn = f'\n[[item]]\nid = "horn"\nabilities = [{ability}]\n'
    assert "only an encounter" in refusal("TG-5.14.5", ("items.toml", r"\Z", horn))
    assert "did you mean bog-adder" in refusal("TG-10.11.1", reward('{ do = "tg.follow-up", meet = "bog-adders" }'))


def ordering(one: FollowUp) -> Content:
    """The shipped world, in which the first green encounter and the first item order this."""
    content = world().content
    green = next(place for place, other in enumerate(content.encounters) if other.colour == "green")
    encounters, items = [*content.encounters], [*content.items]
    encounters[green] = replace(encounters[green], reward=(one,))
    items[0] = replace(items[0], abilities=(Ability(when="active", effects=(one,)),))
    return replace(content, encounters=tuple(encounters), items=tuple(items))


def faults_of(content: Content) -> list[tuple[str, str]]:
    """Where what an encounter orders is not clear, and why."""
    return [("/".join(map(str, path)), why) for path, why in orders_are_clear(content) if path[0] == "encounter"]


@pytest.mark.rule("TG-5.14.7", "TG-10.11.1", "TG-10.11.5")
def test_a_fault_is_named_where_it_stands() -> None:
    content = ordering(FollowUp(draw="purple", of=5))
    (place,) = (number for number, one in enumerate(content.encounters) if one.id == "lean-fox")
    why = "of = 5; possible: up to 4, and only where something is drawn"
    assert faults_of(content) == [(f"encounter/{place}/reward/0/of", why)]
    assert faults_of(ordering(FollowUp(draw="purple", of=4))) == []


@pytest.mark.rule("TG-5.14.7", "TG-10.11.1", "TG-10.11.5")
def test_nothing_is_drawn_of_a_colour_that_there_is_not() -> None:
    content = ordering(FollowUp(draw="purple"))
    assert faults_of(content) == []
    content = replace(content, encounters=tuple(one for one in content.encounters if one.colour != "purple"))
    (place,) = (number for number, one in enumerate(content.encounters) if one.id == "lean-fox")
    assert faults_of(content) == [
        (f"encounter/{place}/reward/0/draw", "no encounter is purple; add one, or draw another colour")
    ]


@pytest.mark.rule("TG-5.14.7", "TG-10.11.1", "TG-10.11.5")
def test_what_another_text_orders_is_in_no_row() -> None:
    assert list(rows_of_encounters_end(ordering(FollowUp(meet=world().content.encounters[0].id)))) == []
