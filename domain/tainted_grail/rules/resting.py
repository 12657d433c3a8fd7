"""Resting between encounters. Source: TG-4.6."""

from domain.kernel.game import rule
from domain.kernel.play import Play
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.rest import Rest


@rule("TG-4.6.1", Rest)
def rest(play: Play[State], task: Rest) -> None:
    """All rest. Source: TG-4.6.1."""
