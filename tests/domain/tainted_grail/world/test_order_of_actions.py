"""Who may act, in which order, and when the phase ends. Source: TG-4.3."""

import pytest
from msgspec.structs import replace

from domain.kernel.registry import default, options
from domain.tainted_grail.facts.actions import ActedAgain, ActionBegun, PassedForDay, RoundOfActionsEnded
from domain.tainted_grail.facts.days import PhaseBegan
from domain.tainted_grail.facts.land import FigureMoved
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.queries.actions import rule_against_acting
from domain.tainted_grail.tasks.actions import ChooseAction
from domain.tainted_grail.tasks.days import BeginActions
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.acting import alone, busy, day, together, with_energy
from tests.domain.tainted_grail.world.land import figure, moved, on_land, revealed, world_of
from tests.dsl import Scenario


def apart(**energy: int) -> Scenario:
    """Ailei, Arev and Beor stand at three places; the next action is asked for."""
    scenario = revealed(on_land(with_energy(world_of(busy(), "ailei", "arev", "beor"), **energy)), 102, 103)
    return day(moved(scenario, arev=102, beor=103).state)


def acted(scenario: Scenario) -> dict[str, tuple[bool, bool]]:
    """Who has acted, and who has taken part."""
    figures = scenario.state.journey.figures
    return {name: (one.acted, one.joined) for name, one in figures.items()}


def rule_for(scenario: Scenario, character: str) -> str | None:
    """The rule that keeps a character from acting; None if it may act."""
    against = rule_against_acting(scenario.state, character)
    return against.rule if against else None


def test_tg_4_3_1_the_phase_begins_with_a_question_to_all_that_may_act() -> None:
    scenario = on_land(world_of(busy(), "ailei", "beor")).when(BeginActions())
    scenario.then(PhaseBegan("day", 1)).asks(0).asks(1)
    assert isinstance(scenario.question, ChooseAction)


@pytest.mark.rule("TG-4.3.17", "TG-4.3.2")
def test_all_that_may_act_are_asked_for_each_basic_action() -> None:
    scenario = revealed(on_land(world_of(busy(at_101={"menhir": True}), "ailei", "beor")), 102)
    scenario = day(moved(scenario, ailei=102).state)
    scenario.asks(1, "explore:beor", "travel:beor:102", "own:beor:beor", "inspect:beor", "pass:beor")
    scenario.asks(0, "explore:ailei", "travel:ailei:101", "pass:ailei")
    assert scenario.default() == "pass:ailei"


@pytest.mark.rule("TG-4.3.3", "TG-3.2.11", "TG-11.1.12")
def test_the_chronicler_is_asked_first_and_changes_nothing_else() -> None:
    state = replace(with_energy(world_of(busy(), "ailei", "arev", "beor"), ailei=1), chronicler=2)
    scenario = day(state)
    assert scenario.question.seats == (2, 0, 1)
    assert default(state, scenario.asked) == "pass:beor"
    offered = [scenario.keys(seat) for seat in (0, 1, 2)]
    plain = together("ailei", "arev", "beor", ailei=1)
    assert offered == [plain.keys(seat) for seat in (0, 1, 2)] and plain.question.seats == (0, 1, 2)
    scenario.answers(2, "pass:beor")
    assert scenario.question.seats == (0, 1), "who may not act is not asked"


@pytest.mark.rule("TG-4.3.15", "TG-4.3.16")
def test_during_an_encounter_nobody_goes_on_with_actions_elsewhere() -> None:
    fight = {"location": 101, "number": 1, "effects": [effect("encounter", meet="e1")]}
    scenario = moved(revealed(on_land(world_of(busy(verse=[fight]), "ailei", "beor")), 102), ailei=102)
    scenario = day(scenario.state).answers(1, "explore:beor")
    assert scenario.state.encounter is not None and scenario.asked.seats == (1,)
    assert {option.seat for option in options(scenario.state, scenario.asked)} == {1}


