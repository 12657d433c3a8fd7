"""The inquisition phase: who acts when, attacks, destroys, forfeits. Source: MP-4.19, 4.21 to 4.23, 2.3.3, 2.3.4."""

from typing import Any

import pytest

from domain.kernel.fact import DiceRolled
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.content.specials import AlchemistModifier, SpecialRule
from domain.materia_prima.facts.alarm import AlarmPhaseStarted, InquisitorPlaced
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    FigureAttacked,
    HomunculusDefeated,
    StoredElementsDestroyed,
    TowerAttacked,
)
from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted, InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.queries.inquisitors import figures_in
from domain.materia_prima.rules.inquisition import surely_reveals
from domain.materia_prima.tasks.effects import AdvanceHourglass, SendInquisitors
from domain.materia_prima.tasks.inquisition import LetInquisitorAct, StartInquisitionPhase
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import CORNERS, alarm, cards, foe, helper, stand, store
from tests.domain.materia_prima.special_rules import at, under
from tests.dsl import Scenario

PLAIN = "ember-sermon"  # no modifier; grey, green, brown, yellow
YELLOW_FIRST = "pamphlet"  # no modifier; yellow, brown, grey, green


def in_towers(scenario: Scenario) -> Scenario:
    """Green and yellow in their towers, far from each other; no modifier on the alarm card."""
    stand(stand(scenario, "green", (3, 0), tower=(3, 0)), "yellow", (-3, 0), tower=(-3, 0))
    return alarm(scenario, PLAIN)


def out(scenario: Scenario) -> Scenario:
    """Green stands beside (0, 0), yellow far away, both outside."""
    return alarm(stand(stand(scenario, "green", (1, 0)), "yellow", (-3, 3)), PLAIN)


def who_acted(scenario: Scenario) -> list[str]:
    """The inquisitors of the newest facts but those that came, in order, each once."""
    acts = [fact for fact in scenario.facts if not isinstance(fact, InquisitorPlaced)]
    return list(dict.fromkeys(fact.inquisitor for fact in acts if hasattr(fact, "inquisitor")))


def blows(scenario: Scenario) -> list[str]:
    """Whom the newest attacks hit, or whose towers."""
    return [
        fact.figure if isinstance(fact, FigureAttacked) else fact.colour
        for fact in scenario.facts
        if isinstance(fact, FigureAttacked | TowerAttacked)
    ]


def sample(scenario: Scenario) -> Scenario:
    """Slots B (two cards, one the symbol), C (three modifiers), A (one)."""
    cards(in_towers(scenario), "b-attack", "b-symbol", "c-attack", "c-defence", "c-actions", "a-blank")
    for letter in "ACBB":
        foe(scenario, letter, (0, 0))
    return scenario


# The frame


def acting_order(scenario: Scenario) -> tuple[str, ...]:
    """All inquisitors, slot after slot."""
    return tuple(name for slot in (1, 2, 3) for name in figures_in(scenario.state, slot))


@pytest.mark.vector("MP-9.23")
def test_mp_4_19_1_all_act_type_by_type_in_slot_order(scenario: Scenario) -> None:
    sample(scenario)
    assert acting_order(scenario) == ("b-3", "b-4", "c-2", "a-1")
    scenario.when(StartInquisitionPhase())
    assert who_acted(scenario)[:4] == ["b-3", "b-4", "c-2", "a-1"]


def test_mp_4_19_2_slot_1_is_the_first_whatever_came_first_onto_the_board(scenario: Scenario) -> None:
    cards(in_towers(scenario), "b-blank", "c-blank", "a-blank")
    for letter in "ACB":
        foe(scenario, letter, (0, 0))
    assert acting_order(scenario) == ("b-3", "c-2", "a-1")


def test_mp_4_19_1_one_that_comes_during_the_phase_acts_when_its_slot_comes(scenario: Scenario) -> None:
    coming_in(scenario, "a-blank", brings="b")

    assert who_acted(scenario) == ["a-1", "b-2"]


def test_mp_4_19_1_one_that_comes_when_its_slot_is_passed_does_not_act_today(scenario: Scenario) -> None:
    """The free slot with the lowest number is before that of the figure that acts."""
    cards(scenario, "c-blank", "a-blank").given_state(slots=(None, *scenario.state.slots[1:]))
    coming_in(scenario, brings="b")

    assert who_acted(scenario) == ["a-1"]
    assert [slot and slot.type for slot in scenario.state.slots] == ["B", "A", None]


def test_mp_4_19_1_a_second_one_of_the_acting_type_acts_after_it(scenario: Scenario) -> None:
    cards(scenario, "a-symbol")
    coming_in(scenario, brings="a")

    assert who_acted(scenario) == ["a-1", "a-2"]


