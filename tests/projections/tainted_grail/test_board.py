"""The board view: everything on the table, for a client that knows no rules."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from domain.kernel.evolve import Position
from domain.tainted_grail.facts.cards import ChargesChanged, MarkerMoved, TimeChanged
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.setup import StopReached
from domain.tainted_grail.facts.tracks import AttributeChanged
from domain.tainted_grail.tasks.encounter import Mulligan, MulliganAll
from projections.tainted_grail.view import TAINTED_GRAIL_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import C1, C3, begun, changed, encounter, state_of
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.golden_board import FILE, board, fight
from tests.projections.tainted_grail.worded import played, words_of

WORDS = {language: words_of(wild(), language) for language in ("en", "de")}


def board_of(scenario: Scenario) -> dict[str, Any]:
    return VIEW.board(scenario.position, WORDS["en"])


def named(rows: list[dict[str, Any]], id: str) -> dict[str, Any]:
    return next(one for one in rows if one["id"] == id)


def test_the_board_of_a_small_position_stays_as_it_is() -> None:
    assert json.loads(json.dumps(board())) == json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_boards_of_whole_arenas_are_plain_json(language: str) -> None:
    for step in played(2, 3):
        view = VIEW.board(step.before, WORDS[language])
        assert json.loads(msgspec.json.encode(view)) == json.loads(json.dumps(view))


def test_the_line_in_force_is_marked_by_the_pool() -> None:
    view = board()["encounter"]

    assert view["pool"] == 1
    assert [(row["range"], row["in_force"]) for row in view["table"]] == [
        ("0 to 1", True),
        ("2 to 3", False),
        ("4", False),
    ]
    assert view["table"][1]["text"] == "Suffer 2 damage; take 1 marker from the pool"


def states(keys: list[dict[str, str]]) -> list[tuple[str, str]]:
    return [(key["height"], key["state"]) for key in keys]


def test_every_edge_says_what_meets_and_what_is_lit() -> None:
    _, first, second = board()["encounter"]["sequence"]

    assert states(first["keys"]) == [("a1", "activated"), ("free", "activated")]
    assert states(second["keys"]) == [("a1", "empty"), ("magic", "magic"), ("free", "activated")]
    assert [(half["height"], half["text"]) for half in first["right"]] == [
        ("a1", "Courage 1"),
        ("magic", "Magic"),
        ("free", "free"),
    ]
    assert [(half["height"], half["text"]) for half in second["left"]] == [("magic", "EXTRA"), ("free", "nothing")]


def test_a_permanent_card_stays_readable_and_others_are_covered() -> None:
    permanent = board()["encounter"]["sequence"][1]
    plain = board_of(begun(encounter("beor", hands={"beor": (C1, C3)}, pack=wild())).answers(0, "lay:0", "lay:0"))
    _, first, second = plain["encounter"]["sequence"]

    assert (permanent["permanent"], permanent["covered"]) == (True, False)
    assert (first["covered"], second["covered"]) == (True, False)


def test_a_card_of_the_hand_shows_what_it_would_connect_and_activate() -> None:
    (third,) = board()["encounter"]["participants"][0]["hand"]

    assert states(third["would"]["keys"]) == [("a1", "activated"), ("free", "activated")]
    assert [half["text"] for half in third["left"]] == ["pool +1", "EXTRA", "pool +1"]
    assert (third["would"]["magic"], third["would"]["extra"]) == (False, None)


def test_connected_symbols_are_counted_by_attribute() -> None:
    counts = board()["encounter"]["counts"]

    assert {one["id"]: one["connected"] for one in counts if one["connected"]} == {"aggression": 1}
    assert named(counts, "aggression")["activated"] == 1


def test_time_and_charges_lie_on_their_cards() -> None:
    scenario = fight().given(ChargesChanged("K2/25-U", 3), TimeChanged("encounter", 2))
    first, _, last = board_of(scenario)["encounter"]["sequence"]

    assert (first["time"], last["time"], last["charges"]) == (2, 1, 3)


def test_the_affinity_marker_lies_in_its_zone_and_its_stage_is_current() -> None:
    scenario = begun(encounter("ailei", card="d1", pack=wild())).given(MarkerMoved(-2))
    view = board_of(scenario)["encounter"]
    (way,) = view["ways"]

    assert view["pool"] is None
    assert (view["affinity"]["marker"], view["affinity"]["zone"]) == (-2, "red")
    assert [stage["current"] for stage in way["stages"]] == [True, False]
    assert [(one["name"], one["text"]) for one in way["stages"][0]["variable"]] == [
        ("Empathy", "Raise the affinity by 2")
    ]
    assert [row["in_force"] for row in way["stages"][0]["reactions"]] == [True]
    assert view["avoid"] == {"cost": "1 Wealth", "need": "If you have Empathy 1 or more"}


def test_an_attribute_stands_with_what_it_is_made_of() -> None:
    scenario = fight().given(AttributeChanged("beor", "courage", 2, "encounter"))
    attributes = board_of(scenario)["characters"][0]["attributes"]

    strong, brave = named(attributes, "aggression"), named(attributes, "courage")
    assert (strong["value"], strong["markers"], strong["skills"]) == (3, 2, 1)
    assert (brave["value"], brave["markers"], brave["changes"]) == (
        3,
        1,
        [{"count": 2, "until": "encounter", "until_name": "until the end of the encounter"}],
    )


def test_tracks_show_their_ends_and_conditions_are_named() -> None:
    state = changed(state_of(wild(), "beor"), "beor", health=3, energy=1, terror=8)
    one = VIEW.board(Position(state), WORDS["en"])["characters"][0]

    assert [(track["id"], track["value"], track["end"], track["max"]) for track in one["tracks"]] == [
        ("energy", 1, 3, 9),
        ("health", 3, 9, 9),
        ("terror", 8, 9, 9),
    ]
    assert [each["id"] for each in one["conditions"]] == ["exhausted", "panic", "insane"]


def test_the_row_says_where_the_group_is() -> None:
    row = VIEW.board(Position(at_stop(2)), WORDS["en"])["row"]

    assert [(one["name"], one["here"], one["done"]) for one in row[:4]] == [
        ("grey encounter", False, True),
        ("blue encounter", False, True),
        ("rest", True, False),
        ("green encounter", False, False),
    ]


def at_stop(stop: int) -> Any:
    return encounter("beor", pack=wild()).given(StopReached(stop)).state


def test_who_has_left_is_still_shown() -> None:
    view = board_of(encounter("beor", "ailei", pack=wild()).given(CharacterLeft("ailei", "fled")))

    assert [(one["character"], one["left_name"]) for one in view["encounter"]["participants"]] == [
        ("ailei", "fled"),
        ("beor", None),
    ]


def test_decks_are_sizes_and_what_is_known_of_them() -> None:
    decks = {one["deck"]: one for one in board()["decks"]}

    assert (decks["beor/combat"]["name"], decks["beor/combat"]["count"]) == ("Beor: combat deck", 3)
    assert (decks["beor/combat"]["top"], decks["beor/combat"]["bottom"]) == ([], [])


def test_questions_side_by_side_are_all_shown() -> None:
    mulligans = tuple(Mulligan(seats=(seat,), character=name, fewer=1) for seat, name in enumerate(("ailei", "beor")))
    state = encounter("ailei", "beor", pack=wild()).state
    view = VIEW.board(Position(state, (MulliganAll(tuple((one,) for one in mulligans)),)), WORDS["en"])

    assert view["next"] == [0, 1]
    assert [(one["seats"], one["character"]) for one in view["questions"]] == [([0], "ailei"), ([1], "beor")]
    assert all(one["prompt"] for one in view["questions"])


def test_nobody_is_asked_when_the_game_is_over() -> None:
    view = VIEW.board(Position(state_of(wild(), "beor")), WORDS["en"])

    assert (view["next"], view["questions"]) == ([], [])
