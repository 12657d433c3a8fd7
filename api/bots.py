"""Bots: they see what a client sees, take one of the actions that are offered, and never concede."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple, Protocol

from api.sight import Ground, Sight
from api.strategy import CONVERT, DISCARD, END_TURN, KEEP, PLACE, best_place, chosen, ideas

LEFT_ALONE = ("concede", "withdraw-concession", "ease")
"""How the keys of options begin that a bot leaves alone: giving up, or making it easier."""


class Offer(NamedTuple):
    """An action that is open now. is_default: it would answer for an absent seat."""

    key: str
    is_default: bool


See = Callable[[], Sight | Ground | None]


class Bot(Protocol):
    """Takes one of the offers, of which there is at least one. see: looks at the board, where that is needed."""

    def __call__(self, offers: Sequence[Offer], see: See) -> str: ...


class BotName(StrEnum):
    """The bots there are."""

    greedy = "greedy"
    random = "random"


def bot_of(name: BotName, seed: str) -> Bot:
    """A bot. seed: the same one does the same again."""
    return RandomBot(seed) if name is BotName.random else greedy


class RandomBot:
    """Takes any offer, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def __call__(self, offers: Sequence[Offer], see: See) -> str:
        return self._random.choice(sensible(offers))


def greedy(offers: Sequence[Offer], see: See) -> str:
    """Works for the mission in the own turn, fights where it is likely to win; else does what is usual."""
    keys = sensible(offers)
    usual = next((offer.key for offer in offers if offer.is_default and offer.key in keys), keys[0])
    return next((key for key in plan(keys, see) if key in keys), usual)


def plan(keys: Sequence[str], see: See) -> Iterator[str]:
    """What the greedy bot would like to answer, the best first; not all of it need be open."""
    is_turn = keys[-1] == END_TURN
    if is_turn or keys[0].startswith((PLACE, KEEP, DISCARD, CONVERT)):
        match see():
            case Ground() as ground:
                yield best_place(ground, keys)
            case Sight() as sight:
                yield from ideas(sight, keys) if is_turn else chosen(sight, keys)
    if not is_turn:
        yield from answers(keys)


def answers(keys: Sequence[str]) -> Iterator[str]:
    """What to answer outside the own plans: store all that is carried, help each other."""
    yield from (key for key in keys if key.startswith("drop:"))
    yield from (key for key in keys if key == "consent")


def sensible(offers: Sequence[Offer]) -> list[str]:
    """The keys of the offers, but for those that a bot leaves alone."""
    return [offer.key for offer in offers if not offer.key.startswith(LEFT_ALONE)]
