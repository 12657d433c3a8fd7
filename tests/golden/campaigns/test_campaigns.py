"""Golden campaigns: the same answers lead to the same facts, and the facts alone to the same end."""

import pytest

from domain.kernel.position import follow_all
from tests.golden.campaigns.kept import CAMPAIGNS, answering, path_of, played, read, told

BYTES_MAX = 40_000
QUICK = ("short", "aboard")
each_campaign = pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.soak) for name in CAMPAIGNS]
)


@each_campaign
def test_the_same_answers_lead_to_the_same_facts_and_these_alone_to_the_same_end(name: str) -> None:
    header, answers = read(name)
    game = played(header, answering(answers))
    assert told(header, game) == header, "python -m tests.golden.campaigns, if the rules or the pack changed for good"
    position = follow_all(game.first, game.facts)
    assert position == game.positions[-1]
    assert not header.ending or f"verse:0.{header.ending}" in position.state.journey.read


def test_there_is_one_to_each_ending_and_one_that_ends_by_a_death() -> None:
    headers = {name: read(name)[0] for name in CAMPAIGNS}
    assert {name: (one.ending, one.result) for name, one in headers.items()} == {
        "short": (0, "lost"),
        "walked": (21, "won"),
        "aboard": (22, "won"),
        "fewer": (23, "lost"),
    }
    assert all(one.day >= 25 for one in headers.values() if one.ending)
    assert headers["short"].facts < min(one.facts for one in headers.values() if one.ending)


def test_they_are_small() -> None:
    assert sum(path_of(name).stat().st_size for name in CAMPAIGNS) < BYTES_MAX
