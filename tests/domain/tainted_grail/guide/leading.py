"""How the guide leads: everybody walks together to the nearest page that brings what the plot needs, and reads it."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from api.simulation.bots import BotName
from api.simulation.selfplay import Choose
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.tainted_grail.content.checks.campaign.cards import Cell, grids
from domain.tainted_grail.queries.actions import unrevealed
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.events import active_quests
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import card_at, connected, is_in_range, place_of, reaches
from domain.tainted_grail.queries.payment import OWN
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.queries.rites import is_chargeable, price_for_party
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import AcceptActor, Action, ChooseAction, ChooseRite, GatherActors, JoinAction
from domain.tainted_grail.tasks.death import AfterDeath
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import ShareOut
from domain.tainted_grail.tasks.journal import ChooseInVerse
from domain.tainted_grail.vocabulary.requirements import Requirement
from tests.domain.tainted_grail.guide.plot import Way, gain_of, needs_of, steps_to, ways_to

DEPTH_MAX = 3
"""How many things in a row may stand before one that is needed."""
TIRED_MAX = 1
"""The Energy that is kept for the evening: without a meal it is lost in place of Health."""


def guide(seats: int, seed: str) -> Choose:
    """A player of all seats that knows the plot. What has nothing to do with it, it does as the greedy bot would."""
    greedy = chooser(Plan("tainted-grail", BotName.greedy, seats, {}, seed), seed)

    def choose(position: Position[Any], offered: Sequence[Option]) -> Option:
        by_key = {one.key: one for one in reversed(offered)}
        wanted = next((key for key in answers(position) if key in by_key), None)
        return greedy(position, offered) if wanted is None else by_key[wanted]

    return choose


def answers(position: Position[State]) -> Iterator[str]:
    """What the guide would answer, the best first."""
    state, question = position.state, position.asked
    match question:
        case ChooseAction():
            yield from acting(state)
        case ChooseInVerse(location=location, number=number):
            yield from (
                f"choose:{way.turns[location, number]}" for way in open_ways(state) if (location, number) in way.turns
            )
        case ChooseRite():
            yield "charge"
        case AfterDeath():
            yield "successor"
        case JoinAction(character=character, asked=GatherActors(action=Action(deed=deed))):
            is_fit = deed == "inspect" or state.characters[character].energy > TIRED_MAX
            yield f"join:{character}" if is_fit else f"stay:{character}"
        case AcceptActor(character=character):
            yield f"accept:{character}"
        case _:
            pass


def acting(state: State) -> Iterator[str]:
    """Yield reading where a way begins, else going there. What is out of range needs a menhir, and its rite a price;
    who is tired passes.
    """
    goals = tuple(dict.fromkeys(way.section for way in open_ways(state)))
    ends = goals_in(state, goals)
    menhirs = set() if ends else menhirs_for(state, goals)
    stores = stores_for(state, menhirs)
    for one in living(state):
        place = place_of(state, one)
        if place in menhirs and not stores:
            yield from (*inspecting(state, one, place), f"pass:{one}")
        elif state.characters[one].energy <= TIRED_MAX:
            yield f"pass:{one}"
        elif place in goals:
            yield from (f"explore:{one}", f"pass:{one}")
        elif place in stores:
            yield from (f"act:{one}", f"pass:{one}")
        elif (step := step_to(state, place, ends or stores or menhirs)) is not None:
            yield from (f"travel:{one}:{step}", f"pass:{one}")


def inspecting(state: State, character: str, place: int) -> Iterator[str]:
    """Yield inspecting the menhir of a place, unless it is known that its price cannot be paid."""
    if is_chargeable(state, place) is not False:
        yield f"inspect:{character}"


def open_ways(state: State) -> tuple[Way, ...]:
    """The ways to the first thing that is still needed, as far as the party could walk them now."""
    needs = needs_of(state.pack, the_world(state).chapter, active_quests(state))
    return next((found for need in needs if (found := ways_for(state, need))), ())


def ways_for(state: State, need: Requirement, depth: int = DEPTH_MAX) -> tuple[Way, ...]:
    """The open ways to what a requirement still lacks, or to what stands before it; none for what holds."""
    if met(state, need) or not depth:
        return ()
    if steps := steps_to(state.pack, need):
        return next((found for one in steps if (found := ways_for(state, one, depth))), ())
    ways = ways_to(state.pack, gain_of(need))
    if walkable := tuple(way for way in ways if all(met(state, one) for one in way.needs)):
        return walkable
    before = (one for way in ways for one in way.needs)
    return next((found for one in before if (found := ways_for(state, one, depth - 1))), ())


def met(state: State, need: Requirement) -> bool:
    """Whether somebody alive meets a requirement."""
    return any(holds(state, At(one, "verse"), need) for one in living(state))


def goals_in(state: State, goals: tuple[int, ...]) -> set[int]:
    """The goals that lie out; without one, the places whose arrows name one that is in range."""
    places = the_world(state).places
    near = {one for one in goals if is_in_range(state, cell_of(state, one))}
    return set(goals) & places.keys() or {one for one in places if near & set(unrevealed(state, one))}


def menhirs_for(state: State, goals: tuple[int, ...]) -> set[int]:
    """The places that lie out and whose menhirs would bring a goal into range."""
    places, cells = the_world(state).places, [cell_of(state, one) for one in goals]
    return {
        one
        for one, place in places.items()
        if card_at(state, one).rite is not None and any(reaches(place, cell) for cell in cells)
    }


def stores_for(state: State, menhirs: set[int]) -> set[int]:
    """The places where one can work for what all of these rites still ask for; none if one of them can be paid."""
    lacking = [missing(state, one) for one in menhirs]
    if not all(lacking):
        return set()
    return {one for one in the_world(state).places if offered(state, one) & set().union(*lacking)}


def missing(state: State, place: int) -> set[str]:
    """What the living lack of the price of a rite, Energy aside."""
    rite = card_at(state, place).rite
    assert rite is not None, "the menhir has a rite"
    who, shared = [state.characters[one] for one in living(state)], price_for_party(state, rite)
    return {
        what
        for what in OWN
        if getattr(shared, what) + len(who) * getattr(rite.each, what) > sum(held(one, what) for one in who)
    }


def offered(state: State, place: int) -> set[str]:
    """What the action of a place brings as often as one likes."""
    action = card_at(state, place).action
    if action is None or action.limit is not None:
        return set()
    return {one.what for one in action.effects if isinstance(one, ShareOut)}


def cell_of(state: State, location: int) -> Cell:
    """Where a location lies, or will lie."""
    return next(grid.cells[location] for _, grid in grids(state.pack.content) if location in grid.cells)


def step_to(state: State, start: int, ends: set[int]) -> int | None:
    """The first step to the nearest of these places; None if no way leads there."""
    queue, seen = deque((one, one) for one in connected(state, start)), {start}
    while queue:
        place, first = queue.popleft()
        if place in ends:
            return first
        if place not in seen:
            seen.add(place)
            queue.extend((one, first) for one in connected(state, place))
    return None
