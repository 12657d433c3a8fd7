"""What a scenario of a campaign starts from, as the chronicle notes it and a table's opening stores it."""

from typing import Annotated

from msgspec import Meta, Struct

from domain.kernel.content.vocabulary import Id
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.vocabulary import Colour, DifficultyLevel

PLAYED_MAX = 200
"""The most scenarios that a campaign remembers."""
WORD_MAX = 1_000
"""The most characters of a layout's word; the word of a free layout names seven pieces."""


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished scenario of the campaign. difficulty: in force at its end. Source: MP-7.2.6, 7.3.13."""

    scenario: Id
    difficulty: DifficultyLevel
    succeeded: bool


class CarriedAlchemist(Struct, frozen=True, forbid_unknown_fields=True):
    """An alchemist between two scenarios. homunculi, items: recipe ids; extension: None if none was taken along.

    seat: from 0; tower: its hex in every scenario; soul_stones: 0 or 1. Source: MP-3.2.6 to 3.2.8, 7.3.
    """

    seat: Annotated[int, Meta(ge=0, le=3)]
    colour: Colour
    character: Id
    tower: Hex
    soul_stones: Annotated[int, Meta(ge=0, le=1)]
    extension: Id | None = None
    homunculi: Annotated[tuple[Id, ...], Meta(max_length=3)] = ()
    items: Annotated[tuple[Id, ...], Meta(max_length=3)] = ()

    @property
    def things(self) -> tuple[str, ...]:
        """All homunculi and items."""
        return self.homunculi + self.items


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a campaign between two scenarios; without alchemists it is a new one.

    layout: its word, see `layouts`, None in a new campaign; alchemists: in seat order; played: scenarios that led here,
    oldest first. Source: MP-3.1.3, 3.2, 7.3.
    """

    layout: Annotated[str, Meta(max_length=WORD_MAX)] | None = None
    alchemists: Annotated[tuple[CarriedAlchemist, ...], Meta(max_length=4)] = ()
    played: Annotated[tuple[Played, ...], Meta(max_length=PLAYED_MAX)] = ()

    @property
    def is_new(self) -> bool:
        """Whether nothing has been noted yet. Source: MP-3.1.3."""
        return not self.alchemists

    @property
    def recipes(self) -> frozenset[str]:
        """The recipes of all things that were taken along; the players hold their cards. Source: MP-3.2.16."""
        return frozenset(thing for one in self.alchemists for thing in one.things)

    @property
    def extensions(self) -> frozenset[str]:
        """The tower extensions that were taken along; the players hold their markers. Source: MP-3.2.20."""
        return frozenset(one.extension for one in self.alchemists if one.extension)