def coming_in(scenario: Scenario, *open_cards: str, brings: str) -> Scenario:
    """The first A defeats green, who loses its stone; a special rule brings a figure of the type, far from all."""
    arrival = SendInquisitors(town="T", count=1)
    under(cards(scenario, *open_cards), at("alchemist-defeated", arrival))
    stand(stand(scenario, "green", (0, 0), soul_stones=1), "yellow", CORNERS[1])
    foe(scenario, "A", (1, 0))
    card = next(card for card in scenario.state.pools["inquisitors"] if card.startswith(f"{brings}-"))
    scenario.rolls(*[0] * 3).draws("inquisitors", card).when(StartInquisitionPhase())
    assert scenario.state.inquisitors_placed == 2
    return scenario


@pytest.mark.vector("MP-9.117")
def test_mp_4_19_3_figures_of_a_type_act_in_order_of_placement(scenario: Scenario) -> None:
    cards(in_towers(scenario), "a-blank")
    foe(scenario, "A", (0, 3))
    foe(cards(scenario, "a-symbol"), "A", (0, 0))
    scenario.when(StartInquisitionPhase())
    assert who_acted(scenario)[:2] == ["a-1", "a-2"]


def test_mp_4_19_4_values_are_computed_before_each_acts(scenario: Scenario) -> None:
    out(scenario)
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.rolls(2, 2, 2, 2, 2, 2).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["green", "green"]
    alarm(cards(scenario, "a-actions"), "harbour-bell")
    scenario.rolls(*[2] * 12).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["green"] * 4


def test_mp_4_19_5_a_step_an_attack_and_a_destruction_cost_an_action_each(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (2, 0)), "yellow", (-3, 3), tower=(-2, 0)), PLAIN)
    hunter, destroyer = foe(scenario, "A", (0, 0)), foe(scenario, "D", (0, 0))
    scenario.rolls(2, 2, 2).when(LetInquisitorAct(hunter.id))
    scenario.then_includes(InquisitorMoved("a-1", (1, 0)), FigureAttacked("a-1", "green", 2, 6))
    assert (len(blows(scenario)), scenario.state.inquisitors["a-1"].hex) == (1, (1, 0))
    scenario.rolls(0).when(LetInquisitorAct(destroyer.id))
    scenario.then_includes(InquisitorMoved("d-2", (-1, 0)), TowerAttacked("d-2", "yellow", 1, 1))
    assert len(blows(scenario)) == 1


def test_mp_4_19_6_the_situation_is_judged_afresh_before_each_action(scenario: Scenario) -> None:
    stand(out(scenario), "yellow", (-4, 3), tower=(-4, 3))
    helper(scenario, "aeribos", "yellow", (3, -1))
    inquisitor = foe(cards(scenario, "a-actions"), "A", (0, 0))
    scenario.rolls(0, 0, 1).when(LetInquisitorAct(inquisitor.id))
    defeat = scenario.facts.index(AlchemistDefeated("green", (1, -4)))
    moves = [InquisitorMoved("a-1", (1, -1)), InquisitorMoved("a-1", (2, -1))]
    assert [fact for fact in scenario.facts[defeat:] if isinstance(fact, InquisitorMoved)] == moves


def test_mp_4_19_7_without_inquisitors_the_phase_does_nothing(scenario: Scenario) -> None:
    in_towers(scenario).when(StartInquisitionPhase())
    kinds = [type(fact) for fact in scenario.facts]
    assert kinds[: kinds.index(AlarmPhaseStarted)] == [InquisitionPhaseStarted]


@pytest.mark.rule("MP-2.1.4")
def test_what_is_asked_while_the_inquisition_acts_is_asked_in_its_phase(scenario: Scenario) -> None:
    store(stand(out(scenario), "yellow", (-3, 3), tower=(0, 1)), "yellow", elements={"air": 1, "fire": 1})
    foe(scenario, "D", (0, 0))
    scenario.rolls(0).when(StartInquisitionPhase()).asks(1, "lose:air", "lose:fire")
    assert (scenario.state.phase, scenario.state.turn) == ("inquisition", None)


# Attack


def test_mp_4_21_1_it_attacks_a_figure_of_its_kinds_beside_it_outside_the_tower(scenario: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "B".*?secondary = )"alchemist"', r'\1"homunculus"')
    out(scenario).given_state(pack=read_pack(broken(edit)))
    helper(scenario, "undinka", "green", (0, 1))
    inquisitor = foe(scenario, "B", (0, 0))
    scenario.rolls(2, 2, 2).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["undinka"] * 3
    stand(scenario, "green", (1, 0), tower=(0, 1))
    scenario.when(LetInquisitorAct(inquisitor.id)).then(InquisitorActionsLapsed("b-1", 3, "undinka"))


