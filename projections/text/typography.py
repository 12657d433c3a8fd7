"""Typography of texts."""

import re

STRAIGHT = re.compile(r"(?<=\w)'(?![\"'])")
"""A straight apostrophe in a word or at its end."""


def typographic(text: str) -> str:
    """Return a text with a typographic apostrophe for each straight one in a word or at its end.

    Packs that are released keep their straight ones, since their texts are part of their hashes.
    """
    return STRAIGHT.sub("’", text)
