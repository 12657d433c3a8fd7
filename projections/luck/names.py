"""A game's names for dice, faces, decks and cards in the account of luck."""

from collections.abc import Callable
from typing import Any, NamedTuple

from domain.kernel.fact import Face
from projections.text.messages import Messages

ORDINARY_DIE = "dice"
"""The stream of the ordinary die. Source: audit protocol 1.6."""


def die_name(die: str, messages: Messages) -> str:
    """Return the name of the ordinary die; another one is named by its id."""
    return messages.say("luck-die") if die == ORDINARY_DIE else die


def face_name(die: str, face: Face, messages: Messages) -> str:
    """Return the name of a face in the catalogue, else its text."""
    return named(f"face-{face}", str(face), messages)


def deck_name(deck: str, messages: Messages) -> str:
    """Return the name of a deck in the catalogue, else its id."""
    return named(f"deck-{deck}", deck, messages)


def named(key: str, id: str, messages: Messages) -> str:
    """Return a name from the catalogue, else the id itself."""
    return messages.say(key) if key in messages else id


def card_itself(pack: Any, deck: str, card: str) -> str | None:
    """Return the card, as a kind of its own."""
    return card


def kind_name(deck: str, kind: str, messages: Messages) -> str:
    """Return the name of a kind in the catalogue, else its id."""
    return named(f"luck-kind-{kind}", kind, messages)


class LuckNames(NamedTuple):
    """A game's names for what came by chance.

    die: (die, messages); face: (die, face, messages); deck: (deck, messages); kind_of: (pack, deck, card) -> the kind
    as which the card counts, None for a card that counts as a draw only; kind: (deck, kind, messages). Kinds matter to
    players and come several times in their deck.
    """

    die: Callable[[str, Messages], str] = die_name
    face: Callable[[str, Face, Messages], str] = face_name
    deck: Callable[[str, Messages], str] = deck_name
    kind_of: Callable[[Any, str, str], str | None] = card_itself
    kind: Callable[[str, str, Messages], str] = kind_name
