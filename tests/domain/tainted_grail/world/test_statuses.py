"""Statuses, what may happen once, and requirements about a campaign. Source: TG-5.12, 10.9."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.journal import StatusGained, StatusLost
from domain.tainted_grail.facts.land import LocationRevealed, LocationSwapped, MenhirSet, Used
from domain.tainted_grail.facts.parties import PartyLeft
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import GainStatus, LoseStatus
from domain.tainted_grail.tasks.effects.vocabulary import Once
from domain.tainted_grail.vocabulary.requirements import (
    ChapterIs,
    DiscIs,
    EventOpen,
    GuardianAt,
    HasStatus,
    InSettlement,
    MenhirAt,
    Not,
    Owns,
    PartySize,
    QuestActive,
    Revealed,
    StandsAt,
    Unused,
)
from domain.tainted_grail.world import Disc
from tests.domain.tainted_grail.fixtures import changed, on_the_way, state_of
from tests.domain.tainted_grail.world.land import CELLS, land, moved
from tests.domain.tainted_grail.world.reading import party_of
from tests.dsl import Scenario

AT = At("beor", "verse", "verse:101.1")
STATUSES = [{"id": "oath"}, {"id": "map", "parts": 3}, {"id": "debt", "parts": 2, "numbered": False}]


def table(**more: Any) -> Scenario:
    """Ailei and Beor on the land, with three statuses to gain."""
    return party_of(land(status=STATUSES, **more), "ailei", "beor")


def gained(scenario: Scenario, *wanted: tuple[str, int | None]) -> list[int]:
    """The parts that are marked by these gains."""
    scenario.when(*(GainStatus(status=status, part=part, at=AT) for status, part in wanted))
    return [one.part for one in scenario.facts if isinstance(one, StatusGained)]


@pytest.mark.rule("TG-5.12.1", "TG-5.12.4")
def test_a_numbered_part_is_marked_and_only_once() -> None:
    scenario = table()
    assert gained(scenario, ("map", 3), ("map", 1), ("map", 3)) == [3, 1]
    assert scenario.state.journey.statuses == {"map": (1, 3)}
    assert gained(scenario, ("oath", None), ("oath", None)) == [1]


@pytest.mark.rule("TG-5.12.2", "TG-5.12.4")
def test_a_part_of_an_unnumbered_status_marks_one_more_box() -> None:
    assert gained(table(), ("debt", None), ("debt", None), ("debt", None)) == [1, 2]
    assert gained(table(), ("debt", 2)) == [1], "its boxes have no numbers"


def test_tg_5_12_5_a_status_is_lost_only_by_order_and_with_all_parts() -> None:
    scenario = table().given(StatusGained("map", 1), StatusGained("map", 2))
    scenario.when(LoseStatus(status="map", at=AT)).then(StatusLost("map"))
    scenario.when(LoseStatus(status="map", at=AT)).then()
    assert scenario.state.journey.statuses == {}


@pytest.mark.rule("TG-5.12.5", "TG-5.12.3")
def test_a_lost_status_takes_no_other_with_it_nor_the_days_on_which_others_were_set() -> None:
    scenario = table().given(StatusGained("map", 1), StatusGained("oath", 1), DayBegan(2), StatusGained("map", 2))
    assert scenario.state.journey.set_on == {"map.1": 1, "oath.1": 1, "map.2": 2}
    scenario.given(StatusLost("map"))
    assert (scenario.state.journey.statuses, scenario.state.journey.set_on) == ({"oath": (1,)}, {"oath.1": 1})


@pytest.mark.rule("TG-5.12.3", "TG-5.12.6", "TG-5.12.7")
@pytest.mark.vector("TV-129")
def test_a_condition_names_all_its_parts_or_any() -> None:
    state = table().given(StatusGained("map", 1), StatusGained("map", 3)).state
    for who in ("ailei", "beor"):
        at = At(who, "verse")
        assert not holds(state, at, HasStatus("map", (1, 2)))
        assert holds(state, at, HasStatus("map", (1, 3)))
        assert holds(state, at, HasStatus("map")) and holds(state, at, HasStatus("map", least=2))
        assert not holds(state, at, HasStatus("map", least=3)) and not holds(state, at, HasStatus("debt"))


@pytest.mark.rule("TG-10.10.1")
@pytest.mark.parametrize(("per", "next_day"), [("day", "food"), ("campaign", "wealth")])
def test_what_is_marked_happens_once_a_day_or_once_in_the_campaign(per: Any, next_day: Any) -> None:
    once = Once(mark="m", per=per, then=(Gain(what="food"),), otherwise=(Gain(what="wealth"),), at=AT)
    scenario = table().when(once).then(Used("m"), Gained("beor", "food", 1))
    scenario.when(once).then(Gained("beor", "wealth", 1))
    scenario.given(DayBegan(2)).when(once).then_includes(Gained("beor", next_day, 1))
    assert holds(scenario.state, AT, Not(Unused("m", per)))
    assert holds(scenario.state, AT, Unused("n", per))


def world(scenario: Scenario, **fields: Any) -> State:
    """The state with these fields of the land."""
    found: State = on_the_way(scenario, **fields).state
    return found


@pytest.mark.rule("TG-2.2.1", "TG-2.2.10", "TG-2.2.12")
def test_the_chapter_discs_events_and_quests_are_asked_for() -> None:
    state = world(
        table(), chapter=2, discs={"d": Disc(3, "place:101")}, events=("e",), quests=("q", "r"), markers={"q": 2}
    )
    for need, found in (
        (ChapterIs(2, 2), True),
        (ChapterIs(3), False),
        (ChapterIs(most=1), False),
        (DiscIs("d", 3, 3), True),
        (DiscIs("d", 4), False),
        (DiscIs("d", most=2), False),
        (DiscIs("none"), False),
        (EventOpen("e"), True),
        (EventOpen("q"), False),
        (QuestActive("q"), True),
        (QuestActive("q", 2), True),
        (QuestActive("q", 3), False),
        (QuestActive("r"), True),
        (QuestActive("r", 1), False),
        (QuestActive("e"), False),
    ):
        assert holds(state, AT, need) is found, need


@pytest.mark.rule("TG-5.8.33", "TG-5.8.5")
def test_places_menhirs_settlements_and_guardians_are_asked_for() -> None:
    scenario = table(at_102={"settlement": "hostile"}, at_131={"changes": 101, "arrows": {"N": 102}})
    scenario.given(LocationRevealed(102, CELLS[102]), LocationSwapped(101, 131), MenhirSet(101, 4))
    moved(scenario, beor=102)
    places = scenario.state.journey.places
    state = world(scenario, places={**places, 102: replace(places[102], guardians=("e1",))})
    here, there = AT, At("ailei", "verse")
    for at, need, found in (
        (here, Revealed(131), True),
        (here, Revealed(101), True),
        (here, Revealed(103), False),
        (here, StandsAt(102), True),
        (there, StandsAt(131), True),
        (there, StandsAt(102), False),
        (here, MenhirAt(), False),
        (there, MenhirAt(least=4), True),
        (there, MenhirAt(least=5), False),
        (here, MenhirAt(101), True),
        (here, MenhirAt(103), False),
        (here, InSettlement(), True),
        (here, InSettlement("friendly"), False),
        (there, InSettlement(), False),
        (here, GuardianAt(), True),
        (here, GuardianAt(encounter="d1"), False),
        (there, GuardianAt(), False),
        (there, GuardianAt(102, "e1"), True),
        (there, GuardianAt(103), False),
    ):
        assert holds(state, at, need) is found, need


@pytest.mark.rule("TG-2.2.18")
def test_the_party_and_the_owner_of_a_card_are_asked_for() -> None:
    scenario = table().given(PartyLeft("ailei"))
    state = changed(scenario.state, "ailei", items=["item:sword"])
    assert holds(state, AT, PartySize(1)) and not holds(state, AT, PartySize(2))
    assert holds(state, AT, Owns("item:sword", "anyone")) and not holds(state, AT, Owns("item:sword", "party"))
    assert not holds(state, AT, Owns("item:boots", "anyone"))


def test_tg_10_9_in_an_arena_no_requirement_about_a_campaign_holds() -> None:
    state = state_of(land(status=STATUSES), "beor")
    needs = (ChapterIs(), HasStatus("map"), Revealed(101), StandsAt(101), MenhirAt(), InSettlement(), GuardianAt())
    for need in (*needs, DiscIs("d"), EventOpen("e"), QuestActive("q"), PartySize(1), Unused("m")):
        assert not holds(state, AT, need), need
