"""Which events of Materia Prima are told to a player who was away."""

from domain.kernel.fact import MOVES_OF_PILES, DiceRolled, Fact
from domain.materia_prima.facts.alarm import AlarmMarkerPlaced, AlarmTriggered, HourglassMoved, InquisitorPlaced
from domain.materia_prima.facts.combat import (
    AlchemistDefeated,
    ElementsFallen,
    FigureAttacked,
    HomunculusDefeated,
    InquisitorDefeated,
    StoredElementsDestroyed,
    TowerAttacked,
)
from domain.materia_prima.facts.ending import (
    DifficultyEased,
    LastDayEnded,
    MissionPartFulfilled,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
    SoulStoneLost,
)
from domain.materia_prima.facts.events import ElementsGained, ElementsReturned, EventResolved, ThingGivenUp
from domain.materia_prima.facts.exchange import ElementsExchanged, ExchangeRefused
from domain.materia_prima.facts.gathering import ElementTaken
from domain.materia_prima.facts.missions import MissionFulfilled
from domain.materia_prima.facts.specials import RecipesBurnt, SoulStoneRestored, SpecialApplied
from domain.materia_prima.facts.tower import ElementsConverted, FragmentMade, HomunculusMade, ItemMade
from domain.materia_prima.facts.town import ExtensionBought
from domain.materia_prima.facts.turn import ActionSpent, AlchemistsPhaseStarted, TurnEnded, TurnStarted
from domain.materia_prima.state import State
from projections.materia_prima.telling import SENTENCES
from projections.recaps.notable import Kind, RecapView, notable_by

KINDS: dict[type[Fact], Kind] = {
    ScenarioSucceeded: Kind(9),
    ScenarioFailed: Kind(9),
    ScenarioAborted: Kind(9),
    ScenarioConceded: Kind(9),
    LastDayEnded: Kind(8),
    DifficultyEased: Kind(8),
    SoulStoneLost: Kind(8, ("colour",)),
    MissionPartFulfilled: Kind(8, ("colour",)),
    AlchemistDefeated: Kind(7, ("colour",), ("colour",)),
    HomunculusDefeated: Kind(7, ("recipe",)),
    MissionFulfilled: Kind(7, ("colour",)),
    EventResolved: Kind(7),
    SoulStoneRestored: Kind(6, ("colour",)),
    ThingGivenUp: Kind(6, ("colour",)),
    StoredElementsDestroyed: Kind(6, ("colour",), ("colour",), "elements"),
    ElementsFallen: Kind(5, ("figure",), ("figure",), "elements"),
    ElementsReturned: Kind(5, ("colour",), ("colour",), "places"),
    HomunculusMade: Kind(5, ("colour",)),
    ItemMade: Kind(5, ("colour",)),
    FragmentMade: Kind(5, ("colour",)),
    ExtensionBought: Kind(5, ("colour",)),
    InquisitorDefeated: Kind(5, ("figure",), ("figure",)),
    SpecialApplied: Kind(5, (), ("special",)),
    ElementsExchanged: Kind(4, ("figure", "partner"), ("figure", "partner")),
    ElementsGained: Kind(4, ("colour",), ("colour",), "count"),
    FigureAttacked: Kind(4, ("figure",), ("figure",)),
    InquisitorPlaced: Kind(4, (), ()),
    AlarmTriggered: Kind(4, (), ()),
    RecipesBurnt: Kind(4),
    HourglassMoved: Kind(3, (), ()),
    TowerAttacked: Kind(3, ("colour",), ("colour",)),
    ExchangeRefused: Kind(3, ("figure",), ("figure", "partner")),
    ElementsConverted: Kind(2, ("colour",), ("colour",)),
    ElementTaken: Kind(2, ("figure",), ("figure",)),
    AlarmMarkerPlaced: Kind(2, ("figure",), ("figure",)),
}


def seat_of(state: State, name: str) -> int | None:
    """Return the seat that plays an alchemist or a homunculus; None if the figure is gone."""
    colour = state.homunculi[name].colour if name in state.homunculi else name
    return state.alchemists[colour].seat if colour in state.alchemists else None


UNREAD: tuple[type[Fact], ...] = (
    *MOVES_OF_PILES,
    DiceRolled,
    ActionSpent,
    TurnStarted,
    TurnEnded,
    AlchemistsPhaseStarted,
)
"""Facts that change only piles, dice and turns, of which no sentence of a recap says anything."""

RECAP = RecapView(KINDS, notable_by(KINDS, seat_of), SENTENCES.in_all, UNREAD)
