"""What `hourglass play` is made of: typed lines, menus, retries, messages."""

import os
import re
import threading
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from rich.console import Console

from api.cli import terminal
from api.cli.terminal import dispatch
from api.cli.terminal.commands import COMMANDS
from api.cli.terminal.display.installed_game import InstalledGame
from api.cli.terminal.display.menu import (
    PAGE,
    Menu,
    enter_choice,
    found,
    is_same,
    menu_of,
    narrowed,
    pages,
    shown,
    turned,
    with_places,
)
from api.cli.terminal.display.screen import HELP, Screen
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.inbox import LINE_BYTES_MAX, Gone, Inbox
from api.cli.terminal.input.parser import LETTERS, Enter, Filter, Inquiry, Letter, Note, Pick, Rules, read
from api.client.answers import PAUSE_SECONDS_MAX, Refused
from api.client.retry import PAUSES, RetryingTransport
from infra.packs.index import PackIndex
from projections.catalogue import CATALOGUE
from projections.text.messages import LANGUAGES, Messages, catalogue

SOURCES = Path(terminal.__file__).parent


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("", Enter()),
        ("  7 ", Pick(7)),
        ("u", Letter("u")),
        ("U 12", Letter("u", 12)),
        ("c30", Letter("c", 30)),
        ("j", Letter("y")),
        ("+", Letter("+")),
        ("un", Filter("un")),
        ("/u", Filter("u")),
        ("move  east", Filter("move east")),
        ("u -1", Filter("u -1")),
        ("n", Letter("n")),
        ("n 3", Letter("n", 3)),
        ("n  Ask the ferryman", Note("Ask the ferryman")),
        ("i", Letter("i")),
        ("i 3", Letter("i", 3)),
        ("I long  sling", Inquiry("long sling")),
        ("iron", Filter("iron")),
        ("r 3", Letter("r", 3)),
        ("r MP-4.9.2", Rules("MP-4.9.2")),
        ("R alarm  marker", Rules("alarm marker")),
        ("1" * 40, Filter("1" * 40)),
        ("²", Filter("²")),
        ("i " + "x" * 3000, Inquiry("x" * 198)),
    ],
)
def test_a_line_is_a_number_a_command_or_words(line: str, meaning: object) -> None:
    assert read(line) == meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_line_can_be_repeated_in_a_message(language: str) -> None:
    inquiry = read("i " + "{" * 100_000)
    assert isinstance(inquiry, Inquiry)
    said = Messages(language, catalogue("terminal", language)).say("play-unknown", name=inquiry.name)
    assert inquiry.name in said and len(said) < 300


def test_every_letter_has_a_command_and_help() -> None:
    told = Messages("en", catalogue("terminal", "en"))
    helped = "".join(told.say(f"play-help-{one}") for one in HELP)

    assert set(LETTERS) == set(COMMANDS)
    assert [letter for letter in COMMANDS if letter not in helped] == []


def menu(count: int, default: int | None = None) -> Menu:
    """Some options, one of them the default."""
    labels = {n: f"Option {n} {'odd' if n % 2 else 'even'}" for n in range(1, count + 1)}
    actions = [
        {"label": label, "rule": "X-1", "default": n == default, "command": {"key": str(n)}}
        for n, label in labels.items()
    ]
    return menu_of({"version": 3, "seat": 0, "prompt": "Which?", "actions": actions})


def test_a_large_menu_has_pages_that_go_round() -> None:
    large = menu(2 * PAGE + 1)

    assert pages(large) == 3
    assert [number for number, _ in shown(turned(large, 1))] == list(range(PAGE + 1, 2 * PAGE + 1))
    assert [number for number, _ in shown(turned(large, -1))] == [2 * PAGE + 1]
    assert turned(turned(large, 2), 1) == large
    assert pages(menu(0)) == 1 and shown(turned(menu(0), 1)) == []


def test_words_in_any_order_narrow_a_menu() -> None:
    narrow = narrowed(turned(menu(30), 1), "EVEN 2")

    assert [number for number, _ in found(narrow)] == [2, 12, 20, 22, 24, 26, 28]
    assert narrow.page == 0


