"""A day of actions in which every answer is given, and each kind of action done."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.tainted_grail.facts.actions import ItemLaid
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import NextAction
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import LayItem
from tests.domain.tainted_grail.fixtures import changed, effect
from tests.domain.tainted_grail.world.acting import CRAFT, WORK, busy, verses
from tests.domain.tainted_grail.world.land import on_land, revealed, world_of
from tests.dsl import Scenario
from tests.projections.tainted_grail.worded import Step, answered, done

Answers = tuple[tuple[int, str], ...]

PACK = busy(
    characters={
        "beor": {"action": CRAFT},
        "ailei": {"action": {"energy": 1, "effects": [effect("gain", what="food")]}},
    },
    verse=[*verses(101), {"location": 102, "number": 1, "choices": [{"each": {"wealth": 1}}, {}]}],
    at_101={
        "menhir": True,
        "action": {**WORK, "limit": "day"},
        "rite": {"disc": 5, "each": {"energy": 1}, "together": {"wealth": 2}},
    },
    at_102={"menhir": True},
    random=[{"id": "haste", "today": {"twice": 1}}],
)

JOINED: Answers = ((1, "join:beor"), (0, "accept:beor"))
BACK: Answers = ((0, "join:ailei"), (1, "accept:ailei"))
GAMES: tuple[Answers, ...] = (
    (
        (0, "travel:ailei:102"),
        *JOINED,
        (0, "pay"),
        (1, "pay"),
        (1, "explore:beor"),
        *BACK,
        *((1, "pay"), (0, "pay")),
        (0, "give:ailei"),
    ),
    ((0, "inspect:ailei"), *JOINED, (0, "give:ailei")),
    ((0, "explore:ailei"), *JOINED, (0, "pay"), (1, "ask:ailei:energy"), (0, "agree"), (1, "pay")),
    ((0, "explore:ailei"), (1, "join:beor"), (0, "refuse:beor"), (1, "pass:beor"), (0, "travel:ailei:102")),
    ((0, "travel:ailei:102"), *JOINED, (0, "pay"), (1, "decline"), (1, "explore:beor")),
    ((0, "travel:ailei:102"), (1, "join:beor"), (0, "accept:beor"), (0, "pay"), (1, "pay"), (0, "inspect:ailei")),
    ((0, "explore:ailei"), *JOINED, (0, "decline")),
    ((0, "act:ailei"), *JOINED, (0, "pledge:ailei"), (1, "pledge:beor"), (0, "for:beor")),
    ((0, "own:ailei:ailei"), (1, "stay:beor"), (1, "own:beor:beor")),
    ((0, "own:ailei:beor"), *JOINED, (1, "pledge:beor"), (1, "pledge:beor"), (0, "pledge:ailei")),
    ((0, "own:ailei:beor"), (1, "stay:beor")),
    ((0, "inspect:ailei"), *JOINED, (0, "leave")),
    ((0, "inspect:ailei"), *JOINED, (0, "charge"), (0, "pay"), (1, "pay"), (1, "pledge:beor")),
    ((1, "give:beor"), (1, "give:beor:ailei:wealth"), (0, "accept:beor")),
    ((1, "give:beor"), (1, "ready:beor")),
    ((0, "take:ailei:item:sword"), (0, "pass:ailei"), (1, "act:beor")),
    ((1, "pass:beor"), (0, "lying:beor"), (1, "ready:beor")),
)
"""What seats answer, one after another."""


def action_steps() -> Iterator[Step]:
    """Each action, each answer about its party and its price, and what lies between actions."""
    for answers in GAMES:
        yield from played_out(morning(), answers)
    mad: Answers = ((0, "explore:ailei"), (1, "stay:beor"))
    for energy in (1, 4):
        yield from played_out(morning(energy=energy, terror=9, conditions=("insane",)).rolls("skull", die="disc"), mad)
    alone = on_land(changed(world_of(PACK, "beor"), "beor", energy=1))
    yield from played_out(alone.when(NextAction()), ((0, "explore:beor"),))
    yield from played_out(hasty(), ((0, "explore:ailei"), (1, "stay:beor"), (0, "explore:ailei"), (1, "stay:beor")))
    yield done(on_land(world_of(PACK, "beor")), LayItem(item="sword", at=At("beor", "verse")))


def morning(**ailei: object) -> Scenario:
    """Ailei and Beor stand at 101, where a sword lies, with 1 Wealth each."""
    return begun(changed(changed(world_of(PACK, "ailei", "beor"), "ailei", **{"wealth": 1, **ailei}), "beor", wealth=1))


def hasty() -> Scenario:
    """The same on a day on which each may act twice in a row."""
    state = world_of(PACK, "ailei", "beor")
    return begun(replace(state, journey=replace(state.journey, events=("haste",))))


def begun(state: State) -> Scenario:
    """The next action is asked for."""
    scenario = revealed(on_land(state), 102).given(ItemLaid(101, "item:sword"))
    return on_land(scenario.state).when(NextAction())


def played_out(scenario: Scenario, answers: Answers) -> Iterator[Step]:
    """Yield a step for each answer."""
    for seat, key in answers:
        yield answered(scenario, seat, key)
