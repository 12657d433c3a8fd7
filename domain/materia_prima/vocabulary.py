"""The types that the parts of a pack are written in. Source: MP-10.1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.content.vocabulary import LETTER

Level = Annotated[int, Meta(ge=1, le=3)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=20)]
Elements = Mapping[str, Amount]

TownLetter = Literal["T", "R", "G"]
TypeLetter = Annotated[str, Meta(pattern=LETTER)]
Colour = Literal["green", "yellow", "brown", "grey"]
Kind = Literal["homunculus", "equipment", "stone"]
FigureKind = Literal["alchemist", "homunculus"]
TargetKind = Literal["alchemist", "homunculus", "tower"]
InquisitorStat = Literal["attack", "destroy", "defence", "actions"]
Direction = Literal["NE", "E", "SE", "SW", "W", "NW", "own"]
DifficultyLevel = Literal["easy", "normal", "hard"]
Side = Literal["alchemists", "inquisition"]
BasicAction = Literal["move", "mine", "drop", "fight", "exchange"]
Action = Literal[BasicAction, "convert", "transmute", "equip", "research", "buy", "sail"]

BASIC_ACTIONS: tuple[BasicAction, ...] = ("move", "mine", "drop", "fight", "exchange")
"""The actions that homunculi can do, too. Source: MP-4.7.7."""

RANDOM = "random"
"""The word for a random layout or temple."""

Deed = Literal["make", "defeat", "deliver", "win", "fulfil", "give", "repel", "research", "buy", "convert"]
"""The deeds of an alchemist or its homunculi that a mission part may ask for. Source: MP-7.1.8.

make: transmute a recipe; defeat, repel: beat an inquisitor, hold against one; win, deliver: fulfil a town mission by a
fight, or by bringing something; fulfil: either way; give: part with a thing for a town mission; research: bring a
recipe into the pool; buy: a tower extension; convert: make an element.
"""

LAST_DAYS: Mapping[DifficultyLevel, int] = {"easy": 20, "normal": 16, "hard": 12}
"""The last day of a scenario that sets none. Source: MP-2.1.3."""
