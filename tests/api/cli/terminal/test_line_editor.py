"""Editing a line at a terminal: each key, what is drawn, and a real terminal under `hourglass play`'s inbox."""

import os
import pty
from collections.abc import Iterator

import pytest

from api.cli.terminal.input.inbox import Gone, Inbox
from api.cli.terminal.input.line_editor import HISTORY_MAX, LINE_MAX, LineEditor

LEFT, RIGHT, UP, DOWN, HOME, END, DELETE = "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F", "\x1b[3~"


def typed(editor: LineEditor, keys: str) -> str | None:
    editor.type(keys.encode())
    return editor.line()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("ac" + LEFT + "b", "abc"),
        ("bc" + HOME + "a" + END + "d", "abcd"),
        ("bc\x1bOHa", "abc"),
        ("abx" + "\x7f" + "c", "abc"),
        ("\x7fabc", "abc"),
        ("axbc" + LEFT * 3 + DELETE, "abc"),
        ("axbc" + LEFT * 9 + RIGHT + "\x04", "abc"),
        ("move east\x17west", "move west"),
        ("abc\x15x", "x"),
        ("abc\x01\x0bx", "x"),
        ("Straße" + LEFT + "\x7fss", "Strasse"),
        ("a\x1b[15~b\x1bxc\x07", "abc"),
    ],
)
def test_keys_edit_the_line(keys: str, line: str) -> None:
    assert typed(LineEditor(), keys + "\n") == line


def test_arrow_keys_bring_earlier_lines_back() -> None:
    editor = LineEditor()
    for line in ("one", "two", "two", ""):
        assert typed(editor, line + "\n") == line

    assert typed(editor, UP + "\n") == "two"
    assert typed(editor, UP + UP + UP + "\n") == "one"
    assert typed(editor, UP + UP + DOWN + DOWN + "\n") == ""


def test_a_key_may_come_in_pieces() -> None:
    editor = LineEditor()
    for piece in (b"ac\x1b", b"[", b"D", "ß".encode()[:1], "ß".encode()[1:]):
        editor.type(piece)
        assert editor.line() is None

    assert (editor.text, editor.at) == ("aßc", 2)


def test_what_is_typed_ahead_waits_for_its_turn() -> None:
    editor = LineEditor()
    editor.type(b"one\ntwo\nth")

    assert [editor.line(), editor.line(), editor.line()] == ["one", "two", None]
    assert editor.text == "th"


def test_nothing_grows_without_end() -> None:
    editor = LineEditor()
    for _ in range(3):
        typed(editor, "x" * 3000)
    assert len(editor.text) == LINE_MAX
    for number in range(2 * HISTORY_MAX):
        typed(editor, f"\x15{number}\n")
    assert typed(editor, UP * 3 * HISTORY_MAX + "\n") == str(HISTORY_MAX)


def test_the_end_of_the_input_ends_it_on_an_empty_line_only() -> None:
    editor = LineEditor()
    assert typed(editor, "a" + HOME + "\x04") is None and editor.text == ""
    with pytest.raises(EOFError):
        typed(editor, "\x04")


def test_a_long_line_is_drawn_where_the_cursor_is() -> None:
    editor = LineEditor()
    typed(editor, "0123456789" * 3)

    assert editor.drawn("> ", 13) == "\r> 0123456789\x1b[K"
    typed(editor, HOME + RIGHT)
    assert editor.drawn("> ", 13) == "\r> 0123456789\x1b[K\x1b[9D"


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, int]]:
    """The player's and the program's end of a terminal."""
    monkeypatch.setenv("TERM", "xterm")
    player, program = pty.openpty()
    yield player, program
    os.close(player)
    os.close(program)


def test_a_line_is_edited_at_a_real_terminal(screen: tuple[int, int]) -> None:
    player, program = screen
    with Inbox(program, program) as inbox:
        inbox.prompt("Ada > ")
        os.write(player, f"7{LEFT}1\r".encode())
        assert inbox.line() == "17"
        shown = os.read(player, 1000).decode()
        os.write(player, b"\x04")
        with pytest.raises(Gone):
            inbox.line()

    assert shown.endswith("\rAda > 17\x1b[K\r\n") and "\x1b[D" not in shown.replace("\x1b[1D", "")
