"""Action points, and what every action has in common. Source: MP-4.7."""

from domain.kernel.play import Play
from domain.kernel.task import Task
from domain.materia_prima.content_words import BASIC_ACTIONS, Action
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.abilities import extra_actions
from domain.materia_prima.queries.figures import figure, is_homunculus
from domain.materia_prima.queries.values import actions
from domain.materia_prima.state import State

Offer = tuple[str, str, tuple[Task, ...]]
"""Something that a figure may do now: key, the rule that allows it, the tasks."""

ALL_ACTIONS: tuple[Action, ...] = (*BASIC_ACTIONS, "convert", "transmute", "equip", "research", "buy", "sail")
"""The eleven actions. Source: MP-4.7.8."""


def remaining(state: State, name: str) -> int:
    """How many action points a figure has left this turn. Source: MP-4.7.14."""
    return max(0, actions(state, name) - figure(state, name).acted)


def open_actions(state: State, name: str) -> tuple[Action, ...]:
    """The kinds of action that a figure still has a point or an extra action for. Source: MP-4.7.4, 4.7.7, 8.1.1."""
    kinds = BASIC_ACTIONS if is_homunculus(state, name) else ALL_ACTIONS
    if remaining(state, name):
        return kinds
    extra = extra_actions(state, name)
    return tuple(kind for kind in kinds if kind in extra)


def spend(play: Play[State], name: str, action: Action) -> None:
    """Use an extra action of the kind, else an action point: that order never hurts. Source: MP-4.7.4, 8.1.1."""
    play.state_that(ActionSpent(name, action, extra_actions(play.state, name).get(action)))
