"""The page that describes the routes, with nothing in it that lies elsewhere: it works without the internet."""

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.staticfiles import StaticFiles

from api import asyncapi

ASSETS = ("fastapi_offline", "static")
"""The package that carries the page's script and style."""


def install(app: FastAPI) -> None:
    """Let the app serve the page at /docs, lead there from /, and serve the document of the feed."""
    app.mount("/docs/static", StaticFiles(packages=[ASSETS]), name="docs-static")

    @app.get("/docs", include_in_schema=False)
    async def page() -> HTMLResponse:
        return get_swagger_ui_html(
            openapi_url="openapi.json",
            title="Hourglass: the routes",
            swagger_js_url="docs/static/swagger-ui-bundle.js",
            swagger_css_url="docs/static/swagger-ui.css",
            swagger_favicon_url="docs/static/favicon.png",
        )

    @app.get("/asyncapi.json", include_in_schema=False)
    async def feed() -> JSONResponse:
        return JSONResponse(asyncapi.document(app.version))

    @app.get("/", include_in_schema=False)
    async def welcome() -> RedirectResponse:
        return RedirectResponse("docs")
