"""Turns a picture for a terminal into SVG: the same signs and colours, in cells of one size."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from projections.drawing.canvas import Span, id_in, plain, width

CELL_WIDTH, CELL_HEIGHT, MARGIN = 9, 18, 18
PAPER, INK = "#1d1b18", "#e6e0d2"
FONTS = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"
BASE_LINE, FONT_SIZE = 13.5, 15
NO_BREAK = "\u00a0"
"""Stands for a blank, as SVG shows several blanks as one."""
COLOURS = {"white": "#ffffff"}
"""Names of colours that pictures use besides `#rrggbb`."""

_MARKUP = re.compile(r"\[(?P<style>[^\]/][^\]]*)\](?P<text>(?:\\\[|[^\[])*)\[/\]|(?P<plain>(?:\\\[|[^\[])+)", re.DOTALL)
_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Ink(NamedTuple):
    """The parts of a style. ground: the colour behind the text, None for the picture's own."""

    colour: str
    ground: str | None
    bold: bool


def svg(lines: Sequence[str], title: str, language: str, names: Mapping[str, str] = {}) -> str:
    """Draw lines of rich markup. title: what the picture shows, for screen readers; names: of the drawn things, by id.

    Each thing is a group with its id as `data-id` and its name as title.
    """
    return tostring(drawing(lines, title, language, names), "unicode")


def drawing(lines: Sequence[str], title: str, language: str, names: Mapping[str, str] = {}) -> Element:
    """Return the same as an element, which may stand in another picture."""
    rows = [list(spans(line)) for line in lines]
    columns = max((sum(len(text) for text, _ in row) for row in rows), default=0)
    across, height = columns * CELL_WIDTH + 2 * MARGIN, len(rows) * CELL_HEIGHT + 2 * MARGIN
    shape = {"width": f"{across}", "height": f"{height}", "viewBox": f"0 0 {across} {height}", "lang": language}
    root = Element("svg", shape | {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "font-family": FONTS})
    SubElement(root, "title").text = written(title)
    SubElement(root, "rect", {"width": f"{across}", "height": f"{height}", "rx": "8", "fill": PAPER})
    inner = SubElement(root, "g", {"font-size": f"{FONT_SIZE}", "shape-rendering": "crispEdges"})
    for number, row in enumerate(rows):
        inner.extend(grouped(row, MARGIN + number * CELL_HEIGHT, names))
    return root


def grouped(row: Iterable[Span], y: int, names: Mapping[str, str]) -> Iterator[Element]:
    """Yield what is drawn in a row, all of a thing in one group. y: its upper edge."""
    x = MARGIN
    for id, run in groupby(row, key=lambda span: id_in(span[1])):
        parts = list(run)
        if id is None:
            yield from drawn(parts, x, y)
        else:
            group = Element("g", {"data-id": written(id)})
            SubElement(group, "title").text = written(names.get(id) or "".join(text for text, _ in parts).strip())
            group.extend(drawn(parts, x, y))
            yield group
        x += width(parts) * CELL_WIDTH


def drawn(row: Iterable[Span], x: int, y: int) -> Iterator[Element]:
    """Yield the backgrounds and texts of spans. x, y: their left and upper edge."""
    for text, style in row:
        ink, columns = ink_of(plain(style)), len(text) * CELL_WIDTH
        if ink.ground:
            yield Element(
                "rect",
                {"x": f"{x}", "y": f"{y}", "width": f"{columns}", "height": f"{CELL_HEIGHT}", "fill": ink.ground},
            )
        if text.strip():
            yield lettering(text, x, y, ink)
        x += columns


def lettering(text: str, x: int, y: int, ink: Ink) -> Element:
    """Draw a text without the blanks around it, as wide as its cells in any font."""
    inner = text.strip()
    left = x + (len(text) - len(text.lstrip())) * CELL_WIDTH
    place = {"x": f"{left}", "y": f"{y + BASE_LINE}", "textLength": f"{len(inner) * CELL_WIDTH}"}
    weight = {"font-weight": "bold"} if ink.bold else {}
    made = Element("text", place | {"lengthAdjust": "spacingAndGlyphs", "fill": ink.colour} | weight)
    made.text = written(inner).replace(" ", NO_BREAK)
    return made


def written(text: str) -> str:
    """Replace what XML cannot hold, such as control characters in a pack's text, by the replacement character."""
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", text)


def spans(line: str) -> Iterator[Span]:
    """Yield the spans of a line of rich markup. Styles are not nested."""
    for found in _MARKUP.finditer(line):
        text = found["plain"] if found["style"] is None else found["text"]
        yield text.replace("\\[", "["), found["style"] or ""


def ink_of(style: str) -> Ink:
    """Read a style: `bold #rrggbb on #rrggbb` or a part of it. Unknown words are ignored."""
    front, _, behind = f" {style}".partition(" on ")
    words = front.split()
    colour = next((known for word in words if (known := colour_of(word))), INK)
    return Ink(colour, colour_of(behind.strip()), "bold" in words)


def colour_of(word: str) -> str | None:
    """Return a colour as SVG writes it; None if the word is no colour."""
    return word if _COLOUR.fullmatch(word) else COLOURS.get(word)
