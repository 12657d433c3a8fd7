"""Statuses, and what may happen once. Source: TG-5.12, 10.9."""

from domain.kernel.play import Play
from domain.tainted_grail.facts.journal import StatusGained, StatusLost
from domain.tainted_grail.facts.land import Used
from domain.tainted_grail.queries.circumstances import is_used
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import GainStatus, LoseStatus
from domain.tainted_grail.tasks.effects.vocabulary import Once


@effect("TG-5.12.1", GainStatus, for_others=True)
def gain_status(play: Play[State], at: At, task: GainStatus) -> None:
    """Mark a status: the named part, or the next free one. All characters own it. A marked part is gained only once.

    Source: TG-5.12.1 to 5.12.4.
    """
    status = play.state.pack.statuses[task.status]
    marked = the_world(play.state).statuses.get(task.status, ())
    free = [part for part in range(1, status.parts + 1) if part not in marked]
    part = task.part if task.part is not None and status.numbered else next(iter(free), None)
    if part in free:
        play.state_that(StatusGained(task.status, part))


@effect("TG-5.12.5", LoseStatus, for_others=True)
def lose_status(play: Play[State], at: At, task: LoseStatus) -> None:
    """Lose a status with all its parts, since a text orders it. Source: TG-5.12.5."""
    if task.status in the_world(play.state).statuses:
        play.state_that(StatusLost(task.status))


@effect("TG-10.10.1", Once, for_others=True)
def once(play: Play[State], at: At, task: Once) -> None:
    """Carry out effects once a day or once in the campaign, and others after that. Source: TG-10.9, 10.10."""
    if is_used(play.state, task.mark, task.per):
        play.then(*placed(task.otherwise, at))
    else:
        play.state_that(Used(task.mark))
        play.then(*placed(task.then, at))
