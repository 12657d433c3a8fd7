"""The types of the exploration journal's tables. Unknown fields are errors. Source: TG-5.13, 10.5."""

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.content.vocabulary import Part
from domain.tainted_grail.content.land import Limit
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import BOOK, LocationNumber

VerseNumber = Annotated[int, Meta(ge=1, le=999)]


class Choice(Part, frozen=True):
    """A choice of a verse. Without a jump among its effects, the exploration ends behind it.

    need: each met by somebody of the party; each, together: what each member pays, and the party in all; limit: once in
    this period. Source: TG-5.13.4, 5.13.5, 5.13.15.
    """

    need: tuple[Requirement, ...] = ()
    each: Cost = Cost()
    together: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    limit: Limit | None = None


class Verse(Part, frozen=True):
    """A verse of a location's section; 1 is its opening. A changed location may have an opening of its own.

    Source: TG-5.13.1 to 5.13.3.
    """

    location: LocationNumber
    number: VerseNumber
    effects: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()


class BookVerse(Part, frozen=True):
    """A verse of the Book of Secrets. Source: TG-5.13.2, 5.17.1."""

    number: VerseNumber
    effects: tuple[Effect, ...] = ()
    choices: tuple[Choice, ...] = ()


class Dream(Part, frozen=True):
    """What is dreamt at a location; the insane have the nightmare. Source: TG-4.6.18, 4.6.19."""

    location: LocationNumber
    kind: Literal["dream", "nightmare"] = "dream"
    effects: tuple[Effect, ...] = ()


def mark_of(section: int, number: int, choice: int) -> str:
    """Return the mark of a choice that may be taken once, which is also the id of its label. Source: TG-10.9."""
    return f"choice-{'book' if section == BOOK else section}-{number}-{choice}"
