"""`hourglass play`: evenings at terminals, on a real service."""

import re
import shlex
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from anyio.from_thread import start_blocking_portal

from tests.api.cli.terminals import Terminal, pasted, scripted, terminal
from tests.api.processes import free_port, served, start
from tests.api.toy_archives import hourglass
from tests.infra.nodes.relay import Relay, relay

Toy = str
"""The URL of a service with the toy game."""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Toy]:
    with served(tmp_path_factory.mktemp("toy"), IDLE_SECONDS="0") as (_, url):
        yield url


class Table:
    """A table of the toy game, and terminals at its seats."""

    def __init__(self, url: str, folder: Path, players: ExitStack, seats: int = 2, **more: object) -> None:
        names = ("Ada", "Ben", "Cleo")[:seats]
        body = {"game": "toy", "seats": [{"name": name} for name in names]} | more
        opened = httpx.post(f"{url}/v1/tables", json=body).raise_for_status().json()
        self.url, self.page = f"{url}/v1/tables/{opened['id']}", f"{url}/tables/{opened['id']}"
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.folder, self.players = folder, players

    def post(self, rest: str, body: object = None, seat: int = 0) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return httpx.post(f"{self.url}/{rest}", json=body, headers=headers).raise_for_status()

    def act(self, key: str, seat: int = 0) -> None:
        self.post("actions", {"command": {"key": key}}, seat)

    def sit(self, *seats: int, arguments: tuple[str, ...] = ()) -> Terminal:
        token = " ".join(self.tokens[seat] for seat in seats)
        one = terminal(self.folder / str(seats), self.url, *arguments, HOURGLASS_TOKEN=token, TMPDIR=str(self.folder))
        return self.players.enter_context(one)


@pytest.fixture
def players() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def table(toy: Toy, tmp_path: Path, players: ExitStack) -> Table:
    """A started table of two seats."""
    one = Table(toy, tmp_path, players)
    one.post("start")
    return one


def test_a_number_acts_and_who_waits_is_told_at_once(table: Table) -> None:
    ada, ben = table.sit(0), table.sit(1)
    ben.sees("The table is set", "Waiting for Ada (seat 1).")
    ada.sees("Your turn", "1 Take pass TOY-10", "4 Take roll:3 TOY-2", "Ada (seat 1) >").types("4")
    ada.sees("Take roll:3", "Dice fell", "Waiting for Ben (seat 2).")
    ben.sees("1 Ada: Take roll:3", "Dice fell", "Your turn", "Ben (seat 2) >").types("q")
    ben.sees("The table stays as it is", f"hourglass play {table.page} --seat 1")
    assert ben.ends() == ada.ends() == 0


def test_who_comes_and_goes_is_told(table: Table) -> None:
    ben = table.sit(1).sees("Waiting for Ada")
    ada = table.sit(0).sees("Your turn")
    ben.sees("Ada (seat 1) is here.")
    assert ada.types("q").ends() == 0
    assert ben.sees("Ada (seat 1) has gone.").ends() == 0


def test_the_default_of_an_absent_seat_is_not_what_enter_takes(table: Table) -> None:
    ada = table.sit(0).sees("1 Take pass", ">").types("", "").sees("Nothing is suggested here: type a number.")
    assert "›" not in ada.plain() and "Waiting for Ben" not in ada.plain()
    assert ada.ends() == 0


def test_enter_says_what_it_takes_and_only_a_second_one_does(table: Table) -> None:
    ada = table.sit(0).sees("1 Take pass", ">").types("draw").sees("› 5 Take draw", "1 of", "with “draw”")
    ada.types("").sees("Enter again takes 5: Take draw").types("").sees("Take draw", "Your turn")
    ada.types("pass", "", "n").sees("Enter again takes 1: Take pass", "Ada (seat 1) > n").types("", "")
    assert ada.sees("Waiting for Ben").ends() == 0


def test_part_of_a_label_narrows_the_menu_and_numbers_stay(table: Table) -> None:
    ada = table.sit(0).sees(">").types("ROLL").sees("2 Take roll:1", "4 Take roll:3", "3 of 10 with “ROLL”", ">")
    ada.types("zzz").sees("None of the 10 options contains “zzz”.").types("/w").sees("1 of 10 with “w”").types("m")
    ada.sees("1 Take pass", ">").types("99").sees("This list has no number 99.").types("2").sees(
        "Take roll:1", "Waiting for Ben"
    )
    assert ada.ends() == 0


