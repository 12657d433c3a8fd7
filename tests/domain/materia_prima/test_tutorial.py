"""The tutorial: its own setup, its own days, no difficulty. Source: MP-3.4."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsDrawn
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.facts.alarm import AlarmCardDrawn
from domain.materia_prima.facts.ending import (
    DifficultyEased,
    LastDayEnded,
    MissionPartFulfilled,
    ScenarioFailed,
    ScenarioSucceeded,
)
from domain.materia_prima.facts.events import EventResolved
from domain.materia_prima.facts.setup import DifficultyChosen
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries.abilities import pool_cards_max
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.figures import speaker
from domain.materia_prima.tasks.turn import TakeTurn
from tests.domain.materia_prima.broken_packs import fault, refusal
from tests.domain.materia_prima.tables import by_default, new_table, other_pack
from tests.dsl import Scenario

LESSON = "first-lesson"
SCENARIOS = "scenarios.toml"


def lesson(players: int = 2, pack: Pack | None = None, **options: Any) -> Scenario:
    """A table at the tutorial, at its first question."""
    return new_table(*((),) * players, pack=pack, scenario=LESSON, **options)


def changed(pack: Pack, **fields: Any) -> Pack:
    """The pack whose tutorial has these fields."""
    *others, last = pack.content.scenarios
    assert last.tutorial is not None
    return other_pack(scenarios=(*others, replace(last, tutorial=replace(last.tutorial, **fields))))


# Setup


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_mp_3_4_1_the_tutorial_is_set_up_as_it_is_prescribed(pack: Pack, players: int) -> None:
    table = lesson(players)
    state, setup = table.state, pack.scenarios[LESSON].tutorial
    assert setup is not None

    assert isinstance(table.question, TakeTurn), "nothing is chosen before the first turn"
    alchemists = max(2, players)
    assert [(one.colour, one.character, one.tower.hex, one.hex) for one in state.alchemists.values()] == [
        (one.colour, one.character, one.tower, one.tower) for one in setup.alchemists[:alchemists]
    ]
    assert (state.layout, state.temple, state.status) == (setup.layout, setup.temple, "running")
    assert state.missions == dict(setup.missions)
    assert state.extensions == dict(setup.extensions)
    kinds = [pack.recipes[one].kind for one in state.recipes]
    assert set(state.recipes) <= set(setup.recipes)
    assert {kind: kinds.count(kind) for kind in pack.recipes_of} == dict.fromkeys(pack.recipes_of, alchemists)
    assert len(state.recipes) == pool_cards_max(state)


def test_mp_3_4_1_no_card_is_drawn_by_chance_and_every_other_card_lies_in_its_pile(pack: Pack) -> None:
    table = lesson()
    state = table.state

    assert not [fact for fact in table.facts if isinstance(fact, CardsDrawn)]
    for kind, recipes in pack.recipes_of.items():
        shown = {one for one in state.recipes if one in recipes}
        assert set(state.pools[f"recipes-{kind}"]) == set(recipes) - shown
    assert set(state.pools["missions"]) == set(pack.missions) - set(state.missions.values())
    assert set(state.pools["extensions"]) == set(pack.extensions) - set(state.extensions.values())
    assert len(state.piles["inquisitors"]) == 6


def test_mp_3_4_1_there_are_no_difficulty_levels(pack: Pack) -> None:
    table = lesson()
    assert not [fact for fact in table.facts if isinstance(fact, DifficultyChosen)]

    table.given_state(day=last_day(table.state))
    assert not [one for one in MATERIA_PRIMA.always(table.state) if one.key.startswith("ease")]
    for level in ("easy", "normal", "hard"):
        table.refused("MP-3.4.1", speaker(table.state), f"ease:{level}")


@pytest.mark.parametrize(
    "option", [{"difficulty": "easy"}, {"layout": "open-country"}, {"temple": "sol"}, {"temple": "random"}]
)
@pytest.mark.rule("MP-3.4.1")
def test_nothing_of_the_ordinary_setup_can_be_chosen(option: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest, match=r"MP-3.4.1"):
        lesson(**option)


def test_seats_may_say_what_the_tutorial_gives_them_and_nothing_else() -> None:
    colours = lesson().state.colours
    assert new_table((colours[0],), (), scenario=LESSON).state.colours == colours

    with pytest.raises(InvalidRequest, match=r"MP-3.4.1"):
        new_table((colours[1],), (), scenario=LESSON)
    with pytest.raises(InvalidRequest, match=r"MP-3.4.1"):
        new_table((), ("agathe-lumen",), scenario=LESSON)


# Cards and days


def test_mp_3_4_2_the_alarm_cards_come_day_by_day_as_prescribed(pack: Pack) -> None:
    table = lesson()
    facts = list(table.facts)
    for _ in by_default(table):
        facts += table.facts

    setup = pack.scenarios[LESSON].tutorial
    assert setup is not None
    assert tuple(fact.card for fact in facts if isinstance(fact, AlarmCardDrawn)) == setup.alarms
    assert "deck/alarm" not in table.state.streams


def test_mp_3_4_2_without_prescribed_cards_they_are_shuffled(pack: Pack) -> None:
    table = lesson(pack=changed(pack, alarms=()))

    drawn = table.state.alarm_discard
    assert set(table.state.pools["alarm"]) == set(pack.alarm_cards) - set(drawn)
    assert table.state.streams["deck/alarm"] == 1


@pytest.mark.parametrize("days", [3, 8, 11])
def test_mp_3_4_3_the_number_of_days_is_pack_data(pack: Pack, days: int) -> None:
    table = lesson(pack=changed(pack, days=days, alarms=()))
    facts = [fact for _ in by_default(table) for fact in table.facts]

    assert (last_day(table.state), table.state.day) == (days, days)
    assert not [one for one in facts if isinstance(one, LastDayEnded | DifficultyEased)], "nobody is asked to ease it"
    assert facts[-1] == ScenarioFailed(("green", "yellow"))
    assert [one.day for one in facts if isinstance(one, EventResolved)] == [day for day in (4, 8) if day <= days]


def test_the_tutorial_can_be_won() -> None:
    table = lesson()
    for colour in table.state.colours:
        for part in ("first-lesson-homunculus", "first-lesson-fragment"):
            table.given(MissionPartFulfilled(colour, part))
    facts = [fact for _ in by_default(table) for fact in table.facts]

    assert facts[-1] == ScenarioSucceeded()
    assert (table.state.day, table.position.agenda) == (8, ())


# What a pack may say


@pytest.mark.parametrize(
    ("pattern", "text", "message"),
    [
        ('layout = "open-country"\ntemple', 'layout = "flat-earth"\ntemple', "unknown: flat-earth; possible: crooked"),
        ('temple = "sol"', 'temple = "pluto"', "unknown: pluto; possible: luna"),
        ('character = "mirela-dross"', 'character = "severin-moll"', "named twice"),
        ('"undinka", "mandraggel"', '"undinka", "undinka"', "named twice"),
        ('T = "cellar-rats"', 'T = "cellar-cats"', "unknown: cellar-cats"),
        ('colour = "brown"', 'colour = "green"', "different colours"),
        (r"tower = \[2, -1\]", "tower = [0, 0]", "two towers"),
        (r"tower = \[2, -1\]", "tower = [2, 0]", "needs a plain hex"),
        (r"tower = \[2, -1\]", "tower = [20, 0]", "needs a plain hex"),
    ],
)
@pytest.mark.rule("MP-3.4.1")
def test_a_setup_that_cannot_be_is_refused(pattern: str, text: str, message: str) -> None:
    assert message in refusal("MP-3.4.1", (SCENARIOS, pattern, text))


@pytest.mark.parametrize(
    ("pattern", "text", "message"),
    [
        ("days = 8", "days = 9", "8 alarm cards; one is needed for each of 9 days"),
        ('"pamphlet"', '"wax-and-chain"', "named twice"),
        ('"pamphlet"', '"pamflet"', "unknown: pamflet"),
    ],
)
@pytest.mark.rule("MP-3.4.2")
def test_alarm_cards_that_cannot_be_prescribed_are_refused(pattern: str, text: str, message: str) -> None:
    assert message in refusal("MP-3.4.2", (SCENARIOS, pattern, text))


@pytest.mark.rule("MP-3.4.3")
def test_a_tutorial_without_days_is_refused() -> None:
    assert "days" in str(fault((SCENARIOS, "days = 8\n", "")))
    assert "4, 8, 12 and 16" in refusal("MP-10.2.5", (SCENARIOS, "days = 8", "days = 12"))


def test_no_campaign_leads_into_a_tutorial() -> None:
    assert "possible: red-work, white-work" in refusal(
        "MP-3.1.3", (SCENARIOS, 'next = "white-work"', 'next = "first-lesson"')
    )
