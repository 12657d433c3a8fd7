"""Checks of ids and numbers: each belongs to one thing, and everything named exists. Source: TG-10.11.1."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from domain.tainted_grail.content.checks.shared import Check, Faults, parts, unknown
from domain.tainted_grail.content.parts import Arena, Character, Content, Encounter, Stop
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.effects.holdings import GainItem, GainSecret, GainSkill, GiveSecret, LoseSecret
from domain.tainted_grail.vocabulary.requirements import CharacterPresent, Owns

STOPS_MAX = 40
"""The most stops in the row of an arena."""

OFFERED_MAX = 4
"""The most drawn encounters that one is chosen from."""

Named = Iterator[tuple[str, object, Collection[object]]]
"""The field with the name, the kind of thing that it names, and all possible names."""


def names_are_of_one_thing(content: Content) -> Faults:
    """Yield ids and numbers that two things of a kind share, boards and starting items that two characters share."""
    for place, words in names(content).items():
        for word, count in Counter(words).items():
            if count > 1:
                yield (place,), f"{word} is used {count} times; use it once"
    for number, one in enumerate(content.encounters):
        if len({way.id for way in one.ways}) != len(one.ways):
            yield ("encounter", number, "ways"), "two ways have the same id"


def names(content: Content) -> Mapping[str, list[object]]:
    """Return the ids and numbers of each table, and what else belongs to only one character."""
    characters = content.characters
    return {
        "board": [one.colour for one in content.boards],
        "character": [
            *(one.id for one in characters),
            *(one.number for one in characters),
            *(one.colour for one in characters if not one.expansion),
            *(item for one in characters for item in one.items),
        ],
        "card": [one.id for one in content.cards],
        "encounter": [one.id for one in content.encounters],
        "item": [one.id for one in content.items],
        "secret": [one.number for one in content.secrets],
        "skill": [face.number for one in content.skills for face in one.faces],
        "arena": [one.id for one in content.arenas],
    }


def what_is_named_is_there(content: Content) -> Faults:
    """Yield names of items, secrets, characters, boards and encounters that do not exist."""
    known = known_names(content)
    for path, part in parts(content):
        for field, word, allowed in named(part, known):
            if word not in allowed:
                yield (*path, field), unknown(word, allowed)


def known_names(content: Content) -> dict[str, frozenset[object]]:
    """Return all names, by kind."""
    items, secrets = [one.id for one in content.items], [one.number for one in content.secrets]
    return {
        "item": frozenset(items),
        "secret": frozenset(secrets),
        "skill": frozenset(face.number for one in content.skills for face in one.faces),
        "owned": frozenset([*(f"item:{one}" for one in items), *(f"secret:{one}" for one in secrets)]),
        "character": frozenset(one.id for one in content.characters),
        "board": frozenset(one.colour for one in content.boards),
        "encounter": frozenset(one.id for one in content.encounters),
    }


def named(part: object, known: Mapping[str, Collection[object]]) -> Named:
    """Yield the names that a part holds."""
    match part:
        case GainItem(item=item):
            yield "item", item, known["item"]
        case GainSecret(number=number) | LoseSecret(number=number) | GiveSecret(number=number):
            yield "number", number, known["secret"]
        case GainSkill(skill=skill):
            yield "skill", skill, known["skill"]
        case Owns(card=card):
            yield "card", card, known["owned"]
        case CharacterPresent(character=character):
            yield "character", character, known["character"]
        case Character(colour=colour, items=items):
            yield "colour", colour, known["board"]
            yield from (("items", item, known["item"]) for item in items)
        case Stop(meet=str() as meet) | FollowUp(meet=str() as meet):
            yield "meet", meet, known["encounter"]


def arenas_can_be_entered(content: Content) -> Faults:
    """Yield faults of arenas: missing tables, unclear stops, and draws from empty decks."""
    for table, entries in (("arena", content.arenas), ("character", content.characters)):
        if not entries:
            yield (table,), f"the table {table} is missing; add at least one"
    for number, arena in enumerate(content.arenas):
        if not 1 <= len(arena.row) <= STOPS_MAX:
            yield ("arena", number, "row"), f"{len(arena.row)} stops; possible: 1 to {STOPS_MAX}"
        for place, stop in enumerate(arena.row):
            if message := fault_of(stop, arena, content.encounters):
                yield ("arena", number, "row", place), message


def fault_of(stop: Stop, arena: Arena, encounters: Iterable[Encounter]) -> str | None:
    """Return why this stop is not possible; None if it is."""
    if (stop.draw is not None) + (stop.meet is not None) + stop.rest != 1:
        return "set exactly one of: draw, meet, rest"
    if stop.of > (OFFERED_MAX if stop.draw else 1):
        return f"of = {stop.of}; possible: up to {OFFERED_MAX}, and only where something is drawn"
    if stop.draw and not any(e.colour == stop.draw and e.difficulty in arena.difficulties for e in encounters):
        return f"no {stop.draw} encounter has one of the arena's difficulties; add one, or list its difficulty"
    return None


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.1", names_are_of_one_thing),
    ("TG-10.11.1", what_is_named_is_there),
    ("TG-3.2.15", arenas_can_be_entered),
)
