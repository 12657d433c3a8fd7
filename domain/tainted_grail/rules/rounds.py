"""The round: who is active, time markers, cards, checks, phase III. Source: TG-6.6, 6.7, 6.12, 6.13."""

from collections.abc import Iterable

from domain.kernel.game import asks, defaults, refuses, rule
from domain.kernel.play import Play
from domain.kernel.task import Option, Task
from domain.tainted_grail.facts.cards import LayingBegun, LayingEnded, StageWon, TimeChanged
from domain.tainted_grail.facts.encounter import CharacterActivated, FirstStruck, RoundBegun
from domain.tainted_grail.queries.abilities import powers
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    is_last_stage,
    is_present,
    present,
    seat_of,
    seats_of,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.queries.sequence import extra_by, laid_card
from domain.tainted_grail.queries.tracks import in_panic
from domain.tainted_grail.rules.effect import is_concerned, placed
from domain.tainted_grail.rules.fleeing import flight_options, window_seats
from domain.tainted_grail.rules.hands import hand
from domain.tainted_grail.rules.laying import beneficiary, is_full, needs_magic
from domain.tainted_grail.rules.powers import at_work, power_options
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.choices import DiscardOwed
from domain.tainted_grail.tasks.effects import Damage, DiscardCards, DrawCards, Gain
from domain.tainted_grail.tasks.encounter import Decide
from domain.tainted_grail.tasks.lay import Lay, LayTop
from domain.tainted_grail.tasks.round import (
    Activate,
    AskAttack,
    AskBegin,
    AskEnd,
    AskFirst,
    AskFurther,
    BeginRound,
    BeginTurn,
    Check,
    ChooseActive,
    ChooseTrigger,
    EndRound,
    EndTurn,
    LayFirst,
    LayFurther,
    NextActive,
    Opportunity,
    OpportunityAttack,
    RemoveTimes,
    ResolveTriggers,
    TakeTime,
    Trigger,
)

Between = BeginTurn | LayFirst | LayFurther | EndTurn
"""What is asked between effects of an activation, step 3 aside."""
HAND_MAX = 3
"""Cards kept in phase III. Source: TG-6.6.27."""
ALERT_MIN = 2
"""Cards that keep an Alert enemy from an opportunity attack. Source: TG-6.12.1."""


@rule("TG-6.6.29", BeginRound)
def begin_round(play: Play[State], task: BeginRound) -> None:
    """Nobody has been active; phase I follows. There is no last round. Source: TG-6.1.11, 6.6.29, 6.6.30."""
    play.state_that(RoundBegun(the_encounter(play.state).round + 1))
    play.then(NextActive())


def waiting(state: State) -> tuple[str, ...]:
    """Those who have not been active this round. Source: TG-6.6.1."""
    participants = the_encounter(state).participants
    return tuple(one for one in present(state) if not participants[one].was_active)


@rule("TG-6.6.1", NextActive)
def next_active(play: Play[State], task: NextActive) -> None:
    """One who waits alone becomes active; after all comes phase III. Source: TG-6.6.1, 6.6.26."""
    left = waiting(play.state)
    if len(left) > 1:
        play.then(ChooseActive(seats=seats_of(play.state, present(play.state))))
    elif left:
        play.then(Activate(left[0]))
    else:
        play.then(EndRound(present(play.state)), BeginRound())


@asks("TG-6.6.1", ChooseActive)
def active_options(state: State, question: ChooseActive) -> Iterable[Option]:
    """Any participant's seat submits the choice. Source: TG-6.6.1, 11.1.12."""
    for seat in question.seats:
        for one in waiting(state):
            yield Option(seat, f"activate:{one}", "TG-6.6.1", (Activate(one),))


@defaults(ChooseActive)
def default_active(state: State, question: ChooseActive) -> str:
    """The lowest number. Source: TG-6.6.2."""
    return f"activate:{waiting(state)[0]}"


