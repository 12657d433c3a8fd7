"""The option of a menu that a sensible beginner takes next, by the rules of thumb of the game's bot.

The default answer for an absent seat is never suggested as such: it ends turns and lets attacks come.
"""

from collections.abc import Sequence
from typing import Any

from domain.kernel.position import Position
from projections.bot import Offer, sensible
from projections.view import View


def suggestion(view: View, position: Position[Any], seat: int, offers: Sequence[Offer]) -> str | None:
    """Return the key of the option to suggest; None if there is none to recommend.

    If only one option is left besides giving up and going back, it is suggested. position: as the seat knows it.
    """
    playable = view.playable(offers)
    keys = sensible(playable)
    if len(keys) == 1:
        return keys[0]
    strategy = view.strategy
    if strategy is None or not keys:
        return None
    key = strategy.wanted(playable, lambda: strategy.of_position(position, seat))
    return None if key is None or key.partition(":")[0] in strategy.by_hand else key
