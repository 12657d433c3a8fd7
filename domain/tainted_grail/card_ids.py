"""What the id of a combat or diplomacy card tells: `K1/25-U`. Source: TG-2.1.21, 2.1.22."""

from domain.tainted_grail.words import LETTERS, BoardColour, Deck

STARTING = 15
"""How many of the basic cards are in a deck from the start."""


def deck_of(card: str) -> Deck:
    """Which deck a card is of. Source: TG-2.1.21."""
    return "combat" if card.startswith("K") else "diplomacy"


def board_of(card: str) -> BoardColour:
    """The colour of the board whose character owns a card. Source: TG-2.1.21."""
    return LETTERS[card[-1]]


def number_of(card: str) -> tuple[int, int]:
    """A card's index, and of how many it is one."""
    index, total = card[1:-2].split("/")
    return int(index), int(total)


def is_starting(card: str) -> bool:
    """Whether a card is in its deck from the start: basic cards 1 to 15. Source: TG-3.1.9, 3.1.10."""
    index, total = number_of(card)
    return total == 25 and index <= STARTING
