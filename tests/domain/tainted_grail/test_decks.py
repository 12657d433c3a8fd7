"""Decks without a stored order. Source: TG-2.4."""

from typing import Any

import pytest

from domain.kernel.fact import CardsDrawn, CardsPutUnder, CardsShuffled, CardsTurned
from domain.tainted_grail.facts.cards import CardPicked, CardsLookedAt
from domain.tainted_grail.facts.encounter import EncounterBegun, EncounterEnded
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.attributes import open_skills
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import LookAt
from domain.tainted_grail.tasks.effects.holdings import DiscardItems, DrawItems, GainSecret, LoseSecret
from domain.tainted_grail.tasks.effects.vocabulary import RollDie, Toss
from domain.tainted_grail.tasks.encounter import DrawEncounter, FetchEncounter
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    BLANK_3,
    C1,
    C2,
    at_table,
    begun,
    changed,
    encounter,
    pack_of,
    paused,
    state_of,
    without_cards,
)

BEOR = At("beor", "reward")


def bystander(name: str, **fields: Any) -> dict[str, Any]:
    """An enemy that is won over at once."""
    return {"id": name, "colour": "green", "difficulty": 1, "right": {"free": {}}, **fields}


GREEN = (bystander("hare"), bystander("boar"), bystander("wolf"))


@pytest.mark.rule("TG-2.4.1", "TG-2.4.3")
def test_a_deck_is_known_cards_unseen_ones_and_known_ones_again() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", items=("item:boots",))
    scenario = paused(without_cards(state, "items", ["boots"])).when(DiscardItems(at=BEOR))
    assert scenario.state.piles["items"] == ("?items", "?items", "boots")
    assert scenario.state.pools["items"] == ("armour", "sword")


@pytest.mark.rule("TG-2.4.2")
def test_the_top_card_comes_of_the_unseen_ones_by_chance_and_then_of_the_bottom_row() -> None:
    scenario = at_table(state_of(pack_of(*GREEN), "beor")).draws("encounters/green", "wolf")
    scenario.when(DrawEncounter("green"))
    drawn = scenario.facts[0]
    assert isinstance(drawn, CardsDrawn)
    assert (drawn.cards, drawn.fate[0][2]) == (("wolf",), 3)
    state = without_cards(state_of(pack_of(*GREEN), "beor"), "encounters/green", ["wolf", "boar", "hare"])
    known = at_table(state).given(CardsPutUnder(("boar", "wolf"), "encounters/green")).when(DrawEncounter("green"))
    assert known.facts[0] == CardsTurned(("boar",), "encounters/green")
    assert "deck/encounters/green" not in known.state.streams


@pytest.mark.rule("TG-2.4.3", "TG-6.14.1")
def test_a_card_put_under_a_deck_is_its_last_one_and_known() -> None:
    scenario = at_table(state_of(pack_of(*GREEN), "beor")).draws("encounters/green", "wolf")
    scenario.when(DrawEncounter("green")).answers(0, "keep:beor", "flee")
    assert scenario.state.piles["encounters/green"] == ("?encounters/green", "?encounters/green", "wolf")


@pytest.mark.rule("TG-2.4.4")
def test_several_cards_put_under_a_deck_keep_the_order_in_which_they_were_revealed() -> None:
    state = changed(state_of(pack_of(), "beor"), "beor", items=("item:boots", "item:armour", "item:sword"))
    scenario = paused(without_cards(state, "items", ["boots", "armour", "sword"]))
    scenario.when(DiscardItems(count="all", at=BEOR))
    assert scenario.state.piles["items"] == ("boots", "armour", "sword")


@pytest.mark.rule("TG-2.4.5", "TG-6.14.3")
def test_shuffling_makes_every_card_unseen_and_uses_no_chance() -> None:
    hands = {"beor": (BLANK, BLANK_2)}
    scenario = begun(encounter("beor", hands=hands)).answers(0, "lay:0", "stop", "face")
    streams = scenario.state.streams
    scenario.answers(0, "flee")
    assert scenario.state.streams == streams
    assert set(scenario.state.piles["beor/combat"]) == {"?beor/combat"}
    assert {BLANK, BLANK_2} <= set(scenario.state.pools["beor/combat"])


