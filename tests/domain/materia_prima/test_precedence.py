"""Which rule goes before which, where it shows at the table. Source: MP-0.1."""

import pytest

from domain.materia_prima.content.pack import Pack, read_pack
from domain.materia_prima.content.specials import LastDays
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.state import Completed
from domain.materia_prima.tasks.events import ResolveEvent
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.broken_packs import broken
from tests.domain.materia_prima.positions import CORNERS, foe, stand, store
from tests.domain.materia_prima.special_rules import under
from tests.dsl import Scenario

IRON_MINE = (0, 3)
TOWN_G = (1, -3)


def test_mp_0_1_1_a_rule_of_the_scenario_overrides_the_general_one(scenario: Scenario) -> None:
    assert last_day(scenario.state) == 16

    under(scenario, LastDays(id="long-summer", days={"easy": 20, "normal": 18, "hard": 14}))
    assert last_day(scenario.state) == 18


def test_mp_0_1_2_an_ability_overrides_where_an_action_may_be_used(scenario: Scenario) -> None:
    stand(scenario, "green", (0, 0), carried={"air": 2})
    scenario.when(StartTurn("green")).refused("MP-4.7.9", key="transmute:aeribos")
    scenario.refused("MP-4.7.9", key="research:stone")

    stand(scenario, "green", (0, 0), carried={"air": 2}, worn=("field-furnace",))
    store(scenario, "green", extensions=("raven-loft",))
    assert {"transmute:aeribos", "research:stone"} <= set(scenario.keys(0))


def test_mp_0_1_3_the_seeds_limit_of_an_exchange_goes_before_our_overflow(scenario: Scenario) -> None:
    """MP-4.12.4 (both seeds) forbids what MP-2.4.6 (ours) would settle by letting the excess fall."""
    stand(scenario, "green", (0, 0), carried={"air": 3})
    stand(scenario, "yellow", (1, 0), carried={"copper": 1, "gold": 3})
    scenario.when(StartTurn("green")).answers(0, "exchange:green:yellow", "give:air", "done")

    scenario.refused("MP-4.12.4", key="done").asks(0, "take:copper", "take:gold")


def test_mp_0_1_4_where_the_seeds_differ_what_is_spent_decides(scenario: Scenario) -> None:
    """The German seed lets a group decline although it could pay (D22); the English one does not say so."""
    scenario.given_state(completed=(Completed("mayors-chain", "green", 2), Completed("cellar-rats", "green", 1)))
    seat = next(iter(scenario.when(ResolveEvent(8)).question.seats))

    scenario.answers(seat, "decline")
    assert scenario.state.rows == {8: "inquisition"}


def test_mp_0_1_5_what_the_base_rulebook_would_settle_is_pack_data(pack: Pack) -> None:
    assert pack.faces == (0, 0, 1, 1, 2, 2)
    assert len(pack.conversions) == 8
    assert all(town.port and len(town.connections) == 2 for town in pack.towns.values())
    assert all(one.slots == 2 for one in pack.alchemists.values())
    assert {(one.price.different, one.price.level) for one in pack.extensions.values()} == {(2, 2)}


def test_mp_0_1_6_what_cannot_be_done_in_full_is_done_as_far_as_possible(scenario: Scenario) -> None:
    last_one = ("pack.toml", r"\[switches\]", "[switches]\nsupply = { iron = 1 }")
    scenario.given_state(pack=read_pack(broken(last_one)))
    stand(scenario, "green", IRON_MINE, character="hanno-zinke")  # the mine would yield two

    scenario.when(StartTurn("green")).answers(0, "mine:green")
    assert [fact for fact in scenario.facts if isinstance(fact, ElementTaken)] == [
        ElementTaken("green", "iron", "mine")
    ]


@pytest.mark.parametrize(
    "key", ["move:green:1,0", "mine:green", "drop:green", "fight:green:a-1", "exchange:green:yellow", "convert", "buy"]
)
def test_mp_0_1_7_a_refused_action_changes_nothing(scenario: Scenario, key: str) -> None:
    stand(scenario, "green", (0, 0))
    stand(scenario, "yellow", CORNERS[1])
    foe(scenario, "A", (1, 0))
    before = scenario.when(StartTurn("green")).position
    if key.startswith("fight"):
        scenario.given_state(inquisitors={})
        before = scenario.position

    assert key not in scenario.keys(0)
    scenario.refused(scenario.rule_against(0, key), key=key)
    assert scenario.position == before
