"""The end of days and scenarios. Source: MP-7.1."""

from domain.kernel.fact import Fact


class SoulStoneLost(Fact, frozen=True, tag="mp.soul-stone-lost"):
    """An alchemist lost a soul stone. Source: MP-6.6.4, 7.1.1."""

    colour: str


class MissionPartFulfilled(Fact, frozen=True, tag="mp.mission-part-fulfilled"):
    """An alchemist's deed fulfilled a part of the scenario mission. part: its id. Source: MP-7.1.8."""

    colour: str
    part: str


class ConcessionWished(Fact, frozen=True, tag="mp.concession-wished"):
    """A seat wants to concede. Source: MP-7.1.10."""

    seat: int


class ConcessionWithdrawn(Fact, frozen=True, tag="mp.concession-withdrawn"):
    """A seat does not want to concede any more. Source: MP-7.1.10."""

    seat: int


class ScenarioAborted(Fact, frozen=True, tag="mp.scenario-aborted"):
    """The last soul stone was lost; the scenario failed. Source: MP-7.1.1."""


class ScenarioConceded(Fact, frozen=True, tag="mp.scenario-conceded"):
    """All seats conceded; the scenario failed. Source: MP-7.1.10."""


class ScenarioSucceeded(Fact, frozen=True, tag="mp.scenario-succeeded"):
    """After the last day every alchemist had fulfilled the scenario mission. Source: MP-7.1.4."""


class ScenarioFailed(Fact, frozen=True, tag="mp.scenario-failed"):
    """After the last day alchemists had not fulfilled the scenario mission. colours: whose. Source: MP-7.1.5."""

    colours: tuple[str, ...]


FACTS: tuple[type[Fact], ...] = (
    SoulStoneLost,
    MissionPartFulfilled,
    ConcessionWished,
    ConcessionWithdrawn,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioSucceeded,
    ScenarioFailed,
)
