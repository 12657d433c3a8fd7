"""The OpenAPI document, made from the routes and from what their handlers declare."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute, iter_route_contexts
from pydantic import BaseModel

from api.openapi import errors
from api.openapi.words import ABOUT, TAGS
from api.shared.charges import FREE
from api.shared.openapi.description import DESCRIPTIONS, Answer, Description
from api.shared.openapi.error_codes import CODES
from api.shared.openapi.parameters import TOKEN_MEANING
from api.shared.openapi.schemas import schemas_of
from api.shared.problems import Problem
from projections.view import View

Json = dict[str, Any]

SECURITY: dict[str, list[Json]] = {"no": [], "may": [{}, {"bearer": []}], "seat": [{"bearer": []}]}
EVERYWHERE = ("internal-error", "unknown-parameter", "too-many-requests")
NEVER_REFUSED = ("internal-error", "unknown-parameter")


def text(about: str, example: str) -> Json:
    """Return the description of a header."""
    return {"description": about, "schema": {"type": "string", "examples": [example]}}


HEADERS: Json = {
    "Cache-Control": text("How long the answer may be kept.", "public, max-age=31536000, immutable"),
    "ETag": text(
        "The version of the table or campaign, in quotes. A suffix after a dot stands for data outside a table's log, "
        "where there is any, and for the parts of a board's numbers.",
        '"12"',
    ),
    "Heartbeat-Seconds": text("The longest silence of the stream, in seconds.", "15"),
    "Location": text("The path of the new table or campaign.", "/v1/tables/7f163e45-4498-49a1-9f66-a721775eb2a1"),
    "Retry-After": text("Seconds to wait before a retry.", "1"),
    "WWW-Authenticate": text("How to authenticate.", "Bearer"),
}
"""Headers of answers, by name."""
IF_NONE_MATCH: Json = {
    "name": "if-none-match",
    "in": "header",
    **text("The ETags that the client has, or `*`: 304 if one of them still matches.", '"12"'),
}
"""A header of all conditional reads. Handlers do not declare it: they compare it with the ETag that they made."""


def describe(app: FastAPI, views: Sequence[View]) -> None:
    """Make the app answer /openapi.json with the whole document, which is made on the first request.

    views: of the games whose boards are described.
    """
    made = app.openapi

    def openapi() -> Json:
        if app.openapi_schema is None:
            app.openapi_schema = completed(made(), descriptions(app), views)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def descriptions(app: FastAPI) -> dict[str, Description]:
    """Return the descriptions of the app's routes, by method and path. Raises LookupError for a route without one."""
    return dict(_described(app))


def _described(app: FastAPI) -> Iterator[tuple[str, Description]]:
    for route in iter_route_contexts(app.routes):
        if not isinstance(route.original_route, APIRoute) or not route.include_in_schema:
            continue
        for method in route.methods or ():
            name = f"{method.lower()} {route.path_format}"
            if route.endpoint not in DESCRIPTIONS:
                raise LookupError(f"{name} has no description; put @described above its handler")
            yield name, DESCRIPTIONS[route.endpoint]


def completed(document: Json, described: Mapping[str, Description], views: Sequence[View]) -> Json:
    """Complete the framework's document with answers, errors, security and texts. described: by method and path."""
    document["info"] |= {"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}}
    document["tags"] = [{"name": name, "description": about} for name, about in TAGS.items()]
    components = document["components"]
    components["securitySchemes"] = {"bearer": {"type": "http", "scheme": "bearer", "description": TOKEN_MEANING}}
    components["headers"] = HEADERS
    components["parameters"] = {}
    components["examples"] = {code: errors.example(code) for code in CODES}
    components["responses"] = {}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            everywhere = NEVER_REFUSED if path in FREE else EVERYWHERE
            complete(operation, described[f"{method} {path}"], everywhere, components)
    components["schemas"] = {
        name: schema
        for name, schema in (components["schemas"] | schemas_of(types_of(described.values()), views)).items()
        if "ValidationError" not in name
    }
    return document


def complete(operation: Json, description: Description, everywhere: Sequence[str], components: Json) -> None:
    """Describe one operation; move what it shares with others to the components. everywhere: codes of all routes."""
    operation["summary"] = description.title
    operation["security"] = SECURITY[description.token]
    operation["parameters"] = parameters(operation.get("parameters", []), description, components["parameters"])
    operation["responses"] = {str(answer.status): answered(answer) for answer in description.answers}
    if description.is_conditional:
        same = {"description": "The client's ETag still matches.", "headers": {"ETag": ref("headers", "ETag")}}
        operation["responses"]["304"] = same
    for status, codes in errors.by_status((*description.codes, *everywhere)).items():
        name = errors.name_of(status, codes)
        components["responses"][name] = errors.answer(status, codes)
        operation["responses"][str(status)] = ref("responses", name)
    if isinstance(description.body, msgspec.Struct):
        schema = ref("schemas", type(description.body).__name__)
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if description.body is not None:
        for content in operation["requestBody"]["content"].values():
            content["example"] = plain(description.body)


def parameters(known: list[Json], description: Description, shared: Json) -> list[Json]:
    """Return the parameters of an operation. shared: takes its headers.

    The Authorization header is left out: it is the security scheme.
    """
    wanted = [one for one in known if one["name"] != "authorization"]
    headers = [header(one) for one in wanted if one["in"] == "header"] + [IF_NONE_MATCH] * description.is_conditional
    shared.update({one["name"]: one for one in headers})
    named = [ref("parameters", one["name"]) for one in headers]
    return [parameter(one) for one in wanted if one["in"] != "header"] + named


def parameter(known: Json) -> Json:
    """Return a parameter of a path or query. The framework describes its schema, too; once is enough."""
    schema = {name: value for name, value in known["schema"].items() if name not in ("description", "examples")}
    return known | {"schema": schema, "example": known["schema"]["examples"][0]}


def header(known: Json) -> Json:
    """Return a header of a request. It is a text, or missing; it cannot be null, as the framework says."""
    schema = known["schema"]
    bounds = {name: value for name, value in schema.items() if name in ("minLength", "examples")}
    return {
        "name": known["name"],
        "in": "header",
        "description": known["description"],
        "schema": schema["anyOf"][0] | bounds,
    }


def answered(answer: Answer) -> Json:
    """Describe an answer that is not an error."""
    described: Json = {"description": answer.about}
    if answer.headers:
        described["headers"] = {name: ref("headers", name) for name in answer.headers}
    if answer.example is not None:
        schema = ref("schemas", answer.schema.__name__) if answer.schema else {"type": "string"}
        described["content"] = {answer.media: {"schema": schema, "example": plain(answer.example)}}
        for media, example in answer.also:
            described["content"][media] = {"schema": {"type": "string"}, "example": example}
    return described


def types_of(described: Iterable[Description]) -> list[Any]:
    """Return the types of problems, of all answers and of the bodies that handlers read themselves."""
    answers = {answer.schema for one in described for answer in one.answers if answer.schema}
    bodies = {type(one.body) for one in described if isinstance(one.body, msgspec.Struct)}
    return [Problem, *sorted(answers | bodies, key=lambda type_: str(type_.__name__))]


def ref(kind: str, name: str) -> Json:
    """Return a reference to a component of the document."""
    return {"$ref": f"#/components/{kind}/{name}"}


def plain(example: Any) -> Any:
    """Return an example as JSON data."""
    if isinstance(example, BaseModel):
        return example.model_dump(mode="json", exclude_unset=True)
    return msgspec.to_builtins(example)
