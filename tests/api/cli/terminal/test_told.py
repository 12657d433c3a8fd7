"""What the terminal says of an option, and that it tells no long passage twice."""

from io import StringIO
from typing import Any

from rich.console import Console

from api.cli.terminal.display.menu import menu_of
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.display.told_once import told_once
from projections.chronicle import Chapter, Line
from projections.text.messages import Messages, catalogue

PROSE = "The ferry puts you ashore in the rain, one letter each, in the same hand. " * 2
SETS_OUT = "Ailei sets out."


def chapter(*texts: str) -> Chapter:
    """A chapter with these events."""
    return Chapter(9, 1, 0, None, False, "Ada plays", tuple(Line(9, None, text) for text in texts))


def told(*texts: str, introduction: str = "", below: str = "") -> list[str]:
    """What is left of these events."""
    return [one.text for one in told_once(chapter(*texts), introduction, below).events]


def printed(*actions: dict[str, Any]) -> str:
    """A menu of these options as the terminal prints it."""
    file = StringIO()
    screen = Screen(
        Console(file=file, width=100), Messages("en", catalogue("common", "en"), catalogue("terminal", "en"))
    )
    options = [{"rule": "TG-1.1", "command": {"key": str(place)}, **one} for place, one in enumerate(actions)]
    screen.menu(menu_of({"version": 3, "seat": 0, "prompt": "Which?", "actions": options}))
    return file.getvalue()


def test_a_page_that_is_shown_below_is_not_told_before_however_it_is_wrapped() -> None:
    wrapped = "Tellstone\n" + PROSE.replace(" in ", "\nin ")

    assert told("Ailei pays 1 Energy.", PROSE, below=wrapped) == ["Ailei pays 1 Energy."]
    assert told(PROSE, below="Another page.") == [PROSE]
    assert told(SETS_OUT, below=f"{SETS_OUT} {PROSE}") == [SETS_OUT], "what is short may be told twice"


def test_of_a_page_that_is_shown_below_only_what_is_told_behind_it_is_left() -> None:
    test = "A test of Empathy: the die is added to it."
    assert told(f"{PROSE} {test}", below=f"Oda’s House\n{PROSE}\nQuest · Oda") == [test]
    assert told(f"{PROSE} {test}", below="Another page.") == [f"{PROSE} {test}"]
    assert told(f"{SETS_OUT} {test}", below=SETS_OUT) == [f"{SETS_OUT} {test}"], "what is short may be told twice"


def test_an_introduction_is_not_told_again_where_the_group_sets_out() -> None:
    assert told(f"{SETS_OUT} {PROSE}", introduction=PROSE) == [SETS_OUT]
    assert told(SETS_OUT) == [SETS_OUT]


def test_an_option_says_what_it_costs_and_what_it_is_warned_of() -> None:
    shown = printed({"label": "Explore", "detail": "Costs 1 Energy", "warning": "Takes the last Health"})

    assert "Explore  Costs 1 Energy  Takes the last Health  TG-1.1" in shown


def test_what_is_offered_beside_every_question_is_not_explained_each_time() -> None:
    assert "nobody panics" not in printed({"label": "Story mode", "detail": "nobody panics", "beside": True})
