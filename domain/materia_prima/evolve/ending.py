"""The end of days and scenarios. Source: MP-7.1."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.materia_prima.evolve.changes import with_figure
from domain.materia_prima.facts.ending import (
    ConcessionWished,
    ConcessionWithdrawn,
    DifficultyEased,
    LastDayEnded,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
    SoulStoneLost,
)
from domain.materia_prima.state import State, Status


@evolves(SoulStoneLost)
def soul_stone_lost(state: State, fact: SoulStoneLost) -> State:
    state = replace(state, stones_lost=state.stones_lost + 1)
    return with_figure(state, fact.colour, soul_stones=state.alchemists[fact.colour].soul_stones - 1)


@evolves(MissionPartFulfilled)
def mission_part_fulfilled(state: State, fact: MissionPartFulfilled) -> State:
    return with_figure(state, fact.colour, deeds=(*state.alchemists[fact.colour].deeds, fact.part))


@evolves(ConcessionWished)
def concession_wished(state: State, fact: ConcessionWished) -> State:
    return replace(state, conceding=tuple(sorted((*state.conceding, fact.seat))))


@evolves(ConcessionWithdrawn)
def concession_withdrawn(state: State, fact: ConcessionWithdrawn) -> State:
    return replace(state, conceding=tuple(seat for seat in state.conceding if seat != fact.seat))


@evolves(LastDayEnded)
def last_day_ended(state: State, fact: LastDayEnded) -> State:
    return replace(state, phase="end")


@evolves(DifficultyEased)
def difficulty_eased(state: State, fact: DifficultyEased) -> State:
    return replace(state, difficulty=fact.difficulty)


@evolves(ScenarioAborted)
def scenario_aborted(state: State, fact: ScenarioAborted) -> State:
    return ended(state, "failed", "aborted")


@evolves(ScenarioConceded)
def scenario_conceded(state: State, fact: ScenarioConceded) -> State:
    return ended(state, "failed", "conceded")


@evolves(ScenarioSucceeded)
def scenario_succeeded(state: State, fact: ScenarioSucceeded) -> State:
    return ended(state, "succeeded", "success")


@evolves(ScenarioFailed)
def scenario_failed(state: State, fact: ScenarioFailed) -> State:
    return ended(state, "failed", "failure")


def ended(state: State, status: Status, ending: str) -> State:
    """Return the state of a scenario that is over."""
    return replace(state, status=status, ending=ending, phase="end", turn=None)