def test_a_narrowed_menu_takes_only_what_it_shows(table: Table) -> None:
    ada = table.sit(0).sees(">").types("roll").sees("3 of 10 with “roll”", ">").types("1")
    ada.sees("shows only options that contain “roll”, and 1 is not among", ">").types("m", "1").sees("Waiting for Ben")
    assert ada.ends() == 0


def test_ones_own_last_move_is_undone_without_a_question(table: Table) -> None:
    ada = table.sit(0).sees(">").types("1").sees("Waiting for Ben", ">").types("u")
    ada.sees("This would be taken back", "Take pass", "turned back to action 0", "Your turn")
    assert "Really?" not in ada.plain()
    ada.types("r").sees("counts again", "Waiting for Ben").types("u 0").sees("Really?")
    assert ada.types("n").ends() == 0


def test_an_undo_is_shown_before_it_is_done_and_can_be_redone(toy: Toy, tmp_path: Path, players: ExitStack) -> None:
    table = Table(toy, tmp_path, players, seats=1, options={"undo": "free"})
    table.post("start")
    ada = table.sit(0).sees(">").types("5").sees("Take draw", "Your turn", ">").types("u")
    ada.sees("This would be taken back", "1 Ada (seat 1): Take draw", "shown dice or cards", "No consent is needed")
    ada.types("n").sees("> n").types("u").sees("Really?", ">").types("y").sees("turned back to action 0", "Your turn")
    ada.types("r").sees("counts again, up to action 1", "Your turn").types("r").sees("That cannot be done:")
    assert ada.types("c").sees("Take draw").ends() == 0


def test_l_tells_what_came_beside_what_even_chances_give(table: Table) -> None:
    ada = table.sit(0).sees(">").types("l").sees("Nothing has been rolled or drawn yet.", ">").types("4")
    ada.sees("Waiting for Ben").types("l").sees("Diamond: what came.", "The whole table rolled 3 dice: on average ")
    ada.sees("One value was looked at")
    assert ada.ends() == 0


def test_w_says_why_a_number_is_what_it_is(table: Table) -> None:
    ada = table.sit(0).sees(">").types("w").sees("Type w and a number", "1 Cards in the deck 6", ">").types("w 1")
    ada.sees("Cards in the deck 6 the whole deck TOY-3 +0 cards drawn TOY-2 = 6").types("w DECK cards").sees("= 6")
    ada.types("w 2").sees("This list has no number 2.").types("w zzz").sees("Nothing here is called “zzz”.")
    assert ada.ends() == 0


def test_others_are_asked_for_their_consent(table: Table) -> None:
    ada, ben = table.sit(0), table.sit(1)
    ada.sees(">").types("2").sees("Waiting for Ben").types("u").sees("It needs the consent of Ben (seat 2).", "Really?")
    ben.sees("Take roll:1", "Your turn", ">")
    ada.types("y").sees("It waits for the consent of Ben (seat 2).")
    ben.sees("This would be taken back", "Take roll:1", "Ada (seat 1) would like to turn back to action 0.")
    ben.types("n").sees("Ben did not agree to turn back.")
    ada.sees("Ben did not agree to turn back.").types("u").sees("Really?").types("y").sees("It waits for")
    ben.sees("y agrees, n does not.").types("y").sees("turned back to action 0", "Waiting for Ada")
    ada.sees("turned back to action 0", "Your turn")
    assert ada.types("y").sees("Nobody asks for your consent.").ends() == ben.ends() == 0


def test_a_proposal_is_withdrawn_and_nobody_answers_another_than_was_shown(table: Table) -> None:
    ada, ben = table.sit(0), table.sit(1)
    ada.sees(">").types("2").sees("Waiting for Ben").types("w").sees("Cards in the deck")
    ada.types("u").sees("Really?").types("y").sees("w withdraws it.")
    ben.sees("would like to turn back to action 0").types("w").sees("Cards in the deck")
    ada.types("w").sees("Ada withdrew the proposal to turn back.")
    ben.sees("Ada withdrew the proposal to turn back.").types("y").sees("Nobody asks for your consent.")
    assert ada.ends() == ben.ends() == 0


