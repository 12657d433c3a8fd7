"""Paths of the pages for people, beside the API."""

PAGES = ("/", "/tables", "/tables/{table_id}", "/watch/watch.js", "/docs", "/docs/docs.js", "/docs/static/favicon.png")
