"""Mining, picking up, dropping, and what is too much to carry. Source: MP-2.4.5 to 2.4.7, 4.9, 4.10."""

from itertools import product
from typing import Any

import pytest

from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.elements import size
from domain.materia_prima.facts.gathering import ElementsDropped, ElementsPickedUp, ElementsStored, ElementTaken
from domain.materia_prima.facts.turn import ActionSpent, TurnStarted
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.tasks.turn import DropExcess, StartTurn, TakeElement
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, helper, stand, store
from tests.dsl import Scenario

FIRE_MINE = (1, -2)
IRON_MINE = (0, 3)
TOWN_G = (1, -3)
TOWER = CORNERS[0]


def turn(scenario: Scenario, **fields: Any) -> Scenario:
    """Green's turn, the alchemist with these fields."""
    return stand(scenario, "green", **{"hex": FIRE_MINE, **fields}).when(StartTurn("green"))


def carried(scenario: Scenario, colour: str = "green") -> dict[str, int]:
    of: dict[str, int] = scenario.state.alchemists[colour].carried
    return of


# Mining


def test_mp_4_9_1_mining_needs_a_mine_hex(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0)).refused("MP-4.9.1", key="mine:green")
    stand(scenario, "green", TOWN_G)
    scenario.refused("MP-4.9.1", key="mine:green")


@pytest.mark.parametrize(("hex", "kind"), [(FIRE_MINE, "fire"), (IRON_MINE, "iron"), ((2, 0), "water")])
def test_mp_4_9_2_mining_takes_one_element_of_the_mines_kind(
    scenario: Scenario, hex: tuple[int, int], kind: str
) -> None:
    turn(scenario, hex=hex).answers(0, "mine:green")

    scenario.then(ActionSpent("green", "mine", None), ElementTaken("green", kind, "mine"))
    assert carried(scenario) == {kind: 1}


def test_mp_4_9_3_without_room_mining_drops_one_carried_element(scenario: Scenario) -> None:
    turn(scenario, carried={"air": 2, "gold": 1}).answers(0, "mine:green")

    scenario.asks(0, "drop:air", "drop:fire", "drop:gold").answers(0, "drop:air")
    scenario.then(ElementsDropped("green", {"air": 1})).offers(0, "mine:green", "end-turn")
    assert carried(scenario) == {"air": 1, "fire": 1, "gold": 1}
    assert scenario.state.loose == {FIRE_MINE: {"air": 1}}


def test_mp_4_9_3_a_figure_that_can_hold_nothing_cannot_mine(scenario: Scenario) -> None:
    frail = ("recipes.toml", r"capacity = 1, actions = 1", "capacity = 0, actions = 1")
    scenario.given_state(pack=read_pack(broken(frail)))
    helper(scenario, "pyrrik", "green", FIRE_MINE)

    turn(scenario, hex=(0, 0)).refused("MP-4.9.3", key="mine:pyrrik")


def test_mp_4_9_4_mines_never_run_dry(scenario: Scenario) -> None:
    for _ in range(30):
        turn(scenario, carried={}).answers(0, "mine:green", "mine:green", "mine:green")
        assert carried(scenario) == {"fire": 3}


def test_mp_2_5_11_a_counted_kind_runs_out_of_the_supply_and_comes_back(scenario: Scenario) -> None:
    counted = ("pack.toml", r"\[switches\]", "[switches]\nsupply = { fire = 6 }")
    scenario.given_state(pack=read_pack(broken(counted)), loose={(0, 0): {"fire": 1}}, delivered={"fire": 1})
    helper(scenario, "undinka", "yellow", (1, 0), carried={"fire": 1})
    store(scenario, "yellow", elements={"fire": 2})
    turn(scenario).answers(0, "mine:green").refused("MP-2.5.11", key="mine:green")

    scenario.when(TakeElement("yellow", "fire", "reward")).then()
    store(scenario, "yellow", elements={"fire": 1})
    scenario.when(TakeElement("yellow", "fire", "reward")).then(ElementTaken("yellow", "fire", "reward"))
    scenario.when(TakeElement("yellow", "air", "reward")).then(ElementTaken("yellow", "air", "reward"))


