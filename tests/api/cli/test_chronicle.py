"""A chronicle as it looks in a terminal: who took an action is told once, and what was undone is marked."""

from io import StringIO

import pytest
from rich.console import Console

from api.cli.chronicle import chapter
from projections.chronicle import Chapter
from projections.messages import LANGUAGES, Messages, catalogue

WORDS = {language: Messages(language, catalogue("common", language)) for language in LANGUAGES}


def shown(title: str, language: str = "en", *, undone: bool = False, names: dict[int, str] | None = None) -> str:
    """A chapter of seat 0, as one line."""
    told = Chapter(7, 3, 0, None, undone, title, ())
    console = Console(file=StringIO(), width=100)
    console.print(chapter(told, WORDS[language].at_table(names or {})))
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


@pytest.mark.parametrize(("language", "mark"), [("en", "undone"), ("de", "zurückgenommen")])
def test_what_counts_no_more_is_marked_in_the_readers_language(language: str, mark: str) -> None:
    assert shown("Ailei", language, undone=True).endswith(f"Ailei {mark}")
    assert mark not in shown("Ailei", language)


@pytest.mark.parametrize(("language", "seat"), [("en", "seat 0"), ("de", "Platz 0")])
def test_a_seat_is_told_once(language: str, seat: str) -> None:
    assert shown("Ailei ends the turn", language) == f"3 {seat} Ailei ends the turn"
    assert shown(f"{seat.capitalize()} plays Ailei", language) == f"3 {seat.capitalize()} plays Ailei"


def test_a_player_is_told_once_and_whoever_has_a_longer_name_is_somebody_else() -> None:
    assert shown("Ada plays Ailei", names={0: "Ada"}) == "3 Ada plays Ailei"
    assert shown("Adam Brandt ends the turn", names={0: "Ada"}) == "3 Ada Adam Brandt ends the turn"
