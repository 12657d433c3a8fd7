"""Resting between encounters. Source: TG-4.6."""

from domain.kernel.task import Task


class Rest(Task, frozen=True, tag="tg.rest"):
    """All rest, side by side, step by step. Source: TG-4.6.1."""


TASKS: tuple[type[Task], ...] = (Rest,)