def test_mp_2_5_11_the_last_of_a_counted_kind_can_be_had_and_then_no_other(scenario: Scenario) -> None:
    counted = ("pack.toml", r"\[switches\]", "[switches]\nsupply = { fire = 1 }")
    scenario.given_state(pack=read_pack(broken(counted)))
    turn(scenario).answers(0, "mine:green").then_includes(ElementTaken("green", "fire", "mine"))
    scenario.refused("MP-2.5.11", key="mine:green")

    turn(scenario, carried={}).when(TakeElement("yellow", "fire", "reward"))
    scenario.then(ElementTaken("yellow", "fire", "reward")).when(TakeElement("yellow", "fire", "reward")).then()


# Picking up


def test_mp_4_9_5_picking_up_uses_the_mine_action_instead_of_mining(scenario: Scenario) -> None:
    turn(scenario).given_state(loose={FIRE_MINE: {"air": 1, "earth": 1}})

    scenario.offers(0, "mine:green", "pick-up:green").answers(0, "pick-up:green")
    scenario.asks(0, "pick-up:air", "pick-up:earth").answers(0, "pick-up:earth", "done")
    scenario.then(ActionSpent("green", "mine", None), ElementsPickedUp("green", {"earth": 1}))
    assert scenario.state.loose == {FIRE_MINE: {"air": 1}}


def test_mp_4_9_5_any_number_up_to_the_free_capacity(scenario: Scenario) -> None:
    turn(scenario, carried={"gold": 1}).given_state(loose={FIRE_MINE: {"air": 3}})

    scenario.answers(0, "pick-up:green").asks(0, "pick-up:air", "done").answers(0, "pick-up:air")
    assert carried(scenario) == {"air": 2, "gold": 1}
    assert scenario.state.loose == {FIRE_MINE: {"air": 1}}


@pytest.mark.parametrize(
    ("loose", "load"), [({}, {}), ({FIRE_MINE: {"air": 1}}, {"gold": 3}), ({(0, 0): {"air": 1}}, {})]
)
def test_mp_4_9_5_nothing_to_take_or_no_room_is_no_pick_up(
    scenario: Scenario, loose: dict[tuple[int, int], dict[str, int]], load: dict[str, int]
) -> None:
    turn(scenario, carried=load).given_state(loose=loose).refused("MP-4.9.5", key="pick-up:green")


def test_vector_mp_9_92_two_chosen_of_three_loose_ones_and_no_yield(scenario: Scenario) -> None:
    turn(scenario, carried={"gold": 1}).given_state(loose={FIRE_MINE: {"air": 1, "earth": 1, "iron": 1}})

    scenario.answers(0, "pick-up:green")
    assert scenario.default() == "pick-up:air"
    scenario.answers(0, "pick-up:air")
    assert scenario.default() == "done"
    scenario.answers(0, "pick-up:iron")
    scenario.then(ActionSpent("green", "mine", None), ElementsPickedUp("green", {"air": 1, "iron": 1}))
    assert carried(scenario) == {"air": 1, "gold": 1, "iron": 1}


def test_every_pick_up_can_be_chosen_and_no_other(scenario: Scenario) -> None:
    turn(scenario).given_state(loose={FIRE_MINE: {"air": 2, "earth": 2, "iron": 1}})
    start = scenario.answers(0, "pick-up:green").position

    ends = []
    stack = [start]
    while stack:
        scenario.position = stack.pop()
        if carried(scenario):
            ends.append(tuple(sorted(carried(scenario).items())))
            continue
        before = scenario.position
        for key in scenario.keys(0):
            scenario.position = before
            stack.append(scenario.answers(0, key).position)
    wanted = [
        amounts for amounts in product(range(3), range(3), range(2)) if 1 <= sum(amounts) <= 3
    ]  # of air, earth, iron
    assert len(set(ends)) == len(wanted)


def test_mp_4_9_6_any_colour_picks_up_what_another_dropped(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"gold": 1}).answers(0, "drop:green", "move:green:1,0")
    stand(scenario, "yellow", (0, 0))

    scenario.when(StartTurn("yellow")).answers(1, "pick-up:yellow")
    scenario.then_includes(ElementsPickedUp("yellow", {"gold": 1}))
    assert carried(scenario, "yellow") == {"gold": 1}


