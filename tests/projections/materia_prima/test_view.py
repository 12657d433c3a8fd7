"""What the catalogue says of Materia Prima."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import to_builtins

from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.kernel.task import Option
from domain.materia_prima.game import MATERIA_PRIMA, dice
from domain.materia_prima.rules.setup.opening import OPTIONS
from projections.board.ids import name_in
from projections.catalogue import CATALOGUE
from projections.materia_prima.menu.details import detail
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.tables import new_table
from tests.dsl import HashFate

PACK = prima()


def test_the_catalogue_holds_each_game_under_its_own_id() -> None:
    assert all(id == game.id and view.game is game for id, (game, view) in CATALOGUE.items())
    assert next(iter(CATALOGUE)) == "materia-prima", "which is played if none is named"


def test_the_schema_names_every_option_that_the_game_knows() -> None:
    schema = VIEW.options(PACK)

    assert set(schema["properties"]) == set(OPTIONS)
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("name", ["scenario", "difficulty", "layout", "temple"])
def test_every_choice_of_the_schema_opens_a_table(name: str) -> None:
    seats = (SeatPlan(), SeatPlan())
    schema = VIEW.options(PACK)["properties"][name]
    choices, *_ = schema.get("anyOf", [schema])
    for value in choices["enum"]:
        opened = TableOpened("", "", "materia-prima", 1, PACK.hash, {name: value}, seats, dice(PACK))
        state, tasks = MATERIA_PRIMA.begin(opened, PACK)
        assert state.status == "setup"
        assert tasks


def test_a_free_layout_fits_the_schema_and_is_shown() -> None:
    _, free = VIEW.options(PACK)["properties"]["layout"]["anyOf"]
    slots = [to_builtins(slot) for slot in reversed(PACK.layouts["open-country"].slots)]
    assert (free["minItems"], free["maxItems"], free["items"]) == (7, 7, {"$ref": "#/$defs/Placement"})

    chosen = {"difficulty": "easy", "layout": slots}
    opened = TableOpened("", "", "materia-prima", 1, PACK.hash, chosen, (SeatPlan(), SeatPlan()), dice(PACK))
    state, tasks = MATERIA_PRIMA.begin(opened, PACK)
    play = Play(MATERIA_PRIMA, Position(state), HashFate())
    play.begin(*tasks)
    view = VIEW.board(play.position, VIEW.messages_of(PACK, "en"))
    assert view["scenario"]["layout"]["name"] == "A Map of Loose Pieces"
    assert len(view["hexes"]) == 49
    assert "pieces" not in [name_in(deck["id"]) for deck in view["decks"]]


def test_scenarios_are_listed_with_title_mission_and_inquisitors() -> None:
    first, *_ = VIEW.scenarios(PACK, VIEW.messages_of(PACK, "de"))

    assert (first["id"], first["title"]) == ("black-work", "Das Schwarze Werk")
    assert first["inquisitors"] == ["Büttel", "Schnüffler", "Revisor"]
    assert len(first["mission"]) == 2


def test_a_pack_without_a_language_lends_its_first_one() -> None:
    files = {name: text for name, text in PACK.files.items() if name != "de.ftl"}
    english_only = cast(Any, SimpleNamespace(files=files, content=PACK.content))
    messages = VIEW.messages_of(english_only, "de")

    assert messages.say("town-g") == "Gravit Muri"
    assert messages.say("element-air") == "air"
    assert messages.say("stat-attack") == "Angriff"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Open to cats. The temple has no effect in the game."),
        ("de", "Geöffnet für Katzen. Der Tempel hat keine Wirkung im Spiel."),
    ],
)
def test_mp_3_2_4_a_temple_is_chosen_knowing_what_it_says(language: str, told: str) -> None:
    table = new_table((), (), difficulty="easy", layout="open-country")
    option = Option(0, "temple:luna", "MP-3.2.4")

    assert detail(VIEW.messages_of(PACK, language), table.state, table.question, option) == told
