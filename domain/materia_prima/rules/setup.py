"""The setup: what a new table fixes already, and the steps from there to the first day. Source: MP-2.1, 3."""

from collections.abc import Collection, Mapping
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.kernel.game import rule
from domain.kernel.play import Play
from domain.kernel.table import SeatPlan, TableOpened
from domain.kernel.task import Task
from domain.materia_prima.content import Pack
from domain.materia_prima.content_parts import LAST_DAYS
from domain.materia_prima.facts.setup import ScenarioStarted
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.rules.dealing import RANDOM
from domain.materia_prima.state import COLOURS, State
from domain.materia_prima.tasks.alarm import StartAlarmPhase
from domain.materia_prima.tasks.ending import CloseScenario
from domain.materia_prima.tasks.setup import (
    AlchemistPlan,
    BuildPiles,
    ChooseDifficulty,
    ChooseLayout,
    ChooseTemple,
    LayOutBoard,
    LayOutExtensions,
    LayOutMissions,
    LayOutRecipes,
    LayOutTemple,
    PlaceAll,
    SeatAlchemist,
    SetDifficulty,
    SetUp,
    StartScenario,
)

SEATS_MAX = 4
"""How many may play together. Source: MP-2.1.14."""

OPTIONS = ("scenario", "difficulty", "layout", "temple", "undo", "delay")
"""What may be fixed for a table; the last two are no matter of the game's."""


def begin(opened: TableOpened, pack: Pack) -> tuple[State, tuple[Task, ...]]:
    """The state and first tasks of a new table. Raises InvalidRequest for options or seats that cannot be."""
    chosen = opened.options
    if strange := chosen.keys() - set(OPTIONS):
        raise InvalidRequest(f"no option {min(strange)!r}; possible: {', '.join(OPTIONS)}")
    scenario = fixed(chosen, "scenario", pack.scenarios) or next(iter(pack.scenarios))
    set_up = SetUp(
        difficulty=fixed(chosen, "difficulty", LAST_DAYS),
        layout=fixed(chosen, "layout", pack.layouts),
        temple=fixed(chosen, "temple", (RANDOM, *pack.temples)),
        alchemists=planned(opened.seats, pack),
    )
    state = State(
        pack=pack,
        scenario=scenario,
        seats=((),) * len(opened.seats),
        missions=dict.fromkeys(pack.towns),
        extensions=dict.fromkeys(pack.towns),
        recipe_discards=dict.fromkeys(pack.recipes_of, ()),
        dice=dict(opened.dice),
    )
    return state, (set_up, CloseScenario())


def fixed(chosen: Mapping[str, Any], name: str, possible: Collection[Any]) -> Any:
    """What the options say of this, None if they say nothing. Raises InvalidRequest if it cannot be."""
    value = chosen.get(name)
    if value is not None and value not in list(possible):
        raise InvalidRequest(f"{name} is one of {', '.join(possible)}, not {value!r}")
    return value


def planned(seats: tuple[SeatPlan, ...], pack: Pack) -> tuple[AlchemistPlan, ...]:
    """The alchemists in seat order: two for a single seat, else one each. Raises InvalidRequest.

    Source: MP-2.1.2, 2.1.6, 2.1.14, 3.2.6, 3.3.1.
    """
    if not 1 <= len(seats) <= SEATS_MAX:
        raise InvalidRequest(f"{len(seats)} seats; there are 1 to {SEATS_MAX}")
    words = [word for seat in seats for word in seat.plays]
    if twice := next((word for word in words if words.count(word) > 1), None):
        raise InvalidRequest(f"{twice} is played twice")
    each = 2 if len(seats) == 1 else 1
    return tuple(plan for number, seat in enumerate(seats) for plan in plans_of(number, seat, each, pack))


def plans_of(number: int, seat: SeatPlan, alchemists: int, pack: Pack) -> tuple[AlchemistPlan, ...]:
    """The alchemists of a seat: its characters and its colours in the order in which they are given."""
    if strange := [word for word in seat.plays if word not in pack.alchemists and word not in COLOURS]:
        raise InvalidRequest(f"seat {number} cannot play {strange[0]!r}; it is neither a character nor a colour")
    characters: list[str | None] = [word for word in seat.plays if word in pack.alchemists]
    colours: list[str | None] = [word for word in seat.plays if word in COLOURS]
    if max(len(characters), len(colours)) > alchemists:
        raise InvalidRequest(f"seat {number} plays {alchemists} alchemists, not more")
    missing = [None] * alchemists
    pairs = zip((characters + missing)[:alchemists], (colours + missing)[:alchemists], strict=True)
    return tuple(AlchemistPlan(number, character, colour) for character, colour in pairs)


@rule("MP-3.1.1", SetUp)
def set_up(play: Play[State], task: SetUp) -> None:
    """All steps in their order; what is not fixed yet is asked, the group's choices by the speaker.

    Source: MP-2.1.10, 3.1, 3.2, 3.2.19.
    """
    group = (speaker(play.state),)
    plans = task.alchemists
    reserved = tuple(word for plan in plans for word in (plan.character, plan.colour) if word)
    play.then(
        SetDifficulty(task.difficulty) if task.difficulty else ChooseDifficulty(seats=group),
        BuildPiles(),
        LayOutBoard(task.layout) if task.layout else ChooseLayout(seats=group),
        LayOutExtensions(),
        LayOutTemple(task.temple) if task.temple else ChooseTemple(seats=group),
        LayOutMissions(),
        *(SeatAlchemist(plan, reserved) for plan in plans),
        LayOutRecipes(),
        PlaceAll(),
        StartScenario(),
    )


@rule("MP-2.1.1", StartScenario)
def start_scenario(play: Play[State], task: StartScenario) -> None:
    """The setup is over; the first day begins with its alarm phase. Source: MP-2.1.1, 4.0.1."""
    play.state_that(ScenarioStarted())
    play.then(StartAlarmPhase())
