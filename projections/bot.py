"""What a bot is: it sees what a client sees, and takes one of the actions that are offered."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from domain.kernel.position import Position


class Offer(NamedTuple):
    """An action that is open now. is_default: it would answer for an absent seat.

    mark: `back` or `cancel` of one that leads back; a bot takes none of these, or it could go in circles.
    """

    key: str
    is_default: bool
    mark: str | None = None


See = Callable[[], Any]
"""Looks at the board; gives what the game's greedy bot goes by, None if there is nothing to plan for."""


class Bot(Protocol):
    """Takes one of the offers, of which there is at least one. see: looks at the board, where that is needed."""

    def __call__(self, offers: Sequence[Offer], see: See) -> str: ...


Choose = Callable[[Sequence[str]], str]
"""Picks one of several keys by chance, each equally likely. Chance comes from the caller: projections have none."""


class Strategy(NamedTuple):
    """A game's greedy bot, pure.

    choose: takes one of the playable offers by what it sees; of_position, of_board: (position, or the board view of a
    seat; the seat) -> what it sees, the same from both; by_hand: first words of keys that end a turn, let an attack
    come or leave something lying, so that nobody should take them only because the bot would.
    """

    choose: Bot
    of_position: Callable[[Position[Any], int], Any]
    of_board: Callable[[Any, int], Any]
    by_hand: frozenset[str] = frozenset()


class RandomBot:
    """Takes any offer, each equally likely."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def __call__(self, offers: Sequence[Offer], see: See) -> str:
        return self._choose(sensible(offers))


def sensible(offers: Sequence[Offer]) -> list[str]:
    """The keys of the offers, except those that lead back."""
    return [offer.key for offer in offers if offer.mark is None]


def usual(offers: Sequence[Offer], see: See | None = None) -> str:
    """What an absent seat would do, or the first of what is sensible."""
    keys = sensible(offers)
    return next((offer.key for offer in offers if offer.is_default and offer.key in keys), keys[0])
