"""The board view as a picture for a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from projections.words import Words

View = Mapping[str, Any]


def picture(board: View, words: Words) -> Sequence[str]:
    """Lines of rich markup. board: the board view, in the same words."""
    return [board["status_name"]]
