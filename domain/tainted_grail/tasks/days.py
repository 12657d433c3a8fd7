"""The days of a campaign: dawn, actions, evening. Source: TG-4.1, 4.2, 4.6."""

from __future__ import annotations

from domain.kernel.task import Task


class BeginDay(Task, frozen=True, tag="tg.begin-day"):
    """Begin the next day. Source: TG-4.1.1, 4.6.25."""


class BeginStep(Task, frozen=True, tag="tg.begin-step"):
    """Begin a step of dawn or evening; something may be used before it. Source: TG-4.1.2, 4.2.33."""

    phase: str
    step: int


class PutOutMenhirs(Task, frozen=True, tag="tg.put-out-menhirs"):
    """Dawn, step 1: remove each menhir without a disc. Source: TG-4.2.1."""


class LoseLand(Task, frozen=True, tag="tg.lose-land"):
    """Dawn, step 2: discard what no menhir reaches. Source: TG-4.2.3 to 4.2.13."""


class LowerMenhirs(Task, frozen=True, tag="tg.lower-menhirs"):
    """Dawn, step 3: lower the disc of each menhir. Source: TG-4.2.14, 4.2.15."""


class LowerDiscs(Task, frozen=True, tag="tg.lower-discs"):
    """Dawn, step 4: lower time discs, and take off time markers. Source: TG-4.2.16 to 4.2.20."""


class RevealDailyEvent(Task, frozen=True, tag="tg.reveal-daily-event"):
    """Dawn, step 5: reveal the top card of the event deck. Source: TG-4.2.21 to 4.2.26."""


class MoveGuardians(Task, frozen=True, tag="tg.move-guardians"):
    """Dawn, step 6: move each guardian in play. Source: TG-4.2.27, 4.2.28."""


class BeginActions(Task, frozen=True, tag="tg.begin-actions"):
    """Begin the second phase of the day. Source: TG-4.3."""


class NextAction(Task, frozen=True, tag="tg.next-action"):
    """Ask who acts next, until all have passed. Source: TG-4.3.1 to 4.3.14."""


class BeginEvening(Task, frozen=True, tag="tg.begin-evening"):
    """Begin the end of the day. Source: TG-4.6.1."""


class Dreams(Task, frozen=True, tag="tg.dreams"):
    """Evening, step 5: let all dream who sleep at a place with that symbol. Source: TG-4.6.18 to 4.6.22, 4.6.26."""


class EndDay(Task, frozen=True, tag="tg.end-day"):
    """End the day: random events go, and the next day begins. Source: TG-4.6.23 to 4.6.25."""
