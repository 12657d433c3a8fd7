"""What a line of the chronicle is about, as ids of things, read from the fields of its fact."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.fact import Fact

AboutFact = Callable[[Any, Fact, Any], tuple[str, ...]]
"""(state before, fact, state after), all as the reader may know them -> ids, the most specific first."""
Naming = Callable[[Any, Any, Any], Iterable[str | None]]
"""(state, fact, a field's value) -> ids of what the value names; None for what is hidden."""


def about_nothing(before: Any, fact: Fact, after: Any) -> tuple[str, ...]:
    """Return nothing, for a game that names no things."""
    return ()


def about_fields(naming: Mapping[str, Naming], state: Any, fact: Fact) -> tuple[str, ...]:
    """Return the ids of what a fact's fields name, each once. naming: by field, the most specific first."""
    return tuple(dict.fromkeys(one for one in named(naming, state, fact) if one is not None))


def named(naming: Mapping[str, Naming], state: Any, fact: Fact) -> Iterator[str | None]:
    """Yield these ids, some of them twice."""
    for field, names in naming.items():
        value = getattr(fact, field, None)
        if value is not None and value != "":
            yield from names(state, fact, value)


def each(name: Callable[[Any], str]) -> Naming:
    """Return the naming of a value by itself, or of several values."""
    return lambda state, fact, value: [name(one) for one in value] if isinstance(value, tuple) else [name(value)]
