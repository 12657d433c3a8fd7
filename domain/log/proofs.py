"""Proofs that a log holds a line, and that it only grew: RFC 6962, section 2.1. Source: audit protocol 3.4."""

from collections.abc import Sequence
from itertools import chain

from domain.log.checkpoint import Checkpoint
from domain.log.line import Flawed
from domain.log.tree import EMPTY_ROOT, Roots, node_hash, split


def inclusion_proof(roots: Roots, index: int, size: int) -> list[bytes]:
    """Return the nodes that lead from a leaf (its index from 0, below size) to the root over `size` leaves.

    Source: RFC 6962, section 2.1.1.
    """
    start, end = 0, size
    path = []
    while end - start > 1:
        middle = start + split(end - start)
        if index < middle:
            path.append(roots(middle, end))
            end = middle
        else:
            path.append(roots(start, middle))
            start = middle
    return path[::-1]


def consistency_proof(roots: Roots, old: int, new: int) -> list[bytes]:
    """Return the nodes from which the roots over `old` and over `new` leaves both follow, old <= new.

    Source: RFC 6962, section 2.1.2. The proof is empty for an empty old log, and for two equal ones.
    """
    start, end = 0, new
    path = []
    while 0 < old < end:
        middle = start + split(end - start)
        if old <= middle:
            path.append(roots(middle, end))
            end = middle
        else:
            path.append(roots(start, middle))
            start = middle
    return ([roots(start, end)] if start else []) + path[::-1]


def proves_inclusion(leaf: bytes, index: int, size: int, hashes: Sequence[bytes], root: bytes) -> bool:
    """Return whether these nodes lead from the leaf (its index from 0) to this root over `size` leaves.

    Source: RFC 9162, section 2.1.3.2.
    """
    if not 0 <= index < size:
        return False
    number, last, made = index, size - 1, leaf
    for node in hashes:
        if not last:
            return False
        if number % 2 or number == last:
            made = node_hash(node, made)
            number, last = _up_to_a_right_one(number, last)
        else:
            made = node_hash(made, node)
        number, last = number // 2, last // 2
    return not last and made == root


def proves_consistency(old: int, new: int, hashes: Sequence[bytes], old_root: bytes, new_root: bytes) -> bool:
    """Return whether these nodes prove that the log with `new` leaves only adds to the one with `old` leaves.

    Source: RFC 9162, section 2.1.4.2.
    """
    if old == new or not old:
        return not hashes and old_root == (new_root if old == new else EMPTY_ROOT)
    if not 0 < old < new:
        return False
    path = iter(chain([old_root] if old & (old - 1) == 0 else [], hashes))
    number, last = old - 1, new - 1
    while number % 2:
        number, last = number // 2, last // 2
    was = made = next(path, b"")
    for node in path:
        if not last:
            return False
        if number % 2 or number == last:
            was, made = node_hash(node, was), node_hash(node, made)
            number, last = _up_to_a_right_one(number, last)
        else:
            made = node_hash(made, node)
        number, last = number // 2, last // 2
    return not last and (was, made) == (old_root, new_root)


class Rewritten(Flawed):
    """Two signed checkpoints of one table belong to two different logs, which convicts the operator. The message has
    both roots.
    """

    def __init__(self, kept: Checkpoint, newer: Checkpoint, why: str) -> None:
        roots = f"{kept.root.hex()} was the root of {kept.size} entries, {newer.root.hex()} is now that of {newer.size}"
        super().__init__(f"REWRITTEN: {why}; {roots}")
        self.kept = kept
        self.newer = newer


def check_goes_on(kept: Checkpoint, newer: Checkpoint, hashes: Sequence[bytes]) -> None:
    """Check that a log only grew between two checkpoints whose signatures are good.

    hashes: the proof from one to the other. Raises Rewritten if it did not grow; Flawed if they belong to two tables.
    """
    if kept.origin != newer.origin:
        raise Flawed("the checkpoints are of two tables")
    if newer.size < kept.size:
        raise Rewritten(kept, newer, f"the log had {kept.size} entries, and now has {newer.size}")
    if newer.size == kept.size and newer.root != kept.root:
        raise Rewritten(kept, newer, f"two roots of {kept.size} entries were signed")
    if not proves_consistency(kept.size, newer.size, hashes, kept.root, newer.root):
        why = f"nothing proves that the log of {newer.size} entries goes on from the one of {kept.size}"
        raise Rewritten(kept, newer, why)


def _up_to_a_right_one(number: int, last: int) -> tuple[int, int]:
    """Skip the levels at which a node has no sibling and so is its own parent."""
    while number and not number % 2:
        number, last = number // 2, last // 2
    return number, last
