"""Time discs and counting discs. Source: TG-4.2.16 to 4.2.20, 5.11."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.facts.events import DiscPlaced, DiscRemoved, DiscSet
from domain.tainted_grail.facts.land import Uncovered
from domain.tainted_grail.queries.characters import is_alive
from domain.tainted_grail.queries.events import with_discs
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import place_of
from domain.tainted_grail.queries.mode import by_mode
from domain.tainted_grail.queries.tracks import in_game
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.events.texts import resolve
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import LowerDiscs
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.land import ChangeDisc, PlaceDisc, RemoveDisc
from domain.tainted_grail.tasks.events import InTurn, TakeTurn
from domain.tainted_grail.vocabulary.terms import DISC_MAX


@rule("TG-4.2.16", LowerDiscs)
def lower_discs(play: Play[State], task: LowerDiscs) -> None:
    """Lower each time disc, wherever it lies, and take off the time markers of actions and instant effects. What has
    expired follows, in an order that the players choose. Counting discs stay as they are.

    Source: TG-4.2.16 to 4.2.20, 5.11.3, 5.11.4, 5.11.7.
    """
    world = the_world(play.state)
    timed = with_discs(play.state, world.discs, "time")
    for name in timed:
        play.state_that(DiscSet(name, world.discs[name].value - 1))
    if any(one.covered for one in world.places.values()):
        play.state_that(Uncovered())
    discs = the_world(play.state).discs
    play.then(InTurn(tuple(f"disc:{name}" for name in timed if discs[name].value == 0)))


def expire(play: Play[State], name: str) -> None:
    """Remove a disc that cannot show less, and carry out what it orders; nothing if it is gone already.

    Source: TG-4.2.17, 4.2.18, 5.11.6.
    """
    disc = the_world(play.state).discs.get(name)
    if disc is None or disc.value > 0:
        return
    play.state_that(DiscRemoved(name))
    kind, _, owner = disc.on.partition(":")
    who = owner if kind == "character" and is_alive(play.state, owner) else None
    resolve(play, play.state.pack.discs[name].effects, "disc", f"disc:{name}", character=who)


@effect("TG-5.11.2", PlaceDisc, for_others=True)
def place_disc(play: Play[State], at: At, task: PlaceDisc) -> None:
    """Place a disc with its value, a time disc without one with 1; by characters, 1 more for each in the game.

    Source: TG-5.11.1, 5.11.2, 5.11.6, 5.11.11, 7.1.1.
    """
    state, card = play.state, play.state.pack.discs[task.disc]
    value = card.value or (0 if card.by_characters else 1)
    if card.by_characters:
        value += by_mode(state, in_game(state))
    on = f"place:{place_of(state, at.character)}" if task.on == "here" else task.on
    play.state_that(DiscPlaced(task.disc, min(value, DISC_MAX), on))


@effect("TG-5.11.4", ChangeDisc, for_others=True)
def change_disc(play: Play[State], at: At, task: ChangeDisc) -> None:
    """Change a disc that lies out, up to 8. Below 1 it is removed, and what it orders follows; a counting disc that
    orders nothing stays at 1. The steps in between count, but nothing is looked at before the last.

    Source: TG-5.11.4 to 5.11.6, 5.11.10.
    """
    disc = the_world(play.state).discs.get(task.disc)
    if disc is None or disc.value == 0:
        return
    card = play.state.pack.discs[task.disc]
    lowest = 1 if card.kind == "counting" and not card.effects else 0
    value = min(max(disc.value + task.count, lowest), DISC_MAX)
    if value != disc.value:
        play.state_that(DiscSet(task.disc, value))
    if value == 0:
        play.then(TakeTurn(f"disc:{task.disc}"))


@effect("TG-10.10.1", RemoveDisc, for_others=True)
def remove_disc(play: Play[State], at: At, task: RemoveDisc) -> None:
    """Remove a disc, and nothing follows. Source: TG-10.10."""
    if task.disc in the_world(play.state).discs:
        play.state_that(DiscRemoved(task.disc))
