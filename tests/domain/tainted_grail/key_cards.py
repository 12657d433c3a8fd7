"""Cards with keys on their edges, and the keys of the newest one."""

from domain.tainted_grail.vocabulary.terms import Height
from tests.domain.tainted_grail.fixtures import Table, gives
from tests.domain.tainted_grail.shown import fight
from tests.dsl import Scenario


def card(left: Table, right: Table | None = None, **more: object) -> Table:
    """A card that also has the plain halves at the bottom, unless it says otherwise."""
    return {"left": {"free": gives("void")} | left, "right": {"free": {}} | (right or {}), **more}


def keys(scenario: Scenario) -> dict[Height, bool]:
    """The keys of the newest card."""
    return fight(scenario).sequence[-1].keys
