"""In which order the effects of one character come that are due together. Source: TG-5.18.1."""

from __future__ import annotations

from typing import Any

import pytest

from domain.tainted_grail.facts.cards import LastDiscarded, TimeChanged
from domain.tainted_grail.facts.tracks import Gained, Lost
from domain.tainted_grail.tasks.abilities import ChooseDue
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import DiscardLast
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    C1,
    Table,
    attribute,
    begun,
    effect,
    encounter,
    foe,
    gives,
    pack_of,
)
from tests.domain.tainted_grail.shown import has
from tests.dsl import Scenario

TWIN = "K12/25-U"
HURTS, HEALS = effect("lose", what="health", count=2), effect("gain", what="health")
"""At full Health it matters which comes first: 7 or 8 are left."""
HURTS_FIRST, HEALS_FIRST = f"first:card:{TWIN}#0", f"first:card:{TWIN}#1"


def twin(when: str, *effects: Table, **more: Any) -> Table:
    """A card with an ability for each of these effects, all of one moment."""
    abilities = [{"when": when, "effects": [one], **more} for one in effects]
    return {"left": {"free": gives("void")}, "right": {"free": {}}, "abilities": abilities}


def fight(card: Table, *laid: str) -> Scenario:
    """Ailei (seat 0) and Beor (seat 1) fight, and Beor, who holds the card or has laid it, is active."""
    pack = pack_of(foe("it"), cards={TWIN: card})
    held = () if TWIN in laid else (TWIN,)
    lying = [("beor", one) for one in laid]
    scenario = encounter("ailei", "beor", pack=pack, card="it", hands={"beor": (*held, BLANK)}, laid=lying)
    return begun(scenario)


@pytest.mark.parametrize(("first", "health"), [(HURTS_FIRST, 8), (HEALS_FIRST, 7)])
def test_tg_5_18_1_on_placement_the_characters_own_player_says_what_comes_first(first: str, health: int) -> None:
    scenario = fight(twin("placed", HURTS, HEALS)).answers(0, "activate:beor").answers(1, "lay:0")
    scenario.asks(1, HURTS_FIRST, HEALS_FIRST)
    assert (scenario.question.seats, scenario.default()) == ((1,), HURTS_FIRST)

    scenario.answers(1, first)
    assert has(scenario, "health") == health


@pytest.mark.parametrize(("first", "health"), [(HURTS_FIRST, 8), (HEALS_FIRST, 7)])
def test_tg_5_18_1_so_it_is_with_delayed_abilities(first: str, health: int) -> None:
    scenario = fight(twin("delayed", HURTS, HEALS, delay=1), TWIN).given(TimeChanged(TWIN, 1))
    scenario.answers(0, "activate:beor").asks(1, HURTS_FIRST, HEALS_FIRST).answers(1, first)
    assert has(scenario, "health") == health


@pytest.mark.parametrize(("first", "health"), [(HURTS_FIRST, 8), (HEALS_FIRST, 7)])
def test_tg_5_18_1_so_it_is_when_a_card_is_discarded(first: str, health: int) -> None:
    scenario = fight(twin("discarded", HURTS, HEALS), TWIN).answers(0, "activate:beor")
    scenario.when(DiscardLast(at=At("beor", "ability"))).then(LastDiscarded(TWIN, "beor"))
    scenario.answers(1, first)
    assert has(scenario, "health") == health


@pytest.mark.parametrize(("first", "health"), [(HURTS_FIRST, 8), (HEALS_FIRST, 7)])
def test_tg_5_18_1_so_it_is_at_the_end_of_step_three(first: str, health: int) -> None:
    scenario = fight(twin("attack", HURTS, HEALS)).answers(0, "activate:beor").answers(1, "lay:0", "stop", "face")
    scenario.asks(1, HURTS_FIRST, HEALS_FIRST).answers(1, first)
    assert has(scenario, "health") == health


def skills(*effects: Table, **more: Any) -> list[Table]:
    """Skill cards whose first faces each do something when a symbol of Aggression is activated."""
    return [
        {
            "faces": [
                {
                    "number": number,
                    "attribute": "courage",
                    "abilities": [{"when": "key", "of": "aggression", "effects": [one], **more}],
                },
                {"number": number + 10, "attribute": "caution"},
            ]
        }
        for number, one in enumerate(effects, 1)
    ]


def keyed(*effects: Table, **more: Any) -> Scenario:
    """Beor, who has these skills, lays a card that activates a symbol of Aggression."""
    given = {"beor": {"skills": tuple(range(1, len(effects) + 1))}}
    scenario = encounter("beor", pack=pack_of(skills=skills(*effects, **more)), hands={"beor": (C1,)}, given=given)
    return begun(scenario).answers(0, "lay:0")


@pytest.mark.rule("TG-5.18.1", "TG-6.5.12")
def test_two_skills_for_one_symbol_come_in_the_order_the_player_says() -> None:
    scenario = keyed(HURTS, HEALS, limit="activation").asks(0, "first:skill:1#0", "first:skill:2#0")
    scenario.answers(0, "first:skill:2#0").then_includes(Lost("beor", "health", 2)).then_no(Gained)


@pytest.mark.rule("TG-5.18.1", "TG-6.5.12")
def test_of_two_symbols_of_one_card_each_skill_works_as_often_as_its_limit_says() -> None:
    edge = {height: attribute("aggression") for height in ("a1", "a2")}
    card = {"left": {"a1": gives("void"), "a2": gives("void"), "free": gives("void")}, "right": {"free": {}}}
    known = skills(HURTS, HEALS, limit="activation")
    pack = pack_of(foe("it", right={**edge, "free": {}}), cards={TWIN: card}, skills=known)
    given = {"beor": {"skills": (1, 2)}}
    scenario = begun(encounter("beor", pack=pack, card="it", hands={"beor": (TWIN,)}, given=given))

    scenario.answers(0, "lay:0", "first:skill:1#0").then_includes(
        Lost("beor", "health", 2), Gained("beor", "health", 1)
    )
    assert has(scenario, "health") == 8
    assert not isinstance(scenario.question, ChooseDue)


@pytest.mark.rule("TG-5.18.1", "TG-11.1.11")
@pytest.mark.parametrize(
    "effects",
    [(HURTS, HURTS), (effect("gain", what="food"), effect("pool", count=1))],
    ids=["the same twice", "what only adds up"],
)
def test_nobody_is_asked_for_an_order_that_cannot_matter(effects: tuple[Table, ...]) -> None:
    assert not isinstance(keyed(*effects).question, ChooseDue)


def drummed(*effects: Table) -> Scenario:
    """Beor, who has something for each of these effects when it becomes active, becomes so beside Ailei."""
    items = [{"id": f"drum{n}", "abilities": [{"when": "active", "effects": [one]}]} for n, one in enumerate(effects)]
    given = {"beor": {"items": tuple(f"item:drum{n}" for n in range(len(effects)))}}
    scenario = encounter("ailei", "beor", pack=pack_of(foe("it"), items=items), card="it", given=given)
    return begun(scenario).answers(0, "activate:beor")


@pytest.mark.rule("TG-5.18.1", "TG-6.6.4")
def test_of_what_becoming_active_triggers_its_own_player_says_the_order_if_it_can_matter() -> None:
    scenario = drummed(HURTS, HEALS).asks(1, "first:item:drum0#0", "first:item:drum1#0")
    assert scenario.question.seats == (1,)

    plain = drummed(effect("gain", what="food"), effect("gain", what="magic"))
    plain.then_includes(Gained("beor", "food", 1), Gained("beor", "magic", 1))
