"""The evening of a campaign's day, and its dreams. Source: TG-4.6."""

from typing import Any

import pytest

from domain.kernel.fact import CardsShuffled
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.events import DiscPlaced, DreamRead, EventRevealed, QuestResolved
from domain.tainted_grail.facts.land import LocationSwapped
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.rest import MealEaten, MealMissed, RestBegun
from domain.tainted_grail.facts.tracks import Died, Gained
from domain.tainted_grail.tasks.days import BeginEvening, Dreams
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.events import ReadDream
from tests.domain.tainted_grail.fixtures import changed, effect, foe
from tests.domain.tainted_grail.shown import tracks
from tests.domain.tainted_grail.world.land import Table, figure, land, moved, on_land, revealed, world_of
from tests.dsl import Scenario

DREAMS: list[Table] = [
    {"location": place, "kind": kind, "effects": [effect("gain", what=what)]}
    for place, kind, what in (
        (101, "dream", "magic"),
        (101, "nightmare", "food"),
        (102, "dream", "wealth"),
    )
]


def table(*who: str, given: dict[str, dict[str, Any]] | None = None, **tables: Any) -> Scenario:
    """A campaign with dreams at 101 and 102."""
    pack = land(at_101={"dream": True}, at_102={"dream": True}, dream=DREAMS, **tables)
    state = world_of(pack, *who)
    for name, fields in (given or {}).items():
        state = changed(state, name, **fields)
    return on_land(state)


def evening(given: dict[str, Any], *keys: str, **tables: Any) -> Scenario:
    """An evening of Beor alone, up to its end."""
    scenario = on_land(world_of(land(**tables), "beor"))
    scenario = on_land(changed(scenario.state, "beor", **given)).when(BeginEvening())
    for key in keys:
        while key not in scenario.keys(0):
            scenario.answers(0, scenario.default())
        scenario.answers(0, key)
    return scenario


@pytest.mark.rule("TG-4.6.1", "TG-4.6.25", "TG-4.6.17", "TG-4.1.2")
def test_the_five_steps_come_in_order_and_the_next_day_follows() -> None:
    scenario = on_land(world_of(land(), "beor")).when(BeginEvening())
    steps = [fact for fact in scenario.facts if isinstance(fact, PhaseBegan | DayBegan | RestBegun)]
    assert steps[:7] == [RestBegun(), *(PhaseBegan("evening", n) for n in range(1, 6)), DayBegan(2)]
    shuffles = [fact for fact in scenario.facts if isinstance(fact, CardsShuffled)]
    assert {"beor/combat", "beor/diplomacy"} <= {fact.pile for fact in shuffles}


@pytest.mark.rule("TG-4.6.3", "TG-4.6.4", "TG-4.6.11", "TG-4.6.9")
@pytest.mark.vector("TV-45", "TV-48")
@pytest.mark.parametrize(
    ("before", "after_"),
    [
        ({"health": 6, "terror": 3, "energy": 1, "food": 2}, (5, 7, 2)),
        ({"health": 9, "terror": 0, "energy": 2, "food": 1}, (6, 9, 0)),
        ({"health": 3, "terror": 0, "energy": 1, "food": 1}, (4, 4, 0)),
    ],
)
def test_who_eats_regains_strength(before: dict[str, int], after_: tuple[int, int, int]) -> None:
    scenario = evening(before, "eat:beor").then_includes(MealEaten("beor"))
    assert tracks(scenario) == after_


@pytest.mark.rule("TG-4.6.5", "TG-4.6.10")
@pytest.mark.vector("TV-46", "TV-49")
def test_who_does_not_eat_starts_the_day_exhausted_and_who_has_too_much_energy_loses_some() -> None:
    scenario = evening({"health": 9, "terror": 0, "energy": 5, "food": 0}).then_includes(MealMissed("beor"))
    assert tracks(scenario) == (4, 9, 0)
    assert tracks(evening({"health": 9, "terror": 0, "energy": 8, "food": 1}, "eat:beor"))[0] == 6


@pytest.mark.rule("TG-4.6.5", "TG-4.6.6", "TG-4.6.13", "TG-5.16.8")
@pytest.mark.vector("TV-50")
def test_hunger_without_energy_costs_health_and_a_meal_saves_the_dying() -> None:
    assert tracks(evening({"health": 5, "terror": 0, "energy": 0, "food": 0}))[1] == 4
    dying = {"health": 0, "terror": 5, "energy": 0, "food": 1, "conditions": ("dying",)}
    scenario = evening(dying, "eat:beor")
    assert tracks(scenario) == (1, 1, 4) and scenario.state.characters["beor"].conditions == ()


