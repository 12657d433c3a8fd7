"""Items that lie at a place. Source: TG-5.17.15, 5.17.16."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.actions import ItemLaid, LyingItemTaken
from domain.tainted_grail.queries.items import keywords
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.items.ownership import search_out
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import TakeLyingItem
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import LayItem


@rule("TG-5.17.15", TakeLyingItem)
def take_lying_item(play: Play[State], task: TakeLyingItem) -> None:
    """Take an item, which is free and no action. One with a keyword stays face down until dawn.

    Source: TG-5.5.12, 5.5.13, 5.17.15, 5.17.16.
    """
    card = f"item:{task.item}"
    place = place_of(play.state, task.character)
    play.state_that(LyingItemTaken(task.character, place, card, face_up=not keywords(play.state, card)))


@effect("TG-5.17.15", LayItem, for_others=True)
def lay_item(play: Play[State], at: At, task: LayItem) -> None:
    """Search the deck for an item, and lay it on a place that lies out. Source: TG-5.5.2, 5.5.3, 5.17.15."""
    place = place_of(play.state, at.character) if task.location is None else task.location
    if place in the_world(play.state).places and search_out(play, task.item):
        play.state_that(ItemLaid(place, f"item:{task.item}"))
