"""Effects that choose, repeat, or concern other characters. Source: TG-10.10."""

from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.queries.cards import laid_card
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.queries.land import place_of, standing
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.payment import can_pay, rule_against_payment
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.choices import ChooseCharacterFor, ChooseEffect, Declare
from domain.tainted_grail.tasks.effects.encounter import ChangeAffinity, ChangePool
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import (
    ChooseOne,
    Each,
    Effect,
    If,
    Manual,
    May,
    OneOf,
    Pay,
    RepeatPaid,
)
from domain.tainted_grail.tasks.payment import Owe
from domain.tainted_grail.vocabulary.terms import RESOURCES, TRACKS
from domain.tainted_grail.world import World


@effect("TG-10.10.1", If, for_others=True)
def if_it_holds(play: Play[State], at: At, task: If) -> None:
    """Check a requirement now, and carry out what follows. Source: TG-10.9, 10.10."""
    play.then(*placed(task.then if holds(play.state, at, task.need) else task.otherwise, at))


@effect("TG-5.4.1", Pay)
def pay(play: Play[State], at: At, task: Pay) -> None:
    """Offer a payment, which is optional and must be complete. Source: TG-5.4.1, 5.4.2."""
    play.then(owed(task, at))


def owed(task: Pay, at: At, *, must: bool = False) -> Owe:
    """Return the payment that is owed, with what follows if it is not made."""
    then, otherwise = placed(task.then, at), placed(task.otherwise, at)
    return Owe(at=at, cost=task.cost, then=then, otherwise=otherwise, must=must)


@effect("TG-10.10.1", RepeatPaid)
def repeat_paid(play: Play[State], at: At, task: RepeatPaid) -> None:
    """Repeat effects while the cost is paid, up to a limit. Source: TG-5.4.1, 10.10."""
    if task.most > 0:
        again = replace(task, most=task.most - 1)
        play.then(Owe(at=at, cost=task.cost, then=(*placed(task.then, at), again)))


@effect("TG-5.4.10", ChooseOne)
def choose_one(play: Play[State], at: At, task: ChooseOne) -> None:
    """Let the character choose an effect, even one that it cannot carry out. If all must be paid and none can be,
    nothing happens.

    Source: TG-5.4.3, 5.4.9, 5.4.10, 6.10.7.
    """
    question = ChooseEffect(seats=(seat_of(play.state, at.character),), at=at, one=task.one)
    if any(True for _ in effects_to_choose(play.state, question)):
        play.then(question)


@effect("TG-10.10.1", May)
def may(play: Play[State], at: At, task: May) -> None:
    """Let the character carry out effects or not. Source: TG-10.10."""
    seats = (seat_of(play.state, at.character),)
    play.then(ChooseEffect(seats=seats, at=at, one=(task.then,), optional=True))


@asks("TG-5.4.10", ChooseEffect)
def effects_to_choose(state: State, question: ChooseEffect) -> Iterable[Option]:
    """Yield each choice by its number from 1, and none if it is optional. A choice with a cost must be payable.

    Source: TG-5.4.9, 5.4.10.
    """
    (seat,) = question.seats
    for number, effects in enumerate(question.one, 1):
        if all(can_pay(state, question.at, one.cost) for one in effects if isinstance(one, Pay)):
            then = placed(effects, question.at)
            yield Option(seat, f"choose:{number}", "TG-5.4.10", then if question.optional else bound(then, question.at))
    if question.optional:
        yield Option(seat, "decline", "TG-10.10.1")


def bound(effects: Iterable[Effect], at: At) -> tuple[Task, ...]:
    """Return the effects of the chosen side, whose payment can no longer be declined. Source: TG-5.4.9."""
    return tuple(owed(one, at, must=True) if isinstance(one, Pay) else one for one in effects)


@refuses(ChooseEffect)
def rule_against_effect(state: State, question: ChooseEffect, seat: int, key: str) -> Unmet | None:
    """Return what is missing to pay for a choice. Source: TG-5.4.9."""
    numbers = {f"choose:{number}": effects for number, effects in enumerate(question.one, 1)}
    costs = (one.cost for one in numbers.get(key, ()) if isinstance(one, Pay))
    return next(filter(None, (rule_against_payment(state, question.at, cost) for cost in costs)), None)


@defaults(ChooseEffect)
def default_effect(state: State, question: ChooseEffect) -> str:
    """Decline if it is optional, else take the first effect. Source: TG-11.1.13."""
    return "decline" if question.optional else next(iter(effects_to_choose(state, question))).key


def concerned(state: State, at: At, who: str) -> tuple[str, ...]:
    """Return the characters that a word means: those in the encounter, else the party, else all; the others, or one of
    them; those at the same location, or everyone in the game. Those who arrived together are the party.

    Source: TG-4.5.19, 5.8.12, 6.5.17, 10.10.
    """
    all_ = party(state)
    match who:
        case "others":
            return tuple(one for one in all_ if one != at.character)
        case "owner":
            owner = laid_by(state, at)
            return tuple(one for one in all_ if one == owner)
        case "active":
            return tuple(one for one in all_ if one == active_of(state, at))
        case "lowest":
            return all_[:1]
        case "here" if isinstance(state.journey, World):
            return standing(state, place_of(state, at.character))
        case "all":
            return living(state)
        case _:
            return all_


