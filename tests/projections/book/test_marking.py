"""The words of a game in a text: found at word borders, outside of names, each once."""

import pytest

from projections.book.marking import confusing, named_in
from projections.catalogue import CATALOGUE
from tests.projections.book.marked import MARKED, NAMES, WORDS


def marked(text: str) -> str:
    """Return a text with its marked words in brackets."""
    for start, end, _ in sorted(named_in(text, WORDS, NAMES), reverse=True):
        text = f"{text[:start]}[{text[start:end]}]{text[end:]}"
    return text


@pytest.mark.parametrize("text", MARKED)
def test_a_word_is_marked_where_it_is_meant(text: str) -> None:
    assert marked(text.replace("[", "").replace("]", "")) == text


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
