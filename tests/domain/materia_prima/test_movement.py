"""Moving, sailing, and who may share a hex. Source: MP-2.3, 4.8, 4.18, 8.3.4."""

import pytest
from msgspec.structs import replace

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.content.pack import read_pack
from domain.materia_prima.facts.alarm import InquisitorPlaced
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.alarm import spawn_hexes
from domain.materia_prima.queries.figures import figures_at, tower_at
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, alarm, foe, helper, stand
from tests.domain.materia_prima.tables import other_pack
from tests.dsl import Scenario

TOWN_G, TOWN_T, TOWN_R = (1, -3), (2, 1), (-3, 2)
RING = ["move:green:1,-1", "move:green:1,0", "move:green:0,1", "move:green:-1,1", "move:green:-1,0", "move:green:0,-1"]


def in_the_middle(scenario: Scenario) -> Scenario:
    """Green on (0, 0), its turn, with nothing else near."""
    stand(scenario, "yellow", CORNERS[1])
    return stand(scenario, "green", (0, 0)).when(StartTurn("green"))


# Moving


def test_mp_4_8_1_a_step_leads_to_an_adjacent_hex(scenario: Scenario) -> None:
    in_the_middle(scenario).asks(0, *RING, "end-turn")
    scenario.answers(0, "move:green:0,1").then(ActionSpent("green", "move", None), FigureMoved("green", (0, 1)))
    assert scenario.state.alchemists["green"].hex == (0, 1)


@pytest.mark.parametrize("target", ["0,0", "2,0", "9,9", "1", "1,0,0", "here"])
def test_mp_4_8_1_no_other_hex_is_in_reach(scenario: Scenario, target: str) -> None:
    in_the_middle(scenario).refused("MP-4.8.1", key=f"move:green:{target}")


@pytest.mark.parametrize("what", ["alchemist", "homunculus", "tower", "inquisitor"])
@pytest.mark.rule("MP-4.8.2", "MP-0.1.7")
def test_a_hex_of_another_colour_or_of_an_inquisitor_is_closed(scenario: Scenario, what: str) -> None:
    in_the_middle(scenario).offers(0, "move:green:1,0")
    match what:
        case "alchemist":
            stand(scenario, "yellow", (1, 0))
        case "homunculus":
            helper(scenario, "undinka", "yellow", (1, 0))
        case "tower":
            stand(scenario, "yellow", (4, -3), tower=(1, 0))
        case "inquisitor":
            foe(scenario, "A", (1, 0))

    assert "move:green:1,0" not in scenario.keys(0)
    scenario.refused("MP-4.8.2", key="move:green:1,0")
    assert scenario.state.alchemists["green"].acted == 0


def test_vector_mp_9_87_own_figures_and_the_own_tower_do_not_block(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), tower=(1, 0))
    helper(scenario, "undinka", "green", (1, 0))
    helper(scenario, "pyrrik", "yellow", (0, 1))
    scenario.when(StartTurn("green")).refused("MP-4.8.2", key="move:green:0,1")

    scenario.answers(0, "move:green:1,0").then_includes(FigureMoved("green", (1, 0)))
    assert set(figures_at(scenario.state, (1, 0))) == {"green", "undinka"}


def test_mp_4_8_4_several_own_figures_go_to_one_hex(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0))
    for recipe in ("undinka", "pyrrik", "ferrando"):
        helper(scenario, recipe, "green", (0, 1))
    scenario.when(StartTurn("green"))

    scenario.answers(0, "move:undinka:0,0", "move:pyrrik:0,0", "move:ferrando:0,0")
    assert set(figures_at(scenario.state, (0, 0))) == {"green", "undinka", "pyrrik", "ferrando"}


def test_mp_4_8_3_an_extra_move_carries_nobody_across(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), character="severin-moll", acted=0)
    foe(scenario, "A", (1, 0))
    scenario.when(StartTurn("green")).refused("MP-4.8.2", key="move:green:1,0")

    scenario.refused("MP-4.8.1", key="move:green:2,0").answers(0, "move:green:1,-1", "move:green:2,-1")
    assert scenario.state.alchemists["green"].hex == (2, -1)


def test_mp_4_8_5_inquisitors_do_not_react_to_movement(scenario: Scenario) -> None:
    in_the_middle(scenario)
    enemies = [foe(scenario, "A", (1, -2)), foe(scenario, "B", (2, -1))]

    scenario.answers(0, "move:green:1,-1").then(ActionSpent("green", "move", None), FigureMoved("green", (1, -1)))
    assert list(scenario.state.inquisitors.values()) == enemies


def test_mp_4_8_6_a_figure_carries_its_elements_along(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2})
    scenario.when(StartTurn("green")).answers(0, "move:green:1,0")

    assert scenario.state.alchemists["green"].carried == {"air": 2}
    assert scenario.state.loose == {}