@pytest.mark.rule("TG-4.3.4", "TG-4.3.6", "TG-4.3.7", "TG-4.3.8")
@pytest.mark.vector("TV-33")
def test_a_character_acts_again_when_all_others_have_acted_or_joined() -> None:
    scenario = together("ailei", "arev", "beor")
    scenario.answers(0, "explore:ailei").answers(1, "join:arev").answers(0, "accept:arev")
    scenario.answers(2, "stay:beor").answers(0, "pay").answers(1, "pay")
    assert acted(scenario) == {"ailei": (True, False), "arev": (False, True), "beor": (False, False)}
    assert scenario.question.seats == (1, 2)
    assert rule_for(scenario, "ailei") == "TG-4.3.4"

    for seat, who in ((1, "arev"), (2, "beor")):
        scenario.answers(seat, f"explore:{who}")
        while not isinstance(scenario.question, ChooseAction):
            (other,) = scenario.question.seats
            scenario.answers(other, next(key for key in scenario.keys(other) if key.startswith("stay")))
    assert scenario.question.seats == (0, 1, 2)
    scenario.answers(0, "explore:ailei")
    for seat, who in ((1, "arev"), (2, "beor")):
        scenario.answers(seat, f"stay:{who}")
    scenario.then_includes(RoundOfActionsEnded(), ActionBegun("explore", "ailei", ("ailei",), 101))
    assert acted(scenario) == {"ailei": (True, False), "arev": (False, False), "beor": (False, False)}


def test_tg_4_3_5_those_that_have_passed_are_not_waited_for() -> None:
    scenario = apart().answers(0, "explore:ailei")
    assert rule_for(scenario, "ailei") == "TG-4.3.4"
    scenario.answers(1, "pass:arev").answers(2, "pass:beor")
    scenario.asks(0, "explore:ailei", "travel:ailei:102", "travel:ailei:103", "act:ailei", "pass:ailei")


@pytest.mark.rule("TG-4.3.5", "TG-5.16.13")
def test_the_dead_are_not_waited_for() -> None:
    scenario = day(changed(apart().state, "beor", dead=True)).answers(0, "explore:ailei")
    assert rule_for(scenario, "ailei") == "TG-4.3.4", "Arev comes first"
    scenario.answers(1, "pass:arev").offers(0, "explore:ailei")


@pytest.mark.rule("TG-4.3.9")
def test_an_event_lets_each_act_twice_in_a_row_so_often() -> None:
    pack = busy(random=[{"id": "haste", "today": {"twice": 1}}])
    state = world_of(pack, "ailei", "beor")
    state = replace(state, journey=replace(state.journey, events=("haste",)))
    scenario = moved(revealed(on_land(state), 102), beor=102)
    scenario = day(scenario.state).answers(0, "explore:ailei").offers(0, "explore:ailei")
    scenario.answers(0, "explore:ailei").then_includes(ActedAgain("ailei"))
    scenario.then_no(RoundOfActionsEnded)
    assert rule_for(scenario, "ailei") == "TG-4.3.4"


@pytest.mark.rule("TG-4.3.9")
@pytest.mark.parametrize("often", [1, 2, 3])
def test_an_event_lets_each_act_twice_in_a_row_as_often_as_it_says(often: int) -> None:
    state = world_of(busy(random=[{"id": "haste", "today": {"twice": often}}]), "ailei", "beor")
    state = with_energy(replace(state, journey=replace(state.journey, events=("haste",))), ailei=9)
    scenario = day(moved(revealed(on_land(state), 102), beor=102).state).answers(0, "explore:ailei")
    for _ in range(often):
        scenario.answers(0, "explore:ailei").then_includes(ActedAgain("ailei"))
    assert rule_for(scenario, "ailei") == "TG-4.3.4"


@pytest.mark.rule("TG-4.3.12", "TG-4.3.13", "TG-4.3.14")
@pytest.mark.vector("TV-35")
def test_without_energy_a_character_passes_when_its_action_is_over() -> None:
    scenario = alone(energy=1).answers(0, "explore:beor")
    begun = ActionBegun("explore", "beor", ("beor",), 101)
    scenario.then_includes(begun, PassedForDay("beor", exhausted=True))
    assert scenario.rules[scenario.facts.index(PassedForDay("beor", exhausted=True))] == "TG-4.3.12"
    assert scenario.position.agenda == ()


def test_tg_4_3_12_who_has_no_energy_from_the_start_is_not_asked() -> None:
    scenario = apart(arev=0)
    scenario.then(PassedForDay("arev", exhausted=True))
    assert scenario.question.seats == (0, 2)
    scenario.refused("TG-4.3.17", seat=1, key="explore:arev")
    assert rule_for(scenario, "arev") == "TG-4.3.12"


