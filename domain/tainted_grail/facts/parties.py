"""Parties: who does something together. Source: TG-2.2.18, 4.5."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.world import PartyKind


class PartyFormed(Fact, frozen=True, tag="tg.party-formed"):
    """Characters form a party above those that exist. starter: of an action. Source: TG-4.5.3, 4.5.8 to 4.5.11."""

    reveals: ClassVar[bool] = False
    kind: PartyKind
    members: tuple[str, ...]
    starter: str | None = None


class PartyLeft(Fact, frozen=True, tag="tg.party-left"):
    """A character left the newest party, or all of them: by flight, Dying or death.

    Source: TG-4.5.6, 4.5.24, 4.5.25, 4.5.27, 5.16.2.
    """

    reveals: ClassVar[bool] = False
    character: str
    all: bool = False


class PartyEnded(Fact, frozen=True, tag="tg.party-ended"):
    """The newest party ended. Source: TG-4.5.23."""

    reveals: ClassVar[bool] = False
