"""The guided evening at a terminal: one hint at a time, put away by the next, left and taken up again."""

import os
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from api.cli.terminal.commands import start_table
from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.guide import GuidedEvening
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.forms import Guide
from api.client.held.seats import open_table
from api.client.service import Service
from api.client.witness import Memory, Witness
from projections.text.messages import Messages, catalogue
from tests.api.processes import served
from tests.api.toy_archives import hourglass
from tests.toy.guide import SCENARIO


def test_what_is_only_read_is_shown_until_it_was_read_or_the_table_has_moved_on() -> None:
    def guide(version: int) -> Guide:
        due = [{"id": id, "title": id, "text": "", "look": [], "rules": [], "read": id != "do"} for id in "ab"]
        lessons = [{"id": id, "title": id, "learnt": None} for id in "ab"]
        return {"version": version, "lessons": lessons, "due": due}  # type: ignore[typeddict-item]

    def shown(version: int) -> str | None:
        hint = evening.hint(guide(version))
        return hint["id"] if hint else None

    evening = GuidedEvening(True)
    assert (shown(1), shown(1)) == ("a", "a")
    assert (shown(2), evening.learnt(guide(2))) == ("b", [("a", True), ("b", False)])
    evening.put_away()
    assert shown(2) is None


def test_hints_are_told_below_the_menu_left_and_taken_up_again(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url), httpx.Client(base_url=url) as http:
        table = open_table(Service(str(http.base_url), lang="de"), "toy", ["A"], options={"scenario": SCENARIO})
        messages, shown = Messages("de", catalogue("common", "de"), catalogue("terminal", "de")), StringIO()
        reads, writes = os.pipe()
        os.close(writes)
        listener = Listener(http, table.id, Witness(http, table.id, Memory(tmp_path / "memory")), lambda: None)
        screen, seats = Screen(Console(file=shown, width=200), messages), LocalSeats(table)
        start_table(seats)
        seats.refresh()
        game = TerminalGame(seats, screen, Inbox(reads), listener, None)

        def told(line: str) -> str:
            before = len(shown.getvalue())
            carry_out(game, line)
            return " ".join(shown.getvalue()[before:].split())

        assert told("g").startswith("Hinweis: Würfle Wirf ein paar Würfel.")
        assert told("g") == "Im Augenblick kein Hinweis."
        assert told("g 1") == "Gelernt: 0 von 2 · Würfle · Punkte"
        assert told("g 0") == "Keine Hinweise mehr. Mit g geht es weiter."
        assert not game.guide.is_on


@pytest.mark.parametrize("words", [("--game", "materia-prima", "--campaign"), ("--game", "chess"), ("--game", "toy")])
def test_a_guided_evening_that_cannot_be_is_a_usage_error(words: tuple[str, ...]) -> None:
    result = hourglass("play", *words, "--guided")

    assert result.exit_code == 2 and "guided evening" in result.output
