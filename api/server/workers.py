"""Several processes that serve one address. Each is a node of its own; they share a store."""

import logging
import signal
import time
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.context import ForkProcess
from typing import Any

from api.server.server import calm_collector
from api.server.signals import STOPPED_BY, end_on_signals

logger = logging.getLogger("hourglass")

AGAIN_SECONDS = 1.0
"""How long to wait before a worker that ended by itself is replaced."""
LOOK_SECONDS = 0.05
"""How often to look whether the first worker serves."""

Serve = Callable[[Callable[[], None] | None], None]
"""Serves until a signal. It calls what it is given as soon as it accepts connections; None: it greets nobody."""


class Workers:
    """Runs workers until a signal. The first one begins alone: what is wrong with a setting is said once.

    A worker is a copy of this process, which has neither threads nor an open store, and shares its memory.
    """

    def __init__(self, serve: Serve, count: int) -> None:
        self._serve, self._count = serve, count
        self._context = get_context("fork")
        self._serving = self._context.Event()
        self._running: list[ForkProcess] = []
        self._is_ending = False

    def run(self) -> int:
        """Run them all. Return the exit code: that of a first worker that cannot serve, else 0."""
        for number in STOPPED_BY:
            signal.signal(number, self._end)
        calm_collector()
        first = self._begin(self._serving.set)
        while not self._serving.is_set():
            if not first.is_alive():
                return first.exitcode or 0
            time.sleep(LOOK_SECONDS)
        while len(self._running) < self._count and not self._is_ending:
            self._begin(None)
        while self._running:
            connection.wait([one.sentinel for one in self._running])
            self._replace([one for one in self._running if not one.is_alive()])
        return 0

    def _begin(self, serving: Callable[[], None] | None) -> ForkProcess:
        """Start a worker. No signal arrives before it has its own handlers, and is known here."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPED_BY)
        worker = self._context.Process(target=work, args=(self._serve, serving))
        worker.start()
        self._running.append(worker)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPED_BY)
        return worker

    def _replace(self, ended: list[ForkProcess]) -> None:
        for one in ended:
            self._running.remove(one)
            if self._is_ending:
                continue
            logger.error("a worker ended by itself (%s); another one takes its place", one.exitcode)
            time.sleep(AGAIN_SECONDS)
            if not self._is_ending:
                self._begin(None)

    def _end(self, number: int, frame: Any) -> None:
        """End all workers, as a process manager would."""
        self._is_ending = True
        for one in self._running:
            one.terminate()


def work(serve: Serve, serving: Callable[[], None] | None) -> None:
    """Serve, in a worker, until a signal ends it."""
    end_on_signals()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPED_BY)
    serve(serving)
