"""Characters are created, and an arena is opened. Source: TG-3.1."""

from typing import Any

import pytest

from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import CardsShuffled
from domain.kernel.tables.table import SeatPlan, TableOpened
from domain.tainted_grail.facts.setup import ArenaEntered, CharacterTaken, StopReached
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.tracks import room
from domain.tainted_grail.state import Owned, State
from tests.domain.tainted_grail.fixtures import begun, encounter, pack_of
from tests.dsl import Scenario

PACK = pack_of(arena=[{"id": "plain", "row": [{"meet": "e1"}]}])


def opened(*plays: tuple[str, ...], **options: Any) -> TableOpened:
    """A table of so many seats. plays: the characters that each asks for."""
    return TableOpened(
        table="00000000-0000-0000-0000-000000000000",
        commitment="",
        game="tainted-grail",
        rules=1,
        pack=PACK.hash,
        options=options,
        seats=tuple(SeatPlan(one) for one in plays),
        dice=TAINTED_GRAIL.dice(PACK),
    )


def set_up(*plays: tuple[str, ...], pack: Any = PACK, **options: Any) -> Scenario:
    """The setup of such a table, up to its first question."""
    state, tasks = TAINTED_GRAIL.begin(opened(*plays, **options), pack)
    return Scenario(TAINTED_GRAIL, state).when(*tasks)


def created(*names: str, pack: Any = PACK) -> State:
    """These characters, a seat each, before the first stop."""
    state: State = set_up(*((one,) for one in names), pack=pack).state
    return state


