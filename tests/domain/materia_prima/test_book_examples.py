"""Examples of the book, played. Each test holds the words of its examples, so that words and numbers stay together."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from domain.materia_prima.board.hexes import distance, neighbour
from domain.materia_prima.campaign.chronicle import Carried
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import AlarmsAnswered
from domain.materia_prima.facts.campaign import ThingCarriedOver
from domain.materia_prima.facts.combat import FigureAttacked
from domain.materia_prima.facts.ending import MissionPartFulfilled
from domain.materia_prima.facts.events import ElementsReturned, MissionsSpent
from domain.materia_prima.queries.events import points, unspent
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.queries.inquisitors import value
from domain.materia_prima.queries.values import attack
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.tasks.alarm import AnswerAlarms, TriggerAlarms
from domain.materia_prima.tasks.combat import AttackFigure, DestroyElements, Fight
from domain.materia_prima.tasks.ending import JudgeScenario
from domain.materia_prima.tasks.events import ResolveEvent
from domain.materia_prima.tasks.turn import StartTurn
from projections.book.reading import books_of
from tests.domain.materia_prima.positions import (
    TOWER,
    alarm,
    cards,
    foe,
    fulfilled,
    green,
    helper,
    in_tower,
    stand,
    store,
)
from tests.domain.materia_prima.tables import placing_table
from tests.dsl import Scenario

FIRE_MINE, IRON_MINE, TOWN_G = (1, -2), (0, 3), (1, -3)
GREEN, YELLOW = 0, 1
CONFIRMED: dict[str, str] = {}
"""The examples that a test of this module plays, by rule."""

Played = Callable[..., None]


def example(rule: str, words: str) -> Callable[[Played], Played]:
    """The test plays this example of this rule, word for word."""

    def confirm(test: Played) -> Played:
        CONFIRMED[rule] = words
        return test

    return confirm


def dice(count: int, least: int) -> Fraction:
    """The chance that so many dice show at least so much."""
    rolls = list(product((0, 0, 1, 1, 2, 2), repeat=count))
    return Fraction(sum(sum(roll) >= least for roll in rolls), len(rolls))


def turn(scenario: Scenario, hex: tuple[int, int], **fields: Any) -> Scenario:
    return stand(scenario, "green", hex, **fields).when(StartTurn("green"))


def test_the_words_are_those_of_the_book_and_each_chapter_with_examples_has_one() -> None:
    book = books_of("projections.materia_prima")["en"]
    told = {id: place.rule.example for id, place in book.places.items() if place.rule.example}
    chapters = {book.places[id].chapter.id for id in told}

    assert {id: told.get(id) for id in CONFIRMED} == CONFIRMED
    assert {book.places[id].chapter.id for id in CONFIRMED} == chapters == {one.id for one in book.chapters}


@example("MP-0.1.6", "An event takes three earth, and you have one. You lose the one.")
def test_an_event_takes_what_there_is(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"earth": 1}).when(ResolveEvent(8))
    scenario.then_includes(ElementsReturned("green", "earth", {"green": 1}))


@example("MP-2.1.10", "The card says yellow, green. Without a yellow alchemist, green speaks today.")
def test_the_speaker_is_of_a_colour_in_play(make: Callable[..., Scenario], pack: Pack) -> None:
    card = next(id for id, one in pack.alarm_cards.items() if tuple(one.order[:2]) == ("yellow", "green"))
    table = alarm(make("brown", "green"), card)

    assert table.state.colours[speaker(table.state)] == "green"


@example("MP-2.2.4", "From (0, 0) to (2, -1) it is two steps: east and north-east.")
def test_a_distance_is_counted_in_steps() -> None:
    assert distance((0, 0), (2, -1)) == 2
    assert neighbour(neighbour((0, 0), "E"), "NE") == (2, -1)


@example("MP-2.4.6", "You carry four and lose an item that gave one more place. One element falls on your hex.")
def test_what_is_too_much_falls(scenario: Scenario) -> None:
    turn(scenario, (0, 0), carried={"air": 4}, worn=("satchel",)).offers(GREEN, "end-turn")
    turn(scenario, (0, 0), carried={"air": 4}, worn=())

    assert scenario.state.loose == {(0, 0): {"air": 1}}


@example("MP-3.1.6", "Three types make a pile of 18 cards.")
def test_three_types_make_18_cards(pack: Pack) -> None:
    table = placing_table()

    assert len(pack.scenarios[table.state.scenario].inquisitors) == 3
    assert len(table.state.piles["inquisitors"]) == 18


@example("MP-3.2.9", "With three alchemists nine recipes lie in the pool.")
def test_three_alchemists_have_nine_recipes() -> None:
    assert len(placing_table(3).state.recipes) == 9


@example("MP-4.5.1", "Two hexes hold two markers, a third holds three. That is three alarms.")
@example("MP-4.6.2", "Two alchemists and three alarms: two cards are drawn, and all three hexes are cleared.")
def test_three_alarms_bring_two_cards(scenario: Scenario) -> None:
    scenario.given_state(markers={(1, 1): 2, (2, 0): 2, (-1, 2): 3}).draws("inquisitors", "a-blank", "b-blank")
    scenario.when(TriggerAlarms())
    assert (len(scenario.state.alarms), scenario.state.markers) == (3, {})

    scenario.when(AnswerAlarms()).then_includes(AlarmsAnswered(2, 1))


@example("MP-4.9.2", "On a mine with fire you get one fire.")
def test_a_mine_gives_one(scenario: Scenario) -> None:
    turn(scenario, FIRE_MINE).answers(GREEN, "mine:green")

    assert green(scenario).carried == {"fire": 1}


@example("MP-4.13.1", "One earth and one fire become one glass.")
@example("MP-4.13.3", "Copper and mercury made in this action can become gold only with another action.")
@example("MP-10.3.1", "Iron and water become mercury. Copper and mercury become gold.")
def test_conversions_do_not_chain(scenario: Scenario) -> None:
    in_tower(scenario, {}, {"earth": 1, "fire": 1}).answers(GREEN, "convert")
    assert green(scenario).tower.elements == {"glass": 1}

    in_tower(scenario, {}, {"copper": 1, "iron": 1, "water": 1, "fire": 1}).answers(GREEN, "convert")
    scenario.refused("MP-4.13.3", key="convert:gold").answers(GREEN, "convert:mercury")
    assert green(scenario).tower.elements == {"copper": 1, "fire": 1, "mercury": 1}

    scenario.answers(GREEN, "convert")
    assert green(scenario).tower.elements == {"fire": 1, "gold": 1}


@example(
    "MP-4.7.14",
    "You have 3 actions and used 2. You equip an item with one action more: 1 is left. "
    "You take it off again: 0 are left.",
)
def test_actions_are_left_by_the_present_value(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, acted=0)
    store(scenario, "green", items=("league-boots",))
    scenario.when(StartTurn("green")).answers(GREEN, "move:green:0,-3", "move:green:1,-4")
    scenario.answers(GREEN, "equip", "wear:league-boots")
    assert remaining(scenario.state, "green") == 1
    scenario.answers(GREEN, "equip", "done")
    assert remaining(scenario.state, "green") == 0


@example("MP-5.2.2", "Green has a mission of 1 point, yellow one of 2. The group has 3.")
@example("MP-5.2.4", "The event costs 1, and your only mission is worth 3. You may spend it and lose 2 points.")
def test_points_are_pooled_and_spent_whole(scenario: Scenario) -> None:
    fulfilled(scenario, "bell-metal", "jail-break")
    assert points(unspent(scenario.state)) == 3

    fulfilled(scenario, "iron-reliquary").when(ResolveEvent(4)).answers(GREEN, "pay:iron-reliquary")
    scenario.then_includes(MissionsSpent(4, ("iron-reliquary",)))
    assert points(unspent(scenario.state)) == 0


@example("MP-6.1.3", "Against defence 3 you need 4. With three dice that happens in 10 of 27 rolls.")
def test_one_more_than_its_defence(field: Scenario) -> None:
    foe(cards(field, "a-armour"), "A", (1, 0))
    assert value(field.state, "A", "defence") == 3
    field.rolls(2, 1, 0).when(Fight("green", "a-1"))
    assert "a-1" in field.state.inquisitors
    field.rolls(2, 1, 1).when(Fight("green", "a-1"))
    assert "a-1" not in field.state.inquisitors
    assert dice(3, 4) == Fraction(10, 27)


@example("MP-6.2.1", "Attack 2, a card with one more and an alarm card with one more: attack 4.")
@example("MP-6.2.3", "A row would give one attack more, but you paid. Attack 2 and an alarm card with one more make 3.")
def test_values_of_an_inquisitor_add_up(field: Scenario) -> None:
    alarm(cards(field, "a-blank"), "smoke-at-noon").given_state(scenario="white-work", rows={12: "alchemists"})
    assert value(field.state, "A", "attack") == 3
    assert value(cards(field, "a-attack").state, "A", "attack") == 4


@example("MP-6.6.3", "Attack 3, and your dice show 2 and 1. You hold.")
def test_as_much_is_enough(field: Scenario) -> None:
    helper(field, "ferrando", "green", (0, 0))
    new = foe(field, "C", (1, 0))
    field.rolls(2, 1).when(AttackFigure(new.id, "ferrando")).then_includes(FigureAttacked("c-1", "ferrando", 3, 3))

    assert "ferrando" in field.state.homunculi


@example(
    "MP-6.7.5",
    "Destruction 2, rolled 2. The tower has one gold and no level 2, but earth: gold and one earth go.",
)
def test_what_is_missing_goes_from_lower_levels(field: Scenario) -> None:
    stand(alarm(field, "salt-tax"), "yellow", (0, 2), tower=(2, 0))
    store(field, "yellow", elements={"gold": 1, "earth": 3})
    new = foe(field, "D", (1, 0))
    field.rolls(2).when(DestroyElements(new.id, "yellow"))
    assert field.state.alchemists["yellow"].tower.elements == {"earth": 2}


@example("MP-7.2.2", "On normal, that is on day 16 and not on day 10.")
def test_it_becomes_easier_on_the_last_day(scenario: Scenario) -> None:
    scenario.given_state(difficulty="normal", chosen="normal", day=10).when(StartTurn("green"))
    scenario.refused("MP-7.2.2", speaker(scenario.state), "ease:easy")

    scenario.given_state(day=16).answers(speaker(scenario.state), "ease:easy")
    assert scenario.state.difficulty == "easy"


@example("MP-7.3.3", "Two fragments of level 1 and one of level 2: one thing of level 1, one of level 2.")
def test_one_fragment_of_a_level_counts(scenario: Scenario) -> None:
    scenario.given_state(campaign=Carried())
    fragments = ("black-crow", "black-toad", "white-swan")
    store(scenario, "green", fragments=fragments, items=("dagger", "sling", "rapier"))
    for colour in ("green", "yellow"):
        for part in scenario.state.pack.scenarios[scenario.state.scenario].parts:
            scenario.given(MissionPartFulfilled(colour, part.id))
    scenario.when(JudgeScenario()).answers(GREEN, "take:dagger").refused("MP-7.3.3", GREEN, "take:sling")
    scenario.answers(GREEN, "take:rapier").then_includes(ThingCarriedOver("green", "rapier"))


@example("MP-8.1.3", "On a mine with iron you get two iron.")
def test_a_rich_mine_gives_two(scenario: Scenario) -> None:
    turn(scenario, IRON_MINE, character="hanno-zinke").answers(GREEN, "mine:green")

    assert green(scenario).carried == {"iron": 2}


@example("MP-8.2.7", "Attack 2, a dagger with one more: you roll three dice.")
def test_a_dagger_is_a_die(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), character="mirela-dross", worn=())
    assert attack(scenario.state, "green") == 2
    stand(scenario, "green", (0, 0), worn=("dagger",))
    assert attack(scenario.state, "green") == 3


@example("MP-8.3.2", "Against defence 3 a sum of 3 fails and 4 succeeds.")
@pytest.mark.parametrize(("rolled", "is_done"), [((2, 1, 0), False), ((2, 1, 1), True)])
def test_a_mission_is_fought_for(scenario: Scenario, rolled: tuple[int, ...], is_done: bool) -> None:
    scenario.given_state(missions={**scenario.state.missions, "G": "jail-break"})
    scenario.rolls(*rolled)
    turn(scenario, TOWN_G).answers(GREEN, "fight-mission:green")

    assert any(one.mission == "jail-break" for one in scenario.state.completed) == is_done
