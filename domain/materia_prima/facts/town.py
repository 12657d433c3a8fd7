"""Researching and buying. Source: MP-4.16, 4.17."""

from typing import ClassVar

from domain.kernel.fact import Fact


class RecipePileRebuilt(Fact, frozen=True, tag="mp.recipe-pile-rebuilt"):
    """The discard of a recipe kind became its pile again; the shuffle follows. Source: MP-4.16.5, 4.16.7."""

    reveals: ClassVar[bool] = False
    kind: str


class RecipesResearched(Fact, frozen=True, tag="mp.recipes-researched"):
    """An alchemist drew recipes of a kind, in this order. Source: MP-4.16.1."""

    reveals: ClassVar[bool] = False
    colour: str
    kind: str
    recipes: tuple[str, ...]


class RecipesKept(Fact, frozen=True, tag="mp.recipes-kept"):
    """These of the drawn recipes went into the pool, the others to the kind's discard. Source: MP-4.16.1, 4.16.2."""

    reveals: ClassVar[bool] = False
    colour: str
    kind: str
    recipes: tuple[str, ...]


class RecipesDiscarded(Fact, frozen=True, tag="mp.recipes-discarded"):
    """These recipes left the pool for the discards of their kinds. Source: MP-4.16.4, 4.16.9."""

    reveals: ClassVar[bool] = False
    colour: str
    recipes: tuple[str, ...]


class ExtensionBought(Fact, frozen=True, tag="mp.extension-bought"):
    """An alchemist paid carried elements for a town's extension. Source: MP-4.17.1, 4.17.2.

    town: its letter; paid: kind -> count.
    """

    reveals: ClassVar[bool] = False
    colour: str
    town: str
    extension: str
    paid: dict[str, int]


class ExtensionReplaced(Fact, frozen=True, tag="mp.extension-replaced"):
    """A new extension was laid open at a town. Source: MP-4.17.4."""

    reveals: ClassVar[bool] = False
    town: str
    extension: str
