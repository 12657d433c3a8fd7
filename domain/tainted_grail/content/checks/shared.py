"""What the checks of a pack share."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from domain.kernel.content.decoding import choice
from domain.kernel.content.source import Path
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.base import EffectTask
from domain.tainted_grail.tasks.effects import Line

Faults = Iterator[tuple[Path, str]]
"""Where something is wrong, and what."""

Check = Callable[[Content], Faults]


def unknown(word: object, allowed: Iterable[object]) -> str:
    """A message that says what would be possible."""
    return f"unknown: {word}{choice(word, sorted(map(str, allowed)))}"


def parts(content: Struct) -> Iterator[tuple[Path, Struct]]:
    """Everything a pack is made of, with its place, however deep it lies; in the order of the tables."""
    ahead: list[tuple[Path, object]] = [((), content)]
    while ahead:
        path, value = ahead.pop()
        if isinstance(value, Struct):
            yield path, value
        inside = [((*path, step), one) for step, one in entries(value) if isinstance(one, Struct | dict | tuple)]
        ahead += reversed(inside)


def entries(value: object) -> Iterator[tuple[str | int, object]]:
    """What lies directly in a table or list, by its name or number there."""
    if isinstance(value, Struct):
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        yield from ((name, getattr(value, field)) for name, field in names)
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        yield from enumerate(value)


def texts(content: Content) -> Iterator[tuple[Path, tuple[EffectTask, ...]]]:
    """Every row of effects that is not part of another effect, with its place."""
    for path, part in parts(content):
        if not isinstance(part, EffectTask | Line):
            for name, value in entries(part):
                if isinstance(value, tuple) and value and isinstance(value[0], EffectTask):
                    yield (*path, name), value
