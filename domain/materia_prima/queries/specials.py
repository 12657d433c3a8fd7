"""Which special rules hold now, and what they change. Source: MP-0.1.1."""

from typing import TypeVar

from domain.materia_prima.content.specials import (
    AlarmMarkers,
    ArrivalTown,
    ChangedRewards,
    ClosedPorts,
    DearActions,
    DoubleFigures,
    During,
    EventCost,
    ExhaustedMines,
    FixedSetup,
    ForbiddenActions,
    MissionPoints,
    MoreCards,
    RichMines,
    Special,
    SpecialRule,
)
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import Action

ALARM_MARKERS = 2
"""How many markers on a hex trigger an alarm. Source: MP-4.5.1."""

K = TypeVar("K", bound=Special)


def specials(state: State) -> tuple[SpecialRule, ...]:
    """All special rules of the running scenario."""
    return state.pack.scenarios[state.scenario].specials


def standing(state: State, kind: type[K]) -> tuple[K, ...]:
    """The special rules of a kind that hold now, in the scenario's order."""
    rules = specials(state)
    return tuple(one for one in rules if isinstance(one, kind) and holds(state, one.during)) if rules else ()


def holds(state: State, during: During) -> bool:
    """Whether the day, the inquisitors on the board and the fulfilled missions are as a rule asks."""
    return (
        during.from_day <= state.day <= during.until
        and state.day % during.every == 0
        and len(state.inquisitors) >= during.inquisitors
        and (during.missions_below is None or len(state.completed) < during.missions_below)
    )


def fixed_setup(state: State) -> FixedSetup | None:
    """What of the setup the scenario fixes; None if nothing."""
    return next((one for one in specials(state) if isinstance(one, FixedSetup)), None)


# Actions


def forbids(state: State, action: Action, town: str | None) -> bool:
    """Whether a figure that stands in this town, or in none, may not do this."""
    rules = standing(state, ForbiddenActions)
    return any(action in one.actions and (not one.towns or town in one.towns) for one in rules)


def points_of(state: State, action: Action) -> int:
    """How many action points an action costs: one, or the most that a rule asks."""
    return max((one.points for one in standing(state, DearActions) if action in one.actions), default=1)


def closed_ports(state: State) -> frozenset[str]:
    """The towns that no ship comes to."""
    return frozenset(town for one in standing(state, ClosedPorts) for town in one.towns)


def is_exhausted(state: State, element: str) -> bool:
    """Whether mines of this kind yield nothing."""
    return any(element in one.elements for one in standing(state, ExhaustedMines))


def further_yield(state: State, element: str) -> int:
    """How many elements more every mine of this kind yields at once."""
    return sum(one.amount for one in standing(state, RichMines) if element in one.elements)


# Points and rewards


def reward(state: State, pips: int) -> str | None:
    """What so many pips bring instead of what the alarm card says; None if no rule changes it."""
    return next((one.reward[pips] for one in standing(state, ChangedRewards) if pips in one.reward), None)


def further_cost(state: State) -> int:
    """What event rows cost more, or fewer if it is below 0."""
    return sum(one.points for one in standing(state, EventCost))


def further_points(state: State) -> int:
    """What town missions bring more, or fewer if it is below 0."""
    return sum(one.points for one in standing(state, MissionPoints))


# Alarms


def alarm_markers(state: State) -> int:
    """How many markers on a hex trigger an alarm: the fewest that a rule asks, without one two."""
    return min((one.count for one in standing(state, AlarmMarkers)), default=ALARM_MARKERS)


def further_cards(state: State) -> int:
    """How many inquisitor cards are drawn beside those for alarms."""
    return sum(one.count for one in standing(state, MoreCards))


def arrival_town(state: State) -> str | None:
    """The town that all new inquisitors appear in; None if it is the alarm card's."""
    return next((one.town for one in standing(state, ArrivalTown)), None)


def has_double_figures(state: State, type: str) -> bool:
    """Whether a type has two figures without the symbol."""
    return any(not one.types or type in one.types for one in standing(state, DoubleFigures))
