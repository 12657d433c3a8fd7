"""Chapters of one table as rows of texts, so that a file holds each text once, and what all languages share once."""

import msgspec
from msgspec.structs import replace

from projections.chronicle import Chapter

encode = msgspec.json.Encoder().encode
Text = str | int | None
Row = tuple[Text, Text, Text, list[Text]]
"""The title, the day, the phase and the events: the number of a text, or a new one, which has the next number."""


class Texts:
    """The texts of the chapters so far. One for each language."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def row(self, chapter: Chapter) -> Row:
        """Return the next chapter as a row."""
        title, day, phase = map(self._text, (chapter.title, chapter.day, chapter.phase))
        return title, day, phase, [self._text(one.text) for one in chapter.events]

    def _text(self, text: str | None) -> Text:
        if text is None:
            return None
        known = len(self._numbers)
        number = self._numbers.setdefault(text, known)
        return text if number == known else number


def without_texts(chapter: Chapter) -> msgspec.Raw:
    """Return a chapter as JSON, with what its row holds left empty."""
    events = tuple(replace(one, text="") for one in chapter.events)
    return msgspec.Raw(encode(replace(chapter, title="", day=None, phase=None, events=events)))
