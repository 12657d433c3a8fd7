"""The opening of a new table: what it fixes, and the steps from there to the first day. Source: MP-2.1, 3."""

from collections.abc import Collection, Mapping
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.kernel.task import Task
from domain.materia_prima.campaign.chronicle import next_scenario, possible_scenarios
from domain.materia_prima.carry_over import Carried
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Tutorial
from domain.materia_prima.content.specials import FixedSetup
from domain.materia_prima.facts.setup import ScenarioStarted
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.queries.layouts import layout_of_option
from domain.materia_prima.queries.specials import fixed_setup
from domain.materia_prima.rules.campaign.faults import read_carried
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.state import COLOURS, Difficulty, State
from domain.materia_prima.tasks.alarm import StartAlarmPhase
from domain.materia_prima.tasks.campaign import SetUpAgain
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
    SetUpTutorial,
    StartScenario,
)
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM

SEATS_MAX = 4
"""The most seats of a game. Source: MP-2.1.14."""

OPTIONS = ("scenario", "difficulty", "layout", "temple", "campaign", "consent", "undo", "delay")
"""The options that a table may fix; the last two do not concern the game."""


def begin(opened: TableOpened, pack: Pack) -> tuple[State, tuple[Task, ...]]:
    """Return the state and first tasks of a new table. Raises InvalidRequest for impossible options or seats."""
    chosen = opened.options
    if strange := chosen.keys() - set(OPTIONS):
        raise InvalidRequest(f"unknown option {min(strange)!r}; possible: {', '.join(OPTIONS)}")
    campaign = read_carried(chosen.get("campaign"), opened.seats, pack)
    scenario = scenario_of(chosen, campaign, pack)
    state = State(
        pack=pack,
        scenario=scenario,
        seats=((),) * len(opened.seats),
        missions=dict.fromkeys(pack.towns),
        extensions=dict.fromkeys(pack.towns),
        recipe_discards=dict.fromkeys(pack.recipes_of, ()),
        dice=dict(opened.dice),
        campaign=campaign,
        consenting=consenting(chosen.get("consent", ()), len(opened.seats)),
    )
    return state, (first_task(opened, state), CloseScenario())


def consenting(chosen: Any, seats: int) -> tuple[int, ...]:
    """Return the seats that consent to every exchange. Raises InvalidRequest. Source: MP-4.12.7."""
    known = range(seats)
    if not isinstance(chosen, list | tuple) or any(type(seat) is not int or seat not in known for seat in chosen):
        raise InvalidRequest(f"consent must be a list of seats from 0 to {seats - 1}")
    return tuple(sorted(set(chosen)))


def scenario_of(chosen: Mapping[str, Any], campaign: Carried | None, pack: Pack) -> str:
    """Return the scenario that is played, in a campaign by default the next one. Raises InvalidRequest.

    Source: MP-3.1.3.
    """
    scenario: str | None = fixed(chosen, "scenario", pack.scenarios)
    if campaign is None:
        return scenario or next(iter(pack.scenarios))
    scenario = scenario or next_scenario(campaign, pack)
    possible = possible_scenarios(campaign, pack)
    if scenario not in possible:
        raise InvalidRequest(f"the campaign cannot go on with {scenario!r}; possible: {', '.join(possible)}")
    return scenario


def first_task(opened: TableOpened, state: State) -> Task:
    """Return the setup of this kind of scenario. Raises InvalidRequest for a scenario that is not open.

    Source: MP-3.1.2, 3.1.3.
    """
    chosen, pack, campaign = opened.options, state.pack, state.campaign
    difficulty = fixed(chosen, "difficulty", LAST_DAYS)
    setup = fixed_setup(state) or FixedSetup(id="nothing")
    layout = prescribed("layout", setup.layout, layout_of_option(chosen.get("layout"), pack))
    temple = prescribed("temple", setup.temple, fixed(chosen, "temple", (RANDOM, *pack.temples)))
    alchemists = planned(opened.seats, pack)
    if lesson := pack.scenarios[state.scenario].tutorial:
        return tutorial_task(lesson, alchemists, [difficulty, layout, temple])
    if campaign is None or campaign.is_new:
        return SetUp(difficulty, layout, temple, alchemists)
    if layout not in (None, campaign.layout):
        raise InvalidRequest(
            f"MP-3.2.1: the campaign uses the layout {campaign.layout}, not {layout}; leave out the layout"
        )
    return SetUpAgain(difficulty, temple)


def tutorial_task(lesson: Tutorial, alchemists: tuple[AlchemistPlan, ...], chosen: list[Any]) -> SetUpTutorial:
    """Return the setup of a tutorial. Raises InvalidRequest if the options ask for something else. Source: MP-3.4.1."""
    if any(chosen):
        raise InvalidRequest(
            "MP-3.4.1: a tutorial has its own setup; leave out difficulty, layout and temple", "own-setup"
        )
    for plan, one in zip(alchemists, lesson.alchemists, strict=False):
        if plan.character not in (None, one.character) or plan.colour not in (None, one.colour):
            raise InvalidRequest(
                f"MP-3.4.1: seat {plan.seat} plays {one.character} in {one.colour}; ask for nothing else", "own-seats"
            )
    return SetUpTutorial(tuple(plan.seat for plan in alchemists))