@pytest.mark.rule("TG-2.4.6")
def test_a_named_card_is_searched_for_without_chance_and_the_deck_shuffled() -> None:
    state = without_cards(state_of(pack_of(*GREEN), "beor"), "encounters/green", ["boar"])
    scenario = at_table(state).given(CardsPutUnder(("boar",), "encounters/green")).when(FetchEncounter("boar"))
    scenario.then_includes(EncounterBegun("boar", "combat", ("beor",), 0)).then_no(CardsTurned)
    assert scenario.state.piles["encounters/green"] == ("?encounters/green",) * 2
    assert [one for one in scenario.facts if isinstance(one, CardsDrawn) and one.pile == "encounters/green"] == []


def test_tg_2_4_7_cards_looked_at_are_drawn_one_by_one_and_the_others_shuffled_back() -> None:
    scenario = begun(encounter("beor", decks={"beor": 12})).draws("beor/combat", C1, C2)
    scenario.when(LookAt(count=2, at=BEOR)).asks(0, "pick:0", "pick:1")
    drawn = scenario.facts[0]
    assert isinstance(drawn, CardsDrawn)
    assert [size for _, _, size, _ in drawn.fate] == [12, 11]
    assert scenario.facts[1] == CardsLookedAt("beor", (C1, C2))
    scenario.answers(0, "pick:1").then(CardPicked("beor", 1), CardsShuffled("beor/combat", (C1,), "beor/combat"))
    assert scenario.state.encounter.participants["beor"].hand == (C2,)
    assert len(scenario.state.piles["beor/combat"]) == 11


def test_tg_2_4_13_secrets_and_skills_are_taken_by_number_without_chance() -> None:
    cards = [{"faces": [{"number": 1, "attribute": "courage"}, {"number": 2, "attribute": "caution"}]}]
    scenario = paused(state_of(pack_of(secrets=[{"number": 3}], skills=cards), "beor"))
    scenario.when(GainSecret(number=3, at=BEOR), LoseSecret(number=3, at=BEOR), GainSecret(number=3, at=BEOR))
    assert scenario.state.streams == {}
    assert scenario.state.characters["beor"].owned[0].card == "secret:3"
    assert open_skills(scenario.state, "courage") == (1,)


def test_tg_2_4_14_every_kind_of_chance_has_a_stream_of_its_own() -> None:
    scenario = paused(state_of(pack_of(), "beor"))
    scenario.draws("items", "boots")
    scenario.when(RollDie(lines=(), at=BEOR), Toss(at=BEOR), DrawItems(at=BEOR), DrawEncounter("blue"))
    streams = {"dice", "disc", "deck/items", "deck/encounters/blue"}
    assert streams <= set(scenario.state.streams)
    assert TAINTED_GRAIL.dice(scenario.state.pack)["disc"] == ("grail", "skull")
    fight = begun(encounter("beor", hands={"beor": (BLANK, BLANK_2, BLANK_3)})).answers(0, "none")
    assert set(fight.state.streams) == {"deck/beor/combat"}


@pytest.mark.rule("TG-2.4.14")
def test_a_stream_goes_on_for_the_whole_table() -> None:
    scenario = begun(encounter("beor", card="e1"))
    scenario.answers(0, "none").answers(0, "face")
    before = scenario.state.streams["deck/beor/combat"]
    scenario.answers(0, "flee").then_includes(EncounterEnded(stays=False, boxed=False))
    assert scenario.state.streams["deck/beor/combat"] == before > 1


@pytest.mark.rule("TG-2.4.2", "TG-6.11.9")
def test_what_was_discarded_is_not_drawn_again_in_the_encounter() -> None:
    scenario = begun(encounter("beor", hands={"beor": (BLANK,)}, decks={"beor": 1}))
    scenario.answers(0, "none")
    assert scenario.state.piles["beor/combat"] == ()
