"""The land of a campaign fits together: cells, edges, symbols, rites, discs. Source: TG-5.8, 10.5, 10.11."""

import pytest

from domain.kernel.errors import ContentError
from domain.tainted_grail.content.pack import read_pack
from domain.tainted_grail.tasks.land import RevealAround
from tests.domain.tainted_grail.world.land import land, on_land, places, world_of
from tests.domain.tainted_grail.world.small_campaign import JOURNAL, LAND, broken, refusal, warnings


def test_locations_need_a_campaign() -> None:
    assert refusal("TG-3.2.2", (LAND, r'\[\[campaign\]\]\nid = "tally"', "")).startswith("no campaign leads through")


def test_tg_10_11_3_a_cell_holds_one_place() -> None:
    rule = "TG-10.11.3"
    two = refusal(rule, (LAND, r"arrows = \{ W = 104 \}", "arrows = { W = 104, N = 102 }"))
    assert two == "102 would lie 2 east and 1 north of the start, but other arrows lay it 1 north of the start"
    alone = (LAND, r"W = 101, E = 106 \}", "W = 101 }")
    taken = refusal(rule, alone, (LAND, r"arrows = \{ W = 102, S = 104 \}", "arrows = { W = 102, S = 106 }"))
    assert taken.startswith("106 would lie 1 east of the start, where 104 lies")


def test_tg_10_11_3_a_place_revealed_in_a_cell_fits_the_arrows() -> None:
    rule, row = "TG-10.11.3", r'effects = \[\{ do = "tg.swap", location = 104, to = 105 \}'
    shown = 'effects = [{ do = "tg.swap", location = 104, to = 105 }, { do = "tg.reveal", location = 106, cell = [%s] }'
    assert not warnings((LAND, row, shown % "2, 0"))
    assert "106 would lie 3 east of the start" in refusal(rule, (LAND, row, shown % "3, 0"))


def test_tg_10_11_3_a_place_is_reached_by_an_arrow_or_in_a_cell() -> None:
    cut = (LAND, r"W = 101, E = 106 \}", "W = 101 }")
    lone = (LAND, r"arrows = \{ W = 104 \}\nchapter", "chapter")
    assert refusal("TG-10.11.3", cut, lone).startswith("no arrow leads to 106")
    row = r'effects = \[\{ do = "tg.swap", location = 104, to = 105 \}'
    shown = (
        'effects = [{ do = "tg.swap", location = 104, to = 105 }, { do = "tg.reveal", location = 106, cell = [2, 0] }'
    )
    assert not warnings(cut, lone, (LAND, row, shown))


@pytest.mark.rule("TG-5.8.2", "TG-5.8.3")
def test_each_edge_has_one_arrow_and_north_is_up() -> None:
    for side, cell in (("N", (0, -1)), ("E", (1, 0)), ("S", (0, 1)), ("W", (-1, 0))):
        pack = land(at_101={"arrows": {side: 102}})
        assert places(on_land(world_of(pack, "beor")).when(RevealAround(101)))[102].cell == cell
    with pytest.raises(ContentError, match="Expected `int`, got `array`"):
        read_pack(broken((LAND, r"arrows = \{ W = 104 \}", "arrows = { W = [104, 103] }")))


@pytest.mark.rule("TG-10.11.4", "TG-5.8.6")
def test_touching_edges_that_disagree_are_a_warning() -> None:
    (warning,) = warnings((LAND, r"arrows = \{ S = 101, E = 103 \}", "arrows = { S = 101 }"))
    assert warning == "TG-10.11.4: 102 has no arrow E to 103; add one, or remove this one"


def test_a_text_needs_its_symbol() -> None:
    rule = "TG-10.5"
    assert refusal(rule, (LAND, "menhir = true\ndream", "dream")).startswith("101 has no menhir symbol")


def test_a_dream_needs_its_symbol() -> None:
    edits = (LAND, "dream = true\n", ""), (JOURNAL, r"\[\[dream\]\]", "[[dream]]\neffects = []")
    assert refusal("TG-10.5", *edits).startswith("101 has no dream symbol")


@pytest.mark.rule("TG-5.8.8", "TG-5.8.32")
def test_a_symbol_without_its_text_is_a_warning() -> None:
    menhir = warnings((LAND, r"number = 104\n", "number = 104\nmenhir = true\n"))
    assert menhir == ["TG-5.8.8: 104 has a menhir symbol and no rite"]
    dream = warnings((LAND, r"number = 104\n", "number = 104\ndream = true\n"))
    assert dream == [f"TG-5.8.8: 104 has a dream symbol and no {kind}" for kind in ("dream", "nightmare")]
    hostile = warnings((LAND, '"friendly"', '"hostile"'))
    assert hostile == ["TG-5.8.8: 101 is hostile and has no encounter as an instant effect"]


@pytest.mark.rule("TG-4.4.27", "TG-4.4.28", "TG-4.4.30")
def test_a_rite_costs_what_one_to_four_characters_can_pay() -> None:
    price = r"by_characters = \{ magic = 1 \}"
    assert refusal("TG-4.4.27", (LAND, rf", {price}", "")).startswith("the rite costs nothing; set one of: each")
    dear = refusal("TG-4.4.28", (LAND, price, "each = { energy = 10 }"))
    assert dear == "10 energy of 1 characters; they have at most 9"
    shared = refusal("TG-4.4.28", (LAND, price, "together = { terror = 10 }"))
    assert shared == "10 terror of 1 characters; they have at most 9"
    of_card = refusal("TG-5.13.15", (LAND, price, "each = { charges = 1 }"))
    assert of_card.startswith("charges cannot be paid here; possible: energy, health")


@pytest.mark.rule("TG-5.9.5", "TG-5.9.12")
def test_a_rite_that_is_hardly_worth_it_is_a_warning() -> None:
    low = warnings((LAND, "disc = 8, step = 1", "disc = 4, step = 1"))
    assert low[0] == "TG-5.9.12: a disc of 0 for 4 characters; possible: 1 to 8"
    high = warnings((LAND, "disc = 8, step = 1", "disc = 12, step = 1"))
    assert high == ["TG-5.9.12: a disc of 11 for 1 characters; possible: 1 to 8"]
    dear = warnings((LAND, r"\{ magic = 1 \}", "{ magic = 2 }"))
    assert dear == ["TG-5.9.12: 8 magic of 4 characters is much; at most 4 can be gathered"]


@pytest.mark.rule("TG-5.11.11", "TG-10.11.12", "TG-5.11.6")
def test_a_counting_disc_states_a_value() -> None:
    rule = "TG-10.11.12"
    assert refusal(rule, (LAND, r'kind = "counting"\nvalue = 2\n', 'kind = "counting"\n')).startswith(
        "counting disc ropes has no value; add value = 1 to 8"
    )
    high = refusal(rule, (LAND, r"value = 2\n", "value = 5\nby_characters = true\n"))
    assert high == "9 with 4 characters; possible: up to 8"
