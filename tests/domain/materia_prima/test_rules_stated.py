"""The rule beside a fact is the one that caused it: one of those that the fact's own text names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from domain.kernel.fact import Fact, Stated
from domain.materia_prima.board.hexes import DIRECTIONS
from domain.materia_prima.facts.alarm import InquisitorPlaced
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.inquisition import InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.facts.turn import ActionSpent
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.tasks.alarm import BringInquisitor
from domain.materia_prima.tasks.combat import RollReward
from domain.materia_prima.tasks.inquisition import LetInquisitorAct
from domain.materia_prima.tasks.turn import StartTurn
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.positions import alarm, cards, foe, stand
from tests.dsl import Scenario
from tests.projections.materia_prima.whole_games import Step, random_game, rare_steps

SPECIAL, TUTORIAL = "MP-0.1.1", "MP-3.4.1"
"""A special rule, or a lesson's own setup, causes whatever it likes."""


def causes(fact: type[Fact]) -> set[str]:
    """The rules that a fact's text names as its source: `Source: MP-4.6.6, 4.6.7.`"""
    _, _, named = (fact.__doc__ or "").partition("Source: MP-")
    return {f"MP-{number}" for number in re.findall(r"\d+\.\d+\.\d+", named)}


def wrong(stated: Stated) -> bool:
    """Whether a fact of the game stands beside a rule that did not cause it."""
    allowed = {*causes(type(stated.fact)), SPECIAL, TUTORIAL}
    return isinstance(stated.fact, MATERIA_PRIMA.facts) and stated.rule not in allowed


def some_of_everything() -> Iterator[Step]:
    """Games of every scenario and what is rare: each type of fact is stated in them."""
    yield from rare_steps(prima())
    scenarios = list(prima().scenarios)
    for seed in range(8):
        yield from random_game(prima(), seed, 1 + seed % 4, rich=True, scenario=scenarios[seed % 3])
    for scenario in inquisition().scenarios:
        yield from random_game(inquisition(), 1, 2, scenario=scenario)


def test_mp_every_fact_stands_beside_the_rule_that_caused_it() -> None:
    stated = [Stated(entry.rule, entry.fact) for step in some_of_everything() for entry in step.entries]

    assert [one for one in stated if wrong(one)] == []
    assert {type(one.fact) for one in stated} >= set(MATERIA_PRIMA.facts)


def test_mp_every_fact_names_its_causes() -> None:
    assert [fact.__name__ for fact in MATERIA_PRIMA.facts if not causes(fact)] == []


def beside(scenario: Scenario, kind: type[Fact]) -> list[str | None]:
    """The rules beside the newest facts of a kind."""
    return [one.rule for one in scenario.stated if isinstance(one.fact, kind)]


@pytest.mark.rule("MP-4.9.2", "MP-8.1.3")
def test_mp_mining_stands_beside_mining_and_rich_mining(field: Scenario) -> None:
    stand(field, "green", (4, -3), character="hanno-zinke")
    mine = next(
        hex
        for hex, land in field.state.pack.boards["open-country"].terrain.items()
        if land.mine == "iron" and hex != (-3, 3)
    )
    stand(field, "green", mine, character="hanno-zinke").when(StartTurn("green")).answers(0, "mine:green")

    assert beside(field, ElementTaken) == ["MP-4.9.2", "MP-8.1.3"]
    assert beside(field, ActionSpent) == ["MP-4.7.4"]


@pytest.mark.rule("MP-6.5.2")
def test_mp_a_reward_stands_beside_the_reward(field: Scenario) -> None:
    assert beside(field.rolls(0).when(RollReward("green")), ElementTaken) == ["MP-6.5.2"]


@pytest.mark.rule("MP-8.1.1")
def test_mp_an_extra_move_stands_beside_the_ability(field: Scenario) -> None:
    runner = next(id for id, one in field.state.pack.alchemists.items() if any("move" in str(a) for a in one.abilities))
    stand(field, "green", (0, 0), character=runner).when(StartTurn("green"))
    field.answers(0, next(key for key in field.keys(0) if key.startswith("move:green")))

    assert beside(field, ActionSpent) == ["MP-8.1.1"]


@pytest.mark.rule("MP-4.6.6", "MP-4.6.7")
def test_mp_an_arrival_stands_beside_the_free_town_or_the_occupied_one(field: Scenario) -> None:
    alarm(cards(field, "a-blank"), "pamphlet")
    town = field.state.pack.boards["open-country"].towns[field.state.pack.alarm_cards["pamphlet"].town]
    assert beside(field.when(BringInquisitor("A")), InquisitorPlaced) == ["MP-4.6.6"]

    field.given_state(inquisitors={})
    stand(field, "green", town).when(BringInquisitor("A"))
    field.answers(field.question.seats[0], field.default())
    assert beside(field, InquisitorPlaced) == ["MP-4.6.7"]


@pytest.mark.rule("MP-4.20.14", "MP-4.20.15", "MP-4.23.1")
def test_mp_a_step_of_an_inquisitor_stands_beside_the_step(field: Scenario) -> None:
    hunter = foe(field, "A", (0, 3))
    stand(field, "green", (0, 0)).rolls(2, 2, 2, 2, 2, 2).when(LetInquisitorAct(hunter.id))
    assert set(beside(field, InquisitorMoved)) == {"MP-4.20.14"}

    home = (0, 0)
    stand(stand(field, "green", home, tower=home), "yellow", (-3, 3), tower=(-3, 3))
    guard = foe(field, "A", DIRECTIONS["E"])
    assert beside(field.when(LetInquisitorAct(guard.id)), InquisitorActionsLapsed) == ["MP-4.23.1"]
    nobody = {colour: replace(one, hex=None) for colour, one in field.state.alchemists.items()}
    field.given_state(alchemists=nobody).when(LetInquisitorAct(guard.id))
    assert beside(field, InquisitorActionsLapsed) == ["MP-4.20.15"]
