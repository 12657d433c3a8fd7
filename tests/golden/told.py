"""A position told by what is set in it alone, so that a field that a later release adds leaves its digest as it was."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from domain.kernel.jcs import canonical
from domain.kernel.position import Position
from domain.materia_prima.content.pack import Pack as PrimaPack
from domain.tainted_grail.content.pack import Pack as GrailPack
from domain.tainted_grail.state import State as GrailState


def digest_of(position: Position[Any]) -> str:
    """SHA-256 of a position, in hex."""
    return sha256(canonical(told([position.state, position.agenda]))).hexdigest()


def ending_of(state: Any) -> str:
    """How a game ended, in its own words."""
    ending: str = state.status if isinstance(state, GrailState) else state.ending
    return ending


def told(value: Any) -> Any:
    """A value in JSON's words; of a struct its type and the fields that are not as they are by default."""
    if isinstance(value, Struct):
        set_fields = {
            name: getattr(value, name) for name, default in defaults(value) if getattr(value, name) != default
        }
        return [type(value).__name__, told(set_fields)]
    if isinstance(value, dict):
        return {
            ",".join(map(str, key)) if isinstance(key, tuple) else str(key): told(one) for key, one in value.items()
        }
    if isinstance(value, list | tuple):
        return [told(one) for one in value]
    return value.hash if isinstance(value, PrimaPack | GrailPack) else value


def defaults(struct: Struct) -> list[tuple[str, Any]]:
    """Each field's name and default; NODEFAULT, which equals nothing, if it has none."""
    return [
        (one.name, one.default if one.default_factory is NODEFAULT else one.default_factory()) for one in fields(struct)
    ]
