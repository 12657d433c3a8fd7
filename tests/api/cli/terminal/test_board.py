"""The board that a player at a terminal sees before each decision."""

import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.installed_game import InstalledGame
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seats import LocalSeats
from api.client.held.seats import HeldSeats, joined, open_table
from api.client.service import Service
from api.client.witness import Memory, Witness
from projections.board.things import thing
from projections.text.messages import Messages, catalogue
from tests.api.processes import served
from tests.toy.view import TOY_VIEW

VIEW = TOY_VIEW._replace(
    picture=lambda board, printed, messages, columns=80: [f"a board of {board['points']} points"],
    things=lambda pack, board, printed, messages: [thing("Red Cap", ["worth three"], id="card:red-cap")],
)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("toy"), IDLE_SECONDS="0") as (_, url), httpx.Client(base_url=url) as client:
        yield client


def evening_of(http: httpx.Client, table: HeldSeats, folder: Path) -> tuple[TerminalGame, StringIO]:
    """The terminal of the only seat, where the game is installed, and what is shown there."""
    messages, shown = Messages("en", catalogue("common", "en"), catalogue("terminal", "en")), StringIO()
    reads, writes = os.pipe()
    os.close(writes)
    seats = LocalSeats(joined(Service(str(http.base_url)), table.id, [table.tokens[0]]))
    listener = Listener(http, table.id, Witness(http, table.id, Memory(folder)), lambda: None)
    installed = InstalledGame(VIEW, None, VIEW.messages_of(None, "en"), {})
    return TerminalGame(seats, Screen(Console(file=shown), messages), Inbox(reads), listener, installed), shown


def told_next(game: TerminalGame, shown: StringIO) -> str:
    """What the player is told up to the next decision."""
    before = len(shown.getvalue())
    game.catch_up()
    return shown.getvalue()[before:]


def test_the_board_stands_before_each_decision(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["A"])
    table[0].start()
    game, shown = evening_of(http, table, tmp_path)
    seen = []
    for _ in range(3):
        board, _, decision = told_next(game, shown).partition("Your turn")
        points = int(game.seats.board(0)["points"])
        assert (points in seen or f"a board of {points} points" in board) and "1 Take pass" in decision
        seen.append(points)
        table[0].act("roll:3")

    assert len(set(seen)) > 1, "it is the board as it is now"


def test_a_board_that_is_as_it_was_is_not_shown_again(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["A"])
    table[0].start()
    game, shown = evening_of(http, table, tmp_path)
    assert "a board of" in told_next(game, shown)

    table[0].act("pass")
    told = told_next(game, shown)
    assert "Your turn" in told and "a board of" not in told


def test_s_tells_what_others_did_since_the_seats_last_action(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["A", "B"])
    table[0].start()
    game, shown = evening_of(http, table, tmp_path)
    game.catch_up()
    carry_out(game, "s")
    assert shown.getvalue().rstrip().endswith("Nothing worth telling has happened since the game began.")

    table[0].act("take")
    game.catch_up()
    carry_out(game, "s")
    assert shown.getvalue().rstrip().endswith("Nothing worth telling has happened since your last action.")

    table[1].act("take")
    game.catch_up()
    carry_out(game, "s")
    assert "What has happened since your last action:\n1 takes ?" in shown.getvalue()
    carry_out(game, "f")
    assert "What the rules will do next:\nAfter 6 cards the deck is shuffled" in shown.getvalue()


def test_a_tells_the_table_from_its_beginning(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["A"], options={"undo": "free"})
    table[0].start()
    game, shown = evening_of(http, table, tmp_path)
    game.catch_up()
    carry_out(game, "a")
    assert "What Happened So Far\n====" in shown.getvalue()
    assert "Nothing worth telling has happened yet." in shown.getvalue()
    table[0].act("roll:1")
    game.catch_up()
    carry_out(game, "a")
    assert shown.getvalue().count("Nothing worth telling") == 1


def test_i_describes_a_thing_by_name_or_id_and_suggests_close_names(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["A"])
    table[0].start()
    game, shown = evening_of(http, table, tmp_path)
    game.catch_up()

    for words in ("red cap", "cap", "CARD:red-cap", "card:re", "red-c"):
        before = len(shown.getvalue())
        carry_out(game, f"i {words}")
        assert "Red Cap\n  worth three" in shown.getvalue()[before:], words
    carry_out(game, "i Red Kap")
    assert shown.getvalue().endswith("Nothing here is called “Red Kap”.\nSomething like it: Red Cap.\n")
    carry_out(game, "i 7up")
    assert shown.getvalue().endswith("Nothing here is called “7up”.\n")
