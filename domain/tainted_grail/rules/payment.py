"""Paying, also for one another, in small steps. Source: TG-5.4, 4.5.15."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.cards import ChargesChanged
from domain.tainted_grail.facts.items import CardTurned
from domain.tainted_grail.facts.tracks import Paid
from domain.tainted_grail.queries.cards import laid_card
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.payment import OWN, SHARED, can_pay, partners
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.effects.registration import is_concerned
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import DiscardOwed
from domain.tainted_grail.tasks.effects.base import At, Cost
from domain.tainted_grail.tasks.items import DiscardItem
from domain.tainted_grail.tasks.payment import Contribute, Owe, PayUp, Settle
from domain.tainted_grail.vocabulary.terms import Holding


@rule("TG-5.4.2", Owe)
def owe(play: Play[State], task: Owe) -> None:
    """Ask the payer, unless it cannot be paid, or it was chosen before and can be paid alone.

    Source: TG-5.4.1, 5.4.2.
    """
    state = play.state
    if not is_concerned(state, task.at.character):
        return
    if not can_pay(state, task.at, task.cost):
        play.then(*task.otherwise)
    elif task.must and missing(state, task) == 0 and not helpers(state, task):
        play.then(PayUp(task))
    else:
        play.then(Settle(seats=(seat_of(state, task.at.character),), owed=task))


def pledged(task: Owe, what: Holding, character: str | None = None) -> int:
    """Return how many units of this are promised, by one character or all."""
    return sum(one == what and character in (None, who) for who, one in task.pledged)


def own_share(task: Owe, what: Holding) -> int:
    """Return how much Energy or Magic the payer has left."""
    cost: int = getattr(task.cost, what)
    return max(0, cost - pledged(task, what))


def missing(state: State, task: Owe) -> int:
    """Return how many units of Energy and Magic the payer lacks."""
    return sum(max(0, own_share(task, what) - spare(state, task, task.at.character, what)) for what in SHARED)


def spare(state: State, task: Owe, character: str, what: Holding) -> int:
    """Return how much a character has beyond what it has promised."""
    promised = [count for one in task.settled for who, kind, count in shares(one) if (who, kind) == (character, what)]
    return held(state.characters[character], what) - sum(promised) - pledged(task, what, character)


def helpers(state: State, task: Owe) -> tuple[tuple[str, Holding], ...]:
    """Return the others that may pay for the payer, have a unit of this and have not refused. Source: TG-4.5.15."""
    others = [one for one in partners(state, task.at.character) if one not in task.refused]
    return tuple(
        (one, what) for what in SHARED if own_share(task, what) for one in others if spare(state, task, one, what) > 0
    )


@asks("TG-5.4.2", Settle)
def settlements(state: State, question: Settle) -> Iterable[Option]:
    """Yield paying, asking another for a unit, and declining. Source: TG-5.4.2, 4.5.15, 6.3.8, 6.3.13."""
    (seat,) = question.seats
    owed = question.owed
    if missing(state, owed) == 0:
        yield Option(seat, "pay", "TG-5.4.2", (PayUp(owed),))
    for who, what in helpers(state, owed):
        ask = Contribute(seats=(seat_of(state, who),), character=who, what=what, owed=owed)
        yield Option(seat, f"ask:{who}:{what}", "TG-4.5.15", (ask,))
    yield Option(seat, "decline", "TG-6.3.13", owed.otherwise)


@refuses(Settle)
def rule_against_settling(state: State, question: Settle, seat: int, key: str) -> Unmet | None:
    """Return what the payer lacks, or why another cannot be asked for a unit. Source: TG-4.5.15, 5.4.2."""
    owed, (word, *named) = question.owed, key.split(":")
    payer = owed.at.character
    if word == "pay":
        for what in SHARED:
            count, has = own_share(owed, what), spare(state, owed, payer, what)
            if has < count:
                return Unmet("TG-5.4.2", "holding", {"what": what, "count": count, "has": has})
    if word == "ask" and len(named) == 2 and named[0] in owed.refused:
        return Unmet("TG-4.5.15", "help", {"character": named[0]})
    if word == "ask" and len(named) == 2 and named[0] in state.characters:
        return Unmet("TG-4.5.15", "spare", {"character": named[0]})
    return None


@defaults(Settle)
def default_settlement(state: State, question: Settle) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return "decline"


@asks("TG-4.5.15", Contribute)
def contributions(state: State, question: Contribute) -> Iterable[Option]:
    """Yield agreeing to pay one unit, and refusing. Source: TG-4.5.15, 11.1.12."""
    (seat,) = question.seats
    owed, pledge = question.owed, (question.character, question.what)
    agreed = replace(owed, pledged=(*owed.pledged, pledge))
    refused = replace(owed, refused=(*owed.refused, question.character))
    payer = (seat_of(state, owed.at.character),)
    yield Option(seat, "agree", "TG-4.5.15", (Settle(seats=payer, owed=agreed),))
    yield Option(seat, "refuse", "TG-4.5.15", (Settle(seats=payer, owed=refused),))


@defaults(Contribute)
def default_contribution(state: State, question: Contribute) -> str:
    """Refuse: an absent seat agrees to nothing. Source: TG-11.1.13."""
    return "refuse"


@rule("TG-5.4.2", PayUp)
def pay_up(play: Play[State], task: PayUp) -> None:
    """Pay the whole cost at once. If several owe the same, all pay when the last has agreed. If somebody no longer has
    what was promised, since story mode was switched off meanwhile, all are asked anew.

    Source: TG-5.4.2, 6.9.3, 7.1.7.
    """
    owed = task.owed
    if owed.joint:
        play.then(following(owed))
        return
    if not is_kept(play.state, owed):
        play.then(anew(owed))
        return
    paid = [left for one in (*owed.settled, owed) for left in pay_share(play, one)]
    play.then(*paid, *owed.then)


def is_kept(state: State, owed: Owe) -> bool:
    """Return whether all still have the Energy and Magic that they have promised. Source: TG-5.4.2, 7.1.7."""
    promised: Counter[tuple[str, Holding]] = Counter()
    for one in (*owed.settled, owed):
        promised.update({(who, what): count for who, what, count in shares(one)})
    return all(held(state.characters[who], what) >= count for (who, what), count in promised.items())


def anew(owed: Owe) -> Owe:
    """Return what is owed without what was promised, by the first payer again. Source: TG-5.4.2, 7.1.7."""
    payer, *joint = (*(one.at.character for one in owed.settled), owed.at.character)
    return replace(owed, at=replace(owed.at, character=payer), pledged=(), settled=(), joint=tuple(joint))


def following(owed: Owe) -> Owe:
    """Return the cost of the next one who owes the same."""
    payer, *joint = owed.joint
    settled = (*owed.settled, replace(owed, then=(), joint=(), settled=()))
    at = replace(owed.at, character=payer)
    return Owe(at=at, cost=owed.cost, then=owed.then, must=True, joint=tuple(joint), settled=settled)


def pay_share(play: Play[State], owed: Owe) -> list[DiscardOwed | DiscardItem]:
    """Pay the pledges and the payer's own part; discards are still to come. Source: TG-5.4.7, 5.4.8, 6.5.13."""
    for who, what, count in shares(owed):
        play.state_that(Paid(who, what, count))
    for what in (*OWN, "terror"):
        if count := getattr(owed.cost, what):
            play.state_that(Paid(owed.at.character, what, count))
    return from_the_table(play, owed.at, owed.cost)


def shares(owed: Owe) -> Iterable[tuple[str, Holding, int]]:
    """Yield each payer's part of Energy and Magic, the payer first."""
    for what in SHARED:
        if own := own_share(owed, what):
            yield owed.at.character, what, own
        for who in dict.fromkeys(who for who, one in owed.pledged if one == what):
            yield who, what, pledged(owed, what, who)


def from_the_table(play: Play[State], at: At, cost: Cost) -> list[DiscardOwed | DiscardItem]:
    """Pay charges, and the card itself, at once; discards follow. Source: TG-5.6.1, 6.5.13."""
    if cost.charges:
        card = at.source.removeprefix("card:")
        laid = laid_card(play.state, card)
        assert laid is not None, "charges lie on a card of the sequence"
        play.state_that(ChargesChanged(card, laid.charges - cost.charges))
    if cost.turn:
        play.state_that(CardTurned(at.character, at.source))
    follows: list[DiscardOwed | DiscardItem] = []
    if cost.discard:
        follows.append(DiscardItem(at.character, at.source))
    if cost.cards:
        follows.append(DiscardOwed(at.character, cost.cards))
    return follows
