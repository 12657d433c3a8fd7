"""Words that change the map: reveal, discard, swap, move. Source: TG-5.8.17 to 5.8.40, 10.10."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.land import FigureMoved, LocationLost, LocationRevealed, LocationSwapped
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import (
    by_number,
    connected,
    nearest,
    original,
    place_of,
    revealed_behind,
    standing,
    version_of,
)
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.rules.items.ownership import ITEMS
from domain.tainted_grail.rules.land.arrival import arrivals
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import DiscardLocation, MoveTo, RevealLocation, SwapLocation
from domain.tainted_grail.tasks.land import ChooseWhereTo, LeaveLand, MoveFigures
from domain.tainted_grail.vocabulary.terms import Cell


@effect("TG-10.10.1", RevealLocation, for_others=True)
def reveal_location(play: Play[State], at: At, task: RevealLocation) -> None:
    """Reveal a location in a cell of its own if the cell is free, or behind an arrow in range.

    Source: TG-5.8.24, 10.10.
    """
    card = version_of(play.state, task.location)
    if card is not None and (found := where_to_lay(play.state, task)) is not None:
        play.state_that(LocationRevealed(card, found))


def where_to_lay(state: State, task: RevealLocation) -> Cell | None:
    """Return the cell in which a text reveals a location; None if there is none."""
    places = the_world(state).places
    if task.cell is not None:
        return task.cell if all(one.cell != task.cell for one in places.values()) else None
    wanted = original(state, task.location)
    for place in by_number(state, places):
        for card, cell in revealed_behind(state, place):
            if original(state, card) == wanted:
                return cell
    return None


@effect("TG-5.8.40", DiscardLocation, for_others=True)
def discard_location(play: Play[State], at: At, task: DiscardLocation) -> None:
    """Let a location leave the map, unless it is the last one. Source: TG-5.8.26, 5.8.29, 5.8.40."""
    places = the_world(play.state).places
    if task.location in places and len(places) > 1:
        play.then(LeaveLand((task.location,), task.removed))
    elif task.removed and task.location not in places:
        play.state_that(LocationLost(task.location, removed=True))


@rule("TG-5.8.40", LeaveLand)
def leave_land(play: Play[State], task: LeaveLand) -> None:
    """Move all who stand there to the nearest place that is left; then the places go with all that lies on them.

    Source: TG-4.2.4 to 4.2.6, 4.2.8 to 4.2.11, 5.8.40.
    """
    world = the_world(play.state)
    left = [(place, one) for place, one in world.places.items() if place not in task.places]
    moved = [one for place in task.places for one in standing(play.state, place)]
    for one in sorted(moved, key=list(play.state.characters).index):
        at = world.places[place_of(play.state, one)].cell
        play.state_that(FigureMoved(one, nearest(at, left)))
    for place in by_number(play.state, task.places):
        clear(play, place)
        play.state_that(LocationLost(place, task.removed))
    play.then(*arrivals(play.state, moved))


def clear(play: Play[State], place: int) -> None:
    """Put the guardians and items of a place under their decks. Source: TG-4.2.5, 4.2.6, 5.17.7, 5.21.1."""
    here = the_world(play.state).places[place]
    for guardian in here.guardians:
        play.put_under(encounter_pile(play.state.pack.encounters[guardian].colour), (guardian,))
    if here.items:
        play.put_under(ITEMS, here.items)


@effect("TG-5.8.27", SwapLocation, for_others=True)
def swap_location(play: Play[State], at: At, task: SwapLocation) -> None:
    """Let another card stand for a location, now and whenever it is revealed. Source: TG-5.8.27 to 5.8.31."""
    place = original(play.state, task.location)
    if the_world(play.state).versions.get(place, place) != task.to:
        play.state_that(LocationSwapped(place, task.to))


@effect("TG-5.8.17", MoveTo, for_others=True)
def move_to(play: Play[State], at: At, task: MoveTo) -> None:
    """Move the party, all, or the character to a location: named, lowest, highest, or a connected one of choice.

    Source: TG-5.8.17, 5.8.19, 5.8.20, 5.8.38.
    """
    state = play.state
    who = {"you": (at.character,), "all": tuple(state.characters)}.get(task.who, party(state))
    ordered = by_number(state, the_world(state).places)
    if task.to == "connected":
        if who and connected(state, place_of(state, who[0])):
            play.then(ChooseWhereTo(seats=seats_of(state, who), at=at, characters=who))
    elif task.location is not None:
        play.then(MoveFigures(who, original(state, task.location)))
    else:
        play.then(MoveFigures(who, ordered[0] if task.to == "lowest" else ordered[-1]))


@asks("TG-5.8.17", ChooseWhereTo)
def where_to(state: State, question: ChooseWhereTo) -> Iterable[Option]:
    """Yield the connected locations. Any seat of those who move chooses. Source: TG-5.8.38, 11.1.12."""
    who = question.characters
    for seat in question.seats:
        for place in connected(state, place_of(state, who[0])):
            yield Option(seat, f"to:{place}", "TG-5.8.17", (MoveFigures(who, place),))


@defaults(ChooseWhereTo)
def default_where_to(state: State, question: ChooseWhereTo) -> str:
    """Return the first side with a location, from the north. Source: TG-11.1.13."""
    return f"to:{connected(state, place_of(state, question.characters[0]))[0]}"
