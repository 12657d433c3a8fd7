"""Turns, action points and what figures may do. Source: MP-4.7, 2.4."""

import pytest

from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted
from domain.materia_prima.facts.movement import FigureMoved
from domain.materia_prima.facts.tower import HomunculusMade
from domain.materia_prima.facts.turn import ActionSpent, AlchemistsPhaseStarted, TurnEnded, TurnStarted
from domain.materia_prima.queries import inquisitors
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.rules.turn.actions import ALL_ACTIONS, open_actions, remaining
from domain.materia_prima.state import COLOURS
from domain.materia_prima.tasks.turn import StartAlchemistsPhase, StartTurn
from domain.materia_prima.vocabulary import BASIC_ACTIONS
from tests.domain.materia_prima.conftest import Make
from tests.domain.materia_prima.positions import CORNERS, alarm, cards, foe, helper, stand, store
from tests.domain.materia_prima.turns import allowed_by
from tests.dsl import Scenario

TOWN_G = (1, -3)
TOWER = CORNERS[0]


def words(scenario: Scenario, seat: int, figure: str | None = None) -> set[str]:
    """The first words of the keys offered, of one figure's keys if it is named."""
    keys = scenario.keys(seat)
    return {key.split(":")[0] for key in keys if figure is None or figure in key.split(":")}


# Whose turn it is


def test_mp_4_7_1_players_act_in_the_order_of_the_alarm_card(make: Make) -> None:
    scenario = alarm(make("green", "yellow", "grey"), "archive-candle")  # green, grey, yellow, brown

    scenario.when(StartAlchemistsPhase()).then(AlchemistsPhaseStarted(), TurnStarted("green")).asks(0)
    assert scenario.state.phase == "alchemists"
    scenario.answers(0, "end-turn").then(TurnEnded("green"), TurnStarted("grey")).asks(2)
    scenario.answers(2, "end-turn").then(TurnEnded("grey"), TurnStarted("yellow")).asks(1)
    assert scenario.state.turn == "yellow"


def test_mp_4_7_1_after_the_last_turn_the_inquisition_acts(scenario: Scenario) -> None:
    alarm(scenario, "curfew").when(StartAlchemistsPhase())

    scenario.answers(0, "end-turn").answers(1, "end-turn").then_includes(TurnEnded("yellow"), InquisitionPhaseStarted())


def test_vector_mp_9_34_colours_not_in_play_are_skipped(make: Make) -> None:
    scenario = alarm(make("brown", "grey"), "curfew")  # green, yellow, brown, grey

    scenario.when(StartAlchemistsPhase()).then(AlchemistsPhaseStarted(), TurnStarted("brown"))
    scenario.answers(0, "end-turn").then(TurnEnded("brown"), TurnStarted("grey"))


def test_before_the_first_alarm_card_the_order_is_that_of_choice(make: Make) -> None:
    scenario = make("grey", "green", "yellow").given_state(alarm_discard=())

    assert turn_order(scenario.state) == ("grey", "green", "yellow")


def test_mp_4_7_1_a_figure_of_another_colour_waits_for_its_turn(make: Make) -> None:
    scenario = make("green", "yellow", seats=(("green", "yellow"),))
    stand(scenario, "yellow", (0, 0))

    scenario.when(StartTurn("green")).refused("MP-4.7.1", key="move:yellow:1,0")


def test_another_seat_cannot_take_the_turn(scenario: Scenario) -> None:
    scenario.when(StartTurn("green")).refused("MP-4.7.3", seat=1, key="end-turn")


@pytest.mark.parametrize(
    "key", ["", ":", "move", "move:", "move:nobody:1,0", "dance:green", "end-turn:green", "fight::"]
)
def test_a_key_of_no_known_form_breaks_the_rule_of_the_turn(scenario: Scenario, key: str) -> None:
    scenario.when(StartTurn("green")).refused("MP-4.7.3", key=key)


# Action points


def test_mp_4_7_2_every_figure_has_its_own_number_of_actions(scenario: Scenario) -> None:
    helper(scenario, "mercurel", "green", (0, 0), acted=2)
    stand(scenario, "green", (0, 1), acted=3)

    scenario.when(StartTurn("green"))
    assert (remaining(scenario.state, "green"), remaining(scenario.state, "mercurel")) == (3, 2)


