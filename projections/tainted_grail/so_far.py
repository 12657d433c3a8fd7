"""What happened so far in a campaign: chapter by chapter, day by day, and how it stands now."""

from collections.abc import Iterator, Sequence

from domain.kernel.fact import Fact
from domain.kernel.position import Position
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon
from domain.tainted_grail.facts.death import MercyGranted
from domain.tainted_grail.facts.encounter import EncounterDecided
from domain.tainted_grail.facts.events import DreamRead, EventRevealed, QuestResolved
from domain.tainted_grail.facts.items import SecretGained
from domain.tainted_grail.facts.journal import ChoiceTaken, StatusGained, StatusLost
from domain.tainted_grail.facts.land import LocationSwapped
from domain.tainted_grail.facts.session import CharacterCameBack, CharacterJoined, CharacterWentAway, SessionBegan
from domain.tainted_grail.facts.setup import ArenaLost, ArenaSurvived
from domain.tainted_grail.facts.tracks import ConditionGained, Died
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.events import active_quests
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.state import State
from domain.tainted_grail.world import World
from projections.recaps.notable import Kind, Notable, RecapView, SoFarView, notable_by
from projections.tainted_grail.forecast import dawns
from projections.tainted_grail.recap import seat_of
from projections.tainted_grail.telling import SENTENCES
from projections.tainted_grail.words import naming
from projections.text.messages import Messages

KINDS: dict[type[Fact], Kind] = {
    ArenaSurvived: Kind(10),
    ArenaLost: Kind(10),
    CampaignWon: Kind(10),
    CampaignLost: Kind(10),
    Died: Kind(10),
    MercyGranted: Kind(10),
    QuestResolved: Kind(9),
    EventRevealed: Kind(8),
    StatusGained: Kind(8),
    StatusLost: Kind(8),
    SecretGained: Kind(7),
    CharacterJoined: Kind(7),
    CharacterWentAway: Kind(7),
    CharacterCameBack: Kind(7),
    LocationSwapped: Kind(6),
    ConditionGained: Kind(6),
    SessionBegan: Kind(5),
    DreamRead: Kind(5),
    ChoiceTaken: Kind(4),
    EncounterDecided: Kind(4),
}
"""What is told of a campaign to somebody who comes back after a long time: what it came to, not what it cost. Which
menhirs burn is told of the present.
"""

FORECAST_MAX = 2
"""How many of the coming dawns are told."""


def chapter(state: State) -> int:
    """Return the number of the chapter; 0 in an arena."""
    return state.journey.chapter if isinstance(state.journey, World) else 0


def title(number: int, messages: Messages) -> str:
    """Return the name of a chapter; nothing in an arena."""
    return messages.say("so-far-chapter", number=number, name=messages.say(f"chapter-{number}")) if number else ""


def day(state: State) -> int | None:
    """Return the day; None in an arena."""
    return state.journey.day if isinstance(state.journey, World) else None


def now(position: Position[State], messages: Messages) -> Sequence[str]:
    """Return what day it is, who stands where, what is to be done, and what the next dawns hold."""
    state = position.state
    if not isinstance(state.journey, World) or state.status != "running":
        return ()
    return [*standing(state, state.journey, messages), *wanted(state, messages), *coming(state, messages)]


def standing(state: State, world: World, messages: Messages) -> Iterator[str]:
    """Yield the day, and where the living stand."""
    yield messages.say("so-far-day", day=world.day, phase=world.phase)
    places: dict[int, list[str]] = {}
    for one in living(state):
        places.setdefault(place_of(state, one), []).append(one)
    for number, people in places.items():
        who, place = naming.characters(messages, people), naming.place(messages, state, number)
        yield messages.say("so-far-stands", who=who, who_n=len(people), place=place)


def wanted(state: State, messages: Messages) -> Iterator[str]:
    """Yield each active quest in the words of its card. Source: TG-5.10.1."""
    for one in active_quests(state):
        name = one.replace(":", "-") if one.startswith("secret:") else naming.event_id(state, one)
        yield messages.say("so-far-quest", name=messages.say(name), text=messages.say(f"{name}-quest"))


def coming(state: State, messages: Messages) -> list[str]:
    """Return what the next dawns hold, the soonest first."""
    found = sorted(dawns(state, messages), key=lambda one: one[0])
    return [line.text for _, line in found[:FORECAST_MAX]]


usual = notable_by(KINDS, seat_of)


def notable(state: State, fact: Fact) -> Notable | None:
    """Return how notable a fact is; an event that is over with its day is not. Source: TG-4.2.24."""
    is_random = isinstance(fact, EventRevealed) and fact.event in state.pack.random_events
    return None if is_random else usual(state, fact)


SO_FAR = SoFarView(RecapView(KINDS, notable, SENTENCES.in_all), chapter, title, day, now)