def test_mp_4_9_7_loose_elements_stay_until_they_are_picked_up(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"gold": 1}).answers(0, "drop:green", "move:green:1,0", "end-turn")
    scenario.when(StartTurn("yellow")).answers(1, "end-turn").when(StartTurn("green"))
    assert scenario.state.loose == {(0, 0): {"gold": 1}}

    scenario.answers(0, "move:green:0,0", "pick-up:green")
    assert scenario.state.loose == {}


def test_mp_4_9_8_rich_mining_adds_nothing_to_a_pick_up(scenario: Scenario) -> None:
    turn(scenario, hex=IRON_MINE, character="hanno-zinke").given_state(loose={IRON_MINE: {"iron": 1}})

    scenario.answers(0, "pick-up:green").then(
        ActionSpent("green", "mine", None), ElementsPickedUp("green", {"iron": 1})
    )


def test_mp_4_9_8_an_extra_mine_action_may_be_a_pick_up(scenario: Scenario) -> None:
    miner = ("alchemists.toml", r'action = "move"', 'action = "mine"')
    scenario.given_state(pack=read_pack(broken(miner)), loose={FIRE_MINE: {"air": 1}})
    turn(scenario, character="severin-moll").answers(0, "pick-up:green")

    scenario.then(ActionSpent("green", "mine", "severin-moll:mine"), ElementsPickedUp("green", {"air": 1}))


# Dropping


def test_mp_4_10_1_any_positive_number_is_dropped_in_one_action(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"air": 2, "gold": 1}).answers(0, "drop:green").asks(0, "drop:air", "drop:gold")

    scenario.answers(0, "drop:air").asks(0, "drop:air", "drop:gold", "done").answers(0, "drop:gold", "done")
    scenario.then(ActionSpent("green", "drop", None), ElementsDropped("green", {"air": 1, "gold": 1}))
    assert carried(scenario) == {"air": 1}


def test_mp_4_10_1_nothing_carried_is_no_drop(scenario: Scenario) -> None:
    turn(scenario, carried={}).refused("MP-4.10.1", key="drop:green")


def test_an_absent_owner_drops_one_of_the_lowest_level(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"aqua-regia": 1, "copper": 1, "fire": 1}).answers(0, "drop:green")
    assert scenario.default() == "drop:fire"

    turn(scenario, hex=(0, 0), carried={"aqua-regia": 1, "copper": 2}).answers(0, "drop:green", "drop:aqua-regia")
    assert scenario.default() == "done"


@pytest.mark.rule("MP-4.10.2")
@pytest.mark.vector("MP-9.90")
def test_on_the_own_tower_hex_a_homunculus_delivers_into_the_storage(scenario: Scenario) -> None:
    helper(scenario, "undinka", "green", TOWER, carried={"earth": 2})
    turn(scenario, hex=(0, 0)).answers(0, "drop:undinka", "drop:earth")

    scenario.then(ActionSpent("undinka", "drop", None), ElementsStored("undinka", {"earth": 2}))
    assert scenario.state.alchemists["green"].tower.elements == {"earth": 2}
    assert scenario.state.homunculi["undinka"].carried == {}
    assert scenario.state.loose == {}


def test_mp_4_10_3_elsewhere_dropped_elements_lie_loose(scenario: Scenario) -> None:
    turn(scenario, hex=TOWN_G, carried={"gold": 1}).given_state(loose={TOWN_G: {"air": 1}}).answers(0, "drop:green")

    scenario.then(ActionSpent("green", "drop", None), ElementsDropped("green", {"gold": 1}))
    assert scenario.state.loose == {TOWN_G: {"air": 1, "gold": 1}}


# Capacity


@pytest.mark.parametrize("load", [{"air": 3}, {"gold": 3}, {"air": 1, "copper": 1, "gold": 1}])
def test_mp_2_4_5_every_element_counts_one_against_the_capacity(scenario: Scenario, load: dict[str, int]) -> None:
    turn(scenario, carried=load).given_state(loose={FIRE_MINE: {"air": 1}})

    assert size(load) == capacity(scenario.state, "green")
    scenario.refused("MP-4.9.5", key="pick-up:green")


def test_mp_2_4_5_a_homunculus_has_its_own_capacity(scenario: Scenario) -> None:
    helper(scenario, "undinka", "green", FIRE_MINE, carried={"air": 2})
    turn(scenario, hex=(0, 0)).answers(0, "mine:undinka").asks(0, "drop:air", "drop:fire")


