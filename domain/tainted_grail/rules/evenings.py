"""An evening of a campaign that has a table for each: it takes up a night's save, and leaves one. Source: TG-5.20."""

from domain.kernel.fact import CardsShuffled
from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.tainted_grail.campaign.note import digest_of, save_of
from domain.tainted_grail.evolve.session import at_night
from domain.tainted_grail.facts.session import CharacterWentAway, NightSaved, SessionClosed, SessionOpened
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.rules.session import is_due, shared_secrets
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import BeginDay
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.tasks.rest import BeginAdjusting, ShuffleDecks
from domain.tainted_grail.tasks.session import (
    AskCompany,
    AskWhere,
    CloseSession,
    LeaveSession,
    OpenSession,
    SaveNight,
    ShareSecret,
)
from domain.tainted_grail.tasks.setup import TakeCharacter

NOTED = "noted"
"""The pile on which all unseen cards of a save lie for a moment."""


@rule("TG-5.20.1", SaveNight)
def save_night(play: Play[State], task: SaveNight) -> None:
    """Save the night: the next evening can start from here, whatever tomorrow brings. Source: TG-5.20.1, 5.20.2."""
    night = at_night(play.state)
    play.state_that(NightSaved(the_world(night).day, digest_of(save_of(night))))


@rule("TG-5.20.13", CloseSession)
def close_session(play: Play[State], task: CloseSession) -> None:
    """End the evening if all who are there want that. Source: TG-5.20.11, 5.20.13."""
    if is_due(play.state):
        play.break_off(CloseWorld)
        play.state_that(SessionClosed())


@rule("TG-5.20.3", OpenSession)
def open_session(play: Play[State], task: OpenSession) -> None:
    """Take up the save; those who returned and those who are new come, those who are absent go, all may rebuild their
    decks, and the next day begins.

    Shuffles bring the unseen cards, so that the log alone shows what can be drawn; their order is that of the save.
    Source: TG-5.20.3 to 5.20.8, 5.20.12, audit protocol 1.9.
    """
    night = play.state.night
    assert night is not None, "an evening that goes on has a night before it"
    for pool, cards in sorted(night.pools.items()):
        if cards:
            play.state_that(CardsShuffled(pool, cards, NOTED))
    play.state_that(SessionOpened(play.state.session, the_world(night).day, task.digest))
    coming = (*(AskWhere(one) for one in task.back), *arrivals(task))
    changed = (*task.back, *(who for _, who in task.new))
    going = (LeaveSession(task.gone),) if task.gone else ()
    play.then(*coming, *going, AskCompany(changed), BeginAdjusting(), ShuffleDecks(), BeginDay())


def arrivals(task: OpenSession) -> tuple[TakeCharacter | AskWhere, ...]:
    """Return the tasks of new characters: each is created as always, then placed. Source: TG-5.20.7."""
    return tuple(one for seat, who in task.new for one in (TakeCharacter(seat, who), AskWhere(who)))


@rule("TG-5.20.9", LeaveSession)
def leave_session(play: Play[State], task: LeaveSession) -> None:
    """Let all who are absent go at once, so that none of them gets a secret of another.

    Source: TG-5.20.8 to 5.20.10.
    """
    for who in task.characters:
        play.state_that(CharacterWentAway(who))
    state = play.state
    seats = seats_of(state, living(state))
    play.then(
        *(
            ShareSecret(seats=seats, character=who, card=card)
            for who in task.characters
            for card in shared_secrets(state, state.away[who])
        )
    )
