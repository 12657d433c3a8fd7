"""Texts that concern all characters: events, quests, expired discs, setup cards. Source: TG-4.5.9, 4.2.32, 4.2.34."""

from collections.abc import Iterable
from typing import Literal

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed
from domain.tainted_grail.queries.characters import living, played_by
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.rules.events.decks import put_off
from domain.tainted_grail.rules.rest.beside import beside
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.tasks.events import ChooseTurn, EndText, InTurn, LookAtQuests, TakeTurn


def resolve(
    play: Play[State],
    effects: tuple[Effect, ...],
    cause: Literal["event", "disc"],
    source: str,
    *,
    character: str | None = None,
    discard: str | None = None,
) -> None:
    """Carry out a text for all characters as one party, then look at the quests.

    character: the "you" of the text, by default the lowest number that can act; discard: the event with the text, if it
    goes then.

    Source: TG-4.5.2, 4.5.9, 5.10.6.
    """
    members = living(play.state)
    play.state_that(PartyFormed("event", members))
    at = At(character or members[0], cause, source, party=character is None)
    play.then(*placed(effects, at), EndText(discard))


@rule("TG-4.5.23", EndText)
def end_text(play: Play[State], task: EndText) -> None:
    """Dissolve the party of a text; an event goes if it says so. Source: TG-4.5.23, 5.10.4, 5.10.6."""
    play.state_that(PartyEnded())
    if task.discard is not None:
        put_off(play, task.discard)
    play.then(LookAtQuests())


@rule("TG-5.18.1", InTurn)
def in_turn(play: Play[State], task: InTurn) -> None:
    """Carry out what is due at the same time, one after another. All choose the order, or those who arrived.

    Source: TG-4.2.18, 4.2.28, 5.8.14, 5.18.1.
    """
    if len(task.left) == 1:
        play.then(TakeTurn(task.left[0], task.place, task.movers))
    elif task.left:
        seats = seats_of(play.state, task.movers or living(play.state))
        play.then(ChooseTurn(seats=seats, left=task.left, place=task.place, movers=task.movers))


@asks("TG-5.18.1", ChooseTurn)
def turns(state: State, question: ChooseTurn) -> Iterable[Option]:
    """Yield what is left, giving and taking. Any seat chooses which comes next.

    Source: TG-4.2.18, 4.2.28, 4.2.33, 5.18.1, 11.1.12.
    """
    for seat in question.seats:
        for name in question.left:
            rest = InTurn(tuple(one for one in question.left if one != name), question.place, question.movers)
            turn = TakeTurn(name, question.place, question.movers)
            yield Option(seat, f"first:{name}", "TG-5.18.1", (turn, rest))
        yield from beside(state, seat, played_by(state, seat), question)


@defaults(ChooseTurn)
def default_turn(state: State, question: ChooseTurn) -> str:
    """Return the first. Source: TG-4.2.28, 11.1.13."""
    return f"first:{question.left[0]}"
