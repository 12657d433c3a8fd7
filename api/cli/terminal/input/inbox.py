"""Input while somebody plays: typed lines, and a bell that rings for news."""

import os
import select
import signal
import socket
import termios
from typing import Any

from api.cli.terminal.input.line_editor import LineEditor

LINE_BYTES_MAX = 4096
"""The maximum length of a typed line; the rest is cut off."""

LFLAG = 3
"""The index of the local modes in the result of `termios.tcgetattr`."""


class Gone(Exception):
    """Nothing more will be typed."""


class Inbox:
    """The lines of one file, and a bell that other threads may ring. Use it in a `with`: it changes the terminal's
    modes.

    If both ends are a terminal, arrow keys edit the line and bring back earlier ones.
    """

    def __init__(self, source: int, screen: int | None = None) -> None:
        """source: the descriptor of a terminal, a pipe or a file; screen: where an edited line is drawn."""
        self._source, self._screen = source, screen
        self._typed = b""
        self._returned: list[str] = []
        self._prompt = ""
        self._editor = LineEditor() if is_editable(source, screen) else None
        self._modes: list[Any] | None = None
        self._hears, self._rings = socket.socketpair()
        self._rings.setblocking(False)

    def __enter__(self) -> "Inbox":
        if self._editor is not None:
            self._modes = termios.tcgetattr(self._source)
            self._take_keys()
            signal.signal(signal.SIGCONT, lambda *_: self._take_keys())  # the shell has set its own modes meanwhile
        return self

    def __exit__(self, *_: object) -> None:
        if self._modes is not None:
            signal.signal(signal.SIGCONT, signal.SIG_DFL)
            termios.tcsetattr(self._source, termios.TCSADRAIN, self._modes)

    def ring(self) -> None:
        """Signal news. May be called from any thread."""
        try:
            self._rings.send(b"!")
        except BlockingIOError:
            return  # it has rung often enough

    def prompt(self, text: str) -> None:
        """Set the text before an edited line."""
        self._prompt = text

    def line(self) -> str:
        """Return the next line, whatever else happens. Raises Gone."""
        while True:
            line = self._next([self._source])
            if line is not None:
                return line

    def line_or_news(self) -> str | None:
        """Return the next line, or None if the bell rings first. Raises Gone."""
        return self._next([self._source, self._hears])

    def give_back(self, line: str) -> None:
        """Return this line next."""
        self._returned.append(line)

    def drop(self) -> None:
        """Discard a line that is being typed at a terminal: it was meant for another question."""
        if self._editor is not None:
            self._editor.clear()
        if os.isatty(self._source):
            termios.tcflush(self._source, termios.TCIFLUSH)

    def _next(self, sources: list[int | socket.socket]) -> str | None:
        if self._returned:
            return self._returned.pop()
        while (line := self._whole_line()) is None:
            ready, _, _ = select.select(sources, [], [])
            if self._hears in ready:
                self._hears.recv(LINE_BYTES_MAX)
                return None
            self._read()
        return line.strip()

    def _whole_line(self) -> str | None:
        """Return the next completely typed line."""
        if self._editor is not None:
            return self._edited()
        if b"\n" not in self._typed:
            return None
        line, _, self._typed = self._typed.partition(b"\n")
        return line[:LINE_BYTES_MAX].decode("utf-8", "replace")

    def _edited(self) -> str | None:
        assert self._editor is not None and self._screen is not None
        before = self._editor.text, self._editor.at
        try:
            line = self._editor.line()
        except EOFError:
            raise Gone from None
        if line is not None:
            drawn = f"\r{self._prompt}{line}\x1b[K\n"
        elif (self._editor.text, self._editor.at) == before:
            return None
        else:
            drawn = self._editor.drawn(self._prompt, os.get_terminal_size(self._screen).columns)
        os.write(self._screen, drawn.encode("utf-8", "replace"))
        return line

    def _read(self) -> None:
        """Read what is available. Store only the start of a line that is too long; the end of the input ends a line."""
        more = os.read(self._source, LINE_BYTES_MAX)
        if not more and not self._typed:
            raise Gone
        if self._editor is not None:
            self._editor.type(more)
            return
        self._typed += more if len(self._typed) < LINE_BYTES_MAX or b"\n" in more else b""
        if not more:
            self._typed += b"\n"

    def _take_keys(self) -> None:
        """Make the terminal pass on each key at once and show none, so that the line can be edited here."""
        modes = termios.tcgetattr(self._source)
        modes[LFLAG] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(self._source, termios.TCSADRAIN, modes)


def is_editable(source: int, screen: int | None) -> bool:
    """Return whether lines can be edited: both ends are terminals that can move the cursor."""
    return screen is not None and os.isatty(source) and os.isatty(screen) and os.environ.get("TERM", "dumb") != "dumb"
