"""The end of a day and of a scenario. Source: MP-4.0.3, 7.1."""

from typing import Literal

from domain.kernel.task import Question, Task
from domain.materia_prima.vocabulary import Deed


class EndDay(Task, frozen=True, tag="mp.end-day"):
    """Begin the next day, or check the scenario mission after the last. Source: MP-4.0.3, 7.1.4."""


class JudgeScenario(Task, frozen=True, tag="mp.judge-scenario"):
    """Judge success or failure after the last day. Source: MP-7.1.4, 7.1.5."""


class ChooseEasierDifficulty(Question, frozen=True, tag="mp.choose-easier-difficulty"):
    """Choose whether to go on with an easier difficulty, since the mission is not fulfilled after the last day.

    Source: MP-7.2.3.
    """


class EaseDifficulty(Task, frozen=True, tag="mp.ease-difficulty"):
    """Make the scenario easier by one level. Source: MP-7.2.4, 7.2.5."""

    difficulty: Literal["easy", "normal"]


class FailScenario(Task, frozen=True, tag="mp.fail-scenario"):
    """Record the failure after the last day. Source: MP-7.1.5, 7.2.10."""


class AbortScenario(Task, frozen=True, tag="mp.abort-scenario"):
    """Abort the scenario at once, because the last soul stone is lost. Source: MP-7.1.1."""


class ConsentToConcede(Task, frozen=True, tag="mp.consent-to-concede"):
    """Note that a seat wants to concede; with the last seat the scenario ends. Source: MP-7.1.10."""

    seat: int


class WithdrawConcession(Task, frozen=True, tag="mp.withdraw-concession"):
    """Note that a seat no longer wants to concede. Source: MP-7.1.10."""

    seat: int


class CloseScenario(Task, frozen=True, tag="mp.close-scenario"):
    """End the game. This is the lowest task of every game, reached only when an ending breaks off what lies above.

    Source: MP-7.1.13.
    """


class RecordDeed(Task, frozen=True, tag="mp.record-deed"):
    """Mark the mission parts that this deed fulfils. Source: MP-7.1.8.

    thing: id of a recipe, town mission, extension or element, or an inquisitor type, by `deed`.
    """

    colour: str
    deed: Deed
    thing: str
