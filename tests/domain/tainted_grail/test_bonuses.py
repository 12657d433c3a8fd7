"""Bonuses: what an activated key gives. Source: TG-6.4."""

from typing import Any

import pytest

from domain.kernel.fact import CardsPutUnder
from domain.tainted_grail.facts.cards import (
    DeckDiscarded,
    HandDiscarded,
    HandGrew,
    LastDiscarded,
    MarkerMoved,
    PoolChanged,
    StageWon,
)
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterDecided, FlightBegun
from domain.tainted_grail.facts.items import CardGained, CardGivenUp
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.tracks import Gained, Lost
from domain.tainted_grail.tasks.cards import LookUp
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import ChangeAffinity, LayCard
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    C2,
    C7,
    C8,
    Table,
    at_table,
    attribute,
    begun,
    effect,
    encounter,
    gives,
    hers,
    pack_of,
)
from tests.domain.tainted_grail.shown import discards, fight, hand, has, row
from tests.dsl import Scenario

NEW = "K12/25-U"
WORD = "D12/25-G"
EDGE = "D13/25-G"


def card(left: Table, right: Table | None = None, **more: Any) -> Table:
    """A card with plain halves at the bottom, unless it says otherwise."""
    return {"left": {"free": gives("void")} | left, "right": {"free": {}} | (right or {}), **more}


def lays(bonus: Table, *, held: tuple[str, ...] = (), pool: int = 0, deck: int = 10, **given: Any) -> Scenario:
    """Beor lays a card whose free key has this bonus against the fixture enemy, with so many markers in the pool."""
    pack = pack_of(cards={NEW: card({"free": bonus})})
    hands = {"beor": (NEW, *held)}
    scenario = encounter("beor", pack=pack, hands=hands, decks={"beor": deck}, given={"beor": given})
    return begun(scenario.given(PoolChanged(pool))).answers(0, "lay:0")


def talk(left: Table, right: Table, *ways: Table, marker: int = 0, magic: int = 0, stage: int = 0) -> Scenario:
    """Ailei lays a card of these in-halves beside these out-halves, in an encounter with this stage."""
    pack = pack_of(
        {
            "id": "talk",
            "colour": "blue",
            "difficulty": 1,
            "right": {"free": {}},
            "ways": list(ways) or [way()],
        },
        cards={WORD: card(left), EDGE: card({}, right)},
    )
    laid, given = [("ailei", EDGE)], {"ailei": {"magic": magic}}
    scenario = encounter("ailei", pack=pack, card="talk", hands={"ailei": (WORD,)}, laid=laid, given=given)
    if stage:
        scenario.given(StageWon(stage))
    return begun(scenario.given(MarkerMoved(marker))).answers(0, "lay:0")


def way(*entries: Table, name: str = "only") -> Table:
    """A way of one stage with these entries for VARIABLE."""
    return {"id": name, "stages": [{"variable": list(entries), "reactions": [{"effects": []}]}]}


def entry(up: int, of: str | None = None) -> Table:
    """An entry that moves the marker up."""
    return {"gives": [effect("affinity", count=up)]} | ({"attribute": of} if of else {})


@pytest.mark.parametrize(("count", "pool", "after"), [(2, 1, 3), (-2, 3, 1)])
def test_tg_6_4_1_markers_are_added_or_removed(count: int, pool: int, after: int) -> None:
    scenario = lays(gives("pool", count), pool=pool)
    assert fight(scenario).pool == after


def test_tg_6_4_1_a_talk_has_no_pool() -> None:
    assert fight(talk({"free": gives("pool", 3)}, {})).pool == 0


@pytest.mark.parametrize(("count", "after"), [(2, 2), (-3, -3)])
def test_tg_6_4_2_the_marker_moves_a_space_for_each_icon(count: int, after: int) -> None:
    talk({"free": gives("affinity", count)}, {}).then_includes(MarkerMoved(after))


@pytest.mark.parametrize(("count", "marker", "end"), [(3, 2, 4), (-3, -2, -4)])
def test_tg_6_4_3_the_marker_stops_at_the_ends(count: int, marker: int, end: int) -> None:
    scenario = talk({"free": gives("affinity", count)}, {}, marker=marker)
    scenario.then_includes(MarkerMoved(end))
    scenario.when(ChangeAffinity(count=count, at=At("ailei", "bonus"))).then()
    assert fight(scenario).marker == end


def test_tg_6_4_4_the_active_character_draws() -> None:
    scenario = lays(gives("draw", 2))
    assert len(hand(scenario)) == 2
    scenario.then_includes(HandGrew("beor", hand(scenario)))


