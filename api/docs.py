"""The page that describes the routes, with nothing in it that lies elsewhere: it works without the internet."""

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from starlette.staticfiles import StaticFiles

from api import asyncapi
from api.web.pages import part_of, sent

ASSETS = ("fastapi_offline", "static")
"""The package that carries the page's script and style."""
FOLDER = Path(__file__).parent / "static" / "docs"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing comes from elsewhere, and no script runs that is not a file. The style's icons are in it as data."""


def install(app: FastAPI) -> None:
    """Let the app serve the page at /docs and the document of the feed, and lead from / to the tables."""
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
        return JSONResponse(asyncapi.document(app.version))

    @app.get("/", include_in_schema=False)
    async def welcome() -> RedirectResponse:
        return RedirectResponse("tables")
