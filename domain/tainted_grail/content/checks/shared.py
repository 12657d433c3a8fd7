"""Functions that several checks of a pack use."""

from collections.abc import Callable, Iterable, Iterator, Mapping

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


def parts(content: Struct) -> Iterator[tuple[Path, Struct]]:
    """Yield every part of a pack with its place, at any depth, in the order of the tables."""
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


def texts(content: Content) -> Iterator[tuple[Path, tuple[EffectTask, ...]]]:
    """Yield every row of effects that is not part of another effect, with its place."""
    for path, part in parts(content):
        if not isinstance(part, EffectTask | Line):
            for name, value in entries(part):
                if isinstance(value, tuple) and value and isinstance(value[0], EffectTask):
                    yield (*path, name), value
