"""Ids of what lies on the table, the same in boards, pictures, menus and the chronicle.

An id is stable as long as it is the same thing. A face-down card is named by its place, which tells nothing of it.
"""

from collections.abc import Sequence

from domain.kernel.chance.pile import is_face_down
from domain.tainted_grail.state import State


def arena(name: str) -> str:
    """Return the id of an arena."""
    return f"arena:{name}"


def campaign(name: str) -> str:
    """Return the id of a campaign."""
    return f"campaign:{name}"


def menhir(place: int) -> str:
    """Return the id of the menhir that stands at a place."""
    return f"menhir:{place}"


def figure(character: str) -> str:
    """Return the id of a character's figure on the land."""
    return f"figure:{character}"


def disc(name: str) -> str:
    """Return the id of a time disc or a counting disc."""
    return f"disc:{name}"


def status(name: str) -> str:
    """Return the id of a status."""
    return f"status:{name}"


def event(name: str) -> str:
    """Return the id of an event that was revealed, a random one too."""
    return f"event:{name}"


def verse(section: int, number: int) -> str:
    """Return the id of a verse that was read; section 0 is the Book of Secrets."""
    return f"verse:{section}.{number}"


def choice(section: int, number: int, choice: int) -> str:
    """Return the id of a choice of a verse that was read, from 1."""
    return f"choice:{section}.{number}/{choice}"


def character(name: str) -> str:
    """Return the id of a character, in play or to be chosen."""
    return f"character:{name}"


def seat(number: int) -> str:
    """Return the id of a player's seat, from 0."""
    return f"seat:{number}"


def holding(character: str, what: str) -> str:
    """Return the id of a track or a resource of a character: `holding:ailei/energy`."""
    return f"holding:{character}/{what}"


def attribute(character: str, name: str) -> str:
    """Return the id of an attribute of a character: `attribute:ailei/caution`."""
    return f"attribute:{character}/{name}"


def card(id: str) -> str:
    """Return the id of a combat or diplomacy card whose face the reader knows: `card:K1/25-U`."""
    return f"card:{id}"


def in_row(area: str, character: str, cards: Sequence[str], place: int) -> str:
    """Return the id of a card in a character's `hand`, or among those it `looks` at.

    place: from 0; a face-down card is named by it.
    """
    id = cards[place]
    return f"{area}:{character}/{place}" if is_face_down(id) else card(id)


def in_hand(state: State, character: str, place: int) -> str:
    """Return the id of a card of a hand by its place, from 0."""
    encounter = state.encounter
    assert encounter is not None, "a hand is held in an encounter"
    return in_row("hand", character, encounter.participants[character].hand, place)


def looked_at(state: State, character: str, place: int) -> str:
    """Return the id of a card that a character looks at, by its place, from 0."""
    return in_row("looking", character, state.characters[character].looking, place)


def owned(card: str) -> str:
    """Return the id of an item or a secret, whose names have their kind: `item:<id>`, `secret:<number>`."""
    return card


def skill(number: int | str) -> str:
    """Return the id of a skill."""
    return f"skill:{number}"


def encounter(id: str) -> str:
    """Return the id of an encounter that was met, or is offered."""
    return f"encounter:{id}"


def way(encounter: str, id: str) -> str:
    """Return the id of a way of an encounter."""
    return f"way:{encounter}/{id}"


def stop(number: int) -> str:
    """Return the id of a stop of the arena's row, from 0."""
    return f"stop:{number}"


def place(number: int) -> str:
    """Return the id of a place of the land, by its original number: `place:101`."""
    return f"place:{number}"


def deck(pile: str) -> str:
    """Return the id of a face-down deck: `deck:ailei/combat`."""
    return f"deck:{pile}"


def source(state: State, of: str) -> str | None:
    """Return the id of a text's source, by its name in effects; None for the rules themselves."""
    kind, _, name = of.partition(":")
    match kind:
        case "encounter" if state.encounter is not None:
            return encounter(state.encounter.card)
        case "card":
            return None if is_face_down(name) else card(name)
        case "item" | "secret" | "skill":
            return of
        case "trait":
            return character(name)
        case "place" | "event" | "disc" | "chapter":
            return of
        case "action":
            return character(name) if name in state.characters else None
        case "verse" | "dream" | "nightmare":
            number = int(name.partition(".")[0])
            return place(number) if number else None
        case _:
            return None


def thing(state: State, of: str) -> str | None:
    """Return the id of any card in keys and facts: an encounter, an item or secret, or a card of a deck."""
    if of == "encounter" or ":" in of:
        return source(state, of)
    if of in state.pack.encounters:
        return encounter(of)
    return None if is_face_down(of) else card(of)
