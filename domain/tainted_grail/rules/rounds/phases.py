"""The round: the active character, opportunity, checks. Source: TG-6.6, 6.7, 6.12."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.cards import LayingEnded, StageWon
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    is_last_stage,
    is_present,
    present,
    seats_of,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.rules.encounter.flight import can_leave
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DrawCards
from domain.tainted_grail.tasks.encounter import Decide
from domain.tainted_grail.tasks.rounds import (
    Activate,
    BeginRound,
    Check,
    ChooseActive,
    DrawLast,
    EndRound,
    NextActive,
    Opportunity,
    OpportunityAttack,
)

ALERT_MIN = 2
"""The fewest cards that stop an Alert enemy from an opportunity attack. Source: TG-6.12.1."""


def is_shared(state: State, task: BeginRound) -> bool:
    """Return whether several can become active first."""
    return len(present(state)) > 1


@rule("TG-6.6.29", BeginRound, asks=is_shared)
def begin_round(play: Play[State], task: BeginRound) -> None:
    """Begin a round with phase I and nobody active. The number of rounds is not limited.

    Source: TG-6.1.11, 6.6.29, 6.6.30.
    """
    play.state_that(RoundBegun(the_encounter(play.state).round + 1))
    play.then(NextActive())


def waiting(state: State) -> tuple[str, ...]:
    """Return the characters that have not been active this round. Source: TG-6.6.1."""
    participants = the_encounter(state).participants
    return tuple([name for name, one in participants.items() if one.left is None and not one.was_active])


def several_wait(state: State, task: NextActive) -> bool:
    """Return whether several can become active next."""
    return len(waiting(state)) > 1


@rule("TG-6.6.1", NextActive, asks=several_wait)
def next_active(play: Play[State], task: NextActive) -> None:
    """Activate the only one that waits, ask if there are several, go to phase III after all.

    Source: TG-6.6.1, 6.6.26.
    """
    left = waiting(play.state)
    if several_wait(play.state, task):
        play.then(ChooseActive(seats=seats_of(play.state, present(play.state))))
    elif left:
        play.then(Activate(left[0]))
    else:
        play.then(EndRound(present(play.state)), DrawLast(present(play.state)), BeginRound())


@asks("TG-6.6.1", ChooseActive)
def active_options(state: State, question: ChooseActive) -> Iterable[Option]:
    """Yield the waiting characters. Any participant's seat chooses. Source: TG-6.6.1, 11.1.12."""
    for seat in question.seats:
        for one in waiting(state):
            yield Option(seat, f"activate:{one}", "TG-6.6.1", (Activate(one),))


@refuses(ChooseActive)
def rule_against_activating(state: State, question: ChooseActive, seat: int, key: str) -> Unmet | None:
    """Return why a character cannot become active, or a card cannot be laid yet. Source: TG-6.6.1, 6.6.8."""
    word, _, name = key.partition(":")
    if word == "lay":
        return Unmet("TG-6.6.8", "activation")
    if word != "activate" or name not in the_encounter(state).participants:
        return None
    return Unmet("TG-6.6.1", "waiting" if is_present(state, name) else "present", {"character": name})


@defaults(ChooseActive)
def default_active(state: State, question: ChooseActive) -> str:
    """Return the lowest number. Source: TG-6.6.2."""
    return f"activate:{waiting(state)[0]}"


def leads_to_attack(state: State, task: Opportunity) -> bool:
    """Return whether neither the opportunity nor the check has an effect, so that the attack is next, and its question
    waits because flight is open.
    """
    if not can_leave(state, task):
        return False
    if the_encounter(state).deck != "combat":
        return not is_at_bottom(state) and not is_at_top(state)
    is_seized = the_activation(state).first is None or is_alerted(state)
    return not is_seized and not is_beaten(state)


def is_alerted(state: State) -> bool:
    """Return whether an Alert enemy attacks, since too few cards were laid. Source: TG-6.12.1."""
    return the_activation(state).cards < ALERT_MIN and has_trait(state, "alert")


def is_beaten(state: State) -> bool:
    """Return whether the pool is as high as the enemy's value. Source: TG-6.7.1."""
    return the_encounter(state).pool >= encounter_card(state).value


def is_at_bottom(state: State) -> bool:
    """Return whether the marker is at the bottom of the track. Source: TG-6.7.6."""
    return the_encounter(state).marker <= encounter_card(state).track.bottom


def is_at_top(state: State) -> bool:
    """Return whether the marker is at the top of the track. Source: TG-6.7.7."""
    return the_encounter(state).marker >= encounter_card(state).track.top


@rule("TG-6.6.15", Opportunity, asks=leads_to_attack)
def opportunity(play: Play[State], task: Opportunity) -> None:
    """Attack and let draw a character that laid none in 2a. An Alert enemy also attacks one that laid only one in 2a
    and 2b.

    Source: TG-6.3.30, 6.6.15, 6.6.16, 6.12.1 to 6.12.3.
    """
    state, who = play.state, task.character
    if not is_present(state, who):
        return
    play.state_that(LayingEnded())
    if the_encounter(state).deck != "combat":
        return
    if the_activation(state).first is None:
        play.then(OpportunityAttack(who), DrawCards(at=At(who, "opportunity")))
    elif is_alerted(state):
        play.then(OpportunityAttack(who))


@rule("TG-6.6.17", Check)
def check(play: Play[State], task: Check) -> None:
    """Check for victory in combat, and for an end of the track in diplomacy, at this moment only.

    Source: TG-6.6.17, 6.6.18, 6.7.
    """
    if not is_present(play.state, task.character):
        return
    if the_encounter(play.state).deck == "combat":
        check_victory(play)
    else:
        check_affinity(play)


def check_victory(play: Play[State]) -> None:
    """Compare the pool with the value. Source: TG-6.7.1, 6.7.2."""
    if is_beaten(play.state):
        play.then(Decide("won"))


def check_affinity(play: Play[State]) -> None:
    """Lose at the bottom of the track; at the top win the stage and let the turn end.

    Source: TG-6.7.6 to 6.7.9, 6.7.13.
    """
    if is_at_bottom(play.state):
        play.then(Decide("lost"))
    elif is_at_top(play.state):
        if is_last_stage(play.state):
            play.then(Decide("won"))
        else:
            play.state_that(StageWon(the_encounter(play.state).stage + 1))
            play.break_off(NextActive)
