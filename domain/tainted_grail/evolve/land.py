"""Changes of the land."""

from typing import Any

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.facts.land import (
    Covered,
    FigureMoved,
    LocationLost,
    LocationRevealed,
    LocationSwapped,
    MenhirGone,
    MenhirPlaced,
    MenhirSet,
    Uncovered,
    Used,
    WorldEntered,
)
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Disc, Figure, Place, World


def with_world(state: State, **changes: Any) -> State:
    """Return the state with these fields of its land."""
    return replace(state, journey=replace(the_world(state), **changes))


def with_place(state: State, place: int, **changes: Any) -> State:
    """Return the state with these fields of a place."""
    places = the_world(state).places
    return with_world(state, places={**places, place: replace(places[place], **changes)})


def with_figure(state: State, character: str, **changes: Any) -> State:
    """Return the state with these fields of a figure."""
    figures = the_world(state).figures
    return with_world(state, figures={**figures, character: replace(figures[character], **changes)})


@evolves(WorldEntered)
def world_entered(state: State, fact: WorldEntered) -> State:
    figures = {one: Figure(fact.place) for one in state.characters}
    start = Place(fact.place, (0, 0), menhir=fact.disc)
    return replace(with_world(state, figures=figures, places={fact.place: start}), status="running")


@evolves(LocationRevealed)
def location_revealed(state: State, fact: LocationRevealed) -> State:
    laid = Place(fact.location, fact.cell)
    return with_world(state, places={**the_world(state).places, original(state, fact.location): laid})


@evolves(LocationLost)
def location_lost(state: State, fact: LocationLost) -> State:
    world = the_world(state)
    left = {place: one for place, one in world.places.items() if place != fact.place}
    gone = (*world.gone, fact.place) if fact.removed else world.gone
    return with_world(state, places=left, gone=gone, discs=without_discs(world, f"place:{fact.place}"))


def set_today(world: World, name: str) -> dict[str, int]:
    """Return the days on which statuses and quests were set, with this one of today."""
    return {**world.set_on, name: world.day}


def without_discs(world: World, on: str) -> dict[str, Disc]:
    """Return the discs without those on a card that leaves play. Source: TG-5.11.8."""
    return {name: one for name, one in world.discs.items() if one.on != on}


@evolves(LocationSwapped)
def location_swapped(state: State, fact: LocationSwapped) -> State:
    world = the_world(state)
    state = with_world(state, versions={**world.versions, fact.place: fact.location})
    return with_place(state, fact.place, card=fact.location, covered=()) if fact.place in world.places else state


@evolves(FigureMoved)
def figure_moved(state: State, fact: FigureMoved) -> State:
    return with_figure(state, fact.character, place=fact.place)


@evolves(MenhirPlaced)
def menhir_placed(state: State, fact: MenhirPlaced) -> State:
    return with_place(state, fact.place, menhir=fact.disc)


@evolves(MenhirSet)
def menhir_set(state: State, fact: MenhirSet) -> State:
    return with_place(state, fact.place, menhir=fact.disc)


@evolves(MenhirGone)
def menhir_gone(state: State, fact: MenhirGone) -> State:
    return with_place(state, fact.place, menhir=None)


@evolves(Covered)
def covered(state: State, fact: Covered) -> State:
    return with_place(state, fact.place, covered=(*the_world(state).places[fact.place].covered, fact.what))


@evolves(Uncovered)
def uncovered(state: State, fact: Uncovered) -> State:
    places = {place: replace(one, covered=()) for place, one in the_world(state).places.items()}
    return with_world(state, places=places)


@evolves(Used)
def used(state: State, fact: Used) -> State:
    world = the_world(state)
    return with_world(state, used={**world.used, fact.mark: world.day})
