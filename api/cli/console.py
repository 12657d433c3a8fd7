"""Output of the command line: one console, colours for verdicts, and no characters that could move the cursor."""

import os
import re
import sys
from typing import IO, TYPE_CHECKING, Any, NoReturn, cast

import typer

if TYPE_CHECKING:
    from rich.console import Console

STYLES = {"ok": "green", "unsigned": "yellow", "sealed": "yellow", "skipped": "dim", "failed": "bold red"}
"""The styles of an audit's verdicts."""

PLAIN_WIDTH = 120
ERROR_MAX = 500
"""The maximum length of an error line, in characters."""

ISOLATES = ("\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}")
_TRAILING = re.compile(r" +(?=\n)")


class Trimmed:
    """A stream that removes trailing blanks from lines, which tables and paddings add."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write whole lines."""
        return self._stream.write(_TRAILING.sub("", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def console() -> "Console":
    """Return the console for standard output; wide enough for a board if that is not a terminal."""
    from rich.console import Console

    is_plain = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(file=cast(IO[str], Trimmed(sys.stdout)), highlight=False, width=PLAIN_WIDTH if is_plain else None)


def printable(text: str) -> str:
    """Replace characters that a terminal would obey, since anyone may have made an archive. Isolates are left out: most
    terminals write everything from left to right.
    """
    shown = (one for one in text if one not in ISOLATES)
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in shown)


def counted(count: int, one: str, several: str = "") -> str:
    """Return a number with its noun: `1 undo`, `2 undos`."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def one_line(text: str) -> str:
    """Return the text as one printable line, cut off if it is long."""
    line = printable(" ".join(text.split()))
    return line if len(line) <= ERROR_MAX else line[:ERROR_MAX] + " ..."


def fail(*messages: str, code: int = 1) -> NoReturn:
    """Print what is wrong on standard error, one message a line, and exit with this code."""
    print("hourglass:", "\n".join(map(one_line, messages)), file=sys.stderr)
    raise typer.Exit(code)
