"""The types of the campaign's tables: chapters, events, quests. Unknown fields are errors. Source: TG-10.7."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.content.vocabulary import Id, Part
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import Difficulty, LocationNumber, Some

Today = Literal["first-travel", "travel", "regeneration", "twice"]
"""What a random event changes for a day.

first-travel: what the first Travel of each character costs more, negative for less; travel: the same for every Travel;
regeneration: the most Energy that is regained; twice: how often each may act twice in a row. Source: TG-10.10.
"""


class Quest(Part, frozen=True):
    """A quest of an event or a secret. need: when it succeeds; lost: when it fails; success, failure: what follows.

    Source: TG-5.10.1 to 5.10.7, 10.7.
    """

    need: Requirement
    success: tuple[Effect, ...]
    lost: Requirement | None = None
    failure: tuple[Effect, ...] = ()
    markers: Annotated[int, Meta(ge=0, le=9)] = 0


class Event(Part, frozen=True):
    """A story event. part: its place in the chapter, None for a special event; discard: whether it goes as soon as its
    text is resolved; dawn: what it does at each later dawn while it lies open. Source: TG-3.2.13, 3.2.23, 10.7.
    """

    id: Id
    chapter: Some
    part: Some | None = None
    effects: tuple[Effect, ...] = ()
    quest: Quest | None = None
    discard: bool = False
    dawn: tuple[Effect, ...] = ()


class RandomEvent(Part, frozen=True):
    """A random event, which holds until the end of its day. Source: TG-4.2.24, 10.7."""

    id: Id
    effects: tuple[Effect, ...] = ()
    today: Mapping[Today, int] = {}


class Chapter(Part, frozen=True):
    """A chapter's setup card. difficulties: of the encounters in the decks; effects: what else it orders.

    Source: TG-3.2.12 to 3.2.17, 3.3, 10.7.
    """

    number: Some
    difficulties: tuple[Difficulty, ...] = (1,)
    effects: tuple[Effect, ...] = ()


class Campaign(Part, frozen=True):
    """A campaign through a land. start: the number of its first location; disc: the value of its menhir's disc for one
    character, 1 less for each further one; characters: those who belong to it, by default all of the pack. Source:
    TG-3.2.2, 3.2.4, 7.3.2.
    """

    id: Id
    start: LocationNumber = 101
    disc: Annotated[int, Meta(ge=1, le=8)] = 8
    characters: tuple[Id, ...] = ()
