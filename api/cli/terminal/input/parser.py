"""What a typed line means."""

import re

from msgspec import Struct

from projections.text.typography import typographic

LETTERS = "?abcdefghilmnoqrsuvwy+-"
"""The letters of the commands."""
NUMBER_DIGITS_MAX = 9
LINE_MAX = 200
"""How many letters of a line count: no label or name is longer, and messages repeat them."""

_ORDER = re.compile(rf"([{re.escape(LETTERS)}]) ?(\d{{1,{NUMBER_DIGITS_MAX}}})?", re.ASCII)


class Pick(Struct, frozen=True):
    """Take the option with this number."""

    number: int


class Letter(Struct, frozen=True):
    """A command by its letter. number: the one that may follow it."""

    letter: str
    number: int | None = None


class Inquiry(Struct, frozen=True):
    """Describe the things with this name."""

    name: str


class Why(Struct, frozen=True):
    """Explain the numbers with this name."""

    name: str


class Note(Struct, frozen=True):
    """Add this note to those of the table."""

    text: str


class Rules(Struct, frozen=True):
    """Tell the rule with this id, or the rules with these words."""

    words: str


class Around(Struct, frozen=True):
    """Do something around the table. letter: `p` for its seats, `t` for how a player is called."""

    letter: str
    words: str


class Filter(Struct, frozen=True):
    """Show the options that contain these words; all options without words."""

    words: str


class Enter(Struct, frozen=True):
    """Enter alone."""


def read(line: str) -> Pick | Letter | Inquiry | Why | Note | Rules | Around | Filter | Enter:
    """Return what this line means. A slash before words that look like a command makes them words."""
    line = " ".join(line.split())[:LINE_MAX].rstrip()
    if not line:
        return Enter()
    if line.isascii() and line.isdigit() and len(line) <= NUMBER_DIGITS_MAX:
        return Pick(int(line))
    if line.lower() in ("p", "t"):
        return Around(line.lower(), "")
    if order := _ORDER.fullmatch(line.lower().replace("j", "y") if len(line) == 1 else line.lower()):
        return Letter(order[1], int(order[2]) if order[2] else None)
    if line[:2].lower() == "n ":
        return Note(line[2:])
    if line[:2].lower() in ("p ", "t "):
        return Around(line[0].lower(), line[2:])
    line = typographic(line)  # as in the texts in which it is looked for
    if line[:2].lower() == "i ":
        return Inquiry(line[2:])
    if line[:2].lower() == "w ":
        return Why(line[2:])
    if line[:2].lower() == "r ":
        return Rules(line[2:])
    return Filter(line.removeprefix("/"))
