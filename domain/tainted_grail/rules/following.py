"""Encounters that follow another by order of its text. Source: TG-4.5.24, 5.14.5 to 5.14.8, 10.10."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.facts.encounter import EncounterOrdered, PartyGoesOn
from domain.tainted_grail.queries.encounter import the_encounter
from domain.tainted_grail.rules.effect import effect
from domain.tainted_grail.state import Encounter, State
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.effects import FollowUp
from domain.tainted_grail.tasks.encounter import DrawEncounter, FetchEncounter, MeetNext


@effect("TG-10.10.1", FollowUp)
def follow_up(play: Play[State], at: At, task: FollowUp) -> None:
    """It waits till the encounter in progress is over and its cards are collected; ordered to each, it comes once.

    Another reading lets it begin at once, inside the other; but all share one sequence, and rewards and losses come
    before the cards are collected. Source: TG-6.2.2, 6.14.3, 6.14.6, 10.10.
    """
    if Stop(draw=task.draw, of=task.of, meet=task.meet) not in the_encounter(play.state).ordered:
        play.state_that(EncounterOrdered(task.draw, task.of, task.meet))


def followed(play: Play[State], over: Encounter, party: tuple[str, ...]) -> tuple[MeetNext, ...]:
    """What an encounter that is over has ordered, for those who were in it till its end; nobody meets none.

    Source: TG-4.5.24, 4.5.26, 10.10.
    """
    if not over.ordered or not party:
        return ()
    play.state_that(PartyGoesOn(party))
    return tuple(MeetNext(one.draw, one.of, one.meet) for one in over.ordered)


@rule("TG-5.14.5", MeetNext)
def meet_next(play: Play[State], task: MeetNext) -> None:
    """Who has left the party meanwhile does not meet it. Source: TG-4.5.24, 5.14.5, 5.14.8, 5.16.14."""
    play.then(encounter_ahead(task.draw, task.of, task.meet))


def encounter_ahead(draw: str | None, of: int, meet: str | None) -> Task:
    """A named encounter is fetched, another one drawn. Source: TG-5.14.5, 5.14.6, 5.14.8."""
    if meet is not None:
        return FetchEncounter(meet)
    assert draw is not None, "what lies ahead is drawn or named"
    return DrawEncounter(draw, of)
