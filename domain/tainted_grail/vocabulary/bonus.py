"""The bonus of a key, as packs and tasks write it. Source: TG-6.4."""

from typing import Literal

from domain.kernel.content.vocabulary import Part
from domain.tainted_grail.vocabulary.terms import Holding


class Bonus(Part, frozen=True):
    """What an in-half gives when its key is activated. Source: TG-6.4.

    what: for `gain` and `lose`, a track, a resource, `item`, or `card` for one drawn or discarded from hand.
    """

    give: Literal["pool", "affinity", "draw", "extra", "discard-last", "variable", "void", "gain", "lose"]
    count: int = 1
    what: Holding | Literal["item", "card"] | None = None
