"""What each client may cost: token buckets in milliseconds of processor time, one for each payer."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import NamedTuple

BUCKETS_MAX = 20_000
"""Beyond this, the debt of the payer that was charged longest ago is dropped."""
SEAT_TIMES = 10
"""A seat's budget in times of an address's: seats play, and bots play fast."""


class Payer(NamedTuple):
    """Who is charged for a request. key: the hash of a seat's token, or a network; times: size of the budget, in times
    of an address's.
    """

    key: bytes | str
    times: int = 1


class Debt(NamedTuple):
    """What a payer owed at a time of the steady clock, in milliseconds of processor time."""

    cost: float
    at: float


class Budget:
    """Charges payers, and refuses those that owe more than a burst. It keeps only payers with a debt.

    The cost of a request is known only afterwards, so the last admitted one may cost more than was left.
    """

    def __init__(
        self, per_second: float, burst: float, *, is_on: bool = True, clock: Callable[[], float] = monotonic
    ) -> None:
        """per_second, burst: milliseconds of processor time. clock: steady, in seconds."""
        self._per_second, self._burst, self._is_on, self._clock = per_second, burst, is_on, clock
        self._debts: OrderedDict[Payer, Debt] = OrderedDict()
        self.refused = 0
        """Requests refused since the start."""

    def __len__(self) -> int:
        return len(self._debts)

    def charge(self, payer: Payer, cost: float) -> int:
        """Charge a request before it is carried out. Returns 0, or the seconds until one would be admitted."""
        if not self._is_on:
            return 0
        now = self._clock()
        owed = self._owed(payer, now)
        over = owed - self._burst * payer.times
        if over > 0:
            self.refused += 1
            return ceil(over / (self._per_second * payer.times))
        self._owe(payer, owed + cost, now)
        return 0

    def add(self, payer: Payer, cost: float) -> None:
        """Charge what a request cost in addition."""
        if self._is_on:
            now = self._clock()
            self._owe(payer, self._owed(payer, now) + cost, now)

    def begin(self, payer: Payer, beside: Payer) -> None:
        """Copy another payer's debt to a new one, so that nobody sheds a debt by opening a table."""
        owed = self._owed(beside, self._clock())
        if owed and payer not in self._debts:
            self.add(payer, owed)

    def _owed(self, payer: Payer, now: float) -> float:
        debt = self._debts.get(payer)
        if debt is None:
            return 0.0
        return max(0.0, debt.cost - (now - debt.at) * self._per_second * payer.times)

    def _owe(self, payer: Payer, cost: float, now: float) -> None:
        self._debts[payer] = Debt(cost, now)
        self._debts.move_to_end(payer)
        oldest = next(iter(self._debts))
        if len(self._debts) > BUCKETS_MAX or (oldest is not payer and not self._owed(oldest, now)):
            self._debts.popitem(last=False)
