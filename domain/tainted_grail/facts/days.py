"""The days of a campaign. Source: TG-4.1, 4.2, 4.6."""

from typing import ClassVar

from domain.kernel.fact import Fact
from domain.tainted_grail.world import Phase


class DayBegan(Fact, frozen=True, tag="tg.day-began"):
    """The next day began. Source: TG-4.1.1."""

    reveals: ClassVar[bool] = False
    day: int


class PhaseBegan(Fact, frozen=True, tag="tg.phase-began"):
    """A step of a phase began. Source: TG-4.1.2."""

    reveals: ClassVar[bool] = False
    phase: Phase
    step: int


class CampaignWon(Fact, frozen=True, tag="tg.campaign-won"):
    """The campaign ended well. Source: TG-3.3.2."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "success"


class CampaignLost(Fact, frozen=True, tag="tg.campaign-lost"):
    """The campaign ended badly, or by a death. Source: TG-3.3.2, 5.16.12, 5.17.14."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "failure"
