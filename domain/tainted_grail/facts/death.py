"""Playing on after a death. Source: TG-5.17."""

from typing import ClassVar

from domain.kernel.fact import Fact


class MercyGranted(Fact, frozen=True, tag="tg.mercy-granted"):
    """The game went back to the start of the chapter; the counters of chance run on. Source: TG-5.17.2, 5.17.17."""

    reveals: ClassVar[bool] = False
    chapter: int


class EstateLeft(Fact, frozen=True, tag="tg.estate-left"):
    """What a dead character had left the game; its items lie where it died. place: 0 without any.

    Source: TG-5.17.6, 5.17.8, 5.17.15.
    """

    reveals: ClassVar[bool] = False
    character: str
    place: int
    items: tuple[str, ...]


class CharacterEntered(Fact, frozen=True, tag="tg.character-entered"):
    """A new character stands on a place, which is no arrival. Source: TG-5.17.5, 5.17.11."""

    reveals: ClassVar[bool] = False
    character: str
    place: int
