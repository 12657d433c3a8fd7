"""Days on the small land in which something can be done at every place."""

from typing import Any

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import NextAction
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.land import ARROWS, Table, land, on_land, world_of
from tests.dsl import Scenario

WORK: Table = {"energy": 2, "effects": [effect("gain", what="food")]}
"""The action of a location: 2 Energy for 1 Food."""
CRAFT: Table = {"energy": 3, "effects": [effect("gain", what="wealth")]}
"""Beor's own action: 3 Energy for 1 Wealth."""


def verses(*places: int) -> list[Table]:
    """An opening for each of these locations, by default for all, without any effect."""
    return [{"location": place, "number": 1} for place in places or ARROWS]


def busy(**more: Any) -> Pack:
    """The land with an opening everywhere, and actions of Beor and of 101."""
    given: Table = {"verse": verses(), "characters": {"beor": {"action": CRAFT}}, "at_101": {"action": WORK}}
    return land(**{**given, **more})


def day(state: State) -> Scenario:
    """The next action is asked for."""
    return on_land(state).when(NextAction())


def with_energy(state: State, **energy: int) -> State:
    """These characters have that much Energy."""
    for name, count in energy.items():
        state = changed(state, name, energy=count)
    return state


def alone(pack: Pack | None = None, **fields: Any) -> Scenario:
    """Beor is alone, and asked what to do."""
    return day(changed(world_of(pack or busy(), "beor"), "beor", **fields))


def together(*characters: str, pack: Pack | None = None, **energy: int) -> Scenario:
    """These stand together at 101, a seat each, by default Ailei and Beor; the next action is asked for."""
    return day(with_energy(world_of(pack or busy(), *(characters or ("ailei", "beor"))), **energy))
