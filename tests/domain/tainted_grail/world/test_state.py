"""What the state of a campaign holds. Source: TG-2.1, 2.2."""

from typing import Any

import pytest

from domain.tainted_grail.facts.actions import ItemLaid
from domain.tainted_grail.facts.events import DiscPlaced, GuardianPlaced
from domain.tainted_grail.facts.land import Covered, LocationLost, LocationSwapped, MenhirPlaced
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import EndAction
from domain.tainted_grail.tasks.days import NextAction
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.land import ChangeDisc, PlaceDisc
from domain.tainted_grail.tasks.journal import EndReading
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.vocabulary.terms import DISC_MAX
from domain.tainted_grail.world import Disc, Place
from tests.domain.tainted_grail.fixtures import effect, state_of
from tests.domain.tainted_grail.shown import has
from tests.domain.tainted_grail.world.acting import busy, day, together
from tests.domain.tainted_grail.world.land import figure, land, moved, on_land, opened, places, revealed, world_of

BEOR = At("beor", "verse")


@pytest.mark.rule("TG-2.2.5", "TG-2.2.6", "TG-2.2.8")
def test_a_place_has_its_card_its_cell_and_all_that_lies_on_it() -> None:
    scenario = revealed(on_land(world_of(land(at_110={"changes": 102}), "beor")), 102)
    scenario.given(LocationSwapped(102, 110), Covered(102, "action"), ItemLaid(102, "item:sword"))
    scenario.given(MenhirPlaced(102, 3), GuardianPlaced("e1", 102), DiscPlaced("d", 2, "place:102"))
    assert places(scenario)[102] == Place(
        110, (0, -1), covered=("action",), menhir=3, guardians=("e1",), items=("sword",)
    )
    assert scenario.state.journey.discs == {"d": Disc(2, "place:102")}


@pytest.mark.rule("TG-2.2.7")
def test_what_is_not_revealed_swapped_or_out_of_the_game_is_told_apart() -> None:
    scenario = on_land(world_of(land(at_110={"changes": 102}), "beor"))
    scenario.given(LocationSwapped(102, 110), LocationLost(103, removed=True))
    state, world = scenario.state, scenario.state.journey
    assert (world.versions, world.gone, original(state, 110)) == ({102: 110}, (103,), 102)
    assert set(state.pack.locations) - set(world.places) - set(world.gone) >= {102, 104, 109}


@pytest.mark.rule("TG-2.2.9", "TG-3.2.9", "TG-3.2.8")
def test_each_colour_has_a_deck_items_have_one_and_secrets_none() -> None:
    pack = land(secrets=[{"number": 7}], encounters=[{"id": "hard", "colour": "grey", "difficulty": 4, **EDGE}])
    state, tasks = begun(pack)
    scenario = on_land(state).when(*tasks[:1])
    assert set(scenario.state.pools["encounters/grey"]) == {"e1"} and scenario.state.box == ("hard",)
    assert set(scenario.state.pools["items"]) == set(pack.items)
    assert not [pile for pile in scenario.state.piles if "secret" in pile]


EDGE: dict[str, Any] = {"right": {"free": {}}}


def begun(pack: Any) -> tuple[State, tuple[Any, ...]]:
    """A campaign that begins with Beor."""
    return TAINTED_GRAIL.begin(opened(("beor",)), pack)


@pytest.mark.rule("TG-2.2.17")
def test_who_has_passed_acted_and_joined_is_kept() -> None:
    scenario = together("ailei", "arev", "beor").answers(0, "explore:ailei").answers(1, "join:arev")
    scenario.answers(0, "accept:arev").answers(2, "stay:beor").answers(0, "pay").answers(1, "pay", "pass:arev")
    flags = {who: (one.acted, one.joined, one.passed) for who, one in scenario.state.journey.figures.items()}
    assert flags == {
        "ailei": (True, False, False),
        "arev": (False, True, True),
        "beor": (False, False, False),
    }


@pytest.mark.rule("TG-2.2.20")
def test_what_is_interrupted_waits_below_what_interrupts_it() -> None:
    fight = {"location": 101, "number": 1, "effects": [effect("encounter", meet="e1"), effect("gain", what="food")]}
    scenario = day(world_of(busy(verse=[fight]), "beor")).answers(0, "explore:beor")
    below = [type(one) for one in scenario.position.agenda]
    order = [below.index(one) for one in (EndReading, EndAction, NextAction, CloseWorld)]
    assert scenario.state.encounter is not None and order == sorted(order)
    assert Gain in below[: order[0]], "the rest of the verse"
    scenario.answers(0, "keep:beor", "flee").then_no(Gained)
    assert scenario.state.encounter is None and figure(scenario, "beor").acted


@pytest.mark.rule("TG-2.2.2", "TG-2.2.3")
def test_who_plays_whom_who_writes_the_chronicle_and_the_mode_are_kept() -> None:
    state, _ = TAINTED_GRAIL.begin(opened(("beor",), ("ailei",), mode="story", chronicler=1), land())
    assert (state.chronicler, state.mode, state.characters_each) == (1, "story", (1, 1))
    assert state_of(land(), seats=[("ailei", "beor"), ("arev",)]).seats == (("ailei", "beor"), ("arev",))


@pytest.mark.rule("TG-2.1.18", "TG-2.1.19")
def test_markers_never_run_out_menhirs_do_and_a_disc_shows_at_most_eight() -> None:
    discs = [{"id": f"d{number}", "kind": "counting", "value": 8} for number in range(12)]
    scenario = on_land(world_of(land(disc=discs), "beor"))
    rich = (Gain(what="wealth", count=9, at=BEOR),) * 20
    scenario.when(
        *(PlaceDisc(disc=one["id"], at=BEOR) for one in discs), ChangeDisc(disc="d1", count=1, at=BEOR), *rich
    )
    assert has(scenario, "wealth") == 180 and len(scenario.state.journey.discs) == 12
    assert {one.value for one in scenario.state.journey.discs.values()} == {DISC_MAX} == {8}


@pytest.mark.rule("TG-2.1.20")
def test_the_ordinary_die_has_six_faces() -> None:
    assert TAINTED_GRAIL.dice(land())["dice"] == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("TG-2.2.14", "TG-5.10.9")
def test_notes_of_tasks_are_not_part_of_the_game() -> None:
    scenario = day(world_of(busy(), "beor"))
    scenario.refused("TG-4.3.17", key="note:find the bell").refused("TG-4.3.17", key="task:find the bell:done")


@pytest.mark.rule("TG-8.1.10", "TG-8.1.1")
def test_beor_alone_with_one_menhir_opens_up_only_what_it_reaches() -> None:
    scenario = moved(revealed(on_land(world_of(busy(), "beor")), 104), beor=104)
    menhirs = [one.menhir for one in places(scenario).values() if one.menhir is not None]
    assert menhirs == [8] and scenario.state.pack.board_of("beor").colour == "blue"
    scenario = day(scenario.state)
    scenario.refused("TG-5.8.10", key="travel:beor:107")
