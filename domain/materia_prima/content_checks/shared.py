"""What the checks of a pack share."""

from collections.abc import Callable, Iterable, Iterator

from domain.materia_prima.board import Board, assemble
from domain.materia_prima.content_decoding import choice
from domain.materia_prima.content_parts import Content, Values
from domain.materia_prima.content_source import Path

Faults = Iterator[tuple[Path, str]]
"""Where something is wrong, and what."""

Check = Callable[[Content], Faults]

ALCHEMISTS_MAX = 4


def unknown(word: str, allowed: Iterable[str]) -> str:
    """A message that says what would be possible."""
    return f"unknown: {word}{choice(word, sorted(allowed))}"


def elements_of(content: Content) -> dict[str, int]:
    """Element id -> level."""
    return {one.id: one.level for one in content.elements}


def boards(content: Content) -> Iterator[tuple[int, Board]]:
    """Every layout by number, assembled."""
    for number, layout in enumerate(content.layouts):
        yield number, assemble(content.pieces, layout, content.frame.centres)


def alchemist_values(content: Content) -> Iterator[Values]:
    """All status values that characters ever have by themselves."""
    for one in content.alchemists:
        yield one.values or content.defaults.alchemist
        if one.without_stone:
            yield one.without_stone
