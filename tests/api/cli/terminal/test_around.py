"""Around the table at a terminal: seats are opened, taken, left and given to bots; a player says where to be called."""

import os
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from api.cli.commands.play import seat_taken
from api.cli.terminal.dispatch import carry_out
from api.cli.terminal.display.screen import Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import Inbox
from api.cli.terminal.listener import Listener
from api.cli.terminal.seat_tokens import SeatTokens
from api.cli.terminal.seats import LocalSeats
from api.client.answers import Refused
from api.client.held.seats import HeldSeats, joined, open_table
from api.client.service import Service
from api.client.witness import Memory, Witness
from projections.text.messages import Messages, catalogue
from tests.api.processes import served


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("toy")
    with (
        served(folder, IDLE_SECONDS="0", HOOKS_ALLOW="127.0.0.1:9") as (_, url),
        httpx.Client(base_url=url) as client,
    ):
        yield client


class At:
    """A terminal at some seats of a table."""

    def __init__(self, http: httpx.Client, table: HeldSeats, folder: Path, *seats: int, typed: str = "") -> None:
        """typed: lines that answer questions."""
        messages = Messages("en", catalogue("common", "en"), catalogue("terminal", "en"))
        reads, writes = os.pipe()
        os.write(writes, typed.encode())
        os.close(writes)
        self.shown, self.tokens = StringIO(), SeatTokens(folder / "seats")
        mine = joined(Service(str(http.base_url)), table.id, [table.tokens[seat] for seat in seats])
        self.tokens.keep(table.id, mine.tokens)
        local = LocalSeats(mine, self.tokens, f"{http.base_url}/tables/{table.id}")
        listener = Listener(http, table.id, Witness(http, table.id, Memory(folder)), lambda: None)
        self.game = TerminalGame(local, Screen(Console(file=self.shown, width=200), messages), Inbox(reads), listener)
        self.game.catch_up()

    def types(self, line: str) -> str:
        """What is shown after a line."""
        begun = len(self.shown.getvalue())
        carry_out(self.game, line)
        return self.shown.getvalue()[begun:]


def test_a_seat_is_opened_and_somebody_joins_with_the_printed_command(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben"])
    host = At(http, table, tmp_path, 0)
    told = host.types("p 2 open")
    invite = re.search(r"HOURGLASS_INVITE=(\S+) .* play (\S+) --join NAME", told)
    assert invite is not None and "free" in told.splitlines()[-1]
    token = seat_taken(invite[2], "Cleo", invite[1])
    assert joined(Service(str(http.base_url)), table.id, [token]).numbers == (1,)
    assert "Cleo (seat 2): a person" in host.types("p")
    with pytest.raises(Refused) as refused:
        seat_taken(invite[2], "Dan", invite[1])
    assert refused.value.code == "seat-taken"


def test_a_host_plays_a_seat_that_was_left_and_lets_a_bot_play_while_away(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben", "Cleo"])
    table[0].start()
    guest = At(http, table, tmp_path / "guest", 1, typed="y\n")
    guest.types("p 2 leave")
    assert guest.game.left and guest.tokens.of(table.id) == {}
    host = At(http, table, tmp_path, 0)
    assert "has left" in host.types("p")
    assert "You play Ben (seat 2)" in host.types("p 2 close") and host.game.seats.mine == (0, 1)
    assert set(host.tokens.of(table.id)) == {0, 1}
    assert "away, a bot plays" in host.types("p 1 bot random")
    assert "away" not in host.types("p 1 back")


def test_the_others_answer_what_a_player_proposes_about_a_seat(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben", "Cleo"])
    table[0].start()
    table[0].act("roll:2")
    ada, cleo = At(http, table, tmp_path / "ada", 0), At(http, table, tmp_path / "cleo", 2)
    told = ada.types("p 2 bot")
    assert "a bot plays for Ben" in told and "Cleo (seat 3) has not agreed yet." in told
    assert "Ben (seat 2): a person" in cleo.types("p 2 refuse") and "proposes" not in ada.types("p")
    ada.types("p 2 bot")
    assert "Ben (seat 2): away, a bot plays" in cleo.types("p 2 agree")
    table[0].post("seats/0/leave")
    assert "Cleo (seat 3) would like to host" not in cleo.types("p host"), "nobody else is there to ask"
    assert set(cleo.game.seats.mine) == {0, 2}


def test_what_is_not_possible_is_said(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["Ada", "Ben"])
    guest = At(http, table, tmp_path, 1)
    for line, code in (("p 1 open", "not-your-seat"), ("p host", "wrong-state"), ("p 1 back", "not-your-seat")):
        with pytest.raises(Refused) as refused:
            guest.types(line)
        assert refused.value.code == code
    for line in ("p 2 dance", "p two open", "p 99999999999 open"):
        assert "Type p, p 2 open" in guest.types(line)


def test_a_player_says_where_to_be_called(http: httpx.Client, tmp_path: Path) -> None:
    table = open_table(Service(str(http.base_url)), "toy", ["Ada"])
    player = At(http, table, tmp_path, 0)
    assert "Nobody calls you yet" in player.types("t")
    assert "called at 127.0.0.1" in player.types("t http://127.0.0.1:9/bell")
    assert "The newest try failed: the receiver cannot be reached" in player.types("t test")
    assert "called at 127.0.0.1" in player.types("t discord http://127.0.0.1:9/bell")
    assert "Nobody calls you" in player.types("t off")
    with pytest.raises(Refused) as refused:
        player.types("t http://localhost/")
    assert refused.value.code == "hook-refused"
