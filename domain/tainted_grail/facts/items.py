"""Items and secrets: owned, equipped, turned, packed away. Source: TG-5.5 to 5.7."""

from typing import ClassVar

from domain.kernel.fact import Fact


class CardGained(Fact, frozen=True, tag="tg.card-gained"):
    """A character gained an item; in logs before rules version 3, also a secret. face_up: whether it is usable at once.

    Source: TG-5.5.11.
    """

    reveals: ClassVar[bool] = False
    character: str
    card: str
    face_up: bool


class SecretGained(Fact, frozen=True, tag="tg.secret-gained"):
    """A character gained a secret, whose text nobody could read before. face_up: whether it is usable at once.

    Source: TG-2.3.4, 5.7.1.
    """

    reveals: ClassVar[bool] = True
    character: str
    card: str
    face_up: bool


class CardGivenUp(Fact, frozen=True, tag="tg.card-given-up"):
    """An item or secret left its owner; removed: whether it is out of the game. Source: TG-5.5.20, 5.7.6, 5.21.4."""

    reveals: ClassVar[bool] = False
    character: str
    card: str
    removed: bool = False


class CardGiven(Fact, frozen=True, tag="tg.card-given"):
    """An item or secret changed hands. face_up: whether it is usable at once. Source: TG-5.5.12, 5.5.13, 5.7.11."""

    reveals: ClassVar[bool] = False
    character: str
    to: str
    card: str
    face_up: bool


class CardsEquipped(Fact, frozen=True, tag="tg.cards-equipped"):
    """A character equipped cards: exactly these are face up now. Source: TG-4.2.30, 5.5.10, 5.5.11."""

    reveals: ClassVar[bool] = False
    character: str
    cards: tuple[str, ...]
    anew: bool = False


class CardTurned(Fact, frozen=True, tag="tg.card-turned"):
    """A card was turned, and is used up for this encounter. Source: TG-5.6.1."""

    reveals: ClassVar[bool] = False
    character: str
    card: str


class CardPackedAway(Fact, frozen=True, tag="tg.card-packed-away"):
    """A card was packed away for this encounter. Source: TG-5.6.3, 5.6.4."""

    reveals: ClassVar[bool] = False
    character: str
    card: str


class WeaponsWielded(Fact, frozen=True, tag="tg.weapons-wielded"):
    """A participant has these items with the keyword weapon at hand in the encounter. Source: TG-6.12.19."""

    reveals: ClassVar[bool] = False
    character: str
    cards: tuple[str, ...]
