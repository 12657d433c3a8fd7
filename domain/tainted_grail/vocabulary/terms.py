"""The types that the state, the facts and the packs of Tainted Grail share. Source: TG-1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

CARD = "^[KD]([1-9]|1[0-9]|2[0-5])/(25|15)-[UGBY]$"
CardId = Annotated[str, Meta(pattern=CARD)]
"""A combat (K) or diplomacy (D) card: index, total and colour letter, `K1/25-U`. Source: TG-2.1.21, 2.1.22."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=20)]

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Track = Literal["energy", "health", "terror"]
Resource = Literal["food", "wealth", "reputation", "experience", "magic"]
Holding = Literal[Track, Resource]
"""What a character has some amount of."""

Deck = Literal["combat", "diplomacy"]
BoardColour = Literal["blue", "green", "brown", "grey"]
EncounterColour = Literal["grey", "green", "purple", "blue"]
Difficulty = Annotated[int, Meta(ge=1, le=4)]
Keyword = Literal["weapon", "armour", "shield", "companion", "relic"]
Trait = Literal[
    "alert",
    "defensive",
    "haste",
    "feint",
    "ambush",
    "horde",
    "slow",
    "frenzy",
    "robber",
    "fast",
    "guardian",
    "shatter",
]
Result = Literal["won", "lost", "fled", "avoided", "ran-away"]
"""How an encounter ended. Source: TG-6.14.7."""

Hands = Literal["own", "players", "open"]
"""Who sees the cards in a hand: their owner, all seats, or everyone. Source: TG-2.3.6."""

ATTRIBUTES: tuple[Attribute, ...] = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
OPPOSITE: Mapping[Attribute, Attribute] = {
    "aggression": "empathy",
    "empathy": "aggression",
    "courage": "caution",
    "caution": "courage",
    "practicality": "spirituality",
    "spirituality": "practicality",
}
"""The opposite attribute of each attribute. Source: TG-5.2.1."""
TRACKS: tuple[Track, ...] = ("energy", "health", "terror")
RESOURCES: tuple[Resource, ...] = ("food", "wealth", "reputation", "experience", "magic")
DECKS: tuple[Deck, ...] = ("combat", "diplomacy")
LETTERS: Mapping[str, BoardColour] = {"U": "blue", "G": "green", "B": "brown", "Y": "grey"}
"""The letter of each colour. Source: TG-2.1.21."""

Height = Literal["a1", "a2", "a3", "magic", "free"]
HEIGHTS: tuple[Height, ...] = ("a1", "a2", "a3", "magic", "free")
"""The heights of an edge from the top; halves at the same height meet. Source: TG-6.2.4, 10.3.1, 10.3.2."""
