"""Who sees what. Source: TG-2.3."""

import pytest

from domain.kernel.chance.pile import canonical
from domain.kernel.fact import CardsDrawn
from domain.tainted_grail.facts.cards import CardsLookedAt, HandDiscarded, HandGrew
from domain.tainted_grail.facts.encounter import EncounterBegun
from domain.tainted_grail.facts.items import CardGained
from domain.tainted_grail.queries.encounter import viewers
from domain.tainted_grail.queries.knowledge import known_to, seals
from domain.tainted_grail.tasks.cards import DiscardPlace
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DrawCards, LookAt
from tests.domain.tainted_grail.fixtures import C1, C2, begun, encounter, hers, pack_of, paused, state_of
from tests.dsl import Scenario

HANDS = {"ailei": (hers(C1),), "beor": (C1, C2)}
BOTH = (0, 1)


def fight(seen: str) -> Scenario:
    return begun(encounter("ailei", "beor", hands=HANDS, seen=seen)).answers(0, "activate:beor")


def hand(scenario: Scenario, reader: int | None, character: str) -> tuple[str, ...]:
    """A hand as a seat, or with None a spectator, knows it."""
    cards: tuple[str, ...] = known_to(scenario.state, reader).encounter.participants[character].hand
    return cards


def test_tg_2_3_1_which_card_comes_next_stands_nowhere() -> None:
    state = fight("own").state
    for name, row in state.piles.items():
        assert set(row) <= {"?" + name}
        assert state.pools[name] == canonical(state.pools[name])


@pytest.mark.rule("TG-2.3.6")
@pytest.mark.parametrize(
    ("seen", "readers"),
    [
        ("own", {0: ("ailei",), 1: ("beor",), None: ()}),
        ("players", {0: ("ailei", "beor"), 1: ("ailei", "beor"), None: ()}),
        ("open", {0: ("ailei", "beor"), 1: ("ailei", "beor"), None: ("ailei", "beor")}),
    ],
)
def test_hands_are_seen_by_their_owner_by_all_seats_or_by_everybody(
    seen: str, readers: dict[int | None, tuple[str, ...]]
) -> None:
    scenario = fight(seen)
    for reader, visible in readers.items():
        for character, cards in HANDS.items():
            unseen = (f"?{character}/combat",) * len(cards)
            assert hand(scenario, reader, character) == (cards if character in visible else unseen)


def test_tg_2_3_6_by_default_all_seats_see_hands() -> None:
    assert viewers(state_of(pack_of(), "ailei", "beor", hands="players"), "beor") == BOTH
    assert fight("players").state.hands == "players"


@pytest.mark.rule("TG-2.3.6")
@pytest.mark.parametrize(("seen", "seats"), [("own", (1,)), ("players", BOTH)])
def test_what_is_drawn_is_hidden_from_the_others_in_the_log(seen: str, seats: tuple[int, ...]) -> None:
    facts = fight(seen).when(DrawCards(count=2, at=At("beor", "ability"))).stated
    hidden = {type(one.fact): {(part.path, part.seats) for part in one.hidden} for one in facts if one.hidden}
    cards = {(("cards", place), seats) for place in (0, 1)}
    outcomes = {(("fate", place, 3), ()) for place in (0, 1)}
    assert hidden == {CardsDrawn: cards | outcomes, HandGrew: cards}


@pytest.mark.rule("TG-2.3.6")
def test_with_open_hands_nothing_is_hidden() -> None:
    facts = fight("open").when(DrawCards(count=2, at=At("beor", "ability"))).stated
    assert [one for one in facts if one.hidden] == []


@pytest.mark.rule("TG-2.3.6", "TG-5.21.2")
def test_a_discarded_card_is_open_to_all() -> None:
    scenario = begun(encounter("beor", hands={"beor": (C1, C2)}, seen="own"))
    first = scenario.when(DiscardPlace("beor", 1)).stated[0]
    assert (first.fact, first.hidden) == (HandDiscarded("beor", (1,), (C2,)), ())
    assert known_to(scenario.state, None).encounter.participants["beor"].discard == (C2,)


@pytest.mark.rule("TG-2.3.7")
def test_spectators_see_the_table_and_sizes_and_no_hand() -> None:
    scenario = fight("players").answers(1, "lay:0")
    seen = known_to(scenario.state, None)
    assert [one.card for one in seen.encounter.sequence] == [C1]
    assert seen.encounter.pool == scenario.state.encounter.pool == 2
    assert seen.characters == scenario.state.characters
    assert {name: len(row) for name, row in seen.piles.items()} == {
        name: len(row) for name, row in scenario.state.piles.items()
    }
    assert hand(scenario, None, "beor") == ("?beor/combat",)


@pytest.mark.rule("TG-2.3.7")
def test_a_hand_that_is_not_seen_counts_among_the_unseen_cards() -> None:
    scenario = fight("own")
    assert C1 not in scenario.state.pools["beor/combat"]
    assert {C1, C2} <= set(known_to(scenario.state, 0).pools["beor/combat"])
    assert known_to(scenario.state, 1).pools["beor/combat"] == scenario.state.pools["beor/combat"]


@pytest.mark.rule("TG-2.3.8")
def test_who_owns_which_card_face_up_or_down_is_public() -> None:
    scenario = paused(state_of(pack_of(), "ailei", "beor", hands="own"))
    scenario.given(CardGained("beor", "item:sword", face_up=False), CardGained("beor", "item:boots", face_up=True))
    for reader in (0, 1, None):
        owned = known_to(scenario.state, reader).characters["beor"].owned
        assert [(one.card, one.face_up) for one in owned] == [("item:sword", False), ("item:boots", True)]


@pytest.mark.rule("TG-2.3.6", "TG-2.4.7")
def test_only_decks_of_characters_are_drawn_from_in_secret() -> None:
    hidden, seen = (state_of(pack_of(), "beor", hands=hands) for hands in ("own", "open"))
    for pool in ("beor/combat", "beor/diplomacy", "beor/combat+"):
        assert seals(hidden, pool) and not seals(seen, pool)
    for pool in ("items", "encounters/grey", "events"):
        assert not seals(hidden, pool)
    assert seals(hidden, "beor/combat-advancement") and seals(seen, "beor/combat-advancement")


@pytest.mark.rule("TG-2.3.6", "TG-2.3.7")
def test_who_takes_no_part_in_an_encounter_has_no_hand_to_hide() -> None:
    scenario = paused(state_of(pack_of(), "ailei", "beor", hands="own"))
    scenario.given(EncounterBegun("e1", "combat", ("beor",), 0), HandGrew("beor", (C1,)))
    known = known_to(scenario.state, None)
    assert known.encounter is not None and known.encounter.participants["beor"].hand == ("?beor/combat",)
    assert known.pools["ailei/combat"] == scenario.state.pools["ailei/combat"]


@pytest.mark.rule("TG-2.4.7", "TG-2.3.6")
def test_cards_looked_at_are_seen_by_those_who_look() -> None:
    scenario = fight("own").when(LookAt(count=2, at=At("beor", "ability")))
    looking = scenario.state.characters["beor"].looking
    assert known_to(scenario.state, 1).characters["beor"].looking == looking
    for reader in (0, None):
        assert known_to(scenario.state, reader).characters["beor"].looking == ("?beor/combat",) * 2


@pytest.mark.rule("TG-2.4.7", "TG-2.3.6")
def test_a_single_card_looked_at_is_hidden_too() -> None:
    scenario = fight("own").given(CardsLookedAt("beor", (C1,)))
    assert known_to(scenario.state, 0).characters["beor"].looking == ("?beor/combat",)
