"""A small land to test on, and whatever a test puts on its places.

    102
103 101 104 107 109
    105 106 108
"""

from typing import Any

from msgspec.structs import replace

from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.kernel.task import Task
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.land import FigureMoved, LocationRevealed, MenhirPlaced, MenhirSet, WorldEntered
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.world import Figure, Place, World
from tests.domain.tainted_grail.fixtures import pack_of, state_of
from tests.dsl import Scenario

Table = dict[str, Any]

CELLS: dict[int, tuple[int, int]] = {
    101: (0, 0),
    102: (0, -1),
    103: (-1, 0),
    104: (1, 0),
    105: (0, 1),
    106: (1, 1),
    107: (2, 0),
    108: (2, 1),
    109: (3, 0),
}
"""The cells of the land, steps to the east and to the south of 101."""
ARROWS: dict[int, dict[str, int]] = {
    101: {"N": 102, "W": 103, "E": 104, "S": 105},
    102: {"S": 101},
    103: {"E": 101},
    104: {"W": 101, "E": 107, "S": 106},
    105: {"N": 101, "E": 106},
    106: {"W": 105, "N": 104, "E": 108},
    107: {"W": 104, "S": 108, "E": 109},
    108: {"N": 107, "W": 106},
    109: {"W": 107},
}


def land(**more: Any) -> Pack:
    """The pack of the land. A keyword `at_<number>` gives fields of a location; others are tables of the pack."""
    given = {int(name[3:]): more.pop(name) for name in list(more) if name.startswith("at_")}
    locations = [{"number": number, "arrows": arrows, **given.pop(number, {})} for number, arrows in ARROWS.items()]
    further = [{"number": number, **fields} for number, fields in given.items()]
    tables: Table = {
        "campaign": [{"id": "tale"}],
        "chapter": [{"number": 1}],
        "location": [*locations, *further],
        **more,
    }
    encounters = tables.pop("encounters", ())
    return pack_of(*encounters, **tables)


def opened(*plays: tuple[str, ...], **options: Any) -> TableOpened:
    """A table of the tale with so many seats, one by default."""
    seats = tuple(SeatPlan(one) for one in plays or ((),))
    options = {"scenario": "tale", **options}
    return TableOpened("00000000-0000-0000-0000-000000000000", "", "tainted-grail", 4, "", options, seats, {})


def world_of(pack: Pack, *characters: str, **named: Any) -> State:
    """A campaign on its first day: 101 lies out with a menhir of disc 8, and everybody stands there."""
    state = state_of(pack, *characters, **named)
    state = replace(state, journey=World("tale"), status="setup")
    return Scenario(TAINTED_GRAIL, state).given(WorldEntered(101, 8), DayBegan(1), PhaseBegan("day", 1)).state


def on_land(state: State, *tasks: Task) -> Scenario:
    """A scenario on the land, at whose end the campaign closes."""
    return Scenario(TAINTED_GRAIL, state, (*tasks, CloseWorld()))


def revealed(scenario: Scenario, *numbers: int) -> Scenario:
    """These locations lie out too, each in its cell."""
    return scenario.given(*(LocationRevealed(number, CELLS[number]) for number in numbers))


def moved(scenario: Scenario, **places: int) -> Scenario:
    """These characters stand there."""
    return scenario.given(*(FigureMoved(name, place) for name, place in places.items()))


def disc(scenario: Scenario, place: int, value: int) -> Scenario:
    """A menhir stands there with this disc, 0 without one."""
    is_there = scenario.state.journey.places[place].menhir is not None
    return scenario.given(MenhirSet(place, value) if is_there else MenhirPlaced(place, value))


def places(scenario: Scenario) -> dict[int, Place]:
    """The places that lie out."""
    found: dict[int, Place] = scenario.state.journey.places
    return found


def figure(scenario: Scenario, name: str) -> Figure:
    """Where a character stands, and what it did."""
    found: Figure = scenario.state.journey.figures[name]
    return found
