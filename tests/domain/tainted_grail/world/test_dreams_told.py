"""Dreams that are told only to those who have them: what is sealed, and what others know of them. Source: TG-2.3.9."""

from __future__ import annotations

import re
from typing import Any

import pytest

from domain.kernel.chance.seal import knowing
from domain.kernel.errors import InvalidRequest
from domain.kernel.fact import Awaiting, Hidden
from domain.kernel.task import Task
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.facts.parties import PartyEnded
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.knowledge import told_to
from domain.tainted_grail.tasks.days import Dreams, NextAction
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.events import Dreaming
from domain.tainted_grail.tasks.payment import OweTogether
from tests.domain.tainted_grail.fixtures import effect, foe
from tests.domain.tainted_grail.world.land import land, moved, on_land, opened, revealed, world_of
from tests.dsl import Scenario

CHOICE = effect("choose", one=[[effect("gain", what="magic")], [effect("gain", what="wealth")]])
READERS = (0, 1, None)
SEALED = (Hidden(("kept",), (0,)), Hidden(("tasks",), (0,)))


def dream(*effects: Any, **more: Any) -> Pack:
    """A land with this dream at 101."""
    return land(at_101={"dream": True}, dream=[{"location": 101, "effects": list(effects)}], **more)


def asleep(pack: Pack, dreams: str = "own") -> Scenario:
    """Beor, of seat 0, dreams at 101; Ailei, of seat 1, sleeps at 102."""
    scenario = revealed(on_land(world_of(pack, "beor", "ailei")), 102)
    return moved(scenario.given_state(dreams=dreams), ailei=102).when(Dreams())


def agenda(scenario: Scenario, seat: int | None) -> tuple[Task, ...]:
    """What a reader knows to be unfinished."""
    return knowing(TAINTED_GRAIL, seat).position(scenario.position).agenda


def hidden(scenario: Scenario) -> tuple[Hidden, ...]:
    """What is sealed of the newest agenda."""
    last = scenario.stated[-1]
    assert isinstance(last.fact, Awaiting)
    return last.hidden


def text_of(value: object) -> str:
    """Everything that can be read of a value."""
    return repr(value)


@pytest.mark.rule("TG-2.3.9")
def test_what_a_dream_asks_is_sealed_and_only_those_who_have_it_know_it() -> None:
    scenario = asleep(dream(CHOICE, effect("gain", what="terror")))
    assert hidden(scenario) == SEALED
    assert agenda(scenario, 0) == scenario.position.agenda
    for seat in (1, None):
        told = agenda(scenario, seat)
        assert told[0] == Dreaming(seats=(0,)) and re.search("magic|wealth|terror", text_of(told)) is None


@pytest.mark.rule("TG-2.3.9")
def test_a_dream_is_told_to_everybody_unless_the_table_wants_it_otherwise() -> None:
    scenario = asleep(dream(CHOICE), dreams="open")
    assert hidden(scenario) == ()
    assert {agenda(scenario, seat) for seat in READERS} == {scenario.position.agenda}


@pytest.mark.rule("TG-2.3.9")
def test_once_the_dreamer_wakes_nothing_more_is_sealed() -> None:
    pack = dream(effect("gain", what="magic"))
    scenario = asleep(pack).then_includes(PartyEnded())
    assert hidden(scenario) == () and agenda(scenario, 1) == scenario.position.agenda


@pytest.mark.rule("TG-2.3.9", "TG-2.3.7")
def test_an_encounter_in_a_dream_is_seen_and_what_follows_it_is_not() -> None:
    """The enemy lies open; what the dream orders then does not."""
    fight = effect(
        "encounter", meet="shade", won=[effect("gain", what="magic")], otherwise=[effect("lose", what="food")]
    )
    scenario = asleep(dream(fight, encounters=[foe("shade", effect("damage"), value=3, reward=[], loot=[])]))
    assert scenario.state.encounter is not None and hidden(scenario) == SEALED
    own, other = agenda(scenario, 0), agenda(scenario, 1)
    assert "magic" in text_of(own) and re.search("magic|food", text_of(other)) is None
    assert other[0] == own[0], "the question of the encounter is open to all"


@pytest.mark.rule("TG-2.3.9")
def test_who_is_asked_by_the_dream_of_another_knows_the_question_alone() -> None:
    scenario = asleep(dream(effect("each", who="all", then=[CHOICE]), effect("gain", what="terror")))
    answering = {seat: text_of(agenda(scenario, seat)) for seat in READERS}
    while scenario.asked.seats != (1,):
        scenario.answers(0, scenario.default())
        answering = {seat: text_of(agenda(scenario, seat)) for seat in READERS}
    assert "wealth" in answering[1] and "terror" not in answering[1]
    assert "wealth" not in answering[None] and "wealth" in answering[0]


@pytest.mark.rule("TG-2.3.9")
def test_what_is_no_dream_is_told_to_everybody() -> None:
    ask = {"location": 101, "number": 1, "choices": [{}, {}]}
    scenario = on_land(world_of(dream(CHOICE, verse=[ask]), "beor", "ailei")).given_state(dreams="own")
    scenario.when(NextAction()).answers(0, "explore:beor").answers(1, "stay:ailei").asks(0, "choose:1", "choose:2")
    assert hidden(scenario) == ()
    assert {agenda(scenario, seat) for seat in READERS} == {scenario.position.agenda}


@pytest.mark.rule("TG-2.3.9")
def test_what_a_dream_orders_behind_a_payment_is_not_told_either() -> None:
    dreamt = Gain(what="magic", at=At("beor", "event", "dream:101"))
    assert told_to(OweTogether(cost=Cost(food=1), then=(dreamt,), otherwise=()), 1) is None
    awake = OweTogether(cost=Cost(food=1), then=(Gain(what="magic", at=At("beor", "event", "event:a")),), otherwise=())
    assert told_to(awake, 1) == awake


@pytest.mark.rule("TG-2.3.9")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"dreams": "mine"}, "unknown value of dreams: 'mine'; possible: own, open"),
        ({"dreams": "own", "scenario": "walk"}, "nobody dreams in an arena; leave out dreams, or choose a campaign"),
    ],
)
def test_dreams_are_told_to_those_who_have_them_or_to_all(options: dict[str, Any], said: str) -> None:
    pack = dream(arena=[{"id": "walk", "row": [{"rest": True}]}])
    state, _ = TAINTED_GRAIL.begin(opened(dreams="own"), pack)
    assert state.dreams == "own"
    with pytest.raises(InvalidRequest, match=re.escape(said)):
        TAINTED_GRAIL.begin(opened(**options), pack)
