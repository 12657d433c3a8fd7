"""The end of days and scenarios. Source: MP-7.1."""

from typing import ClassVar, Literal

from domain.kernel.fact import Fact


class SoulStoneLost(Fact, frozen=True, tag="mp.soul-stone-lost"):
    """An alchemist lost a soul stone. Source: MP-6.6.4, 7.1.1."""

    reveals: ClassVar[bool] = False
    colour: str


class MissionPartFulfilled(Fact, frozen=True, tag="mp.mission-part-fulfilled"):
    """An alchemist's deed fulfilled a part of the scenario mission. part: its id. Source: MP-7.1.8, 7.1.12."""

    reveals: ClassVar[bool] = False
    colour: str
    part: str


class ConcessionWished(Fact, frozen=True, tag="mp.concession-wished"):
    """A seat declared that it wants to concede. Source: MP-7.1.10."""

    reveals: ClassVar[bool] = False
    seat: int


class ConcessionWithdrawn(Fact, frozen=True, tag="mp.concession-withdrawn"):
    """A seat withdrew its wish to concede. Source: MP-7.1.10."""

    reveals: ClassVar[bool] = False
    seat: int


class ScenarioAborted(Fact, frozen=True, tag="mp.scenario-aborted"):
    """The last soul stone was lost; the scenario failed. Source: MP-7.1.1."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "failure"


class ScenarioConceded(Fact, frozen=True, tag="mp.scenario-conceded"):
    """All seats conceded; the scenario failed. Source: MP-7.1.10."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "failure"


class ScenarioSucceeded(Fact, frozen=True, tag="mp.scenario-succeeded"):
    """After the last day every alchemist had fulfilled the scenario mission. Source: MP-7.1.4."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "success"


class ScenarioFailed(Fact, frozen=True, tag="mp.scenario-failed"):
    """After the last day some alchemists had not fulfilled the scenario mission. colours: those alchemists.

    Source: MP-7.1.5.
    """

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "failure"
    colours: tuple[str, ...]


class LastDayEnded(Fact, frozen=True, tag="mp.last-day-ended"):
    """After the last day some alchemists had not fulfilled the mission, and an easier level was left. Source: MP-7.2.3.

    colours: those alchemists.
    """

    reveals: ClassVar[bool] = False
    colours: tuple[str, ...]


class DifficultyEased(Fact, frozen=True, tag="mp.difficulty-eased"):
    """The scenario became easier by one level, so its last day is later. Source: MP-7.2.1, 7.2.4."""

    reveals: ClassVar[bool] = False
    difficulty: Literal["easy", "normal"]
