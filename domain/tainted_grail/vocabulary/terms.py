"""The types that the state, the facts and the packs of Tainted Grail share. Source: TG-1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

RULES = 4
"""The version of the rules."""

CARD = "^[KD]([1-9]|1[0-9]|2[0-5])/(25|15)-[UGBYR]$"
CardId = Annotated[str, Meta(pattern=CARD)]
"""A combat (K) or diplomacy (D) card: index, total and colour letter, `K1/25-U`. Source: TG-2.1.21, 2.1.22."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=20)]

LocationNumber = Annotated[int, Meta(ge=101, le=499)]
"""The number of a location card. Source: TG-3.2.2."""
Cell = tuple[int, int]
"""A cell of the grid: steps to the east and to the south of the start location, negative ones the other way.

Source: TG-5.8.1.
"""
Compass = Literal["N", "E", "S", "W"]
Settlement = Literal["friendly", "hostile"]
"""The kind of a settlement. Source: TG-5.8.8, 5.8.33."""

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Track = Literal["energy", "health", "terror"]
Resource = Literal["food", "wealth", "reputation", "experience", "magic"]
Holding = Literal[Track, Resource]
"""What a character has some amount of."""

Deck = Literal["combat", "diplomacy"]
BoardColour = Literal["blue", "green", "brown", "grey"]
BOARD_COLOURS: tuple[BoardColour, ...] = ("blue", "green", "brown", "grey")
CardColour = Literal["blue", "green", "brown", "grey", "red"]
"""The colour of a card; red ones are the advancement cards of an expansion character. Source: TG-2.1.21, 3.1.15."""
EXPANSION: CardColour = "red"
EncounterColour = Literal["grey", "green", "purple", "blue"]
ENCOUNTER_COLOURS: tuple[EncounterColour, ...] = ("grey", "green", "purple", "blue")
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
DreamsTold = Literal["own", "open"]
"""Who is told a dream or a nightmare: those who have it, or everyone. Source: TG-2.3.9."""
Mode = Literal["standard", "story"]
"""How a campaign is played; story mode is easier. Source: TG-7.1."""
MODES: tuple[Mode, ...] = ("standard", "story")
Challenge = Literal["tracker", "secret", "flight", "menhirs", "events", "costs", "limits", "mercy"]
"""What makes a campaign harder: Health counts one less for Energy and panic, somebody starts with a secret that weighs
on it, a flight from a combat may fail, a rite makes a menhir burn for a day less, one random event fewer is put on the
event deck, Experience buys less, resources and items have a limit, nobody is granted Mercy. Source: TG-7.2.
"""
CHALLENGES: tuple[Challenge, ...] = (
    "tracker",
    "secret",
    "flight",
    "menhirs",
    "events",
    "costs",
    "limits",
    "mercy",
)
HEAVY_SECRET = 42
"""The number of the secret that a campaign with the challenge of a secret begins with. Source: TG-7.2.3."""

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
LETTERS: Mapping[str, CardColour] = {"U": "blue", "G": "green", "B": "brown", "Y": "grey", "R": "red"}
"""The letter of each colour. Source: TG-2.1.21."""

Height = Literal["a1", "a2", "a3", "magic", "free"]
HEIGHTS: tuple[Height, ...] = ("a1", "a2", "a3", "magic", "free")
"""The heights of an edge from the top; halves at the same height meet. Source: TG-6.2.4, 10.3.1, 10.3.2."""

GuardianFace = Literal["N", "E", "S", "W", "nothing", "discard"]
"""What the die that moves guardians shows. Source: TG-5.15.2, 5.15.3."""
GUARDIAN_FACES: tuple[GuardianFace, ...] = ("N", "E", "S", "W", "nothing", "discard")
"""Its faces, one of each, in the order in which fate counts them. Source: TG-5.15.3."""
STEPS: Mapping[Compass, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""The step to the cell behind each side: to the east, to the south. Source: TG-5.8.1, 5.8.2."""
OPPOSITE_SIDE: Mapping[Compass, Compass] = {"N": "S", "E": "W", "S": "N", "W": "E"}
"""The side of a neighbour that touches each side. Source: TG-5.8.4."""
REACH = 1
"""How many cells in each direction, diagonals included, a menhir reaches. Source: TG-5.9.6."""
DISC_MAX = 8
"""The highest value of a disc. Source: TG-2.1.19, 5.9.12, 5.11.6."""

BOOK = 0
"""The section of the Book of Secrets. Source: TG-5.13.2."""
OPENING = 1
"""The number of the verse with which a location's section begins. Source: TG-4.4.3, 5.13.1."""
MERCY = 500
"""The verse of the Book of Secrets that is read when Mercy is granted. Source: TG-5.17.1."""