@pytest.mark.rule("TG-4.3.12", "TG-4.4.32")
def test_who_has_passed_for_want_of_energy_is_not_asked_to_pass_again() -> None:
    scenario = day(with_energy(world_of(busy(), seats=[("ailei", "beor")]), beor=0))
    scenario.then(PassedForDay("beor", exhausted=True)).offers(0, "pass:ailei")
    assert "pass:beor" not in scenario.keys(0)


def test_tg_4_3_14_the_phase_ends_when_all_have_passed() -> None:
    scenario = apart().answers(0, "pass:ailei").answers(2, "pass:beor").answers(1, "pass:arev")
    assert scenario.position.agenda == ()


@pytest.mark.rule("TG-4.3.20")
def test_the_exhausted_pay_down_to_nothing() -> None:
    scenario = revealed(on_land(with_energy(world_of(busy(), "beor"), beor=1)), 102)
    scenario = day(scenario.state).answers(0, "travel:beor:102").then_includes(FigureMoved("beor", 102))
    assert scenario.state.characters["beor"].energy == 0


@pytest.mark.rule("TG-4.4.32", "TG-4.4.33", "TG-4.4.35", "TG-4.4.36")
def test_who_passes_is_out_of_all_actions_until_the_next_day() -> None:
    scenario = together().answers(0, "pass:ailei").then(PassedForDay("ailei", exhausted=False))
    assert scenario.state.characters["ailei"].energy == 6
    assert scenario.question.seats == (1,)
    scenario.answers(1, "explore:beor").then_includes(ActionBegun("explore", "beor", ("beor",), 101))
    assert figure(scenario, "ailei").passed
    assert rule_for(scenario, "ailei") == "TG-4.4.32"


@pytest.mark.rule("TG-4.4.35", "TG-4.3.12")
def test_energy_that_is_gained_later_takes_no_pass_back() -> None:
    scenario = together(ailei=0).then(PassedForDay("ailei", exhausted=True)).given(Gained("ailei", "energy", 3))
    assert rule_for(scenario, "ailei") == "TG-4.4.32"


def test_one_seat_hears_why_one_of_its_characters_must_wait() -> None:
    state = world_of(busy(), seats=[("ailei", "beor")])
    scenario = moved(revealed(on_land(state), 102), beor=102)
    scenario = day(scenario.state).answers(0, "explore:ailei")
    scenario.refused("TG-4.3.4", seat=0, key="explore:ailei").refused("TG-4.3.4", seat=0, key="pass:ailei")
    scenario.answers(0, "pass:beor").refused("TG-4.4.32", seat=0, key="pass:beor")


def test_a_seat_hears_nothing_about_characters_of_others_or_that_do_not_play() -> None:
    scenario = together(ailei=1, beor=1, pack=busy(at_101={"action": {"energy": 3, "effects": []}}))
    scenario.refused("TG-4.5.29", seat=0, key="act:ailei").refused("TG-4.3.17", seat=1, key="act:ailei")
    scenario.refused("TG-4.3.17", seat=0, key="explore:maggot").refused("TG-4.3.17", seat=0, key="explore")


@pytest.mark.rule("TG-11.1.13", "TG-4.3.2")
def test_the_default_passes_with_the_first_character_of_a_seat_that_has_not_passed() -> None:
    scenario = day(world_of(busy(), seats=[("ailei", "beor")]))
    assert scenario.default() == "pass:ailei"
    assert scenario.answers(0, "pass:ailei").default() == "pass:beor"


@pytest.mark.rule("TG-4.3.17", "TG-5.17.7")
def test_a_key_of_too_many_parts_names_no_action_and_the_dead_give_nothing() -> None:
    scenario = day(world_of(busy(), seats=[("ailei", "beor")])).answers(0, "pass:ailei")
    scenario.refused("TG-4.4.32", key="pass:ailei").refused("TG-4.3.17", key="pass:ailei:beor")
    dead = day(changed(world_of(busy(), "ailei", "beor"), "beor", dead=True, food=1))
    assert "give:beor" not in dead.keys(0)
