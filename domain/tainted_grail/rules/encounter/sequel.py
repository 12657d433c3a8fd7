"""Encounters that a text orders to follow another. Source: TG-4.5.24, 5.14.5 to 5.14.8, 10.10."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.facts.encounter import EncounterOrdered, PartyGoesOn
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import Encounter, State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.encounter import DrawEncounter, FetchEncounter, MeetNext
from domain.tainted_grail.world import Arena


@effect("TG-10.10.1", FollowUp)
def follow_up(play: Play[State], at: At, task: FollowUp) -> None:
    """Order an encounter to follow once this one is over and its cards are collected. An order to each counts once.

    Another reading lets it begin at once, inside the other. But all share one sequence, and rewards and losses come
    before the cards are collected. Source: TG-6.2.2, 6.14.3, 6.14.6, 10.10.
    """
    if Stop(draw=task.draw, of=task.of, meet=task.meet) not in the_encounter(play.state).ordered:
        play.state_that(EncounterOrdered(task.draw, task.of, task.meet))


def followed(play: Play[State], over: Encounter, party: tuple[str, ...]) -> tuple[MeetNext, ...]:
    """Return the next encounters of those who were in an encounter until its end. Without any, none follow. In a
    campaign they are the party.

    Source: TG-4.5.24, 4.5.26, 10.10.
    """
    if not over.ordered or not party:
        return ()
    if isinstance(play.state.journey, Arena):
        play.state_that(PartyGoesOn(party))
    return tuple(MeetNext(one.draw, one.of, one.meet) for one in over.ordered)


@rule("TG-5.14.5", MeetNext)
def meet_next(play: Play[State], task: MeetNext) -> None:
    """Meet an ordered encounter, without those who have left the party meanwhile.

    Source: TG-4.5.24, 5.14.5, 5.14.8, 5.16.14.
    """
    play.then(encounter_ahead(task.draw, task.of, task.meet))


def encounter_ahead(draw: str | None, of: int, meet: str | None) -> Task:
    """Return the step to an encounter: a named one is fetched, another is drawn. Source: TG-5.14.5, 5.14.6, 5.14.8."""
    if meet is not None:
        return FetchEncounter(meet)
    assert draw is not None, "an order draws or names an encounter"
    return DrawEncounter(draw, of)
