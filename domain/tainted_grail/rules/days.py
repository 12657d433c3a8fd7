"""The days of a campaign: the steps of dawn, and the order of the phases. Source: TG-4.1, 4.2."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.land import MenhirGone, MenhirSet
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs, by_number, is_in_range, standing
from domain.tainted_grail.rules.abilities.intervals import USES_MAX
from domain.tainted_grail.rules.rest.gifts import talk
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskBetween
from domain.tainted_grail.tasks.days import (
    BeginActions,
    BeginDay,
    BeginEvening,
    BeginStep,
    LoseLand,
    LowerDiscs,
    LowerMenhirs,
    MoveGuardians,
    PutOutMenhirs,
    RevealDailyEvent,
)
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.events import TurnChapter
from domain.tainted_grail.tasks.land import LeaveLand
from domain.tainted_grail.tasks.rest import BeginEquipping

LOST_HEALTH, GAINED_TERROR = 2, 2
"""What a character loses and gains on land that no menhir reaches. Source: TG-4.2.7, 4.2.12."""

TALK = 7
"""The step of dawn in which the group talks. Source: TG-4.2.29."""

Steps = tuple[tuple[int, tuple[Task, ...]], ...]
"""The steps of a phase by their number, with their tasks."""

DAWN: Steps = (
    (1, (PutOutMenhirs(),)),
    (2, (LoseLand(),)),
    (3, (LowerMenhirs(),)),
    (4, (LowerDiscs(),)),
    (5, (RevealDailyEvent(),)),
    (6, (MoveGuardians(),)),
    (8, (BeginEquipping(),)),
)
"""The steps of dawn that do something, with their tasks. Step 7 is talk, which begins if something can be handed over.

Source: TG-4.2.29, 4.2.33.
"""


@rule("TG-4.1.1", BeginDay)
def begin_day(play: Play[State], task: BeginDay) -> None:
    """Begin the next day: the steps of its dawn, the actions, the evening. Source: TG-3.2.18, 4.1.1, 4.1.2."""
    play.state_that(DayBegan(the_world(play.state).day + 1))
    play.then(*steps_from(DAWN, "dawn"), BeginActions(), BeginEvening())


def steps_from(steps: Steps, phase: str, first: int = 1) -> tuple[Task, ...]:
    """Return the tasks of a phase, from this step on. Source: TG-4.1.2."""
    return tuple(one for step, tasks in steps if step >= first for one in (BeginStep(phase, step), *tasks))


@rule("TG-4.1.2", BeginStep)
def begin_step(play: Play[State], task: BeginStep) -> None:
    """Begin a step; the chapter may change before it, and something may be used. Before step 8 of dawn comes talk, if
    something can be handed over that is equipped then.

    Source: TG-3.3.8, 4.1.2, 4.2.29, 4.2.33, 5.5.14.
    """
    handing_over = talk(play.state) if is_before_equipping(play.state, task) else None
    if handing_over is not None:
        play.state_that(PhaseBegan("dawn", TALK))
        play.then(handing_over, task)
        return
    play.state_that(PhaseBegan("dawn" if task.phase == "dawn" else "evening", task.step))
    play.then(TurnChapter(), AskBetween(USES_MAX))


def is_before_equipping(state: State, task: BeginStep) -> bool:
    """Return whether dawn has come to where the group may talk. Source: TG-4.2.29."""
    world = the_world(state)
    return task.phase == world.phase == "dawn" and task.step > TALK > world.step


@rule("TG-4.2.1", PutOutMenhirs)
def put_out_menhirs(play: Play[State], task: PutOutMenhirs) -> None:
    """Remove each menhir whose disc is used up. Source: TG-4.2.1, 4.2.2."""
    world = the_world(play.state)
    for place in by_number(play.state, active_menhirs(play.state)):
        if world.places[place].menhir == 0:
            play.state_that(MenhirGone(place))


@rule("TG-4.2.3", LoseLand)
def lose_land(play: Play[State], task: LoseLand) -> None:
    """Discard all that no menhir reaches; who stands there suffers, then moves. Without a menhir all suffer, and the
    land stays.

    Source: TG-4.2.3 to 4.2.13, 5.9.14.
    """
    state = play.state
    places = the_world(state).places
    if not active_menhirs(state):
        play.then(*suffering(state, tuple(places)))
        return
    lost = tuple(place for place in by_number(state, places) if not is_in_range(state, places[place].cell))
    if lost:
        play.then(*suffering(state, lost), LeaveLand(lost))


def suffering(state: State, places: tuple[int, ...]) -> tuple[Lose | Gain, ...]:
    """Return what those suffer who stand at these places; it is a loss, not damage.

    Source: TG-4.2.7, 4.2.12, 4.2.13.
    """
    there = {one for place in places for one in standing(state, place)}
    return tuple(
        one
        for who in state.characters
        if who in there
        for one in (
            Lose(what="health", count=LOST_HEALTH, at=At(who, "land")),
            Gain(what="terror", count=GAINED_TERROR, at=At(who, "land")),
        )
    )


@rule("TG-4.2.14", LowerMenhirs)
def lower_menhirs(play: Play[State], task: LowerMenhirs) -> None:
    """Lower the disc of each menhir; at 1 it comes off, and the menhir stays until the next dawn.

    Source: TG-3.2.20, 4.2.14, 4.2.15, 5.9.1.
    """
    world = the_world(play.state)
    for place in by_number(play.state, active_menhirs(play.state)):
        disc = world.places[place].menhir
        if disc:
            play.state_that(MenhirSet(place, disc - 1))
