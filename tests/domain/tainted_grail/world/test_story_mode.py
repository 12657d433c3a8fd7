"""Story mode: what it changes, and switching it. Source: TG-7.1."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.facts.actions import PassedForDay
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.events import DiscPlaced
from domain.tainted_grail.facts.land import MenhirSet, WorldEntered
from domain.tainted_grail.facts.mode import ModeKept, ModeSwitched, ModeWished
from domain.tainted_grail.facts.tracks import Died, EnergyCut, Paid, TrackSet
from domain.tainted_grail.game import always
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import present
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.queries.rites import disc_of, price_for_party, rule_against_rite
from domain.tainted_grail.queries.tracks import in_panic, is_solo
from domain.tainted_grail.rules.encounter.start import hand_size
from domain.tainted_grail.rules.mode import KEEP, SWITCH, rule_against_always
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cost, Measure
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import PlaceDisc
from domain.tainted_grail.tasks.encounter import FetchEncounter
from domain.tainted_grail.tasks.land import EnterWorld
from domain.tainted_grail.tasks.rest import EndRegeneration, Regenerate
from domain.tainted_grail.tasks.tracks import Die
from domain.tainted_grail.vocabulary.requirements import PartySize
from tests.domain.tainted_grail.fixtures import begun, changed, encounter, state_of
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import busy, day
from tests.domain.tainted_grail.world.land import figure, land, on_land, opened, places, world_of
from tests.dsl import Scenario

FOUR = ("ailei", "arev", "maggot", "beor")
BEOR = At("beor", "verse")
DYING: dict[str, Any] = {"health": 0, "conditions": ("dying",)}


def story(state: State) -> State:
    """The state, in story mode."""
    return replace(state, mode="story")


def told(*characters: str, pack: Any = None, **fields: Any) -> State:
    """A campaign in story mode; the fields are those of the last character, by default Beor alone."""
    who = characters or ("beor",)
    return story(changed(world_of(pack or busy(), *who), who[-1], **fields))


def beside(scenario: Scenario, seat: int) -> list[str]:
    """The keys that a seat may take beside the open question."""
    return [one.key for one in always(scenario.state) if one.seat == seat]


@pytest.mark.rule("TG-7.1.1", "TG-7.1.2")
@pytest.mark.parametrize(("characters", "counted"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_formulas_count_one_fewer_but_at_least_one(characters: int, counted: int) -> None:
    pack = busy(disc=[{"id": "heads", "kind": "counting", "value": 2, "by_characters": True}])
    state = told(*FOUR[-characters:], pack=pack)
    rite = Rite(disc=8, step=1, by_characters=Cost(magic=1))
    assert (disc_of(state, rite), price_for_party(state, rite)) == (8 - counted, Cost(magic=counted))
    assert amount(state, BEOR, Measure(characters=True)) == counted
    assert amount(state, BEOR, Measure(party=True)) == counted
    on_land(state).when(PlaceDisc(disc="heads", on="here", at=BEOR)).then_includes(
        DiscPlaced("heads", 2 + counted, "place:101")
    )


@pytest.mark.rule("TG-7.1.1", "TG-7.1.8")
@pytest.mark.parametrize(("participants", "counted"), [(1, 1), (2, 1), (4, 3)])
def test_amounts_by_participants_count_one_fewer_too(participants: int, counted: int) -> None:
    scenario = on_land(told(*FOUR[-participants:])).given(EncounterBegun("e1", "combat", FOUR[-participants:], 0))
    assert amount(scenario.state, At("beor", "reward"), Measure(participants=True)) == counted
    assert present(scenario.state) == FOUR[-participants:], "nobody is absent"


@pytest.mark.rule("TG-7.1.1", "TG-7.1.2", "TG-3.2.4")
@pytest.mark.parametrize(("characters", "disc"), [(1, 8), (2, 8), (3, 7), (4, 6)])
def test_the_setup_counts_one_fewer_too(characters: int, disc: int) -> None:
    state = story(state_of(land(), *FOUR[:characters]))
    start = replace(state, journey=world_of(land(), "beor").journey, status="setup")
    on_land(start).when(EnterWorld()).then_includes(WorldEntered(101, disc))


def test_tg_7_1_2_two_characters_are_no_solo_game_in_story_mode() -> None:
    assert not is_solo(told("ailei", "beor")) and is_solo(told("beor"))


@pytest.mark.rule("TG-7.1.3", "TG-7.1.5")
@pytest.mark.parametrize("characters", [("beor",), ("ailei", "beor")])
def test_energy_may_be_higher_than_health(characters: tuple[str, ...]) -> None:
    state = told(*characters, health=2, energy=2)
    scenario = on_land(state).when(Gain(what="energy", count=20, at=BEOR)).then_no(EnergyCut)
    assert has(scenario, "energy") == state.pack.board_of("beor").energy_max
    rested = on_land(told(*characters, health=2, energy=2)).when(Regenerate())
    rested.then_includes(TrackSet("beor", "energy", state.pack.board_of("beor").energy_start))


@pytest.mark.rule("TG-7.1.4", "TG-7.1.5")
def test_nobody_panics() -> None:
    state = told(terror=7, health=2)
    assert not in_panic(state, state.characters["beor"])
    assert in_panic(replace(state, mode="standard"), state.characters["beor"])


@pytest.mark.rule("TG-7.1.3", "TG-7.1.4", "TG-7.1.6", "TG-7.1.7")
@pytest.mark.vector("TV-127")
def test_switching_off_applies_cap_and_panic_at_once() -> None:
    scenario = day(told(health=2, energy=5, terror=7))
    assert has(scenario, "energy") == 5
    scenario.answers(0, "mode:standard")
    scenario.then(ModeWished(0, "standard"), ModeSwitched("standard"), EnergyCut("beor", 2))
    assert in_panic(scenario.state, scenario.state.characters["beor"])
    assert "explore:beor" in scenario.keys(0), "the open question stays"
    scenario.answers(0, "mode:story").then(ModeWished(0, "story"), ModeSwitched("story"))
    assert has(scenario, "energy") == 2, "what was cut does not come back"


@pytest.mark.rule("TG-7.1.7")
def test_discs_that_lie_out_stay_as_they_are() -> None:
    scenario = day(told("ailei", "beor"))
    before = places(scenario)[101].menhir
    scenario.answers(0, "mode:standard").answers(1, "mode:standard").then_no(MenhirSet)
    assert places(scenario)[101].menhir == before


@pytest.mark.rule("TG-7.1.8")
@pytest.mark.parametrize(("mode", "cards"), [("standard", 2), ("story", 3)])
def test_four_draw_three_cards_at_the_start_of_an_encounter(mode: str, cards: int) -> None:
    state = encounter(*FOUR).state
    assert hand_size(replace(state, mode=mode), "beor") == cards


@pytest.mark.rule("TG-7.1.9")
@pytest.mark.parametrize("energy", [1, 4])
def test_who_is_dying_keeps_energy_but_must_pass(energy: int) -> None:
    scenario = day(told("ailei", "beor", **DYING, energy=energy))
    scenario.then_includes(PassedForDay("beor", exhausted=False))
    assert figure(scenario, "beor").passed and has(scenario, "energy") == energy
    assert not any(key.endswith(":beor") for key in scenario.keys(1)) and 1 not in scenario.asked.seats
    assert "TG-7.1.9" in scenario.rules


@pytest.mark.rule("TG-7.1.9", "TG-4.3.12")
def test_who_is_dying_without_energy_passes_for_want_of_energy() -> None:
    scenario = day(told("ailei", "beor", **DYING, energy=0)).then_includes(PassedForDay("beor", exhausted=True))
    assert "TG-4.3.12" in scenario.rules and "TG-7.1.9" not in scenario.rules


@pytest.mark.rule("TG-7.1.9")
def test_an_action_of_one_who_is_dying_is_refused_by_name() -> None:
    state = told("ailei", "beor")
    scenario = day(state).given_state(characters=changed(state, "beor", **DYING, energy=4).characters)
    scenario.refused("TG-7.1.9", key="explore:beor", seat=1)
    assert "pass:beor" in scenario.keys(1), "there is no way to stay"


@pytest.mark.rule("TG-7.1.9", "TG-5.16.9")
@pytest.mark.parametrize(("energy", "dies"), [(0, True), (1, False)])
def test_who_plays_alone_dies_only_without_energy(energy: int, dies: bool) -> None:
    scenario = on_land(told(**DYING, energy=energy)).when(EndRegeneration())
    assert (Died("beor") in scenario.facts) == dies


@pytest.mark.rule("TG-7.1.10")
def test_who_is_meant_or_asked_for_is_not_reduced() -> None:
    rite = {"disc": 5}
    state = told("ailei", "beor", pack=busy(at_101={"menhir": True, "rite": rite}))
    against = rule_against_rite(state, ("ailei",), 101)
    assert against is not None and against.rule == "TG-4.4.29"
    assert holds(state, BEOR, PartySize(least=2))


@pytest.mark.rule("TG-7.1.6", "TG-7.1.11")
def test_all_players_decide_and_any_may_think_better_of_it() -> None:
    scenario = day(world_of(busy(), "ailei", "beor"))
    assert beside(scenario, 0) == beside(scenario, 1) == ["mode:story"]
    scenario.answers(0, "mode:story").then(ModeWished(0, "story"))
    assert (beside(scenario, 0), beside(scenario, 1)) == (["keep-mode"], ["mode:story"])
    scenario.refused("TG-7.1.11", key="mode:story", seat=0)
    scenario.answers(0, "keep-mode").then(ModeKept(0)).answers(1, "mode:story").then(ModeWished(1, "story"))
    scenario.answers(0, "mode:story").then(ModeWished(0, "story"), ModeSwitched("story"))
    assert scenario.state.switching == () and beside(scenario, 0) == ["mode:standard"]


@pytest.mark.rule("TG-7.1.6", "TG-7.1.11")
def test_the_mode_is_switched_at_setup_in_an_encounter_and_beside_a_death_and_the_question_stays() -> None:
    state, tasks = begin(opened((), ()), land())
    start = world_of(land(), "ailei", "beor")
    for scenario in (
        on_land(state).when(*tasks),
        on_land(start).when(FetchEncounter("e1")),
        on_land(replace(start, chapter_start=start)).when(Die("beor")),
    ):
        asked = scenario.asked
        scenario.answers(1, "mode:story").answers(0, "mode:story").then_includes(ModeSwitched("story"))
        assert scenario.asked == asked and scenario.keys(0)


@pytest.mark.rule("TG-7.1.6", "TG-7.1.11")
def test_what_is_no_switch_is_refused_and_nothing_is_recorded() -> None:
    scenario = day(world_of(busy(), "ailei", "beor"))
    for seat, key in ((0, "mode:standard"), (0, "keep-mode"), (2, "mode:story"), (-1, "mode:story")):
        scenario.refused("TG-7.1.11", key=key, seat=seat)
    for key in ("mode", "mode:", "mode:easy", "mode:story:now", "keep-mode:0"):
        scenario.refused("TG-4.3.17", key=key, seat=0)
    assert scenario.state.switching == ()


def test_an_arena_has_no_modes_and_neither_has_a_campaign_that_is_over() -> None:
    arena = begun(encounter("beor")).refused("TG-7.1.6", key="mode:story")
    assert beside(arena, 0) == []
    assert beside(on_land(replace(told(), status="lost")), 0) == []


@pytest.mark.rule("TG-7.1.6")
def test_mercy_leaves_the_mode_as_it_is_now() -> None:
    state = world_of(land(), "beor")
    scenario = on_land(story(replace(state, chapter_start=state))).when(Die("beor")).answers(0, "mercy")
    scenario.then_includes(MercyGranted(1))
    assert scenario.state.mode == "story"
    two = world_of(land(), "ailei", "beor")
    asked = on_land(replace(two, chapter_start=two, switching=(1,))).when(Die("beor")).answers(0, "mercy")
    assert asked.state.switching == (1,), "whoever wants the other mode still does"


@pytest.mark.parametrize(("given", "mode"), [({}, "standard"), ({"mode": "story"}, "story")])
def test_a_table_may_begin_in_story_mode(given: dict[str, str], mode: str) -> None:
    state, _ = begin(opened(**given), land())
    assert state.mode == mode


@pytest.mark.parametrize("options", [{"mode": "easy"}, {"mode": []}, {"scenario": "first", "mode": "story"}])
def test_other_modes_and_story_mode_in_an_arena_are_refused(options: dict[str, Any]) -> None:
    pack = land()
    arena = {"scenario": next(iter(pack.arenas))} if "scenario" in options else {}
    with pytest.raises(InvalidRequest, match="mode"):
        begin(opened(**{**options, **arena}), pack)


# Switched off while something is being paid


def owing(*, beor: dict[str, int] | None = None, **price: dict[str, int]) -> Scenario:
    """Two at a rite in story mode, both with more Energy than Health, unless Beor is said to have more."""
    fields = {"health": 1, "energy": 3, **(beor or {})}
    state = told("ailei", "beor", pack=busy(at_101={"menhir": True, "rite": {"disc": 5, **price}}), **fields)
    scenario = day(changed(state, "ailei", health=1, energy=3))
    return scenario.answers(0, "inspect:ailei").answers(1, "join:beor").answers(0, "accept:beor", "charge")


def switched_off(scenario: Scenario) -> Scenario:
    return scenario.answers(0, "mode:standard").answers(1, "mode:standard").then_includes(EnergyCut("beor", 1))


@pytest.mark.rule("TG-7.1.7", "TG-5.4.2")
def test_pledges_that_can_no_longer_be_kept_lapse() -> None:
    scenario = owing(together={"energy": 3}).answers(0, "pledge:ailei", "pledge:ailei")
    switched_off(scenario)
    scenario.answers(1, "pledge:beor").then_no(Paid)
    assert has(scenario, "energy") == 1 and places(scenario)[101].menhir == 8


@pytest.mark.rule("TG-7.1.7", "TG-5.4.2")
def test_pledges_that_can_be_kept_stay() -> None:
    scenario = switched_off(owing(together={"energy": 2}).answers(0, "pledge:ailei"))
    scenario.answers(1, "pledge:beor").then_includes(Paid("ailei", "energy", 1), Paid("beor", "energy", 1))
    assert places(scenario)[101].menhir == 5


@pytest.mark.rule("TG-7.1.7", "TG-5.4.2")
def test_a_part_that_must_be_paid_and_cannot_leaves_nobody_stuck() -> None:
    scenario = owing(each={"energy": 1}, together={"energy": 3})
    while "pledge:ailei" not in scenario.keys(0):
        scenario.answers(0, "pay") if "pay" in scenario.keys(0) else scenario.answers(1, "pay")
    for name in ("ailei", "beor"):
        scenario.given(TrackSet(name, "energy", 0))
    assert scenario.keys(0) == ["refuse"]


@pytest.mark.rule("TG-7.1.7", "TG-4.5.15")
def test_promised_energy_that_is_gone_is_asked_for_anew() -> None:
    scenario = owing(each={"energy": 2}, beor={"health": 3}).answers(0, "pay")
    scenario.answers(0, "mode:standard").answers(1, "mode:standard").then_includes(EnergyCut("ailei", 1))
    scenario.answers(1, "pay").then_no(Paid).asks(0, "ask:beor:energy", "decline")
    scenario.answers(0, "ask:beor:energy").answers(1, "agree").answers(0, "pay")
    paid = [fact for fact in scenario.facts if isinstance(fact, Paid)]
    assert paid == [Paid("ailei", "energy", 1), Paid("beor", "energy", 1), Paid("beor", "energy", 2)]
    assert has(scenario, "energy") == 0 and places(scenario)[101].menhir == 5


@pytest.mark.rule("TG-7.1.6", "TG-7.1.11")
def test_only_a_wish_about_the_mode_is_told_a_rule_of_it() -> None:
    state = world_of(land(), "beor")
    keys = (KEEP, f"{SWITCH}:story", f"{SWITCH}:wild", "tell:story")
    assert [rule_against_always(state, 0, key) for key in keys] == ["TG-7.1.11", "TG-7.1.11", None, None]
