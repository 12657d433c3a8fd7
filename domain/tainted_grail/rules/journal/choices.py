"""Choices of verses, and what they cost. Source: TG-5.13.4 to 5.13.6, 5.13.15."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.content.journal import mark_of
from domain.tainted_grail.facts.journal import ChoiceTaken
from domain.tainted_grail.facts.land import Used
from domain.tainted_grail.queries.journal import choice_of, open_choices, rule_against_choice, verse_at
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.queries.payment import NOTHING
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.rules.journal.verses import read_at
from domain.tainted_grail.rules.rest.gifts import handing_over
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.effects.land import LeaveParty
from domain.tainted_grail.tasks.events import LookAtQuests
from domain.tainted_grail.tasks.journal import CarryOutChoice, ChooseInVerse, OfferChoices, PayShares, TakeChoice
from domain.tainted_grail.tasks.payment import Owe, OweTogether


@asks("TG-5.13.4", ChooseInVerse)
def choices(state: State, question: ChooseInVerse) -> Iterable[Option]:
    """Yield the open choices by their place in the verse, from 1, and handing something over. Any seat of the party
    answers.

    Source: TG-4.4.4, 4.5.1, 4.5.18, 5.13.5, 11.1.12.
    """
    location, number = question.location, question.number
    for seat in question.seats:
        for choice in open_choices(state, location, number):
            yield Option(seat, f"choose:{choice}", "TG-5.13.4", (TakeChoice(location, number, choice),))
        if asks_for_something(state, location, number):
            yield from handing_over(state, seat, OfferChoices(location, number))


def asks_for_something(state: State, location: int, number: int) -> bool:
    """Return whether a choice of a verse has a price or a requirement, for which something may be handed over."""
    verse = verse_at(state, location, number)
    return verse is not None and any(one.need or one.each != NOTHING for one in verse.choices)


@refuses(ChooseInVerse)
def rule_against_choosing(state: State, question: ChooseInVerse, seat: int, key: str) -> Unmet | None:
    """Return what a choice of the verse lacks. Source: TG-4.5.21, 5.13.4 to 5.13.6."""
    word, _, named = key.partition(":")
    verse = verse_at(state, question.location, question.number)
    if word != "choose" or not named.isdecimal() or verse is None or not 1 <= int(named) <= len(verse.choices):
        return None
    return rule_against_choice(state, question.location, question.number, int(named))


@defaults(ChooseInVerse)
def default_choice(state: State, question: ChooseInVerse) -> str:
    """Return the first open choice. Source: TG-11.1.13."""
    return next(iter(choices(state, question))).key


@rule("TG-5.13.5", TakeChoice)
def take_choice(play: Play[State], task: TakeChoice) -> None:
    """Let the party pay together first: if it does not, the choice is not taken. Source: TG-4.5.29, 5.13.5, 5.13.15."""
    named = (task.location, task.number, task.choice)
    text = choice_of(play.state, *named)
    if text.together == NOTHING:
        play.then(PayShares(*named))
    else:
        paid, unpaid = (PayShares(*named),), (OfferChoices(task.location, task.number),)
        play.then(OweTogether(cost=text.together, then=paid, otherwise=unpaid))


@rule("TG-4.5.25", PayShares)
def pay_shares(play: Play[State], task: PayShares) -> None:
    """Let each member pay, or leave the party; the others go on. Source: TG-4.5.15, 4.5.25, 5.13.15."""
    named = (task.location, task.number, task.choice)
    text, who = choice_of(play.state, *named), able_party(play.state)
    shares = () if text.each == NOTHING else tuple(share(one, text.each, alone=len(who) == 1) for one in who)
    play.then(*shares, CarryOutChoice(*named))


def share(character: str, cost: Cost, *, alone: bool) -> Owe:
    """Return what a member owes. Alone it has chosen to pay already."""
    at = At(character, "price")
    return Owe(at=at, cost=cost, otherwise=(LeaveParty(at=at),), must=alone)


@rule("TG-5.13.3", CarryOutChoice)
def carry_out_choice(play: Play[State], task: CarryOutChoice) -> None:
    """Carry out what is printed at a choice. Without a jump in it, the exploration ends behind it.

    Source: TG-4.5.26, 5.10.6, 5.13.3, 10.9.
    """
    location, number, choice = task.location, task.number, task.choice
    text, who = choice_of(play.state, location, number, choice), able_party(play.state)
    if not who:
        return
    play.state_that(ChoiceTaken(location, number, choice))
    if text.limit is not None:
        play.state_that(Used(mark_of(location, number, choice)))
    play.then(*placed(text.effects, read_at(who, location, number)), LookAtQuests())
