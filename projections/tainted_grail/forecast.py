"""What time markers, the end of the round, the next stop of an arena and the next dawns bring for certain.

Source: TG-4.2, 5.14.5, 6.6.5, 6.6.27.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from domain.kernel.position import Position
from domain.tainted_grail.queries.days import dark, expires, goes_out
from domain.tainted_grail.queries.encounter import encounter_card, present
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import active_menhirs, by_number, rite_mark, standing
from domain.tainted_grail.rules.days import GAINED_TERROR, LOST_HEALTH
from domain.tainted_grail.state import Laid, State
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.world import Arena
from projections.forecast import ForecastLine
from projections.tainted_grail.board.stops import stop
from projections.tainted_grail.menu.actions import price_of_rite
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages, sentence

HAND_MAX = 3
"""The most cards that a hand keeps at the end of a round. Source: TG-6.6.27."""


def forecast(position: Position[State], messages: Messages) -> Iterator[ForecastLine]:
    """Yield what is delayed, who must discard at the end of the round, and what the next stop or dawns hold."""
    state = position.state
    if state.status != "running":
        return
    yield from delayed(state, messages)
    yield from discards(state, messages)
    if isinstance(state.journey, Arena):
        yield next_stop(state.journey, messages)
    else:
        yield from (line for _, line in sorted(dawns(state, messages), key=lambda one: one[0]))


def next_stop(arena: Arena, messages: Messages) -> ForecastLine:
    """Return what the row of stops holds next."""
    following = arena.stop + 1
    if following >= len(arena.row):
        return ForecastLine("TG-5.16.12", messages.say("forecast-last-stop"))
    name = stop(messages, arena.row[following])["name"]
    said = messages.say("forecast-stop", stop=following + 1, stops=len(arena.row), name=name)
    return ForecastLine("TG-5.14.5", said)


Dated = tuple[int, ForecastLine]
"""A day, and what its dawn brings."""


def dawns(state: State, messages: Messages) -> Iterator[Dated]:
    """Yield which menhirs go out, what is lost with them and who would stand there, and which time discs expire."""
    yield from menhirs(state, messages)
    yield from losses(state, messages)
    yield from expiries(state, messages)


def menhirs(state: State, messages: Messages) -> Iterator[Dated]:
    """Yield the dawn at which each menhir goes out. Source: TG-4.2.1, 5.9.2."""
    for place in by_number(state, active_menhirs(state)):
        day = goes_out(state, place)
        said = messages.say("forecast-menhir", day=day, place=naming.place(messages, state, place))
        yield day, ForecastLine("TG-4.2.1", said)
        if (price := relighting(state, place, messages)) is not None:
            yield day, ForecastLine("TG-5.9.3", price)


def relighting(state: State, place: int, messages: Messages) -> str | None:
    """Return what charging a menhir again costs and brings; None while its rite is unread. Source: TG-2.3.2, 5.9.3."""
    if rite_mark(state, place) not in the_world(state).read:
        return None
    parts = price_of_rite(messages, state, standing(state, place), place)
    return messages.say("forecast-rite", place=naming.place(messages, state, place), price="; ".join(parts))


def losses(state: State, messages: Messages) -> Iterator[Dated]:
    """Yield the land that is lost at each dawn, and who would stand there. Land without any menhir stays.

    Source: TG-4.2.3, 4.2.7, 4.2.12.
    """
    places = the_world(state).places
    days = {place: dark(state, one.cell) for place, one in places.items()}
    last = max((goes_out(state, one) for one in active_menhirs(state)), default=None)
    for day, lost in groupby(sorted(by_number(state, places), key=lambda one: days[one]), key=lambda one: days[one]):
        gone = list(lost)
        is_all = last is None or day >= last
        there = [one for place in (places if is_all else gone) for one in standing(state, place)]
        who = naming.characters(messages, [one for one in state.characters if one in there]) if there else "none"
        suffered = {"who": who, "who_n": len(there), "health": LOST_HEALTH, "terror": GAINED_TERROR}
        if is_all:
            yield day, ForecastLine("TG-4.2.12", messages.say("forecast-night", day=day, **suffered))
        else:
            named = messages.join([naming.place(messages, state, place) for place in gone])
            said = messages.say("forecast-lost", day=day, places=named, places_n=len(gone), **suffered)
            yield day, ForecastLine("TG-4.2.3", said)


def expiries(state: State, messages: Messages) -> Iterator[Dated]:
    """Yield the dawn at which each time disc expires. Source: TG-4.2.17, 5.11.3."""
    for id in the_world(state).discs:
        if state.pack.discs[id].kind == "time":
            day = expires(state, id)
            name = naming.quoted(messages, messages.say(f"disc-{id}"))
            yield day, ForecastLine("TG-4.2.17", messages.say("forecast-disc", day=day, disc=name))


def delayed(state: State, messages: Messages) -> Iterator[ForecastLine]:
    """Yield what happens once the time markers of the encounter and of each card are gone, the soonest first.

    Each turn removes one. Source: TG-6.5.3, 6.5.21, 6.6.5.
    """
    if state.encounter is None:
        return
    encounter, card = state.encounter, encounter_card(state)
    waiting = [(encounter.time, naming.foe(messages, state), card.delayed, "never")]
    for laid in encounter.sequence:
        waiting.append((laid.time, naming.card(messages, laid.card), of_card(state, laid.card), covered(state, laid)))
    for turns, source, effects, is_covered in sorted(filter(itemgetter(0), waiting), key=itemgetter(0)):
        if not (text := texts.text(messages, effects)):
            continue
        said = messages.say("forecast-delayed", source=source, turns=turns, covered=is_covered, text=text)
        yield ForecastLine("TG-6.6.5", sentence(said))


def covered(state: State, laid: Laid) -> str:
    """Return whether a card can be covered, which clears its markers: a permanent one is not. Source: TG-6.5.5."""
    return "never" if state.pack.cards[laid.card].permanent else "maybe"


def of_card(state: State, card: str) -> tuple[Effect, ...]:
    """Return the delayed effects of a card."""
    abilities = state.pack.cards[card].abilities
    return tuple(effect for one in abilities if one.when == "delayed" for effect in one.effects)


def discards(state: State, messages: Messages) -> Iterator[ForecastLine]:
    """Yield each character with too many cards; how many a hand holds is public. Source: TG-6.6.27."""
    if state.encounter is None:
        return
    for name in present(state):
        count = len(state.encounter.participants[name].hand)
        if count > HAND_MAX:
            who = naming.character(messages, name)
            yield ForecastLine("TG-6.6.27", messages.say("forecast-discard", character=who, count=count - HAND_MAX))
