"""Checks of the numbers of cards and tokens. Source: TG-2.1, 3.1.15, 10.11.8, 10.11.10."""

from collections import Counter
from collections.abc import Mapping, Sized

from domain.tainted_grail.content.box import Box, Counts
from domain.tainted_grail.content.checks.shared import Check, Faults, unknown
from domain.tainted_grail.content.parts import Character, Content
from domain.tainted_grail.vocabulary.card_ids import BASIC, STARTING, board_of, deck_of, is_basic, is_starting
from domain.tainted_grail.vocabulary.terms import DECKS, ENCOUNTER_COLOURS, EXPANSION, CardColour

OWNED = 40
ENCOUNTERS, CHARACTERS = 31, 4
WHOLE: Mapping[str, int] = {
    "item": 65,
    "secret": 42,
    "skill": 36,
    "location": 63,
    "event": 53,
    "random": 22,
    "chapter": 17,
}
"""Table -> its length in a complete pack: 44 events of chapters, 9 special ones, 17 setup cards.

Source: TG-2.1.2, 2.1.7, 2.1.8, 2.1.12.
"""
SPECIAL = 9
"""The special events of a complete pack. Source: TG-2.1.7."""

BOX = Box(
    reference=9,
    insanity=4,
    dying=4,
    solo_dying=1,
    advancement_dividers=8,
    other_dividers=3,
    discs=10,
    time_markers=8,
    quest_markers=4,
    health_trackers=4,
    universal_markers=90,
    large_markers=25,
    large_worth=5,
    guardian_dice=1,
    ordinary_dice=1,
)
"""What lies in the box of the printed game beside the cards of the tables."""
RULES: Mapping[str, tuple[str, ...]] = {
    "TG-2.1.2": ("reference",),
    "TG-2.1.9": ("insanity", "dying", "solo_dying"),
    "TG-2.1.10": ("advancement_dividers", "other_dividers"),
    "TG-2.1.14": (
        "discs",
        "time_markers",
        "quest_markers",
        "health_trackers",
        "universal_markers",
        "large_markers",
        "guardian_dice",
        "ordinary_dice",
    ),
    "TG-2.1.17": ("large_worth",),
}
"""Rule -> what it counts in the box."""
SIZES: Mapping[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {
    "large": (72, ("location",), ("reference",)),
    "standard": (
        556,
        ("encounter", "card", "event", "chapter", "random"),
        (*RULES["TG-2.1.9"], *RULES["TG-2.1.10"]),
    ),
    "small": (143, ("secret", "item", "skill"), ()),
}
"""Size of cards -> how many there are, the tables and what of the box they come from. Source: TG-2.1.1, 2.1.11."""


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
        own = [*known.get(character.colour, []), *(known.get(EXPANSION, []) if character.expansion else [])]
        for place, listed in enumerate(character.starting):
            if listed not in own:
                yield ("character", number, "starting", place), unknown(listed, own)


def complete_packs_are_complete(content: Content) -> Faults:
    """Yield tables of a pack marked complete that have fewer entries than the printed game."""
    if not content.pack.complete:
        return
    colours = Counter(one.colour for one in content.encounters)
    for colour in ENCOUNTER_COLOURS:
        if colours[colour] != ENCOUNTERS:
            yield ("encounter",), f"{colours[colour]} {colour} encounters; a complete pack has {ENCOUNTERS}"
        if not any(one.first and one.colour == colour for one in content.encounters):
            yield ("encounter",), f"no {colour} encounter is the first; mark one with first = true"
    held = tables(content)
    for table, count in WHOLE.items():
        if (found := len(held[table])) != count:
            yield (table,), f"{found} entries; a complete pack has {count}"
    if (found := sum(not one.expansion for one in content.characters)) != CHARACTERS:
        yield ("character",), f"{found} entries; a complete pack has {CHARACTERS}"
    if (special := sum(one.part is None for one in content.events)) != SPECIAL:
        yield ("event",), f"{special} special events; a complete pack has {SPECIAL}"


def complete_characters_own_all_cards(content: Content) -> Faults:
    """Yield characters of a complete pack without 40 combat and 40 diplomacy cards. The basic ones of an expansion
    character are those of its board.

    Source: TG-3.1.8, 3.1.15.
    """
    count = Counter((deck_of(one.id), board_of(one.id), is_basic(one.id)) for one in content.cards)
    for number, character in enumerate(content.characters if content.pack.complete else ()):
        for deck in DECKS:
            cards = count[deck, character.colour, True] + count[deck, own_colour(character), False]
            if cards != OWNED:
                yield ("character", number), f"{character.id} has {cards} {deck} cards; a complete pack has {OWNED}"


def own_colour(character: Character) -> CardColour:
    """Return the colour of a character's advancement cards. Source: TG-3.1.15."""
    return EXPANSION if character.expansion else character.colour


def expansions_have_no_basic_cards(content: Content) -> Faults:
    """Yield basic cards in red, red cards that nobody has, and further expansion characters. Source: TG-3.1.15."""
    expansions = [number for number, one in enumerate(content.characters) if one.expansion]
    for number in expansions[1:]:
        yield ("character", number, "expansion"), "two characters have the red cards; possible: one in a pack"
    for number, card in enumerate(content.cards):
        if board_of(card.id) != EXPANSION:
            continue
        if is_basic(card.id):
            why = f"an expansion character has no basic cards (of {BASIC}); possible: an advancement card, of 15"
            yield ("card", number, "id"), why
        elif not expansions:
            yield ("card", number, "id"), "no character has red cards; mark one with expansion = true"


def tables(content: Content) -> Mapping[str, Sized]:
    """Return the lists of tables by their names, of all tables that a pack can make a claim about."""
    fields = dict(zip(content.__struct_encode_fields__, content.__struct_fields__, strict=True))
    return {table: getattr(content, fields[table]) for table in Counts.__struct_fields__}


def claims_hold(content: Content) -> Faults:
    """Yield tables that have another number of entries than the pack claims."""
    for table, entries in tables(content).items():
        claimed, found = getattr(content.pack.counts, table), len(entries)
        if claimed not in (None, found):
            why = f"{found} entries of {table}, but the pack claims {claimed}; possible: {table} = {found}, or no claim"
            yield ("pack", "counts", table), why


def the_box_is_there(content: Content) -> Faults:
    """Yield that a complete pack does not say what lies in its box."""
    if content.pack.complete and content.box is None:
        wanted = ", ".join(f"{name} = {getattr(BOX, name)}" for name in BOX.__struct_fields__)
        yield ("pack", "complete"), f"a complete pack says what lies in its box; add a table [box] with {wanted}"


def the_box_is_full(rule: str) -> Check:
    """Return the check that a complete pack has as much of what a rule counts as the printed game."""

    def check(content: Content) -> Faults:
        for name in RULES[rule] if content.pack.complete and content.box is not None else ():
            if (found := getattr(content.box, name)) != (count := getattr(BOX, name)):
                yield ("box", name), f"{name} = {found}; possible in a complete pack: {count}"

    return check


def sizes_add_up(*sizes: str) -> Check:
    """Return the check that a complete pack has as many cards of these sizes as the printed game. Those of an expansion
    character come from another box.
    """

    def check(content: Content) -> Faults:
        held, box = tables(content), content.box
        for size in sizes if content.pack.complete and box is not None else ():
            count, named, others = SIZES[size]
            counted = {table: len(held[table]) for table in named} | {name: getattr(box, name) for name in others}
            if "card" in counted:
                counted["card"] -= sum(board_of(one.id) == EXPANSION for one in content.cards)
            if (found := sum(counted.values())) != count:
                parts = " + ".join(f"{number} {name}" for name, number in counted.items())
                yield ("box",), f"{parts} = {found} {size} cards; possible in a complete pack: {count}"

    return check


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.8", starting_decks_are_full),
    ("TG-3.1.14", starting_cards_are_own),
    ("TG-10.11.8", complete_characters_own_all_cards),
    ("TG-3.1.15", expansions_have_no_basic_cards),
    ("TG-10.11.10", complete_packs_are_complete),
    ("TG-10.11.10", claims_hold),
    ("TG-2.1.1", the_box_is_there),
    *((rule, the_box_is_full(rule)) for rule in RULES),
    ("TG-2.1.1", sizes_add_up("large", "small")),
    ("TG-2.1.11", sizes_add_up("standard")),
)
