"""Tables that play freely, as tests need them. Source: TG-7.3."""

from typing import Any

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.rules.setup import begin
from domain.tainted_grail.state import State
from tests.domain.tainted_grail.world.land import land, opened
from tests.dsl import HashFate, Scenario


def freely(pack: Pack | None = None, *plays: tuple[str, ...], **options: Any) -> Scenario:
    """A table that plays freely, at its first question."""
    pack = pack or land()
    state, tasks = begin(opened(*plays, **{"free": True, **options}), pack)
    play: Play[State] = Play(TAINTED_GRAIL, Position(replace(state, dice=TAINTED_GRAIL.dice(pack))), HashFate())
    play.begin(*tasks)
    scenario = Scenario(TAINTED_GRAIL, play.position.state)
    scenario.position = play.position
    return scenario


def pool(scenario: Scenario, name: str) -> set[str]:
    """The cards of a deck."""
    return set(scenario.state.pools[name])
