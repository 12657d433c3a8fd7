"""The board view: everything on the table, for a client that knows no rules."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.json import encode

from api.games import game_and_pack
from api.service.bots import BotName
from api.simulation.selfplay import fate_of, opening, play_out
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.tainted_grail.facts.cards import CardLaid, ChargesChanged, EdgeMarked, MarkerMoved, TimeChanged
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.setup import ArenaSurvived, StopReached
from domain.tainted_grail.facts.tracks import AttributeChanged
from domain.tainted_grail.state import Met, State
from domain.tainted_grail.tasks.encounter import Mulligan, MulliganAll
from domain.tainted_grail.tasks.rest import Rest
from projections.tainted_grail import ids
from projections.tainted_grail.bot import of_board, of_position
from projections.tainted_grail.bot.features import Gate
from projections.tainted_grail.view import GAME_VIEW as VIEW
from tests.domain.tainted_grail.fixtures import (
    C1,
    C2,
    C3,
    C5,
    at_table,
    begun,
    changed,
    encounter,
    hers,
    on_the_way,
    pack_of,
    state_of,
)
from tests.domain.tainted_grail.wild_pack import wild
from tests.dsl import Scenario
from tests.projections.tainted_grail.golden_board import FILE, board, fight
from tests.projections.tainted_grail.worded import messages_of, played

WORDS = {language: messages_of(wild(), language) for language in ("en", "de")}
PRINTED = VIEW.printing.of(wild(), WORDS["en"])


def board_of(scenario: Scenario) -> dict[str, Any]:
    return VIEW.board(scenario.position, WORDS["en"])


def card(name: str) -> Any:
    """What is printed on a card."""
    return PRINTED[ids.card(name)]


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

    assert (view["pool"], view["in_force"]) == (1, 0)
    assert [row["range"] for row in view["table"]] == ["0 to 1", "2 to 3", "4"]
    assert view["table"][1]["text"] == "Suffer 2 damage; take 1 marker from the pool"


def texts(edge: dict[str, Any]) -> list[tuple[str, str]]:
    return [(height, half["text"]) for height, half in edge.items()]


def test_every_edge_says_what_meets_and_what_is_lit() -> None:
    view = board()
    first, second = view["encounter"]["sequence"]

    assert first["keys"] == {"a1": True, "free": True}
    assert second["keys"] == {"magic": True, "free": True}
    assert texts(PRINTED[first["id"]]["right"]) == [("a1", "Courage 1"), ("magic", "Magic"), ("free", "free")]
    assert texts(PRINTED[second["id"]]["left"]) == [("magic", "EXTRA"), ("free", "nothing")]


def test_halves_tell_what_is_not_as_usual() -> None:
    assert card(C3)["left"]["magic"] == {"text": "EXTRA", "give": "extra"}
    assert card(C3)["right"]["a1"] == {"text": "Aggression 2", "attribute": "aggression", "level": 2}
    assert card(C3)["right"]["free"]["block"] is True
    assert card(C2)["right"]["free"] == {"text": "free, ×2", "times": 2}


def test_the_open_edge_says_for_whom_a_key_of_the_next_card_would_be_activated() -> None:
    scenario = begun(encounter("beor", "ailei", pack=wild(), hands={"beor": (C1,), "ailei": (hers(C1),)}))
    scenario.answers(0, "activate:beor")
    scenario.answers(0, "lay:0")
    view = board_of(scenario)

    assert texts(card(C1)["right"]) == [("a1", "Aggression 1"), ("magic", "Magic"), ("free", "free")]
    assert [one["name"] for one in view["encounter"]["participants"]] == ["Ailei", "Beor"]
    assert view["encounter"]["edge"] == {"a1": [1]}


def test_the_open_edge_counts_nobody_who_left() -> None:
    scenario = begun(encounter("beor", "ailei", pack=wild(), hands={"beor": (C5,)}))
    scenario.answers(0, "activate:beor").answers(0, "lay:0").given(AttributeChanged("ailei", "courage", 2, "encounter"))
    both = board_of(scenario)["encounter"]["edge"]
    alone = board_of(scenario.given(CharacterLeft("ailei", "fled")))["encounter"]["edge"]

    assert (both, alone) == ({"a1": [0, 1]}, {"a1": [1]})


def test_time_and_charges_lie_on_their_cards() -> None:
    scenario = fight().given(ChargesChanged("K2/25-U", 3), TimeChanged("encounter", 2))
    view = board_of(scenario)["encounter"]
    first, last = view["sequence"]

    assert (view["time"], last["time"], last["charges"]) == (2, 1, 3)
    assert "time" not in first and "charges" not in first


def test_cards_lie_on_the_board_by_ids_that_are_printed_once() -> None:
    view = board()

    lying = [one["id"] for one in (*view["encounter"]["sequence"], *view["encounter"]["participants"][0]["hand"])]
    assert lying == [ids.card(one) for one in (C5, C2, C3)]
    assert [one for one in lying if one not in PRINTED] == []


def test_a_card_that_can_be_bought_lies_in_its_pile() -> None:
    state = changed(fight().state, "beor", available={"combat": ("K1/15-U",)})
    view = VIEW.board(Position(state), WORDS["en"])

    assert view["characters"][0]["available"] == {"combat": [{"id": "card:K1/15-U"}]}
    assert card("K1/15-U")["deck"] == "combat"


def test_the_affinity_marker_lies_in_its_zone_and_its_stage_is_current() -> None:
    scenario = begun(encounter("ailei", card="d1", pack=wild())).given(MarkerMoved(-2))
    view = board_of(scenario)["encounter"]
    (way,) = view["ways"]

    assert view["pool"] is None
    assert (view["marker"], view["in_force"]) == (-2, 0)
    assert view["affinity"]["zones"][0] == {"zone": "red", "name": "red", "least": -4, "most": -1}
    assert (view["way"], view["stages_won"], [stage["stage"] for stage in way["stages"]]) == (way["id"], 0, [1, 2])
    assert [(one["name"], one["text"]) for one in way["stages"][0]["variable"]] == [
        ("Empathy", "Raise the affinity by 2")
    ]
    assert view["avoid"] == {"cost": "1 Wealth", "price": {"wealth": 1}, "need": "If you have Empathy 1 or more"}


def test_an_attribute_stands_with_what_it_is_made_of() -> None:
    scenario = fight().given(AttributeChanged("beor", "courage", 2, "encounter"))
    attributes = board_of(scenario)["characters"][0]["attributes"]

    strong, brave = named(attributes, "attribute:beor/aggression"), named(attributes, "attribute:beor/courage")
    assert (strong["value"], strong["markers"], strong["skills"], "changes" in strong) == (3, 2, 1, False)
    assert (brave["value"], brave["markers"], brave["changes"]) == (
        3,
        1,
        [{"count": 2, "until": "encounter", "until_name": "until the end of the encounter"}],
    )


def test_tracks_show_their_ends_and_conditions_are_named() -> None:
    state = changed(state_of(wild(), "beor"), "beor", health=3, energy=1, terror=8)
    one = VIEW.board(Position(state), WORDS["en"])["characters"][0]

    assert [(each["track"], each["value"], each["end"]) for each in one["tracks"]] == [
        ("energy", 1, 3),
        ("health", 3, 9),
        ("terror", 8, 9),
    ]
    assert [each["condition"] for each in one["conditions"]] == ["exhausted", "panic", "insane"]


def test_the_row_says_where_the_group_is() -> None:
    view = VIEW.board(Position(at_stop(2)), WORDS["en"])

    assert [one["name"] for one in view["row"][:4]] == ["grey encounter", "blue encounter", "rest", "green encounter"]
    assert view["row"][view["stop"]]["id"] == "stop:2"


def at_stop(stop: int) -> Any:
    return encounter("beor", pack=wild()).given(StopReached(stop)).state


def test_who_has_left_is_still_shown() -> None:
    view = board_of(encounter("beor", "ailei", pack=wild()).given(CharacterLeft("ailei", "fled")))

    assert [(one["character"], one["left_name"]) for one in view["encounter"]["participants"]] == [
        ("character:ailei", "fled"),
        ("character:beor", None),
    ]


def test_decks_are_sizes_and_what_is_known_of_them() -> None:
    deck = named(board()["decks"], "deck:beor/combat")

    assert (deck["name"], deck["count"]) == ("Beor: combat deck", 3)
    assert "top" not in deck and "bottom" not in deck


def test_questions_side_by_side_are_all_shown() -> None:
    mulligans = tuple(Mulligan(seats=(seat,), character=name, fewer=1) for seat, name in enumerate(("ailei", "beor")))
    state = encounter("ailei", "beor", pack=wild()).state
    view = VIEW.board(Position(state, (MulliganAll(tuple((one,) for one in mulligans)),)), WORDS["en"])

    assert view["next"] == [0, 1]
    assert [(one["seats"], one["character"]) for one in view["questions"]] == [
        ([0], "character:ailei"),
        ([1], "character:beor"),
    ]
    assert all(one["prompt"] for one in view["questions"])


def test_nobody_is_asked_when_the_game_is_over() -> None:
    view = VIEW.board(Position(state_of(wild(), "beor")), WORDS["en"])

    assert (view["next"], view["questions"]) == ([], [])


def test_the_result_says_what_was_won_who_lies_dying_and_which_guardian_nobody_defeated() -> None:
    state = changed(state_of(wild(), "ailei", "beor"), "ailei", health=0)
    survived = at_table(state).given(ArenaSurvived())
    assert board_of(survived)["status_name"] == "survived: 0 won, 0 fled, 0 lost; Ailei lies Dying"

    met = (Met("e-guardian", "fled"), Met("hare", "won"), Met("hare", "fled"))
    on_the_way(survived, guardian="e-guardian").given_state(met=met, characters={"beor": state.characters["beor"]})
    view = board_of(survived)
    assert (view["status"], view["guardian"]["id"]) == ("survived", "encounter:e-guardian")
    assert view["status_name"] == "survived: 1 won, 2 fled, 0 lost; undefeated: “E Guardian”"
    german = VIEW.board(survived.position, WORDS["de"])
    assert german["status_name"] == "überlebt: 1 gewonnen, 2 geflohen, 0 verloren; unbesiegt: „E Guardian“"


@pytest.mark.rule("TG-6.3.17", "TG-6.3.18")
def test_an_edge_that_an_effect_changed_is_shown_as_it_is_now() -> None:
    scenario = encounter("beor", pack=wild(), hands={"beor": (C5,)}).given(EdgeMarked("free", times=3))
    scenario.given(CardLaid("beor", C5, 0, {"free": True}, "effect"))
    view = board_of(scenario)
    assert view["encounter"]["right"]["free"]["times"] == 3
    assert "right" not in view["encounter"]["sequence"][0]

    scenario.given(EdgeMarked(None, block=True))
    (laid,) = board_of(scenario)["encounter"]["sequence"]
    assert {height: half["block"] for height, half in laid["right"].items()} == {
        "a1": True,
        "magic": True,
        "free": True,
    }
    assert "block" not in card(C5)["right"]["a1"]
    seen, known = of_board(board_of(scenario), PRINTED, 0), of_position(scenario.position, 0)
    assert seen is not None and known is not None
    assert seen.fight is not None and known.fight is not None
    assert seen.fight.edge == known.fight.edge == {height: Gate(*gate) for height, gate in BLOCKED.items()}


BLOCKED: dict[str, tuple[str | None, int, int, bool]] = {
    "a1": ("courage", 1, 1, True),
    "magic": (None, 1, 1, True),
    "free": (None, 1, 1, True),
}
"""The right edge of the card, blocked as a whole."""


def test_tg_4_6_16_only_cards_that_may_leave_their_deck_are_offered() -> None:
    pack = pack_of()
    state = changed(state_of(pack, "beor"), "beor", available={"combat": ("K16/25-U", "K17/25-U")})
    scenario, messages = at_table(state).when(Rest()), messages_of(pack, "en")
    assert VIEW.board(scenario.position, messages)["offers"] == []
    scenario.answers(0, "add:beor:K16/25-U")
    offered = {one["id"] for one in VIEW.board(scenario.position, messages)["offers"]}

    assert offered == {ids.card(key.split(":")[2]) for key in scenario.keys(0) if key.startswith("drop:")} != set()
    assert ids.card("K16/25-U") not in offered, "it was moved in this rest"


BYTES_MAX = 12_000
LAID_MAX, LAID_BYTES = 20, 75
"""How many cards of an encounter fit into it, and what each further one takes. Source: ADR 23."""
HEAD = 200
"""Bytes of the version, the digest and the pack, which every board begins with."""


@pytest.mark.parametrize("arena", ["long-road", "four-winds", "worm-lake"])
def test_a_board_of_three_characters_is_small(arena: str) -> None:
    game, pack = game_and_pack("tainted-grail", None, None)
    plan = Plan("tainted-grail", BotName.greedy, 3, {"scenario": arena}, "size")
    opened = opening(game, pack, plan.seats, plan.options)
    messages = VIEW.messages_of(pack, "de")
    steps = play_out(game, pack, opened, fate_of("size/1"), chooser(plan, "size/1"))
    sizes = [len(encode(VIEW.board(step.after, messages))) + HEAD - extra(step.after.state) for step in steps]

    assert len(sizes) > 50
    assert max(sizes) <= BYTES_MAX


def extra(state: State) -> int:
    """The bytes of the cards that a long fight lays."""
    laid = 0 if state.encounter is None else len(state.encounter.sequence)
    return LAID_BYTES * max(0, laid - LAID_MAX)