@pytest.mark.rule("MP-4.7.3", "MP-4.7.4")
@pytest.mark.vector("MP-9.116")
def test_actions_of_the_own_figures_mix_and_each_pays_its_own(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0))
    helper(scenario, "undinka", "green", (0, 1))

    scenario.when(StartTurn("green")).answers(0, "move:green:1,0", "move:undinka:0,2", "move:green:2,-1")
    scenario.then(
        ActionSpent("green", "move", None),
        FigureMoved("green", (1, 0)),
        ActionSpent("undinka", "move", None),
        FigureMoved("undinka", (0, 2)),
        ActionSpent("green", "move", None),
        FigureMoved("green", (2, -1)),
    )
    scenario.refused("MP-4.7.4", key="move:undinka:0,1").answers(0, "move:green:3,-1")
    scenario.asks(0, "end-turn").refused("MP-4.7.4", key="move:green:2,-1")


def test_mp_4_7_4_what_is_not_used_is_not_saved(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0))
    scenario.when(StartTurn("green"), StartTurn("yellow"), StartTurn("green"))

    scenario.answers(0, "end-turn").answers(1, "end-turn")
    assert remaining(scenario.state, "green") == 3


def test_mp_4_7_4_a_turn_gives_actions_to_the_own_figures_alone(scenario: Scenario) -> None:
    helper(helper(scenario, "aeribos", "green", (0, 0), acted=1), "terrulo", "yellow", (1, 0), acted=1)
    stand(scenario, "yellow", CORNERS[1], acted=2).when(StartTurn("green"))

    assert [one.acted for one in scenario.state.alchemists.values()] == [0, 2]
    assert {recipe: one.acted for recipe, one in scenario.state.homunculi.items()} == {"aeribos": 0, "terrulo": 1}


def test_mp_4_7_5_a_turn_ends_when_the_owner_says_so_and_not_before(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), acted=0)
    scenario.when(StartTurn("green"), StartTurn("yellow"))
    for step in ("1,0", "0,0", "1,0"):
        scenario.answers(0, f"move:green:{step}")

    scenario.asks(0, "end-turn").answers(0, "end-turn").then(TurnEnded("green"), TurnStarted("yellow"))


def test_an_absent_owners_turn_ends_unspent(scenario: Scenario) -> None:
    assert scenario.when(StartTurn("green")).default() == "end-turn"


@pytest.mark.rule("MP-4.7.6")
@pytest.mark.vector("MP-9.67")
def test_a_failed_fight_may_be_tried_again(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0))
    enemy = foe(cards(alarm(scenario, "customs-search"), "d-defence"), "D", (1, 0))
    assert inquisitors.value(scenario.state, "D", "defence") == 3
    scenario.when(StartTurn("green")).rolls(2, 1, 0).answers(0, f"fight:green:{enemy.id}")

    assert remaining(scenario.state, "green") == 2
    assert scenario.state.inquisitors == {enemy.id: enemy}
    scenario.offers(0, f"fight:green:{enemy.id}")


# Who may do what


def test_mp_4_7_7_homunculi_use_the_five_basic_actions_only(scenario: Scenario) -> None:
    helper(scenario, "mercurel", "green", TOWER, carried={"earth": 1, "fire": 1})
    stand(scenario, "green", TOWER, carried={"air": 1})

    scenario.when(StartTurn("green"))
    assert open_actions(scenario.state, "mercurel") == BASIC_ACTIONS == ("move", "mine", "drop", "fight", "exchange")
    for _ in range(3):
        scenario.answers(0, "equip", "done")
    assert words(scenario, 0) == {"move", "drop", "exchange", "end-turn"}
    scenario.refused("MP-4.7.4", key="convert")


def test_mp_4_7_8_alchemists_use_all_eleven(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, carried={"earth": 1, "fire": 1, "air": 1})
    helper(scenario, "mercurel", "green", TOWER)
    store(scenario, "green", elements={"air": 1})
    foe(scenario, "A", (0, -3))

    scenario.when(StartTurn("green"))
    assert words(scenario, 0, "green") == {"move", "drop", "fight", "exchange"}
    assert {"convert", "transmute", "equip"} < words(scenario, 0)
    assert len(set(ALL_ACTIONS)) == len(ALL_ACTIONS) == 11

    stand(scenario, "green", TOWN_G, carried={"copper": 1, "glass": 1})
    assert {"research", "buy", "sail"} < words(scenario, 0)


