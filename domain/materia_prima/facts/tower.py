"""Converting, transmuting, putting on and storing. Source: MP-4.13 to 4.15."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.materia_prima.board.hexes import Hex


class ElementsConverted(Fact, frozen=True, tag="mp.elements-converted"):
    """Elements were converted, and the results went into the tower storage; counts by kind. Source: MP-4.13.2, 4.13.4.

    carried, stored: what was used up from the alchemist and from the tower; outputs: what was made.
    """

    reveals: ClassVar[bool] = False
    colour: str
    carried: dict[str, int]
    stored: dict[str, int]
    outputs: dict[str, int]


class RecipeTransmuted(Fact, frozen=True, tag="mp.recipe-transmuted"):
    """A recipe left the pool for its elements. carried, stored: what was paid from where. Source: MP-4.14.2, 4.14.4."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str
    carried: dict[str, int]
    stored: dict[str, int]


class HomunculusMade(Fact, frozen=True, tag="mp.homunculus-made"):
    """A homunculus came to life. Source: MP-4.14.5, 4.14.9."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str
    hex: Hex


class ItemMade(Fact, frozen=True, tag="mp.item-made"):
    """An item was made, and is in the tower. Source: MP-4.14.6."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str


class FragmentMade(Fact, frozen=True, tag="mp.fragment-made"):
    """A stone fragment was made, and is kept at the tower. Source: MP-4.14.7."""

    reveals: ClassVar[bool] = False
    colour: str
    recipe: str


class ItemPutOn(Fact, frozen=True, tag="mp.item-put-on"):
    """An alchemist put on an item from the tower. Source: MP-3.2.13, 4.14.6."""

    reveals: ClassVar[bool] = False
    colour: str
    item: str


class AlchemistEquipped(Fact, frozen=True, tag="mp.alchemist-equipped"):
    """Elements and items moved between an alchemist and the tower. Source: MP-4.15.1, 4.15.2.

    loaded, unloaded: elements taken along and left there, kind -> count; put_on, taken_off: items.
    """

    reveals: ClassVar[bool] = False
    colour: str
    loaded: dict[str, int]
    unloaded: dict[str, int]
    put_on: tuple[str, ...]
    taken_off: tuple[str, ...]
