"""The story of a table as a client reads it, one page a request."""

from collections.abc import Callable
from typing import Any

import msgspec

from domain.log.line import Flawed
from projections.chronicle import Chapter

CHAPTERS_AT_ONCE = 200


def read_chapters(page_of: Callable[..., Any], lang: str, after: int) -> list[Chapter]:
    """Return the story after a version, one page a request. page_of: requests a page, by its query. Raises Flawed."""
    found: list[Chapter] = []
    next: int | None = after
    while next is not None:
        try:
            page = page_of(after=next, lang=lang, limit=CHAPTERS_AT_ONCE)
            found += msgspec.convert(page["chapters"], list[Chapter])
            next = onward(page["next"], next)
        except (ValueError, KeyError, TypeError) as error:
            raise Flawed(f"the chronicle is malformed: {error}") from error
    return found


def onward(next: int | None, after: int) -> int | None:
    """Return where the next page begins; None at the end. Raises ValueError if that is not further on."""
    if next is not None and next <= after:
        raise ValueError(f"the page after {after} is followed by the one after {next}")
    return next
