"""A game that was saved on paper: what players copy from the sheet, and the save that it comes to.

What paper does not hold, the save does not know either: which verses were read, and what was used up once in the
campaign. Cards that are neither owned nor named lie unseen in their decks. Source: TG-2.2, 5.20.2.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from domain.kernel.chance.pile import canonical, is_face_down, place_of
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.events import EVENTS, RANDOM, STORY_CARD, random_card, story_card
from domain.tainted_grail.queries.items import is_brought
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.rest import advancement_pile
from domain.tainted_grail.state import Character, Owned, State
from domain.tainted_grail.vocabulary.card_ids import deck_of
from domain.tainted_grail.vocabulary.terms import (
    DECKS,
    ENCOUNTER_COLOURS,
    Attribute,
    Cell,
    Challenge,
    Deck,
    Mode,
    Resource,
)
from domain.tainted_grail.world import Disc, Figure, Place, World

STONES_MAX, MARKERS_MAX, DAYS_MAX = 3, 9, 999
"""The figures of menhirs, the most markers of an attribute that are taken, and days.

Source: TG-2.1.15.
"""


class PaperCharacter(Struct, frozen=True, forbid_unknown_fields=True):
    """A character as the sheet has it. seat: that plays it; place: the number of the card where it stands, None for an
    absent one; items: equipped ones, in_pack: the others; combat, diplomacy: its decks, None for the starting ones;
    available: cards that lie ready beside them.
    """

    id: str
    energy: int
    health: int
    terror: int
    attributes: dict[Attribute, int]
    seat: int = 0
    place: int | None = None
    dead: bool = False
    resources: dict[Resource, int] = {}
    items: tuple[str, ...] = ()
    in_pack: tuple[str, ...] = ()
    secrets: tuple[int, ...] = ()
    skills: tuple[int, ...] = ()
    combat: tuple[str, ...] | None = None
    diplomacy: tuple[str, ...] | None = None
    available: tuple[str, ...] = ()


class PaperPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A revealed location. number: printed on its card; cell: steps to the east and to the south of the start; menhir:
    the value of its disc, None without a figure.
    """

    number: int
    cell: Cell
    menhir: int | None = None
    guardians: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class Paper(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the sheet has it, between two days. day: the last one that was played; events: that lie open; parts:
    of the chapter's events that are still to come; discs: value, by id, with where each lies in `on`; resolved: quests
    that are over.
    """

    campaign: str
    chapter: int
    day: int
    characters: tuple[PaperCharacter, ...]
    places: tuple[PaperPlace, ...]
    statuses: dict[str, tuple[int, ...]] = {}
    discs: dict[str, Disc] = {}
    events: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()
    discarded: tuple[str, ...] = ()
    resolved: tuple[str, ...] = ()
    gone: tuple[int, ...] = ()
    mode: Mode = "standard"
    challenge: tuple[Challenge, ...] = ()


def difficulties(paper: Paper, pack: Pack) -> tuple[int, ...]:
    """Return the difficulties of the chapter. Source: TG-3.2.15."""
    return pack.chapters[paper.chapter].difficulties


def by_number(paper: Paper, pack: Pack) -> list[PaperCharacter]:
    """Return the characters in the order of their numbers."""
    return sorted(paper.characters, key=lambda one: pack.characters[one.id].number)


def character(one: PaperCharacter, pack: Pack) -> Character:
    """Return a character with all that it has. Source: TG-2.2.15, 2.2.16."""
    owned = [Owned(f"item:{item}") for item in one.items]
    owned += [Owned(f"item:{item}", face_up=False) for item in one.in_pack]
    owned += [Owned(f"secret:{number}") for number in one.secrets]
    available = {deck: tuple(card for card in one.available if deck_of(card) == deck) for deck in DECKS}
    return Character(
        id=one.id,
        seat=one.seat,
        energy=one.energy,
        health=one.health,
        terror=one.terror,
        attributes=dict(one.attributes),
        resources=dict(one.resources),
        owned=tuple(owned),
        skills=one.skills,
        available={deck: cards for deck, cards in available.items() if cards},
        dead=one.dead,
    )


def world(paper: Paper, pack: Pack) -> World:
    """Return the land in the evening, with nobody on the way. Source: TG-2.2.5 to 2.2.13."""
    originals = {one.number: pack.original_of(one.number) for one in paper.places}
    return World(
        id=paper.campaign,
        chapter=paper.chapter,
        day=paper.day,
        phase="evening",
        step=5,
        places={
            originals[one.number]: Place(
                one.number, one.cell, menhir=one.menhir, guardians=one.guardians, items=one.items
            )
            for one in paper.places
        },
        versions={number: card for card, number in originals.items() if card != number},
        gone=paper.gone,
        figures={
            one.id: Figure(originals[one.place]) for one in paper.characters if one.place is not None and not one.dead
        },
        discs=dict(paper.discs),
        statuses={one: tuple(sorted(parts)) for one, parts in paper.statuses.items()},
        events=paper.events,
        quests=tuple(one for one in paper.events if is_quest(one, pack) and one not in paper.resolved),
        markers={one: quest.markers for one in paper.events if (quest := pack.events[one].quest) and quest.markers},
        discarded=paper.discarded,
        resolved=paper.resolved,
    )


def is_quest(event: str, pack: Pack) -> bool:
    """Return whether an event has a quest."""
    return pack.events[event].quest is not None


def decks(paper: Paper, pack: Pack) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Return what is unseen in each deck, and how the decks lie: all of it face down but the rest of the event deck.

    Source: TG-2.2.9 to 2.2.11, 2.2.16, 2.4.1.
    """
    unseen: dict[str, Iterable[str]] = {}
    standing = {name for one in paper.places for name in one.guardians}
    wanted, outside = difficulties(paper, pack), set(items(paper))
    for colour in ENCOUNTER_COLOURS:
        possible = (one for one in pack.encounters.values() if one.colour == colour)
        unseen[f"encounters/{colour}"] = [
            one.id for one in possible if one.difficulty in wanted and one.id not in standing
        ]
    unseen["items"] = [one for one in pack.items if one not in outside and not is_brought(pack, one)]
    unseen[RANDOM] = [random_card(number) for number, _ in enumerate(pack.random_events, 1)]
    for one in paper.characters:
        for deck in DECKS:
            held = deck_of_character(one, deck, pack)
            own = {*all_cards(one.id, deck, pack)} - {*held} - {*one.available}
            unseen[f"{one.id}/{deck}"], unseen[f"{one.id}/{deck}-advancement"] = held, own
    pools = {name: canonical(cards) for name, cards in unseen.items()}
    piles = {name: (place_of(name),) * len(cards) for name, cards in pools.items() if cards}
    row = tuple(story_card(paper.chapter, part) for part in sorted(paper.parts))
    return {name: cards for name, cards in pools.items() if cards}, piles | ({EVENTS: row} if row else {})


def deck_of_character(one: PaperCharacter, deck: Deck, pack: Pack) -> Sequence[str]:
    """Return the cards of a character's deck, by default the starting ones. Source: TG-3.1.9, 3.1.10."""
    said = one.combat if deck == "combat" else one.diplomacy
    return pack.cards_of(one.id, deck, starting=True) if said is None else said


def all_cards(character: str, deck: Deck, pack: Pack) -> tuple[str, ...]:
    """Return all cards that a character can have in a deck. Source: TG-3.1.8."""
    return (*pack.cards_of(character, deck, starting=True), *pack.cards_of(character, deck, starting=False))


def items(paper: Paper) -> list[str]:
    """Return the items that are owned, or lie on the ground, as often as they are named."""
    owned = [item for one in paper.characters for item in (*one.items, *one.in_pack)]
    return [*owned, *(item for place in paper.places for item in place.items)]


# The other way


def on_paper(state: State) -> Paper:
    """Return a game as players would write it down. Source: TG-5.20.2."""
    journey, pack = the_world(state), state.pack
    cards = {number: place.card for number, place in journey.places.items()}
    return Paper(
        campaign=journey.id,
        chapter=journey.chapter,
        day=journey.day,
        characters=(
            *(
                written(one, state, cards.get(journey.figures[who].place) if who in journey.figures else None)
                for who, one in state.characters.items()
            ),
            *(written(one, state, None) for one in state.away.values()),
        ),
        places=tuple(
            PaperPlace(one.card, one.cell, one.menhir, one.guardians, one.items) for one in journey.places.values()
        ),
        statuses=dict(journey.statuses),
        discs=dict(journey.discs),
        events=tuple(one for one in journey.events if one in pack.events),
        parts=tuple(int(card.partition("/")[2]) for card in state.piles.get(EVENTS, ()) if card.startswith(STORY_CARD)),
        discarded=tuple(one for one in journey.discarded if one in pack.events),
        resolved=journey.resolved,
        gone=journey.gone,
        mode=state.mode,
        challenge=state.challenge,
    )


def written(one: Character, state: State, place: int | None) -> PaperCharacter:
    """Return a character as players would write it down."""
    held = {deck: in_deck(state, one, deck) for deck in DECKS}
    owned = [(each.card.partition(":"), each.face_up) for each in one.owned]
    return PaperCharacter(
        id=one.id,
        energy=one.energy,
        health=one.health,
        terror=one.terror,
        attributes=dict(one.attributes),
        seat=one.seat,
        place=None if one.dead else place,
        dead=one.dead,
        resources=dict(one.resources),
        items=tuple(name for (kind, _, name), up in owned if kind == "item" and up),
        in_pack=tuple(name for (kind, _, name), up in owned if kind == "item" and not up),
        secrets=tuple(int(name) for (kind, _, name), _ in owned if kind == "secret"),
        skills=one.skills,
        combat=held["combat"],
        diplomacy=held["diplomacy"],
        available=tuple(card for deck in DECKS for card in one.available.get(deck, ()) if not is_face_down(card)),
    )


def in_deck(state: State, one: Character, deck: Deck) -> tuple[str, ...]:
    """Return the cards of a deck without their order, also those that are in hand or laid: all of the character's that
    are neither still to be earned nor available. Source: TG-2.2.16, 2.4.1.
    """
    elsewhere = {*state.pools.get(advancement_pile(one.id, deck), ()), *one.available.get(deck, ()), *one.looking}
    return canonical(card for card in all_cards(one.id, deck, state.pack) if card not in elsewhere)
