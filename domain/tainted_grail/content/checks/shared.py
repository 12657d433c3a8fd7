"""Functions that several checks of a pack use."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from domain.kernel.content.decoding import choice
from domain.kernel.content.source import Path
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.vocabulary import Line

Faults = Iterator[tuple[Path, str]]
"""The places where something is wrong, each with the reason."""

Check = Callable[[Content], Faults]


def unknown(word: object, allowed: Iterable[object]) -> str:
    """Return a message with what would be possible."""
    return f"unknown: {word}{choice(word, sorted(map(str, allowed)))}"


class Same:
    """A struct that is equal to itself alone, as a key of caches."""

    def __init__(self, struct: Struct) -> None:
        self.struct = struct

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.struct is self.struct

    def __hash__(self) -> int:
        return id(self.struct)


def parts(content: Struct) -> Iterable[tuple[Path, Struct]]:
    """Return every part of a pack with its place, at any depth, in the order of the tables.

    A whole pack is walked only once, as most checks ask for it.
    """
    return walked_once(Same(content)) if isinstance(content, Content) else walked(content)


@lru_cache(maxsize=1)
def walked_once(content: Same) -> tuple[tuple[Path, Struct], ...]:
    """Return the parts of the pack that is being checked."""
    return tuple(walked(content.struct))


def walked(content: Struct) -> Iterator[tuple[Path, Struct]]:
    """Yield a struct and every part of it with its place, at any depth, in the order of the fields."""
    ahead: list[tuple[Path, object]] = [((), content)]
    while ahead:
        path, value = ahead.pop()
        if isinstance(value, Struct):
            yield path, value
        inside = [((*path, step), one) for step, one in entries(value) if isinstance(one, Struct | dict | tuple)]
        ahead += reversed(inside)


def entries(value: object) -> Iterator[tuple[str | int, object]]:
    """Yield the entries of a table or list, by name or number."""
    if isinstance(value, Struct):
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        yield from ((name, getattr(value, field)) for name, field in names)
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        yield from enumerate(value)


def texts(content: Content) -> Iterable[tuple[Path, tuple[EffectTask, ...]]]:
    """Return every row of effects that is not part of another effect, with its place."""
    return texts_once(Same(content))


@lru_cache(maxsize=1)
def texts_once(content: Same) -> tuple[tuple[Path, tuple[EffectTask, ...]], ...]:
    """Return the rows of the pack that is being checked."""
    return tuple(
        ((*path, name), value)
        for path, part in walked_once(content)
        if not isinstance(part, EffectTask | Line)
        for name, value in entries(part)
        if isinstance(value, tuple) and value and isinstance(value[0], EffectTask)
    )