def test_enter_proposes_what_is_suggested_or_what_alone_is_left_never_the_default() -> None:
    suggested = replace(menu(5, default=2), suggested="4")

    assert enter_choice(suggested) == 4
    assert enter_choice(menu(5, default=4)) is None
    assert enter_choice(menu(1)) == 1
    assert enter_choice(narrowed(suggested, "option 3")) == 3
    assert enter_choice(narrowed(suggested, "odd")) is None


def test_a_place_goes_by_direction_name_letter_or_coordinates() -> None:
    named = with_places(menu(3), [(1, "NE", ("(2, -3)", "2,-3")), (2, None, ("Tessara Portus", "T")), (3, "E", ())])

    for typed, number in {"ne": 1, "NE": 1, "2,-3": 1, "(2,-3)": 1, "tessara portus": 2, "T": 2, "e": 3}.items():
        assert [n for n, _ in found(narrowed(named, typed))] == [number]
    assert [n for n, _ in found(narrowed(named, "option"))] == [1, 2, 3]
    assert named.hints == {1: "NE", 3: "E"}


def test_a_place_in_capitals_goes_before_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    monkeypatch.setattr(dispatch, "act", lambda game, number: taken.append(number))
    game: Any = SimpleNamespace(menu=with_places(menu(3), [(1, "W", ()), (2, None, ("Ruda", "R"))]))
    for line in ("W", "R", "ruda", "/w"):
        dispatch.carry_out(game, line)

    assert taken == [1, 2, 2, 1]


def test_a_question_is_the_same_whatever_the_version() -> None:
    one = menu(5)

    assert is_same(one, replace(one, version=9, page=1))
    assert not is_same(one, menu(4)) and not is_same(one, replace(one, prompt="What?"))


@pytest.fixture
def keyboard() -> Iterator[tuple[Inbox, Callable[[bytes], int], Callable[[], None]]]:
    """An inbox, how to type, how to end it."""
    reads, writes = os.pipe()
    open_ends = [reads, writes]

    def end() -> None:
        open_ends.remove(writes)
        os.close(writes)

    yield Inbox(reads), lambda typed: os.write(writes, typed), end
    for one in open_ends:
        os.close(one)


def test_lines_come_whole_and_in_order(keyboard: Any) -> None:
    inbox, types, end = keyboard
    types(b"one\ntwo\r\nthr\xff")
    end()
    assert [inbox.line(), inbox.line(), inbox.line()] == ["one", "two", "thr\N{REPLACEMENT CHARACTER}"]
    with pytest.raises(Gone):
        inbox.line()


def test_a_line_that_was_given_back_comes_first(keyboard: Any) -> None:
    inbox, types, _ = keyboard
    types(b"next\n")
    inbox.give_back("again")
    assert [inbox.line(), inbox.line()] == ["again", "next"]


def test_the_bell_wakes_who_waits_for_news_and_no_one_else(keyboard: Any) -> None:
    inbox, types, _ = keyboard
    for _ in range(100_000):
        inbox.ring()
    assert inbox.line_or_news() is None
    ringing = threading.Timer(0.01, inbox.ring)
    ringing.start()
    types(b"typed\n")
    assert inbox.line() == "typed"
    ringing.join()


def test_a_line_without_end_is_cut_off(keyboard: Any) -> None:
    inbox, types, _ = keyboard
    for _ in range(5):
        types(b"x" * 8000)
        inbox._read()
        inbox._read()
    types(b"\n")
    assert len(inbox.line()) <= LINE_BYTES_MAX
    assert len(inbox._typed) <= LINE_BYTES_MAX


class Unsteady(httpx.BaseTransport):
    """Answers one thing after another."""

    def __init__(self, *answers: int | Exception, **headers: str) -> None:
        self.answers, self.headers = list(answers), headers
        self.keys: list[str | None] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("Idempotency-Key"))
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return httpx.Response(answer, headers=self.headers, json={"status": answer})


