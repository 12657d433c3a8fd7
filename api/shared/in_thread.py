"""Run routes that only read outside the event loop, where the store is remote or a past position must be read."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial, wraps
from typing import Any, ParamSpec, cast
from uuid import UUID

from fastapi import Response

from api.service.service import Service
from api.shared.reader import Reader

P = ParamSpec("P")


def in_thread(route: Callable[P, Response]) -> Callable[P, Awaitable[Response]]:
    """Wrap a route that awaits nothing. Its parameters include `service`, and `table_id` with a reader if it reads a
    table.

    It runs in a worker thread if the store is shared or if the reader sees the table with its delay.
    """

    @wraps(route)
    async def answer(*args: P.args, **kwargs: P.kwargs) -> Response:
        service = cast(Service, kwargs["service"])
        look = partial(route, *args, **kwargs)
        if "table_id" not in kwargs:
            return await service.recorder.in_thread(look)
        return await service.reader_views.read(cast(UUID, kwargs["table_id"]), seat_in(kwargs), look)

    return answer


def seat_in(parameters: Mapping[str, Any]) -> int | None:
    """Return the seat of a route's reader, or None."""
    reader: Reader | None = parameters.get("reader")
    seat: int | None = parameters.get("seat") if reader is None else reader.seat
    return seat
