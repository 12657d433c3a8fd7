"""The board of a campaign as a drawing of its own."""

from __future__ import annotations

from typing import get_args
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

from domain.tainted_grail.content.land import Sketch
from domain.tainted_grail.facts.days import DayBegan
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.events import EventRevealed
from domain.tainted_grail.facts.journal import StatusGained
from domain.tainted_grail.facts.land import Covered, MenhirGone
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.tasks.journal import OfferChoices
from domain.tainted_grail.world import Disc
from projections.tainted_grail.picture.drawn.land import Grid, in_two
from projections.tainted_grail.picture.drawn.sketches import LANDSCAPES, SKETCHES
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import on_the_way
from tests.domain.tainted_grail.world.land import on_land
from tests.dsl import Scenario
from tests.projections.tainted_grail.golden_board import board as board_of_a_fight
from tests.projections.tainted_grail.world.views import board, island, table, words

SVG = "{http://www.w3.org/2000/svg}"


def drawn(scenario: Scenario, language: str = "en") -> Element:
    """The drawing of the board."""
    messages = words(language, scenario.state.pack)
    printed = VIEW.printing.of(scenario.state.pack, messages)
    picture = VIEW.svg(board(scenario, language), printed, messages, "Tale, 7")
    assert picture is not None
    return fromstring(picture)


def ids(picture: Element) -> list[str]:
    """The ids of all that is drawn, in its order."""
    return [one.get("data-id", "") for one in picture.iter() if one.get("data-id")]


def texts(picture: Element) -> list[str]:
    """All that is written."""
    return [one.text or "" for one in picture.iter(f"{SVG}text")]


def thing(picture: Element, id: str) -> Element:
    """What is drawn with this id."""
    return next(one for one in picture.iter() if one.get("data-id") == id)


def glows(picture: Element) -> int:
    """How many boxes of reach are drawn."""
    return len([one for one in picture.iter(f"{SVG}rect") if "glow" in one.get("class", "")])


def test_all_that_lies_on_the_land_is_drawn_with_its_id_and_name() -> None:
    scenario = table()
    places = scenario.state.journey.places
    full = {**places, 105: replace(places[105], guardians=("e1",), items=("sword",))}
    discs = {"toll": Disc(3, "place:105"), "debt": Disc(2, "character:beor")}
    changes = {"places": full, "discs": discs, "statuses": {"sib": (2,)}, "events": ("rain", "count")}
    on_the_way(scenario, **changes, quests=("count",))
    picture = drawn(scenario)
    found = set(ids(picture))
    named = [one for one in picture.iter() if one.get("data-id", "").startswith(("place", "menhir", "figure"))]

    assert {f"place:{number}" for number in (101, 102, 103, 104, 105, 107)} <= found
    assert {"menhir:101", "menhir:104", "figure:ailei", "figure:beor", "encounter:e1", "item:sword"} <= found
    assert {"disc:toll", "disc:debt", "status:sib", "event:rain", "event:count"} <= found
    assert {"campaign:tale", "character:arev", "holding:arev/energy", "attribute:beor/courage"} <= found
    assert all(one.findtext(f"{SVG}title") for one in named)


def test_the_panel_tells_the_days_that_set_statuses_and_quests() -> None:
    picture = drawn(table().given(DayBegan(2), StatusGained("sib", 1), StatusGained("sib", 3), EventRevealed("count")))

    assert "Sib (since day 2)" in texts(thing(picture, "status:sib"))
    assert "Quest (since day 2)" in texts(thing(picture, "event:count"))


def test_a_stone_shows_its_disc_and_its_reach_until_it_goes_out() -> None:
    picture, without = drawn(table()), drawn(table().given(MenhirGone(104)))
    named = thing(picture, "menhir:101").findtext(f"{SVG}title")

    assert "2" in [one.text for one in thing(picture, "menhir:101").iter(f"{SVG}text")]
    assert named == "Menhir at 101, disc 2: goes out at the dawn of day 4"
    assert [glows(each) for each in (picture, without)] == [4, 2], "one on the map and one in the key for each menhir"


