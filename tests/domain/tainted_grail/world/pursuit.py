"""A fight in which a flight may fail."""

from typing import Any

from tests.domain.tainted_grail.fixtures import C1, C2, begun, encounter
from tests.dsl import Scenario


def hunted(*others: str, **more: Any) -> Scenario:
    """Beor, perhaps with others, fights where a flight may fail; it is its turn."""
    scenario = encounter("beor", *others, **{"hands": {"beor": (C1, C2)}, "decks": {"beor": 4}, **more})
    begun(scenario.given_state(challenge=("flight",)))
    return scenario.answers(0, "activate:beor") if others else scenario
