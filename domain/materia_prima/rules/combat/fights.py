"""Fights: which inquisitors a figure may attack. Source: MP-4.11."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Unmet
from domain.materia_prima.board.hexes import distance
from domain.materia_prima.queries import values
from domain.materia_prima.queries.figures import player_figures
from domain.materia_prima.queries.movement import board
from domain.materia_prima.rules.movement import place_of
from domain.materia_prima.rules.turn.actions import Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.combat import Fight, StartFight


def fights(state: State, name: str) -> Iterator[Offer]:
    """Yield the inquisitors that a figure may fight, each named; fighting out of its tower is possible.

    Source: MP-4.11.1, 4.11.4, 4.11.5.
    """
    near = board(state).adjacency[place_of(state, name)]
    for inquisitor in state.inquisitors.values():
        if inquisitor.hex in near:
            yield f"fight:{name}:{inquisitor.id}", "MP-4.11.1", (StartFight(name, inquisitor.id),)


def rule_against_fight(state: State, name: str, target: str) -> Unmet | None:
    """Return what first forbids fighting this target, or None. Source: MP-4.7.11, 4.11.1, 4.11.2."""
    if target in player_figures(state):
        return Unmet("MP-4.11.2", "inquisitor")
    inquisitor, here = state.inquisitors.get(target), place_of(state, name)
    if inquisitor is None:
        return Unmet("MP-4.11.1", "inquisitor")
    if inquisitor.hex in board(state).adjacency[here]:
        return None
    return Unmet("MP-4.11.1", "reach", {"figure": name, "count": distance(here, inquisitor.hex)})


def rule_against_fight_key(state: State, name: str, rest: list[str]) -> Unmet | None:
    """Return why `fight:<figure>:<inquisitor>` is not offered."""
    return rule_against_fight(state, name, ":".join(rest))


def rolls(state: State, task: StartFight) -> bool:
    """Return whether the figure has a die to roll. Source: MP-6.1.2."""
    return values.attack(state, task.figure) > 0


@rule("MP-4.11.1", StartFight, reveals=rolls)
def start_fight(play: Play[State], task: StartFight) -> None:
    """Spend the action, whatever the result of the fight. Source: MP-6.1.4."""
    spend(play, task.figure, "fight")
    play.then(Fight(task.figure, task.inquisitor))
