"""Refuse query parameters that a route does not know, or that have several values, so that none is silently ignored."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.dependencies.utils import get_dependant
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from api.shared.problems import MalformedRequest, UnknownParameter

NAMES_TOLD = 3
"""How many unknown names an error repeats."""
LETTERS_TOLD = 40
"""How much of each unknown name an error repeats."""


async def check_described_query(connection: HTTPConnection) -> None:
    """Check the query of a request for a described route. Raises UnknownParameter, MalformedRequest.

    Pages, their files and the documents of the routes ignore unknown names: links that people share collect them. A
    socket answers its errors itself, so it checks its query itself.
    """
    route = connection.scope["route"]
    if isinstance(route, APIRoute) and route.include_in_schema:
        check_query(connection)


def check_query(connection: HTTPConnection) -> None:
    """Check that the route declares all parameters of the query, and that each has one value.

    Raises UnknownParameter, MalformedRequest.
    """
    if not connection.scope["query_string"]:
        return
    route = connection.scope["route"]
    known = query_names(route.path, route.endpoint)
    unknown = [name for name in connection.query_params if name not in known]
    if unknown:
        named = ", ".join(repr(name[:LETTERS_TOLD]) for name in unknown[:NAMES_TOLD])
        raise UnknownParameter(f"unknown query parameter {named}; {choice(known)}")
    values = Counter(name for name, _ in set(connection.query_params.multi_items()))
    several = sorted(name for name, count in values.items() if count > 1)
    if several:
        raise MalformedRequest(f"several values for {', '.join(several)}; send one")


@cache
def query_names(path: str, handler: Callable[..., Any]) -> frozenset[str]:
    """Return the names of all query parameters that a route's handler and its dependencies declare."""
    return frozenset(declared(get_dependant(path=path, call=handler)))


def declared(dependant: Dependant) -> Iterator[str]:
    """List the query parameters of a handler or dependency, and of all that it depends on."""
    yield from (field.alias for field in dependant.query_params)
    for needed in dependant.dependencies:
        yield from declared(needed)


def choice(known: frozenset[str]) -> str:
    """Return what may be sent instead, in words."""
    return f"choose from {', '.join(sorted(known))}" if known else "this route takes none"
