"""Words that change the map, and menhirs. Source: TG-5.8, 5.9."""

from typing import Any

import pytest

from domain.tainted_grail.facts.land import (
    FigureMoved,
    LocationLost,
    LocationRevealed,
    LocationSwapped,
    MenhirGone,
    MenhirPlaced,
    MenhirSet,
)
from domain.tainted_grail.facts.parties import PartyFormed, PartyLeft
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Lose
from domain.tainted_grail.tasks.effects.land import (
    ChangeMenhir,
    DiscardLocation,
    MoveTo,
    PlaceMenhir,
    RemoveMenhir,
    RevealLocation,
    SwapLocation,
)
from domain.tainted_grail.tasks.effects.vocabulary import Each
from domain.tainted_grail.tasks.land import ChargeMenhir
from tests.domain.tainted_grail.world.land import disc, figure, land, moved, on_land, places, revealed, world_of
from tests.dsl import Scenario

AT = At("beor", "verse")
CHANGED: dict[str, Any] = {"changes": 102, "arrows": {"S": 101}}


def beor(pack: Any = None, *numbers: int) -> Scenario:
    """Beor at the start, with these places laid out too."""
    return revealed(on_land(world_of(pack or land(), "beor")), *numbers)


@pytest.mark.rule("TG-5.8.24", "TG-5.8.22", "TG-10.10.1")
def test_a_location_that_lies_out_or_has_left_the_game_is_not_revealed_in_another_cell() -> None:
    scenario = beor(None, 102, 103).given(LocationLost(103, removed=True))
    for gone in (102, 103):
        scenario.when(RevealLocation(location=gone, cell=(5, 5), at=AT)).then_no(LocationRevealed)


@pytest.mark.rule("TG-5.9.3", "TG-5.9.4", "TG-5.9.12")
@pytest.mark.parametrize(("wanted", "found"), [(6, 6), (11, 8), (0, 1), (-2, 1)])
def test_charging_sets_the_disc_between_one_and_eight(wanted: int, found: int) -> None:
    disc(beor(), 101, 3).when(ChargeMenhir(101, wanted)).then_includes(MenhirSet(101, found))


@pytest.mark.rule("TG-5.9.11", "TG-5.9.7", "TG-5.9.15")
def test_a_menhir_that_went_out_is_lit_again_from_the_box_and_reveals_around_it() -> None:
    scenario = beor(None, 104).given(MenhirGone(101)).when(ChargeMenhir(104, 5))
    scenario.then_includes(MenhirPlaced(104, 5), LocationRevealed(107, (2, 0)), LocationRevealed(106, (1, 1)))


@pytest.mark.rule("TG-5.9.8", "TG-5.9.9", "TG-5.9.10", "TG-2.1.15")
@pytest.mark.vector("TV-115")
def test_a_fourth_menhir_takes_the_figure_of_another() -> None:
    scenario = disc(disc(beor(None, 102, 103, 104), 102, 2), 103, 4)
    scenario.when(ChargeMenhir(104, 5)).asks(0, "from:101", "from:102", "from:103")
    assert scenario.default() == "from:101"
    scenario.answers(0, "from:102").then_includes(MenhirGone(102), MenhirPlaced(104, 5))
    assert 102 in places(scenario) and places(scenario)[102].menhir is None
    scenario.then_includes(LocationRevealed(107, (2, 0)), LocationRevealed(106, (1, 1)))


@pytest.mark.rule("TG-10.10.1")
def test_a_text_places_lowers_and_removes_menhirs() -> None:
    beor(None, 104).when(PlaceMenhir(disc=4, location=104, at=AT)).then_includes(MenhirPlaced(104, 4))
    beor().when(PlaceMenhir(disc=4, location=109, at=AT)).then_no(MenhirPlaced)
    beor().when(PlaceMenhir(disc=4, at=AT)).then_includes(MenhirSet(101, 4))
    beor().when(RemoveMenhir(location=101, at=AT)).then_includes(MenhirGone(101))
    two = disc(beor(None, 104), 104, 2)
    two.when(ChangeMenhir(count=-1, at=AT)).asks(0, "menhir:101", "menhir:104")
    assert two.default() == "menhir:101"
    two.answers(0, "menhir:104").then_includes(MenhirSet(104, 1))
    highest = disc(beor(None, 104), 104, 2).when(ChangeMenhir(count=-1, which="highest", at=AT))
    highest.then_includes(MenhirSet(101, 7))
    out = disc(disc(beor(None, 104), 104, 2), 101, 1).when(ChangeMenhir(count=-3, which="here", at=AT))
    out.then_includes(MenhirSet(101, 0))


@pytest.mark.rule("TG-10.10.1")
def test_a_text_takes_away_only_a_menhir_that_stands_by_default_the_one_here() -> None:
    beor().when(RemoveMenhir(at=AT)).then_includes(MenhirGone(101))
    beor(None, 104).when(RemoveMenhir(location=104, at=AT)).then_no(MenhirGone)


@pytest.mark.rule("TG-10.10.1", "TG-5.9.12")
def test_a_menhir_without_a_disc_is_raised_from_0() -> None:
    disc(beor(), 101, 0).when(ChangeMenhir(count=2, which="here", at=AT)).then_includes(MenhirSet(101, 2))
    dark = disc(disc(beor(None, 104), 101, 0), 104, 3)
    dark.when(ChangeMenhir(count=2, at=AT)).answers(0, "menhir:101").then_includes(MenhirSet(101, 2))


