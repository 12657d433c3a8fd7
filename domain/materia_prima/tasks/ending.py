"""The end of a day and of a scenario. Source: MP-4.0.3, 7.1."""

from typing import Literal

from domain.kernel.task import Task


class EndDay(Task, frozen=True, tag="mp.end-day"):
    """Begin the next day, or check the scenario mission after the last. Source: MP-4.0.3, 7.1.4."""


class JudgeScenario(Task, frozen=True, tag="mp.judge-scenario"):
    """Tell success from failure after the last day. Source: MP-7.1.4, 7.1.5."""


class AbortScenario(Task, frozen=True, tag="mp.abort-scenario"):
    """Stop the scenario at once: the last soul stone is lost. Source: MP-7.1.1."""


class ConsentToConcede(Task, frozen=True, tag="mp.consent-to-concede"):
    """A seat wants to concede; with the last seat the scenario ends. Source: MP-7.1.10."""

    seat: int


class WithdrawConcession(Task, frozen=True, tag="mp.withdraw-concession"):
    """A seat does not want to concede any more. Source: MP-7.1.10."""

    seat: int


class CloseScenario(Task, frozen=True, tag="mp.close-scenario"):
    """The lowest task of every game; reached only when an ending breaks off what lies above. Source: MP-7.1.13."""


class RecordDeed(Task, frozen=True, tag="mp.record-deed"):
    """Mark the mission parts that this deed fulfils. Source: MP-7.1.8.

    thing: recipe id, inquisitor type, or town mission id, by `deed`.
    """

    colour: str
    deed: Literal["make", "defeat", "deliver", "win"]
    thing: str


TASKS: tuple[type[Task], ...] = (
    EndDay,
    JudgeScenario,
    AbortScenario,
    ConsentToConcede,
    WithdrawConcession,
    CloseScenario,
    RecordDeed,
)
