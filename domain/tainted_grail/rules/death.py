"""Playing on after a death: the Allmother's Mercy, a new character, or the end. Source: TG-5.16.12, 5.17."""

from collections import Counter
from collections.abc import Iterable

from domain.kernel.chance.pile import canonical
from domain.kernel.chance.pile import place_of as place_of_pool
from domain.kernel.fact import CardsShuffled, CardsTaken
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.facts.days import CampaignLost
from domain.tainted_grail.facts.death import CharacterEntered, EstateLeft, MercyGranted
from domain.tainted_grail.facts.items import CardGiven, CardGivenUp
from domain.tainted_grail.facts.parties import PartyLeft
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import is_present, seat_of, seats_of
from domain.tainted_grail.queries.items import is_item, is_personal, item_of, keywords
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import lowest, place_of
from domain.tainted_grail.queries.mode import has_challenge
from domain.tainted_grail.queries.session import unused
from domain.tainted_grail.queries.tracks import is_solo
from domain.tainted_grail.rules.cards.collection import collect
from domain.tainted_grail.rules.days import DAWN, steps_from
from domain.tainted_grail.rules.events.evening import EVENING
from domain.tainted_grail.rules.items.ownership import ITEMS
from domain.tainted_grail.rules.setup import rule_against_playing
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.days import BeginActions, BeginDay, BeginEvening, NextAction
from domain.tainted_grail.tasks.death import (
    AfterDeath,
    Bequeath,
    ChooseSuccessor,
    EnterLate,
    GoOnWithDay,
    GrantMercy,
    Inherit,
    LeaveEstate,
    LoseCampaign,
    SettleDeath,
    Succeed,
)
from domain.tainted_grail.tasks.encounter import Leave
from domain.tainted_grail.tasks.journal import EndReading, ReadVerse
from domain.tainted_grail.tasks.land import CloseWorld
from domain.tainted_grail.tasks.setup import TakeCharacter
from domain.tainted_grail.vocabulary.terms import BOOK, MERCY


@rule("TG-5.16.12", SettleDeath)
def settle_death(play: Play[State], task: SettleDeath) -> None:
    """Ask the survivors how to go on; alone, the player of the dead. Source: TG-5.16.12, 5.17.3, 5.17.13, 5.17.14."""
    state = play.state
    asked = living(state) or (task.character,)
    play.then(AfterDeath(seats=seats_of(state, asked), character=task.character))


@asks("TG-5.17.13", AfterDeath)
def ways_on(state: State, question: AfterDeath) -> Iterable[Option]:
    """Yield Mercy, a new character where several play and one is free, and the end.

    Source: TG-5.17.1, 5.17.3, 5.17.4, 5.17.14, 7.2.15, 7.4.4.
    """
    for seat in question.seats:
        if rule_against_mercy(state) is None:
            yield Option(seat, "mercy", "TG-5.17.1", (GrantMercy(),))
        if rule_against_successor(state) is None:
            yield Option(seat, "successor", "TG-5.17.4", (Succeed(question.character),))
        yield Option(seat, "end", "TG-5.17.14", (LoseCampaign(),))


@defaults(AfterDeath)
def default_way_on(state: State, question: AfterDeath) -> str:
    """Return the first way to go on. Source: TG-11.1.13."""
    return next(iter(ways_on(state, question))).key


@refuses(AfterDeath)
def refuse_way_on(state: State, question: AfterDeath, seat: int, key: str) -> Unmet | None:
    """Return why there is no Mercy, or why nobody can enter in place of the dead. Source: TG-5.17.4, 7.2.15, 7.4.4."""
    against = {"mercy": rule_against_mercy, "successor": rule_against_successor}
    return against[key](state) if key in against else None


def rule_against_mercy(state: State) -> Unmet | None:
    """Return that the group plays without Mercy, or that no chapter has begun; None if it is granted.

    Source: TG-5.17.1, 7.2.15.
    """
    if has_challenge(state, "mercy"):
        return Unmet("TG-7.2.15", "mercy")
    return None if state.chapter_start is not None else Unmet("TG-5.17.1", "chapter-begun")


def rule_against_successor(state: State) -> Unmet | None:
    """Return that one plays alone, or that no character is left; None if one can enter. Source: TG-5.17.4, 7.4.4."""
    if is_solo(state):
        return Unmet("TG-7.4.4", "companions")
    return None if unused(state) else Unmet("TG-5.17.4", "characters")


@rule("TG-5.17.2", GrantMercy)
def grant_mercy(play: Play[State], task: GrantMercy) -> None:
    """Go back to the start of the chapter, read what the Book of Secrets grants, and go on with the day.

    Source: TG-5.17.1, 5.17.2, 5.17.3, 5.17.17.
    """
    play.break_off(CloseWorld)
    restore_pools(play)
    play.state_that(MercyGranted(the_world(play.state).chapter))
    reading: tuple[Task, ...] = (ReadVerse(BOOK, MERCY), EndReading()) if MERCY in play.state.pack.book else ()
    play.then(*reading, GoOnWithDay())


def restore_pools(play: Play[State]) -> None:
    """Bring every card back into the pool in which it was when the chapter began, so that the log alone shows what can
    be drawn from now on.

    Source: TG-5.17.17, audit protocol 1.9, 5.D.
    """
    start = play.state.chapter_start
    assert start is not None, "a chapter has begun"
    for who in play.state.encounter.participants if play.state.encounter is not None else ():
        collect(play, who)
    for pool in sorted({*start.pools, *play.state.pools}):
        then = Counter(start.pools.get(pool, ()))
        if missing := canonical((then - Counter(play.state.pools.get(pool, ()))).elements()):
            play.state_that(CardsShuffled(pool, missing, pool))
        take_out(play, pool, canonical((Counter(play.state.pools.get(pool, ())) - then).elements()))


