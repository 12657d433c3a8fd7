"""Checks of the numbers of cards. Source: TG-2.1, 10.11.8, 10.11.10."""

from collections import Counter

from domain.tainted_grail.content.checks.shared import Check, Faults, unknown
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.vocabulary.card_ids import STARTING, board_of, deck_of, is_starting
from domain.tainted_grail.vocabulary.terms import Deck

OWNED = 40
ENCOUNTERS, CHARACTERS = 31, 4
WHOLE = (("item", 65), ("secret", 42), ("skill", 36), ("location", 63), ("event", 53), ("random", 22))
"""Table -> its length in a complete pack: 44 events of chapters and 9 special ones. Source: TG-2.1.2, 2.1.7, 2.1.8."""
SPECIAL = 9
"""The special events of a complete pack. Source: TG-2.1.7."""

DECKS: tuple[Deck, ...] = ("combat", "diplomacy")


def starting_decks_are_full(content: Content) -> Faults:
    """Yield characters that start with fewer than 15 cards in one of their decks."""
    count = Counter((deck_of(one.id), board_of(one.id)) for one in content.cards if is_starting(one.id))
    for number, character in enumerate(content.characters):
        listed = Counter(map(deck_of, set(character.starting)))
        for deck in DECKS:
            if (cards := listed[deck] if listed else count[deck, character.colour]) < STARTING:
                yield ("character", number), f"{character.id} starts with {cards} {deck} cards; at least {STARTING}"


def starting_cards_are_own(content: Content) -> Faults:
    """Yield cards on a character's tray that are not among those of its board."""
    known: dict[str, list[str]] = {}
    for card in content.cards:
        known.setdefault(board_of(card.id), []).append(card.id)
    for number, character in enumerate(content.characters):
        own = known.get(character.colour, [])
        for place, listed in enumerate(character.starting):
            if listed not in own:
                yield ("character", number, "starting", place), unknown(listed, own)


def complete_packs_are_complete(content: Content) -> Faults:
    """Yield tables of a pack marked complete that have fewer entries than the printed game."""
    if not content.pack.complete:
        return
    colours = Counter(one.colour for one in content.encounters)
    for colour in ("grey", "green", "purple", "blue"):
        if colours[colour] != ENCOUNTERS:
            yield ("encounter",), f"{colours[colour]} {colour} encounters; a complete pack has {ENCOUNTERS}"
        if not any(one.first and one.colour == colour for one in content.encounters):
            yield ("encounter",), f"no {colour} encounter is the first; mark one with first = true"
    held = {
        "item": content.items,
        "secret": content.secrets,
        "skill": content.skills,
        "location": content.locations,
        "event": content.events,
        "random": content.random_events,
    }
    for table, count in (*WHOLE, ("character", CHARACTERS)):
        found = len(held.get(table, content.characters))
        if found != count:
            yield (table,), f"{found} entries; a complete pack has {count}"
    if (special := sum(one.part is None for one in content.events)) != SPECIAL:
        yield ("event",), f"{special} special events; a complete pack has {SPECIAL}"


def complete_characters_own_all_cards(content: Content) -> Faults:
    """Yield characters of a complete pack without 40 combat and 40 diplomacy cards."""
    count = Counter((deck_of(one.id), board_of(one.id)) for one in content.cards)
    for number, character in enumerate(content.characters if content.pack.complete else ()):
        for deck in DECKS:
            if (cards := count[deck, character.colour]) != OWNED:
                yield ("character", number), f"{character.id} has {cards} {deck} cards; a complete pack has {OWNED}"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.8", starting_decks_are_full),
    ("TG-3.1.14", starting_cards_are_own),
    ("TG-10.11.8", complete_characters_own_all_cards),
    ("TG-10.11.10", complete_packs_are_complete),
)
