"""The effects that scenario events have, written as data in packs. Source: MP-5.3.1 to 5.3.5."""

from typing import Literal

from domain.kernel.task import Task

Each = Literal["alchemist"]
Thing = Literal["homunculus", "equipment", "stone"]
AlchemistValue = Literal["attack", "defence", "capacity", "actions"]
InquisitorValue = Literal["attack", "destroy", "defence", "actions"]


class GainElements(Task, frozen=True, tag="mp.gain-elements", forbid_unknown_fields=True):
    """Each alchemist gets elements into the tower storage. Source: MP-5.3.1."""

    each: Each
    element: str
    count: int


class LoseElements(Task, frozen=True, tag="mp.lose-elements", forbid_unknown_fields=True):
    """Each alchemist returns elements of its owner's choice of place. Source: MP-5.3.2."""

    each: Each
    element: str
    count: int


class GiveUpThing(Task, frozen=True, tag="mp.give-up-thing", forbid_unknown_fields=True):
    """Each alchemist gives up one thing of this sort. Source: MP-5.3.3."""

    each: Each
    sort: Thing


class ImproveAlchemists(Task, frozen=True, tag="mp.improve-alchemists", forbid_unknown_fields=True):
    """A status value of each alchemist rises until the scenario ends. Source: MP-5.3.4."""

    stat: AlchemistValue
    amount: int = 1


class ImproveInquisitors(Task, frozen=True, tag="mp.improve-inquisitors", forbid_unknown_fields=True):
    """A status value of every inquisitor rises until the scenario ends. Source: MP-5.3.5."""

    stat: InquisitorValue
    amount: int = 1


Effect = GainElements | LoseElements | GiveUpThing | ImproveAlchemists | ImproveInquisitors
EFFECTS = (GainElements, LoseElements, GiveUpThing, ImproveAlchemists, ImproveInquisitors)