@pytest.mark.rule("TG-10.10.1", "TG-5.9.12")
def test_the_highest_disc_is_that_of_a_menhir_that_has_one() -> None:
    dark = disc(disc(beor(None, 104), 101, 0), 104, 1)
    dark.when(ChangeMenhir(count=2, which="highest", at=AT)).then_includes(MenhirSet(104, 3))


@pytest.mark.rule("TG-4.5.1", "TG-5.9.8")
def test_only_the_party_chooses_the_figure_that_is_moved() -> None:
    full = revealed(on_land(world_of(land(), "ailei", "beor")), 102, 103, 104)
    full = disc(disc(full, 102, 2), 103, 4).given(PartyFormed("action", ("beor",), "beor")).when(ChargeMenhir(104, 5))
    assert full.question.seats == (1,)


@pytest.mark.rule("TG-4.5.1", "TG-4.5.24")
def test_a_menhir_is_chosen_even_if_the_text_took_everybody_out_of_the_party() -> None:
    state = disc(revealed(on_land(world_of(land(), "ailei", "beor")), 104), 104, 2).state
    hurt = Each(who="participants", then=(Lose(what="health", count=9), ChangeMenhir(count=-1)), at=AT)
    scenario = on_land(state).given(PartyFormed("action", ("beor",), "beor")).when(hurt)
    assert scenario.state.journey.parties[-1].members == ()
    scenario.asks(0, "menhir:101", "menhir:104").asks(1, "menhir:101", "menhir:104")
    scenario.answers(1, "menhir:104").then_includes(MenhirSet(104, 1))


@pytest.mark.rule("TG-5.8.27", "TG-5.8.28", "TG-5.8.30", "TG-5.8.31")
def test_a_swap_keeps_the_place_and_opens_what_was_covered() -> None:
    from domain.tainted_grail.facts.land import Covered

    pack = land(at_110=CHANGED)
    scenario = moved(beor(pack, 102), beor=102).given(Covered(102, "action"))
    scenario = disc(scenario, 102, 3).when(SwapLocation(location=102, to=110, at=AT))
    scenario.then_includes(LocationSwapped(102, 110)).then_no(FigureMoved, LocationRevealed)
    there = places(scenario)[102]
    assert (there.card, there.cell, there.menhir, there.covered) == (110, (0, -1), 3, ())
    unseen = beor(pack).when(SwapLocation(location=102, to=110, at=AT))
    assert unseen.state.journey.versions == {102: 110} and 102 not in places(unseen)


@pytest.mark.rule("TG-5.8.40", "TG-5.8.26", "TG-5.8.29")
def test_who_stands_where_a_place_goes_moves_to_the_nearest_without_harm() -> None:
    scenario = moved(beor(None, 104, 107), beor=107).when(DiscardLocation(location=107, at=AT))
    assert figure(scenario, "beor").place == 104
    assert scenario.state.characters["beor"].health == 9
    gone = beor(None, 104).when(DiscardLocation(location=104, removed=True, at=AT))
    gone.then_includes(LocationLost(104, removed=True))
    assert gone.state.journey.gone == (104,)
    never = beor(None, 104).when(DiscardLocation(location=109, removed=True, at=AT))
    never.then_includes(LocationLost(109, removed=True))
    beor(None, 104).when(DiscardLocation(location=109, at=AT)).then_no(LocationLost)
    for removed in (False, True):
        last = beor().when(DiscardLocation(location=101, removed=removed, at=AT)).then_no(LocationLost)
        assert 101 in places(last) and last.state.journey.gone == (), "the last location is never discarded"


@pytest.mark.rule("TG-10.10.1", "TG-5.8.24")
def test_a_text_reveals_a_place_behind_an_arrow_or_in_a_cell_of_its_own() -> None:
    beor().when(RevealLocation(location=104, at=AT)).then_includes(LocationRevealed(104, (1, 0)))
    beor().when(RevealLocation(location=109, at=AT)).then_no(LocationRevealed)
    far = beor().when(RevealLocation(location=109, cell=(3, 0), at=AT))
    far.then_includes(LocationRevealed(109, (3, 0)))
    taken = beor(None, 102).when(RevealLocation(location=109, cell=(0, -1), at=AT))
    taken.then_no(LocationRevealed)


@pytest.mark.rule("TG-5.8.17", "TG-5.8.19", "TG-5.8.38")
def test_a_text_moves_to_the_lowest_the_highest_a_named_or_a_connected_place() -> None:
    pack = land(at_110=CHANGED)
    swapped = beor(pack, 102, 104).given(LocationSwapped(102, 110))
    swapped.when(MoveTo(to="highest", at=AT)).then_includes(FigureMoved("beor", 102))
    lowest = moved(beor(None, 104), beor=104).when(MoveTo(to="lowest", at=AT))
    lowest.then_includes(FigureMoved("beor", 101))
    named = beor(None, 104).when(MoveTo(location=104, at=AT))
    named.then_includes(FigureMoved("beor", 104))
    chosen = beor(None, 102, 104).when(MoveTo(to="connected", at=AT)).asks(0, "to:102", "to:104")
    assert chosen.default() == "to:102"
    chosen.answers(0, "to:104").then_includes(FigureMoved("beor", 104))


@pytest.mark.rule("TG-5.8.38", "TG-4.5.24")
def test_nobody_chooses_a_place_where_no_way_leads_or_nobody_is_left_to_move() -> None:
    assert beor().when(MoveTo(to="connected", at=AT)).position.asked is None
    left = beor(None, 104).given(PartyFormed("action", ("beor",), "beor"), PartyLeft("beor"))
    assert left.when(MoveTo(to="connected", at=AT)).position.asked is None
