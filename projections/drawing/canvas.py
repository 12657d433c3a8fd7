"""Coloured text for a terminal: a grid of characters with styles, and lines of rich markup from it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

Span = tuple[str, str]
"""A text and its style, "" for none. A style may end with `link` and the id of the thing that is drawn."""
_LINK = re.compile(r"\s*\blink (?P<id>\S+)")
LIKE_BACKSLASH = "\N{REVERSE SOLIDUS OPERATOR}"
"""Stands for a backslash that markup would read together with the bracket after it."""
_WORDS = re.compile(r"(\s*)(\S+)")
_ESCAPES = re.compile(r"\\(?=\\*(?:\[|\Z))")


class Canvas:
    """A grid of characters that grows as it is painted, from the top left."""

    def __init__(self) -> None:
        self._rows: list[list[Span]] = []

    def paint(self, x: int, y: int, spans: Iterable[Span]) -> None:
        """Put spans on a row, one after another. Cells that nothing was painted on stay blank."""
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        cells = [(character, style) for text, style in spans for character in text]
        row.extend([(" ", "")] * (x + len(cells) - len(row)))
        row[x : x + len(cells)] = cells

    def lines(self) -> list[list[Span]]:
        """Return the rows, with neighbours of one style joined."""
        return [joined(row) for row in self._rows]


def joined(row: Sequence[Span]) -> list[Span]:
    """Join neighbours of one style into one span."""
    return [("".join(text for text, _ in run), style) for style, run in groupby(row, key=lambda span: span[1])]


def of_thing(span: Span, id: str) -> Span:
    """Return a span that draws a thing, by its id."""
    text, style = span
    return text, f"{plain(style)} link {id}".strip()


def listed(things: Iterable[tuple[str, str]], style: str, between: str = ", ") -> list[Span]:
    """Return names that draw things, one after another. things: (name, id)."""
    return [span for name, id in things for span in ((between, style), of_thing((name, style), id))][1:]


def id_in(style: str) -> str | None:
    """Return the id of the thing that is drawn in a style; None for none."""
    found = _LINK.search(style)
    return found["id"] if found else None


def plain(style: str) -> str:
    """Return a style without the thing that is drawn."""
    return _LINK.sub("", style)


def width(spans: Iterable[Span]) -> int:
    """Return how many columns spans take."""
    return sum(len(text) for text, _ in spans)


def padded(spans: Sequence[Span], columns: int) -> list[Span]:
    """Return spans on a line of so many columns, blanks after them."""
    return [*spans, (" " * max(0, columns - width(spans)), "")]


def centred(spans: Sequence[Span], columns: int, style: str) -> list[Span]:
    """Return spans in the middle of so many columns. What does not fit is cut off on the right."""
    shown = cut(spans, columns)
    left = (columns - width(shown)) // 2
    return [(" " * left, style), *shown, (" " * (columns - width(shown) - left), style)]


def cut(spans: Sequence[Span], columns: int) -> list[Span]:
    """Return as much of the spans as fits into so many columns."""
    shown: list[Span] = []
    for text, style in spans:
        fits = text[: max(0, columns - width(shown))]
        if fits:
            shown.append((fits, style))
    return shown


def markup(spans: Iterable[Span]) -> str:
    """Return spans as rich markup."""
    return "".join(f"[{style}]{escaped(text)}[/]" if style else escaped(text) for text, style in spans)


def escaped(text: str) -> str:
    """Escape text so that markup shows it unchanged, whatever comes after it."""
    return _ESCAPES.sub(LIKE_BACKSLASH, text).replace("[", "\\[")


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """Break a text at spaces into lines of so many columns. Lines after the first are indented."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}" if line.strip() else line + word
        if len(longer) > columns and line.strip():
            lines.append(line)
            longer = indent + word
        line = longer
    return [*lines, line] if line else lines


def wrapped_spans(spans: Iterable[Span], columns: int, indent: str = "") -> list[list[Span]]:
    """Break spans at spaces as `wrapped` breaks their text. Each part of a broken span keeps its style."""
    parts = list(spans)
    styles = (style for text, style in parts for sign in text if not sign.isspace())
    return [styled(line, styles) for line in wrapped("".join(text for text, _ in parts), columns, indent)]


def styled(line: str, styles: Iterator[str]) -> list[Span]:
    """Return a line as spans. styles: of its signs without blanks; a blank has the style of the signs around it."""
    cells: list[Span] = []
    for blank, word in _WORDS.findall(line):
        signs = [(sign, next(styles)) for sign in word]
        around = signs[0][1]
        is_within = bool(cells) and cells[-1][1] == around
        cells += [(" ", around if is_within else plain(around))] * len(blank) + signs
    return joined(cells)


def flowing(parts: Iterable[list[Span]], columns: int) -> list[list[Span]]:
    """Put parts one after another, on as many lines of so many columns as they need."""
    lines: list[list[Span]] = [[]]
    for part in parts:
        if width(lines[-1]) + width(part) > columns:
            lines.append([])
        lines[-1] += part
    return lines
