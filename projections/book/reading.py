"""Read the books of games: `book/*.toml` beside a game's view, checked as a whole. A fault tells its file and line."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from domain.kernel.content.decoding import decode
from domain.kernel.content.source import Path, Source
from domain.kernel.errors import ContentError
from projections.book.form import (
    Asked,
    Book,
    BookChapter,
    BookQuestion,
    BookRule,
    BookSection,
    BookWord,
    Heading,
    Passage,
    WordText,
    Written,
)
from projections.text.messages import LANGUAGES

SHARED = ("asked", "chapters", "played", "questions", "rules", "sections", "words")
"""The tables that several files may hold."""

Books = Mapping[str, Book]
"""A book by language."""


@cache
def books_of(package: str) -> Books:
    """Return the book that lies in the folder `book` of a package. It is read once. Raises ContentError."""
    folder = files(package) / "book"
    return books({one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".toml")})


def books(texts: Mapping[str, str]) -> Books:
    """Read a book from its texts by file name, in each language. Raises ContentError with all faults found."""
    source = Source(texts, SHARED)
    written = decode(source, Written)
    if written is not None:
        for path, message in faults(written):
            source.fault(message, path)
    if written is None or source.faults:
        raise ContentError.of(source.faults)
    return {language: book_in(written, language) for language in LANGUAGES}


def faults(written: Written) -> Iterator[tuple[Path, str]]:
    """Yield ids that stand twice, parts without the part around them, and dead or needless neighbours."""
    chapters, sections, rules = (
        [one.id for one in part] for part in (written.chapters, written.sections, written.rules)
    )
    for table, ids, around in (
        ("chapters", chapters, None),
        ("sections", sections, chapters),
        ("rules", rules, sections),
    ):
        yield from misplaced(table, ids, around)
    known = set(rules)
    for at, rule in enumerate(written.rules):
        for near in rule.near:
            if near not in known or near == rule.id:
                yield ("rules", at, "near"), f"{rule.id} has the neighbour {near}, which is no other rule of the book"
        if len(set(rule.near)) < len(rule.near):
            yield ("rules", at, "near"), f"{rule.id} names a neighbour twice"
    for table in ("asked", "questions", "words"):
        for at, one in enumerate(getattr(written, table)):
            for rule in (id for id in one.rules if id not in known):
                yield (table, at, "rules"), f"{rule} is no rule of the book"
    for at, passage in enumerate(written.played):
        for text in (passage.en, passage.de):
            if (text.alt is None) != (passage.picture is None):
                yield ("played", at), "a picture needs an `alt` in each language, and an `alt` needs a `picture`"
    yield from doubled(written)


def doubled(written: Written) -> Iterator[tuple[Path, str]]:
    """Yield words with an id or a form that another word has, in either language."""
    seen: set[str] = set()
    for at, one in enumerate(written.words):
        forms = {f"{language} {form}" for language in LANGUAGES for form in forms_of(getattr(one, language))}
        if twice := sorted((forms | {one.id}) & seen):
            yield ("words", at), f"another word of the glossary has {', '.join(twice)}, too"
        seen |= forms | {one.id}


def forms_of(text: WordText) -> tuple[str, ...]:
    """Return a word as it stands in sentences, its title first."""
    return (text.title, *text.forms)


def misplaced(table: str, ids: list[str], around: list[str] | None) -> Iterator[tuple[Path, str]]:
    """Yield ids that stand twice, are out of order, or begin with the id of nothing. around: what they belong to."""
    for at, id in enumerate(ids):
        if id in ids[:at]:
            yield (table, at, "id"), f"{id} stands twice"
        elif at and numbers(id) < numbers(ids[at - 1]):
            yield (table, at, "id"), f"{id} stands after {ids[at - 1]}; keep the order of the rules"
        if around is not None and owner(id) not in around:
            yield (table, at, "id"), f"{id} belongs to {owner(id)}, which the book does not have"


def numbers(id: str) -> list[int]:
    """Return the numbers of an id, by which a book is ordered."""
    return [int(one) for one in id.partition("-")[2].split(".")]


def owner(id: str) -> str:
    """Return the id of the section of a rule, or of the chapter of a section."""
    return id.rpartition(".")[0]


def book_in(written: Written, language: str) -> Book:
    """Return the book in one language."""
    rules = by_owner(BookRule(one.id, *words_of(getattr(one, language)), one.near) for one in written.rules)
    sections = by_owner(
        BookSection(one.id, getattr(one, language).title, tuple(rules.get(one.id, ()))) for one in written.sections
    )
    chapters = (
        BookChapter(one.id, getattr(one, language).title, tuple(sections.get(one.id, ()))) for one in written.chapters
    )
    played = ((getattr(one, language), one.picture) for one in written.played)
    titles = {one.id: getattr(one, language).title for one in written.rules}

    def headings(ids: Iterable[str]) -> tuple[Heading, ...]:
        return tuple(Heading(id, titles[id]) for id in ids)

    questions = ((getattr(one, language), headings(one.rules)) for one in written.questions)
    words = ((one.id, getattr(one, language), headings(one.rules)) for one in written.words)
    return Book(
        tuple(Passage(one.title, one.text, picture, one.alt) for one, picture in played),
        tuple(chapters),
        tuple(BookQuestion(text.question, text.answer, rules) for text, rules in questions),
        tuple(BookWord(id, text.title, text.text, forms_of(text), rules, text.also) for id, text, rules in words),
        tuple(Asked(getattr(one, language), one.rules) for one in written.asked),
    )


def words_of(text: Any) -> tuple[str, str, str | None]:
    """Return title, text and example of a rule."""
    return text.title, text.text, text.example


def by_owner(parts: Iterable[Any]) -> dict[str, list[Any]]:
    """Return rules by the id of their section, or sections by the id of their chapter."""
    found: dict[str, list[Any]] = {}
    for one in parts:
        found.setdefault(owner(one.id), []).append(one)
    return found
