"""Forecasts come true: what is foretold of a day of Materia Prima happens before the next day, whatever the dice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.materia_prima.facts.alarm import HourglassMoved
from domain.materia_prima.facts.events import EventResolved
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.text.messages import LANGUAGES, Messages
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import inquisition, prima
from tests.projections.materia_prima.whole_games import Step, random_game

DAY_LONG = ("MP-4.7.2", "MP-4.19.1", "MP-4.1.1")
"""The rules of what happens at the latest when the next day begins."""


def forecast_at(step: Step, messages: Messages) -> set[str]:
    """The rules that a forecast names before a step."""
    return {line.rule for line in VIEW.forecast(step.before, messages) if line.text}


@pytest.mark.parametrize("pack", [prima(), inquisition()], ids=lambda pack: pack.id)
def test_what_is_foretold_of_a_day_happens_before_the_next(pack: Any) -> None:
    steps = list(random_game(pack, 5, 2))
    messages = [VIEW.messages_of(pack, language) for language in LANGUAGES]
    checked = 0
    for number, step in enumerate(steps[1:], 1):
        foretold = forecast_at(step, messages[number % 2])
        stated: set[str | None] = set()
        for entry in (entry for later in steps[number:] for entry in later.entries):
            stated.add(entry.rule)
            if isinstance(entry.fact, HourglassMoved):
                missing = {rule for rule in foretold if rule in DAY_LONG} - stated - {"MP-4.1.1"}
                assert missing == set(), (number, step.before.state.day)
                checked += bool(foretold)
                break
            if isinstance(entry.fact, EventResolved):
                assert entry.fact.day <= step.before.state.day + 1
    assert checked > 10


def test_nothing_is_foretold_once_the_game_is_over() -> None:
    pack = prima()
    state = state_of(pack, "green", "yellow")
    messages = VIEW.messages_of(pack, "en")
    assert list(VIEW.forecast(Position(state, ()), messages)) != []
    assert list(VIEW.forecast(Position(replace(state, status="failed"), ()), messages)) == []
