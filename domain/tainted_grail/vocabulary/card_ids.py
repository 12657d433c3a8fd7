"""The parts of a combat or diplomacy card's id: `K1/25-U`. Source: TG-2.1.21, 2.1.22."""

from domain.tainted_grail.vocabulary.terms import LETTERS, BoardColour, CardColour, Deck

STARTING = 15
"""How many of the basic cards are in a deck from the start."""
BASIC = 25
"""How many basic cards of each kind a colour has. Source: TG-3.1.8."""


def deck_of(card: str) -> Deck:
    """Return the deck that a card belongs to. Source: TG-2.1.21."""
    return "combat" if card.startswith("K") else "diplomacy"


def board_of(card: str) -> CardColour:
    """Return the colour of a card: of the board whose character owns it, or red. Source: TG-2.1.21, 3.1.15."""
    return LETTERS[card[-1]]


def number_of(card: str) -> tuple[int, int]:
    """Return a card's index, and the total that its index counts to."""
    index, total = card[1:-2].split("/")
    return int(index), int(total)


def is_basic(card: str) -> bool:
    """Return whether a card is a basic one, of a colour, and none that is made for a character. Source: TG-3.1.8."""
    return number_of(card)[1] == BASIC


def in_colour(card: str, colour: BoardColour) -> str:
    """Return the card with the same index of another colour. Source: TG-7.3.3."""
    return card[:-1] + next(letter for letter, one in LETTERS.items() if one == colour)


def is_starting(card: str) -> bool:
    """Return whether a card is in its deck from the start: basic cards 1 to 15. Source: TG-3.1.9, 3.1.10."""
    index, total = number_of(card)
    return total == BASIC and index <= STARTING
