"""Where phases and steps begin and end, for what counts from then on. Source: TG-6.3.30, 6.12.7, 6.12.14."""

from __future__ import annotations

from typing import Any

import pytest

from domain.tainted_grail.facts.encounter import EncounterDecided
from domain.tainted_grail.facts.items import CardGivenUp
from domain.tainted_grail.facts.rounds import AttackRead, PhaseTwoBegun
from domain.tainted_grail.facts.tracks import DamagePrevented, Lost
from domain.tainted_grail.tasks.rounds import FaceAttack, LayFurther
from tests.domain.tainted_grail.fixtures import BLANK, BLANK_2, C8, Table, begun, effect, encounter, foe, pack_of
from tests.domain.tainted_grail.shown import row
from tests.dsl import Scenario

WOUND = effect("damage", count=3)
DRUM: Table = {"id": "drum", "abilities": [{"when": "active", "effects": [effect("lay", off="deck")]}]}


def against(*traits: str, hand: tuple[str, ...] = (), **given: Any) -> Scenario:
    """Beor, whose armour takes 1 off each damage, against an enemy with these traits and a grim opportunity attack."""
    pack = pack_of(foe("it", effect("pool", count=0), opportunity=[WOUND], traits=list(traits)), items=[DRUM])
    owned = {"items": ("item:armour", *given.pop("items", ())), **given}
    return encounter("beor", pack=pack, card="it", hands={"beor": hand}, given={"beor": owned})


@pytest.mark.rule("TG-6.12.7", "TG-6.10.6")
@pytest.mark.parametrize("readings", [0, 1])
def test_what_is_suffered_for_fleeing_before_the_table_is_read_can_be_prevented(readings: int) -> None:
    """Also when a Frenzy reads the table anew."""
    scenario = begun(against("feint", "frenzy", hand=(BLANK,))).answers(0, "lay:0", "stop", *["face"] * readings)
    assert isinstance(scenario.question, FaceAttack)

    scenario.answers(0, "flee").then_includes(DamagePrevented("beor", 1), Lost("beor", "health", 2))
    scenario.then_no(AttackRead)


@pytest.mark.rule("TG-6.3.30", "TG-6.12.16")
def test_what_a_trigger_lays_in_phase_one_uses_up_no_card_that_fast_allows() -> None:
    scenario = against("fast", hand=(BLANK, BLANK_2, C8), items=("item:drum",)).draws("beor/combat", "K14/25-U")
    begun(scenario).then_includes(PhaseTwoBegun("beor"))
    scenario.answers(0, "lay:0")
    assert isinstance(scenario.question, LayFurther)
    scenario.refused("TG-6.6.11", 0, "lay:0")
    assert row(scenario) == ("K14/25-U", BLANK)


@pytest.mark.rule("TG-6.3.30")
def test_phase_two_is_noted_only_where_a_card_was_laid_before() -> None:
    begun(against("fast", hand=(BLANK,))).then_no(PhaseTwoBegun)


@pytest.mark.rule("TG-6.12.14", "TG-6.8.5")
def test_a_robber_from_whom_the_last_one_has_fled_strikes_nobody() -> None:
    scenario = begun(against("robber", hand=(BLANK,), wealth=2)).answers(0, "flee")
    scenario.then_includes(EncounterDecided("fled")).then_no(CardGivenUp)
    assert scenario.state.characters["beor"].resources["wealth"] == 2
