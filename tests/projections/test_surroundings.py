"""What lies around: at positions of golden games, in both languages, short enough to be heard."""

from __future__ import annotations

from itertools import islice

import pytest

from domain.kernel.position import Position
from projections.board.ids import kind_of
from projections.board.surroundings import SPOKEN_MAX, Surroundings, spoken
from projections.tainted_grail.view import GAME_VIEW as GRAIL
from tests.golden.positions import games_and_chapters, sights, view_of
from tests.golden.record import Golden
from tests.projections.materia_prima.busy_board import busy
from tests.projections.materia_prima.page.laid_out import PRINTED, VIEW, WORDS, board_of
from tests.projections.tainted_grail.world.views import board, island, table, words

EVERY = 12
"""One position of so many is looked at."""


def around(id: str | None, seat: int | None = None, language: str = "en") -> Surroundings | None:
    """What lies around a thing of the busy board."""
    return VIEW.surroundings(board_of(busy("green"), language), PRINTED[language], WORDS[language], id, seat)


def on_the_island(id: str | None, seat: int | None = None) -> Surroundings | None:
    """What lies around a place of the island."""
    return GRAIL.surroundings(board(table()), GRAIL.printing.of(island(), words()), words(), id, seat)


@pytest.mark.parametrize("golden", games_and_chapters(), ids=lambda one: one.name)
def test_every_place_is_told_in_less_than_200_letters(golden: Golden) -> None:
    view = view_of(golden)
    for sight in islice(sights(golden), 0, None, EVERY):
        pack = sight.position.state.pack
        shown, printed = view.board(sight.position, sight.messages), view.printing.of(pack, sight.messages)
        land = shown.get("hexes") or shown.get("land", {}).get("places", [])
        for one in land:
            told = view.surroundings(shown, printed, sight.messages, one["id"], sight.seat)
            assert told is not None and told.id == one["id"]
            texts = [told.here, told.around, *(near.text for near in (*told.goals, *told.threats))]
            assert all(0 < len(text) <= SPOKEN_MAX for text in texts)
            assert {near.id for near in (*told.goals, *told.threats)} <= {each["id"] for each in land} - {one["id"]}
        assert view.surroundings(shown, printed, sight.messages, "nothing:such", sight.seat) is None


def test_a_hex_tells_who_and_what_is_there_and_its_neighbours_by_direction() -> None:
    told = around("hex:0,1")
    assert told is not None and told.here == "Hex (0, 1): open country, the Beadle, the Auditor"
    assert around("inquisitor:a-1") == told
    assert told.around.count(": ") >= 3 and "north-west" in told.around.lower()


def test_the_way_to_a_goal_and_a_threat_is_told_nearest_first() -> None:
    told = around("hex:0,0")
    assert told is not None
    assert told.threats[0].id == "hex:0,1" and told.threats[0].text.endswith(": one step south-east.")
    assert told.threats[1].id == "hex:0,2" and told.threats[1].text.endswith(": 2 steps south-east.")
    german = around("hex:0,0", language="de")
    assert german is not None and german.threats[0].text.endswith(": ein Schritt nach Südosten.")


def test_without_an_id_the_seats_own_figure_is_meant_and_a_watcher_has_none() -> None:
    own = around(None, 0)
    assert own is not None and kind_of(own.id) == "hex"
    assert around(None, None) is around(None, 3) is None
    assert VIEW.surroundings(VIEW.board(Position(busy("green")), WORDS["en"]), {}, WORDS["en"], "deck:alarm", 0) is None


def test_the_sides_of_a_place_say_what_is_there_and_where_no_arrow_leads() -> None:
    told = on_the_island("place:104")
    assert told is not None and told.around.startswith("North: ")
    assert [told.around.count(f"{side}: ") for side in ("North", "East", "South", "West")] == [1, 1, 1, 1]
    assert told.here.startswith("104 ")


def test_what_is_too_long_is_told_shorter_and_at_last_cut_off_after_a_word() -> None:
    assert spoken("a" * 300, "short") == "short"
    cut = spoken("word " * 100)
    assert len(cut) <= SPOKEN_MAX and cut.endswith("word …")
