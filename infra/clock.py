"""The time, as tables are told it."""

from time import time_ns


def now() -> int:
    """Milliseconds since 1970, UTC. May run back; a table's entries never do."""
    return time_ns() // 1_000_000
