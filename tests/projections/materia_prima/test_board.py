"""The board view: everything on the table, for a client that knows no rules."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.task import Task
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.state import Completed, Homunculus, Inquisitor, Slot, State
from domain.materia_prima.tasks.turn import TakeTurn
from projections.board.ids import name_in
from projections.materia_prima.view import GAME_VIEW as VIEW
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima
from tests.projections.materia_prima.whole_games import random_game

PACK = prima()
WORDS = {language: VIEW.messages_of(PACK, language) for language in ("en", "de")}


def day_nine() -> State:
    """Two alchemists, a homunculus and two inquisitors on the ninth day; the eighth day's event went well."""
    state = state_of(PACK, "green", "yellow")
    green = state.alchemists["green"]
    tower = replace(green.tower, elements={"gold": 1}, extensions=("double-walls",), fragments=("black-crow",))
    armed = replace(green, worn=("buckler",), carried={"air": 1, "glass": 2}, acted=1, tower=tower)
    return replace(
        state,
        day=9,
        turn="green",
        alchemists={**state.alchemists, "green": armed},
        homunculi={"aeribos": Homunculus("aeribos", "green", (0, 0), {"air": 1})},
        inquisitors={"a-1": Inquisitor("a-1", "A", (0, 1)), "d-2": Inquisitor("d-2", "D", (1, 1))},
        slots=(Slot("A", ("a-defence",)), Slot("D", ("d-destroy",)), None),
        alarm_discard=("curfew", "fog-signal"),
        markers={(0, 2): 1},
        loose={(0, 2): {"iron": 2}},
        rows={4: "inquisition", 8: "alchemists", 16: "inquisition"},
        completed=(Completed("cellar-rats", "green", 1, 8), Completed("mayors-chain", "yellow", 2)),
    )


def board(state: State | None = None, *agenda: Task, language: str = "en") -> dict[str, Any]:
    return VIEW.board(Position(state or day_nine(), agenda), WORDS[language])


def hex_at(view: dict[str, Any], hex: Hex) -> dict[str, Any]:
    return next(one for one in view["hexes"] if (one["q"], one["r"]) == hex)


def parts(path: str) -> list[tuple[str, str, int]]:
    """The parts of the number of that board at this path."""
    (found,) = (one for one in VIEW.numbers(Position(day_nine()), WORDS["en"]) if one.path == path)
    return [(one.rule, one.label, one.amount) for one in found.parts]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_view_is_plain_json(language: str) -> None:
    view = board(language=language)

    assert json.loads(msgspec.json.encode(view)) == json.loads(json.dumps(view))


def test_every_value_of_an_alchemist_has_its_parts() -> None:
    green = board()["alchemists"][0]

    assert green["values"]["defence"]["value"] == 5
    assert parts("/alchemists/0/values/defence/value") == [
        ("MP-8.2.7", "Ottilie Krahl", 3),
        ("MP-4.15.3", "“Buckler”", 1),
        ("MP-4.17.3", "“Double Walls”", 1),
    ]
    assert parts("/alchemists/0/values/capacity/value")[1:] == [("MP-5.3.4", "event of day 8", 1)]
    assert (green["values"]["actions"]["value"], green["acted"], green["remaining"]) == (3, 1, 2)


def test_every_value_of_an_inquisitor_has_its_parts() -> None:
    view = board()
    beadle, auditor = (view["strengths"][one["type"]] for one in view["inquisitors"])

    assert list(view["strengths"]) == sorted({one["type"] for one in view["slots"] if one["type"]})
    assert parts("/strengths/A/defence/value") == [
        ("MP-6.2.9", "Beadle", 1),
        ("MP-6.2.2", "“Leather Collar”", 1),
        ("MP-4.3.2", "alarm “The Fog Signal”", 1),
        ("MP-5.3.5", "event of day 16", 1),
    ]
    assert set(beadle) == {"attack", "defence", "actions"}
    assert set(auditor) == {"destroy", "defence", "actions"}
    assert auditor["destroy"]["value"] == 2


def test_a_homunculus_stands_with_its_owner_and_its_ability() -> None:
    (aeribos,) = board()["homunculi"]

    assert (aeribos["name"], aeribos["owner"], aeribos["level"]) == ("Aeribos", "Ottilie Krahl", 1)
    assert [one["text"] for one in aeribos["abilities"]] == ["Once a turn one action is free: move."]
    assert [one["action"] for one in aeribos["extra_actions"]] == ["move"]


