"""Leaving an encounter: flight alone and together, and what leaves with a character. Source: TG-6.8, 6.12.21."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.facts.encounter import CharacterLeft, FlightBegun, FlightFailed, FlightProposed
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    is_present,
    present,
    seat_of,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.queries.items import items_owned
from domain.tainted_grail.queries.mode import has_challenge
from domain.tainted_grail.queries.tracks import is_dying
from domain.tainted_grail.rules.abilities.replacement import is_replaced
from domain.tainted_grail.rules.cards.collection import give_back
from domain.tainted_grail.rules.effects.control import each_of
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.rules.parties import leave_parties
from domain.tainted_grail.state import Left, State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import ForceFlight
from domain.tainted_grail.tasks.effects.holdings import Lose
from domain.tainted_grail.tasks.effects.vocabulary import Toss
from domain.tainted_grail.tasks.encounter import (
    AgreeToFlee,
    Decide,
    Flee,
    FleeTogether,
    Leave,
    ProposeFlight,
    StayBehind,
    TossToFlee,
    TryToFlee,
)
from domain.tainted_grail.tasks.items import DiscardItem
from domain.tainted_grail.tasks.rounds import (
    AskAttack,
    AskEnd,
    AskFirst,
    AskFurther,
    EndTurn,
    FaceAttack,
    LayFirst,
    LayFurther,
    Opportunity,
    OpportunityAttack,
)


def may_propose_flight(state: State, character: str) -> bool:
    """Return whether a participant of a diplomacy has not yet proposed flight in this activation. Source: TG-6.8.8."""
    return the_encounter(state).deck == "diplomacy" and character not in the_activation(state).proposed


def flight_options(state: State, character: str, again: Task) -> Iterable[Option]:
    """Yield flight: the active character flees a combat, any participant of a diplomacy asks all to flee.

    A flight that may fail is tried once in an activation. Source: TG-6.8.1, 6.8.8, 7.2.4.
    """
    if the_encounter(state).deck == "combat":
        if not may_fail(state):
            yield Option(seat_of(state, character), "flee", "TG-6.8.1", (Flee(character),))
        elif not the_activation(state).tried:
            yield Option(seat_of(state, character), "flee", "TG-7.2.4", (TryToFlee(character), again))
        return
    for one in present(state):
        if may_propose_flight(state, one):
            yield Option(seat_of(state, one), f"propose-flight:{one}", "TG-6.8.8", (ProposeFlight(one), again))


Turn = AskFirst | AskFurther | Opportunity | AskAttack | AskEnd | LayFirst | LayFurther | FaceAttack | EndTurn
"""The tasks and questions of a turn in which the active character may flee."""


def can_leave(state: State, task: Turn) -> bool:
    """Return whether flight is open, so that a question to the active character has two answers at least."""
    if not is_present(state, task.character):
        return False
    if the_encounter(state).deck != "combat":
        return any(may_propose_flight(state, one) for one in present(state))
    return not may_fail(state) or not the_activation(state).tried


def may_fail(state: State) -> bool:
    """Return whether a flight from a combat may fail. Source: TG-7.2.4."""
    return has_challenge(state, "flight")


@rule("TG-6.8.2", Flee)
def flee(play: Play[State], task: Flee) -> None:
    """Pay 1 Energy if there is any, suffer the opportunity attack, and leave. Nobody leaves a decided encounter.

    What forces a flight on a character that is trying to flee lets it succeed at once.

    Source: TG-6.8.2, 6.8.3, 6.8.16, 6.10.6, 7.2.5.
    """
    who = task.character
    if can_begin_flight(play.state, who):
        begin_flight(play, who, Leave(who, "fled"))
    elif may_fail(play.state) and is_fighting(play.state, who):
        play.then(Leave(who, "fled"))


def is_fighting(state: State, character: str) -> bool:
    """Return whether a character is in an encounter without a result. Source: TG-6.8.16."""
    return is_present(state, character) and the_encounter(state).result is None


def can_begin_flight(state: State, character: str) -> bool:
    """Return whether a character can begin to flee: it has not begun. Source: TG-6.8.2, 6.8.16."""
    return is_fighting(state, character) and not the_encounter(state).participants[character].fleeing


def begin_flight(play: Play[State], character: str, end: Task) -> None:
    """Pay for a flight, which ends with this. Source: TG-6.8.2, 6.8.3."""
    play.state_that(FlightBegun(character))
    play.then(Lose(what="energy", at=At(character, "price")), OpportunityAttack(character), end)


@rule("TG-7.2.4", TryToFlee)
def try_to_flee(play: Play[State], task: TryToFlee) -> None:
    """Pay for a flight as always, then toss for it. Source: TG-6.8.2, 7.2.4."""
    if can_begin_flight(play.state, task.character):
        begin_flight(play, task.character, TossToFlee(task.character))


@rule("TG-7.2.4", TossToFlee)
def toss_to_flee(play: Play[State], task: TossToFlee) -> None:
    """Toss the disc: with a Grail the character flees. Source: TG-5.18.4, 7.2.4."""
    if is_fighting(play.state, task.character):
        play.then(Toss(at=At(task.character, "flight")))


@rule("TG-7.2.4", StayBehind)
def stay_behind(play: Play[State], task: StayBehind) -> None:
    """Let the flight fail. Who became Dying by the opportunity attack leaves as such. Source: TG-5.16.2, 7.2.4."""
    who = task.character
    if is_fighting(play.state, who):
        play.state_that(FlightFailed(who))
        play.then(*((Leave(who, "dying"),) if is_dying(play.state.characters[who]) else ()))


@effect("TG-6.8.6", ForceFlight)
def force_flight(play: Play[State], at: At, task: ForceFlight) -> None:
    """Force a flight, at the same cost; in diplomacy all flee. Source: TG-6.8.6, 6.8.7, 6.8.18, 6.11.7, 6.11.8."""
    if is_replaced(play, at, task, "flee"):
        return
    play.then(Flee(at.character) if the_encounter(play.state).deck == "combat" else FleeTogether())


@rule("TG-6.8.4", Leave)
def leave(play: Play[State], task: Leave) -> None:
    """Leave the encounter. The character's cards in the sequence stay; when the last character leaves, the encounter
    ends.

    Source: TG-6.8.4, 6.8.5, 6.12.21, 6.14.8.
    """
    who = task.character
    if not is_present(play.state, who):
        return
    how: Left = "fled" if task.how == "fled" else "dying"
    broken = shattered(play.state, who)
    give_back(play, who)
    play.state_that(CharacterLeft(who, how))
    leave_parties(play, who)
    nobody = () if present(play.state) else (Decide("fled" if how == "fled" else "lost"),)
    play.then(*broken, *nobody)


def shattered(state: State, character: str) -> tuple[DiscardItem, ...]:
    """Return the weapons that a Shatter takes from those who fought with them. Source: TG-6.12.19 to 6.12.21."""
    if not has_trait(state, "shatter"):
        return ()
    owned = items_owned(state, character, "weapon")
    wielded = the_encounter(state).participants[character].wielded
    return tuple(DiscardItem(character, card) for card in wielded if card in owned)


def is_accompanied(state: State, task: ProposeFlight | AskEnd) -> bool:
    """Return whether others are in the encounter beside a participant."""
    return len(present(state)) > is_present(state, task.character)


@rule("TG-6.8.8", ProposeFlight, asks=is_accompanied)
def propose_flight(play: Play[State], task: ProposeFlight) -> None:
    """Ask all the others in turn whether they flee. Source: TG-6.8.8, 11.1.12."""
    play.state_that(FlightProposed(task.character))
    others = tuple(one for one in present(play.state) if one != task.character)
    play.then(agreement(play.state, others) if others else FleeTogether())


def agreement(state: State, asked: tuple[str, ...]) -> AgreeToFlee:
    """Return the question to the first of these."""
    return AgreeToFlee(seats=(seat_of(state, asked[0]),), character=asked[0], left=asked[1:])


@asks("TG-6.8.8", AgreeToFlee, several=True)
def flight_answers(state: State, question: AgreeToFlee) -> Iterable[Option]:
    """Yield agreeing and refusing. The flight needs the consent of all. Source: TG-6.8.8, 6.8.10."""
    (seat,) = question.seats
    agreed: Task = agreement(state, question.left) if question.left else FleeTogether()
    yield Option(seat, "flee", "TG-6.8.8", (agreed,))
    yield Option(seat, "stay", "TG-6.8.10")


@defaults(AgreeToFlee)
def default_flight(state: State, question: AgreeToFlee) -> str:
    """Refuse, so that the diplomacy goes on. Source: TG-6.8.10, 11.1.13."""
    return "stay"


@rule("TG-6.8.9", FleeTogether)
def flee_together(play: Play[State], task: FleeTogether) -> None:
    """End the encounter; each participant suffers its failure, and leaves its party. Source: TG-4.5.24, 6.8.9."""
    for one in present(play.state):
        leave_parties(play, one)
    play.then(Decide("fled"))


def failure(state: State) -> tuple[Task, ...]:
    """Return what failing a diplomacy does to each character that is still there. Source: TG-6.7.6, 6.8.9, 6.14.11."""
    who = present(state)
    return each_of(who, encounter_card(state).failure, At(who[0], "failure", "encounter")) if who else ()
