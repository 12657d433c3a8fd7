"""Runs expensive work in a few threads: clients take turns, and each may have only a few requests waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time
from typing import TypeVar

from api.service.brisk import brisk
from api.service.budget import Payer
from domain.kernel.errors import GameError

T = TypeVar("T")

WAITING_MAX = 256
"""From this many on, each payer may have one waiting, so that whoever fills the queue keeps nobody out."""
WAITING_PER_PAYER_MAX = 16
PAYERS_MAX = 1024
"""Payers with waiting requests. One more is refused."""
MILLISECONDS = 1000

Turn = asyncio.Future[None]


class TooManyRequests(GameError):
    """The client has used up its budget, or too many requests wait. retry_after: seconds to wait before a retry."""

    code = "too-many-requests"

    def __init__(self, detail: str, retry_after: int = 1) -> None:
        super().__init__(detail)
        self.retry_after = retry_after


class FairQueue:
    """Runs work in threads, `at_once` at a time; payers take turns. For one event loop.

    running: how many pieces run now; most: the most that ran at once since the start; spent: called with the cost of
    each piece of work, in milliseconds of processor time.
    """

    def __init__(self, at_once: int, spent: Callable[[Payer, float], None]) -> None:
        self._at_once, self._spent = at_once, spent
        self._waiting: OrderedDict[Payer, deque[Turn]] = OrderedDict()  # a queue of payers: nothing is evicted
        self.running = self.most = 0

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return sum(map(len, self._waiting.values()))

    async def run(self, payer: Payer, work: Callable[[], T], *, is_begun: bool = False) -> T:
        """Do the work in a thread when it is the payer's turn. is_begun: it continues an answer that has begun.

        Raises what the work raises; TooManyRequests if too much waits, unless the answer has begun.
        """
        if not is_begun:
            self._check(payer)
        await self._take_place(payer)
        doing = asyncio.ensure_future(asyncio.to_thread(timed, work))
        doing.add_done_callback(lambda _: self._pass_on())
        result, cost = await asyncio.shield(doing)  # the thread keeps its place until it ends, even if nobody waits
        self._spent(payer, cost)
        if isinstance(result, Exception):
            raise result
        return result

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Hold a place for work that chooses its threads itself; the caller charges for it. Raises TooManyRequests."""
        self._check(payer)
        await self._take_place(payer)
        try:
            with brisk():
                yield
        finally:
            self._pass_on()

    async def _take_place(self, payer: Payer) -> None:
        if self.running >= self._at_once:
            await self._own_turn(payer)
        else:
            self.running += 1
        self.most = max(self.most, self.running)

    def _check(self, payer: Payer) -> None:
        if len(self._waiting.get(payer, ())) >= WAITING_PER_PAYER_MAX:
            raise TooManyRequests(f"{WAITING_PER_PAYER_MAX} of your requests already wait; await their answers first")
        if (payer in self._waiting and self.waiting >= WAITING_MAX) or len(self._waiting) >= PAYERS_MAX:
            raise TooManyRequests("too many requests already wait; ask again later")

    async def _own_turn(self, payer: Payer) -> None:
        """Wait until other work hands over its place."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Hand the place over to the payer whose turn it is, or free it."""
        while self._waiting:
            payer, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[payer] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.running -= 1


def timed(work: Callable[[], T]) -> tuple[T | Exception, float]:
    """Return what the work returns or raises, and its processor time in milliseconds."""
    began = thread_time()
    result: T | Exception
    try:
        with brisk():
            result = work()
    except Exception as error:
        result = error
    return result, (thread_time() - began) * MILLISECONDS
