"""The Merkle tree over a log's lines: RFC 6962, SHA-256. Source: audit protocol 3.3."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

EMPTY_ROOT = sha256().digest()
BLOCK = 256
"""How many leaves share one cached root, so that proofs read a few blocks and not the whole log. A power of two."""


def leaf_hash(line: bytes) -> bytes:
    """Return the leaf of a line without its LF."""
    return sha256(b"\0" + line).digest()


def leaves_of(lines: Iterable[bytes]) -> list[bytes]:
    """Return the leaves of lines without their LF."""
    return [sha256(b"\0" + line).digest() for line in lines]


def node_hash(left: bytes, right: bytes) -> bytes:
    """Return the node over two nodes or leaves."""
    return sha256(b"\1" + left + right).digest()


class Tree(Struct, frozen=True, array_like=True):
    """A Merkle tree that grows at its right edge.

    size: in leaves; edge: the roots of its full subtrees, largest first; blocks: the roots of its full blocks.
    """

    size: int = 0
    edge: tuple[bytes, ...] = ()
    blocks: tuple[bytes, ...] = ()

    def grown(self, leaves: Iterable[bytes]) -> "Tree":
        """Return the tree with the leaves of the next lines."""
        size, edge, blocks = self.size, list(self.edge), self.blocks
        for leaf in leaves:
            size += 1
            node, width = leaf, 1
            while not size & width:
                node = sha256(b"\1" + edge.pop() + node).digest()
                width *= 2
                if width == BLOCK:
                    blocks = (*blocks, node)
            edge.append(node)
        return Tree(size, tuple(edge), blocks)

    def root(self) -> bytes:
        """Return the root over all leaves so far, 32 bytes."""
        if not self.edge:
            return EMPTY_ROOT
        root = self.edge[-1]
        for left in self.edge[-2::-1]:
            root = sha256(b"\1" + left + root).digest()
        return root


def root_of(leaves: Iterable[bytes]) -> bytes:
    """Return the root over leaves; SHA-256 of nothing for none. A last node without a sibling moves up unchanged."""
    row = list(leaves)
    while len(row) > 1:
        above = [sha256(b"\1" + left + right).digest() for left, right in zip(row[::2], row[1::2], strict=False)]
        row = above + row[len(row) & ~1 :]
    return row[0] if row else EMPTY_ROOT


def split(size: int) -> int:
    """Return how many of `size` > 1 leaves are in the left subtree: the largest power of two below it."""
    return 1 << (size - 1).bit_length() - 1


Roots = Callable[[int, int], bytes]
"""(start, end) -> the root over these leaves, from 0, of a subtree of the log's tree at any size."""


def roots_of(tree: Tree, block: Callable[[int], Sequence[bytes]]) -> Roots:
    """Return a function for the roots of a log from its tree. It reads leaves only where a block is cut.

    block: gives the leaves of block number n, from 0; the last block may have more than the tree.
    """

    def root(start: int, end: int) -> bytes:
        number, inside = divmod(start, BLOCK)
        whole = () if inside else tree.blocks[number : end // BLOCK]
        number, end = number + len(whole), end - (number + len(whole)) * BLOCK
        cut = [root_of(block(number)[inside:end])] if end > inside else []
        return root_of([*whole, *cut])

    return root
