"""The special rules of scenarios, as data: what holds for a time, and what happens at some moment. Source: MP-0.1.1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, field

from domain.kernel.content.vocabulary import Id, Part
from domain.materia_prima.tasks.effects import AlchemistValue, Effect
from domain.materia_prima.vocabulary import (
    Action,
    Amount,
    Count,
    DifficultyLevel,
    InquisitorStat,
    TownLetter,
    TypeLetter,
)

Day = Annotated[int, Meta(ge=1, le=20)]
Change = Annotated[int, Meta(ge=-5, le=5)]
Moment = Literal[
    "scenario-start",
    "day-start",
    "day-end",
    "alarm",
    "inquisitor-defeated",
    "alchemist-defeated",
    "mission-fulfilled",
]


class During(Part, frozen=True):
    """The time of a special rule; all conditions must hold.

    from, until: days, both included; every: each nth day, 2 for the even ones; inquisitors: at least this many on the
    board; missions_below: while the group has fulfilled fewer town missions.
    """

    from_day: Day = field(name="from", default=1)
    until: Day = 20
    every: Day = 1
    inquisitors: Count = 0
    missions_below: Amount | None = None


class Special(Part, frozen=True, kw_only=True, tag_field="special"):
    """A special rule. id: of its text, unique in the pack; during: always, by default."""

    id: Id
    during: During = During()


# What holds


class InquisitorModifier(Special, frozen=True, tag="inquisitor-modifier"):
    """A status value of inquisitors is higher or lower. types: which, all if empty. Overrides MP-6.2.1."""

    stat: InquisitorStat
    amount: Change
    types: tuple[TypeLetter, ...] = ()


class AlchemistModifier(Special, frozen=True, tag="alchemist-modifier"):
    """A status value of all alchemists is higher or lower. Overrides MP-8.2.7."""

    stat: AlchemistValue
    amount: Change


class ClosedPorts(Special, frozen=True, tag="closed-ports"):
    """No ship reaches or leaves these towns. Overrides MP-4.18.1."""

    towns: tuple[TownLetter, ...]


class ExhaustedMines(Special, frozen=True, tag="exhausted-mines"):
    """Mines of these elements yield nothing. Overrides MP-4.9.1."""

    elements: tuple[Id, ...]


class RichMines(Special, frozen=True, tag="rich-mines"):
    """Mines of these elements yield this many more at once. Overrides MP-4.9.2."""

    elements: tuple[Id, ...]
    amount: Amount = 1


class ForbiddenActions(Special, frozen=True, tag="forbidden-actions"):
    """No player figure may do this. towns: only while it is in one of them, anywhere if empty.

    An exchange is forbidden if either figure is there. Overrides MP-4.7.8.
    """

    actions: tuple[Action, ...]
    towns: tuple[TownLetter, ...] = ()


class DearActions(Special, frozen=True, tag="dear-actions"):
    """Such an action costs this many action points, unless an ability makes it free. Overrides MP-4.7.4."""

    actions: tuple[Action, ...]
    points: Annotated[int, Meta(ge=2, le=4)] = 2


class ChangedRewards(Special, frozen=True, tag="changed-rewards"):
    """The reward for defeated inquisitors, instead of the alarm card's. reward: pips -> element. Overrides MP-6.5.2."""

    reward: Mapping[int, Id]


class EventCost(Special, frozen=True, tag="event-cost"):
    """Event rows cost this many points more or fewer, never below 0. Overrides MP-5.2.1."""

    points: Change


class MissionPoints(Special, frozen=True, tag="mission-points"):
    """Town missions bring this many points more or fewer, never below 0. Overrides MP-8.3.10."""

    points: Change


class AlarmMarkers(Special, frozen=True, tag="alarm-markers"):
    """This many markers on a hex trigger an alarm, instead of two. Overrides MP-4.5.1."""

    count: Annotated[int, Meta(ge=1, le=4)]


class MoreCards(Special, frozen=True, tag="more-inquisitor-cards"):
    """This many more inquisitor cards are drawn every day, beside those for alarms. Overrides MP-4.6.1."""

    count: Annotated[int, Meta(ge=1, le=3)] = 1


class ArrivalTown(Special, frozen=True, tag="arrival-town"):
    """New inquisitors appear in this town, not in the alarm card's. Overrides MP-4.6.6."""

    town: TownLetter


class DoubleFigures(Special, frozen=True, tag="double-figures"):
    """These types always have two figures, with or without the symbol; all types if empty. Overrides MP-6.3.5."""

    types: tuple[TypeLetter, ...] = ()


class FixedSetup(Special, frozen=True, tag="fixed-setup"):
    """The board or the temple of this scenario cannot be chosen. Overrides MP-3.2.1, 3.2.4."""

    layout: Id | None = None
    temple: Id | None = None


class LastDays(Special, frozen=True, tag="last-days"):
    """The scenario has other last days. days: difficulty -> last day, for each of the three. Overrides MP-2.1.3."""

    days: Mapping[DifficultyLevel, Day]


# What happens


class Trigger(Special, frozen=True, tag="trigger"):
    """Effects at a moment. types: of the defeated inquisitor, any if empty."""

    on: Moment
    then: tuple[Effect, ...]
    types: tuple[TypeLetter, ...] = ()


SpecialRule = (
    InquisitorModifier
    | AlchemistModifier
    | ClosedPorts
    | ExhaustedMines
    | RichMines
    | ForbiddenActions
    | DearActions
    | ChangedRewards
    | EventCost
    | MissionPoints
    | AlarmMarkers
    | MoreCards
    | ArrivalTown
    | DoubleFigures
    | FixedSetup
    | LastDays
    | Trigger
)
"""Every type of special rule."""
