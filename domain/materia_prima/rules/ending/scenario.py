"""The end of days and scenarios, and conceding. Source: MP-4.0.3, 7.1."""

from collections.abc import Iterator

from domain.kernel.fact import Fact
from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Option, Task
from domain.materia_prima.facts.ending import (
    ConcessionWished,
    ConcessionWithdrawn,
    LastDayEnded,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
)
from domain.materia_prima.queries.ending import asks_for, easier_level, is_over, last_day, mission_parts, unfulfilled
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.rules.campaign.carry_over import carry_over
from domain.materia_prima.rules.specials import triggered
from domain.materia_prima.state import State
from domain.materia_prima.tasks.alarm import StartAlarmPhase
from domain.materia_prima.tasks.ending import (
    AbortScenario,
    ChooseEasierDifficulty,
    CloseScenario,
    ConsentToConcede,
    EndDay,
    FailScenario,
    JudgeScenario,
    RecordDeed,
    WithdrawConcession,
)

CONCEDE = "concede"
WITHDRAW = "withdraw-concession"


def end(play: Play[State], fact: Fact) -> None:
    """Record an ending; every unfinished step and question lapses. Source: MP-7.1.9, 7.1.13."""
    play.state_that(fact)
    play.break_off(CloseScenario)


@rule("MP-7.1.13", CloseScenario)
def close_scenario(play: Play[State], task: CloseScenario) -> None:
    """End the scenario's agenda, except for the choice of what goes into the next one.

    Source: MP-7.1.9, 7.1.13, 7.3.14.
    """
    play.then(*carry_over(play.state))


# The end of a day


@rule("MP-4.0.3", EndDay)
def end_day(play: Play[State], task: EndDay) -> None:
    """Begin the next day's alarm phase; after the last day judge the mission. Source: MP-2.1.3, 4.0.3, 7.1.6."""
    is_last = play.state.day >= last_day(play.state)
    play.then(*triggered(play.state, "day-end"), JudgeScenario() if is_last else StartAlarmPhase())


@rule("MP-7.1.4", JudgeScenario)
def judge_scenario(play: Play[State], task: JudgeScenario) -> None:
    """Succeed if every alchemist has fulfilled the mission; else fail, unless the group makes it easier.

    Source: MP-7.1.4, 7.1.5, 7.1.7, 7.2.3.
    """
    colours = unfulfilled(play.state)
    if not colours:
        end(play, ScenarioSucceeded())
    elif easier_level(play.state) is None:
        play.then(FailScenario())
    else:
        play.state_that(LastDayEnded(colours), rule="MP-7.2.3")
        play.then(ChooseEasierDifficulty(seats=(speaker(play.state),)))


@rule("MP-7.1.5", FailScenario)
def fail_scenario(play: Play[State], task: FailScenario) -> None:
    """Record the final failure. Source: MP-7.1.5, 7.2.10."""
    end(play, ScenarioFailed(unfulfilled(play.state)))


@rule("MP-7.1.8", RecordDeed, quiet=True)
def record_deed(play: Play[State], task: RecordDeed) -> None:
    """Fulfil the parts of the mission that ask for this deed, for good. Source: MP-7.1.8."""
    done = play.state.alchemists[task.colour].deeds
    for part in mission_parts(play.state):
        if part.what == task.deed and part.id not in done and asks_for(part, play.state.pack, task.thing):
            play.state_that(MissionPartFulfilled(task.colour, part.id))


# The last soul stone


def due(state: State) -> Task | None:
    """Return the abort of the scenario as soon as a stone was lost and none is left.

    Source: MP-7.1.1 to 7.1.3, 7.1.11.
    """
    if not state.stones_lost or any(one.soul_stones for one in state.alchemists.values()):
        return None
    return AbortScenario()


def stirs(before: State, after: State) -> bool:
    """Return whether the abort may be due after although it was not before: a stone was lost. Source: MP-7.1.1."""
    return after.stones_lost != before.stones_lost


@rule("MP-7.1.1", AbortScenario)
def abort_scenario(play: Play[State], task: AbortScenario) -> None:
    """Abort at once, in any phase; this counts as failed. Source: MP-7.1.1, 7.1.13."""
    end(play, ScenarioAborted())


# Conceding


def always(state: State) -> Iterator[Option]:
    """Yield conceding, and withdrawing it, which a seat may do at any time. Source: MP-2.1.23, 7.1.10."""
    if is_over(state):
        return
    for seat in range(len(state.seats)):
        if seat in state.conceding:
            yield Option(seat, WITHDRAW, "MP-7.1.10", (WithdrawConcession(seat),))
        else:
            yield Option(seat, CONCEDE, "MP-7.1.10", (ConsentToConcede(seat),))


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why such a key is not offered; None if the key has another form. Source: MP-7.1.9, 7.1.10."""
    if key not in (CONCEDE, WITHDRAW):
        return None
    return "MP-7.1.9" if is_over(state) else "MP-7.1.10"


@rule("MP-7.1.10", ConsentToConcede, quiet=True)
def consent_to_concede(play: Play[State], task: ConsentToConcede) -> None:
    """Fail the scenario once all seats have agreed to concede. Source: MP-7.1.10, 7.1.13."""
    play.state_that(ConcessionWished(task.seat))
    if len(play.state.conceding) == len(play.state.seats):
        end(play, ScenarioConceded())


@rule("MP-7.1.10", WithdrawConcession, quiet=True)
def withdraw_concession(play: Play[State], task: WithdrawConcession) -> None:
    """Continue the scenario as before. Source: MP-7.1.10."""
    play.state_that(ConcessionWithdrawn(task.seat))
