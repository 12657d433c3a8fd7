"""The search in a book: all words must be in a rule, and the best rules come first."""

import pytest

from projections.book.form import Book, BookChapter, BookRule, BookSection, BookWord
from projections.book.search import FOUND_MAX, Index
from projections.book.stems import plain, stem

RULES = (
    BookRule("XY-1.1.1", "The bell", "Two markers ring it.", None, ()),
    BookRule("XY-1.1.2", "Alarmmarker", "Er läutet die Glocke.", "Am Königstor.", ()),
    BookRule("XY-1.1.3", "Markers stay", "Nothing removes them but the bell.", None, ()),
    BookRule("XY-1.1.30", "Inquisitors", "They hear the bell.", None, ()),
)


def index(*rules: BookRule, language: str = "en", words: tuple[BookWord, ...] = ()) -> Index:
    chapter = BookChapter("XY-1", "Day", (BookSection("XY-1.1", "Alarm", rules),))
    return Index(Book((), (chapter,), words=words), language)


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


SOUL = BookWord("soul", "soul stone", "It keeps you alive.", ("soul stone", "soul stones"), (), ("life", "hit points"))


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("en", "How are markers removed?"),
        ("en", "What does a bell remove"),
        ("de", "Was kann ich am Königstor läuten?"),
    ],
)
def test_a_question_is_stripped_of_what_says_nothing_and_of_endings(language: str, query: str) -> None:
    wanted = {"en": "XY-1.1.3", "de": "XY-1.1.2"}[language]

    assert wanted in [one.id for one in index(*RULES, language=language).found(query)]


def test_a_word_is_found_by_its_forms_and_its_other_names() -> None:
    rules = (
        BookRule("XY-1.1.1", "Gone for good", "Without a soul stone you play on.", None, ()),
        BookRule("XY-1.1.2", "Stone", "A stone lies on a hex.", None, ()),
    )
    search = index(*rules, words=(SOUL,))

    assert [one.id for one in search.found("life")] == ["XY-1.1.1"]
    assert [one.id for one in search.found("how many hit points?")] == ["XY-1.1.1"]
    assert [one.id for one in search.found("stone")] == ["XY-1.1.2", "XY-1.1.1"]


def test_how_many_asks_for_a_number() -> None:
    rules = (
        BookRule("XY-1.1.1", "Actions", "They cannot be lent.", None, ()),
        BookRule("XY-1.1.2", "Actions", "Each figure has three.", None, ()),
    )

    assert [one.id for one in index(*rules).found("actions")] == ["XY-1.1.1", "XY-1.1.2"]
    assert [one.id for one in index(*rules).found("how many actions have I")] == ["XY-1.1.2", "XY-1.1.1"]


def test_a_whole_title_goes_first_even_if_it_says_little() -> None:
    rules = (
        BookRule("XY-1.1.1", "The bell and the other bell", "Bell, bell, bell.", None, ()),
        BookRule("XY-1.1.2", "How it is", "A bell is a bell.", None, ()),
    )

    assert index(*rules).found("How it is")[0].id == "XY-1.1.2"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "move moves moved moving"),
        ("en", "carry carries carried carrying"),
        ("en", "drop drops dropped dropping"),
        ("en", "lose lost losing"),
        ("de", "Turm Turms Türme Türmen"),
        ("de", "Aktion Aktionen"),
        ("de", "abbauen abbaut abbaust"),
        ("de", "verlieren verliert verloren"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, words: str) -> None:
    assert len({stem(one, language) for one in plain(words).split()}) == 1
