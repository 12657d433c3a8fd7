"""What a game on paper cannot be: each fault with its reason, and with what would be possible.

No fault names anything that nobody has read. Source: TG-2.3.2, 5.20.3.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence

from domain.kernel.content.decoding import choice
from domain.tainted_grail.campaign.paper import (
    DAYS_MAX,
    MARKERS_MAX,
    STONES_MAX,
    Paper,
    PaperCharacter,
    all_cards,
    deck_of_character,
    items,
)
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.journey import CHARACTERS_MAX
from domain.tainted_grail.queries.tracks import RESOURCE_MAX
from domain.tainted_grail.vocabulary.card_ids import STARTING, deck_of
from domain.tainted_grail.vocabulary.terms import DECKS, DISC_MAX, Deck


def faults(paper: Paper, seats: int, pack: Pack) -> Iterator[str]:
    """Yield what cannot be and why, with what would be possible."""
    if paper.campaign not in pack.campaigns:
        yield f"campaign: {unknown(paper.campaign, pack.campaigns)}"
    if paper.chapter not in pack.chapters:
        yield f"chapter: {unknown(paper.chapter, pack.chapters)}"
        return
    if not 1 <= paper.day <= DAYS_MAX:
        yield f"day: {paper.day}; possible: 1 to {DAYS_MAX}"
    known = {one.id for one in paper.characters} <= pack.characters.keys()
    yield from company(paper, seats, pack)
    yield from land(paper, pack)
    yield from told(paper, pack)
    if known:
        for number, one in enumerate(paper.characters):
            yield from (f"characters[{number}] ({one.id}): {why}" for why in of_character(one, pack))
        yield from named_twice("items", items(paper))
        yield from named_twice("secrets", [str(card) for one in paper.characters for card in one.secrets])


def unknown(word: object, possible: Iterable[object]) -> str:
    """Return that the pack has no such thing, and what is close to it."""
    return f"the pack has no {word}{choice(word, [str(one) for one in possible])}"


def strange(what: str, names: Iterable[object], known: Container[object]) -> Iterator[str]:
    """Yield names that the pack does not know. It tells none that it has: nobody has read them (TG-2.3.2)."""
    yield from (f"the pack has no {what} {name!r}; copy the ids from the sheet" for name in names if name not in known)


def named_twice(what: str, names: Sequence[str]) -> Iterator[str]:
    """Yield things that are there twice. Source: TG-2.2.11."""
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{what}: {name} is there {count} times; there is one"


def company(paper: Paper, seats: int, pack: Pack) -> Iterator[str]:
    """Yield characters that cannot be there together. Source: TG-3.1.1, 3.1.2."""
    names = [one.id for one in paper.characters]
    yield from named_twice("characters", names)
    possible = pack.campaigns[paper.campaign].characters if paper.campaign in pack.campaigns else ()
    for name in names:
        if name not in (possible or pack.characters):
            yield f"characters: {unknown(name, possible or pack.characters)}"
    living = [one for one in paper.characters if one.place is not None and not one.dead]
    if not 1 <= len(living) <= CHARACTERS_MAX:
        yield f"TG-3.1.1: {len(living)} characters stand somewhere; possible: 1 to {CHARACTERS_MAX}"
    for one in paper.characters:
        if not 0 <= one.seat < seats:
            yield f"{one.id} sits at seat {one.seat}; possible: 0 to {seats - 1}"
    if empty := sorted(set(range(seats)) - {one.seat for one in living}):
        yield f"TG-3.1.1: seat {empty[0]} plays nobody; leave it out, or give it a character"


def land(paper: Paper, pack: Pack) -> Iterator[str]:
    """Yield what cannot lie on the land. Source: TG-2.1.15, 2.1.19, 5.8.1, 5.9.1."""
    if not paper.places:
        yield "places: none is revealed; name at least one"
    numbers = [one.number for one in paper.places]
    yield from named_twice("places", [str(pack.original_of(one)) for one in numbers if one in pack.locations])
    cells = Counter(one.cell for one in paper.places)
    yield from (f"TG-5.8.1: {count} places lie in the cell {cell}" for cell, count in cells.items() if count > 1)
    stones = [one.number for one in paper.places if one.menhir is not None]
    if len(stones) > STONES_MAX:
        yield f"TG-2.1.15: {len(stones)} menhirs stand; possible: up to {STONES_MAX}"
    guardians = {name for name, each in pack.encounters.items() if "guardian" in each.traits}
    for one in paper.places:
        if one.number not in pack.locations:
            yield from strange("location", [one.number], pack.locations)
            continue
        if one.menhir is not None and not pack.locations[one.number].menhir:
            yield f"place {one.number}: no menhir can stand there; its card has no such sign"
        if one.menhir is not None and not 0 <= one.menhir <= DISC_MAX:
            yield f"TG-2.1.19: the disc at {one.number} shows {one.menhir}; possible: 0 to {DISC_MAX}"
        yield from strange("item", one.items, pack.items)
        yield from strange("guardian", one.guardians, guardians)
    for each in paper.characters:
        if each.place is not None and each.place not in numbers:
            where = choice(each.place, [str(one) for one in numbers])
            yield f"{each.id} stands at {each.place}, which is not revealed{where}"


def told(paper: Paper, pack: Pack) -> Iterator[str]:
    """Yield statuses, discs, events and quests that cannot be. Source: TG-5.11, 5.12, 5.10."""
    for name, parts in paper.statuses.items():
        if name not in pack.statuses:
            yield from strange("status", [name], pack.statuses)
        elif wrong := [part for part in parts if not 1 <= part <= pack.statuses[name].parts]:
            yield f"status {name}: part {wrong[0]}; possible: 1 to {pack.statuses[name].parts}"
    for name, disc in paper.discs.items():
        if name not in pack.discs:
            yield from strange("disc", [name], pack.discs)
        elif not 1 <= disc.value <= DISC_MAX:
            yield f"TG-2.1.19: disc {name} shows {disc.value}; possible: 1 to {DISC_MAX}"
    yield from strange("event", (*paper.events, *paper.discarded), pack.events)
    there = [one.part for one in pack.events.values() if one.chapter == paper.chapter and one.part is not None]
    numbers = ", ".join(map(str, sorted(there)))
    for part in paper.parts:
        if part not in there:
            yield f"parts: chapter {paper.chapter} has no part {part}; possible: {numbers}"
    yield from named_twice("parts", [str(part) for part in paper.parts])
    quests = {*pack.events, *(f"secret:{number}" for number in pack.secrets)}
    yield from strange("quest", paper.resolved, quests)
    both = [one for one in paper.events if one in pack.events and pack.events[one].chapter == paper.chapter]
    for name in both:
        if pack.events[name].part in paper.parts:
            yield f"event {name} lies open and is still to come; leave its part out of parts"


def of_character(one: PaperCharacter, pack: Pack) -> Iterator[str]:
    """Yield what a character cannot be or have. Source: TG-5.1, 5.2, 5.3.2, 5.5, 3.1.8."""
    board = pack.board_of(one.id)
    tracks = (("health", one.health, board.health_start), ("terror", one.terror, board.terror_max))
    for name, value, most in (*tracks, ("energy", one.energy, board.energy_max)):
        if not 0 <= value <= most:
            yield f"{name} is {value}; possible: 0 to {most}"
    for attribute, count in one.attributes.items():
        if not 0 <= count <= MARKERS_MAX:
            yield f"{attribute} is {count}; possible: 0 to {MARKERS_MAX}"
    for resource, count in one.resources.items():
        if not 0 <= count <= RESOURCE_MAX * 10:
            yield f"{resource} is {count}; possible: 0 to {RESOURCE_MAX * 10}"
    yield from strange("item", (*one.items, *one.in_pack), pack.items)
    yield from strange("secret", one.secrets, pack.secrets)
    yield from (unknown(f"skill {card}", pack.skills) for card in one.skills if card not in pack.skills)
    worn = Counter(word for item in one.items if item in pack.items for word in pack.items[item].keywords)
    yield from (
        f"TG-5.5.6: {count} equipped items are {word}; move all but one to in_pack"
        for word, count in worn.items()
        if count > 1
    )
    for deck in DECKS:
        yield from of_deck(one, deck, pack)


def of_deck(one: PaperCharacter, deck: Deck, pack: Pack) -> Iterator[str]:
    """Yield cards that a deck cannot have. Source: TG-3.1.8, 4.6.14."""
    held, possible = deck_of_character(one, deck, pack), all_cards(one.id, deck, pack)
    available = [card for card in one.available if deck_of(card) == deck]
    yield from (unknown(card, possible) for card in (*held, *available) if card not in possible)
    yield from named_twice(deck, [*held, *available])
    if len(held) < STARTING:
        yield f"{deck}: {len(held)} cards; possible: at least {STARTING}"
