"""Paths of the pages for people, beside the API."""

PAGES = (
    "/",
    "/tables",
    "/tables/{table_id}",
    "/page/table/table.js",
    "/docs",
    "/docs/docs.js",
    "/docs/static/favicon.png",
)
