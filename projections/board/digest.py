"""The digest of a position: a token by which readers compare what they know. It stands in no log."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from domain.kernel.jcs import canonical
from domain.kernel.position import Position


class Part(NamedTuple):
    """A part of a position with its hash. items: of a mapping, each value with its hash."""

    value: Any
    hash: bytes
    items: Mapping[Any, "Part"]


class Digest(NamedTuple):
    """A position's digest: SHA-256, hex. parts: the fields of the state, then what is unfinished."""

    text: str
    parts: tuple[Part, ...]


def digest(position: Position[Any]) -> str:
    """Return the digest of a position. Equal positions have equal digests in every language."""
    return digested(position).text


def digested(position: Position[Any], before: Digest | None = None) -> Digest:
    """Return the digest of a position; what it shares with an earlier one is not hashed again. before: of its game."""
    state = position.state
    values = [*(getattr(state, name) for name in state.__struct_fields__), position.agenda]
    earlier = before.parts if before else [None] * len(values)
    parts = tuple(_part(value, known) for value, known in zip(values, earlier, strict=True))
    return Digest(sha256(b"".join(one.hash for one in parts)).hexdigest(), parts)


def _part(value: Any, known: Part | None) -> Part:
    """Return a part, the known one if it has the same value. A mapping is hashed value by value."""
    if known is not None and known.value is value:
        return known
    if not isinstance(value, dict):
        return Part(value, _hash(value), {})
    earlier = known.items if known is not None else {}
    items = {key: _item(one, earlier.get(key)) for key, one in value.items()}
    return Part(
        value, sha256(b"".join(sorted(canonical(_key(key)) + one.hash for key, one in items.items()))).digest(), items
    )


def _item(value: Any, known: Part | None) -> Part:
    return known if known is not None and known.value is value else Part(value, _hash(value), {})


def _hash(value: Any) -> bytes:
    return sha256(canonical(_plain(msgspec.to_builtins(value, enc_hook=_pack)))).digest()


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
