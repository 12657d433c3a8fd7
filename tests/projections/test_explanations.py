"""What a menu says about each option beside its label, at every position of the golden games."""

from __future__ import annotations

import pytest

from projections.menu import Action, menu
from tests.golden.positions import AskedSight, asked_sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import known_ids

GOLDEN = pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)


def actions_at(golden: Golden, sight: AskedSight) -> tuple[Action, ...]:
    """All that the seat may do, what stands beside the question too."""
    return menu(view_of(golden), sight.position, sight.offered, sight.seat, 1, sight.messages).actions


@GOLDEN
def test_every_option_names_what_it_is_done_with(golden: Golden) -> None:
    for sight in asked_sights(golden):
        known = known_ids(sight.position.state)
        for action in actions_at(golden, sight):
            assert action.about, action.command.key
            assert set(action.about) <= known, (action.command.key, action.about)
            assert action.group
            assert action.detail != "" and action.warning != ""
