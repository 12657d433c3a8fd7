"""How the command line looks: one console, colours for verdicts, and nothing printed that could move the cursor."""

import os
import sys
from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console

STYLES = {"ok": "green", "unsigned": "yellow", "sealed": "yellow", "skipped": "dim", "failed": "bold red"}
"""Of an audit's verdicts."""

PLAIN_WIDTH = 120


def console() -> "Console":
    """The terminal, or what standard output was turned to; that is wide enough for a board."""
    from rich.console import Console

    is_plain = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, width=PLAIN_WIDTH if is_plain else None)


def printable(text: str) -> str:
    """The text without characters that a terminal would obey: an archive may come from anyone."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


def fail(message: str, code: int = 1) -> NoReturn:
    """Say on standard error what is wrong, and end with this exit code."""
    print(f"hourglass: {message}", file=sys.stderr)
    raise typer.Exit(code)
