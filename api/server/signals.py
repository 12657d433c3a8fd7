"""The signals that end a process, and what they do before a server takes them."""

import signal
from typing import NoReturn

STOPPED_BY = frozenset((signal.SIGTERM, signal.SIGINT))


def end_on_signals() -> None:
    """Let each of these signals end this process."""
    for number in STOPPED_BY:
        signal.signal(number, end)


def end(number: int, frame: object) -> NoReturn:
    """Exit with code 0; ignore further signals meanwhile."""
    for one in STOPPED_BY:
        signal.signal(one, signal.SIG_IGN)
    raise SystemExit(0)
