"""The event deck and the random-event deck. Source: TG-2.4.8 to 2.4.11, 5.10.10."""

from domain.kernel.chance import pile as piles
from domain.kernel.play import Play
from domain.tainted_grail.facts.events import EventDiscarded, EventPutAway, RandomEventsPut
from domain.tainted_grail.queries.events import EVENTS, RANDOM, STORY_CARD, card_of, event_of, parts_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.mode import has_challenge
from domain.tainted_grail.state import State

ASIDE = "aside"
"""A pile on which cards lie for a moment."""


def top_event(play: Play[State], pile: str) -> str | None:
    """Take the top card of a deck, None if it is empty. A random event's place is decided now.

    Source: TG-2.4.8, 2.4.9.
    """
    drawn = play.draw(pile)
    return event_of(play.state, drawn[0]) if drawn else None


def put_random(play: Play[State], count: int) -> None:
    """Move the top random events onto the event deck as they lie, the first of them on top, as many as there are.

    Places that are still undecided are all alike; among known cards the order counts, so they are moved over twice.

    Source: TG-2.4.9, 2.4.10, 5.10.10, 5.10.11, 7.2.9.
    """
    count = max(0, count - has_challenge(play.state, "events"))
    moved = play.state.piles.get(RANDOM, ())[:count]
    if not moved:
        return
    if len(moved) > 1 and not all(piles.is_face_down(place) for place in moved):
        play.set_aside(RANDOM, len(moved), ASIDE)
        play.set_aside(ASIDE, len(moved), EVENTS)
    else:
        play.set_aside(RANDOM, len(moved), EVENTS)
    play.state_that(RandomEventsPut(len(moved)))


def take_out(play: Play[State], event: str) -> bool:
    """Take a story event out of the event deck, whose order does not change. Return whether it was there.

    Source: TG-3.3.3, 3.3.4.
    """
    card, row = card_of(play.state, event), play.state.piles.get(EVENTS, ())
    if card not in row:
        return False
    above = row.index(card)
    if above:
        play.set_aside(EVENTS, above, ASIDE)
    play.draw(EVENTS)
    if above:
        play.set_aside(ASIDE, above, EVENTS)
    return True


def lay_out(play: Play[State], chapter: int) -> None:
    """Build the event deck of a chapter, part 1 on top. Random events that still lie on the old deck go back to theirs.

    Source: TG-2.4.11, 3.2.13, 3.3.6.
    """
    while row := play.state.piles.get(EVENTS):
        if row[0].startswith(STORY_CARD):
            play.draw(EVENTS)
        else:
            play.set_aside(EVENTS, 1, RANDOM)
    if parts := parts_of(play.state, chapter):
        play.put_under(EVENTS, (card_of(play.state, one) for one in parts))


def on_top(play: Play[State], pile: str, cards: tuple[str, ...]) -> None:
    """Put unseen cards of a deck on top of it, openly, in this order."""
    play.take_cards(pile, cards)
    play.put_under(ASIDE, tuple(reversed(cards)))
    play.set_aside(ASIDE, len(cards), pile)


def put_off(play: Play[State], event: str) -> None:
    """Discard an open event: a random one goes under its deck, another to the discard pile.

    Source: TG-4.6.23, 5.10.8, 5.21.1, 5.21.3.
    """
    if event not in the_world(play.state).events:
        return
    if event in play.state.pack.random_events:
        play.put_under(RANDOM, (card_of(play.state, event),))
        play.state_that(EventPutAway(event, boxed=False))
    else:
        play.state_that(EventDiscarded(event))
