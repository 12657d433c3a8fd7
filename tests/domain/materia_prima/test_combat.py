"""Fights, inquisitor values, defeat and reward, attacks, destruction. Source: MP-6."""

from fractions import Fraction
from itertools import product

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled, DiceRolled
from domain.materia_prima.content import Pack, read_pack
from domain.materia_prima.content_words import InquisitorStat
from domain.materia_prima.facts.alarm import InquisitorCardDrawn, InquisitorPlaced
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    ElementsFallen,
    FigureAttacked,
    HomunculusDefeated,
    InquisitorAttacked,
    InquisitorCardsDiscarded,
    InquisitorDefeated,
    StoredElementsDestroyed,
    TowerAttacked,
)
from domain.materia_prima.facts.ending import SoulStoneLost
from domain.materia_prima.queries.inquisitors import figures_due, open_cards, sources, symbol_among, value
from domain.materia_prima.queries.values import Source
from domain.materia_prima.state import Slot
from domain.materia_prima.tasks.alarm import AnswerAlarms, DrawInquisitorCards
from domain.materia_prima.tasks.combat import AttackFigure, ChooseLost, ChooseReward, DestroyElements, Fight
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from domain.materia_prima.tasks.missions import AttackMission
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, cards, foe, helper, stand, store
from tests.dsl import Scenario

PLAIN = "pamphlet"  # no modifier, town G; reward iron, aqua fortis, aqua regia
GREEN, YELLOW = 0, 1


@pytest.fixture
def field(scenario: Scenario) -> Scenario:
    """Green (three attack dice, three for defence) at (0, 0), yellow at (-3, 3), no modifier on the alarm card."""
    return alarm(stand(stand(scenario, "green", (0, 0)), "yellow", (-3, 3)), PLAIN)


def dormant() -> Pack:
    """The pack with the switch for lone cards turned."""
    return read_pack(broken(("pack.toml", 'lone_card_modifier = "active"', 'lone_card_modifier = "dormant"')))


def dice(count: int, least: int) -> Fraction:
    """The chance that so many dice show at least so much."""
    rolls = list(product((0, 0, 1, 1, 2, 2), repeat=count))
    return Fraction(sum(sum(roll) >= least for roll in rolls), len(rolls))


# 6.1 A player figure attacks


def test_mp_6_1_1_the_inquisitors_defence_is_static(field: Scenario) -> None:
    foe(cards(field, "a-defence"), "A", (1, 0))
    field.rolls(0, 0, 0).when(Fight("green", "a-1"))
    field.then_includes(InquisitorAttacked("green", "a-1", 0, 2))
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["attack"]


def test_mp_6_1_2_the_attacker_rolls_its_attack_value_in_dice_and_adds_the_pips(field: Scenario) -> None:
    foe(cards(field, "a-armour"), "A", (1, 0))
    field.rolls(2, 0, 1).when(Fight("green", "a-1"))
    assert [len(fact.rolled) for fact in field.facts if isinstance(fact, DiceRolled)] == [3]
    field.then_includes(InquisitorAttacked("green", "a-1", 3, 3))
    helper(field, "aeribos", "green", (0, 0))
    field.rolls(2).when(Fight("aeribos", "a-1")).then_includes(InquisitorAttacked("aeribos", "a-1", 2, 3))


@pytest.mark.parametrize(
    ("rolled", "wins"),
    [
        pytest.param((2, 2, 1), True, id="MP-9.16"),
        pytest.param((2, 1, 1), True, id="four-beat-three"),
        pytest.param((2, 1, 0), False, id="three-do-not"),
    ],
)
def test_mp_6_1_3_the_attacker_needs_one_more_than_the_defence(
    field: Scenario, rolled: tuple[int, ...], wins: bool
) -> None:
    foe(cards(field, "a-armour"), "A", (1, 0))
    field.rolls(*rolled).when(Fight("green", "a-1"))
    assert ("a-1" not in field.state.inquisitors) == wins


@pytest.mark.vector("MP-9.67")
def test_mp_6_1_4_a_failed_attack_changes_nothing_and_may_be_tried_again(field: Scenario) -> None:
    foe(cards(field, "a-armour"), "A", (1, 0))
    before = field.state
    field.rolls(1, 1, 1).when(Fight("green", "a-1"))
    field.given_state(streams=before.streams)
    assert field.state == before
    field.rolls(2, 2, 2).when(Fight("green", "a-1")).then_includes(InquisitorDefeated("a-1", "green"))


