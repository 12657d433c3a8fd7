"""Actions of a day. Source: TG-4.3 to 4.5."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.tasks.actions import Deed


class RoundOfActionsEnded(Fact, frozen=True, tag="tg.round-of-actions-ended"):
    """All have acted or taken part, so that everybody may act again. Source: TG-4.3.4, 4.3.8."""

    reveals: ClassVar[bool] = False


class ActionBegun(Fact, frozen=True, tag="tg.action-begun"):
    """A party carries out an action, which is paid. target: the place where it travels; owner: of a character action.

    Source: TG-4.3.6, 4.3.18.
    """

    reveals: ClassVar[bool] = False
    deed: Deed
    character: str
    members: tuple[str, ...]
    place: int
    target: int | None = None
    owner: str | None = None


class ActedAgain(Fact, frozen=True, tag="tg.acted-again"):
    """A character used its chance to act twice in a row. Source: TG-4.3.9, 10.10."""

    reveals: ClassVar[bool] = False
    character: str


class ActionCancelled(Fact, frozen=True, tag="tg.action-cancelled"):
    """Nobody paid for an action, so nothing was spent. used: it counts as the character's own.

    Source: TG-4.5.7, 5.16.11.
    """

    reveals: ClassVar[bool] = False
    deed: Deed
    character: str
    used: bool


class PassedForDay(Fact, frozen=True, tag="tg.passed-for-day"):
    """A character passed until the next day. exhausted: it had to, without Energy. Source: TG-4.3.12, 4.4.32."""

    reveals: ClassVar[bool] = False
    character: str
    exhausted: bool


class Hampered(Fact, frozen=True, tag="tg.hampered"):
    """Insanity makes an action cost a character 1 Energy more. Source: TG-5.16.11."""

    reveals: ClassVar[bool] = False
    character: str


class RiteRead(Fact, frozen=True, tag="tg.rite-read"):
    """A party looked at the menhir and read its rite. Source: TG-4.4.26."""

    reveals: ClassVar[bool] = True
    place: int


class LyingItemTaken(Fact, frozen=True, tag="tg.lying-item-taken"):
    """A character took an item that lay at its place. face_up: whether it is usable at once.

    Source: TG-5.5.12, 5.17.15, 5.17.16.
    """

    reveals: ClassVar[bool] = False
    character: str
    place: int
    card: str
    face_up: bool


class ItemLaid(Fact, frozen=True, tag="tg.item-laid"):
    """An item lies at a place. Source: TG-5.17.15."""

    reveals: ClassVar[bool] = False
    place: int
    card: str
