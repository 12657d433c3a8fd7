"""What people type for one another: names and notes, without what would garble the words around them."""

import re
from unicodedata import category

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

UNSEEN = re.compile(
    "[\N{SOFT HYPHEN}\N{ARABIC LETTER MARK}\N{MONGOLIAN VOWEL SEPARATOR}\N{ZERO WIDTH SPACE}"
    "\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}\u2028-\u202e\u2060-\u206f\N{ZERO WIDTH NO-BREAK SPACE}"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""Characters that turn the writing around them, break a line, or take no room. Joiners stay: emoji and words of some
languages need them.
"""
MARKS_MAX = 4
"""How many accents one letter may have: no language needs more, and stacks of them cover the lines around."""


def plain(text: str) -> str:
    """Return a text without what turns or hides writing, and with few accents on each letter."""
    text = UNSEEN.sub("", text)
    return text if text.isascii() else "".join(_few_marks(text))


def _few_marks(text: str) -> list[str]:
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if category(char) in ("Mn", "Me") else 0
        if marks <= MARKS_MAX:
            kept.append(char)
    return kept


def seen(text: str) -> str:
    """Return a text as `plain` does. Raises PydanticCustomError if nothing of it can be seen."""
    text = plain(text)
    if not any(category(char)[0] not in "ZCM" for char in text):
        raise PydanticCustomError("unseen", "nothing of this can be seen; write a letter, a sign or a picture")
    return text


PLAIN, SEEN = AfterValidator(plain), AfterValidator(seen)
"""For fields of bodies, after their bounds."""
