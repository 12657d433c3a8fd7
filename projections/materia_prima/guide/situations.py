"""What the game says of a position, for the conditions of hints: each word with the ids of the things it means."""

from collections.abc import Callable, Iterator, Mapping

from domain.kernel.position import Position
from domain.materia_prima.board.hexes import neighbours
from domain.materia_prima.elements import includes, plus, size
from domain.materia_prima.queries.alarm import active_alarm_card
from domain.materia_prima.queries.ending import asks_for, has_fulfilled, last_day, mission_parts, unfulfilled
from domain.materia_prima.queries.figures import is_in_tower, own_figures, own_homunculi
from domain.materia_prima.queries.missions import town_of
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.values import capacity
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.state import Alchemist, State
from projections.guide.following import Situations
from projections.materia_prima import ids

EVENT_NEAR_DAYS = 2
"""Days before an event in which it is near."""
LAST_DAYS = 2
"""The days that are the last ones."""

Saying = Callable[[State, Alchemist], tuple[str, ...] | None]
"""(state, the alchemist whose turn it is) -> ids of the things that the word means, None if it does not hold."""


def situations(position: Position[State], seat: int) -> Situations:
    """Return the words that hold in the turn of a seat's alchemist; none outside of it."""
    state = position.state
    one = state.alchemists.get(state.turn or "")
    if one is None or one.seat != seat:
        return {}
    found = ((word, saying(state, one)) for word, saying in SAYINGS.items())
    return {word: meant for word, meant in found if meant is not None}


def turn(state: State, one: Alchemist) -> tuple[str, ...]:
    """Return the alchemist and its tower."""
    return (ids.figure(one.colour), ids.tower(one.colour))


def first_day(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the parts of the mission on day 1."""
    return tuple(ids.part(part.id) for part in mission_parts(state)) if state.day == 1 else None


def pool(state: State, one: Alchemist) -> tuple[str, ...]:
    """Return the recipes that lie open."""
    return tuple(map(ids.recipe, state.recipes))


def mine_beside(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the mines beside an alchemist that stands on none."""
    terrain = board(state).terrain
    if one.hex is None or terrain[one.hex].mine is not None:
        return None
    near = tuple(ids.place(hex) for hex in neighbours(one.hex) if hex in terrain and terrain[hex].mine is not None)
    return near or None


def spent(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the figures of an alchemist if none of them has actions left."""
    figures = own_figures(state, one.colour)
    return None if any(remaining(state, name) for name in figures) else tuple(map(ids.figure, figures))


def full(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return an alchemist that cannot carry more, away from its tower."""
    is_full = size(one.carried) >= capacity(state, one.colour) and not is_in_tower(state, one.colour)
    return turn(state, one) if is_full else None


def payable_away(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return what an alchemist could make for its mission if it were at home, and its tower."""
    found = tuple(wanted(state, one))
    return (*found, ids.tower(one.colour)) if found and not is_in_tower(state, one.colour) else None


def payable_here(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return what an alchemist at home can make for its mission."""
    return tuple(wanted(state, one)) or None if is_in_tower(state, one.colour) else None


def wanted(state: State, one: Alchemist) -> Iterator[str]:
    """Yield the recipes of the pool that an open part of the mission asks for, and that can be paid for at home."""
    there = plus(one.carried, one.tower.elements)
    missing = [part for part in mission_parts(state) if not has_fulfilled(state, one.colour, part)]
    for name in state.recipes:
        asked = any(part.what in ("make", "have") and asks_for(part, state.pack, name) for part in missing)
        if asked and includes(there, state.pack.recipes[name].cost):
            yield ids.recipe(name)


def helper(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the homunculi of an alchemist that can act."""
    found = (each.recipe for each in own_homunculi(state, one.colour) if remaining(state, each.recipe))
    return tuple(map(ids.figure, found)) or None


def half_done(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the open parts of the mission if an alchemist has fulfilled another one."""
    parts = mission_parts(state)
    missing = tuple(ids.part(part.id) for part in parts if not has_fulfilled(state, one.colour, part))
    return missing if missing and len(missing) < len(parts) else None


def all_done(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the parts of the mission if every alchemist has fulfilled all of them."""
    return tuple(ids.part(part.id) for part in mission_parts(state)) if not unfulfilled(state) else None


def alarm_card(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the alarm card of the day."""
    card = active_alarm_card(state)
    return None if card is None else (ids.alarm(card.id),)


def markers(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the hexes with alarm markers."""
    return tuple(ids.place(hex) for hex, count in state.markers.items() if count) or None


def event_near(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the rows of events that come soon."""
    days = (row.day for row in state.pack.scenarios[state.scenario].events)
    near = (day for day in days if day not in state.rows and 0 < day - state.day <= EVENT_NEAR_DAYS)
    return tuple(map(ids.event, near)) or None


def missions(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the missions in towns."""
    return tuple(ids.mission(name) for name in state.missions.values() if name is not None) or None


def hunters(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the inquisitors on the map."""
    return tuple(map(ids.inquisitor, state.inquisitors)) or None


def at_home(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the tower of an alchemist that is at home."""
    return (ids.tower(one.colour),) if is_in_tower(state, one.colour) else None


def in_town(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return the town in which an alchemist stands."""
    town = town_of(state, one.colour)
    return None if town is None else (ids.town(town),)


def last_days(state: State, one: Alchemist) -> tuple[str, ...] | None:
    """Return what an alchemist has still to do in the last days."""
    parts = (part for part in mission_parts(state) if not has_fulfilled(state, one.colour, part))
    is_late = last_day(state) - state.day < LAST_DAYS
    return tuple(ids.part(part.id) for part in parts) or None if is_late else None


def named() -> Iterator[tuple[str, Saying]]:
    """Yield each word of the game with what it means."""
    for saying in (
        *(turn, first_day, pool, mine_beside, spent, full, payable_away, payable_here, helper, half_done, all_done),
        *(alarm_card, markers, event_near, missions, hunters, at_home, in_town, last_days),
    ):
        yield saying.__name__.replace("_", "-"), saying


SAYINGS: Mapping[str, Saying] = dict(named())
WORDS = frozenset(SAYINGS)
"""All words that a hint may wait for."""
