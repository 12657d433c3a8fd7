"""Seating of alchemists, and the start hexes of towers and alchemists. Source: MP-3.2.6, 3.2.10, 3.2.11, 3.2.21."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.board.hexes import HEXES_KEPT, Hex
from domain.materia_prima.facts.setup import AlchemistPlaced, AlchemistSeated, TowerPlaced
from domain.materia_prima.queries.figures import tower_at
from domain.materia_prima.queries.movement import blocked, board
from domain.materia_prima.rules.movement import rule_against_entering
from domain.materia_prima.state import COLOURS, State
from domain.materia_prima.tasks.setup import (
    ChooseAlchemistHex,
    ChooseCharacter,
    ChooseColour,
    ChooseTowerHex,
    PlaceAlchemist,
    PlaceAll,
    PlaceTower,
    SeatAlchemist,
)


@rule("MP-3.2.6", SeatAlchemist)
def seat_alchemist(play: Play[State], task: SeatAlchemist) -> None:
    """Ask for the character, then for the colour, as far as they are open. Source: MP-2.4.1, 3.2.6, 3.2.8."""
    plan, reserved = task.alchemist, task.reserved
    seats = (plan.seat,)
    if plan.character is None:
        play.then(ChooseCharacter(seats=seats, alchemist=plan, reserved=reserved))
    elif plan.colour is None:
        play.then(ChooseColour(seats=seats, alchemist=plan, reserved=reserved, character=plan.character))
    else:
        play.state_that(AlchemistSeated(plan.seat, plan.colour, plan.character))


@asks("MP-3.2.6", ChooseCharacter)
def character_options(state: State, question: ChooseCharacter) -> Iterator[Option]:
    """Yield the characters that no one has. Source: MP-3.2.6."""
    (seat,) = question.seats
    taken = {one.character for one in state.alchemists.values()}.union(question.reserved)
    for character in state.pack.alchemists:
        if character not in taken:
            plan = replace(question.alchemist, character=character)
            yield Option(seat, f"character:{character}", "MP-3.2.6", (SeatAlchemist(plan, question.reserved),))


@refuses(ChooseCharacter)
def rule_against_character(state: State, question: ChooseCharacter, seat: int, key: str) -> Unmet | None:
    """Return that somebody else has this character. Source: MP-3.2.6."""
    return Unmet("MP-3.2.6", "free") if key.removeprefix("character:") in state.pack.alchemists else None


@defaults(ChooseCharacter)
def character_default(state: State, question: ChooseCharacter) -> str:
    """Return the first free character. Source: MP-2.1.22."""
    return next(character_options(state, question)).key


@asks("MP-3.2.6", ChooseColour)
def colour_options(state: State, question: ChooseColour) -> Iterator[Option]:
    """Yield the colours that no one has. Source: MP-2.1.5, 3.2.6."""
    (seat,) = question.seats
    for colour in COLOURS:
        if colour not in state.alchemists and colour not in question.reserved:
            plan = replace(question.alchemist, colour=colour)
            yield Option(seat, f"colour:{colour}", "MP-3.2.6", (SeatAlchemist(plan, question.reserved),))


@refuses(ChooseColour)
def rule_against_colour(state: State, question: ChooseColour, seat: int, key: str) -> Unmet | None:
    """Return that somebody else has this colour. Source: MP-2.1.5, 3.2.6."""
    return Unmet("MP-3.2.6", "free") if key.removeprefix("colour:") in COLOURS else None


@defaults(ChooseColour)
def colour_default(state: State, question: ChooseColour) -> str:
    """Return the first free colour. Source: MP-2.1.22."""
    return next(colour_options(state, question)).key


@rule("MP-3.2.21", PlaceAll)
def place_all(play: Play[State], task: PlaceAll) -> None:
    """Place all towers, then all alchemists, in seat order. Source: MP-3.2.21."""
    alchemists = play.state.alchemists.values()
    play.then(
        *(ChooseTowerHex(seats=(one.seat,), colour=one.colour) for one in alchemists),
        *(ChooseAlchemistHex(seats=(one.seat,), colour=one.colour) for one in alchemists),
    )


def rule_against_tower_on(state: State, hex: Hex) -> Unmet | None:
    """Return what first forbids a tower on this hex of the board, or None. Source: MP-2.3.2, 3.2.10."""
    if not board(state).terrain[hex].is_plain:
        return Unmet("MP-3.2.10", "plain")
    colour = tower_at(state, hex)
    return Unmet("MP-2.3.2", "no-tower", {"colour": colour}) if colour else None


@lru_cache(maxsize=HEXES_KEPT)
def place_key(hex: Hex) -> str:
    """Return the key of an answer that names a hex: `place:q,r`."""
    return f"place:{hex[0]},{hex[1]}"


def hex_of_key(state: State, key: str) -> Hex | None:
    """Return the hex of the board that such a key names; None for any other key."""
    return next((hex for hex in board(state).hexes if place_key(hex) == key), None)


@asks("MP-3.2.10", ChooseTowerHex, several=True)
def tower_options(state: State, question: ChooseTowerHex) -> Iterator[Option]:
    """Yield every plain hex without a tower, in hex order. Source: MP-2.1.18, 3.2.10."""
    (seat,) = question.seats
    for hex in board(state).hexes:
        if rule_against_tower_on(state, hex) is None:
            yield Option(seat, place_key(hex), "MP-3.2.10", (PlaceTower(question.colour, hex),))


@refuses(ChooseTowerHex)
def rule_against_tower(state: State, question: ChooseTowerHex, seat: int, key: str) -> Unmet | None:
    """Return why `place:q,r` is not offered."""
    hex = hex_of_key(state, key)
    return rule_against_tower_on(state, hex) if hex else None


@defaults(ChooseTowerHex)
def tower_default(state: State, question: ChooseTowerHex) -> str:
    """Return the first legal hex in hex order. Source: MP-2.1.18, 2.1.22."""
    return next(tower_options(state, question)).key


@rule("MP-3.2.10", PlaceTower, quiet=True)
def place_tower(play: Play[State], task: PlaceTower) -> None:
    """Place a tower, which stays there for the whole scenario. Source: MP-3.2.10, 7.3.10."""
    play.state_that(TowerPlaced(task.colour, task.hex))


@asks("MP-3.2.11", ChooseAlchemistHex, several=True)
def start_options(state: State, question: ChooseAlchemistHex) -> Iterator[Option]:
    """Yield every hex that no other colour holds, in hex order, including towns and mines.

    Source: MP-2.1.18, 2.3.1, 3.2.11.
    """
    (seat,) = question.seats
    held = blocked(state, question.colour)
    for hex in (hex for hex in board(state).hexes if hex not in held):
        yield Option(seat, place_key(hex), "MP-3.2.11", (PlaceAlchemist(question.colour, hex),))


@refuses(ChooseAlchemistHex)
def rule_against_start(state: State, question: ChooseAlchemistHex, seat: int, key: str) -> Unmet | None:
    """Return why `place:q,r` is not offered."""
    hex = hex_of_key(state, key)
    return rule_against_entering(state, question.colour, hex, "MP-2.3.2") if hex else None


@defaults(ChooseAlchemistHex)
def start_default(state: State, question: ChooseAlchemistHex) -> str:
    """Return the own tower hex. Source: MP-2.1.22."""
    home = state.alchemists[question.colour].tower.hex
    assert home is not None, "towers are placed before alchemists"
    return place_key(home)


@rule("MP-3.2.11", PlaceAlchemist, quiet=True)
def place_alchemist(play: Play[State], task: PlaceAlchemist) -> None:
    """Place an alchemist without elements. Source: MP-3.2.11, 3.2.14."""
    play.state_that(AlchemistPlaced(task.colour, task.hex))
