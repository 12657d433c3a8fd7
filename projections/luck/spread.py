"""Exact distributions of sums and counts, and the central range that holds nine of ten cases.

Large ones are replaced by a normal distribution with the same mean and variance.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import inf, sqrt
from typing import NamedTuple

TAIL = 0.05
"""The chance that is left out at each end of a central range."""
NORMAL_TAIL = 1.6448536
"""A normal distribution leaves out `TAIL` beyond this many standard deviations."""
NEGLIGIBLE = 1e-15
"""Chances below this are dropped at the ends of a distribution."""
VARIANCE_MAX = 6_250
"""Sums with a larger variance are taken as normal. An exact distribution has some 1,200 values at most."""
SPAN_MAX = 100
"""Dice whose faces lie further apart than this are taken as normal."""
VALUES_MAX = 5_000
"""Sums of different terms with more values than this in all are taken as normal."""


class Spread(NamedTuple):
    """A distribution over whole numbers. least: the smallest value; chances: of it and of each value above."""

    least: int
    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The expected value."""
        return self.least + sum(step * chance for step, chance in enumerate(self.chances))

    @property
    def variance(self) -> float:
        """The expected square of the distance to the mean."""
        mean = self.mean - self.least
        return sum((step - mean) ** 2 * chance for step, chance in enumerate(self.chances))

    @property
    def middle(self) -> tuple[int, int]:
        """The central range: at each end, the values beyond it have a chance of at most `TAIL` together."""
        low, high = 0, len(self.chances) - 1
        below = above = 0.0
        while (below := below + self.chances[low]) <= TAIL:
            low += 1
        while (above := above + self.chances[high]) <= TAIL:
            high -= 1
        return self.least + low, self.least + high


class Expectation(NamedTuple):
    """What even chances lead one to expect of a sum. low, high: its central range, both included.

    least, most: what is possible at all.
    """

    mean: float
    low: float
    high: float
    least: float = -inf
    most: float = inf

    @property
    def tells(self) -> bool:
        """Whether some values lie inside the central range and others outside it."""
        return self.low < self.high and (self.least < self.low or self.high < self.most)


@lru_cache(4_096)
def hypergeometric(size: int, good: int, drawn: int) -> Spread:
    """Return how many good cards come when `drawn` of `size` cards are drawn, of which `good` are good."""
    likeliest = (drawn + 1) * (good + 1) // (size + 2)

    def more(n: int) -> float:
        """Return the ratio of the chances of n + 1 good cards and of n."""
        return (good - n) * (drawn - n) / ((n + 1) * (size - good - drawn + n + 1))

    up, down = [1.0], [1.0]
    while (chance := up[-1] * more(likeliest + len(up) - 1)) > NEGLIGIBLE:
        up.append(chance)
    while likeliest - len(down) >= max(0, drawn + good - size):
        chance = down[-1] / more(likeliest - len(down))
        if chance <= NEGLIGIBLE:
            break
        down.append(chance)
    weights = [*reversed(down[1:]), *up]
    whole = sum(weights)
    return Spread(likeliest - len(down) + 1, tuple(weight / whole for weight in weights))


def sum_of(values: Sequence[int], count: int) -> Expectation:
    """Return what to expect of the sum of `count` dice with these faces, each equally likely."""
    if max(values) - min(values) <= SPAN_MAX:
        return expectation(((even(tuple(values)), count),))
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    return normal(count * mean, count * variance)


@lru_cache(256)
def even(values: tuple[int, ...]) -> Spread:
    """Return the distribution of one of these values, each equally likely; equal ones add up."""
    least, most = min(values), max(values)
    return Spread(least, tuple(values.count(value) / len(values) for value in range(least, most + 1)))


@lru_cache(4_096)
def expectation(terms: tuple[tuple[Spread, int], ...]) -> Expectation:
    """Return what to expect of the sum of independent terms, given with how often each comes."""
    mean = sum(spread.mean * times for spread, times in terms)
    variance = sum(spread.variance * times for spread, times in terms)
    if variance > VARIANCE_MAX or sum(len(spread.chances) for spread, _ in terms) > VALUES_MAX:
        return normal(mean, variance)
    whole = total(repeated(spread, times) for spread, times in terms)
    return Expectation(mean, *whole.middle, whole.least, whole.least + len(whole.chances) - 1)


def normal(mean: float, variance: float) -> Expectation:
    """Return what to expect of a sum of very many terms."""
    reach = NORMAL_TAIL * sqrt(variance)
    return Expectation(mean, round(mean - reach), round(mean + reach))


def total(spreads: Iterable[Spread]) -> Spread:
    """Return the distribution of a sum of independent terms."""
    whole = Spread(0, (1.0,))
    for spread in spreads:
        whole = added(whole, spread)
    return whole


def repeated(spread: Spread, times: int) -> Spread:
    """Return the distribution of a sum of equal independent terms, by repeated doubling."""
    whole = Spread(0, (1.0,))
    while times:
        if times % 2:
            whole = added(whole, spread)
        times //= 2
        spread = added(spread, spread) if times else spread
    return whole


def added(one: Spread, other: Spread) -> Spread:
    """Return the distribution of the sum of two independent numbers, without ends that hardly ever come."""
    short, long = sorted((one.chances, other.chances), key=len)
    chances = [0.0] * (len(short) + len(long) - 1)
    for at, chance in enumerate(short):
        end = at + len(long)
        chances[at:end] = [so_far + chance * more for so_far, more in zip(chances[at:end], long, strict=True)]
    start, end = 0, len(chances)
    while chances[start] < NEGLIGIBLE:
        start += 1
    while chances[end - 1] < NEGLIGIBLE:
        end -= 1
    return Spread(one.least + other.least + start, tuple(chances[start:end]))
