"""What the guide aims at on a day: fires before the plot, the plot before supplies, and home with what is left."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.evolve.land import with_world
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import is_in_range, place_of, rite_mark, version_of
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.queries.rites import is_chargeable, is_free, price_for_party
from domain.tainted_grail.queries.tracks import held, is_dying
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Lose, ShareOut
from domain.tainted_grail.world import Party
from projections.tainted_grail.bot.guide.land import Roads, card_of, cells, distances, light, roads, within
from projections.tainted_grail.bot.guide.needs import doors_to, goals, heart, heartland, ways_for
from projections.tainted_grail.bot.guide.plot import GOODS, Way, needs_of

TIRED_MAX = 1
"""The Energy that is kept for the evening: without a meal it is lost in place of Health."""
LOW = 2
"""The highest disc at which a fire is tended."""
FOOD_MAX = 3
"""The Food that each gathers when there is nothing better to do."""
HEALTH_MIN, TERROR_MAX = 3, 6
"""Who has less Health or more Terror stays at home."""
RISK, PRICE = 2, 3
"""The cost of a way's risk, and of each thing that is paid for it, in steps."""
A_DAY = 4
"""The cost of waiting until tomorrow, in steps."""


class Aim(NamedTuple):
    """What a character does next: a step, or a deed where it stands; nothing to rest."""

    step: int | None = None
    deed: str | None = None


REST = Aim()
"""Doing nothing more today."""


class Company(NamedTuple):
    """Those who stand at a place and can act. far: place -> the cost of going there, and the first step."""

    place: int
    members: tuple[str, ...]
    far: Mapping[int, tuple[int, int]]


def aims(state: State, ending: int | None) -> dict[str, Aim]:
    """Return what each character that can still act aims at, those with most Food first."""
    known = roads(state)
    home = heartland(state.pack, ending)
    all_companies = [within_bounds(one, home) for one in companies(state, known)]
    tending = tenders(state, all_companies, ending)
    found: dict[str, Aim] = {}
    for one in all_companies:
        fit = [who for who in one.members if is_well(state, who)]
        common = plot_aim(state, one._replace(members=tuple(fit)), ending) if fit else None
        for who in one.members:
            aim = aim_of(state, one, who, tending.get(one.place), common if who in fit else None)
            is_vain = aim.deed == "inspect" and is_chargeable(state, one.place) is False
            found[who] = REST if is_vain else aim
    return dict(sorted(found.items(), key=lambda item: -held(state.characters[item[0]], "food")))


def aim_of(state: State, one: Company, who: str, tending: Aim | None, common: Aim | None) -> Aim:
    """Return what a character of a company aims at."""
    energy = state.characters[who].energy
    away = to_safety(state, one, energy)
    if away is not None:
        return away
    if tending is not None and (energy > TIRED_MAX or tending.deed == "inspect"):
        return tending
    if energy <= TIRED_MAX:
        return REST
    return common or at_home(state, one, who)


def companies(state: State, known: Roads) -> Iterator[Company]:
    """Yield all who can act, by the place where they stand."""
    world = the_world(state)
    acting = [
        one
        for one in living(state)
        if one in world.figures
        and not world.figures[one].passed
        and state.characters[one].energy
        and not is_dying(state.characters[one])
    ]
    for place in dict.fromkeys(place_of(state, one) for one in acting):
        members = tuple(one for one in acting if place_of(state, one) == place)
        yield Company(place, members, distances(known, place))


def within_bounds(one: Company, home: Container[int]) -> Company:
    """Return a company that goes nowhere but to the heartland, from wherever it has strayed."""
    return one._replace(far={place: way for place, way in one.far.items() if place in home})


def is_well(state: State, who: str) -> bool:
    """Return whether a character is fit to go on."""
    one = state.characters[who]
    return one.health >= HEALTH_MIN and one.terror <= TERROR_MAX


def as_party(state: State, members: tuple[str, ...]) -> State:
    """Return the state as if these were a party, since requirements of verses ask the party."""
    return with_world(state, parties=(Party("action", members, members[0]),))


