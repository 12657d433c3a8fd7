"""Connections to the Redis server that the nodes share: errors come soon, and nothing is retried automatically."""

import asyncio
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

SILENCE_SECONDS_MAX = 5.0  # how long a server may be silent; longer than a read blocks there
TRIED_AGAIN_AFTER = 0.5  # seconds
AWAY = (RedisError, OSError, RuntimeError)
"""The errors of a client whose server is away. uvloop raises RuntimeError on writing to a connection that was reset,
and the client passes that on.
"""
UNSENT = (*AWAY, AttributeError)
"""The errors of sending. The event loop of Python 3.12 and 3.13 raises AttributeError where uvloop raises RuntimeError.
"""


def connected(url: str) -> "Redis":
    """Return a client of the server. The caller must close it."""
    return Redis.from_url(
        url,
        protocol=2,
        socket_connect_timeout=SILENCE_SECONDS_MAX,
        socket_timeout=SILENCE_SECONDS_MAX,
        retry=Retry(NoBackoff(), 0),
    )


async def heard(url: str, hear: Callable[["Redis"], Awaitable[None]], away: Callable[[Exception], None]) -> None:
    """Receive from the server until cancelled, and start again after each error. away: called with each error."""
    while True:
        try:
            async with connected(url) as client:
                await hear(client)
        except AWAY as error:
            away(error)
        await asyncio.sleep(TRIED_AGAIN_AFTER)
