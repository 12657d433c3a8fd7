"""Dear work in few threads: clients take turns, and each may have little waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time
from typing import TypeVar

from api.budget import Payer
from domain.kernel.errors import GameError

T = TypeVar("T")

WAITING_MAX = 256
WAITING_PER_PAYER_MAX = 16
MILLISECONDS = 1000

Turn = asyncio.Future[None]


class TooManyRequests(GameError):
    """The client asks for more than it may cost. retry_after: seconds until it is worth another try."""

    code = "too-many-requests"

    def __init__(self, detail: str, retry_after: int = 1) -> None:
        super().__init__(detail)
        self.retry_after = retry_after


class FairQueue:
    """Runs work in threads, `at_once` at most; the payers that wait take turns. For one event loop.

    running, most: works that run now, and that ran at once at most since the start; spent: is told what each cost, in
    milliseconds of the processor.
    """

    def __init__(self, at_once: int, spent: Callable[[Payer, float], None]) -> None:
        self._at_once, self._spent = at_once, spent
        self._waiting: OrderedDict[Payer, deque[Turn]] = OrderedDict()
        self.running = self.most = 0

    @property
    def waiting(self) -> int:
        """How many works wait for their turn."""
        return sum(map(len, self._waiting.values()))

    async def run(self, payer: Payer, work: Callable[[], T], *, is_begun: bool = False) -> T:
        """Do the work in a thread when it is the payer's turn. is_begun: it goes on with an answer already begun.

        Raises what the work does; TooManyRequests if too much waits already, unless it is begun.
        """
        if not is_begun:
            self._check(payer)
        await self._take_place(payer)
        doing = asyncio.ensure_future(asyncio.to_thread(timed, work))
        doing.add_done_callback(lambda _: self._pass_on())
        result, cost = await asyncio.shield(doing)  # a thread goes on also when nobody waits for it any more
        self._spent(payer, cost)
        if isinstance(result, Exception):
            raise result
        return result

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """A place for work that finds threads by itself; what that costs is for the caller to say.

        Raises TooManyRequests.
        """
        self._check(payer)
        await self._take_place(payer)
        try:
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
            raise TooManyRequests(f"{WAITING_PER_PAYER_MAX} requests of yours wait already; await their answers first")
        if self.waiting >= WAITING_MAX:
            raise TooManyRequests("too many requests wait already; ask again later")

    async def _own_turn(self, payer: Payer) -> None:
        """Wait until the place of another work is handed over."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Hand a place over to the payer whose turn it is, or leave it free."""
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
    """What work gives or raises, and its milliseconds of the processor."""
    began = thread_time()
    result: T | Exception
    try:
        result = work()
    except Exception as error:
        result = error
    return result, (thread_time() - began) * MILLISECONDS