def test_a_hex_says_what_it_is_and_what_is_on_it() -> None:
    view, state = board(), day_nine()

    assert len(view["hexes"]) == 49
    assert [hex_at(view, hex)["markers"] for hex in ((0, 2), (0, 1))] == [1, 0]
    assert hex_at(view, (0, 2))["loose"] == [{"element": "iron", "name": "iron", "count": 2}]
    assert hex_at(view, (0, 0))["homunculi"] == ["figure:aeribos"]
    assert hex_at(view, (0, 1))["inquisitors"] == ["inquisitor:a-1"]
    home = hex_at(view, state.alchemists["green"].tower.hex or (0, 0))
    assert (home["tower"], home["alchemists"], home["name"]) == (
        "tower:green",
        ["figure:green"],
        "Ottilie’s tower",
    )
    assert hex_at(view, PACK.boards["open-country"].towns["T"])["terrain_name"] == "Tessara Portus"


def test_decks_are_counts_and_never_show_what_is_unseen() -> None:
    decks = {name_in(one["id"]): one for one in board()["decks"]}

    assert decks["alarm"]["count"] == len(PACK.alarm_cards) - 1
    assert [one["id"] for one in decks["alarm"]["discard"]] == ["alarm:curfew", "alarm:fog-signal"]
    assert set(decks) == {"alarm", "inquisitors", "missions", "extensions"} | {
        f"recipes-{kind}" for kind in PACK.recipes_of
    }


def test_the_event_rows_say_what_happened_and_what_may() -> None:
    rows = board()["scenario"]["events"]

    assert [(row["day"], row["cost"], row["side"]) for row in rows] == [
        (4, 1, "inquisition"),
        (8, 1, "alchemists"),
        (12, 2, None),
        (16, 3, "inquisition"),
    ]
    assert rows[0]["inquisition"]["effects"] == ["Every alchemist loses two air"]


def test_the_mission_says_who_has_done_what() -> None:
    state = day_nine()
    yellow = replace(state.alchemists["yellow"], deeds=("black-work-fragment",))
    view = board(replace(state, alchemists={**state.alchemists, "yellow": yellow}))

    assert {part["id"]: part["done"] for part in view["scenario"]["mission"]} == {
        "part:black-work-homunculus": [],
        "part:black-work-fragment": ["yellow"],
    }
    assert [slot["slot"] for slot in view["slots"]] == [1, 2, 3]
    assert [one["letter"] for one in view["towns"]] == ["T", "R", "G"]
    assert [one["in_tower"] for one in (*view["alchemists"], *view["homunculi"])] == [True, True, False]


def test_points_in_hand_are_those_not_spent() -> None:
    view = board()

    assert view["points"] == 2
    assert [(one["id"], one["spent"]) for one in view["completed"]] == [
        ("mission:cellar-rats", 8),
        ("mission:mayors-chain", None),
    ]


def test_who_must_act_and_what_is_asked() -> None:
    view = board(None, TakeTurn(seats=(0,), colour="green"))

    assert view["next"] == [0]
    prompt = "What do Ottilie Krahl and Aeribos do next? Actions left: Ottilie two, Aeribos one."
    assert view["questions"] == [{"seats": [0], "prompt": prompt}]
    assert (view["day"], view["last_day"], view["turn"], view["order"]) == (9, 16, "green", ["yellow", "green"])


def test_german_counts_actions_by_their_gender() -> None:
    view = board(None, TakeTurn(seats=(0,), colour="green"), language="de")

    prompt = "Was tun Ottilie Krahl und Aeribos als Nächstes? Aktionen übrig: Ottilie zwei, Aeribos eine."
    assert [one["prompt"] for one in view["questions"]] == [prompt]


def test_nobody_is_asked_inside_an_action() -> None:
    view = board()

    assert view["next"] == []
    assert view["questions"] == []


def test_both_languages_show_the_same_table() -> None:
    english, german = (board(language=language) for language in ("en", "de"))

    assert paths(english) == paths(german)
    assert numbers(english) == numbers(german)
    assert german["alarm"] == english["alarm"] == "alarm:fog-signal"
    assert german["towns"][0]["name"] == "Tessara Portus"
    assert german["phase_name"] != english["phase_name"]


def test_every_moment_of_a_game_has_a_board() -> None:
    for step in random_game(PACK, 2, 2, rich=True):
        view = VIEW.board(step.before, WORDS["de"])
        assert view["next"] == list(step.before.question.seats if step.before.question else [])
        assert len(view["hexes"]) == (49 if step.before.state.layout else 0)


def paths(value: Any, at: str = "") -> set[str]:
    """Where a view has members."""
    if isinstance(value, dict):
        return {at} | {path for name, part in value.items() for path in paths(part, f"{at}/{name}")}
    if isinstance(value, list):
        return {at} | {path for place, part in enumerate(value) for path in paths(part, f"{at}/{place}")}
    return {at}


def numbers(value: Any) -> list[int]:
    """The numbers of a view, in order."""
    if isinstance(value, dict):
        return [n for part in value.values() for n in numbers(part)]
    if isinstance(value, list):
        return [n for part in value for n in numbers(part)]
    return [value] if isinstance(value, int) else []