@rule("TG-6.6.3", Activate)
def activate(play: Play[State], task: Activate) -> None:
    """Its activation, step by step; step 3 twice against a Frenzy. Source: TG-6.6.3 to 6.6.26, 6.12.12."""
    who = task.character
    play.state_that(CharacterActivated(who))
    play.then(
        ResolveTriggers(who, triggers(play.state, who)),
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
    """What happens on activation: traits that strike the first one, abilities by name. Source: TG-6.6.4, 6.12.6."""
    is_open = the_encounter(state).deck == "combat" and not the_encounter(state).struck
    traits = tuple(one for one in encounter_card(state).traits if one in ("haste", "ambush")) if is_open else ()
    return traits + tuple(one.name for one in powers(state, character, "active"))


@rule("TG-6.6.4", ResolveTriggers)
def resolve_triggers(play: Play[State], task: ResolveTriggers) -> None:
    """Several come in an order that the players choose. Source: TG-6.6.4, 6.12.22, 6.12.23."""
    if not the_encounter(play.state).struck:
        play.state_that(FirstStruck(task.character))
    if not task.left or not is_concerned(play.state, task.character):
        return
    if len(task.left) == 1:
        play.then(Trigger(task.character, task.left[0]))
    else:
        seats = seats_of(play.state, present(play.state))
        play.then(ChooseTrigger(seats=seats, character=task.character, left=task.left))


@asks("TG-6.12.22", ChooseTrigger)
def trigger_options(state: State, question: ChooseTrigger) -> Iterable[Option]:
    """Any participant's seat says which comes next. Source: TG-5.18.1, 6.12.22."""
    for seat in question.seats:
        for what in question.left:
            rest = ResolveTriggers(question.character, tuple(one for one in question.left if one != what))
            yield Option(seat, f"first:{what}", "TG-6.12.22", (Trigger(question.character, what), rest))


@defaults(ChooseTrigger)
def default_trigger(state: State, question: ChooseTrigger) -> str:
    """The first one. Source: TG-11.1.13."""
    return f"first:{question.left[0]}"


@rule("TG-6.6.4", Trigger)
def trigger(play: Play[State], task: Trigger) -> None:
    """Haste hurts, Ambush takes all but one card, an ability works. Source: TG-6.6.4, 6.12.6, 6.12.8."""
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


@rule("TG-6.8.1", AskBegin)
def ask_begin(play: Play[State], task: AskBegin) -> None:
    """Asked where step 1 would bring what the encounter card delays. Source: TG-6.8.1, 6.5.21."""
    who = task.character
    if is_present(play.state, who) and the_encounter(play.state).time == 1:
        play.then(BeginTurn(seats=window_seats(play.state, who), character=who))


@asks("TG-6.8.1", BeginTurn)
def begin_options(state: State, question: BeginTurn) -> Iterable[Option]:
    """Step 1 comes, unless there is something to do or to flee from. Source: TG-6.8.1, 6.6.5."""
    yield Option(seat_of(state, question.character), "begin", "TG-6.6.5")
    yield from beside(state, question)


@defaults(BeginTurn)
def default_begin(state: State, question: BeginTurn) -> str:
    """Step 1 comes. Source: TG-11.1.13."""
    return "begin"


@rule("TG-6.6.5", RemoveTimes)
def remove_times(play: Play[State], task: RemoveTimes) -> None:
    """One pass from the encounter card to the right; what comes meanwhile has to wait. Source: TG-6.6.5 to 6.6.7."""
    if not is_present(play.state, task.character):
        return
    encounter = the_encounter(play.state)
    left = ("encounter", *(one.card for one in encounter.sequence)) if task.left is None else task.left
    if left:
        play.then(TakeTime(task.character, left[0]), RemoveTimes(task.character, left[1:]))


@rule("TG-6.5.3", TakeTime)
def take_time(play: Play[State], task: TakeTime) -> None:
    """With the last marker the delayed ability comes, to the active character.

    Source: TG-6.5.3, 6.5.4, 6.5.17, 6.5.20, 6.5.21, 6.6.6.
    """
    encounter, who = the_encounter(play.state), beneficiary(play.state, task.character)
    laid = laid_card(play.state, task.card)
    count = encounter.time if task.card == "encounter" else laid.time if laid else 0
    if not count:
        return
    play.state_that(TimeChanged(task.card, count - 1))
    if count > 1:
        return
    if task.card == "encounter":
        play.then(*placed(encounter_card(play.state).delayed, At(who, "ability", "encounter")))
        return
    source = f"card:{task.card}"
    found = [one for one in powers(play.state, who, "delayed") if one.source == source]
    play.then(*(one for power in found for one in at_work(play, power)))


@rule("TG-6.6.8", AskFirst)
def ask_first(play: Play[State], task: AskFirst) -> None:
    """In panic only the top card of the deck can be laid. Source: TG-6.6.8, 6.13.1, 6.13.7."""
    who = task.character
    if is_present(play.state, who):
        if not the_activation(play.state).laying:
            play.state_that(LayingBegun(who))
        panic = in_panic(play.state.characters[who])
        play.then(LayFirst(seats=window_seats(play.state, who), character=who, panic=panic))


@asks("TG-6.6.8", LayFirst)
def first_options(state: State, question: LayFirst) -> Iterable[Option]:
    """A card of the hand or none; flight and abilities beside it. Source: TG-6.6.8, 6.8.1, 6.12.16, 6.13.2."""
    who, seat = question.character, seat_of(state, question.character)
    further = AskFurther(who)
    if not is_full(state, who):
        if question.panic:
            yield Option(seat, "lay:top", "TG-6.13.1", (LayTop(who, "first"), further))
        else:
            for place in range(len(hand(state, who))):
                yield Option(seat, f"lay:{place}", "TG-6.6.8", (Lay(who, place, "first"), further))
    yield Option(seat, "none", "TG-6.6.8")
    yield from beside(state, question)


def beside(state: State, question: Between) -> Iterable[Option]:
    """What can be done between effects, whatever else is asked. Source: TG-5.18.8, 6.8.1, 6.8.8, 6.8.12."""
    again = refreshed(question)
    yield from flight_options(state, question.character, again)
    yield from power_options(state, again)


def refreshed(question: Between) -> Task:
    """What asks the same again, by what holds then."""
    kinds: dict[type[Task], type[AskBegin | AskFirst | AskFurther | AskEnd]] = {
        BeginTurn: AskBegin,
        LayFirst: AskFirst,
        LayFurther: AskFurther,
        EndTurn: AskEnd,
    }
    return kinds[type(question)](question.character)


@refuses(LayFirst)
def refuse_first(state: State, question: LayFirst, seat: int, key: str) -> str | None:
    """Why this cannot be laid. Source: TG-6.12.16, 6.13.1."""
    if not key.startswith("lay:"):
        return None
    if is_full(state, question.character):
        return "TG-6.12.16"
    return "TG-6.13.1" if question.panic else None


@defaults(LayFirst)
def default_first(state: State, question: LayFirst) -> str:
    """None is laid. Source: TG-11.1.13."""
    return "none"


@rule("TG-6.6.9", AskFurther)
def ask_further(play: Play[State], task: AskFurther) -> None:
    """Further cards only after one in 2a; what hangs on the hand is always asked. Source: TG-6.6.9, 11.1.11."""
    who = task.character
    if is_present(play.state, who) and not is_full(play.state, who):
        play.then(LayFurther(seats=window_seats(play.state, who), character=who))


@asks("TG-6.6.10", LayFurther)
def further_options(state: State, question: LayFurther) -> Iterable[Option]:
    """Cards whose EXTRA is activated as they are laid, or no more. Source: TG-6.6.9 to 6.6.14."""
    who, seat = question.character, seat_of(state, question.character)
    for place, card in enumerate(hand(state, who)):
        if rule_against_further(state, who, card) is None:
            yield Option(seat, f"lay:{place}", "TG-6.6.10", (Lay(who, place, "further"), AskFurther(who)))
    yield Option(seat, "stop", "TG-6.6.9")
    yield from beside(state, question)


def rule_against_further(state: State, character: str, card: str) -> str | None:
    """What forbids a further card. Source: TG-6.3.20, 6.6.10, 6.6.11, 6.6.13, 6.12.16."""
    if is_full(state, character):
        return "TG-6.12.16"
    if the_activation(state).waived:
        return None
    by = extra_by(state, character, state.pack.cards[card])
    if by is None:
        return "TG-6.6.11"
    if by == "magic" and needs_magic(state, character, card) and not magic_at_hand(state):
        return "TG-6.6.13"
    return None


def magic_at_hand(state: State) -> bool:
    """Whether anybody in the encounter has Magic. Source: TG-6.3.8."""
    return any(state.characters[one].resources.get("magic", 0) for one in present(state))


@refuses(LayFurther)
def refuse_further(state: State, question: LayFurther, seat: int, key: str) -> str | None:
    """Why this card cannot be laid. Source: TG-6.6.11, 6.6.13, 6.12.16."""
    kind, _, place = key.partition(":")
    cards = hand(state, question.character)
    if kind != "lay" or not place.isdecimal() or int(place) >= len(cards):
        return None
    return rule_against_further(state, question.character, cards[int(place)])


@defaults(LayFurther)
def default_further(state: State, question: LayFurther) -> str:
    """No more. Source: TG-11.1.13."""
    return "stop"


@rule("TG-6.6.15", Opportunity)
def opportunity(play: Play[State], task: Opportunity) -> None:
    """Who laid none in 2a is attacked and draws; an Alert enemy attacks who laid only one in 2a and 2b.

    Source: TG-6.3.30, 6.6.15, 6.6.16, 6.12.1 to 6.12.3.
    """
    state, who = play.state, task.character
    if not is_present(state, who):
        return
    play.state_that(LayingEnded())
    if the_encounter(state).deck != "combat":
        return
    activation = the_activation(state)
    if activation.first is None:
        play.then(OpportunityAttack(who), DrawCards(at=At(who, "opportunity")))
    elif activation.cards < ALERT_MIN and has_trait(state, "alert"):
        play.then(OpportunityAttack(who))


@rule("TG-6.6.17", Check)
def check(play: Play[State], task: Check) -> None:
    """A victory in combat, an end of the track in diplomacy; at no other moment. Source: TG-6.6.17, 6.6.18, 6.7."""
    if not is_present(play.state, task.character):
        return
    if the_encounter(play.state).deck == "combat":
        check_victory(play)
    else:
        check_affinity(play)


def check_victory(play: Play[State]) -> None:
    """The pool against the value. Source: TG-6.7.1, 6.7.2."""
    if the_encounter(play.state).pool >= encounter_card(play.state).value:
        play.then(Decide("won"))


def check_affinity(play: Play[State]) -> None:
    """The bottom loses, the top wins the stage and lets the turn end. Source: TG-6.7.6 to 6.7.9, 6.7.13."""
    encounter, track = the_encounter(play.state), encounter_card(play.state).track
    if encounter.marker <= track.bottom:
        play.then(Decide("lost"))
    elif encounter.marker >= track.top:
        if is_last_stage(play.state):
            play.then(Decide("won"))
        else:
            play.state_that(StageWon(encounter.stage + 1))
            play.break_off(NextActive)


@rule("TG-6.8.1", AskEnd)
def ask_end(play: Play[State], task: AskEnd) -> None:
    """Asked where something could be done or fled from before it comes to others, or to the next activation.

    Source: TG-6.8.1.
    """
    who = task.character
    if not is_present(play.state, who):
        return
    question = EndTurn(seats=window_seats(play.state, who), character=who)
    is_last = len(present(play.state)) == 1 and not triggers(play.state, who)
    if not is_last or any(power_options(play.state, question)):
        play.then(question)


@asks("TG-6.8.1", EndTurn)
def end_options(state: State, question: EndTurn) -> Iterable[Option]:
    """The turn ends, unless there is something to do or to flee from. Source: TG-6.8.1."""
    yield Option(seat_of(state, question.character), "end", "TG-6.6.26")
    yield from beside(state, question)


@defaults(EndTurn)
def default_end(state: State, question: EndTurn) -> str:
    """The turn ends. Source: TG-11.1.13."""
    return "end"


@rule("TG-6.6.27", EndRound)
def end_round(play: Play[State], task: EndRound) -> None:
    """Each discards down to 3, then each draws. Source: TG-6.6.27, 6.6.28, 6.6.31, 6.8.15."""
    if not task.left:
        if task.step == "discard":
            play.then(EndRound(present(play.state), "draw"))
        return
    who, rest = task.left[0], EndRound(task.left[1:], task.step)
    if not is_present(play.state, who):
        play.then(rest)
    elif task.step == "discard":
        play.then(DiscardOwed(who, max(0, len(hand(play.state, who)) - HAND_MAX)), rest)
    else:
        play.then(DrawCards(count=draws_in_phase_three(play.state, who), at=At(who, "trait")), rest)


def draws_in_phase_three(state: State, character: str) -> int:
    """One card, none in panic; one more against a Slow enemy. Source: TG-6.6.28, 6.12.10, 6.12.11, 6.13.5."""
    return int(not in_panic(state.characters[character])) + has_trait(state, "slow")
