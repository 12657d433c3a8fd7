"""Results of writes for coroutines: those of one event loop are delivered together, so that it wakes once."""

from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Iterable, Sequence
from contextlib import suppress


class LoopFuture:
    """A write's result for a coroutine. The writer's thread settles it; `deliver` then resolves `awaitable`.

    It has the methods of `concurrent.futures.Future` that the writer uses.
    """

    __slots__ = ("awaitable", "loop", "outcome")

    def __init__(self) -> None:
        self.loop: AbstractEventLoop = get_running_loop()
        self.awaitable = self.loop.create_future()
        self.outcome: Sequence[int] | BaseException | None = None

    def done(self) -> bool:
        """Return whether it is settled."""
        return self.outcome is not None

    def set_running_or_notify_cancel(self) -> bool:
        """Return whether the coroutine still waits."""
        return not self.awaitable.cancelled()

    def set_result(self, result: Sequence[int]) -> None:
        """Settle it."""
        self.outcome = result

    def set_exception(self, exception: BaseException) -> None:
        """Settle it with an error."""
        self.outcome = exception

    def resolve(self) -> None:
        """Let the coroutine go on. Only in its loop."""
        if self.awaitable.done():  # cancelled meanwhile
            return
        if isinstance(self.outcome, BaseException):
            self.awaitable.set_exception(self.outcome)
        else:
            self.awaitable.set_result(self.outcome)


def deliver(futures: Iterable[object]) -> None:
    """Let all coroutines go on whose futures are settled, with one call into each event loop. For any thread."""
    by_loop: dict[AbstractEventLoop, list[LoopFuture]] = {}
    for future in futures:
        if isinstance(future, LoopFuture):
            by_loop.setdefault(future.loop, []).append(future)
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, settled)


def _resolve(futures: Sequence[LoopFuture]) -> None:
    for future in futures:
        future.resolve()
