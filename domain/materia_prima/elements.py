"""Multisets of elements. A kind with none has no key; keys stand in canonical order, so equal sets are equal bytes."""

from collections.abc import Iterable, Mapping

Elements = dict[str, int]
"""Elements by kind, counts from 1."""


def plus(a: Mapping[str, int], b: Mapping[str, int]) -> Elements:
    """Both together."""
    return {kind: a.get(kind, 0) + b.get(kind, 0) for kind in sorted({*a, *b})}


def minus(a: Mapping[str, int], b: Mapping[str, int]) -> Elements:
    """What is left of `a` without `b`, which lies in it."""
    left = {kind: count - b.get(kind, 0) for kind, count in a.items()}
    assert min(left.values(), default=0) >= 0 and not set(b) - set(a), f"{b} is not in {a}"
    return {kind: count for kind, count in left.items() if count}


def includes(a: Mapping[str, int], b: Mapping[str, int]) -> bool:
    """Whether `b` lies in `a`."""
    return all(a.get(kind, 0) >= count for kind, count in b.items())


def size(elements: Mapping[str, int]) -> int:
    """How many there are."""
    return sum(elements.values())


def of(kinds: Iterable[str]) -> Elements:
    """The multiset of these kinds, repeats counted."""
    counts: Elements = {}
    for kind in sorted(kinds):
        counts[kind] = counts.get(kind, 0) + 1
    return counts
