"""Time discs and counting discs. Source: TG-4.2.16 to 4.2.20, 5.11."""

import pytest

from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.death import EstateLeft
from domain.tainted_grail.facts.events import DiscPlaced, DiscRemoved, DiscSet, EventDiscarded
from domain.tainted_grail.facts.items import CardGivenUp
from domain.tainted_grail.facts.land import Covered, LocationLost, Uncovered
from domain.tainted_grail.facts.tracks import Died, Gained
from domain.tainted_grail.tasks.days import LowerDiscs
from domain.tainted_grail.tasks.effects.base import Measure
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import ChangeDisc, PlaceDisc, RemoveDisc
from domain.tainted_grail.tasks.effects.vocabulary import If
from domain.tainted_grail.vocabulary.requirements import DiscIs
from domain.tainted_grail.world import Disc
from tests.domain.tainted_grail.fixtures import effect
from tests.domain.tainted_grail.world.decks import AT, after
from tests.domain.tainted_grail.world.land import Table, land, on_land, revealed, world_of
from tests.dsl import Scenario


def gives(what: str) -> list[Table]:
    return [effect("each", who="all", then=[effect("gain", what=what)])]


DISCS: list[Table] = [
    {"id": "short", "kind": "time", "effects": gives("food")},
    {"id": "long", "kind": "time", "value": 3, "effects": gives("wealth")},
    {"id": "count", "kind": "counting", "value": 4, "effects": gives("magic")},
    {"id": "heads", "kind": "counting", "value": 2, "by_characters": True},
    {"id": "crowd", "kind": "time", "by_characters": True},
    {"id": "mine", "kind": "time", "effects": [effect("gain", what="reputation")]},
]


def table(*who: str) -> Scenario:
    return on_land(world_of(land(disc=DISCS), *(who or ("beor",))))


def discs(scenario: Scenario) -> dict[str, Disc]:
    found: dict[str, Disc] = scenario.state.journey.discs
    return found


@pytest.mark.rule("TG-5.11.2", "TG-5.11.7", "TG-4.2.17", "TG-5.11.1")
@pytest.mark.vector("TV-25")
def test_a_time_disc_without_a_value_expires_at_the_next_dawn() -> None:
    scenario = table().when(PlaceDisc(disc="short", at=AT)).then_includes(DiscPlaced("short", 1, "place:101"))
    after(scenario).when(LowerDiscs()).then_includes(
        DiscSet("short", 0), DiscRemoved("short"), Gained("beor", "food", 1)
    )
    assert discs(scenario) == {}


@pytest.mark.rule("TG-4.2.16", "TG-5.11.3", "TG-5.11.5")
@pytest.mark.vector("TV-26")
def test_a_time_disc_drops_by_one_at_each_dawn_wherever_it_lies() -> None:
    scenario = table().when(PlaceDisc(disc="long", on="secret:4", at=AT))
    found: list[int | None] = []
    for _ in range(3):
        after(scenario).when(LowerDiscs())
        found.append(discs(scenario)["long"].value if "long" in discs(scenario) else None)
    assert found == [2, 1, None]
    scenario.then_includes(DiscRemoved("long"), Gained("beor", "wealth", 1))


@pytest.mark.rule("TG-4.2.19", "TG-5.11.4")
@pytest.mark.vector("TV-27")
def test_dawns_leave_a_counting_disc_alone() -> None:
    scenario = table().when(PlaceDisc(disc="count", at=AT))
    for _ in range(3):
        after(scenario).when(LowerDiscs()).then()
    assert discs(scenario)["count"].value == 4


@pytest.mark.rule("TG-4.2.18", "TG-5.18.1")
def test_the_players_choose_the_order_of_what_expires_together() -> None:
    scenario = table("ailei", "beor").when(PlaceDisc(disc="short", at=AT), PlaceDisc(disc="long", at=AT))
    after(scenario).when(ChangeDisc(disc="long", count=-2, at=AT))
    after(scenario).when(LowerDiscs()).asks(0, "first:disc:short", "first:disc:long").asks(1)
    assert scenario.default() == "first:disc:short"
    scenario.answers(1, "first:disc:long")
    gained = [fact.what for fact in scenario.facts if isinstance(fact, Gained)]
    assert gained == ["wealth", "wealth", "food", "food"]


