"""The inquisition phase: each inquisitor hunts, attacks or destroys. Source: MP-4.19 to 4.23."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted, InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.queries import values
from domain.materia_prima.queries.alarm import comes_to_card
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.figures import player_figures
from domain.materia_prima.queries.inquisition import Target, hunted
from domain.materia_prima.queries.inquisitors import figures_in, value
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.tasks.combat import AttackFigure, DestroyElements
from domain.materia_prima.tasks.ending import EndDay
from domain.materia_prima.tasks.inquisition import LetInquisitorAct, LetSlotAct, SpendActions, StartInquisitionPhase


def surely_reveals(state: State, task: StartInquisitionPhase) -> bool:
    """Return whether a die is rolled or the next alarm card is laid open before anything is asked.

    Inquisitors roll for whatever they attack, unless a figure has no die to defend itself with. If none attacks, the
    next day begins. Source: MP-4.0.3, 6.6.2, 6.7.1.
    """
    return (
        state.day < last_day(state)
        and comes_to_card(state)
        and all(values.defence(state, name) for name in player_figures(state))
    )


@rule("MP-4.19.1", StartInquisitionPhase, reveals=surely_reveals)
def start_inquisition_phase(play: Play[State], task: StartInquisitionPhase) -> None:
    """Let slot after slot act, then end the day. Source: MP-4.0.1, 4.19.1, 4.19.2, 4.19.7."""
    play.state_that(InquisitionPhaseStarted())
    play.then(*(LetSlotAct(slot) for slot in range(1, len(play.state.slots) + 1)), EndDay())


@rule("MP-4.19.3", LetSlotAct)
def let_slot_act(play: Play[State], task: LetSlotAct) -> None:
    """Let the slot's figures act in order of placement; one that arrives meanwhile is the youngest.

    Source: MP-4.19.1, 4.19.3.
    """
    name = next((one for one in figures_in(play.state, task.slot) if one not in task.acted), None)
    if name is not None:
        play.then(LetInquisitorAct(name), LetSlotAct(task.slot, (*task.acted, name)))


@rule("MP-4.19.4", LetInquisitorAct)
def let_inquisitor_act(play: Play[State], task: LetInquisitorAct) -> None:
    """Give an inquisitor as many actions as its current value. Source: MP-4.19.4, 4.19.5."""
    inquisitor = play.state.inquisitors.get(task.inquisitor)
    if inquisitor:
        play.then(SpendActions(inquisitor.id, value(play.state, inquisitor.type, "actions")))


@rule("MP-4.19.6", SpendActions)
def spend_actions(play: Play[State], task: SpendActions) -> None:
    """Attack or destroy what is beside it, else move a step, else lose the remaining actions.

    Source: MP-4.19.6, 4.20.15, 4.20.16, 4.21.3 to 4.21.5, 4.22.2, 4.23.1.
    """
    inquisitor = play.state.inquisitors.get(task.inquisitor)
    if inquisitor is None or not task.actions:
        return
    hunt = hunted(play.state, inquisitor)
    if hunt is None or (hunt.path.steps == 0 and hunt.target.in_tower):
        fact = InquisitorActionsLapsed(inquisitor.id, task.actions, hunt and hunt.target.name)
        play.state_that(fact, rule="MP-4.23.1" if hunt else "MP-4.20.15")
        return
    next_action = SpendActions(inquisitor.id, task.actions - 1)
    if hunt.path.steps == 0:
        play.then(blow(inquisitor, hunt.target), next_action)
    else:
        play.state_that(InquisitorMoved(inquisitor.id, hunt.path.first), rule="MP-4.20.14")
        play.then(next_action)


def blow(inquisitor: Inquisitor, target: Target) -> Task:
    """Return what an inquisitor does to the target beside it. Source: MP-4.21.1, 4.22.1."""
    if target.kind == "tower":
        return DestroyElements(inquisitor.id, target.colour)
    return AttackFigure(inquisitor.id, target.name)
