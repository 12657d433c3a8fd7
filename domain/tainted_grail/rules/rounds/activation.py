"""Activation of a character: its triggers, and step 1. Source: TG-6.6.3 to 6.6.7, 6.5.3, 6.12."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.cards import TimeChanged
from domain.tainted_grail.facts.rounds import CharacterActivated, FirstStruck, PhaseTwoBegun
from domain.tainted_grail.queries.abilities import has_any, powers
from domain.tainted_grail.queries.cards import time_on
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    is_present,
    present,
    seat_of,
    seats_of,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.rules.abilities.order import in_order, order_matters
from domain.tainted_grail.rules.abilities.use import at_work
from domain.tainted_grail.rules.cards.placement import beneficiary
from domain.tainted_grail.rules.effects.registration import is_concerned, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import DiscardCards
from domain.tainted_grail.tasks.effects.holdings import Damage, Gain
from domain.tainted_grail.tasks.rounds import (
    Activate,
    AskAttack,
    AskBegin,
    AskEnd,
    AskFirst,
    BeginPhaseTwo,
    Check,
    ChooseTrigger,
    NextActive,
    Opportunity,
    RemoveTimes,
    ResolveTriggers,
    TakeTime,
    Trigger,
)

TRAITS = ("haste", "ambush")
"""The traits that strike the first active character. Source: TG-6.12.6, 6.12.8."""


def is_uneventful(state: State, task: Activate) -> bool:
    """Return whether nothing happens between the activation and the question for the first card: no trait strikes, no
    ability could be triggered, and no time marker lies anywhere. Flight is open to a character that just became active.
    """
    encounter = the_encounter(state)
    return (
        is_present(state, task.character)
        and not encounter.time
        and not any(one.time for one in encounter.sequence)
        and not striking(state)
        and not has_any(state, task.character, "active")
    )


@rule("TG-6.6.3", Activate, asks=is_uneventful)
def activate(play: Play[State], task: Activate) -> None:
    """Carry out an activation step by step, with step 3 twice against a Frenzy. Source: TG-6.6.3 to 6.6.26, 6.12.12."""
    who = task.character
    play.state_that(CharacterActivated(who))
    play.then(
        ResolveTriggers(who, triggers(play.state, who)),
        BeginPhaseTwo(who),
        AskBegin(who),
        RemoveTimes(who),
        AskFirst(who),
        Opportunity(who),
        Check(who),
        AskAttack(who, again=int(has_trait(play.state, "frenzy"))),
        AskEnd(who),
        NextActive(),
    )


def triggers(state: State, character: str) -> tuple[str, ...]:
    """Return what happens on activation: traits that strike the first character, and abilities by name.

    Source: TG-6.6.4, 6.12.6.
    """
    return striking(state) + tuple(one.name for one in powers(state, character, "active"))


def striking(state: State) -> tuple[str, ...]:
    """Return the traits that strike the next character that becomes active. Source: TG-6.12.6, 6.12.8."""
    is_open = the_encounter(state).deck == "combat" and not the_encounter(state).struck
    return tuple(one for one in encounter_card(state).traits if one in TRAITS) if is_open else ()


@rule("TG-6.6.4", ResolveTriggers)
def resolve_triggers(play: Play[State], task: ResolveTriggers) -> None:
    """Resolve triggers in a chosen order: the players order traits, the owner orders abilities.

    Source: TG-5.18.1, 6.6.4, 6.12.22, 6.12.23.
    """
    if not the_encounter(play.state).struck:
        play.state_that(FirstStruck(task.character))
    if not task.left or not is_concerned(play.state, task.character):
        return
    who, left = task.character, task.left
    own = tuple(one for one in powers(play.state, who, "active") if one.name in left)
    has_traits = any(one in TRAITS for one in left)
    if len(left) == 1 or not (has_traits or order_matters(own)):
        play.then(*(Trigger(who, one) for one in left))
    else:
        seats = seats_of(play.state, present(play.state)) if has_traits else (seat_of(play.state, who),)
        play.then(ChooseTrigger(seats=seats, character=who, left=left))


@asks("TG-6.12.22", ChooseTrigger)
def trigger_options(state: State, question: ChooseTrigger) -> Iterable[Option]:
    """Yield the triggers. Any participant's seat chooses which comes next. Source: TG-5.18.1, 6.12.22."""
    for seat in question.seats:
        for what in question.left:
            rest = ResolveTriggers(question.character, tuple(one for one in question.left if one != what))
            yield Option(seat, f"first:{what}", "TG-6.12.22", (Trigger(question.character, what), rest))


@defaults(ChooseTrigger)
def default_trigger(state: State, question: ChooseTrigger) -> str:
    """Return the first trigger. Source: TG-11.1.13."""
    return f"first:{question.left[0]}"


@rule("TG-6.6.4", Trigger)
def trigger(play: Play[State], task: Trigger) -> None:
    """Carry out a trigger: Haste hurts, Ambush takes all but one card, an ability works.

    Source: TG-6.6.4, 6.12.6, 6.12.8.
    """
    who = task.character
    if not is_concerned(play.state, who):
        return
    at = At(who, "trait", "encounter")
    if task.what == "haste":
        harm = play.state.pack.content.readings.haste
        play.then(Damage(count=2, at=at) if harm == "damage" else Gain(what="terror", count=2, at=at))
    elif task.what == "ambush":
        play.then(DiscardCards(to=1, at=at))
    else:
        for power in powers(play.state, who, "active"):
            if power.name == task.what:
                play.then(*at_work(play, power))


@rule("TG-6.3.30", BeginPhaseTwo)
def begin_phase_two(play: Play[State], task: BeginPhaseTwo) -> None:
    """Begin phase II. Cards that a trigger laid in phase I do not count toward a Fast enemy's limit.

    Source: TG-6.3.30, 6.12.16.
    """
    if is_present(play.state, task.character) and the_activation(play.state).laid:
        play.state_that(PhaseTwoBegun(task.character))


@rule("TG-6.6.5", RemoveTimes)
def remove_times(play: Play[State], task: RemoveTimes) -> None:
    """Remove a time marker from each card, from the encounter card to the right. What this causes has to wait.

    Source: TG-6.6.5 to 6.6.7.
    """
    if not is_present(play.state, task.character):
        return
    state, left = play.state, task.left
    if left is None:
        left = ("encounter", *(one.card for one in the_encounter(state).sequence))
    marked = next((place for place, card in enumerate(left) if time_on(state, card)), None)
    if marked is not None:
        play.then(TakeTime(task.character, left[marked]), RemoveTimes(task.character, left[marked + 1 :]))


@rule("TG-6.5.3", TakeTime)
def take_time(play: Play[State], task: TakeTime) -> None:
    """Remove a time marker. With the last one the delayed ability happens to the active character.

    Source: TG-6.5.3, 6.5.4, 6.5.17, 6.5.20, 6.5.21, 6.6.6.
    """
    who, count = beneficiary(play.state, task.character), time_on(play.state, task.card)
    if not count:
        return
    play.state_that(TimeChanged(task.card, count - 1))
    if count > 1:
        return
    if task.card == "encounter":
        play.then(*placed(encounter_card(play.state).delayed, At(who, "ability", "encounter")))
        return
    source = f"card:{task.card}"
    play.then(*in_order(play, [one for one in powers(play.state, who, "delayed") if one.source == source]))
