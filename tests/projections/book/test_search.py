"""The search in a book: all words must be in a rule, and the best rules come first."""

from projections.book.form import Book, BookChapter, BookRule, BookSection
from projections.book.search import FOUND_MAX, Index

RULES = (
    BookRule("XY-1.1.1", "The bell", "Two markers ring it.", None, ()),
    BookRule("XY-1.1.2", "Alarmmarker", "Er läutet die Glocke.", "Am Königstor.", ()),
    BookRule("XY-1.1.3", "Markers stay", "Nothing removes them but the bell.", None, ()),
    BookRule("XY-1.1.30", "Inquisitors", "They hear the bell.", None, ()),
)


def index(*rules: BookRule) -> Index:
    return Index(Book((), (BookChapter("XY-1", "Day", (BookSection("XY-1.1", "Alarm", rules),)),)))


def found(query: str) -> list[str]:
    return [one.id for one in index(*RULES).found(query)]


def test_words_of_the_title_go_before_words_of_the_text() -> None:
    assert found("bell") == ["XY-1.1.1", "XY-1.1.3", "XY-1.1.30"]


def test_the_beginning_of_a_word_goes_before_its_inside() -> None:
    assert found("marker") == ["XY-1.1.3", "XY-1.1.2", "XY-1.1.1"]


def test_all_words_are_needed_without_accents_and_capitals() -> None:
    assert found("KONIGSTOR glocke") == ["XY-1.1.2"]
    assert found("läutet") == found("lautet") == ["XY-1.1.2"]
    assert found("bell dragon") == []


def test_an_id_finds_its_rule_or_its_section() -> None:
    assert found("1.1.3") == found("xy-1.1.3") == ["XY-1.1.3"]
    assert found("XY-1.1") == [one.id for one in RULES]


def test_a_query_of_signs_finds_nothing_and_a_search_is_bounded() -> None:
    many = [BookRule(f"XY-1.1.{at}", "Bell", "It rings.", None, ()) for at in range(100)]

    assert found("?! …") == []
    assert [one.id for one in index(*many).found("bell")] == [f"XY-1.1.{at}" for at in range(FOUND_MAX)]
