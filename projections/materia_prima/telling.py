"""The chronicle's sentences: which facts have none, and what fills those of the others."""

from domain.kernel.fact import MOVES_OF_PILES, Fact
from domain.materia_prima.facts.combat import InquisitorCardsDiscarded, InquisitorDefeated
from domain.materia_prima.facts.events import AlchemistsImproved, InquisitorsImproved
from domain.materia_prima.facts.setup import TowerPlaced
from domain.materia_prima.facts.turn import TurnEnded
from projections.materia_prima import story
from projections.materia_prima.phrases import phrases
from projections.materia_prima.story.registry import DETAILS
from projections.telling import Sentences

REGISTERED = story
"""Imported whole for what its modules register."""

SILENT: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    InquisitorCardsDiscarded,
    TurnEnded,
    AlchemistsImproved,
    InquisitorsImproved,
)
"""What goes without saying: the fact beside it tells the same, or nobody at the table would notice."""

TOLD_BEFORE: tuple[type[Fact], ...] = (InquisitorDefeated, TowerPlaced)
"""What has its name or place from the moment before: a figure that is gone, a hex that is a tower's now."""


tell = Sentences(SILENT, TOLD_BEFORE, DETAILS, phrases).tell