@pytest.mark.rule("TG-3.1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_characters_take_part(seats: int) -> None:
    names = ("ailei", "arev", "maggot", "beor")[:seats]
    scenario = set_up(*((one,) for one in names))
    assert tuple(scenario.state.characters) == names
    assert scenario.state.seats == tuple((one,) for one in names)


@pytest.mark.parametrize(
    ("plays", "options"),
    [
        (((),) * 5, {}),
        (((), ()), {"characters": 1}),
        (((),), {"characters": 5}),
        (((),), {"characters": "2"}),
        ((("ailei", "beor"),), {"characters": 1}),
    ],
)
def test_not_fewer_than_seats_nor_more_than_four(plays: Any, options: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest, match=r"TG-3\.1\.1"):
        TAINTED_GRAIL.begin(opened(*plays, **options), PACK)


@pytest.mark.rule("TG-7.4.8")
def test_a_player_may_control_several_characters() -> None:
    scenario = set_up(("ailei", "beor"), characters=2)
    assert scenario.state.seats == (("ailei", "beor"),)
    assert {one.seat for one in scenario.state.characters.values()} == {0}


@pytest.mark.rule("TG-3.1.2")
def test_each_chooses_a_character_that_nobody_plays() -> None:
    scenario = set_up((), ())
    scenario.asks(0, "play:ailei", "play:arev", "play:maggot", "play:beor")
    scenario.answers(0, "play:arev").then_includes(CharacterTaken(0, "arev"))
    scenario.asks(1, "play:ailei", "play:maggot", "play:beor").refused("TG-3.1.2", key="play:arev")


@pytest.mark.rule("TG-3.1.2")
def test_a_character_is_not_asked_for_twice() -> None:
    with pytest.raises(InvalidRequest, match=r"TG-3\.1\.2"):
        TAINTED_GRAIL.begin(opened(("beor",), ("beor",)), PACK)
    with pytest.raises(InvalidRequest, match="unknown character 'merlin'"):
        TAINTED_GRAIL.begin(opened(("merlin",)), PACK)


@pytest.mark.rule("TG-3.1.14")
def test_a_tray_may_list_the_cards_of_the_starting_decks() -> None:
    listed = [f"{kind}{number}/25-U" for kind in "KD" for number in range(5, 21)]
    pack = pack_of(arena=[{"id": "plain", "row": [{"meet": "e1"}]}], characters={"beor": {"starting": listed}})
    own = set(pack.cards_of("beor", "combat", starting=True)), set(pack.cards_of("beor", "combat", starting=False))

    assert own[0] == {f"K{number}/25-U" for number in range(5, 21)}
    assert {"K1/25-U", "K25/25-U", "K1/15-U"} <= own[1] and not own[0] & own[1]
    assert len(created("beor", pack=pack).pools["beor/diplomacy"]) == 16
    assert set(pack.cards_of("ailei", "combat", starting=True)) == {f"K{number}/25-G" for number in range(1, 16)}


@pytest.mark.rule("TG-3.1.3", "TG-3.1.18")
def test_who_asked_first_has_its_wish_and_the_others_choose_in_turn() -> None:
    scenario = set_up((), ("beor",), ())
    scenario.asks(0, "play:ailei", "play:arev", "play:maggot").answers(0, "play:maggot").asks(
        2, "play:ailei", "play:arev"
    )
    scenario.answers(2, "play:ailei")
    assert scenario.state.seats == (("maggot",), ("beor",), ("ailei",))
    assert tuple(scenario.state.characters) == ("ailei", "maggot", "beor")


BOARDS = [
    {"colour": "blue", "energy_start": 5, "health_start": 8, "terror_start": 1},
    {"colour": "green"},
    {"colour": "grey"},
    {"colour": "brown"},
]


@pytest.mark.rule("TG-3.1.4", "TG-3.1.5", "TG-5.1.4")
def test_tracks_start_where_the_board_says_and_health_rises_no_higher() -> None:
    state = created("beor", pack=pack_of(board=BOARDS))
    beor = state.characters["beor"]
    assert (beor.energy, beor.health, beor.terror) == (5, 8, 1)
    assert room(state, beor, "health") == 0


@pytest.mark.rule("TG-3.1.6", "TG-3.1.7")
def test_attributes_and_resources_start_as_the_tray_says() -> None:
    tray = {"attributes": {"courage": 2}, "resources": {"food": 2, "magic": 1}}
    beor = created("beor", pack=pack_of(characters={"beor": tray})).characters["beor"]
    assert (beor.attributes, beor.resources) == (tray["attributes"], tray["resources"])


@pytest.mark.rule("TG-3.1.8", "TG-3.1.9", "TG-3.1.10", "TG-3.1.11")
@pytest.mark.parametrize(("deck", "kind"), [("combat", "K"), ("diplomacy", "D")])
def test_of_forty_cards_fifteen_make_the_deck_and_the_others_the_advancement_deck(deck: str, kind: str) -> None:
    scenario = set_up(("beor",), pack=PACK)
    shuffled = {one.pile: set(one.cards) for one in scenario.facts if isinstance(one, CardsShuffled)}
    starting = {f"{kind}{number}/25-U" for number in range(1, 16)}
    later = {f"{kind}{number}/25-U" for number in range(16, 26)} | {f"{kind}{number}/15-U" for number in range(1, 16)}
    assert shuffled[f"beor/{deck}"] == starting
    assert shuffled[f"beor/{deck}-advancement"] == later
    assert (len(starting), len(later)) == (15, 25)


@pytest.mark.rule("TG-3.1.12", "TG-3.1.16")
def test_nobody_starts_with_available_cards_items_secrets_or_skills() -> None:
    beor = created("beor").characters["beor"]
    assert (beor.available, beor.owned, beor.skills) == ({}, (), ())


def test_tg_3_1_16_unless_the_tray_says_so() -> None:
    state = created("beor", pack=pack_of(characters={"beor": {"items": ["sword"]}}))
    assert state.characters["beor"].owned == (Owned("item:sword"),)
    assert "sword" not in state.pools["items"]


@pytest.mark.rule("TG-3.1.13", "TG-5.2.6")
def test_the_negative_trait_of_the_tray_holds_in_play() -> None:
    trait = [{"when": "damage", "prevent": 0}, {"when": "start", "hand": -1}]
    pack = pack_of(characters={"beor": {"trait": trait}}, arena=[{"id": "plain", "row": [{"meet": "e1"}]}])
    scenario = set_up(("beor",), pack=pack)
    assert len(scenario.state.encounter.participants["beor"].hand) == 2


@pytest.mark.rule("TG-3.1.18")
def test_the_order_in_which_characters_are_created_does_not_matter() -> None:
    one, other = created("beor", "ailei"), created("ailei", "beor")
    assert one.pools == other.pools
    assert [c.attributes for c in one.characters.values()] == [c.attributes for c in other.characters.values()]


def test_when_all_are_created_the_first_stop_is_reached() -> None:
    scenario = set_up(("beor",))
    scenario.then_includes(CharacterTaken(0, "beor"), ArenaEntered(), StopReached(0)).asks(0)


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "moon"},
        {"hands": "mine"},
        {"row": []},
        {"row": ["rest"] * 41},
        {"row": "rest"},
        {"row": ["nobody"]},
        {"chapter": 1},
        {"chronicler": 0},
        {"chronicler": None},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest):
        TAINTED_GRAIL.begin(opened((), **options), PACK)


@pytest.mark.rule("TG-3.2.11")
def test_two_to_four_players_may_have_a_chronicler() -> None:
    assert set_up(("beor",), ("ailei",), chronicler=1).state.chronicler == 1
    assert set_up(("beor",), ("ailei",)).state.chronicler is None
    for wrong in (2, -1, True, "1"):
        with pytest.raises(InvalidRequest, match=r"TG-3\.2\.11: chronicler is .*; possible: 0 to 1"):
            set_up(("beor",), ("ailei",), chronicler=wrong)


