"""Free play: any tray on any board, with any basic cards. Source: TG-7.3."""

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.tainted_grail.facts.session import CharacterWentAway
from domain.tainted_grail.facts.setup import BoardTaken, CharacterTaken, ColourTaken
from domain.tainted_grail.facts.tracks import Died
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.tracks import board
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.tasks.death import ChooseSuccessor
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.setup import AskBoard, AskColour, TakeCharacter
from tests.domain.tainted_grail.fixtures import at_table, cards_of, changed, pack_of, state_of
from tests.domain.tainted_grail.free_play import freely, pool
from tests.domain.tainted_grail.shown import one
from tests.domain.tainted_grail.world.land import land, on_land, opened, world_of
from tests.dsl import Scenario

TWO = [{"id": "tale", "characters": ["ailei", "beor"]}]


@pytest.mark.rule("TG-7.3.1", "TG-7.3.4")
def test_a_tray_goes_on_any_board_which_has_the_tracks_and_nothing_else() -> None:
    scenario = freely(None, ("beor",))
    scenario.asks(0, "board:blue", "board:green", "board:grey", "board:brown")
    scenario.answers(0, "board:green").then_includes(BoardTaken("beor", "green"))
    beor = one(scenario, "beor")
    assert board(scenario.state, "beor").colour == "green"
    assert (beor.health, beor.energy, beor.terror) == (7, 6, 0), "the tracks are those of the green board"
    assert beor.attributes == {"aggression": 2, "courage": 1, "practicality": 1, "caution": 1}
    scenario.answers(0, "cards:blue")
    scenario.when(Gain(what="health", count=9, at=At("beor", "event")))
    assert one(scenario, "beor").health == 7


@pytest.mark.rule("TG-7.3.3", "TG-7.3.5")
def test_basic_cards_are_of_the_chosen_colour_and_advancement_cards_of_the_character() -> None:
    scenario = freely(None, ("beor",)).answers(0, "board:green")
    scenario.asks(0, "cards:blue", "cards:green", "cards:grey", "cards:brown")
    scenario.answers(0, "cards:grey").then_includes(ColourTaken("beor", "grey"))
    for letter, deck in (("K", "combat"), ("D", "diplomacy")):
        assert pool(scenario, f"beor/{deck}") == {f"{letter}{number}/25-Y" for number in range(1, 16)}
        further = {f"{letter}{number}/25-Y" for number in range(16, 26)}
        own = {f"{letter}{number}/15-U" for number in range(1, 16)}
        assert pool(scenario, f"beor/{deck}-advancement") == further | own


@pytest.mark.rule("TG-7.3.3", "TG-3.1.14")
def test_what_a_tray_lists_means_the_basic_cards_of_the_chosen_colour() -> None:
    listed = [f"{letter}{number}/25-U" for letter in "KD" for number in range(11, 25)]
    listed += ["K1/15-U", "D1/15-U"]
    pack = land(characters={"beor": {"starting": listed}})
    scenario = freely(pack, ("beor",)).answers(0, "board:blue", "cards:green")
    assert pool(scenario, "beor/combat") == {f"K{number}/25-G" for number in range(11, 25)} | {"K1/15-U"}
    assert len(pool(scenario, "beor/combat-advancement")) == 25


@pytest.mark.rule("TG-7.3.6")
def test_no_two_use_the_same_board_tray_or_colour_and_the_last_ones_are_taken_unasked() -> None:
    scenario = freely(None, ("ailei",), ("beor",), (), ()).answers(0, "board:blue", "cards:grey")
    scenario.asks(1, "board:green", "board:grey", "board:brown").refused("TG-7.3.6", 1, "board:blue")
    scenario.answers(1, "board:grey")
    scenario.asks(1, "cards:blue", "cards:green", "cards:brown").refused("TG-7.3.6", 1, "cards:grey")
    scenario.answers(1, "cards:blue").asks(2, "play:arev", "play:maggot")
    scenario.answers(2, "play:arev", "board:brown", "cards:brown")
    scenario.then_includes(CharacterTaken(3, "maggot"), BoardTaken("maggot", "green"), ColourTaken("maggot", "green"))
    characters = scenario.state.characters.values()
    assert len({each.board for each in characters}) == len({each.cards for each in characters}) == 4


