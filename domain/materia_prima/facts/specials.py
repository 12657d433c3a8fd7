"""The effects of special rules of scenarios. Source: MP-0.1.1."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class SpecialApplied(Fact, frozen=True, tag="mp.special-applied"):
    """The moment of a special rule came. special: its id. Source: MP-0.1.1."""

    reveals: ClassVar[bool] = False
    special: str


class ElementsScattered(Fact, frozen=True, tag="mp.elements-scattered"):
    """Elements from the supply were put loose on a hex. count: from 1. Source: MP-0.1.1."""

    reveals: ClassVar[bool] = False
    hex: Hex
    element: str
    count: int


class SoulStoneRestored(Fact, frozen=True, tag="mp.soul-stone-restored"):
    """An alchemist regained a soul stone. Source: MP-0.1.1."""

    reveals: ClassVar[bool] = False
    colour: str


class RecipesBurnt(Fact, frozen=True, tag="mp.recipes-burnt"):
    """Recipes left the pool for the discards of their kinds, without anyone's choice. Source: MP-0.1.1."""

    reveals: ClassVar[bool] = False
    recipes: tuple[str, ...]
