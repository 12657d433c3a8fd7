"""The page that a browser gets for a missing address. Programs get the problem document instead."""

from pathlib import Path

from fastapi import Request, Response

from api.shared.words.accept import language_of, weights_of
from api.web.pages import FENCED

HTML, JSON = "text/html", ("application/json", "application/problem+json")
TEMPLATE = (Path(__file__).parents[1] / "static" / "missing.html").read_text("utf-8")
WORDS = {
    "en": {
        "title": "There is no such page",
        "says": "The address may be mistyped, or was cut off when it was copied.",
        "way": "All public tables",
    },
    "de": {
        "title": "Diese Seite gibt es nicht",
        "says": "Vielleicht enthält die Adresse einen Tippfehler oder wurde beim Kopieren abgeschnitten.",
        "way": "Alle öffentlichen Tische",
    },
}


def missing_page(request: Request) -> Response | None:
    """Return the page in the reader's language, with status 404; None for API paths and for clients that prefer no
    HTML.
    """
    path = request.scope["path"]
    if path.startswith("/v1/") or not wants_page(request.headers.get("accept", "")):
        return None
    lang = language_of(request.headers, request.query_params) or "en"
    up = "../" * (path.count("/") - 1)
    headers = {**FENCED, "Cache-Control": "no-store", "Vary": "Accept, Accept-Language"}
    return Response(TEMPLATE.format(lang=lang, up=up, **WORDS[lang]), 404, headers, "text/html; charset=utf-8")


def wants_page(accept: str) -> bool:
    """Return whether an Accept header names HTML and does not prefer JSON."""
    weights = weights_of(accept)
    page = weights.get(HTML, 0.0)
    return page > 0 and all(weights.get(media, 0.0) <= page for media in JSON)
