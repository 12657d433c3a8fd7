"""Bots by name: a random one for every game, a greedy one for each game that has a strategy, a guide for a campaign."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.kernel.game import Pack
from domain.kernel.position import Position
from projections.bot import Bot, Lead, Offer, RandomBot, See, Strategy, usual
from projections.view import View

RETURNS_MAX = 3
"""How often a bot lets a game go back, since it might come to the same end again and again."""


class BotName(StrEnum):
    """The names of the bots. The guide knows the pack, and leads all seats to an end of its campaign."""

    greedy = "greedy"
    random = "random"
    guide = "guide"


def unseen(position: Position[Any], seat: int) -> None:
    """Show nothing: there is nothing to plan for."""


DEFAULTS = Strategy(usual, unseen, lambda board, printed, seat: None)
"""For a game without a strategy: take the default."""


def strategy_of(view: View) -> Strategy:
    """Return the strategy of a game's greedy bot."""
    return view.strategy or DEFAULTS


def bot_of(name: BotName, seed: str, view: View) -> Bot:
    """Return a bot for one game. It takes what the game's bots avoid only if nothing else is left, and goes back to an
    earlier moment at most RETURNS_MAX times. seed: of choices. The guide plays like the greedy bot where a seat is
    asked alone; `guide_of` leads.
    """
    bot = RandomBot(Random(seed).choice) if name is BotName.random else strategy_of(view).choose
    returned = 0

    def choose(offers: Sequence[Offer], see: See) -> str:
        nonlocal returned
        open_ones = view.playable(offers) or offers
        if returned >= RETURNS_MAX:
            open_ones = [one for one in open_ones if one.key not in view.returning] or open_ones
        key = bot(open_ones, see)
        returned += key in view.returning
        return key

    return choose


def guide_of(view: View, pack: Pack, seed: str) -> Lead:
    """Return the guide of a game, to an end that the seed picks. Raises InvalidRequest if the game has none."""
    guide = strategy_of(view).guide
    if guide is None:
        raise InvalidRequest(f"{view.game.id} has no guide; choose another bot")
    return guide(pack, Random(seed).choice)
