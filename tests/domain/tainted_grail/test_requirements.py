"""Every requirement of texts: when it holds, and when not. Source: TG-10.9."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from domain.tainted_grail.facts.cards import CardLaid, MarkerMoved, PoolChanged
from domain.tainted_grail.facts.encounter import CharacterLeft
from domain.tainted_grail.facts.items import CardPackedAway, CardsEquipped, CardTurned
from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.queries.circumstances import CIRCUMSTANCES
from domain.tainted_grail.queries.requirements import CHECKS, holds
from domain.tainted_grail.state import Met, State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.vocabulary.requirements import Need, Requirement
from tests.domain.tainted_grail.fixtures import (
    C1,
    C2,
    C5,
    ORPHAN,
    Table,
    changed,
    encounter,
    foe,
    hers,
    pack_of,
    state_of,
)

OWNED = ("item:sword", "secret:7")
GIVEN: dict[str, Table] = {
    "beor": {"health": 8, "energy": 5, "terror": 2, "wealth": 2, "food": 1, "items": OWNED},
    "ailei": {"health": 5, "energy": 1, "terror": 6, "wealth": 3, "food": 1, "items": ("item:armour",)},
}


def fighting() -> State:
    """Beor is active beside Ailei against a guardian; Strike, Stance and Guard lie there, 3 in the pool."""
    pack = pack_of(foe("it", traits=["guardian", "slow"]), secrets=[{"number": 7}])
    hands = {"beor": (C1, C5, C2), "ailei": (hers(C1),)}
    scenario = encounter("beor", "ailei", pack=pack, card="it", hands=hands, given=GIVEN)
    laid = [CardLaid("beor", card, 0, {"a1": True, "free": True}, "effect") for card in (C1, C5, C2)]
    state: State = scenario.given(CharacterActivated("beor"), *laid, PoolChanged(3)).state
    return state


def talking(marker: int) -> State:
    """Beor is active in a diplomacy whose marker lies there."""
    scenario = encounter("beor", "ailei", card="d1", given=GIVEN).given(CharacterActivated("beor"))
    state: State = scenario.given(MarkerMoved(marker)).state
    return state


def outside(*met: Met) -> State:
    """Between encounters."""
    state = state_of(pack_of(secrets=[{"number": 7}]), "beor", "ailei")
    for name, fields in GIVEN.items():
        state = changed(state, name, **fields)
    return msgspec.structs.replace(state, met=met)


def is_met(state: State, need: Table, character: str = "beor", source: str = "") -> bool:
    """Whether it holds for the character."""
    one: Any = msgspec.convert(need, Requirement)
    return holds(state, At(character, "ability", source), one)


IN_A_FIGHT: list[tuple[Table, bool]] = [
    ({"is": "attribute", "attribute": "aggression", "least": 2}, True),
    ({"is": "attribute", "attribute": "aggression", "least": 3}, False),
    ({"is": "attribute", "attribute": "empathy", "least": 2}, False),
    ({"is": "attribute", "attribute": "empathy", "least": 2, "whose": "party"}, True),
    ({"is": "holding", "what": "wealth", "least": 2}, True),
    ({"is": "holding", "what": "wealth", "least": 3}, False),
    ({"is": "holding", "what": "wealth", "least": 3, "whose": "member"}, True),
    ({"is": "holding", "what": "wealth", "least": 4, "whose": "member"}, False),
    ({"is": "holding", "what": "wealth", "least": 5, "whose": "party"}, True),
    ({"is": "holding", "what": "wealth", "least": 6, "whose": "party"}, False),
    ({"is": "holding", "what": "wealth", "least": 2, "whose": "everyone"}, True),
    ({"is": "holding", "what": "wealth", "least": 3, "whose": "everyone"}, False),
    ({"is": "at-most", "what": "terror", "most": 2}, True),
    ({"is": "at-most", "what": "terror", "most": 1}, False),
    ({"is": "more-than", "what": "energy", "than": "terror"}, True),
    ({"is": "more-than", "what": "terror", "than": "wealth"}, False),
    ({"is": "character", "character": "ailei"}, True),
    ({"is": "character", "character": "arev"}, False),
    ({"is": "participants", "least": 2}, True),
    ({"is": "participants", "least": 3}, False),
    ({"is": "owns", "card": "item:sword"}, True),
    ({"is": "owns", "card": "secret:7"}, True),
    ({"is": "owns", "card": "item:armour"}, False),
    ({"is": "owns", "card": "item:armour", "whose": "party"}, True),
    ({"is": "owns", "card": "item:boots", "whose": "party"}, False),
    ({"is": "equipped", "keyword": "weapon"}, True),
    ({"is": "equipped", "keyword": "armour"}, False),
    ({"is": "encounter", "deck": "combat", "colour": "grey", "trait": "slow"}, True),
    ({"is": "encounter", "trait": "guardian"}, True),
    ({"is": "encounter", "deck": "combat"}, True),
    ({"is": "encounter", "deck": "diplomacy"}, False),
    ({"is": "encounter", "colour": "green"}, False),
    ({"is": "encounter", "deck": "combat", "trait": "horde"}, False),
    ({"is": "pool", "least": 3}, True),
    ({"is": "pool", "least": 4}, False),
    ({"is": "connected", "attribute": "aggression", "least": 2}, True),
    ({"is": "connected", "attribute": "aggression", "least": 3}, False),
    ({"is": "zone", "zone": "grey"}, False),
    ({"is": "condition", "condition": "panic"}, False),
    ({"is": "result", "result": "won"}, False),
    ({"is": "not", "of": {"is": "pool", "least": 4}}, True),
    ({"is": "not", "of": {"is": "pool", "least": 3}}, False),
    ({"is": "all", "of": [{"is": "pool", "least": 3}, {"is": "participants", "least": 2}]}, True),
    ({"is": "all", "of": [{"is": "pool", "least": 3}, {"is": "participants", "least": 3}]}, False),
    ({"is": "any", "of": [{"is": "pool", "least": 4}, {"is": "participants", "least": 2}]}, True),
    ({"is": "any", "of": [{"is": "pool", "least": 4}, {"is": "participants", "least": 3}]}, False),
]


@pytest.mark.parametrize(("need", "expected"), IN_A_FIGHT)
def test_tg_10_9_in_a_fight(need: Table, *, expected: bool) -> None:
    assert is_met(fighting(), need) == expected


def test_tg_10_9_every_requirement_is_in_these_tests() -> None:
    tags = {str(one.__struct_config__.tag) for one in get_args(Requirement)}

    assert set(CHECKS) == set(get_args(Requirement))
    of_campaigns = {str(one.__struct_config__.tag) for one in CIRCUMSTANCES}
    assert tags - {"uncovered"} - of_campaigns == {need["is"] for need, _ in IN_A_FIGHT}
    in_campaigns = (Path(__file__).parent / "world" / "test_statuses.py").read_text("utf-8")
    assert [one for one in CIRCUMSTANCES if f"{one.__name__}(" not in in_campaigns] == []
    assert all(issubclass(one, Need) for one in get_args(Requirement))


@pytest.mark.parametrize(
    ("condition", "fields", "other"),
    [
        ("panic", {"health": 4, "energy": 4, "terror": 5}, {"health": 5, "energy": 5, "terror": 5}),
        ("exhausted", {"energy": 1}, {"energy": 2}),
        ("insane", {"terror": 8}, {"terror": 7}),
        ("dying", {"health": 0, "energy": 0}, {"health": 1, "energy": 1}),
    ],
)
def test_tg_10_9_conditions_are_those_of_the_tracks(condition: str, fields: Table, other: Table) -> None:
    need = {"is": "condition", "condition": condition}
    state = state_of(pack_of(), "beor", "ailei")

    assert is_met(changed(state, "beor", **fields), need)
    assert not is_met(changed(state, "beor", **other), need)
    assert not is_met(changed(state, "beor", **fields), need, "ailei")


@pytest.mark.parametrize(("marker", "zone"), [(-4, "red"), (-1, "red"), (0, "grey"), (1, "green"), (4, "green")])
def test_tg_10_9_the_zone_is_that_of_the_marker(marker: int, zone: str) -> None:
    found = [one for one in ("green", "grey", "red") if is_met(talking(marker), {"is": "zone", "zone": one})]

    assert found == [zone]


@pytest.mark.parametrize(("card", "expected"), [(C1, False), (C5, True), (C2, True), ("K9/25-U", False)])
def test_tg_10_9_a_card_is_uncovered_if_it_is_the_last_one_or_permanent(card: str, *, expected: bool) -> None:
    assert is_met(fighting(), {"is": "uncovered"}, source=f"card:{card}") == expected


def test_tg_10_9_who_has_left_is_no_member_any_more() -> None:
    state = encounter("beor", "ailei", given=GIVEN).given(CharacterLeft("ailei", "fled")).state

    assert not is_met(state, {"is": "participants", "least": 2})
    assert not is_met(state, {"is": "character", "character": "ailei"})
    assert not is_met(state, {"is": "attribute", "attribute": "empathy", "least": 2, "whose": "party"})
    assert not is_met(state, {"is": "owns", "card": "item:armour", "whose": "party"})


def test_tg_10_9_what_only_an_encounter_has_does_not_hold_outside_one() -> None:
    for need in (
        {"is": "encounter"},
        {"is": "pool", "least": 0},
        {"is": "connected", "attribute": "aggression", "least": 0},
        {"is": "zone", "zone": "grey"},
        {"is": "uncovered"},
    ):
        assert not is_met(outside(), need, source=f"card:{C1}"), need


def test_tg_10_9_outside_an_encounter_all_are_meant_together() -> None:
    assert is_met(outside(), {"is": "participants", "least": 2})
    assert is_met(outside(), {"is": "holding", "what": "wealth", "least": 5, "whose": "party"})
    assert is_met(outside(), {"is": "owns", "card": "item:armour", "whose": "party"})


def test_tg_10_9_the_result_is_that_of_the_last_encounter() -> None:
    state = outside(Met("e1", "won"), Met("d1", "avoided"))

    assert is_met(state, {"is": "result", "result": "avoided"})
    assert not is_met(state, {"is": "result", "result": "won"})
    assert not is_met(outside(), {"is": "result", "result": "won"})


def test_tg_10_9_a_talk_is_a_guardian_if_its_card_says_so() -> None:
    pack = pack_of({**ORPHAN, "id": "it", "traits": ["guardian", "slow"]})
    state = encounter("beor", pack=pack, card="it").state

    assert is_met(state, {"is": "encounter", "trait": "guardian", "deck": "diplomacy", "colour": "blue"})
    assert not is_met(state, {"is": "encounter", "trait": "slow"})


def test_tg_10_9_an_equipped_card_that_is_turned_or_packed_is_not_in_use() -> None:
    need = {"is": "equipped", "keyword": "weapon"}
    fight = encounter("beor", given={"beor": {"items": ("item:sword",)}})
    assert is_met(fight.state, need)

    assert not is_met(fight.given(CardTurned("beor", "item:sword")).state, need)
    fight = encounter("beor", given={"beor": {"items": ("item:sword",)}})
    assert not is_met(fight.given(CardPackedAway("beor", "item:sword")).state, need)
    assert not is_met(fight.given(CardsEquipped("beor", ())).state, need)
