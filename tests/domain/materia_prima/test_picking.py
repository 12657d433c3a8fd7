"""What is chosen one by one: in any order, taken back one by one, cancelled at no cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from domain.kernel.fact import OnlyAnswerTaken
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.kernel.task import Option
from domain.materia_prima.facts.combat import StoredElementsDestroyed
from domain.materia_prima.facts.gathering import ElementsDropped
from domain.materia_prima.facts.tower import AlchemistEquipped
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.tasks.campaign import ChooseOutfit
from domain.materia_prima.tasks.combat import LoseStored
from domain.materia_prima.tasks.events import ChoosePayment, ResolveEvent
from domain.materia_prima.tasks.town import ChooseDiscards, KeepRecipes
from domain.materia_prima.tasks.turn import StartTurn, TakeTurn
from tests.domain.materia_prima.positions import fulfilled, in_tower, stand, store
from tests.dsl import HashFate, Scenario

LOAD = {"air": 1, "earth": 1, "water": 1}


def equipping(scenario: Scenario) -> str:
    in_tower(scenario, {"earth": 1}, {"air": 2, "water": 1})
    return "equip"


def wearing(scenario: Scenario) -> str:
    in_tower(store(scenario, "green", items=("buckler", "dagger", "sling")), {}, {})
    return "equip"


def dropping(scenario: Scenario) -> str:
    stand(scenario, "green", (0, 0), carried=LOAD).when(StartTurn("green"))
    return "drop:green"


def picking_up(scenario: Scenario) -> str:
    stand(scenario, "green", (0, 0), carried={"gold": 1}).given_state(loose={(0, 0): LOAD}).when(StartTurn("green"))
    return "pick-up:green"


def converting(scenario: Scenario) -> str:
    in_tower(scenario, {"fire": 1}, {"air": 2, "earth": 2, "water": 1, "iron": 1})
    return "convert"


def exchanging(scenario: Scenario) -> str:
    stand(stand(scenario, "green", (0, 0), carried=LOAD), "yellow", (1, 0), carried={"gold": 1, "salt": 1})
    scenario.when(StartTurn("green"))
    return "exchange:green:yellow"


def buying(scenario: Scenario) -> str:
    town = scenario.state.pack.boards["open-country"].towns["G"]
    stand(scenario, "green", town, carried={"copper": 1, "glass": 1, "salt": 1}).when(StartTurn("green"))
    return "buy"


def paying(scenario: Scenario) -> str:
    in_tower(scenario.given_state(recipes=("aeribos",)), {"air": 1}, {"air": 2})
    return "transmute:aeribos"


ACTIONS = [equipping, wearing, dropping, picking_up, converting, exchanging, buying, paying]
begun = pytest.mark.parametrize("begin", ACTIONS, ids=lambda one: one.__name__)


def offered(position: Position[Any]) -> list[Option]:
    """All that the open question offers."""
    assert position.question is not None
    return list(options(position.state, position.question))


def after(position: Position[Any], option: Option) -> Position[Any]:
    """Where an answer leads."""
    play = Play(MATERIA_PRIMA, position, HashFate())
    play.take(option.seat, option.key)
    return play.position


def put_together(first: Position[Any]) -> list[Position[Any]]:
    """Every position while an action is put together, by the options that lead on; each once."""
    found, edge = [first], [first]
    while edge:
        position = edge.pop()
        for option in offered(position):
            later = after(position, option) if option.mark is None else first
            if later not in found and is_still_put_together(first, later):
                found.append(later)
                edge.append(later)
    return found


def is_still_put_together(first: Position[Any], later: Position[Any]) -> bool:
    """Whether the same seat goes on choosing, and nothing has happened."""
    question = later.question
    asks = question is not None and not isinstance(question, TakeTurn) and question.seats == first.question.seats
    return asks and later.state == first.state


@begun
def test_mp_picking_from_everywhere_cancelling_leads_back_to_the_turn(
    scenario: Scenario, begin: Callable[[Scenario], str]
) -> None:
    key = begin(scenario)
    turn = scenario.position
    for position in put_together(scenario.answers(0, key).position):
        (cancel,) = (option for option in offered(position) if option.mark == "cancel")
        assert cancel.key == "cancel"
        assert after(position, cancel) == turn


@begun
def test_mp_picking_what_was_chosen_is_a_multiset_taken_back_one_by_one(
    scenario: Scenario, begin: Callable[[Scenario], str]
) -> None:
    """However it was reached it is one position; and each thing taken back leads to a position met before."""
    key = begin(scenario)
    positions = put_together(scenario.answers(0, key).position)
    for position in positions:
        chosen = getattr(position.question, "chosen", ())
        assert list(chosen) == sorted(chosen)
        for option in (option for option in offered(position) if option.mark == "back"):
            less = after(position, option)
            assert less in positions
            assert less.question is not None and len(less.question.chosen) < len(chosen)
    keys = [option.key for position in positions for option in offered(position) if option.mark == "back"]
    assert keys or begin in (buying, paying)


@begun
def test_mp_picking_without_what_leads_back_nothing_goes_in_a_circle(
    scenario: Scenario, begin: Callable[[Scenario], str]
) -> None:
    key = begin(scenario)
    positions = put_together(scenario.answers(0, key).position)
    lengths: list[int] = []

    def walk(position: Position[Any], length: int) -> None:
        lengths.append(length)
        assert length <= len(positions), "a circle"
        for option in offered(position):
            later = after(position, option) if option.mark is None else None
            if later in positions:
                walk(later, length + 1)

    walk(positions[0], 0)
    assert max(lengths) < len(positions)


# The traps


def test_mp_4_15_1_water_first_does_not_end_the_action_with_water_alone(scenario: Scenario) -> None:
    in_tower(scenario, {}, {"air": 1, "earth": 1, "water": 1}).answers(0, "equip", "carry:water", "carry:air")
    assert scenario.leads_back(0) == ["back:air", "back:water", "cancel"]

    scenario.asks(0, "carry:earth", "done").answers(0, "done")
    scenario.then_includes(AlchemistEquipped("green", {"air": 1, "water": 1}, {}, (), ()))


def test_mp_4_10_1_what_was_chosen_is_taken_back_before_done(scenario: Scenario) -> None:
    dropping(scenario)
    scenario.answers(0, "drop:green", "drop:water", "drop:air", "back:water", "drop:earth", "done")

    scenario.then_includes(ElementsDropped("green", {"air": 1, "earth": 1}))


def test_mp_4_10_1_at_least_one_thing_must_stay_chosen(scenario: Scenario) -> None:
    dropping(scenario)
    scenario.answers(0, "drop:green", "drop:water", "back:water").asks(0, "drop:air", "drop:earth", "drop:water")
    scenario.refused("MP-4.10.1", key="done").refused("MP-4.10.1", key="back:water")


def test_mp_4_16_1_what_is_revealed_is_not_cancelled(scenario: Scenario) -> None:
    town = scenario.state.pack.boards["open-country"].towns["G"]
    stand(scenario, "green", town).when(StartTurn("green")).answers(0, "research:stone")
    assert isinstance(scenario.question, KeepRecipes)

    assert "cancel" not in scenario.leads_back(0)
    scenario.refused("MP-4.16.1", key="cancel").answers(0, scenario.keys(0)[0])
    assert not isinstance(scenario.position.question, ChooseDiscards) or "cancel" not in scenario.leads_back(0)


@pytest.mark.rule("MP-6.7.4")
def test_an_owner_takes_back_what_it_would_lose(scenario: Scenario) -> None:
    store(scenario, "green", elements={"air": 1, "earth": 1, "water": 1})
    scenario.when(LoseStored("green", 1, 2)).answers(0, "lose:water", "back:water", "lose:earth", "lose:air")

    scenario.then(StoredElementsDestroyed("green", {"air": 1, "earth": 1}))


def test_mp_3_2_13_an_outfit_is_taken_back_too(scenario: Scenario) -> None:
    store(scenario, "green", items=("buckler", "dagger", "sling"))
    scenario.when(ChooseOutfit(seats=(0,), colour="green")).answers(0, "wear:sling")

    assert scenario.leads_back(0) == ["back:sling"]
    scenario.answers(0, "back:sling", "wear:dagger", "wear:buckler")
    assert scenario.state.alchemists["green"].worn == ("buckler", "dagger")


def test_mp_5_2_5_a_payment_is_taken_back_and_may_then_be_declined(scenario: Scenario) -> None:
    fulfilled(scenario, "jail-break", "quiet-bishop", "cellar-rats").when(ResolveEvent(16))
    assert isinstance(scenario.question, ChoosePayment)
    first = scenario.position

    scenario.answers(0, "pay:cellar-rats").asks(0, "pay:jail-break", "pay:quiet-bishop")
    assert scenario.answers(0, "back:cellar-rats").position == first
    scenario.offers(0, "decline")


# One answer


@pytest.mark.rule("MP-2.4.6")
def test_a_question_with_one_answer_is_answered_in_the_same_action(scenario: Scenario) -> None:
    """What falls is all of one kind, so that nobody is asked."""
    stand(scenario, "green", (0, 0), carried={"air": 5}).when(StartTurn("green"))

    answers = [one for one in scenario.stated if isinstance(one.fact, OnlyAnswerTaken)]
    assert [(one.rule, one.fact) for one in answers] == [("MP-2.4.6", OnlyAnswerTaken(0, "drop:air"))] * 2
    assert isinstance(scenario.question, TakeTurn)


def test_mp_4_7_5_a_turn_ends_when_its_owner_says_so_even_if_nothing_else_is_left(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0)).when(StartTurn("green"))
    stand(scenario, "green", (0, 0), acted=2).answers(0, "move:green:1,0")

    scenario.asks(0, "end-turn")