def test_one_person_plays_all_seats(table: Table) -> None:
    both = table.sit(0, 1).sees("Ada (seat 1) >").types("2").sees("Ben (seat 2) >").types("1").sees("Ada (seat 1) >")
    both.types("u").sees("Take pass", "turned back to action 1", "Ben (seat 2) >")
    both.types("o").sees("Take quit", "Ada (seat 1) >").types("1").sees("Take quit", "Ben (seat 2) >")
    assert both.types("o 3").sees("No other seat").ends() == 0


def test_what_others_do_beside_it_does_not_disturb_a_question(table: Table) -> None:
    ada = table.sit(0).sees("Your turn", ">")
    table.act("quit", seat=1)
    ada.types("2").sees("Take quit", "Take roll:1", "Waiting for Ben")
    assert ada.plain().count("Your turn") == 1
    assert ada.ends() == 0


def test_a_question_that_is_overtaken_is_asked_anew(table: Table) -> None:
    ada = table.sit(0).sees("10 Take quit", ">")
    table.act("quit")
    ada.sees("Take quit", "9 Take aside", ">").types("aside").sees("1 of 9").types("").sees("Enter again takes 9", ">")
    table.act("take")
    ada.types("").sees("The table has moved on meanwhile", "Take take", "Waiting for Ben")
    assert ada.ends() == 0


def test_enter_tells_news_first(table: Table) -> None:
    ada = table.sit(0).sees("Your turn", ">")
    table.act("quit", seat=1)
    ada.types("").sees("Take quit", "Your turn", ">")
    assert "Enter again" not in ada.plain()
    assert ada.ends() == 0


def test_what_the_service_refuses_is_told_and_the_evening_goes_on(table: Table) -> None:
    ada = table.sit(0).sees(">").types("loop").sees("1 of 10").types("", "").sees("That cannot be done:", "Your turn")
    assert ada.types("1").sees("Waiting for Ben").types("1").ends() == 0


def test_a_finished_game_is_ended_and_its_dice_checked(table: Table) -> None:
    ada = table.sit(0).sees(">").types("6").sees("The game is over: you have won.", "e ends the table")
    ada.types("v").sees("A form and order right", "No fault so far").types("e").sees("for good", "Really?")
    ada.types("y").sees("The game is won, and the table is closed.", "Nothing more can happen").types("v")
    ada.sees("D outcomes right", "The log, its dice and its rules are proven correct.").types("1").sees(
        "nothing to choose"
    )
    assert ada.ends() == 0
    assert "The table stays" not in ada.plain()


def test_the_host_answers_for_who_is_absent(table: Table) -> None:
    ada = table.sit(0).sees(">").types("d").sees("No question is open.").types("1").sees("Waiting for Ben")
    ada.types("d").sees("Take pass", "Your turn")
    ben = table.sit(1).sees("Waiting for Ada").types("d").sees("Only the host")
    assert ada.ends() == ben.ends() == 0


def test_help_board_and_story_leave_the_question_open(table: Table) -> None:
    ada = table.sit(0).sees(">").types("h").sees("u turns back one action", "q leaves", ">").types("b")
    ada.sees("the board cannot be drawn", ">").types("c 30").sees("The table is set", ">").types("+").sees("Your turn")
    assert ada.types("2").sees("Take roll:1").ends() == 0


def test_what_is_closed_says_why_under_its_heading(table: Table) -> None:
    ada = table.sit(0).sees(">").types("?").sees("What you cannot do now, and why:", "Choose", "Roll:9 – TOY-2", ">")
    ben = table.sit(1).sees("Waiting for Ada").types("?").sees("Go on", "Your next action – Ada is asked first")
    assert ada.ends() == ben.ends() == 0


def test_it_is_played_in_german_too(table: Table) -> None:
    ada = table.sit(0, arguments=("--lang", "de")).sees("h zählt die Befehle auf", "Du bist dran", "Nimm pass")
    ada.types("u").sees("Das geht nicht").types("2").sees("Nimm roll:1", "Am Zug: Ben (Platz 2).", "Ada (Platz 1) >")
    ada.types("u").sees("Es braucht die Zustimmung von Ben (Platz 2).").types("j").sees(
        "Noch fehlt die Zustimmung von Ben (Platz 2)"
    )
    assert ada.ends() == 0
    assert f"{table.page} --seat 0 --lang de" in ada.plain()


