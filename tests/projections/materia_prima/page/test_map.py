"""The map of the page: what lies on each hex, and who stands there."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from msgspec.structs import replace

from domain.materia_prima.state import Inquisitor, State
from tests.projections.materia_prima.busy_board import PACK, busy
from tests.projections.materia_prima.page.laid_out import VIEW, WORDS, board_of, ids, part, parts_of, texts, thing
from tests.projections.materia_prima.whole_games import random_game


def map_of(state: State, language: str = "en") -> Element:
    """The map of a state."""
    return part(parts_of(board_of(state, language), language), "map")


def used(content: Element) -> list[str]:
    """The signs that are drawn in it."""
    return [one.get("href", "") for one in content.iter("use")]


def title(content: Element) -> str | None:
    """What is read aloud of a thing."""
    first = next(iter(content))
    return first.text if first.tag == "title" else None


def test_every_hex_and_figure_is_named_and_has_a_ring_and_a_place_for_its_number() -> None:
    drawn = map_of(busy("green", "yellow"))
    things = [one for one in drawn.iter("g") if one.get("data-id")]

    assert len(things) == 49 + 2 + 2 + 1 + 2, "hexes, towers, alchemists, a homunculus, inquisitors"
    assert all(title(one) for one in things)
    for one in things:
        classes = [each.get("class") for each in one]
        assert classes.count("ring") == classes.count("number") == classes.count("rays") == 1
    assert [one.text for one in drawn.iter("text") if one.get("class") == "m"] == [None] * len(things)


def test_a_hex_tells_who_and_what_is_there() -> None:
    drawn = map_of(busy("green", "yellow"))
    full = thing(drawn, "hex:0,2")

    assert title(full) == "Open country (0, 2), 3 alarm markers, loose: 2 iron"
    assert {"#s-bell", "#s-e-iron", "#s-ring"} <= set(used(full)) and {"3", "2"} <= set(texts(full))
    german = map_of(busy("green", "yellow"), "de")
    assert title(thing(german, "hex:0,1")) == "Offenes Land (0, 1), Der Büttel, Der Revisor"


def test_open_country_has_grass_only_where_nothing_lies() -> None:
    drawn = map_of(busy("green", "yellow"))

    assert not any("grass" in one for one in used(thing(drawn, "hex:0,2")))
    assert any("grass" in one for one in used(drawn))


def test_figures_wear_colours_letters_and_shapes() -> None:
    drawn = map_of(busy("green", "yellow"))
    shown = {
        id: (used(thing(drawn, id)), [one.text for one in thing(drawn, id).iter("text") if one.text])
        for id in ("tower:yellow", "figure:green", "figure:aeribos", "inquisitor:d-2")
    }

    assert shown["tower:yellow"] == (["#s-halo", "#s-tower", "#s-rays"], ["2"])
    assert shown["figure:green"] == (["#s-halo", "#s-alchemist", "#s-rays"], ["O"])
    assert shown["figure:aeribos"] == (["#s-halo", "#s-homunculus", "#s-rays"], ["A"])
    assert shown["inquisitor:d-2"] == (["#s-halo", "#s-inquisitor", "#s-rays"], ["D"])
    assert title(thing(drawn, "figure:aeribos")) == "Aeribos, homunculus of Ottilie"


def test_the_number_of_a_hex_stands_beside_its_tower() -> None:
    state = busy("green", "yellow")
    away = replace(state.alchemists["yellow"], hex=(0, 0))
    drawn = map_of(replace(state, alchemists=state.alchemists | {"yellow": away}))
    (crowded, alone) = (one.tower.hex for one in state.alchemists.values())
    assert crowded is not None and alone is not None

    assert place_of_number(thing(drawn, "hex:{},{}".format(*crowded))) == 16, "the tower stands aside"
    assert place_of_number(thing(drawn, "hex:{},{}".format(*alone))) == 29, "the tower stands in the middle"


def place_of_number(content: Element) -> float:
    """Where across the number of an option stands on a thing."""
    (mark,) = [one for one in content.iter("g") if one.get("class") == "number"]
    return float(mark.get("transform", "").removeprefix("translate(").split()[0])


def test_four_inquisitors_stand_side_by_side_and_more_are_counted() -> None:
    state = busy("green", "yellow")
    foes = {f"a-{n}": Inquisitor(f"a-{n}", "A", (0, 1)) for n in range(1, 8)}
    drawn = map_of(replace(state, inquisitors=foes))
    places = {thing(drawn, f"inquisitor:{one}").get("transform") for one in foes}

    assert len([id for id in ids(drawn) if id.startswith("inquisitor")]) == 7
    assert len(places) == 4 and "+3" in texts(drawn)
    assert "+3" not in texts(map_of(state))


def test_a_crowd_of_all_kinds_finds_its_places() -> None:
    state = busy("green", "yellow", "brown", "grey")
    tower = state.alchemists["green"].tower.hex
    alchemists: Any = {name: replace(one, hex=tower) for name, one in state.alchemists.items()}
    foes = {f"b-{n}": Inquisitor(f"b-{n}", "B", tower) for n in range(1, 4)}
    loose = {tower: {"iron": 1, "fire": 2, "gold": 1}}
    drawn = map_of(replace(state, alchemists=alchemists, inquisitors=foes, loose=loose))
    names = [*(f"figure:{name}" for name in alchemists), *(f"inquisitor:{one}" for one in foes)]
    standing = [thing(drawn, id) for id in names]

    assert len({one.get("transform") for one in standing}) == 7


def test_a_table_without_a_map_shows_blank_land_and_what_may_be_chosen() -> None:
    positions = [step.before for step in random_game(PACK, 3, 3)][:12]
    boards = [VIEW.board(one, WORDS["en"]) for one in positions]
    layouts = next(one for one in boards if any(each["id"].startswith("layout") for each in one["offers"]))
    characters = next(one for one in boards if any(each["id"].startswith("character") for each in one["offers"]))

    drawn = part(parts_of(layouts), "map")
    assert used(drawn).count("#s-hex") == 49 and "layout:random" in ids(drawn)
    sheets = part(parts_of(characters), "sheets")
    assert {one["id"] for one in characters["offers"]} <= set(ids(sheets))
    assert "no alchemist yet" in texts(sheets)