def towards(one: Company, place: int, deed: str) -> Aim:
    """Return the step to a place, or there the deed for which one goes."""
    return Aim(deed=deed) if place == one.place else Aim(step=one.far[place][1])


# Fires


class Fire(NamedTuple):
    """A menhir that could be charged. worth: less is better; aim: what is done for it; is_errand: to get its price."""

    worth: tuple[int, ...]
    place: int
    aim: Aim
    is_errand: bool


def to_safety(state: State, one: Company, energy: int) -> Aim | None:
    """Return the step back into the light, if what is left of the day is needed for that; else None."""
    if light(state, one.place) >= 1:
        return None
    safe = [place for place in one.far if place in the_world(state).places and light(state, place) >= 1]
    nearest = min(safe, key=lambda place: one.far[place][0], default=None)
    if nearest is None or energy > one.far[nearest][0] + 1:
        return None
    return Aim(step=one.far[nearest][1])


def tenders(state: State, all_companies: Sequence[Company], ending: int | None) -> dict[int, Aim]:
    """Return who goes to charge a menhir when the land with Food would soon be dark: the company that has it easiest,
    and all others to a rite that needs everybody.
    """
    first = heart(state.pack, ending)
    food = {place for one in all_companies for place in stores(state, one, "food")}
    is_near = any(first in one.far for one in all_companies)
    if light(state, first) > LOW if is_near else max((light(state, one) for one in food), default=-1) > LOW:
        return {}
    wanted = [*food, *goals(state.pack, ending)]
    found = [(each, one) for one in all_companies for each in fires(state, one, wanted)]
    found = [each for each in found if each[0].place == first] or found
    if not found:
        return {}
    fire, one = min(found, key=lambda each: each[0].worth)
    return {one.place: fire.aim, **gathering(state, all_companies, fire)}


def gathering(state: State, all_companies: Sequence[Company], fire: Fire) -> dict[int, Aim]:
    """Return how everybody comes to a rite that needs all, and waits there until the next day."""
    rite = card_of(state, fire.place).rite
    if rite is None or not rite.everyone or fire.is_errand:
        return {}
    if len(all_companies) == 1 and len(all_companies[0].members) == len(living(state)):
        return {}
    return {
        one.place: REST if one.place == fire.place else towards(one, fire.place, "")
        for one in all_companies
        if fire.place in one.far
    }


def fires(state: State, one: Company, wanted: Iterable[int]) -> Iterator[Fire]:
    """Yield the menhirs that a company could charge, and what it does for it."""
    places = list(wanted)
    for place in one.far:
        rite = card_of(state, place).rite
        if rite is None or not is_open(state, one, place, rite):
            continue
        lacking = missing(state, living(state) if rite.everyone else one.members, price_of(state, one, rite))
        errand = [errand_for(state, one, what) for what in lacking]
        if any(each is None for each in errand):
            continue
        worth = (-len(within(state.pack, place, places)), sum(lacking.values()), one.far[place][0])
        yield Fire(worth, place, errand[0] or REST if errand else towards(one, place, "inspect"), bool(errand))


def is_open(state: State, one: Company, place: int, rite: Rite) -> bool:
    """Return whether a rite can be completed, its price aside."""
    world = the_world(state)
    if rite.limit is not None and place in world.places and rite_mark(state, place) in world.used:
        return False
    view = as_party(state, one.members)
    return all(holds(view, At(one.members[0], "price"), need) for need in rite.need)


def price_of(state: State, one: Company, rite: Rite) -> dict[str, int]:
    """Return what a rite costs a company of which as few as possible take part, Energy aside."""
    if is_free(as_party(state, one.members), one.members, rite):
        return {}
    together = price_for_party(state, rite)
    many = len(living(state)) if rite.everyone else 1
    return {what: getattr(together, what) + many * getattr(rite.each, what) for what in GOODS}


def missing(state: State, members: Iterable[str], price: Mapping[str, int]) -> dict[str, int]:
    """Return what these characters lack of a price."""
    who = [state.characters[one] for one in members]
    there: dict[str, int] = {what: sum(held(one, what) for one in who) for what in GOODS if what in price}
    return {what: count - there[what] for what, count in price.items() if count > there[what]}


