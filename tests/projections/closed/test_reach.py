"""What a menu says about answers that are not open, at positions of the golden games."""

from __future__ import annotations

from itertools import islice

import pytest

from api.simulation.selfplay import fate_of
from domain.kernel.errors import IllegalAction
from domain.kernel.play import Play
from projections.menu import Menu, menu, with_closed
from projections.menu.closed import CLOSED_MAX, Closed
from tests.golden.positions import AskedSight, asked_sights, games_and_chapters, view_of
from tests.golden.record import Golden
from tests.projections.closed.in_reach import things_for
from tests.projections.known_ids import known_ids

EACH = 11
"""Every how many positions of a golden game are looked at; the languages still take turns."""


@pytest.mark.parametrize("golden", games_and_chapters(), ids=lambda golden: golden.name)
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
        is_open = {one.about[0] for one in told.actions if one.command.key.startswith(role)} & things
        is_closed = {one.about[0] for one in closed} & things
        assert is_open | is_closed == things, (role, sight.position.asked)
        assert not is_open & is_closed, (role, sight.position.asked)


def in_reach(sight: AskedSight) -> dict[str, set[str]]:
    """The first word of a key -> the ids of all things in hand or in reach of a seat that it could name."""
    reach: dict[str, set[str]] = {}
    for question in sight.position.questions:
        if sight.seat in question.seats:
            reach |= things_for(sight.position.state, question, sight.seat)
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