# Who may share a hex


def test_mp_2_3_1_figures_and_tower_of_one_colour_share_a_hex_without_limit(scenario: Scenario) -> None:
    stand(scenario, "green", (0, -3))
    for recipe in ("undinka", "pyrrik", "ferrando"):
        helper(scenario, recipe, "green", CORNERS[0])

    scenario.when(StartTurn("green")).answers(0, "move:green:1,-4")
    assert len(list(figures_at(scenario.state, CORNERS[0]))) == 4
    assert tower_at(scenario.state, CORNERS[0]) == "green"


@pytest.mark.rule("MP-2.3.2", "MP-2.3.4")
def test_however_figures_walk_they_never_share_a_hex_with_others(scenario: Scenario) -> None:
    """Every walk of two steps of green and its homunculus in a crowd."""
    stand(scenario, "green", (0, 0))
    stand(scenario, "yellow", (1, -1), tower=(2, -1))
    helper(scenario, "undinka", "green", (0, 1))
    helper(scenario, "pyrrik", "yellow", (-1, 0))
    foe(scenario, "A", (1, 0))
    start = scenario.when(StartTurn("green")).position

    ends = set()
    for first in scenario.keys(0):
        scenario.position = start
        scenario.answers(0, first)
        after = scenario.position
        for second in scenario.keys(0) if first != "end-turn" else []:
            scenario.position = after
            scenario.answers(0, second)
            assert_no_strangers_meet(scenario)
            ends.add(scenario.state.alchemists["green"].hex)
    assert len(ends) > 5


def assert_no_strangers_meet(scenario: Scenario) -> None:
    state = scenario.state
    owners: dict[Hex, set[str]] = {}
    for one in (*state.alchemists.values(), *state.homunculi.values()):
        owners.setdefault(one.hex, set()).add(one.colour)
    for one in state.alchemists.values():
        owners.setdefault(one.tower.hex, set()).add(one.colour)
    for one in state.inquisitors.values():
        owners.setdefault(one.hex, set()).add("inquisition")
    assert all(len(those) == 1 for those in owners.values())


def test_mp_2_3_3_inquisitors_of_any_types_share_a_hex(scenario: Scenario) -> None:
    alarm(scenario, "curfew")  # town G
    foe(scenario, "A", TOWN_G)
    foe(scenario, "B", TOWN_G)

    assert spawn_hexes(scenario.state) == (TOWN_G,)
    scenario.given(InquisitorPlaced("d-3", "D", TOWN_G))
    foe(scenario, "A", TOWN_T)
    assert [one.type for one in scenario.state.inquisitors.values() if one.hex == TOWN_G] == ["A", "B", "D"]


def test_mp_2_3_4_an_inquisitor_appears_on_no_hex_of_a_figure_or_tower(scenario: Scenario) -> None:
    alarm(scenario, "curfew")  # town G
    stand(scenario, "green", TOWN_G, tower=(2, -3))

    hexes = spawn_hexes(scenario.state)
    assert hexes
    assert not {TOWN_G, (2, -3)} & set(hexes)


def test_mp_2_3_5_loose_elements_and_markers_never_block(scenario: Scenario) -> None:
    in_the_middle(scenario).given_state(loose={(1, 0): {"air": 3}}, markers={(1, 0): 1, (0, 1): 1})
    scenario.asks(0, *RING, "end-turn").answers(0, "move:green:1,0")

    assert (scenario.state.loose, scenario.state.markers) == ({(1, 0): {"air": 3}}, {(1, 0): 1, (0, 1): 1})


def test_mp_2_3_5_loose_elements_and_markers_have_no_effect_on_inquisitors(scenario: Scenario) -> None:
    def walk(**things: object) -> Hex:
        stand(scenario, "green", (3, 0))
        stand(scenario, "yellow", (-4, 3))
        scenario.given_state(inquisitors={}, inquisitors_placed=0, slots=(None, None, None), **things)
        enemy = foe(scenario, "A", (0, 0))
        scenario.when(StartInquisitionPhase())
        hex: Hex = scenario.state.inquisitors[enemy.id].hex
        return hex

    position = alarm(scenario, "curfew").position
    plain = walk()
    scenario.position = position
    littered = walk(loose={(1, 0): {"air": 3}, (2, 0): {"fire": 1}}, markers={(1, 0): 1, (2, 0): 1})
    assert plain == littered == (2, 0)


# Sailing


