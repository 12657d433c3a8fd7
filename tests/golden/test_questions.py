"""What golden games ask: nobody has to say several times in a row what is said already."""

from __future__ import annotations

import pytest

from domain.kernel.registry import options
from tests.golden.positions import folded
from tests.golden.record import Golden, kept
from tests.golden.table import RULES

TODAY = [golden for golden in kept() if golden.rules == RULES[golden.header.game]]
IN_A_ROW = 3


@pytest.mark.parametrize("golden", TODAY, ids=lambda golden: golden.name)
def test_field_91_no_more_than_three_questions_in_a_row_have_one_option(golden: Golden) -> None:
    _, positions = folded(golden)
    answers = [(one.asked.seat, one.asked.key) for one in golden.answered if one.asked.do == "act"]
    forced = 0
    for position, answer in zip(positions, answers, strict=False):
        assert position.asked is not None
        offered = [one for one in options(position.state, position.asked) if one.seat == answer[0] and not one.mark]
        if answer not in [(one.seat, one.key) for one in offered]:
            continue  # beside the question, which stays open
        forced = forced + 1 if len(offered) == 1 else 0
        assert forced <= IN_A_ROW, answer
