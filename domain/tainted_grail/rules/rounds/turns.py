"""The windows of a turn and step 2: cards, flight and abilities between effects. Source: TG-6.6.8 to 6.6.14, 6.13."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.cards import LayingBegun
from domain.tainted_grail.queries.cards import extra_by, extra_missing
from domain.tainted_grail.queries.encounter import (
    is_present,
    present,
    seat_of,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.queries.tracks import in_panic
from domain.tainted_grail.rules.abilities.use import power_options
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.cards.placement import FAST_MAX, is_full, needs_magic
from domain.tainted_grail.rules.encounter.flight import can_leave, is_accompanied, may_fail
from domain.tainted_grail.rules.rounds.activation import triggers
from domain.tainted_grail.rules.rounds.windows import beside, default_in, rule_against_beside, window_seats
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import Lay, LayTop
from domain.tainted_grail.tasks.rounds import (
    AskBegin,
    AskEnd,
    AskFirst,
    AskFurther,
    BeginTurn,
    EndTurn,
    LayFirst,
    LayFurther,
)


@rule("TG-6.8.1", AskBegin)
def ask_begin(play: Play[State], task: AskBegin) -> None:
    """Ask before step 1 if it would trigger what the encounter card delays. Source: TG-6.8.1, 6.5.21."""
    who = task.character
    if not is_present(play.state, who) or the_encounter(play.state).time != 1:
        return
    question = BeginTurn(seats=window_seats(play.state, who), character=who)
    if any(beside(play.state, question, task, ())):
        play.then(question)


@asks("TG-6.8.1", BeginTurn)
def begin_options(state: State, question: BeginTurn) -> Iterable[Option]:
    """Yield going on to step 1, if there is an ability to use or a flight. Source: TG-6.8.1, 6.6.5."""
    yield Option(seat_of(state, question.character), "begin", "TG-6.6.5")
    yield from beside(state, question, AskBegin(question.character), ())


@defaults(BeginTurn)
def default_begin(state: State, question: BeginTurn) -> str:
    """Go on to step 1. Source: TG-11.1.13."""
    return default_in(state, question, "begin")


refuses(BeginTurn)(rule_against_beside)


@rule("TG-6.6.8", AskFirst, asks=can_leave)
def ask_first(play: Play[State], task: AskFirst) -> None:
    """Ask for the card of 2a. In panic only the top card of the deck can be laid. Source: TG-6.6.8, 6.13.1."""
    who = task.character
    if is_present(play.state, who):
        if not the_activation(play.state).laying:
            play.state_that(LayingBegun(who))
        panic = in_panic(play.state, play.state.characters[who])
        play.then(LayFirst(seats=window_seats(play.state, who), character=who, panic=panic))


@asks("TG-6.6.8", LayFirst, several=can_leave)
def first_options(state: State, question: LayFirst) -> Iterable[Option]:
    """Yield each card of the hand and none, with flight and abilities. Panic is judged when a card is laid.

    Source: TG-6.6.8, 6.8.1, 6.12.16, 6.13.1, 6.13.2, 6.13.7.
    """
    who, seat = question.character, seat_of(state, question.character)
    further = AskFurther(who)
    if not is_full(state, who):
        if in_panic(state, state.characters[who]):
            yield Option(seat, "lay:top", "TG-6.13.1", (LayTop(who, "first"), further))
        else:
            for place in range(len(hand(state, who))):
                yield Option(seat, f"lay:{place}", "TG-6.6.8", (Lay(who, place, "first"), further))
    yield Option(seat, "none", "TG-6.6.8")
    yield from beside(state, question, AskFirst(who))


@refuses(LayFirst)
def refuse_first(state: State, question: LayFirst, seat: int, key: str) -> Unmet | None:
    """Return what forbids laying this card, or another answer in the window. Source: TG-6.12.16, 6.13.1."""
    if not is_own_card(state, question, seat, key):
        return rule_against_beside(state, question, seat, key)
    if is_full(state, question.character):
        return Unmet("TG-6.12.16", "slow", {"count": FAST_MAX})
    return Unmet("TG-6.13.1", "calm") if in_panic(state, state.characters[question.character]) else None


def is_own_card(state: State, question: LayFirst | LayFurther, seat: int, key: str) -> bool:
    """Return whether a key lays a card of the active character: `lay:<place>` or `lay:top`."""
    return key.startswith("lay:") and key.count(":") == 1 and seat_of(state, question.character) == seat


@defaults(LayFirst)
def default_first(state: State, question: LayFirst) -> str:
    """Lay none. Source: TG-11.1.13."""
    return default_in(state, question, "none")


def can_go_on(state: State, task: AskFurther) -> bool:
    """Return whether the active character may lay another card or leave, so that a question to it has two answers."""
    return can_leave(state, task) and not is_full(state, task.character)


@rule("TG-6.6.9", AskFurther, asks=can_go_on)
def ask_further(play: Play[State], task: AskFurther) -> None:
    """Ask for further cards after one in 2a. A question that depends on the hand is always asked.

    If no more card can be laid, ask only if something else could be done before the check. Source: TG-6.5.11, 6.6.9,
    11.1.11.
    """
    who = task.character
    if not is_present(play.state, who):
        return
    question = LayFurther(seats=window_seats(play.state, who), character=who)
    if not is_full(play.state, who) or any(power_options(play.state, question)):
        play.then(question)


@asks("TG-6.6.10", LayFurther, several=can_leave)
def further_options(state: State, question: LayFurther) -> Iterable[Option]:
    """Yield each card whose EXTRA is activated as it is laid, and stopping. Source: TG-6.6.9 to 6.6.14."""
    who, seat = question.character, seat_of(state, question.character)
    for place, card in enumerate(hand(state, who)):
        if rule_against_further(state, who, card) is None:
            yield Option(seat, f"lay:{place}", "TG-6.6.10", (Lay(who, place, "further"), AskFurther(who)))
    yield Option(seat, "stop", "TG-6.6.9")
    yield from beside(state, question, AskFurther(who))


def rule_against_further(state: State, character: str, card: str) -> Unmet | None:
    """Return what first forbids a further card. Source: TG-6.3.20, 6.6.10, 6.6.11, 6.6.13, 6.12.16."""
    if is_full(state, character):
        return Unmet("TG-6.12.16", "slow", {"count": FAST_MAX})
    if the_activation(state).waived:
        return None
    by = extra_by(state, character, state.pack.cards[card])
    if by is None:
        return extra_missing(state, character, state.pack.cards[card])
    if by == "magic" and needs_magic(state, character, card) and not magic_at_hand(state):
        return Unmet("TG-6.6.13", "magic")
    return None


def magic_at_hand(state: State) -> bool:
    """Return whether anyone in the encounter has Magic. Source: TG-6.3.8."""
    return any(state.characters[one].resources.get("magic", 0) for one in present(state))


@refuses(LayFurther)
def refuse_further(state: State, question: LayFurther, seat: int, key: str) -> Unmet | None:
    """Return what forbids laying this card, or another answer in the window. Source: TG-6.6.11, 6.6.13, 6.12.16."""
    if not is_own_card(state, question, seat, key):
        return rule_against_beside(state, question, seat, key)
    place, cards = key.removeprefix("lay:"), hand(state, question.character)
    if not place.isdecimal() or int(place) >= len(cards):
        return None
    return rule_against_further(state, question.character, cards[int(place)])


@defaults(LayFurther)
def default_further(state: State, question: LayFurther) -> str:
    """Lay no more. Source: TG-11.1.13."""
    return default_in(state, question, "stop")


def can_leave_others(state: State, task: AskEnd) -> bool:
    """Return whether the active character could leave others behind, so that the end of its turn waits for it."""
    return can_leave(state, task) and is_accompanied(state, task)


@rule("TG-6.8.1", AskEnd, asks=can_leave_others)
def ask_end(play: Play[State], task: AskEnd) -> None:
    """Ask if something could be done, or fled from, before the turn ends. Source: TG-6.8.1, 7.2.4."""
    who = task.character
    if not is_present(play.state, who):
        return
    question = EndTurn(seats=window_seats(play.state, who), character=who)
    is_last = len(present(play.state)) == 1 and not triggers(play.state, who) and not may_fail(play.state)
    if any(power_options(play.state, task) if is_last else beside(play.state, question, task, ())):
        play.then(question)


@asks("TG-6.8.1", EndTurn, several=can_leave)
def end_options(state: State, question: EndTurn) -> Iterable[Option]:
    """Yield ending the turn, if there is an ability to use or a flight. Source: TG-6.8.1."""
    yield Option(seat_of(state, question.character), "end", "TG-6.6.26")
    yield from beside(state, question, AskEnd(question.character), ())


@defaults(EndTurn)
def default_end(state: State, question: EndTurn) -> str:
    """End the turn. Source: TG-11.1.13."""
    return default_in(state, question, "end")


refuses(EndTurn)(rule_against_beside)
