"""What a player at a terminal answers is what was told there, also where others have moved on meanwhile."""

import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from api.cli.terminal.commands import COMMANDS, add_note
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.answers import Refused
from api.client.held.seats import HeldSeats, joined, open_table
from api.client.service import Service
from api.client.witness import Memory, Witness
from projections.text.messages import Messages, catalogue
from tests.api.processes import served

SEATS = ["A", "B", "C"]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("toy"), IDLE_SECONDS="0") as (_, url), httpx.Client(base_url=url) as client:
        yield client


@pytest.fixture
def table(http: httpx.Client) -> HeldSeats:
    """All seats of a table with three actions, as its players have it."""
    one = open_table(Service(str(http.base_url)), "toy", SEATS, options={"undo": "unanimous"})
    one[0].start()
    for seat in range(3):
        one[seat].act("pass")
    return one


def evening_of(http: httpx.Client, table: HeldSeats, folder: Path, seat: int, typed: str = "") -> TerminalGame:
    """The terminal of a seat, which has read everything so far. typed: lines that come next."""
    messages = Messages("en", catalogue("common", "en"), catalogue("terminal", "en"))
    reads, writes = os.pipe()
    os.write(writes, typed.encode())
    os.close(writes)
    mine = LocalSeats(joined(Service(str(http.base_url)), table.id, [table.tokens[seat]]))
    listener = Listener(http, table.id, Witness(http, table.id, Memory(folder)), lambda: None)
    game = TerminalGame(mine, Screen(Console(file=StringIO()), messages), Inbox(reads), listener)
    game.catch_up()
    return game


def check_stale(game: TerminalGame, letter: str, number: int | None = None, code: str = "stale-version") -> None:
    """A command is refused, since it is about something that is no more; also after a look that told nothing."""
    game.seats.refresh()
    with pytest.raises(Refused) as refused:
        COMMANDS[letter](game, number)
    assert refused.value.code == code


@pytest.mark.parametrize("letter", ["y", "n"])
def test_an_answer_is_to_the_proposal_that_was_told(
    http: httpx.Client, table: HeldSeats, tmp_path: Path, letter: str
) -> None:
    table[0].post("undo", {"to": 2})
    game = evening_of(http, table, tmp_path, 1)
    table[0].delete("undo")
    table[0].post("undo", {"to": 0})
    other = table[0].get()["proposal"]
    check_stale(game, letter, code="proposal-changed")
    assert table[0].get()["proposal"] == other

    game.catch_up()
    COMMANDS[letter](game, None)
    assert table[0].get()["proposal"] == (None if letter == "n" else other | {"waiting": [2]})


def test_a_redo_is_of_what_was_told(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", SEATS, options={"undo": "free"})
    table[0].start()
    for seat in range(3):
        table[seat].act("pass")
    table[0].post("undo", {"to": 2})
    game = evening_of(http, table, tmp_path, 1)
    table[0].post("undo", {"to": 0})
    check_stale(game, "r")
    assert table[0].get()["action"] == 0

    game.catch_up()
    COMMANDS["r"](game, None)
    assert table[0].get()["action"] == 1


def test_an_absent_seat_is_answered_for_as_it_was_told(http: httpx.Client, table: HeldSeats, tmp_path: Path) -> None:
    table[0].act("pass")
    game = evening_of(http, table, tmp_path, 0)
    table[1].act("pass")
    check_stale(game, "d")
    assert table[0].get()["action"] == 5

    game.catch_up()
    COMMANDS["d"](game, None)
    assert table[0].get()["action"] == 6


def test_a_table_is_ended_as_it_was_told(http: httpx.Client, table: HeldSeats, tmp_path: Path) -> None:
    game = evening_of(http, table, tmp_path, 0, typed="y\ny\n")
    table[0].act("pass")
    check_stale(game, "e")
    assert not table[0].get()["revealed"]

    game.catch_up()
    COMMANDS["e"](game, None)
    assert table[0].get()["revealed"]


@pytest.mark.rule("TG-2.2.14")
def test_players_note_things_and_cross_them_out_as_they_were_told(
    http: httpx.Client, table: HeldSeats, tmp_path: Path
) -> None:
    ada = evening_of(http, table, tmp_path, 0, typed="y\n")
    for note in ("Ask the ferryman", "Beware of the bell"):
        add_note(ada, note)
    for number in (3, 1, None):
        COMMANDS["n"](ada, number)
    shown = str(ada.screen.console.file.getvalue())  # type: ignore[attr-defined]
    assert "  1 Ask the ferryman\n  2 Beware of the bell\n" in shown and "no number 3" in shown
    assert shown.endswith("What you have noted together:\n  1 Beware of the bell\n")
    assert table[0].get("notes") == {"revision": 3, "notes": ["Beware of the bell"]}
