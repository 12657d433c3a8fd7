"""Edits a line at a terminal: what keys do to it, and how it is drawn. Reads and writes nothing itself."""

import codecs
import re
from collections.abc import Callable, Mapping

from rich.cells import cell_len

LINE_MAX, HISTORY_MAX = 4096, 100
"""Maximum characters of a line, and maximum lines that the arrow keys bring back; the rest is dropped."""

_KEY = re.compile(r"\x1b(?:\[[0-9;]*[@-~]|O[A-Za-z]|[^\[O])|[^\x1b]", re.DOTALL)
_UNFINISHED = re.compile(r"\x1b(?:\[[0-9;]*|O)?\Z")


class LineEditor:
    """A line that is being typed. text: all of it; at: the cursor's place, in characters from 0."""

    def __init__(self) -> None:
        self.text, self.at = "", 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._ahead = ""
        self._history: list[str] = []
        self._recalled = 0

    def type(self, typed: bytes) -> None:
        """Add typed bytes; `line` reads them."""
        self._ahead = (self._ahead + self._decoder.decode(typed))[:LINE_MAX]

    def line(self) -> str | None:
        """Apply the typed keys up to the end of a line, and return the line.

        Raises EOFError for Ctrl+D on an empty line.
        """
        while found := _KEY.match(self._ahead):
            self._ahead = self._ahead[found.end() :]
            if found[0] in "\r\n":
                return self._finished()
            self._press(found[0])
        if not _UNFINISHED.match(self._ahead):
            self._ahead = ""
        return None

    def clear(self) -> None:
        """Discard what was typed."""
        self.text, self.at, self._ahead = "", 0, ""
        self._recalled = len(self._history)

    def drawn(self, prompt: str, columns: int) -> str:
        """Return the prompt and as much of the line as fits after it, with the cursor in its place, for a terminal."""
        room = max(1, columns - cell_len(prompt) - 1)
        start = 0
        while cell_len(self.text[start : self.at]) > room:
            start += 1
        end = len(self.text)
        while cell_len(self.text[start:end]) > room:
            end -= 1
        back = cell_len(self.text[self.at : end])
        return f"\r{prompt}{self.text[start:end]}\x1b[K" + (f"\x1b[{back}D" if back else "")

    def _press(self, key: str) -> None:
        if key in KEYS:
            KEYS[key](self)
        elif key.isprintable() and len(self.text) < LINE_MAX:
            self.text = self.text[: self.at] + key + self.text[self.at :]
            self.at += 1

    def _finished(self) -> str:
        line = self.text
        if line and self._history[-1:] != [line]:
            self._history = [*self._history, line][-HISTORY_MAX:]
        self.text, self.at, self._recalled = "", 0, len(self._history)
        return line

    def move(self, by: int) -> None:
        """Move the cursor by some characters."""
        self.at = max(0, min(len(self.text), self.at + by))

    def cut(self, start: int, end: int) -> None:
        """Delete the characters from `start` to before `end`, and place the cursor there."""
        start, end = max(0, start), min(len(self.text), end)
        self.text, self.at = self.text[:start] + self.text[end:], start

    def word(self) -> int:
        """Return where the word before the cursor begins."""
        return self.text[: self.at].rstrip().rfind(" ") + 1

    def recall(self, by: int) -> None:
        """Bring back an earlier line, or a later one of those."""
        self._recalled = max(0, min(len(self._history), self._recalled + by))
        self.text = "".join(self._history[self._recalled : self._recalled + 1])
        self.at = len(self.text)

    def leave(self) -> None:
        """Delete the character under the cursor; on an empty line, end the input. Raises EOFError."""
        if not self.text:
            raise EOFError
        self.cut(self.at, self.at + 1)


Key = Callable[[LineEditor], None]


def keys(*names: str, does: Key) -> dict[str, Key]:
    """Return keys that do the same."""
    return dict.fromkeys(names, does)


KEYS: Mapping[str, Key] = {
    **keys("\x1b[D", "\x1bOD", "\x02", does=lambda line: line.move(-1)),
    **keys("\x1b[C", "\x1bOC", "\x06", does=lambda line: line.move(1)),
    **keys("\x1b[H", "\x1bOH", "\x1b[1~", "\x01", does=lambda line: line.move(-LINE_MAX)),
    **keys("\x1b[F", "\x1bOF", "\x1b[4~", "\x05", does=lambda line: line.move(LINE_MAX)),
    **keys("\x1b[A", "\x1bOA", "\x10", does=lambda line: line.recall(-1)),
    **keys("\x1b[B", "\x1bOB", "\x0e", does=lambda line: line.recall(1)),
    **keys("\x08", "\x7f", does=lambda line: line.cut(line.at - 1, line.at)),
    **keys("\x1b[3~", does=lambda line: line.cut(line.at, line.at + 1)),
    **keys("\x04", does=LineEditor.leave),
    **keys("\x15", does=lambda line: line.cut(0, line.at)),
    **keys("\x0b", does=lambda line: line.cut(line.at, LINE_MAX)),
    **keys("\x17", does=lambda line: line.cut(line.word(), line.at)),
}
"""What a terminal sends for arrow keys, Home, End, Delete, and the usual control keys."""
