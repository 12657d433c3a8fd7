"""Checks of the numbers of cards. Source: TG-2.1, 10.11.8, 10.11.10."""

from collections import Counter

from domain.tainted_grail.content.checks.shared import Check, Faults
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.vocabulary.card_ids import STARTING, board_of, deck_of, is_starting
from domain.tainted_grail.vocabulary.terms import Deck

OWNED = 40
ENCOUNTERS, CHARACTERS = 31, 4
WHOLE = (("item", 65), ("secret", 42), ("skill", 36))
"""Table -> its length in a complete pack."""

DECKS: tuple[Deck, ...] = ("combat", "diplomacy")


def starting_decks_are_full(content: Content) -> Faults:
    """Yield characters that start with fewer than 15 cards in one of their decks."""
    count = Counter((deck_of(one.id), board_of(one.id)) for one in content.cards if is_starting(one.id))
    for number, character in enumerate(content.characters):
        for deck in DECKS:
            if (cards := count[deck, character.colour]) < STARTING:
                yield ("character", number), f"{character.id} starts with {cards} {deck} cards; at least {STARTING}"


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
    held = {"item": content.items, "secret": content.secrets, "skill": content.skills}
    for table, count in (*WHOLE, ("character", CHARACTERS)):
        found = len(held.get(table, content.characters))
        if found != count:
            yield (table,), f"{found} entries; a complete pack has {count}"


def complete_characters_own_all_cards(content: Content) -> Faults:
    """Yield characters of a complete pack without 40 combat and 40 diplomacy cards."""
    count = Counter((deck_of(one.id), board_of(one.id)) for one in content.cards)
    for number, character in enumerate(content.characters if content.pack.complete else ()):
        for deck in DECKS:
            if (cards := count[deck, character.colour]) != OWNED:
                yield ("character", number), f"{character.id} has {cards} {deck} cards; a complete pack has {OWNED}"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.8", starting_decks_are_full),
    ("TG-10.11.8", complete_characters_own_all_cards),
    ("TG-10.11.10", complete_packs_are_complete),
)
