"""Abilities of one character that are due together; its player chooses their order. Source: TG-5.18.1."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class ResolveDue(Task, frozen=True, tag="tg.resolve-due"):
    """Resolve abilities that are due together. left: by name, `<source>#<number>`. Source: TG-5.18.1."""

    character: str
    left: tuple[str, ...]


class ChooseDue(Question, frozen=True, tag="tg.choose-due"):
    """Choose which of these comes next. Source: TG-5.18.1."""

    character: str
    left: tuple[str, ...]


class WorkDue(Task, frozen=True, tag="tg.work-due"):
    """Carry out one of them. name: of the ability. Source: TG-5.18.1."""

    character: str
    name: str
