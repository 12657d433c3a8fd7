"""The chronicle's sentences: which facts have none, and the values for the others."""

from domain.kernel.fact import MOVES_OF_PILES, Fact
from domain.tainted_grail.facts.abilities import ConsentRefused
from domain.tainted_grail.facts.actions import LyingItemTaken, RoundOfActionsEnded
from domain.tainted_grail.facts.cards import LayingBegun, LayingEnded, MarkerMoved, PoolChanged
from domain.tainted_grail.facts.days import DayBegan, PhaseBegan
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.encounter import (
    CardsCollected,
    EncounterChosen,
    EncounterEnded,
    FlightBegun,
    FlightProposed,
    HandGivenBack,
    WayChosen,
)
from domain.tainted_grail.facts.events import ChapterSetUp
from domain.tainted_grail.facts.items import CardGivenUp, WeaponsWielded
from domain.tainted_grail.facts.journal import ChoiceTaken
from domain.tainted_grail.facts.land import Covered, FigureMoved, Uncovered, Used
from domain.tainted_grail.facts.mode import ModeKept, ModeWished
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.facts.rest import CardAdded, CardDropped, CardKept, MealEaten, RestBegun, UsesDeclined
from domain.tainted_grail.facts.rounds import AttackBegun, AttackEnded, PhaseTwoBegun, TurnsEnded
from domain.tainted_grail.facts.session import NightSaved, SessionUnwished, SessionWished
from domain.tainted_grail.facts.setup import BoardTaken, ColourTaken
from domain.tainted_grail.facts.tracks import Gained
from domain.tainted_grail.state import State
from projections.tainted_grail import story
from projections.tainted_grail.story.registry import DETAILS
from projections.tainted_grail.words.phrases import foe, phrases
from projections.text.messages import Messages
from projections.text.telling import Sentences, Values

REGISTERED = story
"""The package imported only because its modules register functions."""

SILENT: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    LayingBegun,
    LayingEnded,
    EncounterChosen,
    AttackBegun,
    AttackEnded,
    CardsCollected,
    HandGivenBack,
    WayChosen,
    FlightProposed,
    PhaseTwoBegun,
    TurnsEnded,
    ConsentRefused,
    WeaponsWielded,
    RestBegun,
    MealEaten,
    CardAdded,
    CardDropped,
    CardKept,
    UsesDeclined,
    PhaseBegan,
    PartyFormed,
    PartyEnded,
    RoundOfActionsEnded,
    LyingItemTaken,
    Covered,
    Uncovered,
    Used,
    ChapterSetUp,
    ModeWished,
    ModeKept,
    SessionWished,
    SessionUnwished,
    NightSaved,
)
"""Facts without a sentence: the fact beside them tells the same, or nobody at the table would notice."""

TOLD_BEFORE: tuple[type[Fact], ...] = (CardGivenUp, EncounterEnded)
"""Facts whose names come from the moment before."""


def said(messages: Messages, state: State, fact: Fact) -> Values:
    """Return the fields of a fact, and in an encounter its foe."""
    return foe(messages, state) | phrases(messages, state, fact)


SENTENCES = Sentences(SILENT, TOLD_BEFORE, DETAILS, said)
tell = SENTENCES.tell


def goes_on(fact: Fact, coming: Fact) -> bool:
    """Return whether two facts share one sentence: steps of a counter, what a character gains, and who comes where."""
    match fact, coming:
        case (PoolChanged(), PoolChanged()) | (MarkerMoved(), MarkerMoved()):
            return True
        case Gained(character=one), Gained(character=other):
            return one == other
        case FigureMoved(place=one), FigureMoved(place=other):
            return one == other
        case _:
            return False


def begins_day(fact: Fact) -> bool:
    """Return whether a day of a campaign begins, or Mercy leads back to an earlier one. Source: TG-4.1.1, 5.17.2."""
    return isinstance(fact, DayBegan | MercyGranted)


def heading(fact: Fact, messages: Messages) -> str | None:
    """Return that Mercy led back to the start of a chapter; None of a day that dawns. Source: TG-5.17.2."""
    return messages.say("progress-back", chapter=fact.chapter) if isinstance(fact, MercyGranted) else None


def titled(fact: Fact) -> bool:
    """Return whether the title tells the fact, as the direct result of the answer."""
    return isinstance(fact, FlightBegun | ChoiceTaken | BoardTaken | ColourTaken)
