"""Coming to a location: what is revealed, who is met, what happens there. Source: TG-5.8.9 to 5.8.20."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.content.checks.shared import parts
from domain.tainted_grail.facts.land import Covered, FigureMoved, LocationRevealed, Used
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.encounter import is_able, seat_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import by_number, card_at, place_of, revealed_behind, standing
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import GoTo
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.tasks.events import MeetGuardians
from domain.tainted_grail.tasks.land import (
    Arrive,
    CarryInstant,
    EndArrival,
    GatherParty,
    JoinArrival,
    MoveFigures,
    ResolveInstant,
    RevealAround,
)


@rule("TG-5.8.10", RevealAround)
def reveal_around(play: Play[State], task: RevealAround) -> None:
    """Reveal all that the arrows of a place name in range, at once. Source: TG-5.8.10, 5.8.25, 5.8.34, 5.9.7."""
    for card, cell in revealed_behind(play.state, task.place):
        play.state_that(LocationRevealed(card, cell))


@rule("TG-5.8.17", MoveFigures)
def move_figures(play: Play[State], task: MoveFigures) -> None:
    """Move those who live and stand elsewhere; a place that is not revealed takes nobody.

    Source: TG-5.8.9, 5.8.17, 5.8.18, 5.8.20.
    """
    state = play.state
    if task.place not in the_world(state).places:
        return
    movers = tuple(one for one in task.characters if is_alive(state, one) and place_of(state, one) != task.place)
    for one in movers:
        play.state_that(FigureMoved(one, task.place))
    if movers:
        play.then(Arrive(movers, task.place))


@rule("TG-5.8.9", Arrive)
def arrive(play: Play[State], task: Arrive) -> None:
    """Reveal what lies around, meet the guardians, then resolve the instant effects in printed order.

    Those whom another arrival has moved on do not arrive here any more.

    Source: TG-4.2.10, 5.8.10 to 5.8.13, 5.15.11.
    """
    place = task.place
    if place not in the_world(play.state).places or not set(task.movers) & set(standing(play.state, place)):
        return
    instants = card_at(play.state, place).instant
    effects = (ResolveInstant(task.movers, place, number) for number in range(len(instants)))
    play.then(RevealAround(place), MeetGuardians(place, task.movers), *effects)


@rule("TG-5.8.12", ResolveInstant)
def resolve_instant(play: Play[State], task: ResolveInstant) -> None:
    """Resolve an instant effect: for each mover that lives and is still there, or once for a party if it leads to an
    encounter or into the journal.

    Source: TG-5.8.12, 5.8.15, 5.8.16, 5.16.14.
    """
    state, name = play.state, str(task.number)
    if task.place not in the_world(state).places:
        return
    instant = card_at(state, task.place).instant[task.number]
    movers = tuple(one for one in standing(state, task.place) if one in task.movers)
    place = the_world(state).places[task.place]
    mark = mark_of(place.card, task.number)
    if not movers or len(task.movers) < instant.least or name in place.covered or mark in the_world(state).used:
        return
    if instant.limit == "day":
        play.state_that(Covered(task.place, name))
    elif instant.limit == "campaign":
        play.state_that(Used(mark))
    if any(isinstance(part, HaveEncounter | GoTo) for _, part in parts(instant)):
        play.then(GatherParty(movers), CarryInstant(task.place, task.number), EndArrival())
        return
    for one in reversed(movers):
        play.then(*placed(instant.effects, At(one, "land", f"place:{task.place}")))


def mark_of(card: int, number: int) -> str:
    """Return the mark of an instant effect that happens once in the campaign; a changed card has its own."""
    return f"instant-{card}-{number}"


@rule("TG-4.5.11", GatherParty)
def gather_party(play: Play[State], task: GatherParty) -> None:
    """Ask those who are there already whether they join; at dawn and in the evening all who are there take part.

    Source: TG-4.4.34, 4.5.8, 4.5.11 to 4.5.13, 4.5.30, 5.16.14.
    """
    state = play.state
    movers = tuple(one for one in task.movers if is_able(state, one))
    there = standing(state, place_of(state, task.movers[0]))
    others = tuple(one for one in there if one not in movers and is_able(state, one))
    phase = the_world(state).phase
    if phase != "day":
        members = tuple(one for one in there if one in {*movers, *others})
        play.state_that(PartyFormed(phase, members))
        return
    left = others if task.left is None else task.left
    if movers and left:
        asked = GatherParty(task.movers, task.joined, left)
        play.then(JoinArrival(seats=(seat_of(state, left[0]),), character=left[0], gathering=asked))
        return
    play.state_that(PartyFormed("arrival", tuple(one for one in there if one in {*movers, *task.joined})))


@asks("TG-4.5.11", JoinArrival)
def arrival_answers(state: State, question: JoinArrival) -> Iterable[Option]:
    """Yield joining and staying out of it. Nobody who arrived may refuse. Source: TG-4.5.11, 4.5.13."""
    (seat,), who, asked = question.seats, question.character, question.gathering
    assert asked.left is not None, "somebody is asked"
    left = asked.left[1:]
    yield Option(seat, f"join:{who}", "TG-4.5.11", (GatherParty(asked.movers, (*asked.joined, who), left),))
    yield Option(seat, f"stay:{who}", "TG-4.5.11", (GatherParty(asked.movers, asked.joined, left),))


@defaults(JoinArrival)
def default_arrival(state: State, question: JoinArrival) -> str:
    """Do not join. Source: TG-11.1.13."""
    return f"stay:{question.character}"


@rule("TG-5.8.12", CarryInstant)
def carry_instant(play: Play[State], task: CarryInstant) -> None:
    """Carry out an instant effect for the party, if anybody is in it. Source: TG-5.8.12, 5.16.14."""
    members = party(play.state)
    if members:
        effects = card_at(play.state, task.place).instant[task.number].effects
        play.then(*placed(effects, At(members[0], "land", f"place:{task.place}")))


@rule("TG-4.5.23", EndArrival)
def end_arrival(play: Play[State], task: EndArrival) -> None:
    """Dissolve the party of the arrival. Source: TG-4.5.23."""
    play.state_that(PartyEnded())


def arrivals(state: State, movers: Iterable[str]) -> tuple[Task, ...]:
    """Return an arrival for each place to which these were moved, the lowest number first.

    Source: TG-4.2.10, 4.2.11.
    """
    by_place: dict[int, list[str]] = {}
    for one in movers:
        by_place.setdefault(place_of(state, one), []).append(one)
    return tuple(Arrive(tuple(by_place[place]), place) for place in by_number(state, by_place))
