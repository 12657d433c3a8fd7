"""Proofs that a line is in a log, and that a log only grew: each one for logs of up to 70 lines, and no other holds."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from domain.log.checkpoint import Checkpoint
from domain.log.line import Flawed
from domain.log.proofs import (
    check_goes_on,
    consistency_proof,
    inclusion_proof,
    proves_consistency,
    proves_inclusion,
)
from domain.log.tree import BLOCK, EMPTY_ROOT, Roots, Tree, node_hash, root_of, roots_of, split
from tests.projections.audit.log_writer import leaves_of, root
from tests.projections.audit.trees import TREE_LEAVES, TREE_ROOTS

SIZE_MAX = 70
LEAVES = leaves_of(f"line {number}".encode() for number in range(SIZE_MAX))
KNOWN = leaves_of(map(bytes.fromhex, TREE_LEAVES))

A = "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7"
B = "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e"
C = "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4"
D = "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b"
E = "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0"
F = "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a"


@cache
def whole(start: int, end: int) -> bytes:
    return root(LEAVES[start:end])


def roots_in(leaves: Sequence[bytes]) -> Roots:
    """The roots of a log whose leaves are all at hand."""
    return lambda start, end: root_of(leaves[start:end])


def path(index: int, start: int, end: int) -> list[bytes]:
    """PATH of RFC 6962, section 2.1.1, as it stands there."""
    if end - start == 1:
        return []
    middle = start + split(end - start)
    if index < middle:
        return [*path(index, start, middle), whole(middle, end)]
    return [*path(index, middle, end), whole(start, middle)]


def subproof(old: int, start: int, end: int, complete: bool) -> list[bytes]:
    """SUBPROOF of RFC 6962, section 2.1.2, as it stands there."""
    if old == end:
        return [] if complete else [whole(start, end)]
    middle = start + split(end - start)
    if old <= middle:
        return [*subproof(old, start, middle, complete), whole(middle, end)]
    return [*subproof(old, middle, end, False), whole(start, middle)]


def changed(hashes: Sequence[bytes]) -> Iterator[list[bytes]]:
    """Proofs that differ from this one a little."""
    for place in range(len(hashes)):
        flipped = bytes([hashes[place][0] ^ 1]) + hashes[place][1:]
        yield [*hashes[:place], flipped, *hashes[place + 1 :]]
        yield [*hashes[:place], *hashes[place + 1 :]]
    yield [*hashes, LEAVES[0]]
    yield [LEAVES[0], *hashes]


@pytest.mark.parametrize("size", range(1, SIZE_MAX + 1))
def test_every_line_is_proved_and_in_its_place_only(size: int) -> None:
    roots = roots_in(LEAVES)
    for index in range(size):
        hashes = inclusion_proof(roots, index, size)
        assert hashes == path(index, 0, size)
        assert proves_inclusion(LEAVES[index], index, size, hashes, whole(0, size))
        others = [other for other in range(-1, size + 1) if other != index]
        assert not any(proves_inclusion(LEAVES[index], other, size, hashes, whole(0, size)) for other in others)


@pytest.mark.parametrize("size", range(1, SIZE_MAX + 1))
def test_no_other_proof_and_no_other_line_is_accepted(size: int) -> None:
    for index in {0, size // 3, size // 2, size - 1}:
        hashes = path(index, 0, size)
        for other in changed(hashes):
            assert not proves_inclusion(LEAVES[index], index, size, other, whole(0, size))
        assert not proves_inclusion(LEAVES[index][::-1], index, size, hashes, whole(0, size))
        assert not proves_inclusion(LEAVES[index], index, size, hashes, whole(0, size)[::-1])


@pytest.mark.parametrize("new", range(1, SIZE_MAX + 1))
def test_every_log_goes_on_from_each_of_its_beginnings(new: int) -> None:
    roots = roots_in(LEAVES)
    for old in range(1, new + 1):
        hashes = consistency_proof(roots, old, new)
        assert hashes == subproof(old, 0, new, True)
        assert proves_consistency(old, new, hashes, whole(0, old), whole(0, new))


@pytest.mark.parametrize("new", range(1, SIZE_MAX + 1))
def test_no_changed_beginning_goes_on(new: int) -> None:
    for old in range(1, new + 1):
        hashes = subproof(old, 0, new, True)
        for other in changed(hashes):
            assert not proves_consistency(old, new, other, whole(0, old), whole(0, new))
        assert not proves_consistency(old, new, hashes, whole(0, old)[::-1], whole(0, new))
        assert not proves_consistency(old, new, hashes, whole(0, old), whole(0, new)[::-1])


def test_every_log_goes_on_from_the_empty_one() -> None:
    for new in range(3):
        assert consistency_proof(roots_in(LEAVES), 0, new) == []
        assert proves_consistency(0, new, [], EMPTY_ROOT, whole(0, new))
    assert not proves_consistency(0, 2, [], whole(0, 1), whole(0, 2))
    assert not proves_consistency(0, 2, [LEAVES[0]], EMPTY_ROOT, whole(0, 2))
    assert not proves_consistency(2, 1, [], whole(0, 2), whole(0, 1))


@pytest.mark.parametrize(
    ("index", "size", "hashes"),
    [
        (0, 1, []),
        (0, 8, [A, B, C]),
        (5, 8, [D, E, TREE_ROOTS[4]]),
        (2, 3, [TREE_ROOTS[2]]),
        (1, 5, [TREE_ROOTS[1], B, D]),
    ],
)
def test_known_inclusion_proofs(index: int, size: int, hashes: list[str]) -> None:
    assert [one.hex() for one in inclusion_proof(roots_in(KNOWN), index, size)] == hashes


@pytest.mark.parametrize(
    ("old", "new", "hashes"), [(1, 1, []), (1, 8, [A, B, C]), (6, 8, [F, E, TREE_ROOTS[4]]), (2, 5, [B, D])]
)
def test_known_consistency_proofs(old: int, new: int, hashes: list[str]) -> None:
    assert [one.hex() for one in consistency_proof(roots_in(KNOWN), old, new)] == hashes


MANY = leaves_of(f"line {number}".encode() for number in range(5 * BLOCK + 70))


def kept(size: int, asked: list[int]) -> Roots:
    """The roots of the first lines, by what is kept of their tree; the blocks that are read are noted."""

    def block(number: int) -> list[bytes]:
        asked.append(number)
        return MANY[number * BLOCK : (number + 1) * BLOCK]

    return roots_of(Tree().grown(MANY[:size]), block)


@pytest.mark.parametrize("size", [1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 4 * BLOCK + 5, len(MANY)])
def test_the_kept_tree_gives_the_proofs_of_all_leaves(size: int) -> None:
    by_tree, by_leaves = kept(size, []), roots_in(MANY)
    for place in {0, size // 3, size // 2, max(size - BLOCK, 0), size - 1}:
        assert inclusion_proof(by_tree, place, size) == inclusion_proof(by_leaves, place, size)
        assert consistency_proof(by_tree, place + 1, size) == consistency_proof(by_leaves, place + 1, size)
        assert by_tree(0, place + 1) == by_leaves(0, place + 1)


def test_a_proof_reads_the_blocks_that_are_cut_and_no_other() -> None:
    asked: list[int] = []
    roots = kept(len(MANY), asked)
    consistency_proof(roots, BLOCK + 3, len(MANY))
    assert set(asked) == {1, 5}
    asked.clear()
    consistency_proof(roots, 2 * BLOCK, 4 * BLOCK)
    assert asked == []


@pytest.mark.parametrize("step", [1, 7, BLOCK, BLOCK + 1])
def test_a_tree_grown_in_steps_is_the_tree_of_all_leaves(step: int) -> None:
    tree = Tree()
    for start in range(0, len(MANY), step):
        tree = tree.grown(MANY[start : start + step])
    assert tree == Tree().grown(MANY)
    assert tree.blocks == tuple(root(MANY[start : start + BLOCK]) for start in range(0, 5 * BLOCK, BLOCK))
    assert tree.root() == root(MANY)


def checkpoint(size: int, leaves: Sequence[bytes] = LEAVES, origin: str = "a/tables/b") -> Checkpoint:
    return Checkpoint(origin, size, root(list(leaves[:size])), b"", ())


def test_a_log_that_only_grew_goes_on() -> None:
    for old, new in [(0, 0), (0, 4), (5, 5), (5, 9), (8, 70)]:
        assert check_goes_on(checkpoint(old), checkpoint(new), consistency_proof(roots_in(LEAVES), old, new)) is None


FORKED = [*LEAVES[:6], *LEAVES[:6][::-1]]


@pytest.mark.parametrize(
    ("pair", "why"),
    [
        ((checkpoint(9), checkpoint(9, FORKED)), "two roots of 9 entries"),
        ((checkpoint(8), checkpoint(11, FORKED)), "nothing proves"),
        ((checkpoint(9), checkpoint(6)), "had 9 entries, and now has 6"),
        ((checkpoint(6), checkpoint(9, origin="a/tables/c")), "of two tables"),
    ],
)
def test_two_checkpoints_convict(pair: tuple[Checkpoint, Checkpoint], why: str) -> None:
    old, new = pair
    proofs = [consistency_proof(roots_in(leaves), min(old.size, new.size), new.size) for leaves in (LEAVES, FORKED)]
    for hashes in [*proofs, []]:
        with pytest.raises(Flawed, match=why):
            check_goes_on(old, new, hashes)


def test_a_node_is_no_leaf() -> None:
    assert node_hash(LEAVES[0], LEAVES[1]) == root(LEAVES[:2])
    assert leaves_of([LEAVES[0] + LEAVES[1]])[0] != root(LEAVES[:2])
