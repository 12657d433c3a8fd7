"""Scenario events: the rows, the points to pay with, and the effects that last. Source: MP-5."""

from collections.abc import Iterable, Iterator

from domain.materia_prima.content.pack import EventRow
from domain.materia_prima.queries.specials import further_cost
from domain.materia_prima.state import Completed, Side, State
from domain.materia_prima.tasks.effects import Effect, ImproveAlchemists, ImproveInquisitors


def alchemist_improvements(state: State, stat: str) -> tuple[tuple[int, int], ...]:
    """Return the event days that raised a status value of all alchemists, each with the amount.

    Source: MP-5.3.4, 5.3.6.
    """
    return tuple(
        (day, effect.amount)
        for day, effect in happened(state)
        if isinstance(effect, ImproveAlchemists) and effect.stat == stat
    )


def inquisitor_improvements(state: State, stat: str) -> tuple[tuple[int, int], ...]:
    """Return the event days that raised a status value of all inquisitors, each with the amount. Source: MP-5.3.5,
    6.2.3.
    """
    return tuple(
        (day, effect.amount)
        for day, effect in happened(state)
        if isinstance(effect, ImproveInquisitors) and effect.stat == stat
    )


def happened(state: State) -> Iterator[tuple[int, Effect]]:
    """Yield the effects of the sides that happened, with their days. Source: MP-5.2.8."""
    for row in state.pack.scenarios[state.scenario].events:
        side: Side | None = state.rows.get(row.day)
        if side is not None:
            yield from ((row.day, effect) for effect in getattr(row, side))


def row_of(state: State, day: int) -> EventRow:
    """Return the scenario's event row of a day that has one. Source: MP-5.1.1, 5.1.3."""
    return next(row for row in state.pack.scenarios[state.scenario].events if row.day == day)


def cost(state: State, day: int) -> int:
    """Return how many points the alchemists' side of a day's row costs now; for two alchemists before they are seated.

    Source: MP-0.1.1, 2.1.2, 5.1.1, 5.2.1.
    """
    return max(0, row_of(state, day).cost[max(2, len(state.alchemists))] + further_cost(state))


def unspent(state: State) -> tuple[Completed, ...]:
    """Return the fulfilled missions of the whole group that have not been spent. Source: MP-5.2.2, 5.2.4."""
    return tuple(one for one in state.completed if one.spent is None)


def points(cards: Iterable[Completed]) -> int:
    """Return the total points of these missions. Source: MP-5.2.2."""
    return sum(card.points for card in cards)