@pytest.mark.rule("TG-4.2.24", "TG-4.6.24")
def test_an_event_of_the_day_limits_what_is_regained() -> None:
    random = [{"id": "cold", "today": {"regeneration": 2}}]
    scenario = on_land(changed(world_of(land(random=random), "beor"), "beor", energy=2, health=9, food=1))
    scenario.given(EventRevealed("cold")).when(BeginEvening())
    while "eat:beor" not in scenario.keys(0):
        scenario.answers(0, scenario.default())
    scenario.answers(0, "eat:beor")
    assert tracks(scenario)[0] == 4
    assert scenario.state.journey.events == (), "it is over with the day"


@pytest.mark.rule("TG-4.6.18", "TG-4.6.20", "TG-4.6.22", "TG-4.5.10")
def test_who_sleeps_where_one_dreams_dreams_with_the_others_there() -> None:
    scenario = moved(revealed(table("ailei", "arev", "beor"), 103), arev=103).when(Dreams())
    scenario.then_includes(
        PartyFormed("dream", ("ailei", "beor")),
        DreamRead(101, "dream"),
        Gained("ailei", "magic", 1),
        Gained("beor", "magic", 1),
        PartyEnded(),
    )
    assert figure(scenario, "beor").dreamt and not figure(scenario, "arev").dreamt