def test_land_out_of_reach_is_hatched_and_what_is_lost_soon_counts_its_dawns() -> None:
    picture = drawn(table().given(MenhirGone(101)))

    lost = [one for one in thing(picture, "place:103").iter() if one.get("class") == "lost"]
    assert len(lost) == 1
    assert [one for one in thing(picture, "place:104").iter() if one.get("class") == "lost"] == []
    assert "3" in [one.text for one in thing(drawn(table()), "place:103").iter(f"{SVG}text")]
    assert thing(picture, "place:103").findtext(f"{SVG}title") == "103 103; out of reach of every menhir"


def test_cells_that_nobody_has_seen_show_the_number_on_the_arrow_alone() -> None:
    scenario = table()
    hidden = table(island(at_106={"dream": True, "settlement": "hostile"}))

    assert texts(drawn(scenario)).count("106") == 1
    assert texts(drawn(scenario)) == texts(drawn(hidden))


def paths(picture: Element, place: str) -> list[str]:
    """The paths on the card of a place."""
    return [one.get("d", "") for one in thing(picture, place).iter(f"{SVG}path")]


def lines_of(named: Sketch) -> set[str]:
    """The paths of a sketch."""
    return {d for d, _ in SKETCHES[named]}


def test_a_card_shows_the_sketch_that_the_pack_names_else_its_settlement_or_a_landscape() -> None:
    named = drawn(table(island(at_102={"sketch": "mill"}, at_107={"sketch": "hedge", "settlement": "hostile"})))
    plain = drawn(table())

    assert lines_of("mill") <= set(paths(named, "place:102"))
    assert lines_of("hedge") <= set(paths(named, "place:107"))
    assert lines_of("keep") <= set(paths(plain, "place:107"))
    assert lines_of("village") <= set(paths(plain, "place:101"))
    assert any(lines_of(one) <= set(paths(plain, "place:102")) for one in LANDSCAPES)


def test_every_sketch_that_a_pack_can_name_is_drawn_on_its_card() -> None:
    assert SKETCHES.keys() == set(get_args(Sketch))
    assert {classes for lines in SKETCHES.values() for _, one in lines for classes in one.split()} <= {
        "pen",
        "thin",
        "wall",
        "roof",
        "stone",
        "leaves",
        "water",
        "flame",
    }


def test_a_covered_action_is_faded() -> None:
    covered = drawn(table().given(Covered(102, "action")))

    assert [one.get("class") for one in thing(covered, "place:102").iter() if one.get("class") == "gone"] == ["gone"]
    assert [one for one in thing(drawn(table()), "place:102").iter() if one.get("class") == "gone"] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_open_page_stands_beside_the_map(language: str) -> None:
    picture = drawn(on_land(table().state, OfferChoices(103, 1)), language)

    assert {"verse:103.1", "choice:103.1/1", "choice:103.1/2"} <= set(ids(picture))
    assert "here" in [one.get("class") for one in thing(picture, "place:103").iter()]
    assert "103 1" in texts(picture)


def test_an_encounter_is_drawn_beside_a_small_map() -> None:
    scenario = table().given(EncounterBegun("e1", "combat", ("ailei", "beor"), 0), RoundBegun(1))
    picture = drawn(scenario)

    assert {"encounter:e1", "place:101", "figure:ailei", "character:ailei"} <= set(ids(picture))
    assert any("scale(0.55)" in one.get("transform", "") for one in picture.iter())


def test_arenas_keep_their_picture() -> None:
    messages = words()

    assert VIEW.svg(board_of_a_fight(), {}, messages, "Fight") is None


def test_a_drawing_is_the_same_for_the_same_board_and_knows_dark_screens() -> None:
    one, other = drawn(table()), drawn(table())

    assert texts(one) == texts(other)
    assert "prefers-color-scheme:dark" in (one.findtext(f"{SVG}style") or "")


def test_cells_and_names_find_their_room() -> None:
    grid = Grid(-1, -1, 3, 2)

    assert grid.corner((0, 0)) == (18 + 140, 18 + 166)
    assert (grid.width, grid.height) == (438, 348)
    assert in_two("The Landing Without Osk") == ["The Landing", "Without Osk"]
    assert in_two("Liegengelassenerstein") == ["Liegengelassenerstein"]
