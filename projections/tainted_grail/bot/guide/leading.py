"""How the guide leads: everybody walks together to the nearest page that brings what the plot needs, and reads it.

The fires come first: who lets them go out loses the land. Who is hurt stays where there is Food.
"""

from collections.abc import Iterator
from functools import partial

from domain.kernel.position import Position
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.journal import verse_at
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import AcceptActor, Action, ChooseAction, ChooseRite, GatherActors, JoinAction
from domain.tainted_grail.tasks.death import AfterDeath
from domain.tainted_grail.tasks.journal import ChooseInVerse
from domain.tainted_grail.tasks.land import TakeMenhirFrom
from domain.tainted_grail.vocabulary.requirements import All
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.bot import Choose, Lead
from projections.tainted_grail.bot.guide.days import Aim, aims, missing
from projections.tainted_grail.bot.guide.land import within
from projections.tainted_grail.bot.guide.needs import doors_to, goals, heart, ways_for
from projections.tainted_grail.bot.guide.plot import (
    GOODS,
    Way,
    cost_of,
    effects_in,
    ends,
    gain_of,
    gains_of,
    needs_of,
    parts_of,
    won,
)


def leader(pack: Pack, choose: Choose) -> Lead:
    """Return a guide that leads to one of the endings that win. choose: picks it."""
    known = {str(verse): verse for verse in won(pack)}
    return leading_to(known[choose(tuple(known))]) if known else leading_to(None)


def leading_to(ending: int | None) -> Lead:
    """Return a guide that leads to an ending: the verse of the Book of Secrets that tells it; None for any."""
    return partial(answers, ending=ending)


def answers(position: Position[State], ending: int | None) -> Iterator[str]:
    """Yield what the guide would answer, the best first; nothing where the greedy bot does as well."""
    state, question = position.state, position.asked
    match question:
        case AfterDeath():
            yield from ("mercy", "successor", "end")
        case ChooseAction():
            for who, aim in aims(state, ending).items():
                yield from deeds(state, who, aim)
        case ChooseInVerse(location=location, number=number):
            yield from choices(state, location, number, ending)
        case TakeMenhirFrom():
            yield from (
                f"from:{one}" for one in sorted(active_menhirs(state), key=lambda one: use_of(state, one, ending))
            )
        case ChooseRite():
            yield "charge"
        case JoinAction(character=character, asked=GatherActors(action=action)):
            joins = is_joining(state, character, action, aims(state, ending).get(character))
            yield f"join:{character}" if joins else f"stay:{character}"
        case AcceptActor(character=character):
            yield f"accept:{character}"
        case _:
            pass


def deeds(state: State, who: str, aim: Aim) -> Iterator[str]:
    """Yield what a character with an aim does now."""
    if aim.step is not None:
        yield f"travel:{who}:{aim.step}"
    elif aim.deed is not None:
        yield f"own:{who}:{who}" if aim.deed == "own" else f"{aim.deed}:{who}"
    yield f"pass:{who}"


def is_joining(state: State, who: str, action: Action, aim: Aim | None) -> bool:
    """Return whether a character comes along: to a rite that needs it, else where it would go or read itself."""
    if action.deed == "inspect":
        place = the_world(state).places[the_world(state).figures[who].place]
        rite, starter = state.pack.locations[place.card].rite, state.characters[action.starter]
        if rite is None or rite.everyone:
            return rite is not None
        return any(held(starter, what) < getattr(rite.together, what) for what in GOODS)
    if aim is None:
        return False
    if action.deed == "travel":
        return aim.step == action.to
    return action.deed == "explore" and aim.deed == "explore"


def use_of(state: State, menhir: int, ending: int | None) -> tuple[bool, int]:
    """Return of how much use a menhir is: the heart is of most."""
    return menhir == heart(state.pack, ending), len(within(state.pack, menhir, goals(state.pack, ending)))


def choices(state: State, location: int, number: int, ending: int | None) -> Iterator[str]:
    """Yield the choices of a verse: the wanted ending, or the wait for it; those on the way to what is needed; those
    that bring it at once, as events do; else the last one, which a book leaves open.
    """
    end = ends(state.pack)[ending] if ending is not None else Way(BOOK)
    verse = verse_at(state, location, number)
    rows = [one.effects for one in verse.choices] if verse is not None else []
    if (location, number) in end.turns:
        yield from (f"choose:{one}" for one in (end.turns[location, number], len(rows)))
        return
    turns = (way.turns for way in payable(state, ending))
    yield from (f"choose:{one[location, number]}" for one in turns if (location, number) in one)
    wanted = {gain_of(one) for one in parts_of(state.pack, All(end.needs))}
    for at, row in enumerate(rows, 1):
        if any(gain in wanted for one in effects_in(row) for gain in gains_of(one, (location, number), Way(location))):
            yield f"choose:{at}"
    if location == BOOK:
        yield f"choose:{len(rows)}"


def payable(state: State, ending: int | None) -> list[Way]:
    """Return the ways to what is needed that those who read can pay for, the best first."""
    members = party(state) or living(state)
    needs = needs_of(state.pack, the_world(state).chapter, ending)
    found = [way for need in needs for way in ways_for(state, members[0], need)]
    closed = dict.fromkeys(way.section for way in found if way.section not in the_world(state).places)
    found += [way for section in closed for way in doors_to(state, members[0], section)]
    return sorted((way for way in found if not missing(state, members, way.price)), key=cost_of)
