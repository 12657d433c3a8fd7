"""Where the guide could go: the places that lie out or can be revealed, the roads between them, and their dangers."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from domain.tainted_grail.content.checks.campaign.cards import grids
from domain.tainted_grail.content.land import Location
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs, is_in_range, named, reaches, version_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.vocabulary.terms import REACH, STEPS, Cell
from projections.tainted_grail.bot.guide.plot import CACHED, effects_in

STEP, FIGHT, GUARDIAN = 1, 3, 8
"""What a Travel costs, and what an encounter or a guardian at its end is held to cost besides."""
Roads = Mapping[int, Mapping[int, int]]
"""Place -> its neighbours -> the cost of going there."""


@lru_cache(maxsize=CACHED)
def cells(pack: Pack) -> Mapping[int, Cell]:
    """Return where each location lies, or will lie, by original number."""
    return {number: cell for _, grid in grids(pack.content) for number, cell in grid.cells.items()}


def card_of(state: State, place: int) -> Location:
    """Return the card that lies at a place, or that would be laid there."""
    world = the_world(state)
    number = world.places[place].card if place in world.places else world.versions.get(place, place)
    return state.pack.locations[number]


def can_be_reached(state: State, place: int) -> bool:
    """Return whether a place lies out, or can be revealed in the range of a menhir."""
    if place in the_world(state).places:
        return True
    return version_of(state, place) is not None and is_in_range(state, cells(state.pack)[place])


def roads(state: State) -> Roads:
    """Return all ways between places that can be reached. Only an arrow with its name leads to one not laid out."""
    known = cells(state.pack)
    out = {known[one]: one for one in known if can_be_reached(state, one)}
    return {
        place: {to: cost_of(state, to) for to in neighbours(state, out, cell, place)} for cell, place in out.items()
    }


def neighbours(state: State, out: Mapping[Cell, int], cell: Cell, place: int) -> Iterator[int]:
    """Yield the places to which an arrow leads from a place, and those that lie out and whose own arrow leads back."""
    for side, (east, south) in STEPS.items():
        to = out.get((cell[0] + east, cell[1] + south))
        if to is None:
            continue
        is_named = to in named(state, card_of(state, place).arrows.get(side))
        if is_named or (to in the_world(state).places and place in back(state, to, (-east, -south))):
            yield to


def back(state: State, place: int, step: Cell) -> tuple[int, ...]:
    """Return what the arrow on a side of a place names."""
    side = next(one for one, each in STEPS.items() if each == step)
    return named(state, card_of(state, place).arrows.get(side))


def cost_of(state: State, place: int) -> int:
    """Return what it costs to go to a place: a step, and more for what is met there."""
    world = the_world(state)
    there = world.places.get(place)
    if there is not None and there.guardians:
        return STEP + GUARDIAN
    covered = there.covered if there is not None else ()
    meets = any(
        str(number) not in covered and has_encounter(one.effects)
        for number, one in enumerate(card_of(state, place).instant)
    )
    return STEP + FIGHT * meets


def has_encounter(row: tuple[EffectTask, ...]) -> bool:
    """Return whether an encounter is among effects, at any depth."""
    return any(isinstance(one, HaveEncounter) for one in effects_in(row))


def distances(known: Roads, start: int) -> Mapping[int, tuple[int, int]]:
    """Return place -> the cost of going there, and the first step on the way."""
    found: dict[int, tuple[int, int]] = {}
    queue = [(0, start, start)]
    while queue:
        cost, place, first = heappop(queue)
        if place in found:
            continue
        found[place] = (cost, first)
        for to, more in known.get(place, {}).items():
            heappush(queue, (cost + more, to, to if place == start else first))
    return found


def light(state: State, place: int) -> int:
    """Return for how many dawns a place stays: the highest disc in whose range it lies; -1 without a menhir."""
    world, cell = the_world(state), cells(state.pack)[place]
    discs = (world.places[one].menhir or 0 for one in active_menhirs(state) if reaches(world.places[one], cell))
    return max(discs, default=-1)


def within(pack: Pack, menhir: int, places: Iterable[int]) -> list[int]:
    """Return the places that a menhir at a place would reach."""
    known = cells(pack)
    x, y = known[menhir]
    return [one for one in places if max(abs(known[one][0] - x), abs(known[one][1] - y)) <= REACH]