@pytest.mark.vector("MP-9.79")
def test_mp_4_21_2_among_several_the_primary_kind_then_the_order(scenario: Scenario) -> None:
    out(scenario)
    helper(scenario, "aeribos", "yellow", (0, 1))
    inquisitor = foe(scenario, "B", (0, 0))
    scenario.rolls(0, 2, 2, 2, 2, 2, 2).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["aeribos", "green", "green"]
    stand(alarm(scenario, YELLOW_FIRST), "yellow", (0, 1))
    scenario.rolls(*[2] * 6).when(LetInquisitorAct(inquisitor.id))
    assert set(blows(scenario)) == {"yellow"}


def test_mp_4_21_3_it_attacks_as_long_as_it_has_actions(scenario: Scenario) -> None:
    out(scenario)
    inquisitor = foe(scenario, "B", (0, 0))
    scenario.rolls(*[2] * 9).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["green"] * 3


def test_mp_4_21_4_when_a_target_is_gone_the_rest_goes_against_others(scenario: Scenario) -> None:
    stand(out(scenario), "yellow", (0, 1))
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.rolls(0, 0, 1, 2, 2).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["green", "yellow"]
    scenario.then_includes(AlchemistDefeated("green", (1, -4)))


def test_mp_4_21_5_it_never_leaves_an_attackable_target_for_a_better_one(scenario: Scenario) -> None:
    stand(out(scenario), "green", (3, 0))
    helper(scenario, "aeribos", "yellow", (0, 1))
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.rolls(2, 2).when(LetInquisitorAct(inquisitor.id)).then_no(InquisitorMoved)
    assert blows(scenario) == ["aeribos", "aeribos"]


# Destroy


def test_mp_4_22_1_a_destroyer_goes_for_towers_and_leaves_figures_alone(scenario: Scenario) -> None:
    alarm(stand(stand(scenario, "green", (1, 0)), "yellow", (-3, 3), tower=(3, 0)), PLAIN)
    inquisitor = foe(scenario, "D", (0, 1))
    scenario.when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == []
    scenario.then(InquisitorMoved("d-1", (1, 1)), InquisitorMoved("d-1", (2, 0)))


def test_mp_4_22_2_beside_the_tower_each_action_destroys(scenario: Scenario) -> None:
    store(stand(out(scenario), "yellow", (-3, 3), tower=(0, 1)), "yellow", elements={"air": 5})
    inquisitor = foe(scenario, "D", (0, 0))
    scenario.rolls(0, 0).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["yellow", "yellow"]
    assert scenario.state.alchemists["yellow"].tower.elements == {"air": 3}


def test_mp_4_22_3_an_empty_tower_is_hit_all_the_same(scenario: Scenario) -> None:
    stand(out(scenario), "yellow", (-3, 3), tower=(0, 1))
    inquisitor = foe(scenario, "D", (0, 0))
    scenario.rolls(0, 1).when(LetInquisitorAct(inquisitor.id)).then_no(StoredElementsDestroyed, InquisitorMoved)
    assert blows(scenario) == ["yellow", "yellow"]


def test_mp_4_22_4_among_several_towers_that_of_the_earlier_player(scenario: Scenario) -> None:
    stand(stand(out(scenario), "yellow", (-3, 3), tower=(0, 1)), "green", (3, 0), tower=(1, -1))
    inquisitor = foe(scenario, "D", (0, 0))
    scenario.when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["green", "green"]
    alarm(scenario, YELLOW_FIRST).when(LetInquisitorAct(inquisitor.id))
    assert blows(scenario) == ["yellow", "yellow"]


# Forfeiture


@pytest.mark.vector("MP-9.77")
def test_mp_4_23_1_beside_its_target_in_a_tower_the_remaining_actions_lapse(scenario: Scenario) -> None:
    stand(in_towers(scenario), "green", (2, 0), tower=(2, 0))
    inquisitor = foe(cards(scenario, "a-actions"), "A", (0, 0))
    scenario.when(LetInquisitorAct(inquisitor.id))
    scenario.then(InquisitorMoved("a-1", (1, 0)), InquisitorActionsLapsed("a-1", 2, "green"))


@pytest.mark.vector("MP-9.108")
def test_mp_4_23_2_figures_on_their_own_tower_hex_cannot_be_attacked(scenario: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "B".*?secondary = )"alchemist"', r'\1"homunculus"')
    stand(in_towers(scenario), "green", (1, 0), tower=(1, 0))
    helper(scenario, "aeribos", "green", (1, 0))
    both = foe(scenario, "A", (0, 0))
    scenario.when(LetInquisitorAct(both.id)).then(InquisitorActionsLapsed("a-1", 2, "green"))
    scenario.given_state(pack=read_pack(broken(edit)))
    hunter_of_homunculi = foe(scenario, "B", (0, 0))
    scenario.when(LetInquisitorAct(hunter_of_homunculi.id)).then(InquisitorActionsLapsed("b-2", 3, "aeribos"))


