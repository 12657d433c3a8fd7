"""What a menu says about answers that are not open, at positions of the golden games."""

from __future__ import annotations

from itertools import islice

import pytest

from api.simulation.selfplay import fate_of
from domain.kernel.errors import IllegalAction
from domain.kernel.play import Play
from domain.materia_prima.tasks.turn import TakeTurn
from projections.menu import Menu, menu, with_closed
from projections.menu.closed import CLOSED_MAX, Closed
from tests.golden.positions import AskedSight, asked_sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import known_ids

EACH = 7
"""Every how many positions of a golden game are looked at; the languages still take turns."""


@pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)
def test_each_thing_in_reach_is_open_or_says_why_not(golden: Golden) -> None:
    view = view_of(golden)
    for sight in islice(asked_sights(golden), 0, None, EACH):
        told = menu(view, sight.position, sight.offered, sight.seat, 1, sight.messages)
        closed = closed_of(golden, sight, told)
        assert len(closed) <= CLOSED_MAX
        check_words(sight, closed)
        check_reach(sight, told, closed)
        check_rules(golden, sight, told, closed)
        check_others(golden, sight)


def closed_of(golden: Golden, sight: AskedSight, told: Menu) -> tuple[Closed, ...]:
    """What is closed to a seat."""
    closed = with_closed(told, view_of(golden), sight.position, sight.messages).closed
    assert isinstance(closed, tuple)
    return closed


def check_words(sight: AskedSight, closed: tuple[Closed, ...]) -> None:
    """Everything that is closed names things on the table, and says why."""
    known = known_ids(sight.position.state)
    for one in closed:
        assert one.label and one.group and one.rule and one.why, one
        assert one.about and set(one.about) <= known, one


def check_reach(sight: AskedSight, told: Menu, closed: tuple[Closed, ...]) -> None:
    """Each thing in reach is either open or closed in its role, never both. Field case 90."""
    for role, things in in_reach(sight).items():
        open_things = [one.about[0] for one in told.actions if one.command.key.startswith(role)]
        shut_things = [one.about[0] for one in closed if one.about[0] in things]
        assert sorted((*open_things, *shut_things)) == sorted(things), (role, sight.position.asked)


def in_reach(sight: AskedSight) -> dict[str, list[str]]:
    """The first word of a key -> the ids of all things in reach that it could name."""
    state, reach = sight.position.state, dict[str, list[str]]()
    for question in sight.position.questions:
        if isinstance(question, TakeTurn):
            reach["transmute:"] = [f"recipe:{one}" for one in state.recipes]
    return reach


def check_rules(golden: Golden, sight: AskedSight, told: Menu, closed: tuple[Closed, ...]) -> None:
    """An answer is closed by the rule that refuses it on the whole position."""
    view, keys = view_of(golden), {one.command.key for one in told.actions}
    sought = view.explanation.closing.sought
    questions = [one for one in sight.position.questions if sight.seat in one.seats]
    shut = [key for one in questions for key in sought(sight.position.state, one, sight.seat) if key not in keys]
    for key, one in zip(shut, closed, strict=True):
        with pytest.raises(IllegalAction) as error:
            Play(view.game, sight.whole, fate_of("none")).take(sight.seat, key)
        assert error.value.rule == one.rule, key


def check_others(golden: Golden, sight: AskedSight) -> None:
    """A seat that is not asked is told who is, and nothing else."""
    assert sight.position.asked is not None
    asked, view = sight.position.asked.seats, view_of(golden)
    for seat in set(range(len(golden.header.plays))) - set(asked):
        told = menu(view, sight.position, (), seat, 1, sight.messages)
        assert [one.about for one in closed_of(golden, sight, told)] == [tuple(f"seat:{each}" for each in asked)]
