"""Things from the scenario before, and things for the next one. Source: MP-3.2, 7.3."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class AlchemistReturned(Fact, frozen=True, tag="mp.alchemist-returned"):
    """An alchemist of the campaign was seated again, with the noted soul stones, 0 or 1. Source: MP-3.2.6, 3.2.8."""

    reveals: ClassVar[bool] = False
    seat: int
    colour: str
    character: str
    soul_stones: int


class ExtensionBrought(Fact, frozen=True, tag="mp.extension-brought"):
    """A noted tower extension returned to its tower. Source: MP-3.2.7."""

    reveals: ClassVar[bool] = False
    colour: str
    extension: str


class HomunculusBrought(Fact, frozen=True, tag="mp.homunculus-brought"):
    """A noted homunculus came along, and is on its own tower hex. Source: MP-3.2.7, 3.2.12."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str
    hex: Hex


class ItemBrought(Fact, frozen=True, tag="mp.item-brought"):
    """A noted item came along, and is in the tower. Source: MP-3.2.7, 3.2.13."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str


class ThingCarriedOver(Fact, frozen=True, tag="mp.thing-carried-over"):
    """A homunculus or item was noted for the next scenario. Source: MP-7.3.2."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str


class ExtensionCarriedOver(Fact, frozen=True, tag="mp.extension-carried-over"):
    """A tower extension was noted for the next scenario. Source: MP-7.3.6."""

    reveals: ClassVar[bool] = False
    colour: str
    extension: str
