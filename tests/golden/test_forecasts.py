"""What golden games forecast came true: by the rule that it names, in its order, unless the game was over before."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from domain.kernel.position import Position
from domain.materia_prima.state import State
from domain.materia_prima.tasks.turn import StartTurn
from tests.golden.positions import folded, named, view_of
from tests.golden.record import Golden, kept
from tests.golden.table import RULES

PLAYED_ON = [
    golden
    for golden in kept()
    if golden.rules == RULES[golden.header.game] and not any(one.asked.do == "undo" for one in golden.answered)
]
"""The games of today's rules in which nothing was undone."""
WITHIN_DAY = ("MP-4.7.2", "MP-4.19.1", "MP-4.1.1")
"""The rules of what comes before the next day."""
STOPS = ("TG-5.14.5", "TG-5.16.12")
JUDGED = {"MP-7.1.4": ("MP-7.1.4", "MP-7.1.5", "MP-7.2.3")}
"""How a last day can be judged."""


@pytest.mark.parametrize("golden", PLAYED_ON, ids=lambda golden: golden.name)
def test_what_was_forecast_came_true(golden: Golden) -> None:
    view = view_of(golden)
    pack, positions = folded(golden)
    messages = named(view, pack, "en")
    acted = [one for one in golden.answered if one.asked.do == "act"]
    stated: set[str | None] = set()
    checked = 0
    for action in range(len(acted), -1, -1):
        due = certain(positions[action], positions[-1])
        told = [line for line in view.forecast(positions[action], messages) if line.rule in due]
        assert [line for line in told if not stated & {*JUDGED.get(line.rule, (line.rule,))}] == []
        checked += len(told)
        stated |= {rule for rule, *_ in acted[action - 1].facts} if action else set()
    assert checked
    assert all(in_order(before, after) for before, after in pairwise(positions))


def certain(position: Position[Any], last: Position[Any]) -> set[str]:
    """The rules that must have acted before the game was over: only an ending can prevent what was forecast."""
    if not isinstance(position.state, State):
        return {*STOPS}
    days = [row.day for row in position.state.pack.scenarios[position.state.scenario].events]
    event = min((day for day in days if day > position.state.day), default=last.state.day)
    found = {*JUDGED}
    found |= {*WITHIN_DAY} if last.state.day > position.state.day else set()
    return found | ({"MP-5.2.8"} if last.state.day > event else set())


def in_order(before: Position[Any], after: Position[Any]) -> bool:
    """Whether days, stops and turns follow one another as they were forecast."""
    if not isinstance(before.state, State):
        return after.state.journey.stop in (before.state.journey.stop, before.state.journey.stop + 1)
    if after.state.day != before.state.day or not turns(before):
        return bool(after.state.day >= before.state.day)
    return turns(after) == turns(before)[len(turns(before)) - len(turns(after)) :]


def turns(position: Position[Any]) -> list[str]:
    """The turns to come."""
    return [task.colour for task in position.agenda if isinstance(task, StartTurn)]
