"""What happened so far in a campaign: by chapters and days, in both languages; how it stands now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Entry, Fact
from domain.kernel.position import Position
from domain.tainted_grail.facts.events import EventRevealed, QuestResolved
from domain.tainted_grail.facts.journal import StatusGained
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Figure, Place, World
from projections.recaps.recap import Moment
from projections.recaps.so_far import so_far
from projections.tainted_grail.view import GAME_VIEW
from projections.text.messages import LANGUAGES
from tests.domain.tainted_grail.fixtures import state_of
from tests.domain.tainted_grail.world_packs import avalon

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def on(chapter: int, day: int) -> State:
    """A state in this chapter on this day, with the first quest of the pack."""
    pack = avalon()
    state = state_of(pack, "ailei", "beor")
    story = World(
        "the-eighth-tally",
        chapter=chapter,
        day=day,
        phase="day",
        places={101: Place(101, (0, 0), menhir=3), 104: Place(104, (1, 0))},
        figures={"ailei": Figure(101), "beor": Figure(104)},
        events=(quest(),),
        quests=(quest(),),
    )
    return replace(state, journey=story, status="running")


def quest() -> str:
    """The first event with a quest."""
    return next(one.id for one in avalon().events.values() if one.quest)


def moments(*told: tuple[State, Fact]) -> list[Moment]:
    """Facts, each with the state before it."""
    return [Moment(state, Entry(v, 0, v, 0, None, fact)) for v, (state, fact) in enumerate(told, 1)]


@both_languages
def test_it_goes_by_chapters_with_the_day_of_each_event(language: str) -> None:
    pack, messages = avalon(), GAME_VIEW.messages_of(avalon(), language)
    status = next(one.id for one in pack.statuses.values() if one.parts == 1)
    chance = next(iter(pack.random_events))
    told = so_far(
        GAME_VIEW,
        moments(
            (on(1, 4), StatusGained(status, 1)),
            (on(1, 5), EventRevealed(chance)),
            (on(2, 9), EventRevealed(quest())),
            (on(2, 9), QuestResolved(quest(), True)),
        ),
        messages,
    )
    assert [(one.number, one.days) for one in told] == [(1, (4, 5)), (2, (9, 9))]
    assert all(messages.say(f"chapter-{one.number}") in one.title for one in told)
    assert [[line.day for line in one.lines] for one in told] == [[4], [9, 9]], "an event of a day is over with it"
    assert messages.say(f"status-{status}") in told[0].lines[0].text


@both_languages
def test_now_tells_day_places_quests_and_the_next_dawns(language: str) -> None:
    messages = GAME_VIEW.messages_of(avalon(), language)
    told = " ".join(GAME_VIEW.so_far.now(Position(on(2, 9), ()), messages))
    assert "9" in told and messages.say(f"event-{quest()}-quest") in told
    assert all(messages.say(f"location-{one}") in told for one in (101, 104))
    assert all(messages.say(f"character-{one}") in told for one in ("ailei", "beor"))
    assert list(GAME_VIEW.so_far.now(Position(replace(on(2, 9), status="won"), ()), messages)) == []
