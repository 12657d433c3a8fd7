"""Mission parts for deeds of every kind, each of which stays fulfilled once done. Source: MP-7.1.8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from domain.materia_prima.content.pack import MissionPart
from domain.materia_prima.facts.combat import HomunculusDefeated
from domain.materia_prima.facts.ending import MissionPartFulfilled, ScenarioSucceeded
from domain.materia_prima.facts.missions import FragmentDelivered
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.tasks.combat import AttackFigure, DefeatHomunculus, DefeatInquisitor
from domain.materia_prima.tasks.ending import CloseScenario, EndDay, RecordDeed
from domain.materia_prima.tasks.turn import StartTurn
from domain.materia_prima.vocabulary import Deed
from tests.domain.materia_prima.broken_packs import accepted, refusal
from tests.domain.materia_prima.packs import prima
from tests.domain.materia_prima.positions import foe, helper, in_tower, stand, store
from tests.domain.materia_prima.tables import other_pack
from tests.dsl import Scenario

TOWN_G = (1, -3)
SCENARIOS = "scenarios.toml"
DONE = MissionPartFulfilled("green", "part")


def asking(scenario: Scenario, *parts: MissionPart) -> Scenario:
    """The scenario mission has these parts."""
    first, *others = prima().content.scenarios
    return scenario.given_state(pack=other_pack(scenarios=(replace(first, parts=parts), *others)))


def part(deed: str, **said: Any) -> MissionPart:
    """A part that asks for this deed."""
    return MissionPart("part", deed, **said)  # type: ignore[arg-type]


def in_town(scenario: Scenario, mission: str = "", **fields: Any) -> Scenario:
    """Green in town G, where this mission lies open; its turn."""
    stand(scenario, "green", TOWN_G, **fields)
    if mission:
        scenario.given_state(missions={**scenario.state.missions, "G": mission})
    return scenario.when(StartTurn("green"))


def researching(scenario: Scenario) -> Scenario:
    scenario.given_state(recipes=("dagger",)).draws("recipes-homunculus", "kypitau", "pyrrik")
    return in_town(scenario).answers(0, "research:homunculus").answers(0, "keep:kypitau")


def buying(scenario: Scenario) -> Scenario:
    return in_town(scenario, carried={"copper": 1, "glass": 1}).answers(0, "buy")


def converting(scenario: Scenario) -> Scenario:
    return in_tower(scenario, {}, {"earth": 1, "fire": 1}).answers(0, "convert")


def repelling(scenario: Scenario) -> Scenario:
    stand(scenario, "green", (0, 0))
    return scenario.rolls(2, 2, 2).when(AttackFigure(foe(scenario, "A", (1, 0)).id, "green"))


def defeating(scenario: Scenario) -> Scenario:
    return scenario.when(DefeatInquisitor("green", foe(scenario, "A", (1, 0)).id))


def giving(scenario: Scenario) -> Scenario:
    store(scenario, "green", fragments=("black-crow",))
    return in_town(scenario, "miracle-cure").answers(0, "give-fragment:black-crow")


def winning(scenario: Scenario) -> Scenario:
    return in_town(scenario, "cellar-rats").rolls(2, 2, 2).answers(0, "fight-mission:green")


def making(scenario: Scenario) -> Scenario:
    cost = prima().recipes["black-crow"].cost
    scenario.given_state(recipes=("black-crow",))
    return in_tower(scenario, {}, dict(cost)).answers(0, "transmute:black-crow")


DEEDS: list[tuple[MissionPart, Callable[[Scenario], Scenario], bool]] = [
    (part("make", kind="stone"), making, True),
    (part("make", kind="equipment"), making, False),
    (part("defeat", type="A"), defeating, True),
    (part("defeat", type="B"), defeating, False),
    (part("deliver", kind="fragment"), giving, True),
    (part("deliver"), winning, False),
    (part("win"), winning, True),
    (part("win"), giving, False),
    (part("fulfil"), winning, True),
    (part("fulfil"), giving, True),
    (part("fulfil", kind="attack"), winning, True),
    (part("fulfil", kind="attack"), giving, False),
    (part("give"), giving, True),
    (part("give", kind="stone", level=1), giving, True),
    (part("give", kind="stone", level=2), giving, False),
    (part("give", kind="homunculus"), giving, False),
    (part("research"), researching, True),
    (part("research", kind="homunculus", level=2), researching, True),
    (part("research", kind="homunculus", level=1), researching, False),
    (part("research", kind="stone"), researching, False),
    (part("buy"), buying, True),
    (part("convert"), converting, True),
    (part("convert", level=2), converting, True),
    (part("convert", level=3), converting, False),
    (part("repel"), repelling, True),
    (part("repel", type="A"), repelling, True),
    (part("repel", type="B"), repelling, False),
    (part("buy"), converting, False),
]


@pytest.mark.parametrize(("asked", "doing", "fulfils"), DEEDS)
@pytest.mark.rule("MP-7.1.8")
def test_a_deed_fulfils_the_part_that_asks_for_it(
    scenario: Scenario, asked: MissionPart, doing: Callable[[Scenario], Scenario], fulfils: bool
) -> None:
    doing(asking(scenario, asked))

    assert [fact for fact in scenario.facts if isinstance(fact, MissionPartFulfilled)] == ([DONE] if fulfils else [])


def test_there_are_deeds_of_every_kind_among_them() -> None:
    assert {one.what for one, _, fulfils in DEEDS if fulfils} == set(get_args(Deed))


@pytest.mark.rule("MP-7.1.8")
def test_holding_badly_repels_nobody(scenario: Scenario) -> None:
    asking(stand(scenario, "green", (0, 0)), part("repel"))

    scenario.rolls(0, 0, 0).when(AttackFigure(foe(scenario, "A", (1, 0)).id, "green")).then_no(MissionPartFulfilled)


def test_mp_7_1_8_what_a_homunculus_repels_counts_for_its_alchemist(scenario: Scenario) -> None:
    helper(asking(scenario, part("repel")), "kypitau", "yellow", (0, 0))
    attacker = foe(scenario, "A", (1, 0))

    scenario.rolls(2, 2).when(AttackFigure(attacker.id, "kypitau"))
    scenario.then_includes(MissionPartFulfilled("yellow", "part"))


def last_evening(scenario: Scenario) -> Scenario:
    """It is the end of the last day of an easy game, after which none is left."""
    scenario.given_state(difficulty="easy")
    return scenario.given_state(day=last_day(scenario.state)).when(EndDay(), CloseScenario())


def test_mp_7_1_8_a_deed_stays_fulfilled_when_what_was_made_is_lost(scenario: Scenario) -> None:
    """Green's homunculus is defeated, yellow gives its fragment away: both made a thing."""
    asking(scenario, part("make")).when(
        RecordDeed("green", "make", "kypitau"), RecordDeed("yellow", "make", "black-crow")
    )
    helper(scenario, "kypitau", "green", (0, 0))
    store(scenario, "yellow", fragments=("black-crow",))
    scenario.when(DefeatHomunculus("kypitau")).then_includes(HomunculusDefeated("kypitau"))
    scenario.given(FragmentDelivered("yellow", "black-crow"))

    assert not scenario.state.homunculi and not scenario.state.alchemists["yellow"].tower.fragments
    last_evening(scenario).then(ScenarioSucceeded())


