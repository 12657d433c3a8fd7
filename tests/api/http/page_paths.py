"""Paths of the pages for people, beside the API."""

PAGES = (
    "/",
    "/tables",
    "/tables/{table_id}",
    "/audit",
    "/embed/{table_id}",
    "/replay/{table_id}",
    "/campaigns/{campaign_id}",
    "/page/table/table.js",
    "/docs",
    "/docs/docs.js",
    "/docs/static/favicon.png",
)
