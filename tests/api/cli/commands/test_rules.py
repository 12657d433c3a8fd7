"""`hourglass rules`: how a game is played, a rule by its id, and rules by words."""

import pytest

from projections.catalogue import CATALOGUE
from tests.api.toy_archives import hourglass
from tests.toy.view import TOY_VIEW

GAME, BOOK = next((game, view.book()) for game, (_, view) in CATALOGUE.items() if view.book)


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_rule_is_told_by_its_id_with_or_without_its_letters(lang: str) -> None:
    place = next(one for one in BOOK[lang].places.values() if one.rule.example and one.rule.near)
    by_id = hourglass("rules", GAME, place.rule.id.lower(), "--lang", lang)
    by_number = hourglass("rules", GAME, place.rule.id.partition("-")[2], "--lang", lang)

    assert by_id.exit_code == 0 and by_id.stdout == by_number.stdout
    told = unwrapped(by_id.stdout)
    assert told.startswith(f"{place.rule.title} {place.rule.id} {place.rule.text} {place.rule.example}")
    assert told.endswith(", ".join(place.rule.near))


def test_words_find_the_best_rules_and_a_section_its_own() -> None:
    section = BOOK["en"].chapters[-1].sections[-1]
    of_section = unwrapped(hourglass("rules", GAME, section.id).stdout)
    by_words = unwrapped(hourglass("rules", GAME, *section.rules[0].title.split()).stdout)

    assert all(one.text in of_section for one in section.rules)
    assert by_words.startswith(section.rules[0].title)


def test_without_words_it_tells_how_the_game_is_played() -> None:
    told = unwrapped(hourglass("rules", GAME, "--lang", "de").stdout)

    assert all(paragraph in told for passage in BOOK["de"].played for paragraph in passage.text)
    assert all(chapter.title in told for chapter in BOOK["de"].chapters)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, "toy", (TOY_VIEW.game, TOY_VIEW))
    none, no_book, no_game = (hourglass("rules", *words) for words in ([GAME, "xyzzy"], ["toy"], ["chess"]))

    assert (none.exit_code, no_book.exit_code, no_game.exit_code) == (1, 2, 2)
    assert "xyzzy" in none.stderr
    assert f"toy has no book of rules; choose one of {GAME}" in no_book.stderr
