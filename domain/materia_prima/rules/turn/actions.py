"""Action points, and what all actions share. Source: MP-4.7."""

from domain.kernel.parts import Part, at_least
from domain.kernel.play import Play
from domain.kernel.task import Task, Unmet
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.queries.abilities import extra_actions
from domain.materia_prima.queries.figures import figure, is_homunculus
from domain.materia_prima.queries.missions import town_of
from domain.materia_prima.queries.specials import forbidding, points_of, specials
from domain.materia_prima.queries.values import actions, sources
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import BASIC_ACTIONS, Action

Offer = tuple[str, str, tuple[Task, ...]]
"""An offer to a figure: key, the rule that allows it, the tasks."""

ACTED = "acted"
"""Where the part comes from that stands for used action points."""
NOT_IN_TOWER, NOT_IN_TOWN = Unmet("MP-4.7.9", "tower"), Unmet("MP-4.7.9", "town")
"""What keeps alchemists from most actions of towers and towns. Source: MP-4.7.9."""
ALL_ACTIONS: tuple[Action, ...] = (*BASIC_ACTIONS, "convert", "transmute", "equip", "research", "buy", "sail")
"""The eleven actions. Source: MP-4.7.8."""


def remaining(state: State, name: str) -> int:
    """Return how many action points a figure has left this turn, the sum of their parts. Source: MP-4.7.14."""
    return left_of(actions(state, name), figure(state, name).acted)


def left_of(actions: int, acted: int) -> int:
    """Return how many of these action points are left after so many were used. Source: MP-4.7.14."""
    return max(0, actions - acted)


def remaining_parts(state: State, name: str) -> tuple[Part, ...]:
    """Return the parts of the action points left: those of the figure, less those it has used.

    Source: MP-4.7.4, 4.7.14.
    """
    acted = figure(state, name).acted
    used = (Part("MP-4.7.4", ACTED, -acted),) if acted else ()
    return at_least(0, (*sources(state, name, "actions"), *used), "MP-4.7.14")


def open_actions(state: State, name: str) -> tuple[Action, ...]:
    """Return the kinds of action for which a figure still has a point or an extra action.

    Source: MP-4.7.4, 4.7.7, 8.1.1.
    """
    kinds: tuple[Action, ...] = BASIC_ACTIONS if is_homunculus(state, name) else ALL_ACTIONS
    if not remaining(state, name):
        extra = extra_actions(state, name)
        kinds = tuple(kind for kind in kinds if kind in extra)
    if kinds and specials(state):
        kinds = tuple(kind for kind in kinds if rule_against_kind(state, name, kind) is None)
    return kinds


def rule_against_kind(state: State, name: str, action: Action) -> Unmet | None:
    """Return what first forbids a figure this kind of action, or None. Source: MP-0.1.1, 4.7.4, 8.1.1."""
    if special := forbidding(state, action, town_of(state, name)):
        return Unmet("MP-0.1.1", "allowed", {"special": special})
    left, points = remaining(state, name), points_of(state, action)
    if left >= points or action in extra_actions(state, name):
        return None
    if not left:
        return Unmet("MP-4.7.4", "actions", {"figure": name})
    return Unmet("MP-0.1.1", "points", {"figure": name, "points": points, "left": left})


def spend(play: Play[State], name: str, action: Action) -> None:
    """Use an extra action of the kind, else an action point, or as many as a special rule requires.

    Using extra actions first never hurts. Source: MP-0.1.1, 4.7.4, 8.1.1.
    """
    extra = extra_actions(play.state, name).get(action)
    for _ in range(1 if extra else points_of(play.state, action)):
        play.state_that(ActionSpent(name, action, extra), rule="MP-8.1.1" if extra else "MP-4.7.4")
