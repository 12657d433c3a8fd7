"""Checks of a save against the pack: what it names is printed there, and everything lies where it can lie.

Source: TG-5.20.2, 5.20.3.
"""

from collections.abc import Iterable, Iterator, Mapping

from domain.kernel.chance.pile import is_face_down, pool_of
from domain.tainted_grail.campaign.note import Save
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.events import random_card, story_card
from domain.tainted_grail.queries.journey import CHARACTERS_MAX, playable_on
from domain.tainted_grail.state import Character

PILES_MAX, CARDS_MAX = 60, 400
"""The most piles and pools of a save, and the most cards in one."""


def faults(save: Save, pack: Pack) -> Iterator[str]:
    """Yield what is wrong with a save, the most serious first."""
    world, start = save.world, save.chapter_start
    if world.id not in pack.campaigns or world.chapter not in pack.chapters:
        yield f"chapter {world.chapter} of campaign {world.id!r} is not in the pack"
        return
    yield from company_faults(save, pack)
    yield from land_faults(save, pack)
    yield from pile_faults(save, pack)
    if start is not None:
        if start.chapter_start is not None or start.world.chapter != world.chapter:
            yield "the start of the chapter is not one of the same chapter"
            return
        yield from (f"start of the chapter: {fault}" for fault in faults(start, pack))


def company_faults(save: Save, pack: Pack) -> Iterator[str]:
    """Yield characters that cannot be there, and what they cannot own. Source: TG-3.1.1, 5.20.2, 5.20.9."""
    everyone, playable = {**save.away, **save.characters}, playable_on(save.world, pack, free=save.free)
    yield from unknown("character", everyone, playable)
    if len(everyone) < len(save.away) + len(save.characters):
        yield "a character is there and absent at once"
    living = [who for who, one in save.characters.items() if not one.dead]
    if not 1 <= len(living) <= CHARACTERS_MAX:
        yield f"TG-3.1.1: {len(living)} characters are there; possible: 1 to {CHARACTERS_MAX}"
    if not 1 <= len(save.seats) == len(save.characters_each):
        yield "the seats and the numbers of their characters differ"
    for who, one in everyone.items():
        if one.id != who:
            yield f"{who} is noted as {one.id}"
        if one.id in playable:
            yield from possession_faults(one, len(save.seats), pack)


def possession_faults(one: Character, seats: int, pack: Pack) -> Iterator[str]:
    """Yield what a character cannot have, and values beyond its tracks. Source: TG-5.1, 5.5, 5.20.2."""
    board = pack.boards.get(one.board) if one.board else pack.board_of(one.id)
    if board is None:
        yield f"{one.id} has no board of the colour {one.board}"
        return
    if not 0 <= one.seat < seats:
        yield f"{one.id} sits at seat {one.seat}; possible: 0 to {seats - 1}"
    for track, value, most in (
        ("energy", one.energy, board.energy_max),
        ("health", one.health, board.health_start),
        ("terror", one.terror, board.terror_max),
    ):
        if not 0 <= value <= most:
            yield f"{track} of {one.id} is {value}; possible: 0 to {most}"
    if any(count < 0 for count in (*one.resources.values(), *one.attributes.values())):
        yield f"{one.id} has less than nothing of something"
    cards = {*(f"item:{item}" for item in pack.items), *(f"secret:{number}" for number in pack.secrets)}
    yield from unknown("card", (owned.card for owned in one.owned), cards)
    yield from unknown("skill", map(str, one.skills), map(str, pack.skills))
    yield from unknown("card", (card for row in one.available.values() for card in row), pack.cards)


def land_faults(save: Save, pack: Pack) -> Iterator[str]:
    """Yield places, figures and discs that cannot lie on the land. Source: TG-5.8.1, 5.11, 5.12, 5.20.2."""
    world = save.world
    yield from unknown("location", map(str, world.places), map(str, pack.locations))
    yield from unknown("location", (str(one.card) for one in world.places.values()), map(str, pack.locations))
    if len({one.cell for one in world.places.values()}) < len(world.places):
        yield "TG-5.8.1: two locations lie in one cell"
    for who, one in save.characters.items():
        figure = world.figures.get(who)
        if not one.dead and (figure is None or figure.place not in world.places):
            yield f"{who} stands on no revealed location"
    yield from unknown("encounter", (name for one in world.places.values() for name in one.guardians), pack.encounters)
    yield from unknown("item", (name for one in world.places.values() for name in one.items), pack.items)
    yield from unknown("disc", world.discs, pack.discs)
    yield from unknown("status", world.statuses, pack.statuses)
    events = {*pack.events, *pack.random_events}
    yield from unknown("event", (*world.events, *world.markers, *world.discarded), events)
    yield from unknown("quest", world.quests, {*events, *(f"secret:{number}" for number in pack.secrets)})
    yield from unknown("encounter", (*save.box, *(one.card for one in save.met)), pack.encounters)


def pile_faults(save: Save, pack: Pack) -> Iterator[str]:
    """Yield cards that no deck has, and face-down places that no unseen card can fill. Source: TG-2.4.14, 5.20.2."""
    rows = [*save.pools.values(), *save.piles.values()]
    if len(save.pools) > PILES_MAX or len(save.piles) > PILES_MAX or any(len(row) > CARDS_MAX for row in rows):
        yield f"a save has at most {PILES_MAX} decks of at most {CARDS_MAX} cards"
        return
    known = {
        *pack.cards,
        *pack.encounters,
        *pack.items,
        *(story_card(one.chapter, one.part) for one in pack.events.values()),
        *(random_card(number) for number, _ in enumerate(pack.random_events, 1)),
    }
    yield from unknown("card", (card for row in rows for card in row if not is_face_down(card)), known)
    face_down = [pool_of(card) for row in rows for card in row if is_face_down(card)]
    for pool in sorted({*face_down, *save.pools}):
        lying, unseen = face_down.count(pool), len(save.pools.get(pool, ()))
        if lying != unseen:
            yield f"{lying} cards of {pool} lie face down, but {unseen} are unseen"


def unknown(what: str, names: Iterable[str], known: Iterable[str] | Mapping[str, object]) -> Iterator[str]:
    """Yield names that the pack does not know, each once."""
    possible = set(known)
    yield from (f"the pack has no {what} {name!r}" for name in dict.fromkeys(names) if name not in possible)
