"""What Enter proposes: what the game's bot would do, unless that gives something up.

The default that answers for an absent seat is none: it ends turns and lets attacks come.
"""

from collections.abc import Sequence

from api.bots import PLAYERS, BotName, Offer, bot_of, eyes_of
from api.client import Json
from projections.bot import sensible

GIVING_UP = (
    "accept-failure",
    "decline",
    "done",
    "end-turn",
    "face",
    "flee",
    "leave",
    "none",
    "pass",
    "refuse",
    "stop",
)
"""First words of keys that end a turn, let an attack come, or leave something lying. A player chooses that by hand."""


def suggestion(game: str, actions: Sequence[Json], board: Json, seat: int) -> str | None:
    """The key of the option to propose; None if nothing is to be recommended.

    What alone is left, giving up and going back not counted, is proposed whatever it is.
    """
    offers = [Offer(str(one["command"]["key"]), bool(one["default"]), one.get("mark")) for one in actions]
    keys = sensible(offers)
    if len(keys) == 1:
        return keys[0]
    if game not in PLAYERS or not keys:
        return None
    key = bot_of(BotName.greedy, "", game)(offers, lambda: eyes_of(game).of_board(board, seat))
    return None if key.partition(":")[0] in GIVING_UP else key