@pytest.mark.rule("MP-7.1.8")
def test_a_deed_done_twice_is_recorded_once(scenario: Scenario) -> None:
    converting(asking(scenario, part("convert"))).when(RecordDeed("green", "convert", "glass")).then()


EDITED = r'what = "make"\nkind = "homunculus"\nlevel = "any"'


@pytest.mark.parametrize(
    "said",
    [
        'what = "fulfil"',
        'what = "fulfil"\nkind = "attack"',
        'what = "give"',
        'what = "research"\nkind = "stone"\nlevel = 3',
        'what = "buy"',
        'what = "convert"\nlevel = 3',
        'what = "repel"\ntype = "A"',
    ],
)
def test_mp_10_2_14_further_deeds_may_be_asked(said: str) -> None:
    assert accepted((SCENARIOS, EDITED, said))


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ('what = "fulfil"\nlevel = 2', "level means nothing for 'fulfil'; possible: kind"),
        ('what = "fulfil"\nkind = "stone"', "0 town missions for it; four alchemists need 4"),
        ('what = "give"\nkind = "element"', "a thing has kind and level"),
        ('what = "give"\nkind = "stone"', "2 town missions for it; four alchemists need 4"),
        ('what = "research"\ntype = "A"', "type means nothing for 'research'; possible: kind, level"),
        ('what = "research"\nkind = "attack"', "a thing has kind and level"),
        ('what = "buy"\nkind = "stone"', "kind means nothing for 'buy'; possible: nothing"),
        ('what = "convert"\nlevel = 1', "unknown: 1; possible: 2, 3"),
        ('what = "repel"\ntype = "C"', "unknown: C"),
    ],
)
def test_mp_10_2_14_a_further_deed_must_be_possible_for_four(said: str, says: str) -> None:
    assert says in refusal("MP-10.2.14", (SCENARIOS, EDITED, said))