@pytest.mark.rule("TG-4.2.18", "TG-5.18.1")
def test_a_disc_that_goes_on_takes_no_part_in_the_order() -> None:
    scenario = table().when(PlaceDisc(disc="short", at=AT), PlaceDisc(disc="long", at=AT))
    after(scenario).when(LowerDiscs()).then_includes(DiscRemoved("short"), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.2.18", "TG-5.11.6")
@pytest.mark.parametrize(
    ("order", "left"), [(effect("remove-disc", disc="b"), None), (effect("place-disc", disc="b"), 1)]
)
def test_a_disc_that_another_removed_or_placed_anew_does_not_expire_any_more(order: Table, left: int | None) -> None:
    both: list[Table] = [
        {"id": "a", "kind": "time", "effects": [order]},
        {"id": "b", "kind": "time", "effects": gives("food")},
    ]
    scenario = on_land(world_of(land(disc=both), "beor")).when(PlaceDisc(disc="a", at=AT), PlaceDisc(disc="b", at=AT))
    after(scenario).when(LowerDiscs()).answers(0, "first:disc:a").then_no(Gained)
    assert [one.value for one in discs(scenario).values()] == ([] if left is None else [left])


@pytest.mark.rule("TG-4.2.17", "TG-4.2.18", "TG-5.11.6")
def test_a_disc_that_has_expired_is_not_saved_by_the_text_of_another() -> None:
    both: list[Table] = [
        {"id": "a", "kind": "time", "effects": [effect("change-disc", disc="b", count=2)]},
        {"id": "b", "kind": "time", "effects": gives("food")},
    ]
    scenario = on_land(world_of(land(disc=both), "beor")).when(PlaceDisc(disc="a", at=AT), PlaceDisc(disc="b", at=AT))
    after(scenario).when(LowerDiscs()).answers(0, "first:disc:a")
    scenario.then_includes(DiscRemoved("b"), Gained("beor", "food", 1))


@pytest.mark.rule("TG-4.2.20")
@pytest.mark.vector("TV-28")
def test_the_fourth_step_takes_off_all_time_markers() -> None:
    scenario = revealed(table(), 102).given(Covered(101, "action"), Covered(101, "0"))
    scenario.when(LowerDiscs()).then_includes(Uncovered())
    assert scenario.state.journey.places[101].covered == ()
    after(scenario).when(LowerDiscs()).then()


@pytest.mark.rule("TG-5.11.4", "TG-5.11.6", "TG-5.11.10")
def test_a_counting_disc_stays_within_its_faces_until_it_runs_out() -> None:
    scenario = table().when(PlaceDisc(disc="count", at=AT))
    after(scenario).when(ChangeDisc(disc="count", count=9, at=AT)).then(DiscSet("count", 8))
    after(scenario).when(ChangeDisc(disc="count", count=-7, at=AT)).then(DiscSet("count", 1))
    after(scenario).when(ChangeDisc(disc="count", count=-1, at=AT)).then_includes(
        DiscSet("count", 0), DiscRemoved("count"), Gained("beor", "magic", 1)
    )
    after(scenario).when(ChangeDisc(disc="count", count=1, at=AT)).then()


@pytest.mark.rule("TG-5.11.6")
def test_a_counting_disc_that_orders_nothing_never_shows_less_than_one() -> None:
    scenario = table().when(PlaceDisc(disc="heads", at=AT))
    after(scenario).when(ChangeDisc(disc="heads", count=-9, at=AT)).then(DiscSet("heads", 1))
    after(scenario).when(ChangeDisc(disc="heads", count=-1, at=AT)).then()
    assert discs(scenario)["heads"].value == 1


@pytest.mark.rule("TG-5.11.6")
def test_a_disc_by_characters_shows_one_more_for_each() -> None:
    scenario = table("ailei", "beor").when(PlaceDisc(disc="heads", on="event:tale", at=AT))
    assert discs(scenario) == {"heads": Disc(4, "event:tale")}
    scenario = table("ailei", "beor").when(PlaceDisc(disc="crowd", on="event:tale", at=AT))
    assert discs(scenario) == {"crowd": Disc(2, "event:tale")}, "without a value it shows the characters alone"


@pytest.mark.rule("TG-5.11.6", "TG-5.11.3")
def test_a_time_disc_that_orders_nothing_is_removed_when_a_text_lowers_it_to_the_end() -> None:
    scenario = table("ailei", "beor").when(PlaceDisc(disc="crowd", on="event:tale", at=AT))
    after(scenario).when(ChangeDisc(disc="crowd", count=-2, at=AT)).then_includes(DiscRemoved("crowd"))


@pytest.mark.rule("TG-4.2.16")
def test_what_a_disc_on_a_character_orders_concerns_that_character() -> None:
    scenario = table("ailei", "beor").when(PlaceDisc(disc="mine", on="character:beor", at=AT))
    after(scenario).when(LowerDiscs()).then_includes(Gained("beor", "reputation", 1))


@pytest.mark.rule("TG-4.5.2", "TG-5.16.13")
def test_what_a_disc_orders_concerns_all_if_it_lies_on_no_character_or_on_a_dead_one() -> None:
    for on in ("event:beor", "character:beor"):
        scenario = table("ailei", "beor").when(PlaceDisc(disc="mine", on=on, at=AT))
        if on == "character:beor":
            scenario.given(Died("beor"))
        after(scenario).when(LowerDiscs()).then_includes(Gained("ailei", "reputation", 1))


@pytest.mark.rule("TG-5.11.8")
def test_a_disc_leaves_with_the_card_it_lies_on() -> None:
    scenario = revealed(table(), 102).given(DiscPlaced("long", 3, "place:102"), DiscPlaced("count", 3, "event:a"))
    scenario.given(DiscPlaced("mine", 3, "character:beor"), DiscPlaced("short", 3, "secret:4"))
    scenario.given(LocationLost(102), EventDiscarded("a"))
    assert set(discs(scenario)) == {"mine", "short"}
    scenario.given(CardGivenUp("beor", "secret:4", removed=False), EstateLeft("beor", 101, ()))
    assert discs(scenario) == {}


@pytest.mark.rule("TG-10.10.1")
def test_a_disc_that_is_removed_orders_nothing() -> None:
    scenario = table().when(PlaceDisc(disc="short", at=AT))
    after(scenario).when(RemoveDisc(disc="short", at=AT)).then(DiscRemoved("short"))
    after(scenario).when(RemoveDisc(disc="short", at=AT)).then()


@pytest.mark.rule("TG-5.11.9")
def test_a_disc_can_stand_for_a_hidden_value_that_texts_compare() -> None:
    enough = If(need=DiscIs(disc="count", least=3, most=4), then=(Gain(what="food"),), at=AT)
    scenario = table().when(enough)
    assert "food" not in scenario.state.characters["beor"].resources
    after(scenario).when(PlaceDisc(disc="count", at=AT), enough)
    assert scenario.state.characters["beor"].resources["food"] == 1
    after(scenario).when(ChangeDisc(disc="count", count=-2, at=AT), enough)
    assert scenario.state.characters["beor"].resources["food"] == 1


@pytest.mark.rule("TG-5.11.9", "TG-10.10.1")
def test_an_amount_may_be_the_day_and_the_value_of_a_disc_that_lies_out() -> None:
    gain = Gain(what="food", count=Measure(day=True, characters=True, disc="count"), at=AT)
    scenario = table("ailei", "beor").given(DayBegan(5)).when(gain).then_includes(Gained("beor", "food", 7))
    after(scenario).when(PlaceDisc(disc="count", at=AT), gain).then_includes(Gained("beor", "food", 11))
