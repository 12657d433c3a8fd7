"""Multisets of elements. A kind without any has no key; keys are in canonical order, so equal sets have equal bytes."""

from collections.abc import Iterable, Mapping

Elements = dict[str, int]
"""Elements by kind, counts from 1."""


def plus(a: Mapping[str, int], b: Mapping[str, int]) -> Elements:
    """Return both together."""
    return {kind: a.get(kind, 0) + b.get(kind, 0) for kind in sorted({*a, *b})}


def minus(a: Mapping[str, int], b: Mapping[str, int]) -> Elements:
    """Return the rest of `a` without `b`, which it includes."""
    left = {kind: count - b.get(kind, 0) for kind, count in a.items()}
    assert min(left.values(), default=0) >= 0 and not set(b) - set(a), f"{b} is not in {a}"
    return {kind: count for kind, count in left.items() if count}


def includes(a: Mapping[str, int], b: Mapping[str, int]) -> bool:
    """Return whether `a` includes `b`."""
    return all(a.get(kind, 0) >= count for kind, count in b.items())


def size(elements: Mapping[str, int]) -> int:
    """Return how many elements there are."""
    return sum(elements.values())


def of(kinds: Iterable[str]) -> Elements:
    """Return the multiset of these kinds, counting repeats."""
    counts: Elements = {}
    for kind in sorted(kinds):
        counts[kind] = counts.get(kind, 0) + 1
    return counts
