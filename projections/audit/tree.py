"""The Merkle tree over a log's lines: RFC 6962, SHA-256. Source: audit protocol 3.3."""

from collections.abc import Iterable
from functools import reduce
from hashlib import sha256

EMPTY_ROOT = sha256().digest()


def leaf_hash(line: bytes) -> bytes:
    """The leaf of a line without its LF."""
    return sha256(b"\0" + line).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The node over two nodes or leaves."""
    return sha256(b"\1" + left + right).digest()


def root_of(leaves: Iterable[bytes]) -> bytes:
    """The root over leaves; SHA-256 of nothing for none."""
    tree = Tree()
    for leaf in leaves:
        tree.append(leaf)
    return tree.root()


class Tree:
    """A tree that grows at its right edge; it keeps the roots of its full subtrees only, the largest first."""

    __slots__ = ("_edge", "size")

    def __init__(self) -> None:
        self.size = 0
        self._edge: list[bytes] = []

    def append(self, leaf: bytes) -> None:
        """Add the leaf of the next line."""
        self._edge.append(leaf)
        self.size += 1
        full = self.size
        while full % 2 == 0:
            right = self._edge.pop()
            self._edge.append(node_hash(self._edge.pop(), right))
            full //= 2

    def root(self) -> bytes:
        """The root over all leaves so far, 32 bytes."""
        if not self._edge:
            return EMPTY_ROOT
        return reduce(lambda right, left: node_hash(left, right), reversed(self._edge))
