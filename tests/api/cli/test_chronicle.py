"""A chronicle as it looks in a terminal: each day has a heading, and what was undone is marked."""

from collections.abc import Iterable
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from api.cli.chronicle import chapter, story
from projections.chronicle import Chapter
from projections.text.messages import LANGUAGES, Messages, catalogue

WORDS = {language: Messages(language, catalogue("common", language)) for language in LANGUAGES}


def shown(title: str, language: str = "en", *, undone: bool = False) -> str:
    """A chapter of seat 0, as one line."""
    return " ".join(lines_of([chapter(Chapter(7, 3, 0, None, undone, title, ()), WORDS[language])]))


def lines_of(parts: Iterable[RenderableType]) -> list[str]:
    """What a terminal shows, line by line."""
    console = Console(file=StringIO(), width=100)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize(("language", "mark"), [("en", "undone"), ("de", "zurückgenommen")])
def test_what_counts_no_more_is_marked_in_the_readers_language(language: str, mark: str) -> None:
    assert shown("Ailei", language, undone=True).endswith(f"Ailei {mark}")
    assert mark not in shown("Ailei", language)


def test_each_day_has_one_heading() -> None:
    days = ["Day 1", "Day 1", None, "Day 1", "Day 2"]
    told = [Chapter(7 + n, n, 0, None, False, f"Step {n}", (), day) for n, day in enumerate(days)]

    assert lines_of(story(told, WORDS["en"])) == [
        *("Day 1", "0 Step 0", "1 Step 1", "2 Step 2", "3 Step 3"),
        *("Day 2", "4 Step 4"),
    ]
    assert lines_of(story(told[4:], WORDS["en"], "Day 2")) == ["4 Step 4"]
