"""Routes that only read: answered beside the event loop where the store is far away."""

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import ParamSpec, cast

from fastapi import Response

from api.service import Service

P = ParamSpec("P")


def beside_the_loop(route: Callable[P, Response]) -> Callable[P, Awaitable[Response]]:
    """A route that awaits nothing, its `service` among its parameters; in a worker thread if its store is shared."""

    @wraps(route)
    async def answer(*args: P.args, **kwargs: P.kwargs) -> Response:
        service = cast(Service, kwargs["service"])
        return await service.recorder.aside(partial(route, *args, **kwargs))

    return answer
