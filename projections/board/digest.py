"""The digest of a position: a token by which readers compare what they know. It stands in no log."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from domain.kernel.jcs import canonical
from domain.kernel.position import Position
from projections.board.changes import Changed, changed_parts
from projections.board.sections import AGENDA

ABSENT = object()
"""Stands for a value that a mapping does not have."""


class Digest(NamedTuple):
    """A position's digest: SHA-256, hex. total: the sum of the hashes of all its parts, in whatever order."""

    text: str
    position: Position[Any]
    total: int


def digest(position: Position[Any]) -> str:
    """Return the digest of a position. Equal positions have equal digests in every language."""
    return digested(position).text


def digested(position: Position[Any], before: Digest | None = None, changed: Changed | None = None) -> Digest:
    """Return the digest of a position; what it shares with an earlier one is not hashed again.

    before: of its game; changed: the parts that read otherwise than at that position, if they are known.
    """
    if before is None:
        fields = [_values(position, at) for at in range(len(position.state.__struct_fields__) + 1)]
        total = sum([_hash(name, key, value) for name, values in fields for key, value in values.items()])
    else:
        total = before.total + _added(before.position, position, changed or changed_parts(before.position, position))
    return Digest(sha256(b"%x" % total).hexdigest(), position, total)


def _added(before: Position[Any], after: Position[Any], changed: Changed) -> int:
    """Return by how much the total grew, if negative by how much it shrank."""
    added = 0
    for at, _ in changed.fields:
        (name, was), (_, now) = _values(before, at), _values(after, at)
        for key in changed.items.get(at) or {**was, **now}:
            one, other = was.get(key, ABSENT), now.get(key, ABSENT)
            if one is not other:
                added += _hash(name, key, other) - _hash(name, key, one)
    return added


def _values(position: Position[Any], at: int) -> tuple[str, Mapping[Any, Any]]:
    """Return a field's name and what is hashed of it by itself: the values of a mapping; else the whole, without a key.

    at: the number of a field of the state, or of what is unfinished behind the last of them.
    """
    names = position.state.__struct_fields__
    if at == len(names):
        return AGENDA, {None: position.agenda}
    part = getattr(position.state, names[at])
    return names[at], part if isinstance(part, dict) else {None: part}


def _hash(name: str, key: Any, value: Any) -> int:
    """Return the hash of a value with its place, since equal values in other places count otherwise; 0 for none."""
    if value is ABSENT:
        return 0
    try:
        written = _encode((name, key, value))
    except TypeError:  # a mapping whose keys are no texts
        written = canonical(_plain(msgspec.to_builtins((name, key, value), enc_hook=_pack)))
    return int.from_bytes(sha256(written).digest(), "big")


def _plain(value: Any) -> Any:
    """Return a value with text keys: a hex (q, r) becomes `q,r`."""
    if isinstance(value, dict):
        return {_key(key): _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _key(key: Any) -> str:
    return ",".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _pack(value: Any) -> str:
    """Return a pack's hash, which stands for it."""
    return str(value.hash)


_encode = msgspec.json.Encoder(order="deterministic", enc_hook=_pack).encode
