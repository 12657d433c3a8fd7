"""Ids of what lies on the table, the same in boards, pictures, menus and the chronicle.

An id is stable as long as it is the same thing. A face-down card is named by its place, which tells nothing of it.
"""

from collections.abc import Sequence

from domain.kernel.chance.pile import is_face_down
from domain.tainted_grail.state import State


def character(name: str) -> str:
    """A character, in play or to be chosen."""
    return f"character:{name}"


def seat(number: int) -> str:
    """A player's seat, from 0."""
    return f"seat:{number}"


def holding(character: str, what: str) -> str:
    """A track or a resource of a character: `holding:ailei/energy`."""
    return f"holding:{character}/{what}"


def attribute(character: str, name: str) -> str:
    """An attribute of a character: `attribute:ailei/caution`."""
    return f"attribute:{character}/{name}"


def card(id: str) -> str:
    """A combat or diplomacy card whose face the reader knows: `card:K1/25-U`."""
    return f"card:{id}"


def in_row(area: str, character: str, cards: Sequence[str], place: int) -> str:
    """A card of a character's `hand`, or of those it `looks` at. place: from 0. One that is face down has its place."""
    id = cards[place]
    return f"{area}:{character}/{place}" if is_face_down(id) else card(id)


def in_hand(state: State, character: str, place: int) -> str:
    """A card of a hand by its place, from 0."""
    encounter = state.encounter
    assert encounter is not None, "a hand is held in an encounter"
    return in_row("hand", character, encounter.participants[character].hand, place)


def looked_at(state: State, character: str, place: int) -> str:
    """A card that a character looks at, by its place, from 0."""
    return in_row("looking", character, state.characters[character].looking, place)


def owned(card: str) -> str:
    """An item or a secret, which have their kind in their names: `item:<id>`, `secret:<number>`."""
    return card


def skill(number: int | str) -> str:
    """A skill."""
    return f"skill:{number}"


def encounter(id: str) -> str:
    """An encounter that was met, or is offered."""
    return f"encounter:{id}"


def way(encounter: str, id: str) -> str:
    """A way of an encounter."""
    return f"way:{encounter}/{id}"


def stop(number: int) -> str:
    """A stop of the arena's row, from 0."""
    return f"stop:{number}"


def deck(pile: str) -> str:
    """A face-down deck: `deck:ailei/combat`."""
    return f"deck:{pile}"


def source(state: State, of: str) -> str | None:
    """What a text stands on, by the name that effects have for it; None for the rules themselves."""
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
        case _:
            return None


def thing(state: State, of: str) -> str | None:
    """Any card that keys and facts name: the encounter or one by its id, an item or secret, or a card of a deck."""
    if of == "encounter" or ":" in of:
        return source(state, of)
    if of in state.pack.encounters:
        return encounter(of)
    return None if is_face_down(of) else card(of)
