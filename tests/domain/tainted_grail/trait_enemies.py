"""Enemies with traits, and who meets them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.tainted_grail.state import State
from tests.domain.tainted_grail.fixtures import (
    Table,
    begun,
    changed,
    encounter,
    foe,
    gives,
    pack_of,
    state_of,
)
from tests.dsl import Scenario

AXE: Table = {"id": "axe", "keywords": ["weapon"]}


BLADE: Table = {"number": 7, "keywords": ["weapon"]}
TRICK = {"left": {"free": gives("void")}, "right": {"free": {}}}


def against(
    *traits: str, row: tuple[Table, ...] = (), hand: tuple[str, ...] = (), size: int = 15, **more: Any
) -> Scenario:
    """Beor alone against an enemy with these traits, about to lay a card."""
    given: Mapping[str, Any] = more.pop("given", {})
    cards: Mapping[str, Any] | None = more.pop("cards", None)
    pack = pack_of(foe("it", *row, traits=list(traits), **more), cards=cards)
    return begun(
        encounter("beor", pack=pack, card="it", hands={"beor": hand}, decks={"beor": size}, given={"beor": given})
    )


def start(card: Table, *characters: str, items: Mapping[str, tuple[str, ...]] | None = None, **given: Any) -> State:
    """An arena in which this encounter can be met. given: fields of every character."""
    pack = pack_of(card, items=[AXE], secrets=[BLADE])
    state = state_of(pack, *characters)
    for name in characters:
        state = changed(state, name, items=(items or {}).get(name, ()), **given)
    return state


def kept(scenario: Scenario, *names: str) -> Scenario:
    """Everybody keeps the hand dealt."""
    for seat, name in enumerate(names):
        scenario.answers(seat, f"keep:{name}")
    return scenario
