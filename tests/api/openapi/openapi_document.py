"""The OpenAPI document of a service with all games and the toy game, and how tests look things up in it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from jsonschema import Draft202012Validator, FormatChecker

from api.app import create_app
from api.shared.problems import PROBLEM
from infra.settings import Settings
from projections.catalogue import CATALOGUE
from tests.toy import TOY
from tests.toy.view import TOY_VIEW

Json = dict[str, Any]


def app_in(folder: Path) -> FastAPI:
    """A service that was not started."""
    settings = Settings(store_url=f"sqlite:///{folder}/tables.db", metrics=True)
    return create_app(settings, {**CATALOGUE, "toy": (TOY, TOY_VIEW)})


def found(value: Any, key: str) -> Iterator[Any]:
    """All values of this key, however deep."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name == key:
                yield one
            yield from found(one, key)
    elif isinstance(value, list):
        for one in value:
            yield from found(one, key)


def looked_up(document: Json, told: Any) -> Any:
    """What a reference names; anything else is itself."""
    while isinstance(told, dict) and "$ref" in told:
        at: Any = document
        for part in told["$ref"].removeprefix("#/").split("/"):
            at = at[part]
        told = at
    return told


def query_of(document: Json, operation: Json) -> Json:
    """The parameters that a query must have, each with its example."""
    told = [looked_up(document, one) for one in operation["parameters"]]
    return {one["name"]: one["example"] for one in told if one["in"] == "query" and one["required"]}


def names_known(document: Json, operation: Json) -> set[str]:
    """The parameters that a query may have."""
    told = [looked_up(document, one) for one in operation["parameters"]]
    return {one["name"] for one in told if one["in"] == "query"}


def faults(document: Json, schema: Any, value: Any) -> list[str]:
    """What is wrong with a value by a schema of the document."""
    whole = {"components": document["components"], **schema}
    checked = Draft202012Validator(whole, format_checker=FormatChecker())
    return [f"{fault.json_path}: {fault.message}" for fault in checked.iter_errors(value)]


def codes_of(document: Json, answer: Any) -> set[str]:
    """The codes that an answer can have."""
    told = looked_up(document, answer)
    return {code for codes in found(told.get("content", {}).get(PROBLEM, {}), "enum") for code in codes}


DOCUMENT: Json = json.loads(json.dumps(app_in(Path("/nowhere")).openapi()))
OPERATIONS: dict[str, Json] = {
    f"{method} {path}": one for path, methods in DOCUMENT["paths"].items() for method, one in methods.items()
}
"""Each operation by method and path."""
