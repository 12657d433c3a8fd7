"""The time, as tables are told it."""

from collections.abc import Callable
from time import monotonic_ns, time_ns

MILLISECOND = 1_000_000


def now() -> int:
    """Milliseconds since 1970, UTC, by this machine. May run back; a table's entries never do."""
    return time_ns() // MILLISECOND


class Clock:
    """A store's time: this machine's, or what the store's own clock says, once it was set by that."""

    def __init__(self) -> None:
        self._ahead: int | None = None

    def now(self) -> int:
        """Milliseconds since 1970, UTC. May run back when it is set; a table's entries never do."""
        return now() if self._ahead is None else self._ahead + monotonic_ns() // MILLISECOND

    def set_by(self, read: Callable[[], int]) -> None:
        """Go on from what `read` says, in milliseconds since 1970, whatever becomes of this machine's own clock.

        It is off by at most half the time that reading takes. Raises what `read` does.
        """
        before = monotonic_ns()
        theirs = read()
        self._ahead = theirs - (before + monotonic_ns()) // 2 // MILLISECOND
