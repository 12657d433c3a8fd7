"""The errors of the service in its OpenAPI document: an example of each code, and the answers by status."""

from collections.abc import Iterable
from http import HTTPStatus
from itertools import groupby
from typing import Any

import msgspec

from api.shared.openapi.error_codes import CODES
from api.shared.problems import PROBLEM, problem_of

Json = dict[str, Any]

PHRASES = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases of RFC 9110 that Python knows since 3.13."""
HEADERS = {401: "WWW-Authenticate", 412: "ETag", 429: "Retry-After", 503: "Retry-After"}


def example(code: str) -> Json:
    """Return a problem document with this code."""
    known = CODES[code]
    problem = problem_of(known.status, code, known.detail, **known.members)
    return {"summary": known.meaning, "value": msgspec.to_builtins(problem)}


def by_status(codes: Iterable[str]) -> dict[int, tuple[str, ...]]:
    """Group codes by status, in the order of CODES."""
    order = list(CODES)
    known = sorted(set(codes), key=lambda code: (CODES[code].status, order.index(code)))
    return {status: tuple(some) for status, some in groupby(known, key=lambda code: CODES[code].status)}


def name_of(status: int, codes: tuple[str, ...]) -> str:
    """Return the name of an answer in the document's components."""
    return f"{status}.{'.'.join(codes)}"


def answer(status: int, codes: tuple[str, ...]) -> Json:
    """Return the answer for a status and its codes."""
    meanings = [f"`{code}`: {CODES[code].meaning}" for code in codes]
    schema = {"allOf": [{"$ref": "#/components/schemas/Problem"}, {"properties": {"code": {"enum": list(codes)}}}]}
    examples = {code: {"$ref": f"#/components/examples/{code}"} for code in codes}
    made: Json = {
        "description": "\n\n".join([PHRASES.get(status) or HTTPStatus(status).phrase, *meanings]),
        "content": {PROBLEM: {"schema": schema, "examples": examples}},
    }
    if status in HEADERS:
        made["headers"] = {HEADERS[status]: {"$ref": f"#/components/headers/{HEADERS[status]}"}}
    return made