def test_mp_4_18_1_an_alchemist_sails_between_connected_ports(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    scenario.when(StartTurn("green")).offers(0, "sail:T", "sail:R")

    scenario.answers(0, "sail:T").then(ActionSpent("green", "sail", None), AlchemistSailed("green", "T", TOWN_T))
    assert scenario.state.alchemists["green"].hex == TOWN_T
    scenario.refused("MP-4.18.1", key="sail:T").refused("MP-4.18.1", key="sail:X")


@pytest.mark.parametrize("inland", ["G", "T"])
def test_mp_4_18_1_both_ends_of_a_voyage_are_ports(scenario: Scenario, inland: str) -> None:
    towns = tuple(replace(town, port=town.letter != inland) for town in scenario.state.pack.content.towns)
    scenario.given_state(pack=other_pack(towns=towns))
    stand(scenario, "green", TOWN_G).when(StartTurn("green"))

    assert [key for key in scenario.keys(0) if key.startswith("sail")] == ([] if inland == "G" else ["sail:R"])
    scenario.refused("MP-4.18.5" if inland == "G" else "MP-4.18.1", key="sail:T")


def test_mp_4_18_2_by_default_all_three_towns_are_ports_and_connected(scenario: Scenario) -> None:
    towns = scenario.state.pack.towns

    assert {letter: (town.port, set(town.connections)) for letter, town in towns.items()} == {
        "T": (True, {"R", "G"}),
        "R": (True, {"T", "G"}),
        "G": (True, {"T", "R"}),
    }


def test_mp_4_18_2_connections_are_pack_data(scenario: Scenario) -> None:
    one_way = (
        "board.toml",
        r'letter = "G"\nport = true\nconnections = \["T", "R"\]',
        'letter = "G"\nport = true\nconnections = ["T"]',
    )
    no_return = (
        "board.toml",
        r'letter = "R"\nport = true\nconnections = \["T", "G"\]',
        'letter = "R"\nport = true\nconnections = ["T"]',
    )
    scenario.given_state(pack=read_pack(broken(one_way, no_return)))
    stand(scenario, "green", TOWN_G)

    scenario.when(StartTurn("green")).offers(0, "sail:T").refused("MP-4.18.1", key="sail:R")


@pytest.mark.parametrize("what", ["alchemist", "homunculus", "inquisitor"])
def test_mp_4_18_3_the_destination_must_be_free_of_others(scenario: Scenario, what: str) -> None:
    stand(scenario, "green", TOWN_G)
    match what:
        case "alchemist":
            stand(scenario, "yellow", TOWN_T)
        case "homunculus":
            helper(scenario, "undinka", "yellow", TOWN_T)
        case "inquisitor":
            foe(scenario, "A", TOWN_T)

    scenario.when(StartTurn("green")).offers(0, "sail:R").refused("MP-4.18.3", key="sail:T")
    assert scenario.state.alchemists["green"].acted == 0


def test_mp_4_18_3_own_figures_do_not_hinder(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G)
    helper(scenario, "undinka", "green", TOWN_T)

    scenario.when(StartTurn("green")).answers(0, "sail:T").then_includes(AlchemistSailed("green", "T", TOWN_T))


def test_mp_4_18_4_what_lies_between_does_not_matter(scenario: Scenario) -> None:
    stand(scenario, "green", TOWN_G, tower=(-4, 3))
    for hex in scenario.state.pack.boards["open-country"].adjacency[TOWN_G]:
        foe(scenario, "A", hex)

    scenario.when(StartTurn("green")).answers(0, "sail:R")
    scenario.then(ActionSpent("green", "sail", None), AlchemistSailed("green", "R", TOWN_R))


@pytest.mark.parametrize(
    "town", ['letter = "G"\nport = true\nconnections = []', 'letter = "G"\nport = false\nconnections = []']
)
def test_mp_4_18_5_a_town_without_connection_offers_no_sailing(scenario: Scenario, town: str) -> None:
    alone = ("board.toml", r'letter = "G"\nport = true\nconnections = \["T", "R"\]', town)
    others = [
        ("board.toml", r'letter = "T"\nport = true\nconnections = \["R", "G"\]', town.replace("G", "T")),
        ("board.toml", r'letter = "R"\nport = true\nconnections = \["T", "G"\]', town.replace("G", "R")),
    ]
    scenario.given_state(pack=read_pack(broken(alone, *others)))
    stand(scenario, "green", TOWN_G)

    scenario.when(StartTurn("green"))
    assert not [key for key in scenario.keys(0) if key.startswith("sail")]
    scenario.refused("MP-4.18.5", key="sail:T")


@pytest.mark.parametrize(
    ("start", "key", "rule"), [((1, 1), "move:green:2,1", "MP-4.8.2"), (TOWN_G, "sail:T", "MP-4.18.3")]
)
def test_vector_mp_9_88_a_town_with_an_inquisitor_is_closed_by_land_and_sea(
    scenario: Scenario, start: Hex, key: str, rule: str
) -> None:
    stand(scenario, "green", start)
    foe(scenario, "A", TOWN_T)

    scenario.when(StartTurn("green")).refused(rule, key=key)
    assert key not in scenario.keys(0)
    assert (scenario.state.alchemists["green"].hex, scenario.state.alchemists["green"].acted) == (start, 0)
