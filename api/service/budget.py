"""What each client may cost: token buckets in milliseconds of processor time, one for each payer."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import NamedTuple

BUCKETS_MAX = 20_000
"""Beyond this, the debt of the payer that was charged longest ago is dropped."""
SEAT_TIMES = 10
"""A seat's budget as a multiple of an address's: seats play, and bots play fast."""
HOUSE_TIMES = 2 * SEAT_TIMES
"""The shared budget of all seats at one address, as the same multiple: opening tables there adds no budget."""
KEPT_SECONDS = 60.0
"""How long to remember a payer without a debt, because later costs of its last request are charged to its house, too.
"""


class Payer(NamedTuple):
    """Who is charged for a request. key: a seat of a table or campaign, or a network; times: the size of the budget, as
    a multiple of an address's.
    """

    key: str
    times: int = 1


class Debt(NamedTuple):
    """What a payer owed at a time of the steady clock, in milliseconds of processor time. house: is charged as well."""

    cost: float
    at: float
    house: Payer | None = None


class Budget:
    """Charges payers, and refuses those that owe more than a burst. Remembers payers with a debt, others for a minute.

    The cost of a request is known only afterwards, so the last admitted request may cost more than was left.
    """

    def __init__(
        self, per_second: float, burst: float, *, is_on: bool = True, clock: Callable[[], float] = monotonic
    ) -> None:
        """per_second, burst: milliseconds of processor time. clock: steady, in seconds."""
        self._per_second, self._burst, self._is_on, self._clock = per_second, burst, is_on, clock
        self._debts: OrderedDict[Payer, Debt] = OrderedDict()  # no `Cache`: paid debts are dropped before it is full
        self.refused = 0
        """Requests refused since the start."""

    def __len__(self) -> int:
        return len(self._debts)

    def charge(self, payer: Payer, cost: float, house: Payer | None = None) -> int:
        """Charge a request before it is carried out. Returns 0, or the seconds until it would be admitted.

        house: is charged as well, also for costs added later.
        """
        if not self._is_on:
            return 0
        now = self._clock()
        owed = self._owed(payer, now)
        by_house = self._owed(house, now) if house else 0.0
        wait = max(self._wait(payer, owed), self._wait(house, by_house) if house else 0)
        if wait:
            self.refused += 1
            return wait
        if house:
            self._owe(house, by_house + cost, now)
        self._owe(payer, owed + cost, now, house)
        return 0

    def add(self, payer: Payer, cost: float) -> None:
        """Charge the additional cost of a request."""
        if self._is_on:
            debt, now = self._debts.get(payer), self._clock()
            house = debt.house if debt else None
            if house:
                self._owe(house, self._owed(house, now) + cost, now)
            self._owe(payer, self._owed(payer, now) + cost, now, house)

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

    def _wait(self, payer: Payer, owed: float) -> int:
        """Return the seconds until a payer that owes this owes no more than its burst."""
        over = owed - self._burst * payer.times
        return ceil(over / (self._per_second * payer.times)) if over > 0 else 0

    def _owe(self, payer: Payer, owed: float, now: float, house: Payer | None = None) -> None:
        """Note what a payer owes now, and drop the debt that was noted longest ago if it is paid or one too many."""
        self._debts[payer] = Debt(owed, now, house)
        self._debts.move_to_end(payer)
        oldest = next(iter(self._debts))
        if len(self._debts) > BUCKETS_MAX or self._is_paid(oldest, now):
            del self._debts[oldest]

    def _is_paid(self, payer: Payer, now: float) -> bool:
        """Return whether a payer owed nothing more for long enough."""
        return now - self._debts[payer].at > KEPT_SECONDS and not self._owed(payer, now)
