"""Sealed values: what only some seats may know yet, and what a reader sees of an entry (audit protocol 3.6).

A fact is always whole in memory and in the store. Its seals are stored beside it and tell which values are hidden from
whom.
"""

import hmac
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import convert, to_builtins
from msgspec.structs import replace

from domain.kernel.fact import Entry, Fact, Hidden, Path, Seal
from domain.kernel.game import Game
from domain.kernel.jcs import canonical
from domain.kernel.position import Position


class Knowing(NamedTuple):
    """A reader's knowledge of a game: functions that reduce a state, an entry, and a position to what the reader may
    know.
    """

    state: Callable[[Any], Any]
    entry: Callable[[Entry], Entry]
    position: Callable[[Position[Any]], Position[Any]]


EVERYTHING = Knowing(lambda state: state, lambda entry: entry, lambda position: position)


def knowing(game: Game, seat: int | None) -> Knowing:
    """Return what a seat, or with None a spectator, may know of a game."""
    if not game.has_secrets:
        return EVERYTHING
    return Knowing(
        lambda state: game.known_to(state, seat),
        lambda entry: as_seen(entry, seat),
        lambda position: Position(game.known_to(position.state, seat), game.known_agenda(position, seat)),
    )


UNKNOWN_CARD = "?"
"""The text that replaces one a reader may not know, like a face-down place of an unnamed pool."""
UNKNOWN_NUMBER = -1


def nonce_of(key: bytes, version: int, path: Path) -> bytes:
    """Return the nonce of a sealed value, 32 bytes. key: the table's sealing key; path: from `data`."""
    return hmac.digest(key, version.to_bytes(8, "big") + canonical(list(path)), "sha256")


def seal_of(nonce: bytes, value: Any) -> str:
    """Return what a line shows for a sealed value, in hex. value: plain data."""
    return sha256(nonce + canonical(value)).hexdigest()


def sealed(hidden: Iterable[Hidden], version: int, key: bytes) -> tuple[Seal, ...]:
    """Return the seals of an entry's hidden values."""
    return tuple(Seal(one.path, one.seats, nonce_of(key, version, one.path)) for one in hidden)


def covered(data: Mapping[str, Any], seals: Iterable[Seal]) -> dict[str, Any]:
    """Return an entry's data as its line shows it, with each sealed value as `{"sealed": hex}`."""
    return with_values(
        data, ((seal.path, {"sealed": seal_of(seal.nonce, value_at(data, seal.path))}) for seal in seals)
    )


def value_at(data: Any, path: Iterable[str | int]) -> Any:
    """Return the value at a path of member names and indices."""
    for step in path:
        data = data[step]
    return data


def as_seen(entry: Entry, seat: int | None) -> Entry:
    """Return the entry as a reader may know it: an unknown card is `?`, an unknown number -1, an unknown list empty.
    seat: None for a spectator.
    """
    unknown = [seal.path for seal in entry.seals if seat not in seal.seats]
    if not unknown:
        return entry
    names = type(entry.fact).__struct_fields__
    data = to_builtins({name: getattr(entry.fact, name) for name in names})
    blanks = ((path, blank_for(value_at(data, path))) for path in unknown)
    fact: Fact = convert(
        [type(entry.fact).__struct_config__.tag, *with_values(data, blanks).values()], type(entry.fact)
    )
    return replace(entry, fact=fact)


def blank_for(value: Any) -> Any:
    """Return what stands in the place of an unknown value."""
    match value:
        case int():
            return UNKNOWN_NUMBER
        case list() | tuple():
            return ()
        case _:
            return UNKNOWN_CARD


def with_values(data: Mapping[str, Any], values: Iterable[tuple[Path, Any]]) -> dict[str, Any]:
    """Return the data with other values at these paths, copying only what lies on the way to them."""
    after = dict(data)
    for path, value in values:
        at: Any = after
        for step in path[:-1]:
            at[step] = dict(at[step]) if isinstance(at[step], Mapping) else list(at[step])
            at = at[step]
        at[path[-1]] = value
    return after
