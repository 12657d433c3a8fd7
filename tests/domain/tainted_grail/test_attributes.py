"""Attributes, skills, negative traits. Source: TG-5.2."""

from typing import Any

import pytest

from domain.kernel.parts import total
from domain.tainted_grail.facts.tracks import AttributeChanged, Lost
from domain.tainted_grail.queries.attributes import has_card_of, value, value_parts, values
from domain.tainted_grail.queries.rest import raise_cost
from domain.tainted_grail.state import Change
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import ChangeAttribute
from domain.tainted_grail.tasks.rest import Rest
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, OPPOSITE
from tests.domain.tainted_grail.fixtures import at_table, begun, changed, effect, encounter, pack_of, paused, state_of


def skills(*numbers: int, attribute: str = "courage") -> list[dict[str, Any]]:
    """Skill cards whose first faces have these numbers; the others are of Caution, 50 higher."""
    return [
        {"faces": [{"number": n, "attribute": attribute}, {"number": n + 50, "attribute": "caution"}]} for n in numbers
    ]


def test_tg_5_2_1_six_attributes_in_three_opposed_pairs() -> None:
    pairs = {frozenset((one, OPPOSITE[one])) for one in ATTRIBUTES}
    assert pairs == {
        frozenset(("aggression", "empathy")),
        frozenset(("courage", "caution")),
        frozenset(("practicality", "spirituality")),
    }
    assert len(ATTRIBUTES) == 6
    assert all(OPPOSITE[OPPOSITE[one]] == one != OPPOSITE[one] for one in ATTRIBUTES)


@pytest.mark.rule("TG-5.2.2", "TG-5.2.3")
@pytest.mark.vector("TV-5")
def test_markers_and_skill_cards_make_the_value_without_an_end() -> None:
    state = state_of(pack_of(skills=skills(1, 2, 3, 4)), "beor")
    state = changed(state, "beor", attributes={"courage": 2}, skills=(1, 2))
    assert value(state, "beor", "courage") == 4
    assert value(state, "beor", "caution") == 0
    assert value(changed(state, "beor", skills=(1, 2, 3, 4)), "beor", "courage") == 6


@pytest.mark.rule("TG-5.2.4")
def test_resting_and_encounters_lower_no_attribute() -> None:
    before = state_of(pack_of(), "beor")
    rested = at_table(before).when(Rest())
    assert rested.state.characters["beor"].attributes == before.characters["beor"].attributes
    fled = begun(encounter("beor")).answers(0, "flee")
    assert fled.state.characters["beor"].attributes == before.characters["beor"].attributes


@pytest.mark.rule("TG-5.2.5", "TG-6.3.25")
def test_a_temporary_change_counts_for_the_value_and_not_for_the_cost() -> None:
    scenario = paused(state_of(pack_of(), "beor"))
    scenario.when(ChangeAttribute(attribute="aggression", count=3, until="encounter", at=At("beor", "ability")))
    scenario.then(AttributeChanged("beor", "aggression", 3, "encounter"))
    assert value(scenario.state, "beor", "aggression") == 5
    assert raise_cost(scenario.state, "beor", "aggression") == 6
    assert raise_cost(scenario.state, "beor", "empathy") == 6
    scenario.when(ChangeAttribute(attribute="courage", count=-4, at=At("beor", "ability")))
    assert value(scenario.state, "beor", "courage") == 0


@pytest.mark.rule("TG-5.2.2", "TG-6.3.25")
@pytest.mark.parametrize("skilled", [(), (1, 52)])
@pytest.mark.parametrize("changes", [(), (Change("courage", 2, "encounter"), Change("aggression", -4, "activation"))])
def test_all_values_at_once_are_those_of_each_attribute(skilled: Any, changes: Any) -> None:
    state = state_of(pack_of(skills=skills(1, 2)), "beor")
    state = changed(state, "beor", skills=skilled, changes=changes)
    assert values(state, "beor") == {one: value(state, "beor", one) for one in ATTRIBUTES}
    assert values(state, "beor")["aggression"] == (0 if changes else 2)
    assert values(state, "beor")["courage"] == 1 + len(skilled[:1]) + (2 if changes else 0)
    assert values(state, "beor")["empathy"] == 0
    assert values(state, "beor") == {one: total(value_parts(state, "beor", one)) for one in ATTRIBUTES}


@pytest.mark.rule("TG-5.19.9")
def test_who_has_a_skill_has_the_card_with_both_its_faces_and_no_other() -> None:
    state = changed(state_of(pack_of(skills=skills(1, 2)), "beor"), "beor", skills=(1,))
    assert [has_card_of(state, "beor", number) for number in (1, 51, 2, 52)] == [True, True, False, False]


def test_tg_5_2_5_a_change_for_the_activation_ends_with_the_next_one() -> None:
    scenario = begun(encounter("ailei", "beor")).answers(0, "activate:ailei")
    ailei, beor = At("ailei", "ability"), At("beor", "ability")
    scenario.when(
        ChangeAttribute(attribute="empathy", count=1, at=ailei),
        ChangeAttribute(attribute="courage", count=1, until="encounter", at=beor),
    )
    scenario.answers(0, "none", "face", "end")
    assert value(scenario.state, "ailei", "empathy") == 2
    assert value(scenario.state, "beor", "courage") == 2
    scenario.answers(1, "flee")
    scenario.answers(0, "flee")
    assert value(scenario.state, "beor", "courage") == 1


def test_tg_5_2_6_the_negative_trait_works_always_and_cannot_be_declined() -> None:
    tired = [
        {"when": "active", "effects": [effect("lose", what="energy")]},
        {"when": "rest", "effects": [effect("lose", what="food")]},
    ]
    pack = pack_of(characters={"beor": {"trait": tired}})
    begun(encounter("beor", pack=pack)).then_includes(Lost("beor", "energy", 1)).asks(0, "none", "flee")
    rested = at_table(changed(state_of(pack, "beor"), "beor", food=1)).when(Rest())
    rested.then_includes(Lost("beor", "food", 1))
