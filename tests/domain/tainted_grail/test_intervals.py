"""What works at any time, used outside encounters: between stops, and in a rest. Source: TG-5.5.14."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.fact import Fact
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.items import CardGiven, CardGivenUp
from domain.tainted_grail.facts.rest import MealMissed, UsesDeclined
from domain.tainted_grail.facts.setup import ArenaSurvived
from domain.tainted_grail.facts.tracks import ConditionEnded, Died, Gained, Lost
from domain.tainted_grail.rules.abilities.intervals import USES_MAX
from domain.tainted_grail.tasks.abilities import UseBetween
from domain.tainted_grail.tasks.rest import Rest
from domain.tainted_grail.tasks.setup import GoOn
from tests.domain.tainted_grail.fixtures import Table, at_table, changed, effect, pack_of, state_of
from tests.domain.tainted_grail.world_packs import avalon
from tests.dsl import Scenario

BANDAGE, BINDS = "item:bandage", "use:item:bandage#0"


def any_time(name: str, *effects: Table, **more: Any) -> Table:
    """An item that may be used at any time, by default for itself."""
    return {"id": name, "abilities": [{"when": "any-time", "cost": {"discard": True}, "effects": effects, **more}]}


ITEMS = (
    any_time("bandage", effect("gain", what="health", count=2)),
    any_time("pot", effect("ignore-attack")),
    any_time("once", effect("gain", what="health"), cost={"energy": 1}, limit="encounter"),
    any_time("spring", effect("gain", what="food"), cost={"energy": 1}),
    any_time("well", effect("gain", what="energy"), effect("gain", what="wealth"), cost={"energy": 1}),
    any_time("psalm", effect("gain", what="magic", count={"terror": True})),
    any_time("balm", effect("lose", what="terror")),
)
PACK = pack_of(items=ITEMS)


def group(*characters: str, pack: Pack = PACK, seats: Any = None, **given: dict[str, Any]) -> Scenario:
    """These characters in an arena of one encounter, outside it. given: character -> fields that differ."""
    state = state_of(pack, *characters, seats=seats)
    for name, fields in given.items():
        state = changed(state, name, **fields)
    return at_table(state)


def hurt(*items: str, **more: Any) -> dict[str, Any]:
    return {"health": 3, "energy": 3, "items": items, **more}


def test_tg_5_5_14_a_bandage_is_used_between_stops() -> None:
    scenario = group("beor", beor=hurt(BANDAGE)).when(GoOn(0)).asks(0, BINDS, "pass").then_no(EncounterBegun)
    assert isinstance(scenario.question, UseBetween)
    assert scenario.default() == "pass"

    scenario.answers(0, BINDS).then_includes(
        CardGivenUp("beor", BANDAGE),
        AbilityUsed("beor", "item:bandage#0", None),
        Gained("beor", "health", 2),
        EncounterBegun(scenario.state.encounter.card, "combat", ("beor",), 0),
    )


def test_tg_5_5_14_a_bandage_is_used_before_meals() -> None:
    scenario = group("beor", beor=hurt(BANDAGE, food=1)).when(Rest()).asks(0, BINDS, "pass")
    scenario.answers(0, BINDS).asks(0, "eat:beor", "fast:beor")
    assert scenario.state.characters["beor"].health == 5


def test_tg_5_5_14_the_shipped_bandage_and_tea_help_in_a_rest() -> None:
    given = hurt("item:moss-bandage", "item:willow-tea", "item:smoke-pot", terror=2)
    scenario = group("beor", pack=avalon(), beor=given).when(Rest())
    scenario.asks(0, "use:item:moss-bandage#0", "use:item:willow-tea#0", "pass")


def test_tg_5_5_14_who_gets_a_bandage_may_use_it_before_the_meal() -> None:
    scenario = group("ailei", "beor", ailei={"items": (BANDAGE,)}, beor=hurt()).when(Rest())
    scenario.answers(0, f"give:ailei:beor:{BANDAGE}").answers(1, "accept:ailei")
    scenario.then_includes(CardGiven("ailei", "beor", BANDAGE, face_up=True)).then_no(MealMissed)

    scenario.asks(1, BINDS, "pass").answers(1, BINDS).then_includes(Gained("beor", "health", 2), MealMissed("beor"))


@pytest.mark.rule("TG-5.5.14", "TG-11.1.11")
def test_who_passes_is_asked_again_only_when_something_has_changed_for_it() -> None:
    scenario = group("beor", beor=hurt(BANDAGE, food=1)).when(Rest())
    scenario.answers(0, "pass").then(UsesDeclined(("beor",))).answers(0, "ready:beor").asks(0, "eat:beor", "fast:beor")
    scenario.answers(0, "eat:beor").asks(0, BINDS, "pass").answers(0, "pass").then_includes(ArenaSurvived())


@pytest.mark.rule("TG-5.5.14", "TG-5.4.4")
@pytest.mark.parametrize(
    "given",
    [{"items": (BANDAGE,)}, hurt("item:psalm"), hurt("item:balm"), hurt("item:pot"), hurt("item:once"), hurt()],
    ids=["no room", "an amount of 0", "nothing to lose", "of an encounter", "once in an encounter", "nothing there"],
)
def test_what_would_change_nothing_is_not_asked_for(given: dict[str, Any]) -> None:
    group("beor", beor=given).when(GoOn(0)).then_includes(EncounterBegun("e1", "combat", ("beor",), 0))


@pytest.mark.rule("TG-5.5.14", "TG-5.4.4")
@pytest.mark.parametrize(
    ("item", "given", "gained"),
    [
        ("bandage", {"health": 8}, Gained("beor", "health", 1)),
        ("psalm", {"terror": 1}, Gained("beor", "magic", 1)),
        ("balm", {"terror": 1}, Lost("beor", "terror", 1)),
    ],
)
def test_what_would_change_the_least_is_asked_for(item: str, given: dict[str, Any], gained: Fact) -> None:
    scenario = group("beor", beor={"items": (f"item:{item}",), **given}).when(GoOn(0))
    scenario.asks(0, f"use:item:{item}#0", "pass").answers(0, f"use:item:{item}#0").then_includes(gained)


def test_tg_5_5_14_any_number_of_times() -> None:
    scenario = group("beor", beor=hurt("item:spring", energy=2)).when(GoOn(0))
    scenario.answers(0, "use:item:spring#0", "use:item:spring#0").then_includes(Gained("beor", "food", 1))
    assert scenario.state.characters["beor"].resources["food"] == 2
    assert scenario.state.encounter is not None, "no Energy is left to pay with"

    endless = group("beor", beor=hurt("item:well")).when(GoOn(0))
    endless.answers(0, *["use:item:well#0"] * USES_MAX).then_includes(EncounterBegun("e1", "combat", ("beor",), 0))


def test_tg_5_5_14_all_who_could_use_something_are_asked_at_once() -> None:
    scenario = group("ailei", "beor", ailei=hurt("item:spring"), beor=hurt(BANDAGE)).when(GoOn(0))
    scenario.asks(0, "use:item:spring#0", "pass").asks(1, BINDS, "pass").answers(1, "pass").asks(0)
    assert scenario.question.seats == (0,)
    scenario.answers(0, "use:item:spring#0", "pass").then_includes(EncounterBegun("e1", "combat", ("ailei", "beor"), 0))


@pytest.mark.rule("TG-5.5.14", "TG-7.4.7", "TG-5.16.14")
def test_a_lone_character_that_is_dying_rises_by_it_and_meets_what_comes() -> None:
    scenario = group("beor", beor={"health": 0, "energy": 0, "conditions": ("dying",), "items": (BANDAGE,)})
    scenario.when(GoOn(0)).answers(0, BINDS).then_includes(
        ConditionEnded("beor", "dying"), EncounterBegun("e1", "combat", ("beor",), 0)
    )


@pytest.mark.rule("TG-5.5.14", "TG-5.16.9")
def test_or_rises_before_the_meal_that_it_would_die_without() -> None:
    scenario = group("beor", beor={"health": 0, "energy": 0, "conditions": ("dying",), "items": (BANDAGE,)})
    scenario.when(Rest()).answers(0, BINDS).then_includes(MealMissed("beor"), ArenaSurvived()).then_no(Died)
