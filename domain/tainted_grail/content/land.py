"""The types of the land's tables: locations, menhirs, discs, statuses. Unknown fields are errors.

Source: TG-10.5, 10.8.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.content.vocabulary import Id, Part
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import Compass, LocationNumber, Settlement, Some

DiscValue = Annotated[int, Meta(ge=1, le=8)]
"""A value of a disc. Source: TG-2.1.19."""
Limit = Literal["day", "campaign"]
"""Once in this period."""
Sketch = Literal[
    "trees",
    "road",
    "hills",
    "fields",
    "lake",
    "reeds",
    "ruin",
    "shore",
    "springs",
    "tree",
    "gallows",
    "willows",
    "sledge",
    "fence",
    "gap",
    "village",
    "keep",
    "mill",
    "bridge",
    "pyre",
    "landing",
    "fold",
    "beds",
    "kilns",
    "candles",
    "book",
    "embers",
    "boats",
    "forge",
    "hedge",
]
"""What the drawing of a location shows."""


class LocationAction(Part, frozen=True):
    """The action that a location offers. energy: its cost for the whole party; limit: once a day.

    Source: TG-4.4.12 to 4.4.17, 10.5.
    """

    energy: Annotated[int, Meta(ge=0, le=9)]
    effects: tuple[Effect, ...]
    limit: Literal["day"] | None = None


class Instant(Part, frozen=True):
    """An instant effect of a location. least: the characters that must have arrived together.

    Source: TG-5.8.12, 5.8.16, 10.5.
    """

    effects: tuple[Effect, ...]
    limit: Limit | None = None
    least: Annotated[int, Meta(ge=1, le=4)] = 1


class Rite(Part, frozen=True):
    """What charges the menhir of a location.

    disc: its value for no character, `step` less for each character in the game; need: each met by somebody of the
    party; everyone: all characters in the game must take part; each: what each of the party pays; together: what the
    party pays in all; by_characters: what the party pays for each character in the game; free: with this met, nothing
    is paid; effects: what follows the payment; limit: once in the campaign. Source: TG-4.4.27 to 4.4.30, 5.9.5, 10.5.
    """

    disc: Annotated[int, Meta(ge=1, le=30)]
    step: Annotated[int, Meta(ge=0, le=8)] = 0
    need: tuple[Requirement, ...] = ()
    everyone: bool = True
    each: Cost = Cost()
    together: Cost = Cost()
    by_characters: Cost = Cost()
    free: Requirement | None = None
    effects: tuple[Effect, ...] = ()
    limit: Literal["campaign"] | None = None


class Location(Part, frozen=True):
    """A location. Source: TG-5.8, 10.5.

    arrows: side -> the number that is named there; changes: the original that it is a version of, and whose verses it
    shares; chapter: the first one in which it can be revealed; sketch: what its drawing shows.
    """

    number: LocationNumber
    arrows: Mapping[Compass, LocationNumber] = {}
    changes: LocationNumber | None = None
    menhir: bool = False
    dream: bool = False
    settlement: Settlement | None = None
    action: LocationAction | None = None
    instant: tuple[Instant, ...] = ()
    rite: Rite | None = None
    chapter: Some = 1
    sketch: Sketch | None = None


class DiscCard(Part, frozen=True):
    """A time disc or a counting disc of the pack. effects: of its expiry, or when it would fall below 1.

    Source: TG-5.11.
    """

    id: Id
    kind: Literal["time", "counting"]
    value: DiscValue | None = None
    effects: tuple[Effect, ...] = ()
    by_characters: bool = False


class Status(Part, frozen=True):
    """A status. parts: its boxes; numbered: whether they are told apart. Source: TG-5.12, 10.8."""

    id: Id
    parts: Annotated[int, Meta(ge=1, le=9)] = 1
    numbered: bool = True
