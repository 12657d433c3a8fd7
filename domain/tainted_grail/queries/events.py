"""Events, quests and discs of a campaign, and the names of events on cards. Source: TG-5.10, 5.11."""

from collections.abc import Iterable

from domain.tainted_grail.content.chapters import Quest, Today
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import by_number
from domain.tainted_grail.state import State

EVENTS, RANDOM = "events", "random-events"
"""The event deck and the random-event deck. Source: TG-2.4.14."""
STORY_CARD, RANDOM_CARD = "event:", "random:"
"""What the names of story events and of random events begin with while they lie in a deck."""


def today(state: State, what: Today) -> int | None:
    """Return what the random events that lie open change today, None for no change. Source: TG-4.2.24, 4.6.24."""
    events = (state.pack.random_events.get(one) for one in the_world(state).events)
    changes = [one.today[what] for one in events if one is not None and what in one.today]
    return sum(changes) if changes else None


def card_of(state: State, event: str) -> str:
    """Return the name of an event in a deck. It tells no more than the back of the card: chapter and part, or which of
    the random events it is. Source: TG-2.4.8.
    """
    if event in state.pack.random_events:
        return random_card(list(state.pack.random_events).index(event) + 1)
    story = state.pack.events[event]
    return story_card(story.chapter, story.part)


def story_card(chapter: int, part: int | None) -> str:
    """Return the name of a story event in a deck."""
    return f"{STORY_CARD}{chapter}/{part}"


def random_card(number: int) -> str:
    """Return the name of a random event in a deck, by its number from 1."""
    return f"{RANDOM_CARD}{number}"


def event_of(state: State, card: str) -> str:
    """Return the event with this name in a deck."""
    events = state.pack.random_events if card.startswith(RANDOM_CARD) else state.pack.events
    return next(event for event in events if card_of(state, event) == card)


def parts_of(state: State, chapter: int) -> tuple[str, ...]:
    """Return the story events of a chapter in the order of their parts. Source: TG-3.2.13."""
    events = state.pack.events.values()
    story = [(one.part, one.id) for one in events if one.chapter == chapter and one.part is not None]
    return tuple(event for _, event in sorted(story))


def quest_of(state: State, name: str) -> Quest | None:
    """Return the quest of an event, or of `secret:<number>`. Source: TG-5.10.1."""
    kind, _, number = name.partition(":")
    if kind == "secret":
        return state.pack.secrets[int(number)].quest
    event = state.pack.events.get(name)
    return event.quest if event is not None else None


def active_quests(state: State) -> tuple[str, ...]:
    """Return the quests that have neither succeeded nor failed: those of events, then those of owned secrets.

    Source: TG-5.10.2, 5.10.12.
    """
    world = the_world(state)
    owned = (card.card for one in state.characters.values() for card in one.owned)
    secrets = (card for card in owned if quest_of(state, card) is not None)
    return (*world.quests, *(one for one in dict.fromkeys(secrets) if one not in world.resolved))


def guardians(state: State) -> dict[str, int]:
    """Return the guardians in play with their places, the lowest number printed first. Source: TG-4.2.28."""
    places = the_world(state).places
    return {name: place for place in by_number(state, places) for name in places[place].guardians}


def with_discs(state: State, names: Iterable[str], kind: str) -> tuple[str, ...]:
    """Return those of these discs that are of a kind."""
    return tuple(name for name in names if state.pack.discs[name].kind == kind)
