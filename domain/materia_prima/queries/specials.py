"""Special rules: which hold now, and what they change. Source: MP-0.1.1."""

from typing import TypeVar

from domain.materia_prima.content.specials import (
    AlarmMarkers,
    ArrivalTown,
    ChangedRewards,
    ClosedPorts,
    DearActions,
    DoubleFigures,
    During,
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
    """Return all special rules of the running scenario."""
    return state.pack.scenarios[state.scenario].specials


def standing(state: State, kind: type[K]) -> tuple[K, ...]:
    """Return the special rules of a kind that hold now, in the scenario's order."""
    rules = specials(state)
    return tuple([one for one in rules if isinstance(one, kind) and holds(state, one.during)]) if rules else ()


def holds(state: State, during: During) -> bool:
    """Return whether a rule holds by the day, the inquisitors on the board and the fulfilled missions."""
    return (
        during.from_day <= state.day <= during.until
        and state.day % during.every == 0
        and len(state.inquisitors) >= during.inquisitors
        and (during.missions_below is None or len(state.completed) < during.missions_below)
    )


def fixed_setup(state: State) -> FixedSetup | None:
    """Return the part of the setup that the scenario fixes; None if it fixes nothing."""
    return next((one for one in specials(state) if isinstance(one, FixedSetup)), None)


# Actions


def forbidding(state: State, action: Action, town: str | None) -> str | None:
    """Return the first special rule by which a figure in this town, or in none, may not do this."""
    rules = standing(state, ForbiddenActions)
    return next((one.id for one in rules if action in one.actions and (not one.towns or town in one.towns)), None)


def points_of(state: State, action: Action) -> int:
    """Return how many action points an action costs: one, or the highest number of a special rule."""
    dear = standing(state, DearActions)
    return max([one.points for one in dear if action in one.actions], default=1) if dear else 1


def closed_ports(state: State) -> dict[str, str]:
    """Return the towns that no ship can reach, each with the special rule that closes it."""
    closed = standing(state, ClosedPorts)
    return {town: one.id for one in closed for town in one.towns} if closed else {}


def exhausting(state: State, element: str) -> str | None:
    """Return the first special rule by which mines of this kind yield nothing."""
    return next((one.id for one in standing(state, ExhaustedMines) if element in one.elements), None)


def further_yield(state: State, element: str) -> int:
    """Return how many more elements every mine of this kind yields at once."""
    return sum(one.amount for one in standing(state, RichMines) if element in one.elements)


# Points and rewards


def reward(state: State, pips: int) -> str | None:
    """Return the reward of a special rule for this number of pips; None for the alarm card's reward."""
    return next((one.reward[pips] for one in standing(state, ChangedRewards) if pips in one.reward), None)


def further_points(state: State) -> int:
    """Return how many points more town missions bring, or fewer if negative."""
    return sum(one.points for one in standing(state, MissionPoints))


# Alarms


def alarm_markers(state: State) -> int:
    """Return how many markers on a hex trigger an alarm: the lowest number of a special rule, two without one."""
    return min((one.count for one in standing(state, AlarmMarkers)), default=ALARM_MARKERS)


def further_cards(state: State) -> int:
    """Return how many inquisitor cards are drawn beside those for alarms."""
    return sum(one.count for one in standing(state, MoreCards))


def arrival_town(state: State) -> str | None:
    """Return the town in which all new inquisitors appear; None for the alarm card's."""
    return next((one.town for one in standing(state, ArrivalTown)), None)


def has_double_figures(state: State, type: str) -> bool:
    """Return whether a type has two figures even without the symbol."""
    return any(not one.types or type in one.types for one in standing(state, DoubleFigures))
