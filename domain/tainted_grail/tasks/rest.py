"""Resting between encounters: abilities before it, meals, regeneration. Source: TG-4.6.1 to 4.6.13."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together


class Rest(Task, frozen=True, tag="tg.rest"):
    """Let all characters rest, side by side, step by step. Source: TG-4.6.1."""


class BeforeResting(Task, frozen=True, tag="tg.before-resting"):
    """Carry out what comes before resting. left: abilities by name. Source: TG-4.6.2."""

    left: tuple[str, ...]


class ChooseBefore(Question, frozen=True, tag="tg.choose-before"):
    """Choose which of these comes next. Source: TG-4.6.2, 5.18.1."""

    left: tuple[str, ...]


class WorkBefore(Task, frozen=True, tag="tg.work-before"):
    """Carry out an ability before resting. name: of the ability. Source: TG-4.6.2."""

    name: str


class BeginMeals(Task, frozen=True, tag="tg.begin-meals"):
    """Step 1: ask the characters with Food whether they eat. Source: TG-4.6.3."""


class Meal(Question, frozen=True, tag="tg.meal"):
    """Choose whether a character eats 1 Food. Source: TG-4.6.3."""

    character: str


class EatMeal(Task, frozen=True, tag="tg.eat-meal"):
    """Let a character eat. Source: TG-4.6.4, 4.6.7."""

    character: str


class MealAll(Together, frozen=True, tag="tg.meal-all"):
    """Let all characters eat, side by side. Source: TG-4.6.1, 11.1.9."""

    branches: tuple[tuple[Meal | EatMeal, ...], ...]


class MissMeals(Task, frozen=True, tag="tg.miss-meals"):
    """Let those who have not eaten suffer for it. Source: TG-4.6.5, 4.6.6."""


class MissMeal(Task, frozen=True, tag="tg.miss-meal"):
    """Let a character suffer for not having eaten. Source: TG-4.6.5, 4.6.6."""

    character: str


class Regenerate(Task, frozen=True, tag="tg.regenerate"):
    """Step 2: give all characters Energy. Source: TG-4.6.9 to 4.6.13."""


class EndRegeneration(Task, frozen=True, tag="tg.end-regeneration"):
    """Let a character die that plays alone and is still Dying without Energy. Source: TG-5.16.9."""
