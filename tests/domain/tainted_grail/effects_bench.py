"""A fight in which single effects are tried."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.kernel.position import Position
from domain.tainted_grail.facts.cards import CardLaid
from domain.tainted_grail.facts.rounds import CharacterActivated
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.choices import Declare
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.encounter import CloseEncounter
from domain.tainted_grail.tasks.setup import CloseArena
from tests.domain.tainted_grail.fixtures import (
    BLANK,
    BLANK_2,
    BLANK_3,
    Table,
    effect,
    encounter,
    foe,
    hers,
    pack_of,
)
from tests.dsl import Scenario

AXE: Table = {"id": "axe", "keywords": ["weapon"]}
SKILLS = [
    {"faces": [{"number": n, "attribute": "aggression"}, {"number": n + 1, "attribute": "caution"}]} for n in (1, 3)
]
PACK = pack_of(
    foe("it", effect("damage", count=2), loot=[]),
    items=[AXE],
    skills=SKILLS,
    secrets=[{"number": 7}],
)
PAUSE = Declare(seats=(0,), at=At("beor", "ability"), text="pause")
"""A question that can wait."""
HANDS = {"beor": (BLANK, BLANK_2, BLANK_3), "ailei": (hers(BLANK), hers(BLANK_2))}


def bench(card: Any = "it", **given: Any) -> Scenario:
    """Beor (seat 0) is active beside Ailei (seat 1), and an effect may be tried. given: fields of each character."""
    return idle_bench(card, **given).given(CharacterActivated("beor"))


def idle_bench(card: Any = "it", **given: Any) -> Scenario:
    """The same before anybody is active."""
    hands = HANDS if card != "d1" else {}
    scenario = encounter("beor", "ailei", pack=PACK, card=card, hands=hands, given=given, decks={"beor": 5, "ailei": 5})
    scenario.position = Position(scenario.state, (PAUSE, CloseEncounter(), CloseArena()))
    return scenario


def done(scenario: Scenario, *words: Table, character: str = "beor", source: str = "item:boots") -> Scenario:
    """These effects are done for a character."""
    at = At(character, "ability", source)
    effects: list[Any] = [msgspec.convert(word, Effect) for word in words]
    return scenario.when(*(msgspec.structs.replace(one, at=at) for one in effects))


def laid(scenario: Scenario, *cards: str, by: str = "beor") -> Scenario:
    """Cards of the deck lie in the sequence."""
    return scenario.given(*(CardLaid(by, card, None, {"a1": True, "free": True}, "effect") for card in cards))
