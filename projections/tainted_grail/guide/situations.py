"""What the game says of a position in a campaign, for the conditions of hints: each word with the ids it means."""

from collections.abc import Callable, Iterator, Mapping

from domain.kernel.position import Position
from domain.tainted_grail.queries.events import active_quests
from domain.tainted_grail.queries.land import active_menhirs, card_at
from domain.tainted_grail.queries.tracks import is_exhausted
from domain.tainted_grail.state import Character, Encounter, State
from domain.tainted_grail.world import World
from projections.guide.following import Situations
from projections.tainted_grail import ids

WEAK_MAX = 3
"""The most Health with which a character is weak."""
THIRD = 3
"""The day on which a first evening ends."""

Saying = Callable[[State, World, Character], tuple[str, ...] | None]
"""(state, the land, the seat's character) -> ids of the things that the word means, None if it does not hold."""


def situations(position: Position[State], seat: int) -> Situations:
    """Return the words that hold for the first living character of a seat; none in an arena or without one."""
    state, world = position.state, position.state.journey
    one = next((each for each in state.characters.values() if each.seat == seat and not each.dead), None)
    if one is None or not isinstance(world, World) or one.id not in world.figures:
        return {}
    found = ((word, saying(state, world, one)) for word, saying in SAYINGS.items())
    return {word: meant for word, meant in found if meant is not None}


def first_day(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the character on day 1."""
    return (ids.character(one.id),) if world.day == 1 else None


def later_day(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the character after day 1."""
    return (ids.character(one.id),) if world.day > 1 else None


def alone(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the character if it is the only one of the game."""
    return (ids.character(one.id),) if len(world.figures) == 1 else None


def company(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the other living characters of the game."""
    others = (each.id for each in state.characters.values() if each.id != one.id and not each.dead)
    return tuple(ids.character(each) for each in others if each in world.figures) or None


def third_day(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the character on day 3 and later."""
    return (ids.character(one.id),) if world.day >= THIRD else None


def here(state: State, world: World, one: Character) -> tuple[str, ...]:
    """Return the place where the character stands."""
    return (ids.place(world.figures[one.id].place),)


def stones(state: State, world: World, one: Character) -> tuple[str, ...]:
    """Return the menhirs that burn."""
    return tuple(map(ids.menhir, active_menhirs(state)))


def unlit(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the place where the character stands if it has a rite and no menhir burns there."""
    place = world.figures[one.id].place
    has_rite = place in world.places and card_at(state, place).rite is not None
    return (ids.place(place),) if has_rite and world.places[place].menhir is None else None


def energy(state: State, world: World, one: Character) -> tuple[str, ...]:
    """Return the Energy of the character, and its Health."""
    return (ids.holding(one.id, "energy"), ids.holding(one.id, "health"))


def tired(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the Energy of a character that would be exhausted after one more action."""
    return (ids.holding(one.id, "energy"),) if not is_exhausted(one) and one.energy <= 2 else None


def weak(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the Health of a character that has little of it."""
    return (ids.holding(one.id, "health"),) if one.health <= WEAK_MAX else None


def statuses(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the statuses that are marked."""
    return tuple(map(ids.status, world.statuses)) or None


def events(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the events that lie open."""
    return tuple(map(ids.event, world.events)) or None


def quests(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the events whose quests are active."""
    found = (name for name in active_quests(state) if name in world.events)
    return tuple(map(ids.event, found)) or None


def fight(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return the enemy of a fight that goes on."""
    return met(state.encounter, "combat")


def talk(state: State, world: World, one: Character) -> tuple[str, ...] | None:
    """Return whom the characters talk to."""
    return met(state.encounter, "diplomacy")


def met(encounter: Encounter | None, deck: str) -> tuple[str, ...] | None:
    """Return the card of an encounter that is played with this deck."""
    return (ids.encounter(encounter.card),) if encounter is not None and encounter.deck == deck else None


def named() -> Iterator[tuple[str, Saying]]:
    """Yield each word of the game with what it means."""
    for saying in (
        *(alone, company, first_day, later_day, third_day, here, stones, unlit, energy, tired, weak),
        *(statuses, events, quests, fight, talk),
    ):
        yield saying.__name__.replace("_", "-"), saying


SAYINGS: Mapping[str, Saying] = dict(named())
WORDS = frozenset(SAYINGS)
"""All words that a hint may wait for."""
