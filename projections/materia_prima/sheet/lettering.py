"""How much room a text takes, and how it is made to fit; a picture is drawn without knowing the reader's fonts.

Widths are those of a wide serif face, so that with any other the text is narrower.
"""

from collections.abc import Iterator
from unicodedata import category, east_asian_width

ELLIPSIS = "…"
JOINER = "\N{ZERO WIDTH JOINER}"
"""Holds one emoji together that is made of several."""

WIDTHS = (
    (0.34, " ',-./:;\\ijl|’·"),
    (0.42, "!()IJ[]ft"),
    (0.53, '"*?_`rsz“„”'),
    (0.66, "abcdeghknopquvxyßàáâäçèéêëíìîïñóòôöùúûü0123456789${}"),
    (0.86, "ABCDEFGKLOPQRSTUVXYZÄÖÜÉÈÀÇ#+<=>^~"),
    (0.96, "HNmw&æ"),
)
"""Widths in parts of the size, and the characters that are at most so wide."""

WIDTH_OF = {one: width for width, characters in WIDTHS for one in characters}
OTHER, FULL = 1.1, 1.3
"""Widths of a character of any other alphabet, and of one that fills a square, an emoji for one."""

MARKS_MAX = 2
"""So many accents may be heaped on a letter."""


def plain(text: str) -> str:
    """A text as it may be shown: on one line, without control characters, reversals of direction or heaps of accents.

    A name is whatever somebody typed.
    """
    return "".join(tame(" ".join(text.split())))


def tame(text: str) -> Iterator[str]:
    """The characters that may be shown."""
    heaped = 0
    for one in text:
        heaped = heaped + 1 if category(one).startswith("M") else 0
        if heaped <= MARKS_MAX and (one.isprintable() or one == JOINER):
            yield one


def width(text: str, size: float) -> float:
    """The room that a text of this size takes, in the unit of the size."""
    return size * sum(map(width_of, text))


def width_of(one: str) -> float:
    """The width of a character, in parts of the size."""
    if one == JOINER or category(one).startswith("M"):
        return 0
    return WIDTH_OF.get(one) or (FULL if east_asian_width(one) in "WF" else OTHER)


def fitted(text: str, room: float, size: float, smallest: float) -> tuple[str, float]:
    """A text and its size, so that it fits: smaller if need be, and cut off where that is not enough."""
    text = plain(text)
    wanted = width(text, size)
    if wanted <= room:
        return text, size
    return cut(text, room, smallest), max(smallest, size * room / wanted)


def cut(text: str, room: float, size: float) -> str:
    """As much of a text as fits, with an ellipsis where it is cut off."""
    if width(text, size) <= room + 1e-9:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept.rstrip(" " + JOINER) + ELLIPSIS