def test_mp_2_4_5_the_tower_holds_any_number(scenario: Scenario) -> None:
    store(scenario, "green", elements={"fire": 500})
    turn(scenario, hex=TOWER, carried={"fire": 1}).answers(0, "drop:green")

    assert scenario.state.alchemists["green"].tower.elements == {"fire": 501}


def test_mp_2_4_6_what_is_too_much_falls_at_once_by_the_owners_choice(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"air": 1, "copper": 2, "gold": 2})

    assert isinstance(scenario.question, DropExcess)
    scenario.asks(0, "drop:air", "drop:copper", "drop:gold").answers(0, "drop:copper", "drop:gold")
    scenario.then(ElementsDropped("green", {"copper": 1}), ElementsDropped("green", {"gold": 1})).offers(0, "end-turn")
    assert carried(scenario) == {"air": 1, "copper": 1, "gold": 1}


def test_mp_2_4_6_on_the_own_tower_hex_the_excess_is_stored(scenario: Scenario) -> None:
    turn(scenario, hex=TOWER, carried={"air": 4}).then(TurnStarted("green"), ElementsStored("green", {"air": 1}))

    assert scenario.state.alchemists["green"].tower.elements == {"air": 1}
    assert carried(scenario) == {"air": 3}


def test_mp_2_4_6_owners_let_go_in_turn_order(scenario: Scenario) -> None:
    scenario.given_state(alarm_discard=("harbour-bell",))  # yellow before green
    stand(scenario, "yellow", (0, 0), carried={"air": 4, "gold": 1})
    helper(scenario, "undinka", "yellow", (1, 0), carried={"earth": 2, "gold": 1})

    turn(scenario, hex=(0, 1), carried={"fire": 3, "iron": 1}).asks(1, "drop:air", "drop:gold").answers(1, "drop:air")
    scenario.asks(1, "drop:earth", "drop:gold").answers(1, "drop:earth")
    scenario.asks(0, "drop:fire", "drop:iron").answers(0, "drop:fire")
    scenario.offers(0, "end-turn")


def test_mp_2_4_6_a_game_that_is_over_asks_nothing_more(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 5})
    scenario.given_state(status="failed").when(StartTurn("yellow"))

    assert not isinstance(scenario.question, DropExcess)


@pytest.mark.vector("MP-9.105")
def test_who_loses_a_satchel_lets_one_element_fall(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2, "gold": 2}, worn=("satchel",))
    scenario.when(StartTurn("green")).offers(0, "drop:green")

    stand(scenario, "green", (0, 0), carried={"air": 2, "gold": 2}, worn=())
    scenario.when(StartTurn("green")).asks(0, "drop:air", "drop:gold").answers(0, "drop:air")
    assert scenario.state.loose == {(0, 0): {"air": 1}}


@pytest.mark.vector("MP-9.70")
@pytest.mark.rule("MP-2.4.7")
@pytest.mark.parametrize(
    ("key", "kept", "fallen"),
    [
        ("drop:air", {"aqua-regia": 1, "fire": 2}, {"air": 1}),
        ("drop:aqua-regia", {"air": 1, "fire": 2}, {"aqua-regia": 1}),
    ],
)
def test_a_reward_that_does_not_fit_is_taken_for_another_or_lies_there(
    scenario: Scenario, key: str, kept: dict[str, int], fallen: dict[str, int]
) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 1, "fire": 2})
    scenario.when(TakeElement("green", "aqua-regia", "reward")).asks(0, "drop:air", "drop:aqua-regia", "drop:fire")

    scenario.answers(0, key)
    assert (carried(scenario), scenario.state.loose) == (kept, {(0, 0): fallen})


def test_mp_2_4_7_with_room_a_new_element_is_simply_taken(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 1})

    scenario.when(TakeElement("green", "gold", "reward")).then(ElementTaken("green", "gold", "reward"))


def test_the_default_lets_the_lowest_level_fall_then_the_lowest_id(scenario: Scenario) -> None:
    turn(scenario, hex=(0, 0), carried={"copper": 2, "gold": 2, "water": 1})

    assert scenario.default() == "drop:water"
    scenario.answers(0, "drop:water")
    assert scenario.default() == "drop:copper"
