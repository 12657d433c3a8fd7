"""Writes the documents of the routes and of the feed: `python -m api.documents`."""

import json
from pathlib import Path
from typing import Any

from api.app import VERSION, create_app
from api.asyncapi import document
from infra.settings import Settings
from projections.catalogue import CATALOGUE

VIEWS = [view for _, view in CATALOGUE.values()]
FOLDER = Path(__file__).parents[1] / "docs"


def published() -> dict[str, Any]:
    """Return each document by its file name. Opens and stores nothing."""
    return {"openapi.json": create_app(Settings(metrics=True)).openapi(), "asyncapi.json": document(VERSION, VIEWS)}


def text_of(document: Any) -> str:
    """Return a document as the text of its file."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, made in published().items():
        (FOLDER / name).write_text(text_of(made), "utf-8")
