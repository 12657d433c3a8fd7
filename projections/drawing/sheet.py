"""Sheets of paper: A4 pages as one SVG picture, and as a self-contained page that prints."""

from collections.abc import Iterable, Sequence
from html import escape
from xml.etree.ElementTree import Element, tostring

from projections.drawing.nodes import group, node

WIDTH, HEIGHT = 210, 297
"""The size of a page, in millimetres."""
FONTS = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', P052, 'DejaVu Serif', serif"
STYLE = """\
@page { size: A4 portrait; margin: 0 }
body { margin: 0; background: #d9d2c2 }
svg { display: block; width: 210mm; height: 297mm; max-width: 100%; margin: 6mm auto; box-shadow: 0 1mm 4mm #0005 }
@media screen and (max-width: 220mm) { svg { height: auto; margin: 0 auto 2mm } }
@media screen and (prefers-color-scheme: dark) { body { background: #1d1a15 } }
@media print {
  body { background: none }
  svg { margin: 0; box-shadow: none; break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  svg:last-child { break-after: auto }
}
"""


def picture(pages: Sequence[Element], title: str, language: str) -> str:
    """Return the pages as one SVG picture, the first on top."""
    sheets = [group([page], transform=f"translate(0 {index * HEIGHT})") for index, page in enumerate(pages)]
    return svg(sheets, HEIGHT * len(sheets), title, language)


def svg(parts: Iterable[Element], height: int, title: str, language: str) -> str:
    """Return a whole picture. height: in millimetres."""
    root = node(
        "svg",
        node("title", text=title),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        width=f"{WIDTH}mm",
        height=f"{height}mm",
        viewBox=f"0 0 {WIDTH} {height}",
        lang=language,
        role="img",
        font_family=FONTS,
    )
    return tostring(root, "unicode")


def page(pages: Iterable[Element], title: str, language: str) -> str:
    """Return an HTML document with a picture for each sheet of paper."""
    sheets = "\n".join(svg([one], HEIGHT, title, language) for one in pages)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{sheets}\n</body>\n</html>\n"
    )
