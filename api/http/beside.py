"""Routes that only read: answered beside the event loop where the store is far away, or a past must be read."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial, wraps
from typing import Any, ParamSpec, cast
from uuid import UUID

from fastapi import Response

from api.http.reader import Reader
from api.service.service import Service

P = ParamSpec("P")


def beside_the_loop(route: Callable[P, Response]) -> Callable[P, Awaitable[Response]]:
    """A route that awaits nothing, its `service` among its parameters, and a table's `table_id` with its reader.

    In a worker thread if its store is shared, or the reader is behind by the table's delay.
    """

    @wraps(route)
    async def answer(*args: P.args, **kwargs: P.kwargs) -> Response:
        service = cast(Service, kwargs["service"])
        look = partial(route, *args, **kwargs)
        if "table_id" not in kwargs:
            return await service.recorder.aside(look)
        return await service.reader_views.read(cast(UUID, kwargs["table_id"]), seat_in(kwargs), look)

    return answer


def seat_in(parameters: Mapping[str, Any]) -> int | None:
    """The seat of a route's reader."""
    reader: Reader | None = parameters.get("reader")
    seat: int | None = parameters.get("seat") if reader is None else reader.seat
    return seat
