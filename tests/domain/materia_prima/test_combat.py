"""Players attack inquisitors: fights, defeat, reward. Source: MP-6.1, MP-6.4, MP-6.5."""

from fractions import Fraction
from itertools import product

import pytest

from domain.kernel.fact import CardsDrawn, CardsShuffled, DiceRolled
from domain.materia_prima.facts.alarm import InquisitorCardDrawn, InquisitorPlaced
from domain.materia_prima.facts.combat import InquisitorAttacked, InquisitorDefeated
from domain.materia_prima.state import Slot
from domain.materia_prima.tasks.alarm import AnswerAlarms, DrawInquisitorCards
from domain.materia_prima.tasks.combat import ChooseReward, Fight
from domain.materia_prima.tasks.missions import AttackMission
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import alarm, cards, foe, helper, on_the_field, stand
from tests.dsl import Scenario

GREEN, YELLOW = 0, 1


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
    on_the_field(scenario)
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


def test_drawing_and_defeating_keep_every_card(field: Scenario) -> None:
    field.given_state(alarms=((0, 0), (1, 1))).when(AnswerAlarms())
    assert len([fact for fact in field.facts if isinstance(fact, CardsDrawn)]) == 2
    for inquisitor in list(field.state.inquisitors):
        field.rolls(2, 2, 2).when(Fight("green", inquisitor)).answers(GREEN, "decline")
    lying = [card for slot in field.state.slots if slot for card in slot.cards]
    assert len(field.state.pools["inquisitors"]) + len(lying) + len(field.state.inquisitor_discard) == 18
    field.then_no(CardsShuffled)
