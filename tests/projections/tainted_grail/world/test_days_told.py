"""A new day begins a chapter of its own in the chronicle, and so does a return by Mercy. Source: TG-4.1.1, 5.17.2."""

import pytest
from msgspec.structs import replace

from domain.kernel.fact import ActionTaken, Stated
from domain.tainted_grail.tasks.days import BeginEvening
from domain.tainted_grail.tasks.tracks import Die
from projections.chronicle import Chapter, by_day, tell_by_day
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import changed
from tests.domain.tainted_grail.world.land import on_land, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.rare_actions import PACK, action_steps
from tests.projections.tainted_grail.worded import chapter, entries_of, messages_of
from tests.projections.tainted_grail.world.views import island, words


def night(language: str = "en") -> list[Chapter]:
    """What is told of Beor's meal, after which he sleeps and the stone at 101 burns down."""
    scenario = on_land(changed(world_of(island(), "beor"), "beor", food=1)).when(BeginEvening())
    while "eat:beor" not in scenario.keys(0):
        scenario.answers(0, scenario.default())
    return chapters(scenario, "eat:beor", language)


def chapters(scenario: Scenario, key: str, language: str) -> list[Chapter]:
    """What is told of an answer of seat 0."""
    before = scenario.position
    scenario.answers(0, key)
    stated = (Stated("TG-4.6.3", ActionTaken(0, key)), *map(Stated, scenario.rules, scenario.facts))
    entries = entries_of(stated, 1, 0)
    return list(tell_by_day(VIEW, before, entries, action=1, seat=0, at="now", undone=False, messages=words(language)))


def mercy(language: str, began: int, died: int) -> list[Chapter]:
    """What is told of Mercy. began: the day of the chapter's beginning, at whose first step it stood; died: of the
    death.
    """
    state = world_of(island(), "beor")
    start = replace(state, journey=replace(state.journey, chapter=2, day=began, phase="dawn"))
    dying = replace(start, journey=replace(start.journey, day=died), chapter_start=start)
    return chapters(on_land(dying).when(Die("beor")), "mercy", language)


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


@pytest.mark.rule("TG-5.17.2")
@pytest.mark.parametrize(
    ("language", "death", "heading", "title", "dawn"),
    [
        (
            "en",
            "Chapter 2, day 9",
            "Back at the start of chapter 2",
            "The Allmother is merciful. Chapter 2 begins again.",
            "Chapter 2, day 1",
        ),
        (
            "de",
            "Kapitel 2, Tag 9",
            "Zurück am Anfang von Kapitel 2",
            "Die Allmutter ist gnädig. Kapitel 2 beginnt von vorn.",
            "Kapitel 2, Tag 1",
        ),
    ],
)
def test_mercy_stands_under_a_heading_of_its_own_before_the_days_count_anew(
    language: str, death: str, heading: str, title: str, dawn: str
) -> None:
    asked, back, day = mercy(language, began=0, died=9)
    assert [day for day, _ in by_day([asked, back, day])] == [death, heading, dawn]
    assert (back.title, back.seat, back.action, back.at) == (title, None, 1, "now")
    assert asked.title.startswith("Beor") and asked.events == ()


def test_mercy_on_the_day_on_which_the_chapter_began_is_no_silent_leap() -> None:
    told = mercy("en", began=5, died=5)
    assert [day for day, _ in by_day(told)] == ["Chapter 2, day 5", "Back at the start of chapter 2"]
    assert told[-1].events, "the dawn goes on from where the chapter began"


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
