"""Lettering: how wide a text is, and how it is made to fit. A picture is drawn without knowing the reader's fonts.

Widths are those of a wide serif face, so that the text is narrower with any other.
"""

from collections.abc import Iterator
from unicodedata import category, east_asian_width

ELLIPSIS = "…"
JOINER = "\N{ZERO WIDTH JOINER}"
"""The character that joins several emoji into one."""

WIDTHS = (
    (0.34, " ',-./:;\\ijl|’·"),
    (0.42, "!()IJ[]ft"),
    (0.53, '"*?_`rsz“„”'),
    (0.66, "abcdeghknopquvxyßàáâäçèéêëíìîïñóòôöùúûü0123456789${}"),
    (0.86, "ABCDEFGKLOPQRSTUVXYZÄÖÜÉÈÀÇ#+<=>^~"),
    (0.96, "HNmw&æ"),
)
"""Widths as parts of the size, with the characters that are at most this wide."""

WIDTH_OF = {one: width for width, characters in WIDTHS for one in characters}
OTHER, FULL = 1.1, 1.3
"""The widths of a character of any other alphabet, and of one that fills a square, such as an emoji."""

MARKS_MAX = 2
"""The most accents on a letter."""


def plain(text: str) -> str:
    """Return a text that is safe to show: on one line, without control characters, reversals of direction or heaps of
    accents.

    Names are free text from players.
    """
    return "".join(tame(" ".join(text.split())))


def tame(text: str) -> Iterator[str]:
    """Yield the characters that may be shown."""
    heaped = 0
    for one in text:
        heaped = heaped + 1 if category(one).startswith("M") else 0
        if heaped <= MARKS_MAX and (one.isprintable() or one == JOINER):
            yield one


def width(text: str, size: float) -> float:
    """Return the width of a text of this size, in the unit of the size."""
    return size * sum(map(width_of, text))


def width_of(one: str) -> float:
    """Return the width of a character, as a part of the size."""
    if one == JOINER or category(one).startswith("M"):
        return 0
    return WIDTH_OF.get(one) or (FULL if east_asian_width(one) in "WF" else OTHER)


def fitted(text: str, room: float, size: float, smallest: float) -> tuple[str, float]:
    """Return a text and its size so that it fits: smaller if necessary, and cut off if that is not enough."""
    text = plain(text)
    wanted = width(text, size)
    if wanted <= room:
        return text, size
    return cut(text, room, smallest), max(smallest, size * room / wanted)


def cut(text: str, room: float, size: float) -> str:
    """Return as much of a text as fits, with an ellipsis if it is cut off."""
    if width(text, size) <= room + 1e-9:
        return text
    shortened = text
    while shortened and width(shortened + ELLIPSIS, size) > room:
        shortened = shortened[:-1]
    return shortened.rstrip(" " + JOINER) + ELLIPSIS
