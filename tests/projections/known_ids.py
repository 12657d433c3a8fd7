"""Every id that something on the table or in its pack has, by game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from domain.kernel.chance.pile import is_face_down
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import COLOURS
from domain.materia_prima.state import State as MateriaPrima
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM
from domain.tainted_grail.queries.events import EVENTS, RANDOM_CARD, STORY_CARD, event_of
from domain.tainted_grail.queries.journal import verse_at
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State as TaintedGrail
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, RESOURCES, TRACKS
from domain.tainted_grail.world import Arena
from projections.materia_prima import ids as mp
from projections.tainted_grail import ids as tg


def known_ids(state: Any) -> set[str]:
    """All ids that an answer at this position may name. Nothing hidden is among them."""
    return set(of_materia_prima(state) if isinstance(state, MateriaPrima) else of_tainted_grail(state))


def of_materia_prima(state: MateriaPrima) -> Iterator[str]:
    pack = state.pack
    land = board(state) if state.layout else None
    yield from map(mp.place, land.hexes if land else ())
    yield from map(mp.figure, (*state.alchemists, *state.homunculi))
    yield from map(mp.inquisitor, state.inquisitors)
    yield from map(mp.tower, state.alchemists)
    yield from map(mp.seat, range(len(state.seats)))
    yield from map(mp.recipe, pack.recipes)
    yield from map(mp.extension, pack.extensions)
    yield from map(mp.mission, pack.missions)
    yield from map(mp.town, pack.towns)
    yield from map(mp.element, pack.elements)
    yield from map(mp.part, (part.id for part in pack.scenarios[state.scenario].parts))
    yield from map(mp.special, (one.id for one in pack.scenarios[state.scenario].specials))
    yield from map(mp.alarm, pack.alarm_cards)
    yield from map(mp.inquisitor_card, pack.cards)
    yield from map(mp.event, (row.day for row in pack.scenarios[state.scenario].events))
    yield from map(mp.recipe_deck, pack.recipes_of)
    yield from map(mp.slot, range(1, len(state.slots) + 1))
    yield from map(mp.temple, (RANDOM, *pack.temples))
    yield from map(mp.layout, (RANDOM, *pack.layouts))
    yield from map(mp.difficulty, LAST_DAYS)
    yield from map(mp.character, pack.alchemists)
    yield from map(mp.colour, COLOURS)
    yield from map(mp.alarm, pack.alarm_cards)
    yield from map(mp.inquisitor_card, pack.cards)
    yield from map(mp.special, pack.specials)
    yield mp.scenario(state.scenario)


def of_tainted_grail(state: TaintedGrail) -> Iterator[str]:
    pack = state.pack
    yield from map(tg.character, pack.characters)
    yield from map(tg.seat, range(len(state.seats)))
    yield from map(tg.card, known_cards(state))
    yield from map(tg.skill, pack.skills)
    yield from map(tg.stop, range(len(state.journey.row))) if isinstance(state.journey, Arena) else of_land(state)
    yield from map(tg.deck, state.piles)
    yield from (one.card for each in state.characters.values() for one in each.owned)
    yield from (tg.holding(who, what) for who in state.characters for what in (*TRACKS, *RESOURCES))
    yield from (tg.attribute(who, name) for who in state.characters for name in ATTRIBUTES)
    yield from map(tg.encounter, state.offered)
    for who, one in state.characters.items():
        yield from (tg.looked_at(state, who, place) for place in range(len(one.looking)))
    if (encounter := state.encounter) is None:
        return
    yield tg.encounter(encounter.card)
    yield from (tg.way(encounter.card, way.id) for way in pack.encounters[encounter.card].ways)
    for who, participant in encounter.participants.items():
        yield from (tg.in_hand(state, who, place) for place in range(len(participant.hand)))


def of_land(state: TaintedGrail) -> Iterator[str]:
    """What lies on the land and beside it, and what was read."""
    world = the_world(state)
    yield tg.campaign(world.id)
    for number, place in world.places.items():
        yield from (tg.place(number), tg.menhir(number))
        yield from map(tg.encounter, place.guardians)
        yield from (tg.owned(f"item:{one}") for one in place.items)
    yield from map(tg.figure, world.figures)
    yield from map(tg.disc, world.discs)
    yield from map(tg.status, world.statuses)
    yield from map(tg.event, world.events)
    for one in world.read:
        if one.startswith("verse:"):
            yield from (one, *choices_of(state, one))
    for name, cards in state.piles.items():
        seen = [card for card in cards if not is_face_down(card)]
        if name.startswith("encounters/"):
            yield from map(tg.encounter, seen)
        if name == "items":
            yield from (tg.owned(f"item:{card}") for card in seen)
        yield from (tg.event(event_of(state, card)) for card in seen if card.startswith(RANDOM_CARD))
    yield from (card for card in state.piles.get(EVENTS, ()) if card.startswith(STORY_CARD))


def choices_of(state: TaintedGrail, verse: str) -> Iterator[str]:
    """The choices of a verse that was read, `verse:<section>.<number>`."""
    section, number = map(int, verse.partition(":")[2].split("."))
    found = verse_at(state, section, number)
    return (tg.choice(section, number, one) for one in range(1, len(found.choices if found else ()) + 1))


def known_cards(state: TaintedGrail) -> Iterable[str]:
    """Cards that lie face up somewhere, and those of open piles."""
    yield from (card for each in state.characters.values() for pile in each.available.values() for card in pile)
    yield from (card for pool in state.pools.values() for card in pool if card in state.pack.cards)
    if state.encounter is not None:
        yield from (one.card for one in state.encounter.sequence)
        yield from (card for one in state.encounter.participants.values() for card in one.discard)


def ids_in(board: Any) -> Iterator[str]:
    """The ids of all things on a board, in its order."""
    if isinstance(board, dict):
        yield from (board["id"],) if "id" in board else ()
    for one in board.values() if isinstance(board, dict) else board if isinstance(board, list) else ():
        yield from ids_in(one)
