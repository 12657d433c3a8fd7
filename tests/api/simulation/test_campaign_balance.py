"""The campaign against greedy bots: each scenario is neither always won nor always lost. Source: MP-10.5.8."""

from functools import partial

import pytest

from api.simulation import tables as simulation
from api.simulation.tables import Plan, play_table
from domain.materia_prima.game import MATERIA_PRIMA
from tests.domain.materia_prima.packs import inquisition

TABLES_MAX = 60
"""A scenario that is won or lost so often in a row is out of balance."""


@pytest.mark.parametrize("scenario", [one.id for one in inquisition().scenarios.values() if one.tutorial is None])
def test_a_scenario_is_neither_always_won_nor_always_lost_on_normal(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "game_and_pack", lambda *chosen: (MATERIA_PRIMA, inquisition()))
    plan = Plan("materia-prima", "greedy", 2, {"scenario": scenario, "difficulty": "normal"}, "balance")

    endings: set[str] = set()
    for outcome in map(partial(play_table, plan), (f"balance/{number}" for number in range(TABLES_MAX))):
        assert outcome.error == ""
        endings.add(outcome.ending)
        if len(endings) > 1:
            break
    assert endings == {"success", "failure"}
