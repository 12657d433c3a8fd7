"""The sheet as a self-contained page that prints on A4."""

from collections.abc import Mapping
from html import escape
from typing import Any

from projections.materia_prima.sheet.lettering import plain
from projections.materia_prima.sheet.picture import HEIGHT, pages, svg
from projections.text.messages import Messages

STYLE = """\
@page { size: A4 portrait; margin: 0 }
body { margin: 0; background: #d9d2c2 }
svg { display: block; width: 210mm; height: 297mm; max-width: 100%; margin: 6mm auto; box-shadow: 0 1mm 4mm #0005 }
@media screen and (max-width: 220mm) { svg { height: auto; margin: 0 auto 2mm } }
@media print {
  svg { margin: 0; box-shadow: none; break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  svg:last-child { break-after: auto }
}
"""


def page(view: Mapping[str, Any], messages: Messages) -> str:
    """Return an HTML document of the sheet's pages, one for each sheet of paper. view: the filled-in sheet."""
    title = f"{plain(view['campaign'])} – {messages.say('sheet-title')}"
    sheets = "\n".join(svg([one], HEIGHT, view, messages) for one in pages(view, messages))
    return (
        f'<!doctype html>\n<html lang="{messages.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{sheets}\n</body>\n</html>\n"
    )