def test_every_option_of_a_turn_names_the_rule_that_allows_it(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, carried={"earth": 1, "fire": 1, "air": 1})
    helper(scenario, "mercurel", "green", (1, -2))
    store(scenario, "green", elements={"air": 1}, fragments=("black-crow",))
    foe(scenario, "A", (0, -3))
    scenario.given_state(loose={(1, -2): {"air": 1}}).when(StartTurn("green"))
    assert allowed_by(scenario) == {
        "move": {"MP-4.8.1"},
        "mine": {"MP-4.9.2"},
        "pick-up": {"MP-4.9.5"},
        "drop": {"MP-4.10.1"},
        "fight": {"MP-4.11.1"},
        "convert": {"MP-4.13.1"},
        "transmute": {"MP-4.14.1"},
        "equip": {"MP-4.15.1"},
        "end-turn": {"MP-4.7.5"},
    }

    stand(scenario, "green", TOWN_G, carried={"copper": 1, "glass": 1}, worn=("dagger",))
    for mission, word, rule in [
        ("cellar-rats", "fight-mission", "MP-8.3.2"),
        ("church-window", "drop-mission", "MP-8.3.3"),
        ("watchmans-kit", "give-item", "MP-8.3.5"),
        ("miracle-cure", "give-fragment", "MP-8.3.6"),
    ]:
        scenario.given_state(missions={**scenario.state.missions, "G": mission})
        rules = allowed_by(scenario)
        assert rules[word] == {rule}
    assert rules["exchange"] == {"MP-4.12.1"}
    assert (rules["research"], rules["buy"], rules["sail"]) == ({"MP-4.16.1"}, {"MP-4.17.1"}, {"MP-4.18.1"})


@pytest.mark.parametrize(
    ("keys", "rules"),
    [
        (("convert",), {"convert": {"MP-4.13.1"}}),
        (("convert", "convert:salt", "done"), {"pay": {"MP-4.13.2"}}),
        (("transmute:aeribos",), {"pay": {"MP-4.14.3"}}),
        (("transmute:dagger",), {"wear": {"MP-4.14.6"}, "store": {"MP-4.14.6"}}),
        (("equip",), {"wear": {"MP-4.15.2"}, "done": {"MP-4.15.2"}}),
        (("equip", "done"), {"carry": {"MP-4.15.1"}, "done": {"MP-4.15.1"}}),
        (("drop:green",), {"drop": {"MP-4.10.1"}}),
        (("pick-up:mercurel",), {"pick-up": {"MP-4.9.5"}}),
        (("exchange:green:terrulo",), {"give": {"MP-4.12.3"}}),
    ],
)
def test_every_answer_in_an_action_names_the_rule_that_allows_it(
    scenario: Scenario, keys: tuple[str, ...], rules: dict[str, set[str]]
) -> None:
    stand(scenario, "green", TOWER, carried={"air": 1, "earth": 1})
    store(scenario, "green", elements={"air": 2, "fire": 1, "iron": 2}, items=("buckler",))
    helper(helper(scenario, "mercurel", "green", (1, -2)), "terrulo", "green", TOWER)
    scenario.given_state(loose={(1, -2): {"air": 1, "iron": 1}}, recipes=("aeribos", "dagger"))

    scenario.when(StartTurn("green")).answers(0, *keys)
    assert allowed_by(scenario) == rules


@pytest.mark.parametrize("key", ["convert", "transmute:aeribos", "equip"])
def test_mp_4_7_9_tower_actions_need_the_own_tower_hex(scenario: Scenario, key: str) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2, "earth": 1})
    scenario.when(StartTurn("green")).refused("MP-4.7.9", key=key)

    stand(scenario, "green", TOWER, carried={"air": 2, "earth": 1})
    scenario.offers(0, key)


@pytest.mark.parametrize("key", ["research:homunculus", "buy", "sail:T"])
def test_mp_4_7_9_town_actions_need_a_town_hex(scenario: Scenario, key: str) -> None:
    stand(scenario, "green", TOWER, carried={"copper": 1, "glass": 1})
    scenario.when(StartTurn("green")).refused("MP-4.7.9", key=key)

    stand(scenario, "green", TOWN_G, carried={"copper": 1, "glass": 1})
    scenario.offers(0, key)


