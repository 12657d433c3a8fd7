"""The chronicle's sentences: which facts have none, and the values for the others."""

from domain.kernel.fact import MOVES_OF_PILES, Fact
from domain.materia_prima.facts.alarm import InquisitorPlaced
from domain.materia_prima.facts.campaign import ExtensionCarriedOver, ThingCarriedOver
from domain.materia_prima.facts.combat import InquisitorCardsDiscarded, InquisitorDefeated
from domain.materia_prima.facts.ending import ConcessionWished, ConcessionWithdrawn
from domain.materia_prima.facts.events import AlchemistsImproved, InquisitorsImproved
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.missions import ElementsDelivered, FragmentDelivered, ItemDelivered
from domain.materia_prima.facts.movement import AlchemistSailed, FigureMoved
from domain.materia_prima.facts.setup import AlchemistPlaced, BoardLaidOut, DifficultyChosen, TowerPlaced
from domain.materia_prima.facts.tower import ItemPutOn
from domain.materia_prima.facts.town import RecipesDiscarded, RecipesKept
from domain.materia_prima.facts.turn import TurnEnded
from projections.materia_prima import story
from projections.materia_prima.story.registry import DETAILS
from projections.materia_prima.words.phrases import phrases
from projections.text.telling import Sentences

REGISTERED = story
"""The package imported only because its modules register functions."""

SILENT: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    InquisitorCardsDiscarded,
    TurnEnded,
    AlchemistsImproved,
    InquisitorsImproved,
    FigureMoved,
    AlchemistSailed,
    ItemPutOn,
    ElementsDelivered,
    ItemDelivered,
    FragmentDelivered,
    ConcessionWished,
    ConcessionWithdrawn,
    ThingCarriedOver,
    ExtensionCarriedOver,
)
"""Facts without a sentence: a fact beside them or the answer tells the same, or nobody at the table would notice."""

TOLD_BEFORE: tuple[type[Fact], ...] = (InquisitorDefeated, TowerPlaced)
"""Facts whose names or places come from the moment before: a figure that is gone, a hex that now has a tower."""


SENTENCES = Sentences(SILENT, TOLD_BEFORE, DETAILS, phrases)
tell = SENTENCES.tell

TITLED: tuple[type[Fact], ...] = (
    DifficultyChosen,
    BoardLaidOut,
    TowerPlaced,
    AlchemistPlaced,
    InquisitorPlaced,
)
"""Facts that the title tells, if they are the direct result of the answer."""


def titled(fact: Fact) -> bool:
    """Return whether the title tells the fact: it also names what is mined, and a single recipe."""
    match fact:
        case ElementTaken(why=why):
            return why == "mine"
        case RecipesKept(recipes=recipes) | RecipesDiscarded(recipes=recipes):
            return len(recipes) == 1
        case _:
            return isinstance(fact, TITLED)
