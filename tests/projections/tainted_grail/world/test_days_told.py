"""A new day begins a chapter of its own in the chronicle. Source: TG-4.1.1, 4.6.25."""

import pytest

from domain.kernel.fact import ActionTaken, Stated
from domain.tainted_grail.tasks.days import BeginEvening
from projections.chronicle import Chapter, tell_by_day
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.world.land import on_land, world_of
from tests.projections.tainted_grail.rare_actions import PACK, action_steps
from tests.projections.tainted_grail.worded import chapter, entries_of, messages_of
from tests.projections.tainted_grail.world.views import island, words


def night(language: str = "en") -> list[Chapter]:
    """What is told of Beor's meal, after which he sleeps and the stone at 101 burns down."""
    scenario = on_land(changed(world_of(island(), "beor"), "beor", food=1)).when(BeginEvening())
    while "eat:beor" not in scenario.keys(0):
        scenario.answers(0, scenario.default())
    before = scenario.position
    scenario.answers(0, "eat:beor")
    stated = (Stated("TG-4.6.3", ActionTaken(0, "eat:beor")), *map(Stated, scenario.rules, scenario.facts))
    entries = entries_of(stated, 1, 0)
    return list(tell_by_day(VIEW, before, entries, action=1, seat=0, at="now", undone=False, messages=words(language)))


@pytest.mark.rule("TG-4.1.1", "TG-4.6.25")
@pytest.mark.parametrize(
    ("language", "title", "dawn", "days", "phases"),
    [
        ("en", "Beor eats", "Day 2 dawns.", ["Chapter 1, day 1", "Chapter 1, day 2"], ["Evening", "Dawn"]),
        ("de", "Beor isst", "Tag 2 bricht an.", ["Kapitel 1, Tag 1", "Kapitel 1, Tag 2"], ["Abend", "Tagesanbruch"]),
    ],
)
def test_the_chapter_of_a_new_day_begins_with_it(
    language: str, title: str, dawn: str, days: list[str], phases: list[str]
) -> None:
    evening, day = night(language)

    assert evening.title.startswith(title) and day.title == dawn
    assert (evening.seat, day.seat) == (0, None)
    assert (evening.action, day.action, evening.at, day.at) == (1, 1, "now", "now")
    assert [evening.day, day.day] == days and [evening.phase, day.phase] == phases
    assert dawn not in [line.text for line in (*evening.events, *day.events)]
    assert evening.version < min(line.v for line in day.events) and day.events


def test_within_a_day_an_action_has_one_chapter() -> None:
    step = next(action_steps())
    told = tell_by_day(
        VIEW,
        step.before,
        step.entries,
        action=1,
        seat=step.seat,
        at=None,
        undone=False,
        messages=messages_of(PACK, "en"),
    )
    assert list(told) == [chapter(step, messages_of(PACK, "en"))]
