"""Playing on after a death. Source: TG-5.17."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class SettleDeath(Task, frozen=True, tag="tg.settle-death"):
    """Ask how the campaign goes on after a death, if it can. Source: TG-5.16.12, 5.17.13, 5.17.14."""

    character: str


class AfterDeath(Question, frozen=True, tag="tg.after-death"):
    """Choose the Allmother's Mercy, a new character, or the end. Source: TG-5.17.1, 5.17.4, 5.17.14."""

    character: str


class GrantMercy(Task, frozen=True, tag="tg.grant-mercy"):
    """Go back to the start of the chapter. Source: TG-5.17.1, 5.17.2, 5.17.17."""


class GoOnWithDay(Task, frozen=True, tag="tg.go-on-with-day"):
    """Go on with the day from the step where the chapter began. Source: TG-3.3.8, 5.17.1."""


class Succeed(Task, frozen=True, tag="tg.succeed"):
    """Leave what a dead character had, and let its player enter with another. Source: TG-5.17.4 to 5.17.9."""

    character: str


class LoseCampaign(Task, frozen=True, tag="tg.lose-campaign"):
    """Lose the campaign by a death. Source: TG-5.17.14."""


class LeaveEstate(Task, frozen=True, tag="tg.leave-estate"):
    """Lay out the items of a dead character; all else it had is discarded. Source: TG-5.17.6, 5.17.8."""

    character: str


class Bequeath(Question, frozen=True, tag="tg.bequeath"):
    """Choose which of the others gets a secret of a dead character. Source: TG-5.17.9."""

    character: str
    card: str


class Inherit(Task, frozen=True, tag="tg.inherit"):
    """Take a secret of a dead character. Source: TG-5.17.9."""

    character: str
    to: str
    card: str


class ChooseSuccessor(Question, frozen=True, tag="tg.choose-successor"):
    """Choose the new character of a dead one's player. Source: TG-5.17.4."""

    character: str


class EnterLate(Task, frozen=True, tag="tg.enter-late"):
    """Let a new character enter at the lowest revealed location. Source: TG-5.17.5, 5.17.10, 5.17.11."""

    character: str
