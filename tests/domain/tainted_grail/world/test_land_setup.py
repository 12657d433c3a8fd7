"""The setup of a campaign's land. Source: TG-3.2."""

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.land import LocationRevealed, WorldEntered
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.tasks.land import EnterWorld
from domain.tainted_grail.world import World
from tests.domain.tainted_grail.world.land import figure, land, on_land, opened, places, world_of


@pytest.mark.rule("TG-3.2.1", "TG-3.2.2", "TG-3.2.5", "TG-3.2.6")
@pytest.mark.vector("TV-11")
def test_the_start_lies_in_the_centre_and_its_four_neighbours_around_it() -> None:
    state = world_of(land(), "beor")
    scenario = on_land(state).when(EnterWorld())
    assert {number: one.cell for number, one in places(scenario).items()} == {
        101: (0, 0),
        102: (0, -1),
        103: (-1, 0),
        104: (1, 0),
        105: (0, 1),
    }


@pytest.mark.rule("TG-3.2.3", "TG-3.2.4", "TG-4.2.14", "TG-3.2.20")
@pytest.mark.vector("TV-12")
@pytest.mark.parametrize(
    ("characters", "disc"),
    [
        (("beor",), 8),
        (("ailei", "beor"), 7),
        (("ailei", "arev", "beor"), 6),
        (("ailei", "arev", "maggot", "beor"), 5),
    ],
)
def test_all_start_there_beside_a_menhir_whose_disc_falls_with_their_number(
    characters: tuple[str, ...], disc: int
) -> None:
    scenario = on_land(world_of(land(), *characters)).when(EnterWorld())
    assert WorldEntered(101, disc) in scenario.facts
    assert places(scenario)[101].menhir == disc - 1, "the first dawn lowers it as any other"
    assert {figure(scenario, one).place for one in characters} == {101}


@pytest.mark.rule("TG-3.2.18", "TG-3.2.19", "TG-3.2.10", "TG-4.2.29")
def test_the_first_day_has_every_step_of_dawn_and_an_event_like_any_other() -> None:
    pack = land(event=[{"id": "rain", "chapter": 1, "part": 1}])
    state = replace(world_of(pack, "beor"), journey=World("tale"))
    scenario = on_land(state).when(EnterWorld()).then_includes(DayBegan(1), EventRevealed("rain"))
    steps = [fact.step for fact in scenario.facts if isinstance(fact, PhaseBegan) and fact.phase == "dawn"]
    assert steps[:7] == [1, 2, 3, 4, 5, 6, 8], "the seventh is talk"
    assert scenario.state.journey.statuses == {}


@pytest.mark.rule("TG-3.2.7")
def test_the_start_is_no_arrival() -> None:
    pack = land(at_101={"instant": [{"effects": [{"do": "tg.gain", "what": "terror"}]}]})
    scenario = on_land(world_of(pack, "beor")).when(EnterWorld())
    assert scenario.state.characters["beor"].terror == 0
    assert [fact for fact in scenario.facts if isinstance(fact, LocationRevealed)]


@pytest.mark.rule("TG-2.2.1")
def test_a_scenario_is_an_arena_or_a_campaign() -> None:
    state, _ = TAINTED_GRAIL.begin(opened(), land())
    assert (state.journey.id, state.journey.day) == ("tale", 0)
    with pytest.raises(InvalidRequest, match="unknown scenario 'tales'; possible: plain, tale"):
        TAINTED_GRAIL.begin(opened(scenario="tales"), land())
    with pytest.raises(InvalidRequest, match="a campaign has no row of stops"):
        TAINTED_GRAIL.begin(opened(row=["rest"]), land())