def test_a_table_waits_till_its_host_starts_it(toy: Toy, tmp_path: Path, players: ExitStack) -> None:
    ada = players.enter_context(
        terminal(tmp_path / "ada", "--game", "toy", "--seats", "2", "--url", toy, "--name", "Zoe", TMPDIR=str(tmp_path))
    )
    ada.sees("Ben (seat 2) joins with", "Type s to start")
    url, token = re.findall(r"hourglass play (\S+) --seat 1 and, when asked, with this token: (\S+)", ada.plain())[0]
    ben = players.enter_context(terminal(tmp_path / "ben", url, HOURGLASS_TOKEN=token, TMPDIR=str(tmp_path)))
    ben.sees("Zoe (seat 1) has not started the game yet.").types("b", "s").sees(
        "The board appears once the game", "Only the host"
    )
    ada.sees("Ben (seat 2) is here.").types("s").sees("The table is set", "Zoe opened a seed.", "Your turn", ">")
    ben.sees("The table is set", "Waiting for Zoe (seat 1).")
    assert ada.types("s").sees("Nothing worth telling has happened since the game began").ends() == ben.ends() == 0
    assert shlex.split(ada.shown.splitlines()[-1])[-4:] == ["play", url, "--seat", "0"]


def test_ctrl_c_leaves_as_politely(table: Table) -> None:
    ada = table.sit(0).sees(">")
    ada.process.send_signal(signal.SIGINT)
    ada.sees("The table stays as it is")
    assert ada.ends() == 0


def test_it_comes_back_when_the_service_does(tmp_path: Path, players: ExitStack) -> None:
    """However long the service takes to start: requests wait at a relay until it has."""
    port = free_port()
    with start_blocking_portal() as loop, loop.wrap_async_context_manager(relay(port)) as (front, public):
        play_through_a_restart(front, f"http://127.0.0.1:{public}", port, tmp_path, players)


def play_through_a_restart(front: Relay, url: str, port: int, folder: Path, players: ExitStack) -> None:
    """Play while the service behind the relay is killed and started again."""
    process = start(folder, port)
    try:
        table = Table(url, folder, players)
        table.post("start")
        ada, ben = table.sit(0).sees("Your turn", ">"), table.sit(1).sees("Waiting for Ada")
        front.is_holding = True
        process.kill()
        process.wait(10)
        ada.types("3").sees("The service does not answer", "Trying again", meanwhile=front.reset_soon)
        process = start(folder, port)
        front.is_holding = False
        ada.sees("Take roll:2", "Waiting for Ben")
        ben.sees("Take roll:2", "Your turn")
        assert ada.ends() == ben.ends() == 0
        assert len(httpx.get(f"{table.url}/chronicle").json()["chapters"]) == 2
    finally:
        process.kill()
        process.wait(10)


def test_a_seat_that_was_given_away_is_lost(table: Table) -> None:
    ada = table.sit(0).sees("Your turn", ">")
    table.post("seats/0/token")
    ada.types("1").sees("hourglass:", "(token-needed)")
    assert ada.ends() == 2


def test_a_kept_checkpoint_that_is_damaged_ends_the_evening(table: Table) -> None:
    state = table.folder / "seen"
    state.mkdir()
    (state / f"{table.url.rpartition('/')[2]}.checkpoint").write_text("nonsense", "utf-8")
    ben = table.sit(1, arguments=("--state", str(state))).sees("this stored checkpoint is damaged")
    assert ben.ends() == 2


def test_the_newest_checkpoint_is_kept(table: Table) -> None:
    state = table.folder / "seen"
    ben = table.sit(1, arguments=("--state", str(state))).sees("Waiting for Ada")
    table.act("roll:2")
    assert ben.sees("Take roll:2", "Your turn").ends() == 0
    [kept] = state.iterdir()
    assert kept.read_text("utf-8").splitlines()[1] == httpx.get(f"{table.url}/checkpoint").text.splitlines()[1]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "give either a table"),
        (("--game", "toy", "http://127.0.0.1:1/v1/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5"), "give either a table"),
        (("http://127.0.0.1:1/v1/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5",), "a seat's token is needed"),
        (("--game", "toy", "--name", "Ada", "--name", "Ben"), "set --seats to their number"),
        (("--game", "toy", "--option", "x"), "give it as NAME=VALUE"),
        (("--game", "toy", "--url", "http://127.0.0.1:1"), "refused"),
        (("http://127.0.0.1:1/x", "--token", "t"), "not the URL of a table"),
    ],
)
def test_wrong_usage_is_told_in_one_line(arguments: tuple[str, ...], why: str) -> None:
    told = hourglass("play", *arguments)
    assert told.exit_code == 2
    assert why in told.stderr and len(told.stderr.splitlines()) == 1


