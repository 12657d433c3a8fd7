"""The time: what logs are told, and what delays and idleness are measured by."""

from collections.abc import Callable
from time import monotonic_ns, time_ns

MILLISECOND = 1_000_000


def now() -> int:
    """Milliseconds since 1970, UTC, by this machine. May run back; a table's entries never do."""
    return time_ns() // MILLISECOND


class Clock:
    """A store's time, and a steady time that no setting of any clock can move. Tests pass one of their own."""

    def __init__(self) -> None:
        self._ahead: int | None = None

    def now(self) -> int:
        """Milliseconds since 1970, UTC: this machine's time, or the store's, once `set_by` was called.

        For telling only: it may jump either way. A table's entries never run back.
        """
        return now() if self._ahead is None else self._ahead + self.steady()

    def steady(self) -> int:
        """Milliseconds since some moment before this process started. Never jumps and never runs back.

        It may stand still while the machine sleeps.
        """
        return monotonic_ns() // MILLISECOND

    def set_by(self, read: Callable[[], int]) -> None:
        """Take the time from `read`, in milliseconds since 1970, whatever becomes of this machine's own clock.

        It is off by at most half the time that reading takes. Raises what `read` does.
        """
        before = monotonic_ns()
        theirs = read()
        self._ahead = theirs - (before + monotonic_ns()) // 2 // MILLISECOND
