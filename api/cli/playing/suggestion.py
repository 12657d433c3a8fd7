"""What Enter proposes: what the game's bot would do, unless that gives something up.

The default that answers for an absent seat is none: it ends turns and lets attacks come.
"""

from collections.abc import Sequence

from api.client.api_client import Json
from projections.bot import Offer, sensible
from projections.view import View


def suggestion(view: View, actions: Sequence[Json], board: Json, seat: int) -> str | None:
    """The key of the option to propose; None if nothing is to be recommended.

    What alone is left, giving up and going back not counted, is proposed whatever it is.
    """
    offers = view.playable([offer_of(one) for one in actions])
    keys = sensible(offers)
    if len(keys) == 1:
        return keys[0]
    if view.strategy is None or not keys:
        return None
    strategy = view.strategy
    key = strategy.choose(offers, lambda: strategy.of_board(board, seat))
    return None if key.partition(":")[0] in strategy.by_hand else key


def offer_of(action: Json) -> Offer:
    """An action of a seat's menu, as the API gives it, for a bot."""
    return Offer(str(action["command"]["key"]), bool(action["default"]), action.get("mark"))
