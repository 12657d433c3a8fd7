"""The books of the games: every rule that the code cites has a text, no text is without a rule, and each is plain."""

import re
from collections.abc import Iterator

import pytest

from projections.book.form import Book, RulePlace
from projections.book.reading import Books, books_of, owner
from projections.catalogue import CATALOGUE
from tests.projections.book.sentences import SENTENCE_MAX, SENTENCES
from tests.rule_index import SUBJECTS, Subject, rows, text_of

READING_MINUTES, WORDS_A_MINUTE = 20, 200
"""How long it may take to read how a game is played."""

WHOLE = {"MP", "TG"}
"""The games whose whole book is written. Of another, a section that is not written would not be served."""
BOOKS = [one for one in SUBJECTS if (one.game.parents[1] / "projections" / one.folder / "book").is_dir()]
BOOK = pytest.mark.parametrize("subject", BOOKS, ids=[one.folder for one in BOOKS])


def read(subject: Subject) -> Books:
    return books_of(f"projections.{subject.folder}")


def texts(book: Book) -> Iterator[tuple[str, str]]:
    """Each text of a book with the place where it stands."""
    yield from ((one.title, paragraph) for one in book.played for paragraph in one.text)
    for id, place in book.places.items():
        yield from ((id, text) for text in (place.rule.text, place.rule.example) if text)


@BOOK
def test_the_rules_of_a_written_section_are_those_that_the_code_cites(subject: Subject) -> None:
    """A section is written as a whole or not at all."""
    book = read(subject)["en"]
    written = {section.id for chapter in book.chapters for section in chapter.sections}
    cited = [id for row in rows(subject) if owner(id := text_of(row.id, subject.mark)) in written]

    assert cited and list(book.places) == cited


def test_a_whole_book_has_every_rule_that_the_code_cites() -> None:
    unwritten = {
        one.mark: {owner(text_of(row.id, one.mark)) for row in rows(one)} - {owner(id) for id in read(one)["en"].places}
        for one in BOOKS
    }

    assert {mark for mark, sections in unwritten.items() if not sections} == WHOLE


@BOOK
def test_each_section_has_rules(subject: Subject) -> None:
    for one in read(subject)["en"].chapters:
        assert one.sections and all(section.rules for section in one.sections), one.id


@BOOK
@pytest.mark.parametrize("language", ["en", "de"])
def test_sentences_are_short_and_complete(subject: Subject, language: str) -> None:
    book = read(subject)[language]
    long = [
        (place, one) for place, text in texts(book) for one in SENTENCES.split(text) if len(one.split()) >= SENTENCE_MAX
    ]

    assert long == []
    assert [place for place, text in texts(book) if not re.search(r"[.!?][“”’)]*$", text)] == []
    assert [one.rule.id for one in book.places.values() if re.search(r"[.!?]$", one.rule.title)] == []


@BOOK
def test_a_rule_has_one_or_two_sentences_and_one_text_in_each_language(subject: Subject) -> None:
    both = read(subject)
    for id, place in both["en"].places.items():
        other = both["de"].places[id].rule
        assert place.rule.text != other.text, id
        assert bool(place.rule.example) == bool(other.example), id
        for text in (place.rule.text, other.text):
            assert len(re.split(r"[.!?]+[“”’)]*\s+", text)) <= 2, (id, text)


@BOOK
@pytest.mark.parametrize("language", ["en", "de"])
def test_how_it_is_played_is_read_in_time(subject: Subject, language: str) -> None:
    played = read(subject)[language].played
    words = sum(len(paragraph.split()) for one in played for paragraph in one.text)

    assert words <= READING_MINUTES * WORDS_A_MINUTE


@BOOK
def test_no_title_of_a_section_stands_twice(subject: Subject) -> None:
    for book in read(subject).values():
        for section in (section for one in book.chapters for section in one.sections):
            titles = [one.title for one in section.rules]
            assert len(set(titles)) == len(titles), section.id


@BOOK
def test_both_languages_name_the_same_numbers(subject: Subject) -> None:
    def digits(place: RulePlace) -> list[str]:
        return sorted(re.findall(r"\d+", f"{place.rule.text} {place.rule.example}"))

    both = read(subject)
    differ = {id: place for id, place in both["en"].places.items() if digits(place) != digits(both["de"].places[id])}

    assert sorted(differ) == []


@BOOK
def test_every_picture_of_the_book_is_drawn_and_every_drawn_one_stands_in_it(subject: Subject) -> None:
    view = next(view for _, view in CATALOGUE.values() if view.book and view.book() is read(subject))
    shown = {one.picture for one in read(subject)["en"].played if one.picture}

    assert shown and shown == set(view.book_pictures)
