"""The OpenAPI document: what the framework knows of the routes, and everything else that clients must know."""

from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import FastAPI

from api.http import actions
from api.openapi import errors, shapes
from api.openapi.routes import ROUTES, Answer, Told
from api.openapi.words import ABOUT, PARAMETERS, TAGS, TITLES
from api.shared.charges import FREE
from api.shared.commands import KEY_MAX

Json = dict[str, Any]

SECURITY: dict[str, list[Json]] = {"no": [], "may": [{}, {"bearer": []}], "seat": [{"bearer": []}]}
EVERYWHERE = ("internal-error", "too-many-requests")
NEVER_REFUSED = ("internal-error",)


def text(about: str, of: Json | None = None) -> Json:
    """Return the description of a header."""
    return {"description": about, "schema": {"type": "string"} | (of or {})}


HEADERS: Json = {
    "ETag": text(
        "The version of the table or campaign, in quotes. A suffix after a dot stands for data outside a table's log, "
        "where there is any.",
        {"examples": ['"12"']},
    ),
    "Location": text(
        "The path of the new table or campaign.", {"examples": ["/v1/tables/7f163e45-4498-49a1-9f66-a721775eb2a1"]}
    ),
    "Retry-After": text("Seconds to wait before a retry.", {"examples": ["1"]}),
    "WWW-Authenticate": text("How to authenticate.", {"examples": ["Bearer"]}),
}
SENT: dict[str, Json] = {
    "idempotency-key": text(
        "A name that the client chooses. The same key of the same seat with the same body gets the first answer "
        "again and does nothing, even after a restart; with another body it gets 422 `request-changed`.",
        {"minLength": 1, "maxLength": KEY_MAX, "examples": ["move-17"]},
    ),
    "if-match": text(
        "The version that the client last saw, in quotes, or `*`. The suffix of an ETag is ignored. If the "
        "table is past that version, nothing happens: 412 `stale-version`.",
        {"maxLength": 40, "examples": ['"12"']},
    ),
    "if-none-match": text(
        "The ETags that the client has, or `*`: 304 if one of them still matches.", {"examples": ['"12"']}
    ),
    "last-event-id": text(
        "The id of the last event that the client read. The stream continues after it.",
        {"maxLength": 20, "examples": ["12"]},
    ),
}
"""Headers of requests, by name."""


def describe(app: FastAPI) -> None:
    """Make the app answer /openapi.json with the whole document, which is made on the first request."""
    made = app.openapi

    def openapi() -> Json:
        if app.openapi_schema is None:
            app.openapi_schema = completed(made())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def completed(document: Json) -> Json:
    """Complete the document with answers, errors, security and texts. Raises KeyError for a route that is not
    described.
    """
    actions.describe(document)
    document["info"] |= {"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}}
    document["tags"] = [{"name": name, "description": about} for name, about in TAGS.items()]
    made = document["components"]
    made["securitySchemes"] = {"bearer": {"type": "http", "scheme": "bearer", "description": PARAMETERS["token"][0]}}
    made["headers"] = HEADERS
    made["parameters"] = {name: {"name": name, "in": "header", **told} for name, told in SENT.items()}
    made["examples"] = {code: errors.example(code) for code in errors.CODES}
    made["responses"] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            operation["summary"] = TITLES[f"{method} {path}"]
            everywhere = NEVER_REFUSED if path in FREE else EVERYWHERE
            complete(operation, ROUTES[f"{method} {path}"], everywhere, made)
    made["schemas"] = {
        name: schema for name, schema in (made["schemas"] | _schemas()).items() if "ValidationError" not in name
    }
    return document


def complete(operation: Json, told: Told, everywhere: Sequence[str], components: Json) -> None:
    """Describe one operation; move what it shares with others to the components. everywhere: codes of all routes."""
    operation["security"] = SECURITY[told.token]
    operation["parameters"] = parameters(operation.get("parameters", []), told)
    operation["responses"] = {str(answer.status): answered(answer) for answer in told.answers}
    if told.is_fresh:
        same = {"description": "The client's ETag still matches.", "headers": {"ETag": _ref("headers", "ETag")}}
        operation["responses"]["304"] = same
    for status, codes in errors.by_status((*told.codes, *everywhere)).items():
        name = errors.name_of(status, codes)
        components["responses"][name] = errors.answer(status, codes)
        operation["responses"][str(status)] = _ref("responses", name)
    if told.body is not None:
        for content in operation["requestBody"]["content"].values():
            content["example"] = told.body


def parameters(known: list[Json], told: Told) -> list[Json]:
    """Return the parameters of an operation, described. The Authorization header is left out: it is the security
    scheme.
    """
    wanted = [one for one in known if one["name"] != "authorization"]
    sent = [one["name"] for one in wanted if one["in"] == "header"] + ["if-none-match"] * told.is_fresh
    return [_worded(one, told) for one in wanted if one["in"] != "header"] + [_ref("parameters", name) for name in sent]


def answered(answer: Answer) -> Json:
    """Describe an answer that is not an error."""
    told: Json = {"description": answer.says}
    if answer.headers:
        told["headers"] = {name: _ref("headers", name) for name in answer.headers}
    if answer.example is not None:
        schema = _ref("schemas", answer.shape.__name__) if answer.shape else {"type": "string"}
        told["content"] = {answer.media: {"schema": schema, "example": answer.example}}
        for media, example in answer.also:
            told["content"][media] = {"schema": {"type": "string"}, "example": example}
    return told


def _worded(parameter: Json, told: Told) -> Json:
    about, example = (PARAMETERS | told.words)[parameter["name"]]
    return parameter | {"description": about, "example": example}


def _ref(kind: str, name: str) -> Json:
    return {"$ref": f"#/components/{kind}/{name}"}


def _schemas() -> Json:
    """Return the schemas of all answers."""
    kinds = {answer.shape for told in ROUTES.values() for answer in told.answers if answer.shape}
    ordered = [shapes.Problem, *sorted(kinds, key=lambda kind: kind.__name__)]
    _, found = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    return found