def test_mp_4_7_10_a_homunculus_made_this_turn_acts_at_once(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, carried={"water": 2})
    scenario.given_state(recipes=("undinka",)).when(StartTurn("green"))

    scenario.answers(0, "transmute:undinka").then_includes(HomunculusMade("green", "undinka", TOWER))
    assert remaining(scenario.state, "undinka") == 1
    scenario.answers(0, "move:undinka:0,-3").then_includes(FigureMoved("undinka", (0, -3)))


def test_mp_4_7_11_nobody_attacks_robs_or_displaces_a_players_figure(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 1})
    stand(scenario, "yellow", (1, 0), carried={"earth": 1})
    scenario.when(StartTurn("green")).refused("MP-4.11.2", key="fight:green:yellow")

    assert not [key for key in scenario.keys(0) if "yellow" in key and key != "exchange:green:yellow"]
    scenario.answers(0, "exchange:green:yellow", "done").answers(1, "refuse")
    assert scenario.state.alchemists["yellow"].carried == {"earth": 1}


@pytest.mark.rule("MP-4.7.12", "MP-4.7.14")
@pytest.mark.vector("MP-9.205")
def test_remaining_actions_are_the_present_value_less_those_used(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, acted=0)
    store(scenario, "green", items=("league-boots",))
    scenario.when(StartTurn("green")).answers(0, "move:green:0,-3", f"move:green:{TOWER[0]},{TOWER[1]}")
    assert remaining(scenario.state, "green") == 1

    scenario.answers(0, "equip", "wear:league-boots")
    assert remaining(scenario.state, "green") == 1
    scenario.answers(0, "equip", "done")
    assert remaining(scenario.state, "green") == 0


def test_mp_4_7_14_remaining_actions_are_never_below_nought(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, acted=5)

    assert remaining(scenario.state, "green") == 0


@pytest.mark.parametrize("key", ["fight:green:a-1", "exchange:green:yellow"])
def test_mp_4_7_13_only_neighbours_are_in_reach(scenario: Scenario, key: str) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 1})
    stand(scenario, "yellow", (2, -1))
    assert foe(scenario, "A", (-2, 0)).id == "a-1"
    scenario.when(StartTurn("green")).refused("MP-4.11.1" if "fight" in key else "MP-4.12.1", key=key)

    stand(scenario, "green", (1, -1), carried={"air": 1})
    assert (key in scenario.keys(0)) == ("exchange" in key)
    stand(scenario, "green", (-1, 0), carried={"air": 1})
    assert (key in scenario.keys(0)) == ("fight" in key)


# What an alchemist has


def test_mp_2_4_1_an_alchemist_and_a_tower_hold_what_the_rules_name(make: Make) -> None:
    state = make(*COLOURS).state

    for seat, colour in enumerate(COLOURS):
        one = state.alchemists[colour]
        assert (one.seat, one.colour, one.soul_stones) == (seat, colour, 1)
        assert one.character in state.pack.alchemists
        assert (one.carried, one.worn, one.deeds, one.acted, one.extras) == ({}, (), (), 0, ())
        assert (one.tower.hex, one.tower.elements, one.tower.items) == (one.hex, {}, ())
        assert (one.tower.extensions, one.tower.fragments) == ((), ())


def test_mp_2_4_2_a_tower_stores_elements_items_fragments_and_extensions_apart(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, carried={"iron": 3})
    store(scenario, "green", elements={"air": 2, "earth": 2}, extensions=("cargo-winch",))
    scenario.given_state(recipes=("black-crow", "dagger")).when(StartTurn("green"))

    scenario.answers(0, "transmute:black-crow", "transmute:dagger", "store", "drop:green")
    tower = scenario.state.alchemists["green"].tower
    assert tower.elements == {"earth": 1, "iron": 1}
    assert (tower.fragments, tower.items, tower.extensions) == (("black-crow",), ("dagger",), ("cargo-winch",))


def test_mp_2_4_4_a_colour_has_at_most_three_homunculi_on_the_board(scenario: Scenario) -> None:
    stand(scenario, "green", TOWER, carried={"air": 2})
    for recipe in ("undinka", "pyrrik"):
        helper(scenario, recipe, "green", (0, 0))
    scenario.when(StartTurn("green")).offers(0, "transmute:aeribos")

    helper(scenario, "ferrando", "yellow", (2, 0))
    scenario.offers(0, "transmute:aeribos")
    helper(scenario, "terrulo", "green", (0, 0))
    scenario.refused("MP-4.14.5", key="transmute:aeribos")
