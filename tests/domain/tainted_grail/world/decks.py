"""Campaigns whose event decks are built, for tests."""

from typing import Any

from domain.tainted_grail.queries.events import EVENTS
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.events import SetUpChapter
from tests.domain.tainted_grail.world.land import Table, land, on_land, world_of
from tests.dsl import Scenario

AT = At("beor", "event", "event:tale")


def tale(parts: int = 6, random: int = 22, **more: Any) -> Scenario:
    """A campaign on its first day, whose event decks are built. Event `n` is part n of the first chapter."""
    events: list[Table] = [{"id": f"part-{n}", "chapter": 1, "part": n} for n in range(parts, 0, -1)]
    pack = land(event=events, random=[{"id": f"chance-{n}"} for n in range(1, random + 1)], **more)
    scenario = on_land(world_of(pack, "beor")).when(SetUpChapter(1))
    return after(scenario)


def after(scenario: Scenario) -> Scenario:
    """The same game, ready for a further task."""
    scenario.position = on_land(scenario.state).position
    return scenario


def deck(scenario: Scenario, pile: str = EVENTS) -> list[str]:
    """The places of a deck from the top."""
    return list(scenario.state.piles.get(pile, ()))
