"""Moving and sailing. Source: MP-4.8, 4.18, 8.3.4."""

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.queries.figures import figure, figures_at, is_homunculus, seat_of, tower_at
from domain.materia_prima.queries.missions import mission_for, serves, town_of
from domain.materia_prima.queries.movement import blocked, board, ports_from
from domain.materia_prima.queries.specials import closed_ports
from domain.materia_prima.rules.turn.actions import NOT_IN_TOWN, Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.missions import DeliverHomunculus
from domain.materia_prima.tasks.movement import Move, OfferHomunculus, Sail

STEPS_KEPT = 4096
"""The most offered steps in the cache: of figures, each to hexes."""


def place_of(state: State, name: str) -> Hex:
    """Return the hex of a player figure."""
    hex = figure(state, name).hex
    assert hex is not None, f"{name} is not on the board"
    return hex


def moves(state: State, name: str) -> Iterator[Offer]:
    """Yield the steps that a figure may make. Source: MP-4.8.1, 4.8.2."""
    closed = blocked(state, figure(state, name).colour)
    for hex in board(state).adjacency[place_of(state, name)]:
        if hex not in closed:
            yield step(name, hex)


@lru_cache(STEPS_KEPT)
def step(name: str, hex: Hex) -> Offer:
    """Return the offer to a figure of a step to this hex."""
    return f"move:{name}:{hex[0]},{hex[1]}", "MP-4.8.1", (Move(name, hex),)


def rule_against_move(state: State, name: str, target: Hex) -> Unmet | None:
    """Return what first forbids this step, or None."""
    if target not in board(state).adjacency[place_of(state, name)]:
        return Unmet("MP-4.8.1", "neighbour")
    return rule_against_entering(state, figure(state, name).colour, target, "MP-4.8.2")


def rule_against_entering(state: State, colour: str, hex: Hex, rule: str) -> Unmet | None:
    """Return what keeps figures of a colour off a hex: an inquisitor, another colour's figure or its tower; or None.

    rule: the one that forbids it. Source: MP-4.8.2, 2.3.2, 2.3.4.
    """
    if hex not in blocked(state, colour):
        return None
    if inquisitor := next((one.id for one in state.inquisitors.values() if one.hex == hex), None):
        return Unmet(rule, "no-inquisitor", {"inquisitor": inquisitor})
    if other := next(figures_at(state, hex), None):
        return Unmet(rule, "no-figure", {"figure": other})
    return Unmet(rule, "no-tower", {"colour": tower_at(state, hex)})


def rule_against_move_key(state: State, name: str, rest: list[str]) -> Unmet | None:
    """Return why `move:<figure>:<q>,<r>` is not offered."""
    target = next((hex for hex in board(state).hexes if rest == [f"{hex[0]},{hex[1]}"]), None)
    return Unmet("MP-4.8.1", "neighbour") if target is None else rule_against_move(state, name, target)


@rule("MP-4.8.1", Move, quiet=True)
def move(play: Play[State], task: Move) -> None:
    """Move a figure to a neighbouring hex with all it carries. A town may want the homunculus that arrives.

    Source: MP-4.8.5, 4.8.6, 8.3.4.
    """
    spend(play, task.figure, "move")
    play.state_that(FigureMoved(task.figure, task.hex))
    if not is_homunculus(play.state, task.figure):
        return
    mission = mission_for(play.state, task.figure)
    if mission and serves(play.state, mission, task.figure):
        play.then(OfferHomunculus(seats=(seat_of(play.state, task.figure),), homunculus=task.figure))


@asks("MP-8.3.4", OfferHomunculus)
def homunculus_options(state: State, question: OfferHomunculus) -> Iterator[Option]:
    """Yield giving up the homunculus for the mission, and keeping it."""
    (seat,) = question.seats
    yield Option(seat, "give-homunculus", "MP-8.3.4", (DeliverHomunculus(question.homunculus),))
    yield Option(seat, "keep", "MP-8.3.4")


@defaults(OfferHomunculus)
def homunculus_default(state: State, question: OfferHomunculus) -> str:
    """Return keeping it: an absent owner gives up nothing."""
    return "keep"


def sailings(state: State, colour: str) -> Iterator[Offer]:
    """Yield the towns that an alchemist may sail to. Source: MP-4.18.1 to 4.18.5."""
    for town in ports_from(state, place_of(state, colour)):
        if rule_against_sailing(state, colour, town) is None:
            yield f"sail:{town}", "MP-4.18.1", (Sail(colour, town),)


def rule_against_sailing(state: State, colour: str, town: str) -> Unmet | None:
    """Return what first forbids this voyage, or None."""
    here = town_of(state, colour)
    if here is None:
        return NOT_IN_TOWN
    ports = ports_from(state, place_of(state, colour))
    if town not in ports:
        return Unmet("MP-4.18.1", "connection") if ports else Unmet("MP-4.18.5", "port")
    if closed := closed_ports(state).keys() & {here, town}:
        return Unmet("MP-0.1.1", "allowed", {"special": closed_ports(state)[min(closed)]})
    return rule_against_entering(state, colour, board(state).towns[town], "MP-4.18.3")


def rule_against_sailing_key(state: State, colour: str, rest: list[str]) -> Unmet | None:
    """Return why `sail:<town>` is not offered."""
    return rule_against_sailing(state, colour, ":".join(rest))


@rule("MP-4.18.1", Sail, quiet=True)
def sail(play: Play[State], task: Sail) -> None:
    """Sail to a connected port, whatever is between. Source: MP-4.18.4."""
    spend(play, task.colour, "sail")
    play.state_that(AlchemistSailed(task.colour, task.town, board(play.state).towns[task.town]))