def test_what_the_service_does_not_open_is_told_in_one_line(toy: Toy, tmp_path: Path) -> None:
    told = hourglass("play", "--game", "chess", "--url", toy)
    strange = hourglass("play", f"{toy}/v1/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5", "--token", "t")
    assert (told.exit_code, strange.exit_code) == (2, 2)
    assert "no game 'chess'" in told.stderr and "table-not-found" in strange.stderr


def test_a_newcomer_needs_one_command_and_comes_back_with_another(tmp_path: Path) -> None:
    """Materia Prima from its first question till the second alchemist plays."""
    port = str(free_port())
    lines = "2 1 1 1 1 1 1 + 1 1 home . . home . . end . . end"
    told = scripted(tmp_path, lines, "--game", "materia-prima", PORT=port)
    assert "The Black Work  normal" in told and "TESSARA" in told and "page 2 of 2" in told
    assert "1 of 3" in told and "with “home”" in told and "Day 1 of 16" in told
    assert "What does Ottilie Krahl do next?" in told and "What does Bonifaz Quendel do next?" in told
    assert max(len(line) for line in told.splitlines() if "/tables/" not in line) <= 80
    assert "\x1b" not in told and "The service that ran for it stops now" in told
    assert told.index("The old master is dead") < told.index("MP-3.1.1")
    again = pasted(tmp_path, f"{told.splitlines()[-2]} --lang de", "c\n")
    assert "Das Schwarze Werk" in again and "TESSARA" in again and "als Nächstes?" in again


def test_at_an_open_port_a_table_is_found_again_by_its_id(tmp_path: Path) -> None:
    told = scripted(tmp_path, "", "--game", "materia-prima", PORT="0")
    assert ":0/" not in told
    back = told.splitlines()[-2]
    assert re.search(r"PORT=0 .*hourglass play [0-9a-f-]{36} --seat 0$", back)
    assert "The Black Work" in pasted(tmp_path, back, "q\n")


def test_the_tokens_are_kept_where_only_their_owner_reads_them(table: Table) -> None:
    ada = table.sit(0).sees("Your turn", ">")
    [kept] = table.folder.rglob("seats/*.json")
    assert kept.stat().st_mode & 0o077 == 0 and kept.parent.stat().st_mode & 0o077 == 0
    assert ada.types("q").ends() == 0
    assert table.tokens[0] not in ada.shown
    back = table.players.enter_context(
        terminal(table.folder / "(0,)", table.page, "--seat", "0", TMPDIR=str(table.folder))
    )
    assert back.sees("Ada (seat 1) >").types("6").sees("you have won").types("e", "y").sees("Nothing more").ends() == 0
    assert not kept.exists()


def test_one_person_plays_a_whole_round_of_an_arena(tmp_path: Path) -> None:
    """Tainted Grail with hands that only their own player sees: each seat sees its own when it is asked."""
    arena = ("--scenario", "first-steps", "--option", "hands=own", "--plays", "ailei", "--plays", "beor")
    lines = ". . 1 " * 20
    told = scripted(tmp_path, lines, "--game", "tainted-grail", "--seats", "2", "--solo", *arena, PORT=str(free_port()))
    assert "Tainted Grail · Ada and Ben" in told and "Lean Fox" in told and "Round 1." in told
    assert "Round 2." in told or "Stop 2 of 6." in told
    assert "Ada (seat 1) >" in told and "Ben (seat 2) >" in told
    assert re.search(r"hourglass play \S+ --seat 0 --seat 1", told)


def test_a_service_that_cannot_start_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STORE_URL", f"sqlite:///{tmp_path / 'tables.db'}")
    monkeypatch.setenv("PORT", str(free_port()))
    (tmp_path / "tables.db").write_text("no database", "utf-8")
    told = hourglass("play", "--game", "materia-prima")
    assert told.exit_code == 2
    assert "the service did not start: STORE_URL" in told.stderr and len(told.stderr.splitlines()) == 1