@pytest.mark.parametrize(
    ("count", "least", "chance"),
    [
        pytest.param(3, 4, Fraction(10, 27), id="MP-9.68"),
        pytest.param(3, 5, Fraction(4, 27), id="at-least-five"),
        pytest.param(3, 2, Fraction(23, 27), id="at-least-two"),
        pytest.param(2, 3, Fraction(1, 3), id="MP-9.69"),
        pytest.param(3, 3, Fraction(17, 27), id="three-dice-three"),
    ],
)
def test_mp_6_1_5_dice_have_two_faces_each_of_0_1_and_2(
    scenario: Scenario, count: int, least: int, chance: Fraction
) -> None:
    assert scenario.state.dice == {"dice": (0, 0, 1, 1, 2, 2)}
    assert dice(count, least) == chance


def test_mp_6_1_6_without_attack_the_roll_is_0(field: Scenario) -> None:
    foe(field, "A", (1, 0))
    helper(field, "terrulo", "green", (0, 0))
    field.when(Fight("terrulo", "a-1")).then(InquisitorAttacked("terrulo", "a-1", 0, 1))


# 6.2 Values


def test_mp_6_2_1_a_value_is_base_cards_alarm_card_and_events_together(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    alarm(field, "fog-signal").given_state(rows={16: "inquisition"})
    assert sources(field.state, "A", "defence") == (
        Source("MP-6.2.9", "a", 1),
        Source("MP-6.2.2", "a-defence", 1),
        Source("MP-4.3.2", "fog-signal", 1),
        Source("MP-5.3.5", "event-16", 1),
    )
    assert value(field.state, "A", "defence") == 4
    assert value(field.given_state(alarm_discard=()).state, "A", "defence") == 3


@pytest.mark.parametrize(
    ("rolled", "wins"), [pytest.param((2, 2, 0), False, id="MP-9.15"), pytest.param((2, 2, 1), True, id="five-wins")]
)
def test_four_points_of_defence_withstand_four_pips(field: Scenario, rolled: tuple[int, ...], wins: bool) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    alarm(field, "fog-signal").given_state(rows={16: "inquisition"}).rolls(*rolled).when(Fight("green", "a-1"))
    field.then_includes(InquisitorAttacked("green", "a-1", sum(rolled), 4))
    assert ("a-1" not in field.state.inquisitors) == wins


def test_vector_mp_9_11_an_improvement_holds_on_later_days_and_for_later_figures(field: Scenario) -> None:
    field.given_state(rows={16: "inquisition"}, day=18)
    foe(field, "D", (1, 0))
    assert value(field.state, "D", "defence") == 3


def test_vector_mp_9_18_the_alarm_card_raises_the_actions(field: Scenario) -> None:
    foe(alarm(field, "harbour-bell"), "A", (1, 0))
    assert value(field.state, "A", "actions") == 3


def test_vector_mp_9_19_all_kinds_of_modifiers_and_two_figures(field: Scenario) -> None:
    field.given_state(scenario="white-work", rows={12: "inquisition"})
    cards(alarm(field, "harbour-bell"), "c-attack", "c-symbol")
    assert value(field.state, "C", "attack") == 3 + 2
    assert value(field.state, "C", "actions") == 2 + 1
    assert figures_due(field.state.pack, open_cards(field.state, "C")) == 2


def test_mp_6_2_2_card_modifiers_count_for_their_type_others_for_all(field: Scenario) -> None:
    cards(alarm(field, "fog-signal"), "a-blank", "a-defence", "b-blank")
    field.given_state(rows={16: "inquisition"})
    assert value(field.state, "A", "defence") == 1 + 1 + 2
    assert value(field.state, "B", "defence") == 1 + 2
    assert value(field.state, "D", "defence") == 2 + 2


def test_mp_6_2_3_event_improvements_count_only_where_the_inquisition_won_the_row(field: Scenario) -> None:
    assert value(field.given_state(rows={}).state, "A", "defence") == 1
    assert value(field.given_state(rows={16: "alchemists"}).state, "A", "defence") == 1
    assert value(field.given_state(rows={16: "inquisition"}).state, "A", "defence") == 2


def test_vector_mp_9_114_a_covered_row_adds_nothing_and_three_hold_against_three(field: Scenario) -> None:
    field.given_state(scenario="white-work", rows={12: "alchemists"})
    foe(alarm(stand(field, "green", (0, 0), character="mirela-dross"), "smoke-at-noon"), "A", (1, 0))
    field.rolls(2, 1).when(AttackFigure("a-1", "green")).then_includes(FigureAttacked("a-1", "green", 3, 3))
    assert [fact.rolled for fact in field.facts if isinstance(fact, DiceRolled)] == [(2, 1)]
    assert field.state.alchemists["green"].hex == (0, 0)


def test_mp_6_2_4_a_lone_cards_modifier_counts_unless_it_is_the_symbol_or_the_pack_lets_it_sleep(
    field: Scenario,
) -> None:
    cards(field, "a-defence", "b-symbol")
    assert value(field.state, "A", "defence") == 2
    stats: tuple[InquisitorStat, ...] = ("attack", "defence", "actions")
    assert [value(field.state, "B", stat) for stat in stats] == [1, 1, 3]
    field.given_state(pack=dormant())
    assert value(field.state, "A", "defence") == 1
    cards(field, "a-blank")
    assert value(field.state, "A", "defence") == 2


def test_mp_6_2_5_an_attack_modifier_is_a_point_not_a_die(field: Scenario) -> None:
    foe(cards(field, "a-attack"), "A", (1, 0))
    field.rolls(2, 1, 0).when(AttackFigure("a-1", "green")).then_includes(FigureAttacked("a-1", "green", 3, 3))
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["defence"]


def test_mp_6_2_6_both_figures_of_a_type_share_its_modifiers(field: Scenario) -> None:
    cards(field, "a-defence", "a-symbol")
    foe(field, "A", (1, 0))
    foe(field, "A", (0, 1))
    for name in ("a-1", "a-2"):
        field.rolls(1, 1, 0).when(Fight("green", name))
        assert InquisitorAttacked("green", name, 2, 2) in field.facts


@pytest.mark.vector("MP-9.86")
def test_mp_6_2_7_attack_modifiers_do_not_raise_destroy_values_nor_the_reverse(field: Scenario) -> None:
    hit(alarm(field, "smoke-at-noon"), 0, air=3).then_includes(StoredElementsDestroyed("yellow", {"air": 1}))
    assert (value(field.state, "D", "destroy"), value(field.state, "D", "attack")) == (1, 0)
    alarm(field, "salt-tax")
    assert (value(field.state, "A", "attack"), value(field.state, "A", "destroy")) == (2, 0)
    assert value(field.state, "D", "destroy") == 2


def test_mp_6_2_8_values_never_fall_below_0_and_have_no_maximum(field: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "A"\nattack = )2', r"\g<1>0")
    field.given_state(pack=read_pack(broken(edit)))
    assert value(field.state, "A", "attack") == 0
    cards(alarm(field, "fog-signal"), *field.state.pack.cards_of["A"]).given_state(rows={16: "inquisition"})
    assert value(field.state, "A", "defence") == 1 + 1 + 2 + 1 + 1


def test_mp_6_2_9_base_values_and_targets_are_the_types_not_the_cards(pack: Pack) -> None:
    assert set(pack.cards["a-attack"].__struct_fields__) == {"id", "type", "modifier", "second_figure"}
    assert {pack.cards[card].type for card in pack.cards_of["A"]} == {"A"}
    assert (pack.inquisitors["A"].attack, pack.inquisitors["A"].targets) == (2, ("alchemist", "homunculus"))


def test_mp_6_2_10_values_are_those_of_the_present_state(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    assert value(field.state, "A", "defence") == 2
    assert value(alarm(field, "fog-signal").state, "A", "defence") == 3
    assert value(cards(field, "a-armour").state, "A", "defence") == 5
    field.given(InquisitorCardsDiscarded(1, ("a-defence", "a-armour")))
    assert value(field.state, "A", "defence") == 2


# 6.3 Figures per type


@pytest.mark.parametrize(
    ("before", "drawn", "figures"),
    [
        pytest.param((), "b-attack", 1, id="MP-9.24", marks=pytest.mark.rule("MP-6.3.1")),
        pytest.param(("b-attack",), "b-defence", 0, id="MP-9.25", marks=pytest.mark.rule("MP-6.3.2")),
        pytest.param(("b-attack",), "b-symbol", 1, id="MP-9.26", marks=pytest.mark.rule("MP-6.3.3")),
        pytest.param((), "b-symbol", 1, id="MP-9.27", marks=pytest.mark.rule("MP-6.3.4")),
        pytest.param(("b-symbol",), "b-attack", 1, id="symbol-first-then-another", marks=pytest.mark.rule("MP-6.3.4")),
        pytest.param(("b-symbol",), "b-blank", 1, id="symbol-first-then-a-blank"),
        pytest.param(("b-symbol", "b-attack"), "b-blank", 0, id="a-third-card"),
        pytest.param(("b-attack", "b-blank"), "b-symbol", 1, id="the-symbol-third"),
    ],
)
def test_a_drawn_card_brings_so_many_figures(
    field: Scenario, before: tuple[str, ...], drawn: str, figures: int
) -> None:
    cards(field, *before).draws("inquisitors", drawn).when(DrawInquisitorCards(1, ()))
    assert len([fact for fact in field.facts if isinstance(fact, InquisitorPlaced)]) == figures
    assert open_cards(field.state, "B") == (*before, drawn)


def test_mp_6_3_2_the_modifier_of_a_further_card_becomes_active(field: Scenario) -> None:
    cards(field, "b-attack").draws("inquisitors", "b-defence").when(DrawInquisitorCards(1, ()))
    assert (value(field.state, "B", "attack"), value(field.state, "B", "defence")) == (2, 2)


def test_mp_6_3_5_two_figures_need_two_cards_of_which_one_has_the_symbol(pack: Pack) -> None:
    assert [figures_due(pack, those) for those in [(), ("b-blank",), ("b-symbol",)]] == [0, 1, 1]
    assert figures_due(pack, ("b-blank", "b-attack", "b-defence")) == 1
    assert figures_due(pack, ("b-blank", "b-symbol")) == figures_due(pack, pack.cards_of["B"]) == 2


def test_mp_6_3_6_a_type_has_at_most_one_symbol_card(pack: Pack) -> None:
    for letter, of_type in pack.cards_of.items():
        assert symbol_among(pack, of_type) == f"{letter.lower()}-symbol"
        assert len([card for card in of_type if pack.cards[card].second_figure]) == 1


def test_mp_6_3_7_a_second_figure_appears_in_todays_town(field: Scenario) -> None:
    foe(cards(field, "b-symbol"), "B", (3, 0))
    alarm(field, "ember-sermon").draws("inquisitors", "b-blank").when(DrawInquisitorCards(1, ()))
    assert field.state.inquisitors["b-2"].hex == field.state.pack.boards["open-country"].towns["R"] == (-3, 2)


# 6.4 An inquisitor is defeated


def defeat(scenario: Scenario, name: str) -> Scenario:
    """Green defeats this inquisitor and declines the reward."""
    return scenario.rolls(2, 2, 2).when(Fight("green", name)).answers(GREEN, "decline")


def test_mp_6_4_1_the_figure_leaves_the_board(field: Scenario) -> None:
    foe(field, "A", (1, 0))
    field.rolls(2, 2, 2).when(Fight("green", "a-1")).then_includes(InquisitorDefeated("a-1", "green"))
    assert field.state.inquisitors == {}


@pytest.mark.vector("MP-9.63")
def test_mp_6_4_2_the_only_figures_cards_go_to_the_discard_oldest_first(field: Scenario) -> None:
    cards(field, "a-blank", "b-defence", "a-defence", "a-attack").given_state(inquisitor_discard=("d-blank",))
    foe(field, "A", (1, 0))
    defeat(field, "a-1")
    assert field.state.inquisitor_discard == ("d-blank", "a-blank", "a-defence", "a-attack")
    assert field.state.slots == (None, Slot("B", ("b-defence",)), None)
    foe(cards(field, "a-symbol"), "A", (1, 0))
    defeat(field, "a-2")
    assert field.state.inquisitor_discard[-1] == "a-symbol"
    assert field.state.slots[0] is None


def test_mp_6_4_2_an_only_figure_takes_the_other_cards_along_with_the_symbol(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-symbol"), "A", (1, 0))
    foe(cards(field, "b-blank"), "B", (0, 1))
    defeat(field, "a-1")
    assert field.state.inquisitor_discard == ("a-blank", "a-symbol")
    assert field.state.slots == (None, Slot("B", ("b-blank",)), None)


@pytest.mark.parametrize(
    ("lying", "left"),
    [
        pytest.param(("b-blank", "b-symbol"), ("b-blank",), id="MP-9.28"),
        pytest.param(("b-symbol", "b-attack"), ("b-attack",), id="MP-9.62"),
        pytest.param(("b-blank", "b-symbol", "b-attack"), ("b-blank", "b-attack"), id="MP-9.64"),
    ],
)
def test_mp_6_4_3_with_another_figure_left_only_the_symbol_card_goes(
    field: Scenario, lying: tuple[str, ...], left: tuple[str, ...]
) -> None:
    cards(field, *lying)
    foe(field, "B", (1, 0))
    foe(field, "B", (1, 0))
    defeat(field, "b-2")
    assert list(field.state.inquisitors) == ["b-1"]
    assert field.state.slots[0] == Slot("B", left)
    assert field.state.inquisitor_discard == ("b-symbol",)
    defeat(field, "b-1")
    assert field.state.slots[0] is None
    assert field.state.inquisitor_discard == ("b-symbol", *left)


def test_mp_6_4_4_a_type_returns_with_new_draws_as_a_first_card(field: Scenario) -> None:
    foe(cards(field, "a-blank", "a-defence"), "A", (1, 0))
    defeat(field, "a-1").draws("inquisitors", "a-symbol").when(DrawInquisitorCards(1, ()))
    field.then_includes(InquisitorCardDrawn("a-symbol", "A", 1), InquisitorPlaced("a-2", "A", (1, -3)))
    assert len(field.state.inquisitors) == 1


@pytest.mark.vector("MP-9.66")
def test_mp_6_4_5_the_other_types_keep_their_slots(field: Scenario) -> None:
    cards(field, "b-blank", "c-blank", "a-blank")
    foe(field, "C", (1, 0))
    defeat(field, "c-1")
    assert field.state.slots == (Slot("B", ("b-blank",)), None, Slot("A", ("a-blank",)))
    cards(field, "c-attack")
    assert [slot and slot.type for slot in field.state.slots] == ["B", "C", "A"]


# 6.5 Reward


def win(scenario: Scenario, figure: str, dice: int) -> Scenario:
    """The figure defeats a new inquisitor."""
    new = foe(scenario, "A", (1, 0))
    return scenario.rolls(*[2] * dice).when(Fight(figure, new.id))


def test_mp_6_5_1_the_winner_may_roll_a_die_for_what_the_alarm_card_tells(field: Scenario) -> None:
    for pips, element in enumerate(("iron", "aqua-fortis", "aqua-regia")):
        win(field, "green", 3).asks(GREEN, "roll", "decline").rolls(pips).answers(GREEN, "roll")
        assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["reward"]
        assert field.state.alchemists["green"].carried[element] == 1


def test_vector_mp_9_17_the_winner_carries_the_glass(field: Scenario) -> None:
    win(alarm(field, "curfew"), "green", 3).rolls(1).answers(GREEN, "roll")
    assert field.state.alchemists["green"].carried == {"glass": 1}


@pytest.mark.vector("MP-9.71")
def test_mp_6_5_2_the_attacker_itself_gets_the_element(field: Scenario) -> None:
    helper(alarm(field, "harbour-bell"), "pyrrik", "green", (0, 0))
    win(field, "pyrrik", 2).rolls(0).answers(GREEN, "roll")
    assert field.state.homunculi["pyrrik"].carried == {"fire": 1}
    assert field.state.alchemists["green"].carried == {}


@pytest.mark.vector("MP-9.70")
def test_mp_6_5_3_without_room_something_carried_or_the_reward_is_dropped(field: Scenario) -> None:
    stand(field, "green", (0, 0), carried={"air": 2, "salt": 1})
    win(field, "green", 3).rolls(2).answers(GREEN, "roll")
    offered = field.keys(GREEN)
    assert len(offered) == 3
    assert all(any(kind in key for key in offered) for kind in ("air", "salt", "aqua-regia"))
    field.answers(GREEN, next(key for key in offered if "air" in key))
    assert field.state.alchemists["green"].carried == {"air": 1, "aqua-regia": 1, "salt": 1}
    assert field.state.loose == {(0, 0): {"air": 1}}


@pytest.mark.vector("MP-9.110")
def test_mp_6_5_4_one_reward_per_defeated_figure(field: Scenario) -> None:
    cards(field, "a-blank", "a-symbol")
    foe(field, "A", (1, 0))
    foe(field, "A", (0, 1))
    for name in ("a-1", "a-2"):
        field.rolls(2, 2, 2).when(Fight("green", name)).rolls(0).answers(GREEN, "roll")
    assert field.state.alchemists["green"].carried == {"iron": 2}


def test_mp_6_5_5_the_reward_may_be_declined_and_is_taken_by_default(field: Scenario) -> None:
    win(field, "green", 3)
    assert field.default() == "roll"
    field.answers(GREEN, "decline").then()
    assert field.state.alchemists["green"].carried == {}


def test_only_the_winners_owner_is_asked_for_the_reward(make: Make) -> None:
    scenario = make("yellow", "green")
    alarm(stand(stand(scenario, "green", (0, 0)), "yellow", (-3, 3)), PLAIN)
    helper(scenario, "pyrrik", "green", (0, 1))
    win(scenario, "pyrrik", 2).asks(1, "roll", "decline").refused("MP-6.5.1", 0, "roll")
    assert isinstance(scenario.question, ChooseReward)
    assert scenario.rule_against(1, "keep") == "MP-6.5.1"


def test_mp_6_5_6_a_mission_won_by_attack_gives_no_reward_roll(field: Scenario) -> None:
    mission = next(one for one in field.state.pack.content.missions if one.kind == "attack")
    stand(field, "green", (2, 1)).given_state(missions={**field.state.missions, "T": mission.id})
    field.rolls(2, 2, 2).when(AttackMission("green"))
    assert [one.mission for one in field.state.completed] == [mission.id]
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["mission"]
    assert field.position.question is None


# 6.6 An inquisitor attacks


def attacked(scenario: Scenario, name: str, *rolled: int, by: str = "A") -> Scenario:
    """A new inquisitor beside (0, 0) attacks this figure, which rolls this."""
    new = foe(scenario, by, (1, 0))
    return scenario.rolls(*rolled).when(AttackFigure(new.id, name))


def test_mp_6_6_1_the_inquisitors_attack_is_static(field: Scenario) -> None:
    attacked(alarm(field, "smoke-at-noon"), "green", 2, 2, 2)
    assert [fact.attack for fact in field.facts if isinstance(fact, FigureAttacked)] == [3]
    assert [fact.purpose for fact in field.facts if isinstance(fact, DiceRolled)] == ["defence"]


def test_mp_6_6_2_the_defender_rolls_its_defence_value_in_dice(field: Scenario) -> None:
    attacked(field, "green", 0, 1, 2).then_includes(FigureAttacked("a-1", "green", 2, 3))
    assert [len(fact.rolled) for fact in field.facts if isinstance(fact, DiceRolled)] == [3]
    attacked(helper(field, "ferrando", "green", (0, 0)), "ferrando", 1, 1)
    assert [len(fact.rolled) for fact in field.facts if isinstance(fact, DiceRolled)] == [2]
    attacked(helper(field, "pyrrik", "green", (0, 0)), "pyrrik").then_includes(FigureAttacked("a-3", "pyrrik", 2, 0))
    field.then_no(DiceRolled)


@pytest.mark.parametrize(
    ("rolled", "holds"), [pytest.param((2, 1, 0), True, id="MP-9.20"), pytest.param((1, 1, 0), False, id="two-fail")]
)
def test_mp_6_6_3_the_defender_holds_with_at_least_the_attack(
    field: Scenario, rolled: tuple[int, ...], holds: bool
) -> None:
    before = field.state.alchemists["green"]
    attacked(field, "green", *rolled, by="C").then_includes(FigureAttacked("c-1", "green", 3, sum(rolled)))
    assert (field.state.alchemists["green"] == before) == holds


def test_mp_6_6_4_a_defeated_alchemist_drops_all_goes_home_and_loses_a_stone(field: Scenario) -> None:
    stand(field, "green", (0, 0), carried={"air": 2, "gold": 1}).given_state(loose={(0, 0): {"air": 1}})
    attacked(field, "green", 0, 0, 0)
    field.then_includes(
        ElementsFallen("green", (0, 0), {"air": 2, "gold": 1}),
        AlchemistDefeated("green", (1, -4)),
        SoulStoneLost("green"),
    )
    green = field.state.alchemists["green"]
    assert (green.hex, green.carried, green.soul_stones) == ((1, -4), {}, 0)
    assert field.state.loose == {(0, 0): {"air": 3, "gold": 1}}


@pytest.mark.vector("MP-9.83")
def test_mp_6_6_5_equipment_homunculi_fragments_and_the_tower_are_safe(field: Scenario) -> None:
    dagger = field.state.pack.recipes_of["equipment"][0]
    fragment = field.state.pack.recipes_of["stone"][0]
    helper(stand(field, "green", (0, 0), worn=(dagger,)), "aeribos", "green", (0, 0))
    store(field, "green", elements={"air": 4}, fragments=(fragment,))
    attacked(field, "green", *[0] * 5).then_includes(AlchemistDefeated("green", (1, -4)))
    green = field.state.alchemists["green"]
    assert (green.worn, green.tower.elements, green.tower.fragments) == ((dagger,), {"air": 4}, (fragment,))
    assert field.state.homunculi["aeribos"].hex == (0, 0)


@pytest.mark.vector("MP-9.81")
def test_mp_6_6_6_without_a_stone_none_is_lost_and_the_rest_happens(field: Scenario) -> None:
    stand(field, "green", (0, 0), carried={"air": 2}, soul_stones=0)
    attacked(field, "green", 0, 0, 0).then_no(SoulStoneLost)
    assert field.state.loose == {(0, 0): {"air": 2}}
    assert field.state.alchemists["green"].hex == (1, -4)
    assert field.state.status == "running"


def test_mp_6_6_7_a_defeated_homunculus_drops_all_and_its_card_goes_to_the_discard(field: Scenario) -> None:
    helper(field, "aeribos", "green", (0, 1), carried={"fire": 1})
    field.given_state(recipe_discards={**field.state.recipe_discards, "homunculus": ("kypitau",)})
    attacked(field, "aeribos", 1)
    field.then_includes(ElementsFallen("aeribos", (0, 1), {"fire": 1}), HomunculusDefeated("aeribos"))
    assert field.state.homunculi == {}
    assert field.state.recipe_discards["homunculus"] == ("kypitau", "aeribos")
    assert field.state.loose == {(0, 1): {"fire": 1}}
    assert field.state.alchemists["green"].soul_stones == 1


@pytest.mark.vector("MP-9.82")
def test_mp_6_6_8_with_the_last_stone_the_scenario_ends_at_once(field: Scenario) -> None:
    stand(field, "yellow", (-3, 3), soul_stones=0)
    foe(field, "A", (1, 0))
    foe(field, "B", (0, 1))
    field.rolls(0, 0, 0).when(StartInquisitionPhase())
    field.then_includes(FigureAttacked("a-1", "green", 2, 0), SoulStoneLost("green"))
    assert [fact.inquisitor for fact in field.facts if isinstance(fact, FigureAttacked)] == ["a-1"]
    assert field.state.status == "failed"
    assert field.position.question is None


def test_mp_6_6_9_the_defender_is_not_asked(field: Scenario) -> None:
    attacked(field, "green", 2, 2, 2)
    assert field.position.question is None
    assert len([fact for fact in field.facts if isinstance(fact, DiceRolled)]) == 1


def test_mp_6_6_10_against_0_the_defender_always_holds(field: Scenario) -> None:
    edit = ("inquisition.toml", r'(letter = "A"\nattack = )2', r"\g<1>0")
    field.given_state(pack=read_pack(broken(edit)))
    attacked(field, "green", 0, 0, 0).then_includes(FigureAttacked("a-1", "green", 0, 0))
    assert field.state.alchemists["green"].hex == (0, 0)


def test_mp_6_6_11_elements_fallen_in_a_town_fulfil_no_mission(field: Scenario) -> None:
    mission = next(one for one in field.state.pack.content.missions if one.kind == "element")
    field.given_state(missions={**field.state.missions, "T": mission.id})
    stand(field, "green", (2, 1), carried=dict(mission.elements))
    attacked(field, "green", 0, 0, 0)
    assert field.state.loose == {(2, 1): dict(mission.elements)}
    assert field.state.missions["T"] == mission.id
    assert field.state.completed == ()


def test_mp_6_6_12_the_own_tower_hex_is_free_for_the_defeated(field: Scenario) -> None:
    helper(stand(field, "green", (0, 0), tower=(2, 0)), "aeribos", "green", (2, 0))
    attacked(field, "green", 0, 0, 0).then_includes(AlchemistDefeated("green", (2, 0))).then_no(ElementsFallen)
    assert all(one.hex != (2, 0) for one in field.state.inquisitors.values())
    assert field.state.alchemists["yellow"].hex != (2, 0)


# 6.7 Destruction


def hit(scenario: Scenario, pips: int, *open_cards: str, **elements: int) -> Scenario:
    """A destroyer hits yellow's tower, which stores these elements; the die shows these pips."""
    store(scenario, "yellow", elements=dict(sorted((kind.replace("_", "-"), n) for kind, n in elements.items())))
    new = foe(cards(scenario, *open_cards), "D", (1, 0))
    return scenario.rolls(pips).when(DestroyElements(new.id, "yellow"))


def stored(scenario: Scenario) -> dict[str, int]:
    elements: dict[str, int] = scenario.state.alchemists["yellow"].tower.elements
    return elements


@pytest.mark.parametrize(
    ("pips", "lost"),
    [
        pytest.param(0, "air", id="level-1"),
        pytest.param(1, "copper", id="level-2"),
        pytest.param(2, "gold", id="level-3"),
    ],
)
def test_mp_6_7_1_one_die_tells_the_level_that_is_hit(field: Scenario, pips: int, lost: str) -> None:
    hit(field, pips, air=1, copper=1, gold=1)
    field.then_includes(TowerAttacked("d-1", "yellow", pips + 1, 1), StoredElementsDestroyed("yellow", {lost: 1}))
    assert [fact.rolled for fact in field.facts if isinstance(fact, DiceRolled)] == [(pips,)]


@pytest.mark.vector("MP-9.21")
def test_mp_6_7_2_the_destroy_value_tells_how_many_are_lost(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, air=5).then_includes(StoredElementsDestroyed("yellow", {"air": 2}))
    hit(field, 0, "d-destroy", air=5).then_includes(StoredElementsDestroyed("yellow", {"air": 3}))
    assert stored(field) == {"air": 2}


def test_mp_6_7_3_one_roll_fixes_the_level_for_all(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 1, "d-destroy", air=3, copper=4)
    assert len([fact for fact in field.facts if isinstance(fact, DiceRolled)]) == 1
    assert stored(field) == {"air": 3, "copper": 1}


def test_mp_6_7_4_the_owner_picks_among_the_elements_of_the_level(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, air=2, copper=1, fire=1, iron=1)
    assert isinstance(field.question, ChooseLost)
    field.asks(YELLOW, "lose:air", "lose:fire").refused("MP-6.7.3", YELLOW, "lose:copper")
    field.refused("MP-6.7.4", YELLOW, "lose:water").refused("MP-6.7.4", GREEN, "lose:air")
    field.answers(YELLOW, "lose:air").asks(YELLOW, "lose:air", "lose:fire", "lose:iron")
    field.answers(YELLOW, "lose:fire").then(StoredElementsDestroyed("yellow", {"air": 1, "fire": 1}))
    assert stored(field) == {"air": 1, "copper": 1, "iron": 1}


def test_the_owner_loses_the_lowest_ids_by_default(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 0, earth=1, air=1, iron=1)
    field.answers(YELLOW, field.default())
    field.answers(YELLOW, field.default()).then(StoredElementsDestroyed("yellow", {"air": 1, "earth": 1}))


@pytest.mark.vector("MP-9.84")
def test_mp_6_7_5_what_is_missing_is_taken_from_the_lower_levels_never_a_higher(field: Scenario) -> None:
    hit(alarm(field, "salt-tax"), 2, copper=1, air=2)
    assert stored(field) == {"air": 1}
    hit(field, 0, gold=1, copper=2).then_no(StoredElementsDestroyed)
    hit(field, 2).then_no(StoredElementsDestroyed)
    hit(field, 2, copper=1, air=1, fire=1).asks(YELLOW, "lose:air", "lose:fire")
    field.answers(YELLOW, "lose:fire")
    assert stored(field) == {"air": 1}


def test_mp_6_7_6_only_the_tower_storage_is_hit(field: Scenario) -> None:
    item, fragment = (field.state.pack.recipes_of[kind][0] for kind in ("equipment", "stone"))
    stand(field, "yellow", (-1, 4), carried={"air": 1})
    helper(field, "aeribos", "yellow", (-1, 4), carried={"air": 1})
    store(field, "yellow", items=(item,), fragments=(fragment,))
    before = field.state
    hit(field, 0).then_no(StoredElementsDestroyed)
    assert (field.state.alchemists, field.state.homunculi) == (before.alchemists, before.homunculi)


def test_mp_6_7_7_the_owners_presence_does_not_matter(field: Scenario) -> None:
    for hex in [(-1, 4), (0, 0)]:
        stand(field, "yellow", hex)
        hit(field, 0, air=2)
        assert stored(field) == {"air": 1}


def test_a_lost_choice_of_one_kind_is_no_question(field: Scenario) -> None:
    hit(field, 0, air=3)
    assert field.position.question is None


def test_drawing_and_defeating_keep_every_card(field: Scenario) -> None:
    field.given_state(alarms=((0, 0), (1, 1))).when(AnswerAlarms())
    assert len([fact for fact in field.facts if isinstance(fact, CardsDrawn)]) == 2
    for inquisitor in list(field.state.inquisitors):
        field.rolls(2, 2, 2).when(Fight("green", inquisitor)).answers(GREEN, "decline")
    lying = [card for slot in field.state.slots if slot for card in slot.cards]
    assert len(field.state.pools["inquisitors"]) + len(lying) + len(field.state.inquisitor_discard) == 18
    field.then_no(CardsShuffled)