def fixed(chosen: Mapping[str, Any], name: str, possible: Collection[Any]) -> Any:
    """Return the value of an option, None if it is not set. Raises InvalidRequest for an impossible one."""
    value = chosen.get(name)
    if value is not None and value not in list(possible):
        raise InvalidRequest(f"unknown {name} {value!r}; possible: {', '.join(possible)}")
    return value


def prescribed(name: str, by_scenario: str | None, chosen: str | None) -> str | None:
    """Return what a special rule prescribes, else what is chosen. Raises InvalidRequest if the two differ.

    Source: MP-0.1.1.
    """
    if by_scenario and chosen not in (None, by_scenario):
        own = f"MP-0.1.1: the {name} of this scenario is {by_scenario}, not {chosen}; leave it out"
        raise InvalidRequest(own, "fixed")
    return by_scenario or chosen


def planned(seats: tuple[SeatPlan, ...], pack: Pack) -> tuple[AlchemistPlan, ...]:
    """Return the alchemists in seat order: two for a single seat, else one each. Raises InvalidRequest.

    Source: MP-2.1.2, 2.1.6, 2.1.14, 3.2.6, 3.3.1.
    """
    if not 1 <= len(seats) <= SEATS_MAX:
        raise InvalidRequest(f"{len(seats)} seats; possible: 1 to {SEATS_MAX}", "seats")
    words = [word for seat in seats for word in seat.plays]
    if twice := next((word for word in words if words.count(word) > 1), None):
        raise InvalidRequest(f"two seats ask for {twice}; each can be played once", "played-twice")
    each = 2 if len(seats) == 1 else 1
    return tuple(plan for number, seat in enumerate(seats) for plan in plans_of(number, seat, each, pack))


def plans_of(number: int, seat: SeatPlan, alchemists: int, pack: Pack) -> tuple[AlchemistPlan, ...]:
    """Return the alchemists of a seat: its characters and its colours in the given order."""
    if strange := [word for word in seat.plays if word not in pack.alchemists and word not in COLOURS]:
        raise InvalidRequest(f"seat {number} cannot play {strange[0]!r}; possible: a character or a colour")
    characters: list[str | None] = [word for word in seat.plays if word in pack.alchemists]
    colours: list[str | None] = [word for word in seat.plays if word in COLOURS]
    if max(len(characters), len(colours)) > alchemists:
        many = f"seat {number} asks for more than {alchemists} alchemists; ask for fewer"
        raise InvalidRequest(many, "too-many-asked")
    missing = [None] * alchemists
    pairs = zip((characters + missing)[:alchemists], (colours + missing)[:alchemists], strict=True)
    return tuple(AlchemistPlan(number, character, colour) for character, colour in pairs)


@rule("MP-3.1.1", SetUp)
def set_up(play: Play[State], task: SetUp) -> None:
    """Return all steps in order. What is not fixed yet is asked; the speaker decides for the group.

    Source: MP-2.1.10, 3.1, 3.2, 3.2.19.
    """
    plans = task.alchemists
    reserved = tuple(word for plan in plans for word in (plan.character, plan.colour) if word)
    play.then(
        difficulty_task(play.state, task.difficulty),
        BuildPiles(),
        LayOutBoard(task.layout) if task.layout else ChooseLayout(seats=(speaker(play.state),)),
        LayOutExtensions(),
        temple_task(play.state, task.temple),
        LayOutMissions(),
        *(SeatAlchemist(plan, reserved) for plan in plans),
        LayOutRecipes(),
        PlaceAll(),
        StartScenario(),
    )


def difficulty_task(state: State, difficulty: Difficulty | None) -> Task:
    """Return the difficulty, fixed or chosen by the speaker. Source: MP-2.1.10, 3.1.1, 7.3.12."""
    return SetDifficulty(difficulty) if difficulty else ChooseDifficulty(seats=(speaker(state),))


def temple_task(state: State, temple: str | None) -> Task:
    """Return the temple card, fixed or chosen by the speaker. Source: MP-2.1.10, 3.2.4."""
    return LayOutTemple(temple) if temple else ChooseTemple(seats=(speaker(state),))


@rule("MP-2.1.1", StartScenario)
def start_scenario(play: Play[State], task: StartScenario) -> None:
    """End the setup; the first day begins with its alarm phase. Source: MP-2.1.1, 4.0.1."""
    play.state_that(ScenarioStarted())
    play.then(*triggered(play.state, "scenario-start"), StartAlarmPhase())