def laid_by(state: State, at: At) -> str:
    """Return the character that laid the card of a text; of an item, skill or trait, the one that has it.

    Source: TG-6.5.17.
    """
    laid = laid_card(state, at.source.removeprefix("card:")) if state.encounter is not None else None
    return laid.by if laid is not None else at.character


def active_of(state: State, at: At) -> str:
    """Return the active character; if there is none, the one whose text it is. Source: TG-6.5.17."""
    activation = state.encounter.activation if state.encounter is not None else None
    return activation.character if activation is not None else at.character


def each_of(characters: Iterable[str], effects: tuple[Effect, ...], at: At) -> tuple[Effect, ...]:
    """Return the effects for each of these characters in turn."""
    return tuple(one for who in characters for one in placed(effects, replace(at, character=who, party=False)))


@effect("TG-4.5.19", Each, for_others=True)
def each(play: Play[State], at: At, task: Each) -> None:
    """Carry out effects for each character, by number. Source: TG-4.5.19, 6.8.6."""
    play.then(*each_of(concerned(play.state, at, task.who), task.then, at))


@effect("TG-4.5.20", OneOf, for_others=True)
def one_of(play: Play[State], at: At, task: OneOf) -> None:
    """Let the group choose the character that effects concern, such as a test of the journal.

    Source: TG-4.5.20, 4.5.28, 5.13.7.
    """
    who = concerned(play.state, at, task.who)
    if len(task.then) == 1 and isinstance(task.then[0], Lose):
        share_loss(play, at, task, task.then[0])
    else:
        play.then(*for_one_of(play.state, who, task.then, at))


def for_one_of(state: State, who: tuple[str, ...], effects: tuple[Effect, ...], at: At) -> tuple[Task, ...]:
    """Ask which of these characters effects concern, if there is a choice."""
    if len(who) > 1:
        return (ChooseCharacterFor(seats=seats_of(state, who), at=at, who=who, then=effects),)
    return each_of(who, effects, at)


def share_loss(play: Play[State], at: At, task: OneOf, loss: Lose) -> None:
    """Share a loss unit by unit among those who still have something to lose. Source: TG-4.5.28."""
    state = play.state
    who = tuple(one for one in concerned(state, at, task.who) if held(state.characters[one], loss.what))
    total = sum(held(state.characters[one], loss.what) for one in who)
    count = total if loss.count == "all" else min(total, amount(state, at, loss.count))
    if count > 0:
        rest = replace(task, then=(replace(loss, count=count - 1),))
        play.then(*for_one_of(state, who, (replace(loss, count=1),), at), rest)


@asks("TG-4.5.20", ChooseCharacterFor)
def characters_to_choose(state: State, question: ChooseCharacterFor) -> Iterable[Option]:
    """Yield the characters. Any of their seats submits the group's choice. Source: TG-4.5.2, 11.1.12."""
    for seat in question.seats:
        for who in question.who:
            yield Option(seat, f"for:{who}", "TG-4.5.20", each_of((who,), question.then, question.at))


@refuses(ChooseCharacterFor)
def rule_against_character(state: State, question: ChooseCharacterFor, seat: int, key: str) -> Unmet | None:
    """Return why a character does not come into question: it has left, has nothing to lose, or is not meant.

    Source: TG-4.5.19, 4.5.28.
    """
    who = key.removeprefix("for:")
    if who == key or who not in state.characters:
        return None
    if who not in party(state):
        return Unmet("TG-4.5.19", "present", {"character": who})
    loss = question.then[0] if len(question.then) == 1 else None
    if isinstance(loss, Lose) and not held(state.characters[who], loss.what):
        return Unmet("TG-4.5.28", "nothing-to-lose", {"character": who, "what": loss.what})
    return Unmet("TG-4.5.19", "meant", {"character": who})


@defaults(ChooseCharacterFor)
def default_character(state: State, question: ChooseCharacterFor) -> str:
    """Return the lowest number. Source: TG-4.5.2."""
    return f"for:{question.who[0]}"


@effect("TG-10.10.3", Manual)
def manual(play: Play[State], at: At, task: Manual) -> None:
    """Let the players declare what changes. Source: TG-10.10.3."""
    play.then(Declare(seats=(seat_of(play.state, at.character),), at=at, text=task.text))


@asks("TG-10.10.3", Declare)
def declarations(state: State, question: Declare) -> Iterable[Option]:
    """Yield one step of a track, a resource, the pool or the marker, and stopping. Source: TG-10.10.3."""
    (seat,) = question.seats
    at = question.at
    again = Manual(text=question.text, at=at)
    for what in (*TRACKS, *RESOURCES):
        yield Option(seat, f"gain:{what}", "TG-10.10.3", (Gain(what=what, at=at), again))
        yield Option(seat, f"lose:{what}", "TG-10.10.3", (Lose(what=what, at=at), again))
    if state.encounter is not None:
        change = ChangePool if state.encounter.deck == "combat" else ChangeAffinity
        yield Option(seat, "more", "TG-10.10.3", (change(count=1, at=at), again))
        yield Option(seat, "less", "TG-10.10.3", (change(count=-1, at=at), again))
    yield Option(seat, "done", "TG-10.10.3")


@defaults(Declare)
def default_declaration(state: State, question: Declare) -> str:
    """Change nothing. Source: TG-11.1.13."""
    return "done"
