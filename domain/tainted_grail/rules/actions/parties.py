"""The party of an action: who joins, what it costs them, and when they part. Source: TG-4.5."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.facts.actions import ActionCancelled, Hampered
from domain.tainted_grail.facts.parties import PartyEnded, PartyFormed, PartyLeft
from domain.tainted_grail.queries.actions import companions, price_for, price_together
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.journey import top_party
from domain.tainted_grail.queries.tracks import is_insane
from domain.tainted_grail.rules.actions.deeds import mark_round
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import (
    AcceptActor,
    BeginAction,
    CancelAction,
    CarryOut,
    EndAction,
    FormParty,
    GatherActors,
    Hamper,
    JoinAction,
    LeaveAction,
    PayForAction,
    TossForMadness,
)
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.vocabulary import Toss
from domain.tainted_grail.tasks.payment import Owe, OweTogether

EXTRA = 1
"""The Energy that a Skull makes the insane pay beside the cost. Source: TG-5.16.11."""


@rule("TG-4.5.3", BeginAction)
def begin_action(play: Play[State], task: BeginAction) -> None:
    """Ask who joins, then begin. What is nested ends at the last of these tasks. Source: TG-4.3.1, 4.5.3, 4.5.4."""
    play.then(GatherActors(task.action, companions(play.state, task.action.starter)), EndAction())


@rule("TG-4.5.3", GatherActors)
def gather_actors(play: Play[State], task: GatherActors) -> None:
    """Ask the next one who stands by, or form the party. A character action needs its owner.

    Source: TG-4.4.19, 4.4.20, 4.5.3.
    """
    action = task.action
    if task.left:
        play.then(JoinAction(seats=(seat_of(play.state, task.left[0]),), character=task.left[0], asked=task))
        return
    members = (action.starter, *task.joined)
    if action.owner is None or action.owner in members:
        play.then(FormParty(action, tuple(one for one in play.state.characters if one in members)))
    else:
        play.state_that(ActionCancelled(action.deed, action.starter, used=False), rule="TG-4.4.20")


def without_first(asked: GatherActors) -> GatherActors:
    """Return the next step, the first one staying out of it."""
    return GatherActors(asked.action, asked.left[1:], asked.joined)


def with_first(asked: GatherActors) -> GatherActors:
    """Return the next step, the first one being in."""
    return GatherActors(asked.action, asked.left[1:], (*asked.joined, asked.left[0]))


@asks("TG-4.5.3", JoinAction)
def joining_answers(state: State, question: JoinAction) -> Iterable[Option]:
    """Yield joining, if the starter accepts, and staying out of it. Source: TG-4.3.7, 4.5.3, 7.4.8."""
    (seat,), who, asked = question.seats, question.character, question.asked
    starter = seat_of(state, asked.action.starter)
    accepted: Task = with_first(asked)
    if starter != seat:
        accepted = AcceptActor(seats=(starter,), character=who, asked=asked)
    yield Option(seat, f"join:{who}", "TG-4.5.3", (accepted,))
    yield Option(seat, f"stay:{who}", "TG-4.5.3", (without_first(asked),))


@defaults(JoinAction)
def default_joining(state: State, question: JoinAction) -> str:
    """Stay out of it: an absent seat joins nothing. Source: TG-11.1.13."""
    return f"stay:{question.character}"


@asks("TG-4.5.3", AcceptActor)
def accepting_answers(state: State, question: AcceptActor) -> Iterable[Option]:
    """Yield accepting and refusing the character. Source: TG-4.5.3, 11.1.12."""
    (seat,), who, asked = question.seats, question.character, question.asked
    yield Option(seat, f"accept:{who}", "TG-4.5.3", (with_first(asked),))
    yield Option(seat, f"refuse:{who}", "TG-4.5.3", (without_first(asked),))


@defaults(AcceptActor)
def default_accepting(state: State, question: AcceptActor) -> str:
    """Refuse: an absent seat agrees to nothing. Source: TG-11.1.13."""
    return f"refuse:{question.character}"


@rule("TG-4.5.5", FormParty)
def form_party(play: Play[State], task: FormParty) -> None:
    """Form the party; the insane toss before they explore or travel; then the party pays.

    Source: TG-4.5.5, 5.16.11.
    """
    action = task.action
    play.state_that(PartyFormed("action", task.members, action.starter))
    mad = (one for one in task.members if is_insane(play.state, play.state.characters[one]))
    tosses = tuple(TossForMadness(one) for one in mad) if action.deed in ("explore", "travel") else ()
    play.then(*tosses, PayForAction(action))


@rule("TG-5.16.11", TossForMadness)
def toss_for_madness(play: Play[State], task: TossForMadness) -> None:
    """Toss the disc; a Skull makes the action dearer. Source: TG-5.16.11, 5.18.4."""
    play.then(Toss(at=At(task.character, "insanity", f"trait:{task.character}")))


@rule("TG-5.16.11", Hamper)
def hamper(play: Play[State], task: Hamper) -> None:
    """Note that this action costs the character 1 Energy more. Source: TG-5.16.11."""
    play.state_that(Hampered(task.character))


@rule("TG-4.5.5", PayForAction)
def pay_for_action(play: Play[State], task: PayForAction) -> None:
    """Let the starter pay first, then the others, since there is no action without its share; or let all pay together.
    Those whom insanity makes pay more may still stay out of it.

    Source: TG-4.3.18 to 4.3.20, 4.5.5 to 4.5.7, 4.5.15, 4.5.29, 5.16.11.
    """
    state, action = play.state, task.action
    newest = top_party(state)
    assert newest is not None, "the party has formed"
    if together := price_together(state, action):
        paid, unpaid = (CarryOut(action),), (CancelAction(action),)
        play.then(OweTogether(cost=Cost(energy=together), then=paid, otherwise=unpaid, least=action.owner))
        return
    shares = []
    for one in (action.starter, *(one for one in newest.members if one != action.starter)):
        if price := price_for(state, action, one) + EXTRA * (one in newest.hampered):
            otherwise = CancelAction(action) if one == action.starter else LeaveAction(one)
            at = At(one, "price", f"action:{action.deed}")
            shares.append(Owe(at=at, cost=Cost(energy=price), otherwise=(otherwise,), must=one not in newest.hampered))
    play.then(*shares, CarryOut(action))


@rule("TG-4.5.6", LeaveAction)
def leave_action(play: Play[State], task: LeaveAction) -> None:
    """Leave the party: nobody paid this share, so the character has not taken part. Source: TG-4.3.10, 4.5.6."""
    play.state_that(PartyLeft(task.character))


@rule("TG-4.5.7", CancelAction)
def cancel_action(play: Play[State], task: CancelAction) -> None:
    """Cancel the action: nothing is spent. It is used up only if insanity made it too dear; that, too, may begin a new
    round.

    Source: TG-4.3.8, 4.5.7, 4.5.29, 5.16.11.
    """
    newest = top_party(play.state)
    assert newest is not None, "the party has formed"
    hampered = task.action.starter in newest.hampered
    if hampered:
        mark_round(play, task.action.starter)
    play.state_that(ActionCancelled(task.action.deed, task.action.starter, used=hampered))
    play.break_off(EndAction)


@rule("TG-4.5.23", EndAction)
def end_action(play: Play[State], task: EndAction) -> None:
    """Dissolve the party, unless the action did so before an arrival. Source: TG-4.4.10, 4.5.23."""
    newest = top_party(play.state)
    if newest is not None and newest.kind == "action":
        play.state_that(PartyEnded())
