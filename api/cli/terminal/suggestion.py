"""What Enter proposes: the choice of the game's bot, unless that gives something up.

The default answer for an absent seat is not proposed: it ends turns and lets attacks come.
"""

from collections.abc import Sequence

from api.client.api_client import Json
from projections.bot import Offer, sensible
from projections.view import View


def suggestion(view: View, actions: Sequence[Json], board: Json, seat: int) -> str | None:
    """Return the key of the option to propose; None if there is none to recommend.

    If only one option is left besides giving up and going back, it is proposed.
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
    """Return an action of a seat's menu, in the form of the API, as an offer to a bot."""
    return Offer(str(action["command"]["key"]), bool(action["default"]), action.get("mark"))
