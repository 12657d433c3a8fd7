"""The formats of sheets: which one a request wants, and the headers of the answer."""

from typing import Annotated, Literal

from fastapi import Query

from api.shared.openapi.description import SVG
from api.shared.words.accept import weights_of

Format = Literal["json", "svg", "html", "text"]
MEDIA: dict[Format, str] = {
    "json": "application/json",
    "svg": SVG,
    "html": "text/html; charset=utf-8",
    "text": "text/plain; charset=utf-8",
}
"""The formats of a sheet, with their media types."""
SHEET_HEADERS = {
    "Vary": "Authorization, Accept",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
}
"""Anyone can choose the names on a sheet: with these headers no script in them runs and nothing is loaded."""
WantedFormat = Annotated[
    Format | None,
    Query(description="The format; by default the one that the Accept header prefers, else JSON.", examples=["html"]),
]


def accepted_format(accept: str, *, drawn: bool) -> Format:
    """Return the format that an Accept header prefers among those that the game has; the first of equals, JSON for
    none. drawn: whether it has others than JSON.
    """
    weights = weights_of(accept)
    offered = {media.partition(";")[0]: format for format, media in MEDIA.items() if drawn or format == "json"}
    named = [media for media, weight in weights.items() if media in offered and weight > 0]
    return offered[max(named, key=weights.__getitem__)] if named else "json"
