"""The windows between effects: who is asked beside the active character, and what that seat may do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.kernel.position import Position
from domain.kernel.registry import default
from domain.tainted_grail.facts.cards import ChargesChanged, PoolChanged
from domain.tainted_grail.facts.rounds import AttackRead
from domain.tainted_grail.facts.tracks import Paid
from domain.tainted_grail.tasks.rounds import FaceAttack, LayFirst
from tests.domain.tainted_grail.fixtures import P1 as CARD
from tests.domain.tainted_grail.fixtures import begun, encounter, hers, pack_of
from tests.dsl import Scenario

FLASK = {"id": "flask", "abilities": [{"when": "any-time", "effects": [{"do": "tg.gain", "what": "magic"}]}]}


def talk() -> Scenario:
    """Beor of seat 0 is active in a diplomacy, Ailei of seat 1 beside him."""
    scenario = encounter("beor", "ailei", card="d1", hands={"ailei": (hers(CARD),)})
    return begun(scenario).answers(0, "activate:beor")


@pytest.mark.rule("TG-6.8.8", "TG-11.1.13")
def test_who_may_propose_flight_is_asked_and_may_pass() -> None:
    scenario = talk().asks(1, "propose-flight:ailei", "pass")
    assert default(scenario.state, scenario.asked, 1) == "pass"
    assert default(scenario.state, scenario.asked, 0) == "none"

    scenario.answers(1, "pass").then()
    assert scenario.asked == LayFirst(seats=(0,), character="beor", panic=False)
    scenario.refused("TG-6.6.8", 1, "propose-flight:ailei")


def test_tg_6_8_8_who_has_proposed_flight_is_not_asked_again() -> None:
    scenario = talk().answers(1, "propose-flight:ailei").answers(0, "stay")

    assert scenario.asked.seats == (0,)


def test_tg_6_8_1_who_passes_is_asked_in_the_next_window() -> None:
    scenario = talk().answers(1, "pass").answers(0, "none")

    assert isinstance(scenario.asked, FaceAttack)
    scenario.asks(1, "propose-flight:ailei", "pass")


def test_tg_11_1_11_what_is_left_without_a_choice_is_not_asked() -> None:
    """Both have proposed flight and stay: the answer comes without a question, and so does the end of the turn."""
    scenario = talk().answers(1, "propose-flight:ailei").answers(0, "stay", "propose-flight:beor").answers(1, "stay")
    scenario.then_includes(AttackRead(-99, 99))

    assert isinstance(scenario.asked, LayFirst) and scenario.asked.character == "ailei"


def test_tg_11_1_11_the_last_who_passes_leaves_no_choice() -> None:
    scenario = talk().answers(0, "propose-flight:beor").answers(1, "stay").answers(0, "none")
    assert scenario.keys(0) == ["face"]

    scenario.answers(1, "pass").then_includes(AttackRead(-99, 99))


@pytest.mark.rule("TG-5.18.8", "TG-6.5.11")
def test_who_could_use_an_ability_in_a_fight_is_asked_and_may_pass() -> None:
    given = {"ailei": {"items": ("item:flask",)}}
    scenario = begun(encounter("beor", "ailei", pack=pack_of(items=[FLASK]), given=given)).answers(0, "activate:beor")
    scenario.asks(0, "none", "flee").asks(1, "use:item:flask#0", "pass").answers(1, "pass").then()

    assert scenario.asked.seats == (0,)


LENT = "K12/25-G"
"""A card of Ailei, which Beor may use for a price of his own, and for charges that lie on it."""
USES = (
    {"when": "any-time", "cost": {"wealth": 1}, "effects": [{"do": "tg.pool", "count": 1}]},
    {"when": "any-time", "cost": {"charges": 1}, "effects": [{"do": "tg.pool", "count": 2}]},
)


def test_tg_6_5_14_an_owner_is_asked_only_where_its_charges_are_spent() -> None:
    card = {"left": {"free": {"give": "void"}}, "right": {"free": {}}, "abilities": list(USES)}
    pack, given = pack_of(cards={LENT: card}), {"beor": {"wealth": 1}}
    scenario = begun(encounter("ailei", "beor", pack=pack, laid=[("ailei", LENT)], given=given))
    scenario.answers(0, "activate:beor").given(ChargesChanged(LENT, 1))

    scenario.answers(1, f"use:card:{LENT}#0").then_includes(Paid("beor", "wealth", 1), PoolChanged(1))
    scenario.answers(1, f"use:card:{LENT}#1").asks(0, "agree", "refuse").answers(0, "agree")
    scenario.then_includes(ChargesChanged(LENT, 0), PoolChanged(3))


@pytest.mark.rule("TG-11.1.13")
def test_a_seat_that_earlier_rules_asked_for_nothing_may_pass() -> None:
    """A position of before names a seat that can do nothing: it is not stuck there."""
    scenario = talk().answers(1, "propose-flight:ailei").answers(0, "stay")
    question = replace(scenario.question, seats=(0, 1))
    scenario.position = Position(scenario.state, (question, *scenario.position.agenda[1:]))

    scenario.asks(1, "pass").answers(1, "pass").then()
    assert scenario.asked.seats == (0,)
