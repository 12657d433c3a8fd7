"""The digest of a position: a token by which readers compare what they know. It stands in no log."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from domain.kernel.jcs import canonical
from domain.kernel.position import Position
from projections.board.changes import Changed, changed_parts


class Digest(NamedTuple):
    """A position's digest: SHA-256, hex. hashes: of the fields of the state, then of what is unfinished; items: of the
    values of those that are mappings.
    """

    text: str
    position: Position[Any]
    hashes: tuple[bytes, ...]
    items: Mapping[int, "Hashes"]


Hashes = Mapping[Any, tuple[Any, bytes]]
"""The values of a mapping by their keys, each with its key and its hash as bytes."""


def digest(position: Position[Any]) -> str:
    """Return the digest of a position. Equal positions have equal digests in every language."""
    return digested(position).text


def digested(position: Position[Any], before: Digest | None = None, changed: Changed | None = None) -> Digest:
    """Return the digest of a position; what it shares with an earlier one is not hashed again.

    before: of its game; changed: the parts that read otherwise than at that position, if they are known.
    """
    names = position.state.__struct_fields__
    if before is None:
        hashes, items = [b""] * (len(names) + 1), dict[int, Hashes]()
    else:
        hashes, items = list(before.hashes), dict(before.items)
    if changed is None and before is not None:
        changed = changed_parts(before.position, position)
    for at in [at for at, _ in changed.fields] if changed else range(len(names) + 1):
        part = getattr(position.state, names[at]) if at < len(names) else position.agenda
        if isinstance(part, dict):
            items[at] = _values(part, items.get(at, {}))
            hashes[at] = sha256(b"".join(sorted([told for _, told in items[at].values()]))).digest()
        else:
            hashes[at] = _hash(part)
    return Digest(sha256(b"".join(hashes)).hexdigest(), position, tuple(hashes), items)


def _values(mapping: Mapping[Any, Any], known: Hashes) -> Hashes:
    """Return a mapping's values as they are hashed; what is known is not hashed again."""
    found: dict[Any, tuple[Any, bytes]] = {}
    for key, value in mapping.items():
        was = known.get(key)
        if was is None or was[0] is not value:
            was = value, canonical(_key(key)) + _hash(value)
        found[key] = was
    return found


def _hash(value: Any) -> bytes:
    try:
        written = _encode(value)
    except TypeError:  # a mapping whose keys are no texts
        written = canonical(_plain(msgspec.to_builtins(value, enc_hook=_pack)))
    return sha256(written).digest()


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
