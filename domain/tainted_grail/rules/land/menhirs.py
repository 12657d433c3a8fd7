"""Menhirs: charged, placed, moved, lowered. Source: TG-5.9."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.land import MenhirGone, MenhirPlaced, MenhirSet
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs, by_number, place_of
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import ChangeMenhir, PlaceMenhir, RemoveMenhir
from domain.tainted_grail.tasks.land import (
    ChargeMenhir,
    ChooseMenhir,
    MoveMenhir,
    RevealAround,
    SetDisc,
    TakeMenhirFrom,
)
from domain.tainted_grail.vocabulary.terms import DISC_MAX

FIGURES = 3
"""The number of menhir figures. Source: TG-2.1.15."""


@rule("TG-5.9.3", ChargeMenhir)
def charge_menhir(play: Play[State], task: ChargeMenhir) -> None:
    """Set the disc, from 1 to 8. Without a figure there, one comes from the box, or from another place of choice.

    Source: TG-5.9.3, 5.9.4, 5.9.7, 5.9.8, 5.9.10 to 5.9.12.
    """
    state, disc = play.state, min(max(task.disc, 1), DISC_MAX)
    standing = active_menhirs(state)
    if task.place in standing:
        play.state_that(MenhirSet(task.place, disc))
    elif len(standing) < FIGURES:
        play.state_that(MenhirPlaced(task.place, disc))
        play.then(RevealAround(task.place))
    else:
        play.then(TakeMenhirFrom(seats=choosing(state), place=task.place, disc=disc))


def choosing(state: State) -> tuple[int, ...]:
    """Return the seats that choose a menhir: those of the party, or all if what was paid or suffered took everybody out
    of it.

    Source: TG-4.5.1, 4.5.24.
    """
    return seats_of(state, party(state) or living(state))


@asks("TG-5.9.8", TakeMenhirFrom)
def figures_to_take(state: State, question: TakeMenhirFrom) -> Iterable[Option]:
    """Yield the places with a menhir, except the one that is charged. Source: TG-5.9.8, 5.9.10."""
    for seat in question.seats:
        for place in by_number(state, active_menhirs(state)):
            then = MoveMenhir(place, question.place, question.disc)
            yield Option(seat, f"from:{place}", "TG-5.9.8", (then,))


@defaults(TakeMenhirFrom)
def default_figure(state: State, question: TakeMenhirFrom) -> str:
    """Return the lowest number. Source: TG-11.1.13."""
    return f"from:{by_number(state, active_menhirs(state))[0]}"


@rule("TG-5.9.8", MoveMenhir)
def move_menhir(play: Play[State], task: MoveMenhir) -> None:
    """Take a figure from a place, whose disc is lost, and place it. The old place stays until the next dawn.

    Source: TG-5.9.7 to 5.9.9.
    """
    play.state_that(MenhirGone(task.place))
    play.state_that(MenhirPlaced(task.to, task.disc))
    play.then(RevealAround(task.to))


@effect("TG-5.9.7", PlaceMenhir, for_others=True)
def place_menhir(play: Play[State], at: At, task: PlaceMenhir) -> None:
    """Place a menhir by a text, where the location lies out. Source: TG-5.9.7 to 5.9.12, 10.10."""
    place = place_of(play.state, at.character) if task.location is None else task.location
    if place in the_world(play.state).places:
        play.then(ChargeMenhir(place, amount(play.state, at, task.disc)))


@effect("TG-10.10.1", RemoveMenhir, for_others=True)
def remove_menhir(play: Play[State], at: At, task: RemoveMenhir) -> None:
    """Take a menhir off the map. Source: TG-10.10."""
    place = place_of(play.state, at.character) if task.location is None else task.location
    if place in active_menhirs(play.state):
        play.state_that(MenhirGone(place))


@effect("TG-10.10.1", ChangeMenhir, for_others=True)
def change_menhir(play: Play[State], at: At, task: ChangeMenhir) -> None:
    """Change the disc of a menhir: of choice, of the highest disc, or here. Source: TG-4.5.1, 10.10."""
    state = play.state
    places, standing = the_world(state).places, by_number(state, active_menhirs(state))
    if task.which == "here":
        standing = [place for place in standing if place == place_of(state, at.character)]
    elif task.which == "highest":
        standing = sorted(standing, key=lambda place: -(places[place].menhir or 0))[:1]
    if len(standing) == 1:
        play.then(SetDisc(standing[0], (places[standing[0]].menhir or 0) + task.count))
    elif standing:
        play.then(ChooseMenhir(seats=choosing(state), at=at, count=task.count))


@asks("TG-10.10.1", ChooseMenhir)
def menhirs_to_change(state: State, question: ChooseMenhir) -> Iterable[Option]:
    """Yield the menhirs. Any seat of the party chooses. Source: TG-4.5.1, 11.1.12."""
    for seat in question.seats:
        for place in by_number(state, active_menhirs(state)):
            disc = (the_world(state).places[place].menhir or 0) + question.count
            yield Option(seat, f"menhir:{place}", "TG-10.10.1", (SetDisc(place, disc),))


@defaults(ChooseMenhir)
def default_menhir(state: State, question: ChooseMenhir) -> str:
    """Return the lowest number. Source: TG-11.1.13."""
    return f"menhir:{by_number(state, active_menhirs(state))[0]}"


@rule("TG-5.9.12", SetDisc)
def set_disc(play: Play[State], task: SetDisc) -> None:
    """Set the disc of a menhir that stands, to 8 at most; below 1 it has none. Source: TG-2.1.19, 4.2.15."""
    disc = min(max(task.disc, 0), DISC_MAX)
    if the_world(play.state).places[task.place].menhir != disc:
        play.state_that(MenhirSet(task.place, disc))