@pytest.mark.rule("TG-7.3.6")
def test_there_are_no_more_characters_than_boards_and_colours() -> None:
    boards = [{"colour": "blue"}, {"colour": "green"}]
    with pytest.raises(InvalidRequest, match="possible: 1 to 2"):
        begin(opened(free=True, characters=3), land(board=boards))
    cards = [card for letter in "UG" for card in cards_of(letter, {})]
    with pytest.raises(InvalidRequest, match="possible: 1 to 2"):
        begin(opened(free=True, characters=3), land(card=cards))


@pytest.mark.rule("TG-7.3.2")
def test_characters_of_other_campaigns_may_come_in_free_play_only() -> None:
    pack = land(campaign=TWO)
    usual, tasks = begin(opened(()), pack)
    scenario = Scenario(TAINTED_GRAIL, replace(usual, dice=TAINTED_GRAIL.dice(pack))).when(*tasks)
    scenario.asks(0, "play:beor", "play:ailei").refused("TG-7.3.2", 0, "play:arev")
    with pytest.raises(InvalidRequest, match="unknown character 'arev'; possible: ailei, beor"):
        begin(opened(("arev",)), pack)
    with pytest.raises(InvalidRequest, match="possible: 1 to 2"):
        begin(opened(characters=3), pack)
    freely(pack).asks(0, "play:beor", "play:ailei", "play:arev", "play:maggot")


@pytest.mark.rule("TG-7.3.2", "TG-5.17.4")
def test_who_comes_in_place_of_the_dead_belongs_to_the_campaign_too() -> None:
    state = world_of(land(campaign=TWO), "beor", "arev")
    successor = ChooseSuccessor(seats=(0,), character="beor")
    at_hand = on_land(state, successor)
    assert at_hand.keys(0) == ["play:ailei"]
    at_hand.refused("TG-7.3.2", 0, "play:maggot")
    assert on_land(replace(state, free=True), successor).keys(0) == ["play:ailei", "play:maggot"]


@pytest.mark.rule("TG-7.3.1", "TG-7.3.6", "TG-5.17.5")
def test_the_board_and_the_cards_of_the_dead_are_free_again() -> None:
    state = replace(world_of(land(), "ailei", "arev", "beor", "maggot"), free=True)
    for name, colour in (("ailei", "blue"), ("arev", "green"), ("beor", "grey"), ("maggot", "brown")):
        state = changed(state, name, board=colour, cards=colour)
    scenario = on_land(state).given(Died("beor"))
    scenario.when(AskBoard("beor"), AskColour("beor"))
    scenario.then_includes(BoardTaken("beor", "grey"), ColourTaken("beor", "grey"))


@pytest.mark.rule("TG-7.3.6", "TG-5.20.9")
def test_the_absent_keep_their_board_and_cards() -> None:
    state = replace(world_of(land(), "ailei", "arev", "beor"), free=True)
    state = changed(state, "ailei", board="blue", cards="grey")
    scenario = on_land(state).given(CharacterWentAway("ailei")).when(AskBoard("beor"))
    scenario.asks(2, "board:green", "board:grey", "board:brown")
    on_land(scenario.state).when(AskColour("beor")).asks(2, "cards:blue", "cards:green", "cards:brown")


@pytest.mark.rule("TG-11.1.13")
def test_by_default_one_keeps_its_own_board_and_cards() -> None:
    scenario = freely(None, ("beor",))
    assert scenario.default() == "board:blue"
    assert scenario.answers(0, "board:blue").default() == "cards:blue"


@pytest.mark.rule("TG-11.1.13", "TG-7.3.6")
def test_by_default_one_takes_the_first_that_is_free_where_its_own_is_taken() -> None:
    state = changed(replace(world_of(land(), "ailei", "beor"), free=True), "ailei", board="blue", cards="blue")
    assert on_land(state).when(AskBoard("beor")).default() == "board:green"
    assert on_land(state).when(AskColour("beor")).default() == "cards:green"


def test_an_arena_can_be_played_freely_too() -> None:
    state = replace(state_of(pack_of(), "ailei"), free=True)
    at_table(state).when(TakeCharacter(0, "beor")).asks(0, "board:blue", "board:green", "board:grey", "board:brown")


@pytest.mark.parametrize("free", [1, "yes", None, []])
def test_whether_one_plays_freely_is_true_or_false(free: Any) -> None:
    with pytest.raises(InvalidRequest, match=r"free is .*; possible: true, false"):
        begin(opened(free=free), land())
