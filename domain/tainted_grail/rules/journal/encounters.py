"""Encounters that a text orders, and what follows their result. Source: TG-5.13.9 to 5.13.14, 5.14.5 to 5.14.10."""

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.journal import BranchFollowed
from domain.tainted_grail.queries.encounter import able, is_able
from domain.tainted_grail.queries.journey import the_world, top_party
from domain.tainted_grail.queries.land import by_number, place_of, standing
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.rules.abilities.replacement import is_replaced
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.rules.encounter.sequel import encounter_ahead
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import EndExploration
from domain.tainted_grail.tasks.effects.vocabulary import Effect, HaveEncounter
from domain.tainted_grail.tasks.events import MeetHere
from domain.tainted_grail.tasks.journal import FollowResult
from domain.tainted_grail.vocabulary.terms import Result


@effect("TG-5.13.9", HaveEncounter)
def have_encounter(play: Play[State], at: At, task: HaveEncounter) -> None:
    """Let the party meet an encounter before the rest of the text. None begins inside another. A text that concerns all
    has it once at each place with characters, the lowest number first, or only where the one stands whom it names.

    Source: TG-4.2.34, 4.4.14, 5.13.9, 5.14.5 to 5.14.8, 5.16.14, 5.18.2.
    """
    newest = top_party(play.state)
    if newest is not None and newest.kind == "event":
        named = [place_of(play.state, at.character)]
        places = by_number(play.state, the_world(play.state).places) if at.party else named
        play.then(*(MeetHere(place, replace(task, at=at)) for place in places if standing(play.state, place)))
    elif play.state.encounter is None and not is_draw_replaced(play, at, task):
        order = FollowResult(at, task, len(play.state.met), able(play.state))
        play.then(encounter_ahead(task.draw, task.of, task.meet), order)


def is_draw_replaced(play: Play[State], at: At, task: HaveEncounter) -> bool:
    """Return whether something else happens in place of a drawn encounter. Source: TG-5.18.2, 5.18.3."""
    return task.draw is not None and is_replaced(play, at, task, "draw-encounter")


@rule("TG-5.13.10", FollowResult)
def follow_result(play: Play[State], task: FollowResult) -> None:
    """Carry out the branch of this encounter's result: the first that ended since it was ordered, as others follow it.
    If none took place, nothing follows.

    Source: TG-5.13.10, 5.13.11, 5.14.10.
    """
    ended = play.state.met[task.met :]
    branch = branch_of(task.order, ended[0].result) if ended else ()
    if able_party(play.state):
        play.then(*placed(branch, task.at))
    else:
        follow_in_flight(play, task, branch)


def branch_of(order: HaveEncounter, result: Result) -> tuple[Effect, ...]:
    """Return what is printed for a result, else for all others. Source: TG-5.13.10."""
    printed: tuple[Effect, ...] = getattr(order, result.replace("-", "_"))
    return printed or order.otherwise


def follow_in_flight(play: Play[State], task: FollowResult, branch: tuple[Effect, ...]) -> None:
    """Let those who fled follow a branch, as nobody is left in the party; the exploration ends behind it, unless the
    branch reads on.

    Source: TG-4.5.26, 5.13.14.
    """
    fled = tuple(one for one in task.who if is_able(play.state, one))
    if branch and fled:
        play.state_that(BranchFollowed(fled))
        play.then(*placed(branch, task.at), EndExploration(at=task.at))
