"""The words of a game in a text: found at word borders, outside of names, each once."""

from collections.abc import Iterable

import pytest

from projections.book.form import BookWord
from projections.book.marking import confusing, named_in
from projections.catalogue import CATALOGUE


def word(id: str, *forms: str) -> BookWord:
    return BookWord(id, forms[0], "It means something.", forms, ())


WORDS = (
    word("alarm", "alarm", "alarms"),
    word("alarm-marker", "alarm marker", "alarm markers"),
    word("food", "Food"),
    word("turm", "Turm", "Türme", "Turms"),
)


def marked(text: str, names: Iterable[str] = ()) -> str:
    """Return a text with its marked words in brackets."""
    for start, end, _ in sorted(named_in(text, WORDS, names), reverse=True):
        text = f"{text[:start]}[{text[start:end]}]{text[end:]}"
    return text


@pytest.mark.parametrize(
    "text",
    [
        "Two [alarm markers] are an [alarm].",
        "[Alarm markers] stay. An [alarm] removes them; alarms come again.",
        "It says: “[Alarm] it is.”",
        "The alarming truth: an un-alarmed alarm-bell, and alarm’s end.",
        "A False Alarm rings.",
        "You need [Food], not food.",
        "Der [Turm] fasst viel, der Wachturm nicht, die Turmuhr auch nicht.",
        "Die Höhe des [Turms] <b>zählt</b>.",
        "",
    ],
)
def test_a_word_is_marked_where_it_is_meant(text: str) -> None:
    assert marked(text.replace("[", "").replace("]", "")) == text


def test_a_name_is_never_marked_in_its_middle() -> None:
    assert marked("Der Turm der Stille wartet.", ["Turm der Stille"]) == "Der Turm der Stille wartet."
    assert marked("Der Turm der Stillen wartet.", ["Turm der Stille"]) == "Der [Turm] der Stillen wartet."


def test_names_that_confuse_are_those_with_a_word_in_them() -> None:
    assert confusing(["Turm der Stille", "Turm", "Wachturm", "Ein Alarm"], WORDS) == ["Ein Alarm", "Turm der Stille"]
    assert confusing(["A False Alarm", "Alarm"], WORDS) == ["A False Alarm"]
    assert confusing(["Turm"], ()) == []


@pytest.mark.parametrize("game", [game for game, (_, view) in CATALOGUE.items() if view.book])
def test_the_texts_of_a_book_name_every_word_of_its_glossary(game: str) -> None:
    """A word that the book never uses is not a word of the game."""
    for language, book in CATALOGUE[game][1].book().items():  # type: ignore[misc]
        texts = [
            text for one in book.places.values() for text in (one.rule.title, one.rule.text, one.rule.example or "")
        ]
        texts += [paragraph for one in book.played for paragraph in one.text]
        texts += [one.answer for one in book.questions]
        named = {found.word.id for found in named_in(".\n".join(texts), book.words)}
        assert {one.id for one in book.words} - named == set(), language
