"""How the command line looks: one console, colours for verdicts, and nothing printed that could move the cursor."""

import os
import re
import sys
from typing import IO, TYPE_CHECKING, Any, NoReturn, cast

import typer

if TYPE_CHECKING:
    from rich.console import Console

STYLES = {"ok": "green", "unsigned": "yellow", "sealed": "yellow", "skipped": "dim", "failed": "bold red"}
"""Of an audit's verdicts."""

PLAIN_WIDTH = 120
ERROR_MAX = 500
"""Characters of a line that says what is wrong."""

_TRAILING = re.compile(r" +(?=\n)")


class Trimmed:
    """A stream whose lines end where their text does: tables and paddings fill lines up with blanks."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write whole lines."""
        return self._stream.write(_TRAILING.sub("", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def console() -> "Console":
    """The terminal, or what standard output was turned to; that is wide enough for a board."""
    from rich.console import Console

    is_plain = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(file=cast(IO[str], Trimmed(sys.stdout)), highlight=False, width=PLAIN_WIDTH if is_plain else None)


def printable(text: str) -> str:
    """The text without characters that a terminal would obey: an archive may come from anyone."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def counted(count: int, one: str, several: str = "") -> str:
    """A number with its noun: `1 undo`, `2 undos`."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def one_line(text: str) -> str:
    """The text as one printable line, cut off where it gets long."""
    line = printable(" ".join(text.split()))
    return line if len(line) <= ERROR_MAX else line[:ERROR_MAX] + " ..."


def fail(*messages: str, code: int = 1) -> NoReturn:
    """Say on standard error what is wrong, a line each, and end with this exit code."""
    print("hourglass:", "\n".join(map(one_line, messages)), file=sys.stderr)
    raise typer.Exit(code)
