"""What lies on a map around a thing, in sentences short enough to be heard."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from projections.board.printing import Printed
from projections.text.messages import Messages

SPOKEN_MAX = 199
"""The most letters of a sentence that is read aloud."""
NEAR_MAX = 12
"""The most goals, and the most threats, that are told."""


class Near(Struct, frozen=True):
    """A thing on the map with what it is, and the way there."""

    id: str
    text: str


class Surroundings(Struct, frozen=True):
    """A place on the map. id: of the place; here: what it is, and who and what is there; around: what lies beside it;
    goals, threats: what may be worth a walk or better avoided, the nearest first.
    """

    id: str
    here: str
    around: str
    goals: tuple[Near, ...]
    threats: tuple[Near, ...]


Around = Callable[[Any, Printed, Messages, str | None, int | None], Surroundings | None]
"""(board, what is printed, messages, id of a thing, seat) -> what lies around the thing, or around the seat's figure
without an id; None for what is not on the map."""


def no_surroundings(
    board: Any, printed: Printed, messages: Messages, id: str | None, seat: int | None
) -> Surroundings | None:
    """Return None, for a game without a map."""
    return None


def spoken(*wordings: str) -> str:
    """Return the first wording that is short enough; else the last one, cut off after a word."""
    for one in wordings:
        if len(one) <= SPOKEN_MAX:
            return one
    return f"{wordings[-1][: SPOKEN_MAX - 2].rpartition(' ')[0]} …"
