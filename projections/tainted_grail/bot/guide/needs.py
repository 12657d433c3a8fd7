"""What the plot still needs, and the ways to it that are open to a party."""

from functools import lru_cache

from domain.tainted_grail.content.land import Location
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import ShareOut
from domain.tainted_grail.vocabulary.requirements import ChapterIs, Requirement, StandsAt
from domain.tainted_grail.vocabulary.terms import OPENING
from projections.tainted_grail.bot.guide.land import card_of, cells, within
from projections.tainted_grail.bot.guide.plot import CACHED, GOODS, Way, ends, gain_of, steps_to, ways_to

DEPTH_MAX = 3
"""How many things in a row may stand before one that is needed."""


def ways_for(state: State, who: str, need: Requirement, depth: int = DEPTH_MAX) -> tuple[Way, ...]:
    """Return the open ways to what a requirement still lacks, or to what stands before it; none for what holds.

    Standing somewhere is looked for last, when nothing else is lacking.
    """
    if not depth or holds(state, At(who, "verse"), need):
        return ()
    if steps := steps_to(state.pack, need):
        found = [way for one in steps if not isinstance(one, StandsAt) for way in ways_for(state, who, one, depth)]
        places = [way for one in steps if isinstance(one, StandsAt) for way in ways_for(state, who, one, depth)]
        return tuple(found or places)
    ways = open_ways(state, ways_to(state.pack, gain_of(need)))
    walkable = tuple(way for way in ways if not lacking(state, who, way))
    return walkable or tuple(before for way in ways for before in ways_before(state, who, way, depth - 1))


def open_ways(state: State, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Return those of the ways that begin on the card which lies in its place, or would be laid there."""
    return tuple(way for way in ways if not way.opening or way.opening == opening_at(state, way.section))


def opening_at(state: State, place: int) -> int:
    """Return the number under which the opening of a place stands now."""
    card = card_of(state, place).number
    return card if (card, OPENING) in state.pack.verses else place


def lacking(state: State, who: str, way: Way) -> list[Requirement]:
    """Return what a way asks for and the party lacks."""
    return [one for one in way.needs if not holds(state, At(who, "verse"), one)]


def ways_before(state: State, who: str, way: Way, depth: int) -> tuple[Way, ...]:
    """Return the ways to all that stands before a way and that time alone does not bring; none if some of it cannot be
    had now.
    """
    asked = [one for one in lacking(state, who, way) if not is_ahead(state, one)]
    found = [ways_for(state, who, one, depth) for one in asked]
    return tuple(each for one in found for each in one) if all(found) else ()


def is_ahead(state: State, need: Requirement) -> bool:
    """Return whether a requirement asks for a later chapter."""
    return isinstance(need, ChapterIs) and need.least > the_world(state).chapter


def doors_to(state: State, who: str, place: int) -> tuple[Way, ...]:
    """Return the open ways to a changed card whose arrow leads to a place, or to what stands before it."""
    world = the_world(state)
    naming = [one for one in state.pack.locations.values() if place in one.arrows.values()]
    cards = naming if all(one.changes for one in naming) else []
    ways = [way for one in cards for way in open_ways(state, ways_to(state.pack, ("swap", one.number)))]
    is_time = state.pack.locations[place].chapter <= world.chapter
    return tuple(
        each
        for way in ways
        for each in (ways_before(state, who, way, DEPTH_MAX) if lacking(state, who, way) else (way,) * is_time)
    )


@lru_cache(maxsize=CACHED)
def goals(pack: Pack, ending: int | None) -> tuple[int, ...]:
    """Return the sections in which is found what an ending asks for."""
    if ending is None:
        return ()
    return tuple({way.section for one in ends(pack)[ending].needs for way in all_ways(pack, one)})


def all_ways(pack: Pack, need: Requirement) -> tuple[Way, ...]:
    """Return the ways to all that a requirement consists of."""
    steps = steps_to(pack, need)
    return tuple(way for one in steps for way in all_ways(pack, one)) if steps else ways_to(pack, gain_of(need))


@lru_cache(maxsize=CACHED)
def heart(pack: Pack, ending: int | None) -> int:
    """Return the menhir that can be charged again and again and reaches most of what is needed, and of Food."""
    places = [*goals(pack, ending), *(2 * [one for one in cells(pack) if feeds(pack.locations[one])])]
    stones = [one.number for one in pack.locations.values() if one.rite and not one.rite.limit and not one.changes]
    return max(stones, key=lambda one: (is_lasting(pack.locations[one]), len(within(pack, one, places)), -one))


@lru_cache(maxsize=CACHED)
def heartland(pack: Pack, ending: int | None) -> frozenset[int]:
    """Return the places in reach of the heart, or of a menhir in its reach."""
    near = within(pack, heart(pack, ending), cells(pack))
    stones = [one for one in near if (rite := pack.locations[one].rite) is not None and not rite.limit]
    return frozenset({place for one in stones for place in within(pack, one, cells(pack))})


def feeds(card: Location) -> bool:
    """Return whether the action of a location brings Food as often as one likes."""
    action = card.action
    if action is None or action.limit is not None:
        return False
    return any(isinstance(one, ShareOut) and one.what == "food" for one in action.effects)


def is_lasting(card: Location) -> bool:
    """Return whether a rite costs one character only what the land brings as often as one likes."""
    rite = card.rite
    assert rite is not None, "the menhir has a rite"
    costs = (rite.each, rite.together, rite.by_characters)
    return not any(getattr(one, what) for one in costs for what in (*GOODS, "health") if what != "food")
