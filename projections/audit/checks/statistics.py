"""Check G: how even outcomes are, over one table. Source: audit protocol 5.G."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import erfc, exp, lgamma, log, sqrt

from projections.audit.facts import Face, Outcome
from projections.audit.report import Statistic

EXPECTED_MIN = 5

Counts = Mapping[int, int]
"""Outcome -> how often it fell; zero counts may be missing."""


def statistics(outcomes: Iterable[Outcome], dice: Mapping[str, Sequence[Face]]) -> tuple[Statistic, ...]:
    """Return a test for each die, and for each pool at each size with enough draws.

    An outcome that undo brought back counts once.
    """
    dice_counts: dict[tuple[str, int], Counts] = {(die, len(faces)): {} for die, faces in sorted(dice.items())}
    found = (statistic(stream, m, counts) for (stream, m), counts in (dice_counts | counted(outcomes)).items())
    return tuple(one for one in found if one.stream in dice or one.p is not None)


def counted(outcomes: Iterable[Outcome]) -> dict[tuple[str, int], Counts]:
    """Return how often each outcome fell, by stream and m. An outcome that undo brought back counts once, a sealed one
    never.
    """
    counts: dict[tuple[str, int], Counter[int]] = {}
    for stream, _, m, outcome in _each_once(outcomes):
        counts.setdefault((stream, m), Counter())[outcome] += 1
    return dict(counts)


def statistic(stream: str, m: int, counts: Counts) -> Statistic:
    """Return the chi-square test of a sample against even chances; no p-value below 5 expected per possibility."""
    sample = sum(counts.values())
    if m < 2 or sample < EXPECTED_MIN * m:
        return Statistic(stream, m, sample)
    expected = sample / m
    chi_square = sum((counts.get(outcome, 0) - expected) ** 2 for outcome in range(m)) / expected
    return Statistic(stream, m, sample, chi_square, tail(chi_square, m - 1))


def faces_fallen(outcomes: Iterable[Outcome], dice: Mapping[str, Sequence[Face]]) -> dict[str, dict[str, int]]:
    """Return how often each face of each die fell. An outcome that undo brought back counts once."""
    fallen = {die: dict.fromkeys(map(str, faces), 0) for die, faces in dice.items()}
    for stream, _, _, outcome in _each_once(outcomes):
        if stream in dice and outcome < len(dice[stream]):
            fallen[stream][str(dice[stream][outcome])] += 1
    return fallen


def tail(chi_square: float, degrees: int) -> float:
    """Return the probability of a chi-square at least as large, with `degrees` (from 1) degrees of freedom.

    Q(a + 1, y) = Q(a, y) + y^a e^-y / gamma(a + 1), from Q(1, y) = e^-y or Q(1/2, y) = erfc(sqrt(y)).
    """
    y = chi_square / 2
    if y <= 0:
        return 1.0
    a, q = (0.5, erfc(sqrt(y))) if degrees % 2 else (1.0, exp(-y))
    while a < degrees / 2:
        q += exp(a * log(y) - y - lgamma(a + 1))
        a += 1
    return min(q, 1.0)


def _each_once(outcomes: Iterable[Outcome]) -> Iterable[tuple[str, int, int, int]]:
    return dict.fromkeys((use.stream, use.n, use.m, use.outcome) for use in outcomes if isinstance(use.outcome, int))