def test_tg_6_4_5_extra_lets_this_very_card_be_laid_further_and_does_nothing_else() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C8)}, laid=[("beor", C2)]))
    scenario.answers(0, "lay:0").asks(0, "lay:0", "stop", "flee").answers(0, "lay:0").then_includes(PoolChanged(4))
    assert (row(scenario), fight(scenario).pool) == ((C2, C1, C8), 4)
    first = begun(encounter("beor", hands={"beor": (C8, BLANK)})).answers(0, "lay:0")
    assert fight(first).sequence[0].keys == {"a1": True, "free": True}
    first.then_includes(PoolChanged(1)).asks(0, "stop", "flee")


@pytest.mark.rule("TG-6.4.6", "TG-6.4.7", "TG-6.4.8")
@pytest.mark.vector("TV-71")
def test_a_card_that_discards_itself_loses_what_is_on_placement() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C7, C8)})).answers(0, "lay:0")
    scenario.then_includes(LastDiscarded(C7, "beor"), PoolChanged(2))
    assert (row(scenario), discards(scenario), fight(scenario).pool) == ((), (C7,), 2)
    scenario.asks(0, "lay:0", "stop", "flee")
    scenario.answers(0, "stop").then_no(OpportunityTaken, HandGrew)
    scenario.asks(0, "face", "flee")


def test_tg_6_4_7_the_other_bonuses_of_a_card_that_is_gone_are_still_taken() -> None:
    tears = card(
        {"a1": gives("discard-last"), "free": gives("pool", 3)},
        abilities=[{"when": "placed", "effects": [effect("gain", what="food")]}],
    )
    scenario = begun(encounter("beor", pack=pack_of(cards={NEW: tears}), hands={"beor": (NEW,)})).answers(0, "lay:0")
    scenario.then_includes(LastDiscarded(NEW, "beor"), PoolChanged(3)).then_no(Gained)
    assert (row(scenario), fight(scenario).pool) == ((), 3)


@pytest.mark.rule("TG-6.4.6", "TG-6.4.8", "TG-5.18.9")
def test_a_bonus_that_discards_two_cards_is_done_before_what_they_do_then() -> None:
    mourned = [{"when": "discarded", "effects": [effect("gain", what="food")]}]
    cards = {NEW: card({"free": gives("discard-last", 2)}, abilities=mourned)}
    scenario = encounter(
        "beor", pack=pack_of(cards=cards), hands={"beor": (NEW,)}, laid=[("beor", C1), ("beor", BLANK)]
    )
    begun(scenario).answers(0, "lay:0")
    scenario.then_includes(LastDiscarded(NEW, "beor"), LastDiscarded(BLANK, "beor"), Gained("beor", "food", 1))
    assert (row(scenario), has(scenario, "food")) == ((C1,), 1)


def test_tg_6_4_8_when_discarded_does_not_come_at_the_end_of_the_encounter() -> None:
    mourned = card({}, abilities=[{"when": "discarded", "effects": [effect("gain", what="food")]}])
    scenario = encounter("beor", pack=pack_of(cards={NEW: mourned}), hands={"beor": (NEW,)})
    begun(scenario.given(PoolChanged(5))).answers(0, "lay:0", "stop").then_includes(EncounterDecided("won"))
    scenario.then_includes(CardsPutUnder(("e1",), "encounters/grey"))
    assert (scenario.state.encounter, has(scenario, "food")) == (None, 0)


def test_tg_6_4_9_a_discarded_card_goes_to_the_pile_of_whose_it_is() -> None:
    scenario = encounter("ailei", "beor", hands={"beor": (C7,)}, laid=[("ailei", hers(C2))])
    begun(scenario).answers(
        0,
        "activate:beor",
    ).answers(1, "lay:0")
    scenario.then_includes(LastDiscarded(C7, "beor"), LastDiscarded(hers(C2), "ailei"))
    assert (discards(scenario), discards(scenario, "ailei")) == ((C7,), (hers(C2),))


VARIES: Table = {"a1": gives("variable")}
EMPATHY: Table = {"a1": attribute("empathy")}


@pytest.mark.rule("TG-6.4.10", "TG-6.4.11", "TG-6.4.13")
@pytest.mark.parametrize(
    ("entries", "marker"),
    [
        ((entry(2, "empathy"),), 2),
        ((entry(2, "courage"),), 0),
        ((), 0),
        ((entry(1),), 1),
        ((entry(2, "empathy"), entry(1)), 3),
        ((entry(2, "empathy"), entry(1, "empathy"), entry(4, "caution")), 3),
    ],
)
def test_variable_gives_what_the_entries_of_the_stage_say(entries: tuple[Table, ...], marker: int) -> None:
    scenario = talk(VARIES, EMPATHY, way(*entries))
    assert fight(scenario).marker == marker


def test_tg_6_4_10_variable_reads_the_current_stage_and_way() -> None:
    two = {"id": "kind", "stages": [way(entry(4))["stages"][0], way(entry(1))["stages"][0]]}
    scenario = talk(VARIES, EMPATHY, two, way(entry(-3), name="harsh"))
    assert (fight(scenario).marker, fight(scenario).way) == (4, "kind")
    assert fight(talk(VARIES, EMPATHY, two, stage=1)).marker == 1


