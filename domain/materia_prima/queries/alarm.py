"""The active alarm card, and the places where new inquisitors may appear. Source: MP-4.3 to 4.6."""

from collections.abc import Iterator

from domain.kernel.chance.pile import is_face_down
from domain.materia_prima.board.hexes import Hex, hex_order, neighbour
from domain.materia_prima.board.pieces import Board
from domain.materia_prima.content.pack import AlarmCard, Marker
from domain.materia_prima.content.specials import AlchemistModifier, Trigger
from domain.materia_prima.queries.figures import figures_at, tower_at
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import alarm_markers, arrival_town, specials
from domain.materia_prima.state import State


def active_alarm_card(state: State) -> AlarmCard | None:
    """Return the top card of the alarm discard, in force until the next draw. Source: MP-2.5.1, 4.3.1."""
    return state.pack.alarm_cards[state.alarm_discard[-1]] if state.alarm_discard else None


def day_card(state: State) -> AlarmCard:
    """Return the active alarm card of a day whose card has been drawn. Source: MP-4.3.2."""
    card = active_alarm_card(state)
    assert card is not None, "no alarm card is open yet"
    return card


def comes_to_card(state: State) -> bool:
    """Return whether the next alarm phase surely shows a card that nobody knew before it asks anything.

    A tutorial's cards are known. An event row may ask first, and a special rule may do something first or leave a
    figure with too much to carry. Source: MP-3.4.2, 4.0.2, 4.2.1, 4.3.1, 4.3.3.
    """
    discard, pile = state.alarm_discard, state.piles.get("alarm")
    day = state.day + 1 if discard else state.day
    return (
        (is_face_down(pile[0]) if pile else bool(discard[:-1]))
        and all(row.day != day for row in state.pack.scenarios[state.scenario].events)
        and not any(isinstance(one, Trigger | AlchemistModifier) for one in specials(state))
    )


def markers_shown(state: State, card: AlarmCard) -> Iterator[tuple[str, Hex]]:
    """Yield each figure with each hex on which it causes a marker, alchemists before homunculi.

    Source: MP-4.4.1 to 4.4.8.
    """
    for marker in card.markers:
        for name, at in causing(state, marker):
            hex = neighbour(at, marker.direction)
            if hex in board(state).terrain and tower_at(state, hex) is None:
                yield name, hex


def causing(state: State, marker: Marker) -> Iterator[tuple[str, Hex]]:
    """Yield the figures of the marker's kind with their hexes. Source: MP-4.4.4, 4.4.11."""
    if marker.figure == "homunculus":
        yield from ((recipe, one.hex) for recipe, one in state.homunculi.items())
        return
    yield from ((colour, one.hex) for colour, one in state.alchemists.items() if one.hex is not None)


def alarm_hexes(state: State) -> tuple[Hex, ...]:
    """Return the hexes with two or more markers, or with the number of a special rule, in hex order.

    Source: MP-0.1.1, 4.5.1.
    """
    enough = alarm_markers(state)
    return tuple(sorted((hex for hex, markers in state.markers.items() if markers >= enough), key=hex_order))


def spawn_hexes(state: State) -> tuple[Hex, ...]:
    """Return the hexes on which a new inquisitor may appear, by the alarm card or by a special rule.

    Source: MP-0.1.1, 4.6.6.
    """
    return hexes_near(state, spawn_town(state))


def spawn_town(state: State) -> str:
    """Return the letter of the town in which new inquisitors appear. Source: MP-0.1.1, 4.6.6."""
    return arrival_town(state) or day_card(state).town


def hexes_near(state: State, town: str) -> tuple[Hex, ...]:
    """Return where an inquisitor may appear: the town, else its neighbours, else the nearest free hexes.

    Source: MP-4.6.6 to 4.6.9. It is never empty on a board with more hexes than figures and towers.
    """
    legal = (free_of_players(state, ring) for ring in rings(board(state), board(state).towns[town]))
    return next((hexes for hexes in legal if hexes), ())


def free_of_players(state: State, hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the hexes among these on which an inquisitor may stand. Source: MP-4.6.8."""
    return tuple(hex for hex in hexes if rule_against_spawn(state, hex) is None)


def rule_against_spawn(state: State, hex: Hex) -> str | None:
    """Return the rule that forbids inquisitors on this hex of the board, or None. Source: MP-2.3.3, 2.3.4."""
    return "MP-4.6.8" if next(figures_at(state, hex), None) or tower_at(state, hex) else None


def rings(board: Board, centre: Hex) -> Iterator[tuple[Hex, ...]]:
    """Yield the centre, its neighbours from NE clockwise, then the hexes of each greater walking distance in hex order.

    Source: MP-2.1.13, 2.1.18, 4.6.9.
    """
    yield (centre,)
    ring, seen = board.adjacency[centre], {centre}
    while ring:
        yield ring
        seen.update(ring)
        farther = {near for hex in ring for near in board.adjacency[hex]} - seen
        ring = tuple(sorted(farther, key=hex_order))
