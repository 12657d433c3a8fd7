"""Scenario events. Source: MP-5."""

from typing import ClassVar

from domain.kernel.fact import Fact


class MissionsSpent(Fact, frozen=True, tag="mp.missions-spent"):
    """The group spent fulfilled missions on the event row of a day. Source: MP-5.2.3, 5.2.4."""

    reveals: ClassVar[bool] = False
    day: int
    missions: tuple[str, ...]


class EventResolved(Fact, frozen=True, tag="mp.event-resolved"):
    """One side of a day's event row happened. side: `alchemists` or `inquisition`. Source: MP-5.2.8."""

    reveals: ClassVar[bool] = False
    day: int
    side: str


class ElementsGained(Fact, frozen=True, tag="mp.elements-gained"):
    """An event brought elements into a tower storage. Source: MP-5.3.1."""

    reveals: ClassVar[bool] = False
    colour: str
    element: str
    count: int


class ElementsReturned(Fact, frozen=True, tag="mp.elements-returned"):
    """An alchemist returned elements of a kind to the supply.

    places: how many from the "tower" and from each figure, by name. Source: MP-5.3.2.
    """

    reveals: ClassVar[bool] = False
    colour: str
    element: str
    places: dict[str, int]


class ThingGivenUp(Fact, frozen=True, tag="mp.thing-given-up"):
    """An alchemist gave up a thing, whose card went to the discard of its kind.

    sort: `homunculus`, `equipment` or `stone`. Source: MP-5.3.3, 5.3.9, 5.3.10.
    """

    reveals: ClassVar[bool] = False
    colour: str
    sort: str
    recipe: str


class AlchemistsImproved(Fact, frozen=True, tag="mp.alchemists-improved"):
    """A status value of every alchemist rose until the scenario ends. Source: MP-5.3.4."""

    reveals: ClassVar[bool] = False
    stat: str
    amount: int


class InquisitorsImproved(Fact, frozen=True, tag="mp.inquisitors-improved"):
    """A status value of every inquisitor rose until the scenario ends. Source: MP-5.3.5."""

    reveals: ClassVar[bool] = False
    stat: str
    amount: int
