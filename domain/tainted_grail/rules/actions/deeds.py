"""What actions do: explore, travel, use the action of a location or a character, inspect a menhir. Source: TG-4.4."""

from collections.abc import Iterator

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.facts.actions import ActedAgain, ActionBegun, RoundOfActionsEnded
from domain.tainted_grail.facts.land import Covered, FigureMoved
from domain.tainted_grail.facts.parties import PartyEnded
from domain.tainted_grail.queries.actions import ACTION, acts_again, figure
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.land import card_at, place_of
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.rules.actions.rites import inspect
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import Action, CarryOut
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import DrawItems, Gain, GainItem, GainSecret, ShareOut
from domain.tainted_grail.tasks.effects.vocabulary import Effect, OneOf
from domain.tainted_grail.tasks.journal import EndReading, ReadVerse
from domain.tainted_grail.tasks.land import Arrive
from domain.tainted_grail.vocabulary.terms import OPENING


@rule("TG-4.3.18", CarryOut)
def carry_out(play: Play[State], task: CarryOut) -> None:
    """Note who has acted and who took part, then do what the action does.

    Source: TG-4.3.4, 4.3.6, 4.3.8 to 4.3.11, 4.3.18.
    """
    action = task.action
    mark_round(play, action.starter)
    members, place = party(play.state), place_of(play.state, action.starter)
    play.state_that(ActionBegun(action.deed, action.starter, members, place, action.to, action.owner))
    match action.deed:
        case "explore":
            play.then(ReadVerse(place, OPENING), EndReading())
        case "travel":
            travel(play, action, members)
        case "act":
            use_location(play, action, members, place)
        case "own":
            use_character(play, action)
        case "inspect":
            inspect(play, place)


def mark_round(play: Play[State], starter: str) -> None:
    """Let a new round of actions begin when a character acts again, unless it acts twice in a row by an event.

    Source: TG-4.3.4, 4.3.8, 4.3.9.
    """
    if acts_again(play.state, starter):
        play.state_that(ActedAgain(starter))
    elif figure(play.state, starter).acted:
        play.state_that(RoundOfActionsEnded())


def travel(play: Play[State], action: Action, members: tuple[str, ...]) -> None:
    """Move the party by one location. Its arrival follows, which is no part of the action.

    Source: TG-4.4.6, 4.4.8 to 4.4.11.
    """
    assert action.to is not None, "a Travel leads somewhere"
    for one in members:
        play.state_that(FigureMoved(one, action.to))
    play.state_that(PartyEnded())
    play.then(Arrive(members, action.to))


def use_location(play: Play[State], action: Action, members: tuple[str, ...], place: int) -> None:
    """Use the action of a location; what it yields is shared out among the party.

    Source: TG-4.4.12 to 4.4.17.
    """
    printed = card_at(play.state, place).action
    assert printed is not None, "the location has an action"
    if printed.limit == "day":
        play.state_that(Covered(place, ACTION))
    at = At(action.starter, "action", f"place:{place}", party=True)
    effects = shared_out(play.state, at, printed.effects) if len(members) > 1 else printed.effects
    play.then(*placed(effects, at))


def shared_out(state: State, at: At, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return the effects of a location's action as a party has them: it shares each gain. Source: TG-4.4.13."""
    return tuple(each for one in effects for each in parts_of_gain(state, at, one))


def parts_of_gain(state: State, at: At, one: Effect) -> Iterator[Effect]:
    """Yield a gain unit by unit, each for a member of choice; anything else as it is. Source: TG-4.4.13, 4.5.20."""
    match one:
        case Gain(what=what, count=count):
            yield ShareOut(what=what, count=count)
        case DrawItems(count=count):
            yield from (
                OneOf(who="participants", then=(replace(one, count=1),)) for _ in range(amount(state, at, count))
            )
        case GainItem() | GainSecret():
            yield OneOf(who="participants", then=(one,))
        case _:
            yield one


def use_character(play: Play[State], action: Action) -> None:
    """Use the action of a character, which alone has its result. Source: TG-4.4.18 to 4.4.23."""
    assert action.owner is not None, "a character owns it"
    own = play.state.pack.characters[action.owner].action
    assert own is not None, "the character has an action"
    follows: tuple[Task, ...] = placed(own.effects, At(action.owner, "action", f"action:{action.owner}"))
    play.then(*follows)
