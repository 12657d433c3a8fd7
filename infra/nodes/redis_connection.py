"""How nodes reach the Redis server between them: an error comes soon, and nothing is tried again unasked."""

import asyncio
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

SILENCE_SECONDS_MAX = 5.0  # of a server, longer than it is let block
TRIED_AGAIN_AFTER = 0.5  # seconds
AWAY = (RedisError, OSError, RuntimeError)
"""What a client raises when its server is away. uvloop raises RuntimeError on writing to a connection that was reset,
and the client passes that on.
"""


def connected(url: str) -> "Redis":
    """A client of the server, to be closed."""
    return Redis.from_url(
        url,
        protocol=2,
        socket_connect_timeout=SILENCE_SECONDS_MAX,
        socket_timeout=SILENCE_SECONDS_MAX,
        retry=Retry(NoBackoff(), 0),
    )


async def heard(url: str, hear: Callable[["Redis"], Awaitable[None]], away: Callable[[Exception], None]) -> None:
    """Hear what comes from the server till this is cancelled. away: is told of each error; then it is begun anew."""
    while True:
        try:
            async with connected(url) as client:
                await hear(client)
        except AWAY as error:
            away(error)
        await asyncio.sleep(TRIED_AGAIN_AFTER)
