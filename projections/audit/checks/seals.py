"""Values that only some seats may know before the reveal: their seals, and what opens them.

Source: audit protocol 3.6, 3.8. Some stay closed in a log before its reveal, and in an archive made for one seat.
"""

import hmac
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from domain.kernel import jcs
from domain.log.archive import Opening, Path
from domain.log.line import Entry, Flawed
from projections.audit.checks.order import TABLE_TYPES

SealedValue = tuple[Path, str]
"""The place of a sealed value in an entry's data, and its seal."""

Openings = Mapping[tuple[int, Path], Opening]
"""What opens a value, by its entry and its path from `data`."""

_HASH = re.compile("[0-9a-f]{64}")
_SEAL = re.compile(rb'\{"sealed":"[0-9a-f]{64}"\}')
"""A sealed value in a line. No text can look like it, since its quotes are escaped."""


def sealed_values(line: bytes, entry: Entry) -> tuple[SealedValue, ...]:
    """Return the sealed values of an entry. The table's own entries have none."""
    if not _SEAL.search(line) or entry.type in TABLE_TYPES:
        return ()
    return tuple(_sealed_in(entry.data))


def opened_data(entry: Entry, sealed: Iterable[SealedValue], openings: Openings) -> dict[str, Any]:
    """Return an entry's data with the opened values in place; closed ones stay.

    Raises Flawed if an opened value holds a sealed one, which nothing could open.
    """
    data = entry.data
    for path, _ in sealed:
        if opening := openings.get((entry.v, path)):
            if _SEAL.search(jcs.encode(opening.value)):
                raise Flawed(f"the value at {list(path)} is opened, and holds a sealed one")
            data = _with(data, path, opening.value)
    return data


class Seals:
    """Follows the sealed values, and compares each opening with its seal."""

    def __init__(self, openings: Openings, key: bytes | None) -> None:
        """Start before the first entry. key: the table's sealing key, None before the reveal; then openings need their
        nonces.
        """
        self._openings = openings
        self._key = key
        self._used: set[tuple[int, Path]] = set()
        self.closed = 0

    @property
    def unused(self) -> Opening | None:
        """An opening of a value that was never sealed, if any."""
        return next((one for place, one in self._openings.items() if place not in self._used), None)

    def follow(self, version: int, sealed: Iterable[SealedValue], is_copy: bool) -> None:
        """Check an entry. Raises Flawed if an opened value does not fit its seal, or a value is closed that must be
        open.
        """
        for path, seal in sealed:
            if is_copy:
                raise Flawed("a branch's copy holds a sealed value")
            opening = self._openings.get((version, path))
            if opening is not None:
                self._judge(opening, seal)
                self._used.add((version, path))
            elif self._key is not None:
                raise Flawed(f"the sealed value at {list(path)} is not opened, although the seed is revealed")
            else:
                self.closed += 1

    def _judge(self, opening: Opening, seal: str) -> None:
        place = list(opening.path)
        if self._key is not None:
            made = hmac.digest(self._key, opening.v.to_bytes(8, "big") + jcs.encode(place), "sha256")
        elif opening.nonce is not None:
            made = bytes.fromhex(opening.nonce)
        else:
            raise Flawed(f"the value at {place} is opened without its nonce before the reveal")
        if sha256(made + jcs.encode(opening.value)).hexdigest() != seal:
            raise Flawed(f"the value at {place} is not the one that was sealed")


def _sealed_in(data: dict[str, Any]) -> Iterator[SealedValue]:
    """Yield the sealed values in the order in which the line shows them."""
    waiting: list[tuple[Path, Any]] = [((name,), value) for name, value in reversed(data.items())]
    while waiting:  # not by recursion: a line may be nested more deeply than calls can be
        path, value = waiting.pop()
        match value:
            case {"sealed": str(seal)} if len(value) == 1 and _HASH.fullmatch(seal):
                yield path, seal
            case dict():
                waiting.extend(((*path, name), one) for name, one in reversed(value.items()))
            case list():
                waiting.extend(((*path, index), value[index]) for index in range(len(value) - 1, -1, -1))


def _with(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """Return the data with another value at a path, copying only what lies on the way to it."""
    after = dict(data)
    at: Any = after
    for step in path[:-1]:
        at[step] = at[step].copy()
        at = at[step]
    at[path[-1]] = value
    return after