def test_mp_4_23_3_unused_actions_are_never_saved(scenario: Scenario) -> None:
    stand(in_towers(scenario), "green", (1, 0), tower=(1, 0))
    inquisitor = foe(scenario, "A", (0, 0))
    scenario.when(LetInquisitorAct(inquisitor.id)).then(InquisitorActionsLapsed("a-1", 2, "green"))
    stand(scenario, "green", (1, 0), tower=(1, -4))
    scenario.rolls(*[2] * 6).when(LetInquisitorAct(inquisitor.id))
    assert len(blows(scenario)) == 2


# Occupancy


def test_mp_2_3_3_inquisitors_of_any_type_may_share_a_hex(scenario: Scenario) -> None:
    out(scenario)
    foe(scenario, "B", (0, 0))
    foe(scenario, "D", (0, 0))
    inquisitor = foe(scenario, "A", (-1, 0))
    scenario.rolls(2, 2, 2).when(LetInquisitorAct(inquisitor.id))
    assert [one.hex for one in scenario.state.inquisitors.values()] == [(0, 0)] * 3


def test_mp_2_3_4_an_inquisitor_never_walks_onto_a_player_figure_or_a_tower(make: Make) -> None:
    scenario = make("green", "yellow", "brown")
    stand(stand(scenario, "green", (3, 0), tower=(3, 0)), "yellow", (1, 0), tower=(1, 0))
    stand(scenario, "brown", (1, -1), tower=(1, -1))
    alarm(helper(scenario, "aeribos", "green", (2, 0)), "harbour-bell")
    inquisitor = foe(cards(scenario, "a-actions"), "A", (0, 0))
    scenario.rolls(*[0] * 9).when(LetInquisitorAct(inquisitor.id))
    scenario.then_includes(InquisitorMoved("a-1", (0, 1)), InquisitorMoved("a-1", (1, 1)))
    scenario.then_includes(HomunculusDefeated("aeribos"))
    players = {(3, 0), (1, 0), (1, -1), (-3, 0), (2, 0)}
    assert not players & {fact.hex for fact in scenario.facts if isinstance(fact, InquisitorMoved)}


def test_the_whole_phase_asks_nothing_when_nothing_is_to_be_chosen(scenario: Scenario) -> None:
    sample(scenario).when(StartInquisitionPhase())
    before = scenario.facts[: [type(fact) for fact in scenario.facts].index(AlarmPhaseStarted)]
    assert not [fact for fact in before if isinstance(fact, DiceRolled)]
    scenario.check(lambda state: state.phase == "alchemists")


# What is known before it is carried out


def is_sure(scenario: Scenario) -> bool:
    """Whether the rule says that the phase rolls a die or shows a card before anything is asked."""
    return surely_reveals(scenario.state, StartInquisitionPhase())


def test_mp_4_19_1_the_phase_surely_ends_with_what_nobody_knew_on_an_ordinary_day(scenario: Scenario) -> None:
    in_towers(scenario).given_state(day=5)
    assert is_sure(scenario)

    scenario.when(StartInquisitionPhase())
    assert any(fact.reveals for fact in scenario.facts)


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"day": 3}, id="event row on day 4"),
        pytest.param({"day": 20}, id="last day"),
        pytest.param({"piles": {}, "alarm_discard": ("pamphlet",)}, id="no alarm card left"),
        pytest.param({"piles": {"alarm": ("curfew",)}}, id="known alarm card"),
    ],
)
def test_mp_4_0_3_it_may_show_nothing(scenario: Scenario, changed: dict[str, Any]) -> None:
    in_towers(scenario).given_state(**{"day": 5, **changed})
    assert not is_sure(scenario)


@pytest.mark.parametrize(
    "special",
    [
        pytest.param(at("day-end", AdvanceHourglass()), id="something happens first"),
        pytest.param(AlchemistModifier(id="weak", stat="capacity", amount=-1), id="a load may become too heavy"),
    ],
)
def test_a_special_rule_may_ask_before_anything_is_shown(scenario: Scenario, special: SpecialRule) -> None:
    in_towers(scenario).given_state(day=5)
    under(scenario, special)
    assert not is_sure(scenario)


def test_mp_6_6_2_a_figure_without_a_die_for_its_defence_makes_the_phase_unsure(scenario: Scenario) -> None:
    in_towers(scenario).given_state(day=5)
    helper(scenario, "pyrrik", "green", (1, 0))  # defence 0
    assert not is_sure(scenario)
