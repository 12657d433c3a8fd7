"""What is printed on the cards of a pack, told once for all boards that name them by their ids."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from projections.text.messages import Messages

Printed = Mapping[str, Any]
"""Ids of cards, as boards use them -> what is printed on each."""


def nothing_printed(pack: Any, messages: Messages) -> Printed:
    """Return nothing, for a game whose boards say all."""
    return {}


class Printing(NamedTuple):
    """What is printed on the open kinds of a game's cards: those that everyone may read at any time.

    of: (pack, messages) -> see Printed; forms: kind of a card, the part of its id before the colon -> its typed dict.
    A kind that is not listed is never told before it lies on a table.
    """

    of: Callable[[Any, Messages], Printed] = nothing_printed
    forms: Mapping[str, type] = {}
