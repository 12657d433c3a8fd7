"""Drawing and fetching encounters, guardians, and who meets them. Source: TG-5.14, 5.15."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from domain.kernel.fact import CardsDrawn, CardsShuffled, CardsTaken
from domain.tainted_grail.facts.cards import PoolChanged
from domain.tainted_grail.facts.encounter import EncounterBegun, EncounterEnded
from domain.tainted_grail.facts.setup import ArenaSurvived, StopReached
from domain.tainted_grail.queries.encounter import deck_for
from domain.tainted_grail.tasks.encounter import DrawEncounter, FetchEncounter
from domain.tainted_grail.tasks.setup import GoOn
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    ENEMY,
    ORPHAN,
    Table,
    at_table,
    begun,
    changed,
    effect,
    encounter,
    foe,
    on_the_way,
    pack_of,
    state_of,
)
from tests.domain.tainted_grail.shown import one, part
from tests.dsl import Scenario

BEAST: Table = foe("beast", traits=["guardian"], colour="green")


def travelling(row: Sequence[Table], *encounters: Table, characters: tuple[str, ...] = ("beor",)) -> Scenario:
    """An arena of these stops is entered."""
    pack = pack_of(*encounters, arena=[{"id": "road", "row": list(row)}])
    return at_table(state_of(pack, *characters)).when(GoOn(0))


@pytest.mark.rule("TG-5.14.1", "TG-5.14.2", "TG-5.14.3", "TG-5.14.4")
@pytest.mark.parametrize(
    ("colour", "deck"), [("green", "combat"), ("grey", "combat"), ("purple", "combat"), ("blue", "diplomacy")]
)
def test_the_colour_says_which_deck_resolves_it(colour: str, deck: str) -> None:
    card = foe("it", colour=colour) if deck == "combat" else {**ORPHAN, "id": "it", "avoid": None}
    scenario = at_table(state_of(pack_of(card), "beor")).draws(f"encounters/{colour}", "it")
    scenario.when(DrawEncounter(colour)).answers(0, "keep:beor")

    assert (scenario.state.encounter.card, scenario.state.encounter.deck) == ("it", deck)
    assert deck_for(scenario.state.pack.encounters["it"]) == deck
    assert len(scenario.state.piles[f"beor/{deck}"]) == 12
    assert len(scenario.state.piles["beor/diplomacy" if deck == "combat" else "beor/combat"]) == 15
    scenario.offers(0, "flee" if deck == "combat" else "propose-flight:beor")


def test_the_top_card_of_the_deck_is_met() -> None:
    state = state_of(pack_of(foe("one"), foe("two")), "beor")
    scenario = at_table(state).draws("encounters/grey", "two").when(DrawEncounter("grey"))

    assert scenario.state.encounter.card == "two"
    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey",) * 2
    assert scenario.state.pools["encounters/grey"] == ("e1", "one")


@pytest.mark.rule("TG-5.14.11", "TG-2.4.2")
def test_a_card_under_the_deck_comes_after_all_unseen_ones() -> None:
    scenario = travelling([{"draw": "grey"}] * 3, foe("one"))
    first = scenario.state.encounter.card
    scenario.answers(0, "keep:beor", "flee")
    second = scenario.state.encounter.card
    assert {first, second} == {"e1", "one"}
    assert scenario.state.piles["encounters/grey"] == (first,)

    scenario.answers(0, "keep:beor", "flee")
    assert scenario.state.encounter.card == first
    assert scenario.state.piles["encounters/grey"] == (second,)


@pytest.mark.rule("TG-5.14.6", "TG-5.14.7", "TG-5.14.11", "TG-2.4.4")
def test_of_several_drawn_the_group_meets_one_and_the_others_go_under_their_deck() -> None:
    row = [{"draw": "grey", "of": 3}]
    pack = pack_of(*(foe(name) for name in ("a", "b", "c")), arena=[{"id": "road", "row": row}])
    scenario = at_table(state_of(pack, "ailei", "beor")).draws("encounters/grey", "c", "a", "e1").when(GoOn(0))
    assert scenario.default() == "meet:c"
    scenario.asks(0, "meet:c", "meet:a", "meet:e1").asks(1, "meet:c", "meet:a", "meet:e1").answers(1, "meet:a")

    assert (scenario.state.encounter.card, scenario.state.offered) == ("a", ())
    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey", "c", "e1")


@pytest.mark.rule("TG-5.14.6", "TG-5.14.10")
@pytest.mark.parametrize(("colour", "met"), [("grey", "e1"), ("purple", None)])
def test_where_fewer_are_left_there_is_less_to_choose(colour: str, met: str | None) -> None:
    scenario = travelling([{"draw": colour, "of": 2}])

    assert (scenario.state.encounter and scenario.state.encounter.card) == met
    assert scenario.state.offered == ()


@pytest.mark.rule("TG-2.4.6")
def test_a_named_encounter_is_searched_out_of_its_deck_which_is_shuffled() -> None:
    state = state_of(pack_of(foe("one"), foe("two")), "beor")
    lying = {**state.piles, "encounters/grey": ("?encounters/grey", "?encounters/grey", "two")}
    pools = {**state.pools, "encounters/grey": ("e1", "one")}
    scenario = at_table(replace(state, piles=lying, pools=pools)).when(FetchEncounter("one"))
    scenario.then_includes(CardsTaken("encounters/grey", ("one",), "encounters/grey"))
    assert scenario.state.encounter.card == "one"
    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey",) * 2
    assert scenario.state.pools["encounters/grey"] == ("e1", "two")

    known = at_table(replace(state, piles=lying, pools=pools)).when(FetchEncounter("two"))
    assert known.state.encounter.card == "two"
    assert known.state.pools["encounters/grey"] == ("e1", "one")


def test_a_named_encounter_that_is_not_in_its_deck_comes_from_the_box() -> None:
    state = replace(state_of(pack_of(foe("far", difficulty=3)), "beor"), box=("far",))
    pools = {**state.pools, "encounters/grey": ("e1",)}
    piles = {**state.piles, "encounters/grey": ("?encounters/grey",)}
    scenario = at_table(replace(state, pools=pools, piles=piles)).when(FetchEncounter("far"))
    scenario.then_includes(CardsShuffled("encounters/grey", (), "encounters/grey"))
    assert (scenario.state.encounter.card, scenario.state.box) == ("far", ())

    scenario.answers(0, "keep:beor", "flee")
    assert scenario.state.box == ("far",)


def test_a_named_guardian_that_is_in_play_is_met_where_it_is() -> None:
    scenario = travelling([{"meet": "beast"}, {"meet": "beast"}], BEAST).answers(0, "keep:beor", "flee")
    scenario.then_includes(EncounterEnded(stays=True, boxed=False), StopReached(1)).then_no(CardsTaken)

    assert (scenario.state.encounter.card, scenario.state.journey.guardian) == ("beast", None)


@pytest.mark.rule("TG-5.14.10")
def test_from_an_empty_deck_no_encounter_comes_and_play_goes_on() -> None:
    scenario = travelling([{"draw": "purple"}, {"meet": "e1"}])
    scenario.then_includes(StopReached(0), StopReached(1))

    assert scenario.state.encounter.card == "e1"
    assert scenario.state.met == ()


@pytest.mark.rule("TG-5.14.11", "TG-5.21.1")
def test_a_discarded_encounter_goes_under_its_deck() -> None:
    scenario = travelling([{"meet": "one"}], foe("one"), foe("two")).answers(0, "keep:beor", "flee")

    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey", "?encounters/grey", "one")


@pytest.mark.vector("TV-101")
def test_a_guardian_that_was_fled_is_fought_afresh_at_the_next_stop() -> None:
    scenario = travelling([{"meet": "beast"}, {"rest": False, "draw": "grey"}], BEAST)
    assert scenario.state.encounter.card == "beast", "it starts there and then"
    scenario.answers(0, "keep:beor").given(PoolChanged(3)).answers(0, "flee")

    assert (scenario.state.encounter.card, scenario.state.encounter.pool) == ("beast", 0)
    assert scenario.state.piles["encounters/grey"] == ("?encounters/grey",)
    assert "beast" not in scenario.state.piles["encounters/green"]
    assert [(met.card, met.result) for met in scenario.state.met] == [("beast", "fled")]


def test_a_defeated_guardian_goes_under_its_deck() -> None:
    scenario = travelling([{"meet": "beast"}, {"draw": "grey"}], {**BEAST, "value": 0})
    scenario.answers(0, "keep:beor", "none")

    assert scenario.state.met[-1].result == "won"
    assert (scenario.state.journey.guardian, scenario.state.piles["encounters/green"]) == (None, ("beast",))
    assert scenario.state.encounter.card == "e1"


@pytest.mark.rule("TG-6.10.4")
def test_a_guardian_that_runs_away_stays() -> None:
    scenario = travelling([{"meet": "beast"}], {**BEAST, "opportunity": [effect("run-away")]})
    scenario.answers(0, "keep:beor", "none").then_includes(EncounterEnded(stays=True, boxed=False))

    assert scenario.state.met[-1].result == "ran-away"
    assert scenario.state.journey.guardian == "beast"


@pytest.mark.parametrize(("traits", "stays"), [(["guardian"], "it"), ([], None)])
def test_a_diplomacy_is_a_guardian_only_if_its_card_says_so(traits: list[str], stays: str | None) -> None:
    card = {**ORPHAN, "id": "it", "avoid": None, "traits": traits}
    scenario = begun(encounter("ailei", pack=pack_of(card), card="it")).answers(0, "propose-flight:ailei")

    assert scenario.state.journey.guardian == stays
    assert ("it" in scenario.state.piles["encounters/blue"]) == (stays is None)


@pytest.mark.rule("TG-5.16.14")
@pytest.mark.vector("TV-209")
def test_a_dying_character_takes_no_part_and_alone_it_meets_nobody() -> None:
    row = [{"draw": "grey"}]
    pack = pack_of(BEAST, arena=[{"id": "road", "row": row}])
    dying = changed(state_of(pack, "ailei", "beor"), "beor", health=0, energy=0, conditions=("dying",))
    scenario = on_the_way(at_table(dying), guardian="beast").when(GoOn(0))
    assert list(scenario.state.encounter.participants) == ["ailei"]
    assert scenario.state.encounter.card == "beast"

    alone = changed(dying, "ailei", health=0, energy=0, conditions=("dying",))
    scenario = on_the_way(at_table(alone), guardian="beast").when(GoOn(0)).then_no(EncounterBegun, CardsDrawn)
    scenario.then_includes(StopReached(0), ArenaSurvived())
    assert scenario.state.journey.guardian == "beast"


@pytest.mark.vector("TV-210")
@pytest.mark.rule("TG-6.5.20", "TG-6.5.21")
def test_the_encounter_card_keeps_its_time_and_strikes_who_is_active_in_the_end_once() -> None:
    pack = pack_of(foe("it", delay=2, delayed=[effect("gain", what="terror", count=3)]))
    hands = {"ailei": (BLANK.replace("-U", "-G"),), "beor": (BLANK,)}
    scenario = begun(encounter("ailei", "beor", pack=pack, card="it", hands=hands)).answers(0, "activate:ailei")
    scenario.answers(0, "lay:0")
    assert (scenario.state.encounter.time, len(scenario.state.encounter.sequence)) == (1, 1)

    scenario.answers(0, "stop", "face", "end").asks(1, "begin", "flee").answers(1, "begin")
    assert scenario.state.encounter.time == 0
    assert (one(scenario, "ailei").terror, one(scenario, "beor").terror) == (0, 3)
    assert part(scenario, "beor").hand == (BLANK,)

    scenario.answers(1, "lay:0", "stop", "face", "end").answers(0, "activate:ailei")
    assert (one(scenario, "ailei").terror, one(scenario, "beor").terror) == (0, 3)


def test_nobody_is_left_out_of_an_encounter() -> None:
    scenario = travelling([{"draw": "grey"}], characters=("maggot", "beor", "ailei"))

    assert list(scenario.state.encounter.participants) == ["ailei", "maggot", "beor"]
    assert ENEMY["id"] == scenario.state.encounter.card
