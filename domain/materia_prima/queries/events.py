"""Scenario events: the rows, the points to pay with, and the effects that last. Source: MP-5."""

from collections.abc import Iterable

from domain.kernel.parts import Part, at_least, total
from domain.materia_prima.content.pack import EventRow
from domain.materia_prima.content.specials import EventCost
from domain.materia_prima.queries.specials import standing
from domain.materia_prima.state import Completed, State
from domain.materia_prima.tasks.effects import ImproveAlchemists, ImproveInquisitors


def alchemist_improvements(state: State, stat: str) -> tuple[tuple[int, int], ...]:
    """Return the event days that raised a status value of all alchemists, each with the amount.

    Source: MP-5.3.4, 5.3.6.
    """
    return improvements(state, ImproveAlchemists, stat)


def inquisitor_improvements(state: State, stat: str) -> tuple[tuple[int, int], ...]:
    """Return the event days that raised a status value of all inquisitors, each with the amount. Source: MP-5.3.5,
    6.2.3.
    """
    return improvements(state, ImproveInquisitors, stat)


def improvements(
    state: State, effect: type[ImproveAlchemists | ImproveInquisitors], stat: str
) -> tuple[tuple[int, int], ...]:
    """Return the days on which the side that happened raised a value, each with the amount. Source: MP-5.2.8."""
    rows = state.rows
    found = state.pack.improvements.get((state.scenario, effect, stat)) if rows else None
    return tuple([(day, amount) for day, side, amount in found if rows.get(day) == side]) if found else ()


def row_of(state: State, day: int) -> EventRow:
    """Return the scenario's event row of a day that has one. Source: MP-5.1.1, 5.1.3."""
    return next(row for row in state.pack.scenarios[state.scenario].events if row.day == day)


def cost(state: State, day: int) -> int:
    """Return how many points the alchemists' side of a day's row costs now, at least 0. Source: MP-5.2.1."""
    return total(cost_parts(state, day))


def cost_parts(state: State, day: int) -> tuple[Part, ...]:
    """Return the parts of a row's cost: the row itself, for two alchemists before they are seated, and special rules.

    Source: MP-0.1.1, 2.1.2, 5.1.1, 5.2.1.
    """
    row = Part("MP-5.2.1", f"event-{day}", row_of(state, day).cost[max(2, len(state.alchemists))])
    changes = (Part("MP-0.1.1", one.id, one.points) for one in standing(state, EventCost))
    return at_least(0, (row, *changes), "MP-0.1.1")


def unspent(state: State) -> tuple[Completed, ...]:
    """Return the fulfilled missions of the whole group that have not been spent. Source: MP-5.2.2, 5.2.4."""
    return tuple(one for one in state.completed if one.spent is None)


def points(cards: Iterable[Completed]) -> int:
    """Return the total points of these missions. Source: MP-5.2.2."""
    return total(point_parts(cards))


def point_parts(cards: Iterable[Completed]) -> tuple[Part, ...]:
    """Return the points of these missions, a part each. Source: MP-5.2.2."""
    return tuple(Part("MP-5.2.2", card.mission, card.points) for card in cards)
