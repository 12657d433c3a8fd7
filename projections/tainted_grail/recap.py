"""Which events of Tainted Grail are told to a player who was away."""

from domain.kernel.fact import Fact
from domain.tainted_grail.facts.cards import StageWon
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon, DayBegan
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterBegun, EncounterDecided, EncounterOrdered
from domain.tainted_grail.facts.events import (
    ChapterBegan,
    DiscSet,
    DreamRead,
    EventRevealed,
    GuardianPlaced,
    QuestResolved,
)
from domain.tainted_grail.facts.items import CardGained, CardGiven, CardGivenUp, SecretGained
from domain.tainted_grail.facts.journal import StatusGained, StatusLost
from domain.tainted_grail.facts.land import LocationLost, LocationRevealed, LocationSwapped, MenhirGone, MenhirPlaced
from domain.tainted_grail.facts.rest import MealMissed, ResourceGiven
from domain.tainted_grail.facts.rounds import OpportunityTaken
from domain.tainted_grail.facts.setup import ArenaLost, ArenaSurvived, StopReached
from domain.tainted_grail.facts.tracks import (
    AttributeRaised,
    ConditionEnded,
    ConditionGained,
    Died,
    Gained,
    Lost,
    SkillLost,
)
from domain.tainted_grail.state import State
from projections.recaps.notable import Kind, RecapView, notable_by
from projections.tainted_grail.telling import SENTENCES

KINDS: dict[type[Fact], Kind] = {
    ArenaSurvived: Kind(9),
    ArenaLost: Kind(9),
    MercyGranted: Kind(9),
    MenhirPlaced: Kind(7),
    MenhirGone: Kind(7),
    LocationLost: Kind(6),
    LocationSwapped: Kind(6),
    StatusGained: Kind(6),
    StatusLost: Kind(6),
    DayBegan: Kind(5, (), ()),
    LocationRevealed: Kind(4, (), ()),
    Died: Kind(9, ("character",)),
    ConditionGained: Kind(8, ("character",)),
    ConditionEnded: Kind(7, ("character",)),
    CampaignWon: Kind(9),
    CampaignLost: Kind(9),
    ChapterBegan: Kind(9, (), ("number",)),
    EventRevealed: Kind(8, (), ("event",)),
    QuestResolved: Kind(8),
    EncounterDecided: Kind(7),
    CharacterLeft: Kind(6, ("character",), ("character",)),
    CardGained: Kind(6, ("character",)),
    SecretGained: Kind(6, ("character",)),
    CardGivenUp: Kind(6, ("character",)),
    CardGiven: Kind(6, ("character", "to")),
    SkillLost: Kind(6, ("character",)),
    AttributeRaised: Kind(6, ("character",)),
    ResourceGiven: Kind(5, ("character", "to"), ("character", "to", "what"), "count"),
    EncounterBegun: Kind(5, (), ("card",)),
    GuardianPlaced: Kind(5),
    DreamRead: Kind(5, (), ("kind",)),
    DiscSet: Kind(4),
    EncounterOrdered: Kind(4),
    StageWon: Kind(4),
    StopReached: Kind(4, (), ()),
    MealMissed: Kind(4, ("character",), ("character",)),
    Lost: Kind(4, ("character",), ("character", "what"), "count"),
    Gained: Kind(3, ("character",), ("character", "what"), "count"),
    OpportunityTaken: Kind(3, ("character",), ("character",)),
}


def seat_of(state: State, name: str) -> int | None:
    """Return the seat that plays a character."""
    return state.characters[name].seat if name in state.characters else None


RECAP = RecapView(KINDS, notable_by(KINDS, seat_of), SENTENCES.in_all)
