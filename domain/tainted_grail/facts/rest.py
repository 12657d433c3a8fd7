"""Resting: meals, gifts, cards bought and moved. Source: TG-4.6, 5.7, 5.19."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.vocabulary.terms import Deck, Resource


class RestBegun(Fact, frozen=True, tag="tg.rest-begun"):
    """A rest began for all; no character has eaten yet. Source: TG-4.6.1."""

    reveals: ClassVar[bool] = False


class MealEaten(Fact, frozen=True, tag="tg.meal-eaten"):
    """A character ate 1 Food. Source: TG-4.6.3."""

    reveals: ClassVar[bool] = False
    character: str


class MealMissed(Fact, frozen=True, tag="tg.meal-missed"):
    """A character did not eat. Source: TG-4.6.5."""

    reveals: ClassVar[bool] = False
    character: str


class UsesDeclined(Fact, frozen=True, tag="tg.uses-declined"):
    """These characters declined to use anything now, outside an encounter. Source: TG-5.5.14."""

    reveals: ClassVar[bool] = False
    characters: tuple[str, ...]


class ResourceGiven(Fact, frozen=True, tag="tg.resource-given"):
    """Food or Wealth changed hands. Source: TG-5.3.3, 5.7.7."""

    reveals: ClassVar[bool] = False
    character: str
    to: str
    what: Resource
    count: int


class CardKept(Fact, frozen=True, tag="tg.card-kept"):
    """One of the cards looked at became available; the others will be shuffled back. Source: TG-5.19.3."""

    reveals: ClassVar[bool] = True
    character: str
    deck: Deck
    card: str


class CardAdded(Fact, frozen=True, tag="tg.card-added"):
    """An available card was chosen to join its deck. Source: TG-4.6.15."""

    reveals: ClassVar[bool] = False
    character: str
    deck: Deck
    card: str


class CardDropped(Fact, frozen=True, tag="tg.card-dropped"):
    """A card left its deck and became available. Source: TG-4.6.15."""

    reveals: ClassVar[bool] = False
    character: str
    deck: Deck
    card: str
