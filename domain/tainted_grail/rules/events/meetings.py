"""Encounters of texts that concern all: met once at each place. Source: TG-4.2.32, 4.2.34, 4.5.8, 4.5.9."""

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.queries.encounter import is_able
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import standing
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.events import EndMeeting, MeetHere


@rule("TG-4.2.34", MeetHere)
def meet_here(play: Play[State], task: MeetHere) -> None:
    """Let all who stand at a place and are not Dying meet an encounter as one party; none is met by nobody.

    Source: TG-4.2.32, 4.2.34, 4.5.8, 4.5.9, 5.16.14.
    """
    state, at = play.state, task.order.at
    assert at is not None, "the text has a context"
    if task.place not in the_world(state).places:
        return
    if members := gather_at(play, task.place):
        play.then(replace(task.order, at=replace(at, character=members[0], party=True)), EndMeeting())


def gather_at(play: Play[State], place: int) -> tuple[str, ...]:
    """Form a party of all who stand at a place and are not Dying, and return its members; none is formed of nobody.

    Source: TG-4.5.9, 5.16.14.
    """
    members = tuple(one for one in standing(play.state, place) if is_able(play.state, one))
    if members:
        play.state_that(PartyFormed("dawn", members))
    return members


@rule("TG-4.5.23", EndMeeting)
def end_meeting(play: Play[State], task: EndMeeting) -> None:
    """Dissolve the party that met an encounter. Source: TG-4.5.23."""
    play.state_that(PartyEnded())
