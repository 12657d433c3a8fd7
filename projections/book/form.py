"""The form of a book: as it is written, in all languages, and as it is read, in one."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

Words = Annotated[str, Meta(min_length=1)]
WordId = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
RuleId = Annotated[str, Meta(pattern=r"^[A-Z]+-\d+(\.\d+)*$")]


class TitleText(Struct, frozen=True, forbid_unknown_fields=True):
    """A title in one language."""

    title: Words


class PassageText(TitleText, frozen=True, forbid_unknown_fields=True):
    """A passage in one language, by paragraphs. alt: what its picture shows, if it has one."""

    text: Annotated[tuple[Words, ...], Meta(min_length=1)]
    alt: Words | None = None


class RuleText(TitleText, frozen=True, forbid_unknown_fields=True):
    """A rule in one language: one or two sentences, and an example where it helps."""

    text: Words
    example: Words | None = None


class QuestionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that players ask, with its answer, in one language."""

    question: Words
    answer: Words


class WordText(TitleText, frozen=True, forbid_unknown_fields=True):
    """A word of the game in one language, and what it means.

    forms: inflected, as they stand in a sentence; also: other words that people look it up by.
    """

    text: Words
    forms: tuple[Words, ...] = ()
    also: tuple[Words, ...] = ()


class WrittenPassage(Struct, frozen=True, forbid_unknown_fields=True):
    """A passage of how the game is played. picture: the name of its picture, which the game draws."""

    en: PassageText
    de: PassageText
    picture: WordId | None = None


class WrittenHeading(Struct, frozen=True, forbid_unknown_fields=True):
    """The heading of a chapter, `XY-4`, or of a section, `XY-4.9`."""

    id: RuleId
    en: TitleText
    de: TitleText


class WrittenRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule. near: the ids of rules that a reader wants to know next."""

    id: RuleId
    en: RuleText
    de: RuleText
    near: tuple[RuleId, ...] = ()


class WrittenQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of players. rules: the ids of the rules that answer it, the most important one first."""

    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]
    en: QuestionText
    de: QuestionText


class WrittenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question in a newcomer's words. rules: those that answer it; a search finds the first one by these words."""

    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1)]
    en: Words
    de: Words


class WrittenWord(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game. rules: the ids of the rules that say more, the most important one first."""

    id: WordId
    rules: tuple[RuleId, ...]
    en: WordText
    de: WordText


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole book. Sections and rules belong to the chapter and the section that begin their ids."""

    chapters: Annotated[list[WrittenHeading], Meta(min_length=1)]
    sections: list[WrittenHeading]
    rules: list[WrittenRule]
    played: list[WrittenPassage] = []
    questions: list[WrittenQuestion] = []
    asked: list[WrittenAsked] = []
    words: list[WrittenWord] = []


class Passage(Struct, frozen=True):
    """A passage of how the game is played, by paragraphs.

    picture: the name of its picture, at `/rules/GAME/pictures/NAME`, null without one; alt: what it shows.
    """

    title: str
    text: tuple[str, ...]
    picture: str | None = None
    alt: str | None = None


class BookRule(Struct, frozen=True):
    """A rule in one or two sentences. example: null if it needs none; near: the ids of rules to read next."""

    id: str
    title: str
    text: str
    example: str | None
    near: tuple[str, ...]


class BookSection(Struct, frozen=True):
    """Rules about one thing."""

    id: str
    title: str
    rules: tuple[BookRule, ...]


class BookChapter(Struct, frozen=True):
    """A chapter of the rules, by sections."""

    id: str
    title: str
    sections: tuple[BookSection, ...]


class Heading(Struct, frozen=True):
    """The id and the title of a rule, a section or a chapter."""

    id: str
    title: str


class RulePlace(Struct, frozen=True):
    """A rule in its book. before, after: the rules around it, in the book's order."""

    chapter: Heading
    section: Heading
    rule: BookRule
    before: Heading | None
    after: Heading | None


class BookQuestion(Struct, frozen=True):
    """A question of players with its answer. rules: the rules that answer it, the most important one first."""

    question: str
    answer: str
    rules: tuple[Heading, ...]


class BookWord(Struct, frozen=True):
    """A word of the game: what it means, its forms in a sentence with its title among them, and the rules to read next.

    also: other words that people look it up by.
    """

    id: str
    title: str
    text: str
    forms: tuple[str, ...]
    rules: tuple[Heading, ...]
    also: tuple[str, ...] = ()


class Asked(NamedTuple):
    """A question in a newcomer's words. rules: the ids of those that answer it, the most important one first."""

    question: str
    rules: tuple[str, ...]


class Book(Struct, frozen=True, dict=True):
    """A book in one language. asked: what newcomers ask, by which a search finds rules; no page shows it."""

    played: tuple[Passage, ...]
    chapters: tuple[BookChapter, ...]
    questions: tuple[BookQuestion, ...] = ()
    words: tuple[BookWord, ...] = ()
    asked: tuple[Asked, ...] = ()

    @cached_property
    def places(self) -> Mapping[str, RulePlace]:
        """All rules by id, in the book's order."""
        found = [(c, s, rule) for c in self.chapters for s in c.sections for rule in s.rules]
        headings = [None, *(heading(rule) for _, _, rule in found), None]
        return {
            rule.id: RulePlace(heading(c), heading(s), rule, headings[at], headings[at + 2])
            for at, (c, s, rule) in enumerate(found)
        }


def heading(one: Any) -> Heading:
    """Return the id and the title of a rule, a section or a chapter."""
    return Heading(one.id, one.title)
