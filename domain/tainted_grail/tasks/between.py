"""Abilities used outside encounters: between stops, and between the steps of a rest. Source: TG-5.5.14, 5.18.8."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class AskBetween(Task, frozen=True, tag="tg.ask-between"):
    """Who could use something now is asked. left: how often something can still be used. Source: TG-5.5.14."""

    left: int


class UseBetween(Question, frozen=True, tag="tg.use-between"):
    """The seats use something, or pass. left: how often something can still be used. Source: TG-5.5.14."""

    left: int


class LeaveUnused(Task, frozen=True, tag="tg.leave-unused"):
    """A seat passes: it is asked again when something has changed for its characters. Source: TG-5.5.14, 11.1.11."""

    seat: int
