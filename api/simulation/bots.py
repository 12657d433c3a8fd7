"""Bots by name: a random one for every game, and a greedy one for each game that has a strategy."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Any

from domain.kernel.position import Position
from projections.bot import Bot, Offer, RandomBot, See, Strategy, usual
from projections.view import View


class BotName(StrEnum):
    """The names of the bots."""

    greedy = "greedy"
    random = "random"


def unseen(position: Position[Any], seat: int) -> None:
    """Show nothing: there is nothing to plan for."""


DEFAULTS = Strategy(usual, unseen, lambda board, printed, seat: None)
"""For a game without a strategy: take the default."""


def strategy_of(view: View) -> Strategy:
    """Return the strategy of a game's greedy bot."""
    return view.strategy or DEFAULTS


def bot_of(name: BotName, seed: str, view: View) -> Bot:
    """Return a bot for a game. It takes what the game's bots avoid only if nothing else is left. seed: of choices."""
    bot = RandomBot(Random(seed).choice) if name is BotName.random else strategy_of(view).choose

    def choose(offers: Sequence[Offer], see: See) -> str:
        return bot(view.playable(offers) or offers, see)

    return choose
