"""Checks of ids and numbers: each is of one thing, and what is named is there. Source: TG-10.11.1."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from domain.tainted_grail.content.checks.shared import Check, Faults, parts, unknown
from domain.tainted_grail.content.parts import Arena, Character, Content, Encounter, Stop
from domain.tainted_grail.requirements import CharacterPresent, Owns
from domain.tainted_grail.tasks.effects import FollowUp
from domain.tainted_grail.tasks.holdings import GainItem, GainSecret, GainSkill, GiveSecret, LoseSecret

STOPS_MAX = 40
"""How long the row of an arena may be."""

OFFERED_MAX = 4
"""Of how many drawn encounters one may be chosen."""

Named = Iterator[tuple[str, object, Collection[object]]]
"""The field that names something, what it names, and all that it could name."""


def names_are_of_one_thing(content: Content) -> Faults:
    """No id or number is of two things of a kind; no two characters have one board, or start with one item."""
    for place, words in names(content).items():
        for word, count in Counter(words).items():
            if count > 1:
                yield (place,), f"{word} stands {count} times"
    for number, one in enumerate(content.encounters):
        if len({way.id for way in one.ways}) != len(one.ways):
            yield ("encounter", number, "ways"), "two ways have one id"


def names(content: Content) -> Mapping[str, list[object]]:
    """The ids and numbers of each table, and what else may be of one character only."""
    characters = content.characters
    return {
        "board": [one.colour for one in content.boards],
        "character": [
            *(one.id for one in characters),
            *(one.number for one in characters),
            *(one.colour for one in characters),
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
    """Items, secrets, characters, boards and encounters that are named exist."""
    known = known_names(content)
    for path, part in parts(content):
        for field, word, allowed in named(part, known):
            if word not in allowed:
                yield (*path, field), unknown(word, allowed)


def known_names(content: Content) -> dict[str, frozenset[object]]:
    """All that can be named, by its kind."""
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
    """What a part names."""
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
    """There are arenas and characters; each stop is one thing, and where something is drawn there is something."""
    for table, entries in (("arena", content.arenas), ("character", content.characters)):
        if not entries:
            yield (table,), f"there is no {table}"
    for number, arena in enumerate(content.arenas):
        if not 1 <= len(arena.row) <= STOPS_MAX:
            yield ("arena", number, "row"), f"{len(arena.row)} stops; possible: 1 to {STOPS_MAX}"
        for place, stop in enumerate(arena.row):
            if message := fault_of(stop, arena, content.encounters):
                yield ("arena", number, "row", place), message


def fault_of(stop: Stop, arena: Arena, encounters: Iterable[Encounter]) -> str | None:
    """Why this stop cannot be; None if it can."""
    if (stop.draw is not None) + (stop.meet is not None) + stop.rest != 1:
        return "a stop is one of: draw, meet, rest"
    if stop.of > (OFFERED_MAX if stop.draw else 1):
        return f"of = {stop.of}; possible: up to {OFFERED_MAX}, and only where something is drawn"
    if stop.draw and not any(e.colour == stop.draw and e.difficulty in arena.difficulties for e in encounters):
        return f"no {stop.draw} encounter is of the difficulties {', '.join(map(str, arena.difficulties)) or 'named'}"
    return None


CHECKS: tuple[tuple[str, Check], ...] = (
    ("TG-10.11.1", names_are_of_one_thing),
    ("TG-10.11.1", what_is_named_is_there),
    ("TG-3.2.15", arenas_can_be_entered),
)