def retrying(inner: Unsteady) -> tuple[httpx.Client, list[tuple[str, float]], list[float]]:
    """A client, what it said, and how long it slept."""
    said: list[tuple[str, float]] = []
    slept: list[float] = []
    transport = RetryingTransport(inner, lambda why, seconds: said.append((why, seconds)), slept.append)
    return httpx.Client(base_url="http://x", transport=transport), said, slept


def test_a_request_is_sent_again_under_one_key() -> None:
    inner = Unsteady(httpx.ConnectError("away"), 503, 200)
    client, said, slept = retrying(inner)

    assert client.post("/").json() == {"status": 200}
    assert len(inner.keys) == 3 and len(set(inner.keys)) == 1 and inner.keys[0]
    assert said == [("away", 1.0), ("HTTP 503", 2.0)]
    assert slept == [1.0, 2.0]


def test_it_waits_as_long_as_it_is_asked_to_but_not_for_ever() -> None:
    client, _, slept = retrying(Unsteady(429, 200, **{"Retry-After": "7"}))
    client.get("/")
    busy, _, dozed = retrying(Unsteady(429, 200, **{"Retry-After": "86400"}))
    busy.get("/")

    assert (slept, dozed) == ([7.0], [PAUSE_SECONDS_MAX])


def test_what_stays_away_is_given_up() -> None:
    client, said, _ = retrying(Unsteady(*[httpx.ConnectError("away")] * (len(PAUSES) + 1)))
    with pytest.raises(httpx.ConnectError):
        client.get("/")
    assert len(said) == len(PAUSES)
    busy, _, _ = retrying(Unsteady(*[503] * (len(PAUSES) + 1)))
    assert busy.get("/").status_code == 503


def test_a_refusal_names_the_rule_and_prints_nothing_a_terminal_obeys() -> None:
    shown_to = StringIO()
    screen = Screen(
        Console(file=shown_to, width=80), Messages("en", catalogue("common", "en"), catalogue("terminal", "en"))
    )
    stub: Any = SimpleNamespace(screen=screen, menu=menu(3))
    TerminalGame.refused(stub, Refused(409, "illegal-action", "not\x1b[2J there", rule="MP-4.8.2"))

    assert "That cannot be done (MP-4.8.2): not\N{REPLACEMENT CHARACTER}[2J there" in shown_to.getvalue()
    assert stub.menu == Menu()
    with pytest.raises(Refused):
        TerminalGame.refused(stub, Refused(401, "token-needed", "no"))


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "The arena is over, and you have survived."), ("de", "Die Arena ist vorbei, und ihr habt überlebt.")],
)
def test_an_arena_that_was_survived_is_not_called_won(language: str, told: str) -> None:
    found = set()
    for game, view in CATALOGUE.values():
        found.add(view.over("success", view.messages_of(PackIndex([game]).choose(game.id, None), language)))
    assert found == {told, None}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The campaign is over, and you have won it."),
        ("de", "Die Kampagne ist zu Ende, und ihr habt sie gewonnen."),
    ],
)
def test_a_campaign_ends_in_words_of_its_own(language: str, told: str) -> None:
    game, view = CATALOGUE["tainted-grail"]
    pack = PackIndex([game]).choose(game.id, None)
    installed = InstalledGame(view, pack, view.messages_of(pack, language), {})
    assert installed.over("success", "the-eighth-tally") == told
    assert installed.over("success", "first-steps") == view.over("success", installed.messages) != told


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9?-]*) =", catalogue("terminal", language), re.MULTILINE)


def test_both_languages_say_the_same_and_nothing_is_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    said = {f"play-help-{one}" for one in HELP} | {f"play-{one}" for one in re.findall(r'"([a-z-]+)"', source)}
    said |= set(re.findall(r"play-[a-z-]+", source))

    assert ids("en") == ids("de")
    assert [one for one in ids("en") if one not in said] == []
    assert len(LANGUAGES) == 2