# Supplies


def stores(state: State, one: Company, what: str) -> dict[int, int]:
    """Return the places in reach whose action brings something -> twice the Energy it costs; more if it is used up."""
    found = {}
    for place in one.far:
        action = card_of(state, place).action
        if action is None or (action.limit and what == "food"):
            continue
        shared = (each.count for each in action.effects if isinstance(each, ShareOut) and each.what == what)
        brought = sum(count for count in shared if isinstance(count, int))
        if brought:
            found[place] = 2 * action.energy // brought + A_DAY * is_used_up(state, place)
    return found


def is_used_up(state: State, place: int) -> bool:
    """Return whether the action of a place was used today."""
    return place in the_world(state).places and "action" in the_world(state).places[place].covered


def errand_for(state: State, one: Company, what: str) -> Aim | None:
    """Return how to get something that is lacking, or a wait until tomorrow; None if no place in reach offers it."""
    known = stores(state, one, what)
    nearest = min(known, key=lambda place: (one.far[place][0] + known[place], place), default=None)
    if nearest is None:
        return None
    return REST if nearest == one.place and is_used_up(state, nearest) else towards(one, nearest, "act")


def at_home(state: State, one: Company, who: str) -> Aim:
    """Return how to gather Food where it is cheapest, then how to calm down."""
    known = {place: cost for place, cost in stores(state, one, "food").items() if light(state, place) >= 1}
    home = min(known, key=lambda place: (known[place], one.far[place][0]), default=None)
    if home is None:
        return REST
    if home != one.place:
        return Aim(step=one.far[home][1])
    character = state.characters[who]
    if held(character, "food") < FOOD_MAX:
        return Aim(deed="act")
    own = state.pack.characters[who].action
    calms = own is not None and own.effects == (Lose(what="terror"),)
    return Aim(deed="own") if calms and character.terror else REST


# The plot


def plot_aim(state: State, one: Company, ending: int | None) -> Aim | None:
    """Return what a company does for the plot: the nearest page that it can pay for, else the fire on the way there."""
    view = as_party(state, one.members)
    needs = needs_of(state.pack, the_world(state).chapter, ending)
    all_ways = [ways_for(view, one.members[0], need) for need in needs]
    for ways in all_ways:
        found = [each for way in ways if (each := reading(state, one, way)) is not None]
        if found:
            return min(found, key=lambda each: each[0])[1]
    closed = [way.section for ways in all_ways for way in ways if way.section not in one.far]
    behind = [way for section in closed for way in doors_to(view, one.members[0], section)]
    found = [each for way in behind if (each := reading(state, one, way)) is not None]
    if found:
        return min(found, key=lambda each: each[0])[1]
    for ways in all_ways:
        dark = [way.section for way in ways if is_dark(state, way.section)]
        lit = [each for each in fires(state, one, dark) if each.worth[0] < 0]
        if lit:
            return min(lit, key=lambda each: each.worth).aim
    return None


def is_dark(state: State, place: int) -> bool:
    """Return whether nothing but a fire keeps a place from being reached."""
    is_near = place in the_world(state).places or version_of(state, place) is not None
    return is_near and not is_in_range(state, cells(state.pack)[place])


def reading(state: State, one: Company, way: Way) -> tuple[int, Aim] | None:
    """Return the next thing to do on a way, with the cost of the way; None if it cannot be gone."""
    if way.section not in one.far:
        return None
    far = one.far[way.section][0] + RISK * way.risk + PRICE * sum(way.price.values())
    lacking = missing(state, one.members, way.price)
    if not lacking and way.section == one.place and strength(state, one) < way.effort:
        return far + strength(state, one) + 1, REST
    if not lacking:
        return far, towards(one, way.section, "explore")
    errand = errand_for(state, one, next(iter(lacking)))
    return None if errand is None else (far + RISK * sum(lacking.values()), errand)


def strength(state: State, one: Company) -> int:
    """Return the Energy that a company has left once it has begun to read."""
    return sum(state.characters[who].energy - 1 for who in one.members)
