"""What a player asks about by name, and places by other names: from the board views of both games."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.materia_prima.tasks.turn import TakeTurn
from projections.board.things import Thing, asked_for, close_to, named_in, thing
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA_VIEW
from projections.tainted_grail.view import GAME_VIEW as TAINTED_GRAIL_VIEW
from projections.text.messages import LANGUAGES, catalogue
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima
from tests.domain.tainted_grail.wild_pack import wild
from tests.golden.positions import sights, view_of
from tests.golden.record import Golden, kept
from tests.projections.known_ids import ids_in
from tests.projections.materia_prima.busy_board import busy
from tests.projections.materia_prima.whole_games import random_game
from tests.projections.tainted_grail.golden_board import fight
from tests.projections.tainted_grail.worded import messages_of

PACK = prima()
EVERY = 60
"""Of so many positions of a golden game one is looked at."""


def materia(language: str, state: Any = None) -> list[Thing]:
    messages = MATERIA_PRIMA_VIEW.messages_of(PACK, language)
    board = MATERIA_PRIMA_VIEW.board(Position(state or busy("green", "yellow")), messages)
    printed = MATERIA_PRIMA_VIEW.printing.of(PACK, messages)
    return list(MATERIA_PRIMA_VIEW.things(PACK, board, printed, messages))


def lines(things: list[Thing], name: str) -> tuple[str, ...]:
    (one,) = asked_for(things, name)
    return one.lines


def test_a_recipe_tells_its_cost_and_what_it_does() -> None:
    (dagger,) = asked_for(materia("en"), "dagger")
    assert dagger.lines == ("equipment", "level 1", "costs 2 iron", "+1 to attack", "lies in the recipe pool")
    assert dagger.story == "For cutting herbs, Your Honour. Large herbs."
    assert lines(materia("de"), "Dolch")[:3] == ("Ausrüstung", "Stufe 1", "kostet 2 Eisen")


def test_figures_events_and_extensions_are_known_by_name() -> None:
    things = materia("en")

    assert lines(things, "ottilie krahl")[0] == "attack 3, defence 3, capacity 3, actions 3"
    cost, alchemists, inquisition = lines(things, "day 4")
    assert (cost, inquisition) == ("★", "for the Inquisition: Every alchemist loses two air")
    assert alchemists.startswith("for the alchemists: ") and "one copper" in alchemists
    assert lines(things, "the beadle")[-1].startswith("hunts ")
    assert "A mine of iron yields one more." in lines(things, "drill head")
    assert lines(things, "the black work")[0].startswith("mission: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_asked_about(language: str) -> None:
    messages = MATERIA_PRIMA_VIEW.messages_of(PACK, language)
    printed = MATERIA_PRIMA_VIEW.printing.of(PACK, messages)
    for step in list(random_game(PACK, 2, 2, rich=True))[::40]:
        board = MATERIA_PRIMA_VIEW.board(step.before, messages)
        for one in MATERIA_PRIMA_VIEW.things(PACK, board, printed, messages):
            assert one.name and all(one.lines) and one.story != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_tainted_grail_tells_its_edges_and_abilities(language: str) -> None:
    scenario, messages = fight(), messages_of(wild(), language)
    board = TAINTED_GRAIL_VIEW.board(Position(scenario.state, scenario.position.agenda), messages)
    printed = TAINTED_GRAIL_VIEW.printing.of(wild(), messages)
    things = list(TAINTED_GRAIL_VIEW.things(wild(), board, printed, messages))
    laid = printed[board["encounter"]["sequence"][0]["id"]]
    *_, does = next(one for one in things if one.name == laid["name"]).lines

    assert does == " ".join(one["text"] for one in laid["abilities"]) != ""
    assert board["encounter"]["table"][0]["text"] in str(next(one for one in things if one.name == "E1"))


def test_what_a_thing_is_said_to_do_is_a_message_of_its_own_game() -> None:
    for language in LANGUAGES:
        shared = catalogue("terminal", language) + catalogue("common", language)
        assert re.findall(r"^(?:play-)?thing-\S+", shared, re.MULTILINE) == []


def test_of_two_names_in_one_place_the_longer_one_is_meant() -> None:
    things = [thing("Sling", []), thing("Long Sling", []), thing("Dagger", [])]

    assert [one.name for one in named_in(things, "Make a “Dagger” or a “Long Sling”")] == ["Dagger", "Long Sling"]
    assert [one.name for one in asked_for(things, "sling")] == ["Sling"]
    assert [one.name for one in asked_for(things, "SLI")] == ["Sling", "Long Sling"]
    assert asked_for(things, "x") == []


def test_a_thing_is_known_by_its_id_and_by_the_beginning_of_it() -> None:
    things = [thing("Sling", [], id="recipe:long-sling"), thing("Recipe", [], id="card:K1/25-U")]

    for words in ("recipe:long-sling", "RECIPE:LONG", "long-sl", "sling"):
        assert [one.name for one in asked_for(things, words)] == ["Sling"]
    assert [one.name for one in asked_for(things, "k1/")] == ["Recipe"]
    assert [one.name for one in asked_for(things, "recipe")] == ["Recipe"], "a name comes before an id"
    assert asked_for(things, "25-u") == []


def test_names_close_to_an_unknown_one_are_suggested() -> None:
    things = [thing(name, []) for name in ("Dagger", "Drill Head", "Double Walls", "Buckler")]

    assert close_to(things, "DAGER")[0] == "Dagger"
    assert close_to(things, "dril hed") == ["Drill Head"]
    assert close_to(things, "xyz") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_the_table_and_is_described_has_an_id(language: str) -> None:
    things = materia(language)
    assert len([one for one in things if one.id is None]) == 1, "only the pool has none"
    assert len({one.id for one in things}) == len(things)


@pytest.mark.parametrize("golden", kept(), ids=lambda golden: golden.name)
def test_everything_that_has_an_id_says_what_it_is_or_what_lies_there(golden: Golden) -> None:
    view = view_of(golden)
    for sight in islice(sights(golden), 0, None, EVERY):
        pack, messages = sight.position.state.pack, sight.messages
        board, printed = view.board(sight.position, messages), view.printing.of(pack, messages)
        things = list(view.things(pack, board, printed, messages))
        said = {one.id: one for one in things}
        assert all(said[id].lines or said[id].story for id in ids_in(board))
        assert all(one.name and all(one.lines) for one in things)
        for id in ids_in(board):
            assert said[id] in asked_for(things, id)


def test_places_piles_and_towers_tell_what_lies_there_and_how_many() -> None:
    state = busy("green", "yellow")
    at = next(one.hex for one in state.alchemists.values() if one.hex)
    state = replace(state, loose={at: {"fire": 2, "iron": 1}}, markers={at: 3})
    things = materia("en", state)
    said = {one.id: one.lines for one in things}
    here = said[f"hex:{at[0]},{at[1]}"]

    assert any(line.startswith("here: ") and "Ottilie Krahl" in line for line in here)
    assert {"loose: 2 fire and 1 iron", "alarm markers: 3"} <= {*here}
    assert said["deck:alarm"][0] == f"{len(state.piles['alarm'])} cards face down"
    assert "loose: " in " ".join(said["element:fire"])
    assert lines(things, "recipe pool")[0].startswith(f"{len(state.recipes)} of at most ")
    assert said[f"recipe:{state.recipes[0]}"][-1] == "lies in the recipe pool"


def test_dials_pool_hand_and_decks_of_tainted_grail_tell_how_many() -> None:
    scenario, messages = fight(), messages_of(wild(), "en")
    board = TAINTED_GRAIL_VIEW.board(Position(scenario.state, scenario.position.agenda), messages)
    things = list(TAINTED_GRAIL_VIEW.things(wild(), board, TAINTED_GRAIL_VIEW.printing.of(wild(), messages), messages))
    character, encounter = board["characters"][0], board["encounter"]
    (part,) = (one for one in encounter["participants"] if one["character"] == character["id"])
    energy, name = character["tracks"][0], character["name"]

    assert lines(things, energy["id"])[0] == f"at {energy['value']}, can rise to {energy['end']}"
    assert lines(things, "pool") == (f"{encounter['pool']} in the pool, {encounter['value']} win",)
    assert f"{len(part['hand'])} card" in lines(things, f"{name}: hand")[0].replace("one card", "1 card")
    for deck in board["decks"]:
        told = lines(things, deck["id"])[0].replace("one card", "1 card").replace("no card", "0 cards")
        assert told.split()[0] == str(deck["count"])


def test_a_step_has_a_direction_a_town_its_name_and_letter() -> None:
    state = state_of(PACK, "green", "yellow")
    board = MATERIA_PRIMA_VIEW.board(Position(state), MATERIA_PRIMA_VIEW.messages_of(PACK, "en"))
    question = TakeTurn(seats=(state.alchemists["green"].seat,), colour="green")
    moves = [one.key for one in options(state, question) if one.key.startswith("move:green")]
    places = [MATERIA_PRIMA_VIEW.place(board, key) for key in moves]

    assert len({one.direction for one in places if one}) == len(moves) > 1
    town = next(one for one in board["towns"] if one["letter"] == "T")
    at = f"{town['place']['q']},{town['place']['r']}"
    reached = MATERIA_PRIMA_VIEW.place(board, f"place:{at}")
    assert reached and {"T", town["name"], at} <= set(reached.names) and reached.direction is None
    assert MATERIA_PRIMA_VIEW.place(board, "end-turn") is None
    sailed = MATERIA_PRIMA_VIEW.place(board, "sail:T")
    assert sailed and sailed.names[0] == town["name"]
