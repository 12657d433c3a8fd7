"""Changing the difficulty of a running scenario, which can only become easier. Source: MP-7.2."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.materia_prima.facts.ending import DifficultyEased
from domain.materia_prima.queries.ending import easier_level, is_over, is_tutorial, last_day, unfulfilled
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.state import State
from domain.materia_prima.tasks.ending import ChooseEasierDifficulty, EaseDifficulty, EndDay, FailScenario

EASE = "ease"
ACCEPT_FAILURE = "accept-failure"

STEPS = ("hard", "normal", "easy")
"""The levels; the difficulty moves to the right. Source: MP-7.2.1."""


def ease_key(difficulty: str) -> str:
    """Return the key that makes the scenario easier, early or at the end check."""
    return f"{EASE}:{difficulty}"


# Early


def always(state: State) -> Iterator[Option]:
    """Yield the change that the speaker may declare on the last day, beside any question.

    Source: MP-2.1.10, 7.2.2, 7.2.9.
    """
    level = easier_level(state)
    if level and state.phase != "end" and rule_against_easing(state, level) is None:
        yield Option(speaker(state), ease_key(level), "MP-7.2.9", (EaseDifficulty(level),))


def rule_against_always(state: State, seat: int, key: str) -> str | None:
    """Return why `ease:<level>` is not offered to this seat; None if the key has another form."""
    word, _, level = key.partition(":")
    if word != EASE or level not in STEPS:
        return None
    if is_over(state):
        return "MP-7.2.7" if state.ending == "aborted" else "MP-7.1.9"
    return rule_against_easing(state, level) or ("MP-7.2.9" if seat == speaker(state) else "MP-2.1.10")


def rule_against_easing(state: State, level: str) -> str | None:
    """Return the first rule that forbids this difficulty in a scenario that is not over, or None. Source: MP-7.2."""
    if is_tutorial(state):
        return "MP-3.4.1"
    steps = STEPS.index(level) - STEPS.index(state.difficulty)
    if steps == 0 and easier_level(state) is None:
        return "MP-7.2.8"
    if steps <= 0:
        return "MP-7.2.1" if state.difficulty == state.chosen else "MP-7.2.7"
    if steps > 1:
        return "MP-7.2.5"
    is_late = state.status == "running" and state.day >= last_day(state)
    return None if is_late and unfulfilled(state) else "MP-7.2.2"


@rule("MP-7.2.4", EaseDifficulty)
def ease_difficulty(play: Play[State], task: EaseDifficulty) -> None:
    """Move the last day. Nothing else changes, and the open question stays. Source: MP-7.2.4 to 7.2.6, 7.2.9."""
    play.state_that(DifficultyEased(task.difficulty))


# At the end check


@asks("MP-7.2.3", ChooseEasierDifficulty)
def easier_options(state: State, question: ChooseEasierDifficulty) -> Iterator[Option]:
    """Yield playing on at an easier level, and failing. Source: MP-7.2.3, 7.2.5, 7.2.10."""
    (seat,) = question.seats
    if level := easier_level(state):
        yield Option(seat, ease_key(level), "MP-7.2.3", (EaseDifficulty(level), EndDay()))
    yield Option(seat, ACCEPT_FAILURE, "MP-7.2.10", (FailScenario(),))


@defaults(ChooseEasierDifficulty)
def easier_default(state: State, question: ChooseEasierDifficulty) -> str:
    """Return playing on. Source: MP-2.1.21."""
    return next(easier_options(state, question)).key
