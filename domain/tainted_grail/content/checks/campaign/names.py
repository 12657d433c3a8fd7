"""Checks of names in the tables of a campaign: each is of one thing, and everything named exists.

Source: TG-10.11.1, 10.11.2, 10.11.12.
"""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from domain.tainted_grail.content.chapters import Campaign
from domain.tainted_grail.content.checks.campaign.cards import originals
from domain.tainted_grail.content.checks.shared import Check, Faults, parts, unknown
from domain.tainted_grail.content.journal import Dream, Verse
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.land import (
    ChangeDisc,
    DiscardEvent,
    DiscardLocation,
    GainStatus,
    LayItem,
    LoseQuest,
    LoseStatus,
    MoveTo,
    PlaceDisc,
    PlaceGuardian,
    PlaceMarker,
    PlaceMenhir,
    RemoveDisc,
    RemoveMenhir,
    RevealEvent,
    RevealLocation,
    SwapLocation,
)
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.vocabulary.requirements import (
    DiscIs,
    EventOpen,
    GuardianAt,
    HasStatus,
    MenhirAt,
    QuestActive,
    Revealed,
    StandsAt,
)

NAMED: Mapping[type[Struct], Mapping[str, str]] = {
    GainStatus: {"status": "status"},
    LoseStatus: {"status": "status"},
    HasStatus: {"status": "status"},
    PlaceDisc: {"disc": "disc"},
    ChangeDisc: {"disc": "disc"},
    RemoveDisc: {"disc": "disc"},
    DiscIs: {"disc": "disc"},
    RevealLocation: {"location": "original"},
    DiscardLocation: {"location": "original"},
    SwapLocation: {"location": "original", "to": "location"},
    MoveTo: {"location": "original"},
    PlaceMenhir: {"location": "original"},
    RemoveMenhir: {"location": "original"},
    PlaceGuardian: {"encounter": "guardian", "locations": "original"},
    LayItem: {"item": "item", "location": "original"},
    Revealed: {"location": "original"},
    StandsAt: {"location": "original"},
    MenhirAt: {"location": "original"},
    GuardianAt: {"location": "original", "encounter": "guardian"},
    RevealEvent: {"event": "event"},
    DiscardEvent: {"event": "open"},
    EventOpen: {"event": "open"},
    PlaceMarker: {"event": "quest"},
    LoseQuest: {"event": "quest"},
    QuestActive: {"event": "quest"},
    HaveEncounter: {"meet": "encounter"},
    Campaign: {"start": "original", "characters": "character"},
    Verse: {"location": "location"},
    Dream: {"location": "location"},
}
"""Part -> its fields with names, and the kind of thing that each names."""

Known = Mapping[str, frozenset[object]]

CARRIERS = ("place", "event", "secret", "character")
"""What a disc can lie on, beside the place where it is put."""


def known_names(content: Content) -> Known:
    """Return all names, by kind. open: events of any kind; quest: events with a quest; original: no changed cards."""
    events = frozenset(one.id for one in content.events)
    return {
        "status": frozenset(one.id for one in content.statuses),
        "disc": frozenset(one.id for one in content.discs),
        "location": frozenset(one.number for one in content.locations),
        "original": frozenset(one.number for one in content.locations if one.changes is None),
        "event": events,
        "open": events | {one.id for one in content.random_events},
        "quest": frozenset(one.id for one in content.events if one.quest),
        "encounter": frozenset(one.id for one in content.encounters),
        "guardian": frozenset(one.id for one in content.encounters if "guardian" in one.traits),
        "item": frozenset(one.id for one in content.items),
        "secret": frozenset(str(one.number) for one in content.secrets),
        "character": frozenset(one.id for one in content.characters),
    }


def names_are_of_one_thing(content: Content) -> Faults:
    """Yield ids and numbers that two things share. An event and a random event lie side by side, an arena and a
    campaign stand in one list.
    """
    events = [*(one.id for one in content.events), *(one.id for one in content.random_events)]
    campaigns = [*(one.id for one in content.campaigns), *(one.id for one in content.arenas)]
    tables: Mapping[str, list[object]] = {
        "campaign": [*campaigns] if content.campaigns else [],
        "chapter": [one.number for one in content.chapters],
        "location": [one.number for one in content.locations],
        "verse": [f"{one.location}, {one.number}" for one in content.verses],
        "book": [one.number for one in content.book],
        "dream": [f"{one.kind} {one.location}" for one in content.dreams],
        "event" if content.events else "random": [*events],
        "disc": [one.id for one in content.discs],
        "status": [one.id for one in content.statuses],
    }
    for table, words in tables.items():
        for word, count in Counter(words).items():
            if count > 1:
                yield (table, words.index(word)), f"{word} is used {count} times; use it once"


