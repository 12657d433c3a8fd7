"""How long a thread may hold the interpreter lock: for a shorter time while work runs beside the event loop.

An action needs the lock several times, so beside work it must get it soon. Otherwise a longer hold is better: the
writer then commits more actions at once.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

SWITCH_SECONDS, SWITCH_SECONDS_BESIDE_WORK = 0.005, 0.0005
"""Python's default, and while work runs."""
_changing = Lock()
_running = 0
"""How many pieces of work run in this process; the interval is the process's, too."""


@contextmanager
def brisk() -> Iterator[None]:
    """Let threads hand the interpreter lock over sooner, until the end of the `with`."""
    _count(1)
    try:
        yield
    finally:
        _count(-1)


def _count(change: int) -> None:
    global _running
    with _changing:
        was_quiet, _running = not _running, _running + change
        if was_quiet or not _running:
            sys.setswitchinterval(SWITCH_SECONDS_BESIDE_WORK if _running else SWITCH_SECONDS)
