"""Encounters of the rounds' tests: cards, an enemy, and who meets it."""

from collections.abc import Mapping
from typing import Any

from tests.domain.tainted_grail.fixtures import (
    ENEMY,
    Table,
    begun,
    effect,
    encounter,
    gives,
)
from tests.dsl import Scenario

NEW = "K12/25-U"


ALL_DRAW = effect("each", who="participants", then=[effect("draw")])


def card(*abilities: Table, left: Table | None = None, right: Table | None = None, **more: Any) -> Table:
    """A card with these abilities; plain halves at the bottom unless it says otherwise."""
    sides = {"left": {"free": gives("void")} | (left or {}), "right": {"free": {}} | (right or {})}
    return {**sides, "abilities": list(abilities), **more}


def enemy(*effects: Table, **more: Any) -> Table:
    """The fixture enemy under another name, whose attack is always the same."""
    return ENEMY | {"id": "other", "attack": [{"least": 0, "most": 4, "effects": list(effects)}], **more}


def solo(*held: str, pack: Any = None, against: str = "e1", deck: int = 10, **given: Any) -> Scenario:
    """Beor is active with these cards in hand."""
    hands, decks = {"beor": held}, {"beor": deck}
    return begun(encounter("beor", pack=pack, card=against, hands=hands, decks=decks, given={"beor": given}))


def duo(
    hands: Mapping[str, tuple[str, ...]] | None = None, *, active: str | None = "beor", against: str = "e1", **more: Any
) -> Scenario:
    """Ailei (seat 0) and Beor (seat 1) fight; one of them is active."""
    scenario = begun(encounter("ailei", "beor", card=against, hands=hands, **more))
    return scenario.answers(0, f"activate:{active}") if active else scenario
