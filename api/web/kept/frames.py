"""Boards of one table as rows of pieces, so that a file holds each piece once."""

from collections.abc import Sequence
from itertools import pairwise

from projections.drawing.pieces import Pieces

Row = list[int | str]
"""How many pieces at the begin and at the end are those of the row before, then what lies between: the number of a
piece, or the text of a new one, which has the next number.
"""


class Frames:
    """The rows of the boards so far. One for each language; for one thread at a time."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._before: Sequence[int] = ()

    def row(self, page: Pieces) -> Row:
        """Return the next board as a row."""
        known = len(self._numbers)
        texts = cut(page)
        now = [self._numbers.setdefault(text, len(self._numbers)) for text in texts]
        before, most = self._before, min(len(now), len(self._before))
        first = next((at for at in range(most) if now[at] != before[at]), most)
        last = next((at for at in range(most - first) if now[-1 - at] != before[-1 - at]), most - first)
        self._before = now
        row: Row = [first, last]
        for number, text in zip(now[first : len(now) - last], texts[first:], strict=False):
            row.append(text if number == known else number)
            known += number == known
        return row


def cut(page: Pieces) -> list[str]:
    """Return the text of a page, cut where its named elements begin and end."""
    ends = {0, len(page.text)}.union(*((one.start, one.end) for one in page.named.values()))
    return [page.text[start:end] for start, end in pairwise(sorted(ends))]
