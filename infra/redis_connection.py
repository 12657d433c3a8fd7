"""How nodes reach the Redis server between them: an error comes soon, and nothing is tried again unasked."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

SILENCE_SECONDS_MAX = 5.0  # of a server, longer than it is let block
TRIED_AGAIN_AFTER = 0.5  # seconds


def connected(url: str) -> "Redis":
    """A client of the server, to be closed."""
    return Redis.from_url(
        url,
        protocol=2,
        socket_connect_timeout=SILENCE_SECONDS_MAX,
        socket_timeout=SILENCE_SECONDS_MAX,
        retry=Retry(NoBackoff(), 0),
    )
