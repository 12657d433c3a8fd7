"""Long passages of the chronicle that a player reads elsewhere on the screen; they are not printed twice."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from projections.chronicle import Chapter, Line

PASSAGE_MIN = 120
"""Shorter texts may be told twice, in characters."""
SENTENCE_END = re.compile(r"[.!?…][”’“‘«‹]*(?= )")


def told_once(chapter: Chapter, introduction: str, below: str) -> Chapter:
    """Return a chapter without what is shown anyway.

    introduction: was shown before; below: all that is shown after the chapter, however it is wrapped.
    """
    return replace(chapter, events=tuple(remaining(chapter.events, plain(introduction), plain(below))))


def remaining(lines: tuple[Line, ...], introduction: str, below: str) -> Iterator[Line]:
    """Yield the lines that are not shown below, without the introduction at their end. Of a line that begins with a
    passage shown below, what stands behind it is left.
    """
    for line in lines:
        text = plain(line.text)
        if len(text) >= PASSAGE_MIN and text in below:
            continue
        if rest := behind_passage(text, below):
            yield replace(line, text=rest)
            continue
        is_introduced = introduction and text.endswith(introduction)
        yield replace(line, text=text.removesuffix(introduction).rstrip()) if is_introduced else line


def behind_passage(text: str, below: str) -> str:
    """Return what stands in a text behind a passage that is shown below; empty if it begins with none."""
    ends = [end.end() for end in SENTENCE_END.finditer(text) if end.end() >= PASSAGE_MIN]
    return next((text[end:].lstrip() for end in reversed(ends) if text[:end] in below), "")


def plain(text: str) -> str:
    """Return a text as one line."""
    return " ".join(text.split())
