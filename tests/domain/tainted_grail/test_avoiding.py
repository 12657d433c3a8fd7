"""Avoiding an encounter at its start. Source: TG-6.9."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.encounter import EncounterDecided
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.facts.tracks import Paid
from domain.tainted_grail.tasks.encounter import AgreeToAvoid, FetchEncounter, Mulligan, MulliganAll
from tests.domain.tainted_grail.fixtures import ORPHAN, Table, at_table, changed, pack_of, state_of
from tests.domain.tainted_grail.shown import one
from tests.dsl import Scenario

MERCIFUL: Mapping[str, Any] = {"attributes": {"empathy": 1}}
HARD: Mapping[str, Any] = {"attributes": {}}


def speaker(name: str, cost: Table, *need: Table) -> Table:
    """A diplomacy that is avoided for this cost and these conditions."""
    return {**ORPHAN, "id": name, "avoid": {"cost": cost, "need": list(need)}}


def met(card: str, given: Mapping[str, Mapping[str, Any]], pack: Pack | None = None) -> Scenario:
    """An encounter begins for characters with these fields; the first question is open."""
    state = state_of(pack or pack_of(), *given)
    for name, fields in given.items():
        state = changed(state, name, **fields)
    return at_table(state).when(FetchEncounter(card))


def is_dealt(scenario: Scenario) -> bool:
    """Whether hands are dealt: avoiding is over."""
    asked = scenario.asked
    return isinstance(asked, MulliganAll) and all(isinstance(one, Mulligan) for one in asked.questions)


@pytest.mark.rule("TG-6.9.1", "TG-6.9.2", "TG-6.9.3", "TG-6.9.5")
@pytest.mark.vector("TV-108")
def test_all_agree_each_pays_and_the_encounter_goes_under_its_deck() -> None:
    scenario = met("d1", {"ailei": {"wealth": 2, **MERCIFUL}, "beor": {"wealth": 1, **HARD}})
    scenario.asks(0, "avoid", "stay").answers(0, "avoid").asks(1, "avoid", "stay").answers(1, "avoid")

    scenario.then_includes(Paid("ailei", "wealth", 1), Paid("beor", "wealth", 1), EncounterDecided("avoided"))
    scenario.then_no(RoundBegun)
    assert [one(scenario, name).resources["wealth"] for name in ("ailei", "beor")] == [1, 0]
    assert [one(scenario, name).terror for name in ("ailei", "beor")] == [0, 0]
    assert [one(scenario, name).resources.get("experience", 0) for name in ("ailei", "beor")] == [0, 0]
    assert scenario.state.met[-1].result == "avoided"
    assert scenario.state.piles["encounters/blue"][-1] == "d1"


@pytest.mark.rule("TG-6.9.3", "TG-6.9.6")
@pytest.mark.vector("TV-108")
def test_who_lacks_the_wealth_cannot_be_helped_out() -> None:
    scenario = met("d1", {"ailei": {"wealth": 2, **MERCIFUL}, "beor": {"wealth": 0, **HARD}})

    assert is_dealt(scenario)
    scenario.refused("TG-6.1.6", 0, "avoid")


@pytest.mark.rule("TG-6.9.1")
def test_without_an_avoid_section_nobody_is_asked() -> None:
    assert is_dealt(met("e1", {"ailei": {"wealth": 2}, "beor": {"wealth": 2}}))


def test_tg_6_9_1_after_its_moment_it_cannot_be_avoided() -> None:
    scenario = met("d1", {"ailei": {"wealth": 2, **MERCIFUL}}).answers(0, "stay")
    assert is_dealt(scenario)

    scenario.answers(0, "keep:ailei").refused("TG-6.6.8", 0, "avoid")
    assert one(scenario, "ailei").resources["wealth"] == 2


def test_tg_6_9_2_one_who_stays_keeps_all_from_avoiding() -> None:
    scenario = met("d1", {"ailei": {"wealth": 1, **MERCIFUL}, "beor": {"wealth": 1}})
    assert scenario.default() == "stay"
    scenario.answers(0, "avoid").answers(1, "stay").then_no(Paid)

    assert is_dealt(scenario)
    assert scenario.state.met == ()
    assert [one(scenario, name).resources["wealth"] for name in ("ailei", "beor")] == [1, 1]


@pytest.mark.rule("TG-6.9.4")
def test_each_condition_must_be_met_by_somebody_not_all_by_one() -> None:
    needs = [{"is": "attribute", "attribute": name, "least": 1} for name in ("empathy", "caution")]
    pack = pack_of(speaker("gatekeeper", {"wealth": 1}, *needs))
    kind, wary = {"wealth": 1, "attributes": {"empathy": 1}}, {"wealth": 1, "attributes": {"caution": 1}}
    rude: dict[str, Any] = {"wealth": 1, "attributes": {}}

    assert isinstance(met("gatekeeper", {"ailei": kind, "beor": wary}, pack).asked, AgreeToAvoid)
    assert is_dealt(met("gatekeeper", {"ailei": kind, "beor": rude}, pack))


@pytest.mark.rule("TG-6.9.6", "TG-4.5.15")
def test_magic_is_paid_for_another_and_all_of_it_at_once() -> None:
    pack = pack_of(speaker("spirit", {"magic": 1}))
    scenario = met("spirit", {"ailei": {"magic": 0}, "beor": {"magic": 2}}, pack)
    scenario.answers(0, "avoid").answers(1, "avoid").then_no(Paid)
    scenario.asks(0, "ask:beor:magic", "decline").answers(0, "ask:beor:magic")
    scenario.answers(1, "agree").then_no(Paid).answers(0, "pay")

    scenario.then_includes(Paid("beor", "magic", 1), Paid("beor", "magic", 1), EncounterDecided("avoided"))
    assert one(scenario, "beor").resources["magic"] == 0


@pytest.mark.rule("TG-6.9.3", "TG-6.9.6")
def test_what_one_has_promised_for_its_own_share_is_not_there_for_another() -> None:
    pack = pack_of(speaker("spirit", {"magic": 1}))
    given: Mapping[str, Any] = {"ailei": {"magic": 1}, "beor": {"magic": 2}, "arev": {"magic": 0}}
    scenario = met("spirit", given, pack).answers(0, "avoid").answers(2, "avoid").answers(1, "avoid")
    scenario.answers(0, "pay").asks(2, "ask:beor:magic", "decline")
    scenario.answers(2, "ask:beor:magic").answers(1, "agree").answers(2, "pay")
    assert [one(scenario, name).resources["magic"] for name in given] == [0, 0, 0]
    assert scenario.state.met[-1].result == "avoided"


@pytest.mark.rule("TG-6.9.3", "TG-5.4.2")
def test_what_is_there_but_once_is_not_enough_for_two() -> None:
    pack = pack_of(speaker("spirit", {"magic": 1}))

    assert is_dealt(met("spirit", {"ailei": {"magic": 0}, "beor": {"magic": 1}}, pack))


@pytest.mark.rule("TG-6.9.2", "TG-5.4.2")
def test_if_nobody_helps_out_nothing_is_paid_and_the_encounter_goes_on() -> None:
    pack = pack_of(speaker("ferryman", {"energy": 4, "wealth": 1}))
    given = {"ailei": {"wealth": 1}, "beor": {"wealth": 1, "energy": 8}, "arev": {"wealth": 1, "energy": 2}}
    scenario = met("ferryman", given, pack)
    scenario.answers(0, "avoid").answers(2, "avoid").answers(1, "avoid")
    scenario.answers(0, "pay").asks(2, "ask:ailei:energy", "ask:beor:energy", "decline")
    scenario.answers(2, "ask:ailei:energy").answers(0, "refuse").answers(2, "decline").then_no(Paid)

    assert is_dealt(scenario)
    assert [one(scenario, name).energy for name in ("ailei", "arev", "beor")] == [6, 2, 8]
    assert [one(scenario, name).resources["wealth"] for name in ("ailei", "arev", "beor")] == [1, 1, 1]
