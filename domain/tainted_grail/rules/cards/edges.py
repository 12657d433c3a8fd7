"""Right edges that an effect changes. Source: TG-6.3.17, 6.3.18, 10.10."""

from domain.kernel.play import Play
from domain.tainted_grail.facts.cards import EdgeMarked
from domain.tainted_grail.queries.cards import open_edge
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import Block, Multiply
from domain.tainted_grail.vocabulary.terms import Height


@effect("TG-6.3.18", Multiply)
def multiply(play: Play[State], at: At, task: Multiply) -> None:
    """Let the out-half that the next card meets multiply its bonus. Source: TG-6.3.18, 6.3.19."""
    if is_there(play.state, task.height):
        play.state_that(EdgeMarked(task.height, times=task.times))


@effect("TG-6.3.17", Block)
def block(play: Play[State], at: At, task: Block) -> None:
    """Let the out-half that the next card meets block its key. Source: TG-6.3.17, 6.3.20."""
    if is_there(play.state, task.height):
        play.state_that(EdgeMarked(task.height, block=True))


def is_there(state: State, height: Height | None) -> bool:
    """Return whether the edge at the end of the sequence has such a half. Source: TG-5.4.4, 6.3.24."""
    return height is None or height in open_edge(state)
