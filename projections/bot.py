"""Bots: they see what a client sees, and take one of the offered actions."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from domain.kernel.position import Position
from projections.board.printing import Printed


class Offer(NamedTuple):
    """An action that is open now. is_default: the service would take it for an absent seat.

    mark: `back` or `cancel` if it leads back. A bot takes none of these, or it could go in circles.
    """

    key: str
    is_default: bool
    mark: str | None = None


See = Callable[[], Any]
"""Looks at the board, and returns the features for the greedy bot; None if there is nothing to plan for."""


class Bot(Protocol):
    """Takes one of the offers, at least one. see: looks at the board, called only if needed."""

    def __call__(self, offers: Sequence[Offer], see: See) -> str: ...


Choose = Callable[[Sequence[str]], str]
"""Picks one of several keys at random, each equally likely. Only callers have chance, as projections are pure."""


Lead = Callable[[Position[Any]], Iterator[str]]
"""A guide: yields the keys that it would take at a position, of any seat, the best first; none to leave it to another
bot.
"""


def no_idea(offers: Sequence[Offer], see: See) -> None:
    """Return None, for a bot without a plan."""


class Strategy(NamedTuple):
    """A game's greedy bot, pure.

    choose: takes one of the playable offers by its features; of_position: (position, seat) -> features; of_board: the
    same from (a seat's board, what is printed, seat); by_hand: first words of keys that end a turn, let an attack come
    or leave something behind; a player should take these only by decision, never as a suggestion; wanted: the offer
    that the bot's plan asks for, None if it would only do what is usual; guide: (pack, choose) -> a guide for all
    seats that has read the pack and leads to one of its endings, None in a game without one.
    """

    choose: Bot
    of_position: Callable[[Position[Any], int], Any]
    of_board: Callable[[Any, Printed, int], Any]
    by_hand: frozenset[str] = frozenset()
    wanted: Callable[[Sequence[Offer], See], str | None] = no_idea
    guide: Callable[[Any, Choose], Lead] | None = None


class RandomBot:
    """Takes any offer, each equally likely."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def __call__(self, offers: Sequence[Offer], see: See) -> str:
        return self._choose(sensible(offers))


def sensible(offers: Sequence[Offer]) -> list[str]:
    """Return the keys of the offers, without those that lead back."""
    return [offer.key for offer in offers if offer.mark is None]


def usual(offers: Sequence[Offer], see: See | None = None) -> str:
    """Return the default for an absent seat, or the first sensible offer."""
    keys = sensible(offers)
    return next((offer.key for offer in offers if offer.is_default and offer.key in keys), keys[0])