def test_a_table_may_choose_its_own_row() -> None:
    scenario = set_up(("beor",), row=["rest", "green", "e1"])
    assert [(one.rest, one.draw, one.meet) for one in scenario.state.journey.row] == [
        (True, None, None),
        (False, "green", None),
        (False, None, "e1"),
    ]


def test_the_state_names_pack_arena_seats_and_how_far_it_has_come() -> None:
    state = created("ailei", "beor")
    assert (state.pack, state.journey.id, state.status, state.journey.stop) == (PACK, "plain", "running", 0)
    assert state.seats == (("ailei",), ("beor",))


@pytest.mark.rule("TG-2.2.11")
def test_the_state_holds_the_decks_of_the_world_and_the_box() -> None:
    hard = {"id": "giant", "colour": "grey", "difficulty": 3, "right": {"free": {}}}
    easy = {"id": "hare", "colour": "green", "difficulty": 1, "right": {"free": {}}}
    state = created("beor", pack=pack_of(hard, easy, arena=[{"id": "plain", "row": [{"rest": True}, {"meet": "e1"}]}]))
    assert state.box == ("giant",)
    assert "giant" not in state.pools["encounters/grey"]
    assert state.pools["encounters/green"] == ("hare",)
    assert state.pools["items"] == ("armour", "boots", "sword")
    assert state.removed == ()


@pytest.mark.rule("TG-2.2.15", "TG-2.2.16")
def test_the_state_holds_tracks_attributes_belongings_and_four_decks_of_each_character() -> None:
    state = created("beor")
    beor = state.characters["beor"]
    assert (beor.energy, beor.health, beor.terror) == (6, 9, 0)
    assert beor.attributes == {"aggression": 2, "courage": 1, "practicality": 1, "caution": 1}
    piles = {name: len(row) for name, row in state.piles.items() if name.startswith("beor/")}
    assert piles == {
        "beor/combat": 12,
        "beor/combat-advancement": 25,
        "beor/diplomacy": 15,
        "beor/diplomacy-advancement": 25,
    }


@pytest.mark.rule("TG-2.2.4")
def test_only_the_number_of_outcomes_of_each_stream_is_kept() -> None:
    state = created("beor")
    assert state.streams == {"deck/beor/combat": 3}
    assert set(state.piles["beor/combat"]) == {"?beor/combat"}


@pytest.mark.rule("TG-2.2.19")
def test_the_state_holds_the_encounter_in_progress() -> None:
    hands = {"beor": ("K1/25-U", "K2/25-U", "K3/25-U")}
    scenario = begun(encounter("ailei", "beor", hands=hands, given={"beor": {"magic": 1}}))
    scenario.answers(0, "activate:beor").answers(1, "lay:0", "lay:0")
    now = scenario.state.encounter
    assert (now.card, now.deck, now.round, now.pool, now.time) == ("e1", "combat", 1, 2, 0)
    assert {name: one.was_active for name, one in now.participants.items()} == {"ailei": False, "beor": True}
    assert now.participants["beor"].hand == ("K3/25-U",)
    assert (now.activation.character, now.activation.cards) == ("beor", 2)
    assert [(one.card, one.by, one.time, one.charges) for one in now.sequence] == [
        ("K1/25-U", "beor", 0, 0),
        ("K2/25-U", "beor", 1, 0),
    ]
    assert now.sequence[0].keys == {"a1": True, "free": True}


@pytest.mark.rule("TG-2.2.21")
def test_what_is_unfinished_lies_in_one_row_under_the_open_decision() -> None:
    scenario = set_up(("beor",)).answers(0, "keep:beor")
    assert scenario.question.seats == (0,)
    names = [type(one).__name__ for one in scenario.position.agenda]
    assert names[0] == "LayFirst"
    assert names[-3:] == ["CloseEncounter", "GoOn", "CloseArena"]
    scenario.answers(0, "flee")
    assert [type(one).__name__ for one in scenario.position.agenda] == []


@pytest.mark.rule("TG-2.2.18")
def test_what_is_owed_and_by_whom_it_is_pledged_stands_in_the_open_decision() -> None:
    hands = {"beor": ("K1/25-U", "K3/25-U")}
    scenario = begun(encounter("ailei", "beor", hands=hands, given={"ailei": {"magic": 1}}))
    scenario.answers(0, "activate:beor").answers(1, "lay:0", "lay:0", "ask:ailei:magic").answers(0, "agree")
    owed = scenario.question.owed  # type: ignore[attr-defined]
    assert (owed.at.character, owed.cost.magic, owed.pledged) == ("beor", 1, (("ailei", "magic"),))
