"""What the greedy bot sees of Tainted Grail in the board view of the API."""

from collections.abc import Mapping
from typing import Any

from api.bots.tainted_grail.sight import Sight


def of_board(view: Mapping[str, Any], seat: int) -> Sight | None:
    """What the board view of a seat shows; None before it has a character."""
    raise NotImplementedError