@pytest.mark.rule("TG-4.6.19", "TG-4.6.21", "TG-4.5.9")
def test_the_insane_have_nightmares_after_the_dreams_of_their_place() -> None:
    scenario = table("ailei", "arev", "beor", given={"beor": {"terror": 9, "conditions": ("insane",)}})
    scenario = moved(revealed(scenario, 102), arev=102).when(Dreams())
    read = [fact for fact in scenario.facts if isinstance(fact, DreamRead)]
    assert read == [DreamRead(101, "dream"), DreamRead(101, "nightmare"), DreamRead(102, "dream")]
    scenario.then_includes(PartyFormed("dream", ("beor",)), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.6.26")
def test_a_dream_that_moves_its_dreamer_brings_no_second_one() -> None:
    move = effect("move-to", location=102)
    pack = land(
        at_101={"dream": True},
        at_102={"dream": True},
        dream=[{"location": 101, "effects": [move]}, {"location": 102}],
    )
    scenario = revealed(on_land(world_of(pack, "beor")), 102).when(Dreams())
    assert [fact for fact in scenario.facts if isinstance(fact, DreamRead)] == [DreamRead(101, "dream")]
    assert figure(scenario, "beor").place == 102


@pytest.mark.rule("TG-4.6.26")
def test_who_has_dreamt_has_dreamt_while_others_dream() -> None:
    scenario = moved(revealed(table("ailei", "beor"), 102), beor=102).when(Dreams())
    read = [fact for fact in scenario.facts if isinstance(fact, DreamRead)]
    assert read == [DreamRead(101, "dream"), DreamRead(102, "dream")]
    assert figure(scenario, "ailei").dreamt and figure(scenario, "beor").dreamt


@pytest.mark.rule("TG-5.16.14")
def test_the_dying_dream_alone() -> None:
    given = {"ailei": {"health": 0, "energy": 0, "conditions": ("dying",)}}
    scenario = table("ailei", "beor", given=given).when(Dreams())
    scenario.then_includes(
        PartyFormed("dream", ("beor",)), PartyFormed("dream", ("ailei",)), Gained("ailei", "magic", 1)
    )


@pytest.mark.rule("TG-4.5.10", "TG-4.5.20")
def test_a_dream_changes_the_land_once_for_all_who_have_it() -> None:
    once = [effect("change-disc", disc="ropes", count=-1)]
    pack = land(at_101={"dream": True}, dream=[{"location": 101, "effects": once}], disc=[ROPES])
    scenario = on_land(world_of(pack, "ailei", "beor")).given(DiscPlaced("ropes", 4, "place:101")).when(Dreams())
    assert scenario.state.journey.discs["ropes"].value == 3


ROPES: Table = {"id": "ropes", "kind": "counting", "value": 4}


@pytest.mark.rule("TG-4.6.19")
def test_a_changed_location_shares_the_dream_of_its_original() -> None:
    scenario = table("beor", at_121={"changes": 101, "dream": True})
    scenario.given(LocationSwapped(101, 121)).when(Dreams()).then_includes(DreamRead(101, "dream"))


@pytest.mark.rule("TG-4.6.2")
def test_what_works_before_resting_comes_before_the_first_step_in_an_order_of_choice() -> None:
    skills = [{"faces": [{"number": 67, **ALMS}, {"number": 68, "attribute": "caution"}]}]
    hunger = {"trait": [{"when": "rest", "effects": [effect("lose", what="food")]}]}
    state = world_of(land(skills=skills, characters={"beor": hunger}), "beor")
    scenario = on_land(changed(state, "beor", skills=(67,))).when(BeginEvening())
    scenario.asks(0, "first:skill:67#0", "first:trait:beor#0").answers(0, "first:trait:beor#0")
    facts = [fact for fact in scenario.facts if isinstance(fact, Gained | PhaseBegan)]
    assert facts[:2] == [Gained("beor", "food", 1), PhaseBegan("evening", 1)]


ALMS: Table = {"attribute": "empathy", "abilities": [{"when": "rest", "effects": [effect("gain", what="food")]}]}


@pytest.mark.rule("TG-4.6.8", "TG-4.2.33")
def test_food_changes_hands_before_the_first_step_between_those_at_one_place() -> None:
    scenario = on_land(changed(world_of(land(), "ailei", "beor"), "ailei", food=1)).when(BeginEvening())
    scenario.offers(0, "give:ailei:beor:food").answers(0, "give:ailei:beor:food").answers(1, "accept:ailei")
    assert scenario.state.characters["beor"].resources["food"] == 1
    apart = on_land(changed(world_of(land(), "ailei", "beor"), "ailei", food=1))
    apart = moved(revealed(apart, 102), beor=102).when(BeginEvening())
    assert not [key for key in apart.keys(0) if key.startswith("give")]


@pytest.mark.rule("TG-4.6.7", "TG-4.6.12")
def test_one_may_eat_for_nothing_and_health_limits_energy() -> None:
    scenario = evening({"health": 9, "terror": 0, "energy": 6, "food": 1}, "eat:beor")
    assert tracks(scenario) == (6, 9, 0) and scenario.state.characters["beor"].resources["food"] == 0
    assert tracks(evening({"health": 2, "terror": 0, "energy": 1, "food": 1}, "eat:beor")) == (3, 3, 0)


@pytest.mark.rule("TG-4.6.14", "TG-4.6.15")
def test_experience_is_spent_in_the_third_step_and_decks_are_adjusted_in_the_fourth() -> None:
    scenario = evening({"health": 9, "energy": 6, "food": 1, "experience": 9}, "eat:beor")
    assert scenario.state.journey.step == 3 and any(key.startswith("improve") for key in scenario.keys(0))
    scenario.answers(0, "improve:beor:combat")
    while scenario.state.journey.step == 3:
        scenario.answers(0, next((key for key in scenario.keys(0) if key.startswith("advanced")), scenario.default()))
    assert scenario.state.journey.step == 4 and any(key.startswith("add") for key in scenario.keys(0))


def test_tg_4_6_20_without_the_symbol_even_a_printed_dream_is_not_read() -> None:
    pack = land(dream=[{"location": 101, "effects": [effect("gain", what="magic")]}])
    on_land(world_of(pack, "beor")).when(Dreams()).then_no(PartyFormed, DreamRead)


@pytest.mark.rule("TG-4.6.18", "TG-5.16.13")
def test_nothing_is_dreamt_by_the_dead_or_without_a_text() -> None:
    dead = table("ailei", "beor").given(Died("beor"))
    dead.when(ReadDream(101, "dream", ("ailei", "beor"))).then_includes(PartyFormed("dream", ("ailei",)))
    table("ailei", "beor").given(Died("beor")).when(ReadDream(101, "dream", ("beor",))).then_no(PartyFormed)
    on_land(world_of(land(at_101={"dream": True}), "beor")).when(Dreams()).then_no(PartyFormed)


@pytest.mark.rule("TG-4.5.10")
def test_those_who_dream_the_same_meet_its_encounter_once_and_together() -> None:
    meeting = effect("encounter", meet="e1", won=[effect("gain", what="food")])
    pack = land(at_101={"dream": True}, dream=[{"location": 101, "effects": [meeting]}], encounters=[foe("e1")])
    scenario = on_land(world_of(pack, "ailei", "beor")).when(Dreams())
    assert tuple(scenario.state.encounter.participants) == ("ailei", "beor")
    assert not [task for task in scenario.position.agenda if isinstance(task, HaveEncounter)], "nobody meets it again"


def test_tg_5_8_27_a_changed_location_may_have_a_dream_of_its_own() -> None:
    pack = land(at_101={"dream": True}, at_121={"changes": 101, "dream": True}, dream=[*DREAMS, {"location": 121}])
    scenario = on_land(world_of(pack, "beor")).given(LocationSwapped(101, 121)).when(Dreams())
    scenario.then_includes(DreamRead(121, "dream")).then_no(Gained)


@pytest.mark.rule("TG-5.10.6", "TG-5.10.3")
def test_a_dream_may_fulfil_a_quest() -> None:
    quest = {"need": {"is": "holding", "what": "magic", "least": 1}, "success": [effect("gain", what="food")]}
    events = [{"id": "quest", "chapter": 1, "part": 1, "quest": quest}]
    scenario = table("beor", given={"beor": {"magic": 0}}, event=events).given(EventRevealed("quest")).when(Dreams())
    scenario.then_includes(Gained("beor", "magic", 1), PartyEnded(), QuestResolved("quest", True))