@pytest.mark.rule("TG-6.4.10")
def test_nothing_is_looked_up_for_someone_who_has_left_nor_in_a_fight() -> None:
    task = LookUp(At("ailei", "card:" + WORD), "empathy")
    left = talk({}, {}, way(entry(2, "empathy"))).given(CharacterLeft("ailei", "fled"))
    at_table(left.state).when(task).then_no(MarkerMoved)
    at_table(encounter("ailei", hands={"ailei": ()}).state).when(task).then_no(MarkerMoved, PoolChanged)


@pytest.mark.rule("TG-6.4.12")
@pytest.mark.parametrize("height", ["magic", "free"])
def test_variable_without_an_attribute_fits_entries_without_one(height: str) -> None:
    scenario = talk({height: gives("variable")}, {"magic": {}}, way(entry(3, "empathy"), entry(1)), magic=1)
    if height == "magic":
        scenario.answers(0, "pay")
    assert fight(scenario).marker == 1


def test_tg_6_4_14_a_doubled_variable_is_looked_up_twice() -> None:
    twice = talk(VARIES, {"a1": attribute("empathy", times=2)}, way(entry(1, "empathy"), {"gives": [effect("draw")]}))
    assert (fight(twice).marker, len(hand(twice, "ailei"))) == (2, 2)


def test_tg_6_4_15_a_resource_or_track_concerns_the_active_character() -> None:
    gift = "K12/25-G"
    pack = pack_of(cards={gift: card({"free": gives("lose", what="energy")}, {"free": {}})})
    scenario = encounter("ailei", "beor", pack=pack, hands={"ailei": (gift,)})
    begun(scenario).answers(0, "activate:beor").when(LayCard(at=At("ailei", "ability"))).answers(0, "lay:0")
    scenario.then_includes(Lost("beor", "energy", 1))
    assert (has(scenario, "energy"), has(scenario, "energy", "ailei")) == (5, 6)


def test_tg_6_4_16_markers_that_are_missing_cost_cards() -> None:
    scenario = lays(gives("pool", -3), held=(C1, C2), pool=1, deck=4)
    scenario.then_includes(PoolChanged(0), HandDiscarded("beor", (0, 1), (C1, C2))).then_no(DeckDiscarded)
    assert (fight(scenario).pool, discards(scenario)) == (0, (C1, C2))


@pytest.mark.rule("TG-6.4.17")
@pytest.mark.parametrize(
    ("bonus", "fact"),
    [
        (gives("gain", 2, what="food"), Gained("beor", "food", 2)),
        (gives("lose", 1, what="wealth"), Lost("beor", "wealth", 1)),
        (gives("gain", 1, what="health"), Gained("beor", "health", 1)),
        (gives("lose", 2, what="energy"), Lost("beor", "energy", 2)),
        (gives("lose", 1, what="item"), CardGivenUp("beor", "item:boots")),
    ],
)
def test_plus_gains_and_minus_loses(bonus: Table, fact: Any) -> None:
    lays(bonus, wealth=3, health=8, items=("item:boots",)).then_includes(fact)


def test_tg_6_4_17_plus_a_card_draws_one_and_minus_a_card_discards_one_of_choice() -> None:
    assert len(hand(lays(gives("gain", 2, what="card")))) == 2

    scenario = lays(gives("lose", 1, what="card"), held=(C1, C2)).asks(0, "discard:0", "discard:1")
    scenario.answers(0, "discard:1").then_includes(HandDiscarded("beor", (1,), (C2,)))
    assert (hand(scenario), discards(scenario)) == ((C1,), (C2,))
    assert len(discards(lays(gives("lose", 1, what="card")))) == 1


def test_tg_6_4_17_plus_an_item_draws_it() -> None:
    scenario = lays(gives("gain", 1, what="item"))
    assert [fact.character for fact in scenario.facts if isinstance(fact, CardGained)] == ["beor"]
    assert len(scenario.state.characters["beor"].owned) == 1


def test_tg_6_4_18_a_draw_from_an_empty_deck_is_a_flight_before_any_later_bonus() -> None:
    greedy = card({"a1": gives("draw"), "free": gives("pool", 4)})
    pack = pack_of(cards={NEW: greedy})
    scenario = encounter("ailei", "beor", pack=pack, hands={"beor": (NEW,)}, decks={"beor": 0})
    begun(scenario).answers(0, "activate:beor").answers(1, "lay:0")
    scenario.then_includes(FlightBegun("beor"), Lost("beor", "energy", 1), CharacterLeft("beor", "fled"))
    scenario.then_no(PoolChanged)
    assert (fight(scenario).pool, row(scenario)) == (0, (NEW,))
