"""The formats of sheets and of papers: which one a request wants, and the headers of the answer."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from fastapi import Query, Request

from api.shared.openapi.description import SVG, TEXT
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
FORMAT = "The format; by default the one that the Accept header prefers, else JSON."
WantedFormat = Annotated[Format | None, Query(description=FORMAT, examples=["html"])]
PAPERS: tuple[Format, ...] = ("json", "html", "text")
"""The formats of what is told in words, such as a journal."""
WantedPaper = Annotated[Literal["json", "html", "text"] | None, Query(description=FORMAT, examples=["html"])]
WantedPage = Annotated[Literal["json", "html"] | None, Query(description=FORMAT, examples=["html"])]
OTHER_PAPERS = (("text/html", "<!doctype html><title>The Long Winter</title>"), (TEXT, "The Long Winter\n"))
"""Examples of the formats beside JSON."""


def wanted_format(request: Request, named: Format | None, offered: Iterable[Format]) -> Format:
    """Return the format that a request names, or else prefers by its Accept header among those offered."""
    return named or accepted_format(request.headers.get("accept", ""), offered)


def told_apart(format: Format, names: Any) -> Any:
    """Return what an ETag holds beside the version: the format, unless it is JSON, and names that may change."""
    return names if format == "json" else [format, names]


def accepted_format(accept: str, offered: Iterable[Format]) -> Format:
    """Return the format that an Accept header prefers among those offered; the first of equals, JSON for none."""
    weights = weights_of(accept)
    media = {MEDIA[format].partition(";")[0]: format for format in offered}
    named = [one for one, weight in weights.items() if one in media and weight > 0]
    return media[max(named, key=weights.__getitem__)] if named else "json"
