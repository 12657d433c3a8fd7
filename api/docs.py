"""The page that describes the routes. It loads nothing from elsewhere, so it works without the internet."""

from collections.abc import Sequence
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from starlette.staticfiles import StaticFiles

from api import asyncapi
from api.web.pages import part_of, sent
from projections.view import View

ASSETS = ("fastapi_offline", "static")
"""The package that contains the page's script and style."""
FOLDER = Path(__file__).parent / "static" / "docs"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The page loads nothing from elsewhere, and runs no script that is not a file. The style contains its icons as data.
"""


def install(app: FastAPI, views: Sequence[View]) -> None:
    """Make the app serve the page at /docs and the document of the feed.

    views: of the games whose boards the document describes.
    """
    app.mount("/docs/static", StaticFiles(packages=[ASSETS]), name="docs-static")
    html, script = part_of(FOLDER / "docs.html"), part_of(FOLDER / "docs.js")

    @app.get("/docs", include_in_schema=False)
    async def page(request: Request) -> Response:
        return sent(request, html, POLICY)

    @app.get("/docs/docs.js", include_in_schema=False)
    async def start(request: Request) -> Response:
        return sent(request, script, POLICY)

    @app.get("/asyncapi.json", include_in_schema=False)
    async def feed() -> JSONResponse:
        return JSONResponse(asyncapi.document(app.version, views))
