"""The effects of scenario events and special rules, as data in packs. Source: MP-0.1.1, 5.3.1 to 5.3.5."""

from typing import Literal, get_args

from domain.kernel.task import Task

Each = Literal["alchemist"]
Thing = Literal["homunculus", "equipment", "stone"]
AlchemistValue = Literal["attack", "defence", "capacity", "actions"]
InquisitorValue = Literal["attack", "destroy", "defence", "actions"]
Town = Literal["T", "R", "G"]


class GainElements(Task, frozen=True, tag="mp.gain-elements", forbid_unknown_fields=True):
    """Put elements into each alchemist's tower storage. Source: MP-5.3.1."""

    each: Each
    element: str
    count: int


class LoseElements(Task, frozen=True, tag="mp.lose-elements", forbid_unknown_fields=True):
    """Let each alchemist return elements from places of its owner's choice. Source: MP-5.3.2."""

    each: Each
    element: str
    count: int


class GiveUpThing(Task, frozen=True, tag="mp.give-up-thing", forbid_unknown_fields=True):
    """Let each alchemist give up one thing of this sort. Source: MP-5.3.3."""

    each: Each
    sort: Thing


class ImproveAlchemists(Task, frozen=True, tag="mp.improve-alchemists", forbid_unknown_fields=True):
    """Raise a status value of each alchemist until the scenario ends. Source: MP-5.3.4."""

    stat: AlchemistValue
    amount: int = 1


class ImproveInquisitors(Task, frozen=True, tag="mp.improve-inquisitors", forbid_unknown_fields=True):
    """Raise a status value of every inquisitor until the scenario ends. Source: MP-5.3.5."""

    stat: InquisitorValue
    amount: int = 1


class SendInquisitors(Task, frozen=True, tag="mp.send-inquisitors", forbid_unknown_fields=True):
    """Draw this many inquisitor cards; the figures that they bring appear in a town. Source: MP-0.1.1, 4.6.5."""

    town: Town
    count: int = 1


class ScatterElements(Task, frozen=True, tag="mp.scatter-elements", forbid_unknown_fields=True):
    """Put this many elements loose on the hex of each of these towns. Source: MP-0.1.1, 4.9.5."""

    element: str
    count: int = 1
    towns: tuple[Town, ...] = ("T", "R", "G")


class DropLoads(Task, frozen=True, tag="mp.drop-loads", forbid_unknown_fields=True):
    """Drop everything that each alchemist outside its tower carries. Source: MP-0.1.1."""

    each: Each


class LoseSoulStone(Task, frozen=True, tag="mp.lose-soul-stone", forbid_unknown_fields=True):
    """Take a soul stone from the first or last alchemist in turn order that has one, unless it is the group's last.

    Source: MP-0.1.1, 7.1.1.
    """

    which: Literal["first", "last"]


class RestoreSoulStones(Task, frozen=True, tag="mp.restore-soul-stones", forbid_unknown_fields=True):
    """Give each alchemist without a soul stone one again. Source: MP-0.1.1, 3.2.8."""

    each: Each


class BurnRecipes(Task, frozen=True, tag="mp.burn-recipes", forbid_unknown_fields=True):
    """Move this many recipes from the pool to the discard, those longest in it first. Source: MP-0.1.1, 4.16.9."""

    count: int = 1


class AdvanceHourglass(Task, frozen=True, tag="mp.advance-hourglass", forbid_unknown_fields=True):
    """Skip a day at once, but never the last one or one with an event row. Source: MP-0.1.1, 4.1.1."""


Effect = (
    GainElements
    | LoseElements
    | GiveUpThing
    | ImproveAlchemists
    | ImproveInquisitors
    | SendInquisitors
    | ScatterElements
    | DropLoads
    | LoseSoulStone
    | RestoreSoulStones
    | BurnRecipes
    | AdvanceHourglass
)
EFFECTS: tuple[type[Task], ...] = get_args(Effect)
"""Every effect that a pack may name."""
