"""Leaving a party. Source: TG-4.5.22 to 4.5.27."""

from domain.kernel.play import Play
from domain.tainted_grail.facts.parties import PartyLeft
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import LeaveParty
from domain.tainted_grail.world import World


@effect("TG-4.5.22", LeaveParty)
def leave_party(play: Play[State], at: At, task: LeaveParty) -> None:
    """Leave the newest party, since a text orders it or a share was not paid. Source: TG-4.5.22, 4.5.25."""
    newest = top_party(play.state)
    if newest is not None and at.character in newest.members:
        play.state_that(PartyLeft(at.character))


def leave_parties(play: Play[State], character: str) -> None:
    """Leave every party, by flight from an encounter, or as Dying.

    Source: TG-4.5.24, 4.5.27, 5.13.16, 5.16.2.
    """
    journey = play.state.journey
    if isinstance(journey, World) and any(character in one.members for one in journey.parties):
        play.state_that(PartyLeft(character, all=True), rule="TG-4.5.24")
