"""Functions that several checks of a pack use."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, wraps
from typing import TypeVar

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
    """A pack that is equal to itself alone, as a key of caches."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.content is self.content

    def __hash__(self) -> int:
        return id(self.content)


Found = TypeVar("Found")


def kept(work: Callable[[Content], Found]) -> Callable[[Content], Found]:
    """Return a function that does this only once for the pack that is being checked. Nobody may change its outcome."""
    once = lru_cache(maxsize=1)(lambda same: work(same.content))

    @wraps(work)
    def outcome(content: Content) -> Found:
        return once(Same(content))

    return outcome


def parts(content: Struct) -> Iterable[tuple[Path, Struct]]:
    """Return every part of a pack with its place, at any depth, in the order of the tables.

    A whole pack is walked only once, as most checks ask for it.
    """
    return walked_once(content) if isinstance(content, Content) else walked(content)


@kept
def walked_once(content: Content) -> tuple[tuple[Path, Struct], ...]:
    """Return the parts of the pack that is being checked."""
    return tuple(walked(content))


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


@kept
def texts(content: Content) -> tuple[tuple[Path, tuple[EffectTask, ...]], ...]:
    """Return every row of effects that is not part of another effect, with its place."""
    return tuple(
        ((*path, name), value)
        for path, part in walked_once(content)
        if not isinstance(part, EffectTask | Line)
        for name, value in entries(part)
        if isinstance(value, tuple) and value and isinstance(value[0], EffectTask)
    )
