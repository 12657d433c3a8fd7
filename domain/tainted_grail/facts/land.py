"""The land: locations, menhirs, and where everybody stands. Source: TG-2.2.5, 2.2.6, 5.8, 5.9."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.vocabulary.terms import Cell


class WorldEntered(Fact, frozen=True, tag="tg.world-entered"):
    """The campaign began: the start location lies out with a menhir and all characters. Source: TG-3.2.2 to 3.2.4."""

    reveals: ClassVar[bool] = False
    place: int
    disc: int


class LocationRevealed(Fact, frozen=True, tag="tg.location-revealed"):
    """A location was laid out. location: the number of its card. Source: TG-3.2.5, 5.8.10, 5.9.7."""

    reveals: ClassVar[bool] = True
    location: int
    cell: Cell


class LocationLost(Fact, frozen=True, tag="tg.location-lost"):
    """A location left the map with all that lay on it. removed: out of the game. Source: TG-4.2.3, 5.8.26, 5.8.40."""

    reveals: ClassVar[bool] = False
    place: int
    removed: bool = False


class LocationSwapped(Fact, frozen=True, tag="tg.location-swapped"):
    """Another card stands for a location from now on. Source: TG-5.8.27 to 5.8.31."""

    reveals: ClassVar[bool] = True
    place: int
    location: int


class FigureMoved(Fact, frozen=True, tag="tg.figure-moved"):
    """A character came to a place. Source: TG-4.2.8, 4.4.9, 5.8.17."""

    reveals: ClassVar[bool] = False
    character: str
    place: int


class MenhirPlaced(Fact, frozen=True, tag="tg.menhir-placed"):
    """A menhir stands at a place, with this disc. Source: TG-5.9.7, 5.9.11."""

    reveals: ClassVar[bool] = False
    place: int
    disc: int


class MenhirSet(Fact, frozen=True, tag="tg.menhir-set"):
    """The disc of a menhir has this value; 0 without a disc. Source: TG-4.2.14, 4.2.15, 5.9.3."""

    reveals: ClassVar[bool] = False
    place: int
    disc: int


class MenhirGone(Fact, frozen=True, tag="tg.menhir-gone"):
    """A menhir left a place, with its disc. Source: TG-4.2.1, 5.9.8."""

    reveals: ClassVar[bool] = False
    place: int


class Covered(Fact, frozen=True, tag="tg.covered"):
    """A time marker covers an action or an instant effect. what: `action`, or its number. Source: TG-4.4.15, 5.8.16."""

    reveals: ClassVar[bool] = False
    place: int
    what: str


class Uncovered(Fact, frozen=True, tag="tg.uncovered"):
    """The time markers left all actions and instant effects. Source: TG-4.2.20."""

    reveals: ClassVar[bool] = False


class Used(Fact, frozen=True, tag="tg.used"):
    """What may happen once happened. mark: its name. Source: TG-10.9."""

    reveals: ClassVar[bool] = False
    mark: str