def take_out(play: Play[State], pool: str, cards: tuple[str, ...]) -> None:
    """Take cards out of a pool, wherever its face-down places lie."""
    for pile, row in play.state.piles.items():
        here = cards[: row.count(place_of_pool(pool))]
        if here:
            play.state_that(CardsTaken(pool, here, pile))
            cards = cards[len(here) :]


@rule("TG-5.17.1", GoOnWithDay)
def go_on_with_day(play: Play[State], task: GoOnWithDay) -> None:
    """Go on with the day from the step in which the chapter began; the first one began before the first day.

    Source: TG-3.3.8, 5.17.1.
    """
    world = the_world(play.state)
    if world.day == 0:
        play.then(BeginDay())
    elif world.phase == "dawn":
        play.then(*steps_from(DAWN, "dawn", world.step), BeginActions(), BeginEvening())
    elif world.phase == "day":
        play.then(NextAction(), BeginEvening())
    else:
        play.then(*steps_from(EVENING, "evening", world.step))


@rule("TG-5.17.14", LoseCampaign)
def lose_campaign(play: Play[State], task: LoseCampaign) -> None:
    """Lose the campaign. Source: TG-5.16.12, 5.17.14."""
    play.break_off(CloseWorld)
    play.state_that(CampaignLost())


@rule("TG-5.17.4", Succeed)
def succeed(play: Play[State], task: Succeed) -> None:
    """Leave the dead character's things, and let its player choose another; then the dead leaves what it was in.

    Source: TG-5.17.4, 5.17.6 to 5.17.9, 5.16.13.
    """
    state, who = play.state, task.character
    if any(who in one.members for one in the_world(state).parties):
        play.state_that(PartyLeft(who, all=True))
    heirs = living(state)
    questions: list[Bequeath] = []
    for card in (one.card for one in state.characters[who].owned if not is_item(one.card)):
        if is_personal(state, card) or not heirs:
            play.state_that(CardGivenUp(who, card, removed=is_personal(state, card)))
        else:
            questions.append(Bequeath(seats=(seat_of(state, who),), character=who, card=card))
    leaving = (Leave(who, "dying"),) if is_present(state, who) else ()
    successor = ChooseSuccessor(seats=(seat_of(state, who),), character=who)
    play.then(*questions, LeaveEstate(who), successor, *leaving)


@asks("TG-5.17.9", Bequeath)
def heirs_of(state: State, question: Bequeath) -> Iterable[Option]:
    """Yield the living, one of whom gets the secret. Source: TG-5.17.9."""
    (seat,) = question.seats
    for one in living(state):
        yield Option(seat, f"to:{one}", "TG-5.17.9", (Inherit(question.character, one, question.card),))


@defaults(Bequeath)
def default_heir(state: State, question: Bequeath) -> str:
    """Return the lowest number. Source: TG-11.1.13."""
    return f"to:{living(state)[0]}"


@rule("TG-5.17.9", Inherit)
def inherit(play: Play[State], task: Inherit) -> None:
    """Take a secret; one with a keyword stays face down until cards are equipped again. Source: TG-5.5.12, 5.17.9."""
    is_up = not keywords(play.state, task.card)
    play.state_that(CardGiven(task.character, task.to, task.card, face_up=is_up))


@rule("TG-5.17.6", LeaveEstate)
def leave_estate(play: Play[State], task: LeaveEstate) -> None:
    """Lay the items where their owner died; all else is discarded. Where no place is left, the items go, too.

    Source: TG-5.17.6 to 5.17.8, 5.17.15.
    """
    state, who = play.state, task.character
    items = tuple(item_of(one.card) for one in state.characters[who].owned if is_item(one.card))
    place = place_of(state, who)
    if place in the_world(state).places:
        play.state_that(EstateLeft(who, place, items))
        return
    if items:
        play.put_under(ITEMS, items)
    play.state_that(EstateLeft(who, 0, ()))


@asks("TG-5.17.4", ChooseSuccessor)
def successors(state: State, question: ChooseSuccessor) -> Iterable[Option]:
    """Yield the characters that have not yet taken part. Source: TG-5.17.4."""
    (seat,) = question.seats
    for one in unused(state):
        yield Option(seat, f"play:{one}", "TG-5.17.4", (TakeCharacter(seat, one), EnterLate(one)))


@refuses(ChooseSuccessor)
def rule_against_successor_character(state: State, question: ChooseSuccessor, seat: int, key: str) -> Unmet | None:
    """Return that a character has taken part already, alive or dead, or is of another campaign.

    Source: TG-5.17.4, 7.3.2.
    """
    return rule_against_playing(state, key, "TG-5.17.4")


@defaults(ChooseSuccessor)
def default_successor(state: State, question: ChooseSuccessor) -> str:
    """Return the first one. Source: TG-11.1.13."""
    return f"play:{unused(state)[0]}"


@rule("TG-5.17.5", EnterLate)
def enter_late(play: Play[State], task: EnterLate) -> None:
    """Enter at the lowest revealed location, which is no arrival; the character may act today.

    Source: TG-5.17.5, 5.17.10, 5.17.11.
    """
    play.state_that(CharacterEntered(task.character, lowest(play.state)))
