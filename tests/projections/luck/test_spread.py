"""What even chances lead one to expect, against all possibilities counted one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as some

from projections.luck.spread import TAIL, Spread, even, expectation, hypergeometric, normal, repeated, sum_of, total

DICE = [(0, 0, 1, 1, 2, 2), (1, 2, 3, 4, 5, 6), (-1, 3), (7,)]


def counted(values: Counter[int]) -> dict[int, Fraction]:
    """The chance of each value, from how often it comes among all possibilities."""
    return {value: Fraction(count, values.total()) for value, count in values.items()}


def central(chances: dict[int, Fraction]) -> tuple[int, int]:
    """The central range by its definition."""
    tail = Fraction(1, 20)
    low = min(value for value in chances if sum(c for v, c in chances.items() if v <= value) > tail)
    high = max(value for value in chances if sum(c for v, c in chances.items() if v >= value) > tail)
    return low, high


def same(spread: Spread, chances: dict[int, Fraction]) -> bool:
    """Whether a distribution is the one that was counted."""
    found = dict(enumerate(spread.chances, spread.least))
    return all(found.get(value, 0.0) == pytest.approx(float(chances.get(value, 0))) for value in {*found, *chances})


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_sums_of_dice_are_those_of_all_rolls(die: tuple[int, ...], count: int) -> None:
    chances = counted(Counter(sum(roll) for roll in product(die, repeat=count)))
    expected = sum_of(die, count)
    assert same(repeated(even(die), count), chances)
    assert expected.mean == pytest.approx(float(sum(value * chance for value, chance in chances.items())))
    assert (expected.low, expected.high) == central(chances)


@pytest.mark.parametrize(("size", "good", "drawn"), [(6, 2, 3), (7, 7, 2), (5, 0, 5), (8, 3, 8), (9, 4, 1), (1, 1, 0)])
def test_draws_are_those_of_all_hands(size: int, good: int, drawn: int) -> None:
    hands = Counter(sum(card < good for card in hand) for hand in combinations(range(size), drawn))
    assert same(hypergeometric(size, good, drawn), counted(hands))


@given(size=some.integers(1, 10_000), shares=some.tuples(some.floats(0, 1), some.floats(0, 1)))
def test_draws_from_a_deck_of_any_size_have_the_known_mean_and_variance(size: int, shares: tuple[float, float]) -> None:
    good, drawn = (round(share * size) for share in shares)
    spread = hypergeometric(size, good, drawn)
    variance = drawn * good * (size - good) * (size - drawn) / (size * size * max(1, size - 1))
    assert sum(spread.chances) == pytest.approx(1)
    assert spread.mean == pytest.approx(drawn * good / size, abs=1e-6)
    assert spread.variance == pytest.approx(variance, abs=1e-6, rel=1e-6)


def test_a_sum_of_different_draws_is_that_of_all_pairs() -> None:
    one, other = hypergeometric(6, 2, 3), hypergeometric(5, 4, 2)
    pairs: Counter[int] = Counter()
    for first in combinations(range(6), 3):
        for second in combinations(range(5), 2):
            pairs[sum(card < 2 for card in first) + sum(card < 4 for card in second)] += 1
    assert same(total([one, other]), counted(pairs))
    assert expectation(((one, 1), (other, 1)))[1:3] == central(counted(pairs))


@given(die=some.lists(some.integers(-5, 5), min_size=1, max_size=6).map(tuple), count=some.integers(1, 60))
def test_nine_of_ten_cases_lie_in_the_range_and_no_narrower_range_has_such_tails(
    die: tuple[int, ...], count: int
) -> None:
    spread = repeated(even(die), count)
    low, high = spread.middle
    below = sum(spread.chances[: low - spread.least])
    above = sum(spread.chances[high - spread.least + 1 :])
    assert below <= TAIL and above <= TAIL
    assert below + spread.chances[low - spread.least] > TAIL
    assert above + spread.chances[high - spread.least] > TAIL


def test_very_many_dice_and_very_wide_ones_are_taken_as_normal() -> None:
    many, wide = sum_of((1, 6), 2_000_000), sum_of((0, 10**12), 4)
    assert many == normal(7_000_000, 2_000_000 * 6.25)
    assert wide.mean == 2 * 10**12 and wide.high - wide.low == pytest.approx(2 * 1.6448536 * sqrt(4) * 0.5e12)


def test_the_exact_range_and_the_normal_one_meet() -> None:
    exact, rough = sum_of((0, 0, 1, 1, 2, 2), 9_000), normal(9_000, 6_000)
    assert abs(exact.low - rough.low) <= 1 and abs(exact.high - rough.high) <= 1
