"""Bots: one by chance for every game, and a greedy one for each."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

from domain.kernel.position import Position
from projections.bot import Bot, Offer, RandomBot, See, usual
from projections.materia_prima import bot as materia_prima
from projections.tainted_grail import bot as tainted_grail

__all__ = ["Bot", "BotName", "Eyes", "Offer", "See", "bot_of", "eyes_of"]


class BotName(StrEnum):
    """The bots there are."""

    greedy = "greedy"
    random = "random"


class Eyes(NamedTuple):
    """How a game's greedy bot sees the same at a seat, in a position or in the board view that the seat gets."""

    of_position: Callable[[Position[Any], int], Any]
    of_board: Callable[[Mapping[str, Any], int], Any]


def unseen(seen: Any, seat: int) -> None:
    """There is nothing to plan for."""


class Player(NamedTuple):
    """A game's greedy bot."""

    bot: Bot
    eyes: Eyes


PLAYERS: Mapping[str, Player] = {
    "materia-prima": Player(materia_prima.greedy, Eyes(materia_prima.of_position, materia_prima.of_board)),
    "tainted-grail": Player(tainted_grail.greedy, Eyes(tainted_grail.of_position, tainted_grail.of_board)),
}
"""Game -> its greedy bot."""

BLIND = Player(usual, Eyes(unseen, unseen))
"""Of a game without one of its own: it does what is usual."""


def bot_of(name: BotName, seed: str, game: str) -> Bot:
    """A bot for a game. seed: the same one does the same again."""
    return RandomBot(Random(seed).choice) if name is BotName.random else PLAYERS.get(game, BLIND).bot


def eyes_of(game: str) -> Eyes:
    """How a bot sees this game."""
    return PLAYERS.get(game, BLIND).eyes
