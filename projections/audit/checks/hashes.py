"""Checks of an archive by hashing alone: each line is the listed one, and each outcome the fixed one.

This is some twenty times as fast as the whole audit, so it can run before every replay. It ignores the order of
entries, pools, counters and rules. Source: audit protocol 1.7, 3.3, 3.8.
"""

import re
from collections.abc import Sequence
from itertools import takewhile, zip_longest
from uuid import UUID

import msgspec
from msgspec import Struct

from domain.kernel.chance.fate import SealedFate, commitment, sealed_fate
from domain.log.archive import Archive, ArchiveError
from domain.log.line import Flawed, read
from domain.log.tree import leaves_of, root_of
from projections.audit.facts import Fact, Outcome, SeedOpened, SeedRevealed, TableOpened, fact_of
from projections.audit.log import Flaw

STARTED, SEED_OPENED = b'"type":"table-started"', b'"type":"seed-opened"'
"""How these facts appear in a line; inside a text their quotes would be escaped."""
_uses_fate = re.compile(rb'"fate":\[\[').search


class _Chance(Struct):
    fate: tuple[Outcome, ...] = ()


class _Used(Struct):
    """The part of a line that tells the chance it used."""

    data: _Chance


_used = msgspec.json.Decoder(_Used).decode


def first_false(archive: Archive) -> Flaw | None:
    """Return the first entry that is not the listed one, or whose outcomes are not the fixed ones; None without any.

    Outcomes are not checked before the reveal, nor if sealed or in a branch's copies. Raises ArchiveError if the leaves
    do not give the root. If an archive lists no leaves, only its outcomes are checked.
    """
    if archive.leaves is not None:
        leaves = leaves_of(archive.lines)
        if flaw := first_unlisted(leaves, archive.leaves):
            return flaw
        if root_of(leaves).hex() != archive.root:
            raise ArchiveError("the leaves do not give the root")
    return _first_unfixed(archive.lines)


def first_unlisted(leaves: Sequence[bytes], listed: Sequence[str]) -> Flaw | None:
    """Return the first leaf that is missing, or is not the listed one, in hex."""
    found = [leaf.hex() for leaf in leaves]
    if found == list(listed):
        return None
    pairs = enumerate(zip_longest(found, listed), 1)
    place, leaf = next((place, leaf) for place, (leaf, one) in pairs if leaf != one)
    return Flaw(place, "missing" if leaf is None else "not the line that the leaves list")


def _first_unfixed(lines: Sequence[bytes]) -> Flaw | None:
    place = 1
    try:
        opened, place = _fact(lines[0]), len(lines)
        revealed = _fact(lines[-1])
        if not (isinstance(opened, TableOpened) and isinstance(revealed, SeedRevealed)):
            return None
        if commitment(bytes.fromhex(revealed.seed)) != opened.commitment:
            return Flaw(place, "the seed revealed is not the one committed to")
        copied = opened.origin.entries if opened.origin else 0
        fate = _fate(opened, bytes.fromhex(revealed.seed), lines[1 + copied :])
        for place in [place for place, line in enumerate(lines, 1) if _uses_fate(line) and place > 1 + copied]:
            _check(fate, _used(lines[place - 1]).data.fate)
    except (Flawed, msgspec.MsgspecError, RecursionError) as flaw:
        return Flaw(place, str(flaw))
    return None


def _fate(opened: TableOpened, seed: bytes, own: Sequence[bytes]) -> SealedFate:
    before = takewhile(lambda line: STARTED not in line, own)
    seeds = (_fact(line) for line in before if SEED_OPENED in line)
    return sealed_fate(seed, UUID(opened.table), {one.seat: one.seed for one in seeds if isinstance(one, SeedOpened)})


def _check(fate: SealedFate, used: Sequence[Outcome]) -> None:
    for use in used:
        if isinstance(use.outcome, int) and (fixed := fate.outcome(use.stream, use.n, use.m)) != use.outcome:
            raise Flawed(f"outcome {use.n} of {use.stream!r} among {use.m} is {fixed}, not {use.outcome}")


def _fact(line: bytes) -> Fact:
    entry = read(line)
    return fact_of(entry, entry.data)
