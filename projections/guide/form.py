"""The form of a guided evening: as it is written, in all languages, and as a seat reads it, in one."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from projections.book.form import Heading, RuleId, TitleText, Words

HintId = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=40)]
Trace = Annotated[str, Meta(pattern=r"^[a-z]+[.:-][a-z:.-]*[a-z]$")]
"""What happened: the tag of a fact, or `took:` and how the key of the taken option begins."""
Look = Annotated[str, Meta(pattern=r"^[a-z]+:\S+$")]
"""What to mark: the id of a thing, `may:` and how keys of options begin for what these are about, or `says:` and a
word of the game for the ids that it gives.
"""


class HintText(TitleText, frozen=True, forbid_unknown_fields=True):
    """A hint in one language."""

    text: Words


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a hint is due to a seat that is asked; all that is named must hold.

    asks: tags of questions, one of which is open; may: how keys begin, one of which is offered; says: words of the game
    that all hold; had: traces that have all happened.
    """

    asks: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    had: tuple[Trace, ...] = ()


class WrittenHint(Struct, frozen=True, forbid_unknown_fields=True):
    """A hint. learnt: traces, one of which ticks it off; without one it is only read. look: what it points at; rules:
    of the game's book, to read more; alone: whether it is for who plays alone or for several, null for both.
    """

    id: HintId
    when: When
    en: HintText
    de: HintText
    rules: Annotated[tuple[RuleId, ...], Meta(max_length=3)] = ()
    learnt: tuple[Trace, ...] = ()
    look: tuple[Look, ...] = ()
    alone: bool | None = None


class WrittenGuide(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided evening of one scenario. plays: what its only player plays; en, de: its title."""

    scenario: Words
    en: TitleText
    de: TitleText
    hints: Annotated[tuple[WrittenHint, ...], Meta(min_length=1, max_length=60)]
    plays: tuple[str, ...] = ()

    @property
    def traces(self) -> frozenset[str]:
        """All traces that its hints ask for."""
        return frozenset(trace for one in self.hints for trace in (*one.learnt, *one.when.had))


class WrittenGuides(Struct, frozen=True, forbid_unknown_fields=True):
    """All guided evenings of a game."""

    guide: Annotated[list[WrittenGuide], Meta(min_length=1)]


Guides = Mapping[str, WrittenGuide]
"""Guided evenings by scenario."""


class Lesson(Struct, frozen=True):
    """A hint in the list of all. learnt: whether the table has done it, null for what is only read."""

    id: str
    title: str
    learnt: bool | None


class Hint(Struct, frozen=True):
    """A hint that is due.

    look: ids of things on the board; rules: to read; read: whether it is only read; options: keys of those that do what
    it teaches.
    """

    id: str
    title: str
    text: str
    look: tuple[str, ...]
    rules: tuple[Heading, ...]
    read: bool
    options: tuple[str, ...] = ()


class Guided(Struct, frozen=True):
    """A guided evening at a moment. due: the hints for the seat, the first one first."""

    title: str
    lessons: tuple[Lesson, ...]
    due: tuple[Hint, ...]
