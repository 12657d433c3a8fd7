"""Abilities used outside encounters: between stops, and between the steps of a rest. Source: TG-5.5.14, 5.18.8."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class AskBetween(Task, frozen=True, tag="tg.ask-between"):
    """Ask the characters that could use something now. left: how many more uses are allowed. Source: TG-5.5.14."""

    left: int


class UseBetween(Question, frozen=True, tag="tg.use-between"):
    """Choose something to use, or pass. left: how many more uses are allowed. Source: TG-5.5.14."""

    left: int


class LeaveUnused(Task, frozen=True, tag="tg.leave-unused"):
    """Let a seat pass. It is asked again when something has changed for its characters. Source: TG-5.5.14, 11.1.11."""

    seat: int
