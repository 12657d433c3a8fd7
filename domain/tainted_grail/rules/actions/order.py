"""The order of actions: who may act, who passes, and what is open between actions. Source: TG-4.3."""

from collections.abc import Iterable, Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, narrows, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.facts.actions import PassedForDay
from domain.tainted_grail.facts.days import PhaseBegan
from domain.tainted_grail.queries.actions import (
    can_only_pass,
    companions,
    key_of,
    may_act,
    must_pass,
    possible_actions,
    rule_against_acting,
    rule_against_action,
    rule_against_deed,
    still_acting,
)
from domain.tainted_grail.queries.characters import is_alive, played_by
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import place_of, rite_mark
from domain.tainted_grail.queries.rites import rule_against_rite
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.abilities.intervals import rule_against_use_outside, usable_between
from domain.tainted_grail.rules.abilities.use import number_of
from domain.tainted_grail.rules.rest.beside import looking, rule_against_lying, taking, unasked
from domain.tainted_grail.rules.rest.gifts import GIFTS_MAX, is_asked, within_reach
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import UsePower
from domain.tainted_grail.tasks.actions import Action, BeginAction, ChooseAction, PassDay
from domain.tainted_grail.tasks.days import BeginActions, NextAction
from domain.tainted_grail.tasks.events import LookAtQuests, TurnChapter
from domain.tainted_grail.tasks.rest import AskGift

ONWARD: tuple[Task, ...] = (LookAtQuests(), TurnChapter(), NextAction())
"""What comes behind each action. Source: TG-3.3.8, 4.3.1, 5.10.6."""


@rule("TG-4.1.1", BeginActions)
def begin_actions(play: Play[State], task: BeginActions) -> None:
    """Begin the second phase of the day. Source: TG-4.1.1, 4.3.1."""
    play.state_that(PhaseBegan("day", 1))
    play.then(*ONWARD)


@rule("TG-4.3.1", NextAction)
def next_action(play: Play[State], task: NextAction) -> None:
    """Let all pass that have no Energy or are Dying, then ask who acts, until all have passed.

    Source: TG-4.3.1, 4.3.2, 4.3.12 to 4.3.14, 7.1.9.
    """
    for one in still_acting(play.state):
        if must_pass(play.state, one):
            play.state_that(PassedForDay(one, exhausted=False), rule="TG-7.1.9")
        elif not held(play.state.characters[one], "energy"):
            play.state_that(PassedForDay(one, exhausted=True), rule="TG-4.3.12")
    who = tuple(one for one in play.state.characters if may_act(play.state, one))
    if who:
        play.then(ChooseAction(seats=seats_of(play.state, who)))


@asks("TG-4.3.17", ChooseAction)
def actions_to_choose(state: State, question: ChooseAction) -> Iterable[Option]:
    """Yield the actions and passing for all who may act, passing for those who can only pass, then what may be done
    between actions.

    Source: TG-4.3.2, 4.3.12, 4.3.17, 4.4.33, 4.4.36, 7.1.7.
    """
    for seat in question.seats:
        own = played_by(state, seat)
        for one in own:
            yield from own_actions(state, seat, one)
        yield from between(state, question, seat, own)


@narrows(ChooseAction)
def actions_of_one(state: State, question: ChooseAction, seat: int, key: str) -> Iterable[Option]:
    """Return the actions and passing of the character that the key names; all options for what is no action."""
    word, *names = key.split(":")
    if seat in question.seats and names and (word == "pass" or word in RULES_OF_DEEDS):
        return own_actions(state, seat, names[0]) if names[0] in played_by(state, seat) else ()
    return actions_to_choose(state, question)


def own_actions(state: State, seat: int, character: str) -> Iterator[Option]:
    """Yield the actions and passing of a character, or passing alone if it can only pass.

    Source: TG-4.3.12, 4.3.17, 4.4.32, 7.1.7.
    """
    if may_act(state, character):
        yield from acting(state, seat, character)
    elif can_only_pass(state, character):
        yield Option(seat, f"pass:{character}", "TG-4.3.12", ONWARD)


