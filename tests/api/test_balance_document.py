"""docs/balance.md: it has every kind of table, each is won and lost, and it is what the bots play today."""

from collections.abc import Iterator

import pytest

from api.balance_document import FILE, TABLES_MAX, line, named, planned, section, tells_story
from api.games import game_and_pack, games, packs
from api.simulation.tables import Plan

PACKS = [(game, pack.id) for game in games() for pack in packs().catalogue[game]]
GENTLE = ("first-steps",)
"""What beginners meet in Tainted Grail, which has no tutorial: it may always be survived."""


def rows() -> list[list[str]]:
    """The cells of all rows that stand below a head."""
    lines = (text.strip("| ").split(" | ") for text in FILE.read_text("utf-8").splitlines() if text.startswith("| "))
    return [cells for cells in lines if cells[0] not in ("scenario", "---")]


def tutorials() -> Iterator[str]:
    """The scenarios that teach the game."""
    for game, pack in PACKS:
        scenarios = getattr(game_and_pack(game, pack)[1], "scenarios", {})
        yield from (one.id for one in scenarios.values() if one.tutorial)


def plans() -> list[Plan]:
    return [plan for game, pack in PACKS for plan in planned(game, pack)]


def test_it_has_a_row_for_each_kind_of_table() -> None:
    told = [(cells[0], cells[1], cells[2].split()[0]) for cells in rows()]

    assert told == [(named(one), one.options.get("difficulty", "–"), str(one.seats)) for one in plans()]
    led = [(int(cells[4]), int(cells[5])) for cells in rows() if cells[0].endswith(" (guide)")]
    assert len(led) == 4 and all(won > lost for won, lost in led), "the guide knows the way"


def test_each_kind_of_table_is_won_and_lost_and_tutorials_are_won_as_a_rule() -> None:
    numbers = {tuple(cells[:3]): (int(cells[3]), int(cells[4]), int(cells[5])) for cells in rows()}
    stories = {named(plan) for plan in plans() if tells_story(plan)}
    gentle = {kind for kind in numbers if kind[0] in {*GENTLE, *stories}}

    assert all(won + lost == tables <= TABLES_MAX for tables, won, lost in numbers.values())
    assert {kind for kind, (_, won, lost) in numbers.items() if not (won and lost)} - gentle == set()
    assert {kind for kind, (_, won, lost) in numbers.items() if kind[0] in set(tutorials()) and won < lost} == set()
    assert all(numbers[kind][1] for kind in gentle if kind[0] in GENTLE)


def test_its_heads_are_those_that_are_written_today() -> None:
    text = FILE.read_text("utf-8")

    assert all(section(game, pack, ()).strip() in text for game, pack in PACKS)


@pytest.mark.soak
@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan.bot}-{'-'.join(plan.options.values())}-{plan.seats}")
def test_it_tells_what_the_bots_play_today(plan: Plan) -> None:
    assert line(plan) in FILE.read_text("utf-8").splitlines(), "run `make balance`"
