"""Events that are revealed, and the words that reveal, put and discard them. Source: TG-3.2.23, 3.3, 4.2.21, 5.10."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.content.chapters import Event
from domain.tainted_grail.facts.events import EventMissing, EventRevealed, MarkersSet
from domain.tainted_grail.queries.events import EVENTS, RANDOM
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.events.decks import put_off, put_random, take_out, top_event
from domain.tainted_grail.rules.events.texts import resolve
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import (
    DiscardEvent,
    DrawEvent,
    PlaceMarker,
    PutRandom,
    RevealEvent,
    RevealRandom,
)
from domain.tainted_grail.tasks.events import RevealTopEvent


def reveal(play: Play[State], event: str) -> None:
    """Reveal an event, which lies open from now on, and carry out its text for all. A quest becomes active.

    Source: TG-4.2.21 to 4.2.24, 4.5.9, 5.10.13.
    """
    play.state_that(EventRevealed(event))
    pack = play.state.pack
    text = pack.random_events.get(event) or pack.events[event]
    goes = isinstance(text, Event) and text.discard
    resolve(play, text.effects, "event", f"event:{event}", discard=event if goes else None)


@rule("TG-4.2.21", RevealTopEvent)
def reveal_top_event(play: Play[State], task: RevealTopEvent) -> None:
    """Reveal the top card of the event deck; without one, the pack has too few, and the day goes on.

    Source: TG-3.2.19, 4.2.21, 4.2.26.
    """
    event = top_event(play, EVENTS)
    if event is None:
        play.state_that(EventMissing())
    else:
        reveal(play, event)


@effect("TG-4.2.25", DrawEvent, for_others=True)
def draw_event(play: Play[State], at: At, task: DrawEvent) -> None:
    """Reveal the top card of the event deck; none from an empty one. Source: TG-4.2.25, 5.4.3."""
    event = top_event(play, EVENTS)
    if event is not None:
        reveal(play, event)


@effect("TG-2.4.9", RevealRandom, for_others=True)
def reveal_random(play: Play[State], at: At, task: RevealRandom) -> None:
    """Reveal the top random event. Source: TG-2.4.9, 2.4.10, 10.10."""
    event = top_event(play, RANDOM)
    if event is not None:
        reveal(play, event)


@effect("TG-3.3.3", RevealEvent, for_others=True)
def reveal_event(play: Play[State], at: At, task: RevealEvent) -> None:
    """Take a story event out of the event deck, or a special one out of the box. One that was seen does not come again.

    Source: TG-3.2.23, 3.3.3, 3.3.4.
    """
    is_special = play.state.pack.events[task.event].part is None
    is_unseen = f"event:{task.event}" not in the_world(play.state).read
    if is_unseen if is_special else take_out(play, task.event):
        reveal(play, task.event)


@effect("TG-5.10.10", PutRandom, for_others=True)
def put_random_events(play: Play[State], at: At, task: PutRandom) -> None:
    """Put random events on the event deck, as many as there are. Source: TG-2.4.9, 2.4.10, 5.10.10, 5.10.11."""
    put_random(play, task.count)


@effect("TG-5.10.4", DiscardEvent, for_others=True)
def discard_event(play: Play[State], at: At, task: DiscardEvent) -> None:
    """Discard an open event, with its quest. Source: TG-4.2.23, 5.10.4, 5.10.8."""
    put_off(play, task.event)


@effect("TG-5.10.7", PlaceMarker, for_others=True)
def place_marker(play: Play[State], at: At, task: PlaceMarker) -> None:
    """Place quest markers on an open event, or remove some. Source: TG-5.10.7."""
    world = the_world(play.state)
    there = world.markers.get(task.event, 0)
    count = max(0, there + task.count)
    if task.event in world.events and count != there:
        play.state_that(MarkersSet(task.event, count))
