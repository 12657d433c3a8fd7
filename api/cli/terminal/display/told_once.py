"""Long passages of the chronicle that a player reads elsewhere on the screen; they are not printed twice."""

from collections.abc import Iterator

from msgspec.structs import replace

from projections.chronicle import Chapter, Line

PASSAGE_MIN = 120
"""Shorter texts may be told twice, in characters."""


def told_once(chapter: Chapter, introduction: str, below: str) -> Chapter:
    """Return a chapter without what is shown anyway.

    introduction: was shown before; below: all that is shown after the chapter, however it is wrapped.
    """
    return replace(chapter, events=tuple(remaining(chapter.events, plain(introduction), plain(below))))


def remaining(lines: tuple[Line, ...], introduction: str, below: str) -> Iterator[Line]:
    """Yield the lines that are not shown below, without the introduction at their end."""
    for line in lines:
        text = plain(line.text)
        if len(text) >= PASSAGE_MIN and text in below:
            continue
        is_introduced = introduction and text.endswith(introduction)
        yield replace(line, text=text.removesuffix(introduction).rstrip()) if is_introduced else line


def plain(text: str) -> str:
    """Return a text as one line."""
    return " ".join(text.split())