def acting(state: State, seat: int, character: str) -> Iterator[Option]:
    """Yield each action that a character may start, and passing. Source: TG-4.3.17, 4.4.32."""
    who = (character, *companions(state, character))
    for action in possible_actions(state, character):
        if rule_against_deed(state, action, who) is None:
            yield Option(seat, key_of(action), RULES_OF_DEEDS[action.deed], (BeginAction(action), *ONWARD))
    yield Option(seat, f"pass:{character}", "TG-4.4.32", (PassDay(character), *ONWARD))


RULES_OF_DEEDS = {
    "explore": "TG-4.4.1",
    "travel": "TG-4.4.6",
    "act": "TG-4.4.12",
    "own": "TG-4.4.18",
    "inspect": "TG-4.4.24",
}
"""The rule that allows each action."""


def between(state: State, question: ChooseAction, seat: int, own: tuple[str, ...]) -> Iterator[Option]:
    """Yield what is no action: giving and discarding, taking items that lie about, using abilities. For a character
    whose seat is not asked, the option asks that seat.

    Source: TG-5.5.14, 5.5.19, 5.7.7, 5.7.10, 5.17.15.
    """
    others = unasked(state, question.seats)
    for giver in (*own, *others):
        if is_alive(state, giver) and is_asked(state, giver):
            yield Option(seat, f"give:{giver}", "TG-5.7.7", (AskGift(giver, GIFTS_MAX), *ONWARD))
    yield from looking(state, seat, others, *ONWARD)
    for one in own:
        yield from taking(state, seat, one, *ONWARD)
        for power in usable_between(state, one):
            then = (UsePower(power.at(), number_of(power)), *ONWARD)
            yield Option(seat, f"use:{power.name}", "TG-5.5.14", then)


@defaults(ChooseAction)
def default_action(state: State, question: ChooseAction) -> str:
    """Let the first character of the seat pass. Source: TG-11.1.13."""
    asked = (one for one in state.characters if seat_of(state, one) in question.seats)
    return next(f"pass:{one}" for one in asked if may_act(state, one) or can_only_pass(state, one))


@refuses(ChooseAction)
def rule_against_choice(state: State, question: ChooseAction, seat: int, key: str) -> Unmet | None:
    """Return why a character of this seat may not do this now. Source: TG-4.3.17, 4.4.27, 5.5.14, 5.7.7."""
    word, *names = key.split(":")
    if word == "use":
        return rule_against_use_outside(state, seat, key)
    who = names[0] if names else ""
    if who not in state.characters or (seat_of(state, who) != seat and word not in ("give", "lying")):
        return None
    match word, names[1:]:
        case "give", []:
            return (
                Unmet("TG-5.3.3", "stock-at-all", {"character": who})
                if within_reach(state, who)
                else Unmet("TG-5.7.7", "alone", {"character": who})
            )
        case "take" | "lying", _:
            return rule_against_lying(state, who)
        case "charge", []:
            return rule_against_known_rite(state, who)
        case "pass", []:
            return rule_against_acting(state, who)
        case _:
            action = action_of(word, who, names[1:])
            return None if action is None else rule_against_action(state, action)


def rule_against_known_rite(state: State, who: str) -> Unmet | None:
    """Return what the rite of a character's place lacks, if everybody there takes part; None before it was read.

    Source: TG-4.4.26 to 4.4.30.
    """
    place = place_of(state, who)
    if rite_mark(state, place) not in the_world(state).read:
        return None
    party = (who, *companions(state, who))
    return rule_against_acting(state, who) or rule_against_rite(state, party, place)


def action_of(word: str, who: str, more: list[str]) -> Action | None:
    """Return the action that a key names; None if its form is unknown."""
    match word, more:
        case "explore", []:
            return Action("explore", who)
        case "act", []:
            return Action("act", who)
        case "inspect", []:
            return Action("inspect", who)
        case "travel", [place] if place.isdecimal():
            return Action("travel", who, to=int(place))
        case "own", [owner]:
            return Action("own", who, owner=owner)
        case _:
            return None


@rule("TG-4.4.32", PassDay)
def pass_day(play: Play[State], task: PassDay) -> None:
    """Pass until the next day, alone, at no cost. Source: TG-4.4.32, 4.4.33, 4.4.35, 4.4.36."""
    play.state_that(PassedForDay(task.character, exhausted=False))
