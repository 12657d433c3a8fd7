"""The time: wall-clock time for logs, steady time for delays and idleness."""

from collections.abc import Callable
from time import monotonic_ns, time_ns

MILLISECOND = 1_000_000


def now() -> int:
    """Return milliseconds since 1970, UTC, by this machine. They may run back; the times in a table's log never do."""
    return time_ns() // MILLISECOND


class Clock:
    """A store's time, and a steady time that no change of a clock can move. Tests pass a clock of their own."""

    def __init__(self) -> None:
        self._ahead: int | None = None

    def now(self) -> int:
        """Return milliseconds since 1970, UTC: this machine's time, or the store's after `set_by`.

        For display only: it may jump either way. The times in a table's log never run back.
        """
        return now() if self._ahead is None else self._ahead + self.steady()

    def steady(self) -> int:
        """Return milliseconds since some moment before this process started. Never jumps and never runs back.

        It may stand still while the machine sleeps.
        """
        return monotonic_ns() // MILLISECOND

    def set_by(self, read: Callable[[], int]) -> None:
        """Take the time from `read`, in milliseconds since 1970, and ignore later changes of this machine's clock.

        It is off by at most half the time that reading takes. Raises as `read`.
        """
        before = monotonic_ns()
        theirs = read()
        self._ahead = theirs - (before + monotonic_ns()) // 2 // MILLISECOND
