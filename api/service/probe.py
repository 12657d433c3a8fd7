"""Probes something that may hang, such as a disk, without hanging with it."""

from asyncio import wait, wrap_future
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Probe(Generic[T]):
    """One probe at a time, in a thread of its own. Callers that arrive meanwhile share its result."""

    def __init__(self, look: Callable[[], T], seconds_max: float) -> None:
        self._look, self._seconds_max = look, seconds_max
        self._under_way: Future[T] = Future()
        self._under_way.cancel()

    async def __call__(self) -> T:
        """Return the result. Raises TimeoutError after `seconds_max`, and what the probe raises."""
        if self._under_way.done():
            self._under_way = Future()
            Thread(target=self._run, args=(self._under_way,), name="look", daemon=True).start()
        reading = wrap_future(self._under_way)
        await wait([reading], timeout=self._seconds_max)
        if not reading.done():
            reading.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody waits for it any more
            raise TimeoutError(f"no answer in {self._seconds_max} seconds")
        return reading.result()

    def _run(self, future: "Future[T]") -> None:
        try:
            future.set_result(self._look())
        except BaseException as error:
            future.set_exception(error)