def what_is_named_is_there(content: Content) -> Faults:
    """Yield names in effects, requirements and tables that do not exist."""
    known, cards = known_names(content), originals(content)
    for path, part in parts(content):
        for field, kind in NAMED.get(type(part), {}).items():
            for word in words_of(getattr(part, field)):
                if word not in known[kind]:
                    yield (*path, field), fault_of(word, kind, known, cards)


def words_of(value: object) -> tuple[object, ...]:
    """Return the names in a field."""
    return value if isinstance(value, tuple) else () if value is None else (value,)


def fault_of(word: object, kind: str, known: Known, cards: Mapping[int, int]) -> str:
    """Return what is wrong with a name, and what would be possible."""
    if kind == "original" and isinstance(word, int) and cards.get(word) in known["original"]:
        return f"{word} is a changed card of {cards[word]}; a place is named by its original: {cards[word]}"
    if kind == "guardian" and word in known["encounter"]:
        return f"{word} is no guardian; possible: {', '.join(sorted(map(str, known[kind]))) or 'none'}"
    if kind == "quest" and word in known["event"]:
        return f"{word} has no quest; possible: {', '.join(sorted(map(str, known[kind]))) or 'none'}"
    return unknown(word, known[kind])


def arrows_name_locations(content: Content) -> Faults:
    """Yield arrows to numbers that are no location, or that only a changed card bears, which nothing connects with."""
    known, cards = known_names(content), originals(content)
    for at, one in enumerate(content.locations):
        for side, number in one.arrows.items():
            if number not in known["original"]:
                yield ("location", at, "arrows", side), fault_of(number, "original", known, cards)


def changed_cards_name_an_original(content: Content) -> Faults:
    """Yield changed cards of a location that does not exist or is changed itself, and swaps for another location."""
    known, cards = known_names(content), originals(content)
    for at, one in enumerate(content.locations):
        if one.changes is not None and one.changes not in known["original"]:
            yield ("location", at, "changes"), fault_of(one.changes, "original", known, cards)
    for path, part in parts(content):
        if isinstance(part, SwapLocation) and cards.get(part.to, part.location) != part.location:
            own = [number for number, place in cards.items() if place == part.location]
            yield (*path, "to"), f"{part.to} is no card of {part.location}; possible: {', '.join(map(str, own))}"


def changed_cards_share_verses(content: Content) -> Faults:
    """Yield verses of a changed card beside its opening, since it shares the others with its original."""
    cards = originals(content)
    for at, one in enumerate(content.verses):
        place = cards.get(one.location, one.location)
        if place != one.location and one.number != 1:
            yield ("verse", at, "number"), f"{one.location} shares the verses of {place}; possible: only its opening, 1"


def parts_are_of_their_status(content: Content) -> Faults:
    """Yield parts that a status does not have, and gains and requirements that leave open which part is meant."""
    statuses = {one.id: one for one in content.statuses}
    for path, part in parts(content):
        if not isinstance(part, GainStatus | HasStatus) or part.status not in statuses:
            continue
        status = statuses[part.status]
        named = part.parts if isinstance(part, HasStatus) else words_of(part.part)
        field = "parts" if isinstance(part, HasStatus) else "part"
        if named and not status.numbered:
            yield (*path, field), f"the parts of {status.id} have no numbers; remove {field}"
        elif any(number not in range(1, status.parts + 1) for number in named):
            yield (*path, field), f"{status.id} has the parts 1 to {status.parts}"
        elif isinstance(part, GainStatus) and not named and status.numbered and status.parts > 1:
            yield path, f"{status.id} has numbered parts; add part = 1 to {status.parts}"
        elif isinstance(part, HasStatus) and not 1 <= part.least <= status.parts:
            yield (*path, "least"), f"{status.id} has {status.parts} parts; possible: 1 to {status.parts}"


def discs_lie_on_something(content: Content) -> Faults:
    """Yield discs that are put on something that does not exist."""
    known = known_names(content)
    allowed = {**known, "place": frozenset(str(one) for one in known["original"])}
    for path, part in parts(content):
        if isinstance(part, PlaceDisc) and part.on != "here":
            kind, _, word = part.on.partition(":")
            if kind not in CARRIERS:
                yield (
                    (*path, "on"),
                    f"unknown: {part.on}; possible: here, {', '.join(f'{one}:...' for one in CARRIERS)}",
                )
            elif word not in allowed[kind]:
                yield (*path, "on"), unknown(word, allowed[kind])


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.1", names_are_of_one_thing),
    ("TG-10.11.1", what_is_named_is_there),
    ("TG-10.11.2", arrows_name_locations),
    ("TG-5.8.5", changed_cards_name_an_original),
    ("TG-5.13.1", changed_cards_share_verses),
    ("TG-5.12.1", parts_are_of_their_status),
    ("TG-5.11.2", discs_lie_on_something),
)
