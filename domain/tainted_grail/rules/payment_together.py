"""Paying as a party: a cost without shares, any unit of it by any member. Source: TG-4.5.29, 5.4.2, 5.13.15."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.tracks import Paid
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.queries.parties import able_party
from domain.tainted_grail.queries.payment import UNITS, spare_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.payment import OweTogether, PledgeUnit
from domain.tainted_grail.vocabulary.terms import Holding


@rule("TG-4.5.29", OweTogether)
def owe_together(play: Play[State], task: OweTogether) -> None:
    """Ask who pays the next unit, pay when all are pledged, or let the payment fail if too little is left to pledge.

    A character that is alone has already chosen to pay. A pledge lapses if the character no longer has what it pledged,
    since story mode was switched off meanwhile. Source: TG-4.5.29, 5.4.2, 5.4.9, 7.1.7.
    """
    state = play.state
    task = replace(task, pledged=kept(state, task.pledged))
    missing = left(task)
    if not missing:
        for (who, what), count in Counter(task.pledged).items():
            play.state_that(Paid(who, what, count))
        play.then(*task.then)
    elif any(count > sum(pledgeable(state, task, what).values()) for what, count in missing.items()):
        play.then(*task.otherwise)
    else:
        what = next(iter(missing))
        givers = tuple(pledgeable(state, task, what))
        if len(able_party(state)) == 1:
            play.then(replace(task, pledged=(*task.pledged, (givers[0], what))))
        else:
            play.then(PledgeUnit(seats=seats_of(state, givers), what=what, owed=task))


def kept(state: State, pledged: tuple[tuple[str, Holding], ...]) -> tuple[tuple[str, Holding], ...]:
    """Return the pledges that can still be kept. Source: TG-5.4.2, 7.1.7."""
    return tuple(
        (who, what)
        for place, (who, what) in enumerate(pledged)
        if pledged[:place].count((who, what)) < spare_of(state, who, what)
    )


def left(task: OweTogether) -> dict[Holding, int]:
    """Return how many units of each kind nobody has pledged yet."""
    pledged = Counter(what for _, what in task.pledged)
    return {what: count for what in UNITS if (count := getattr(task.cost, what) - pledged[what]) > 0}


def pledgeable(state: State, task: OweTogether, what: Holding) -> dict[str, int]:
    """Return how much of this each member can still pledge; those who refused or have nothing are not in it.

    The others leave the last Energy to one that must pay some. Source: TG-4.4.20, 4.5.15.
    """
    who = [one for one in able_party(state) if one not in task.refused]
    has = {one: spare_of(state, one, what) - task.pledged.count((one, what)) for one in who}
    if what == "energy" and task.least is not None and (task.least, what) not in task.pledged:
        if task.least not in has:
            return {}
        has |= {one: min(count, left(task)[what] - 1) for one, count in has.items() if one != task.least}
    return {one: count for one, count in has.items() if count > 0}


@asks("TG-4.5.29", PledgeUnit)
def pledges(state: State, question: PledgeUnit) -> Iterable[Option]:
    """Yield each member of a seat that can pay the next unit, and paying no more; what must be paid is refused only
    if nobody has it any more.

    Source: TG-4.5.29, 7.1.7, 11.1.12.
    """
    owed, what = question.owed, question.what
    givers = pledgeable(state, owed, what)
    for seat in question.seats:
        own = tuple(one for one in givers if seat_of(state, one) == seat)
        for who in own:
            yield Option(seat, f"pledge:{who}", "TG-4.5.29", (replace(owed, pledged=(*owed.pledged, (who, what))),))
        if not owed.must or not givers:
            yield Option(seat, "refuse", "TG-11.1.12", (replace(owed, refused=(*owed.refused, *own)),))


@refuses(PledgeUnit)
def rule_against_pledging(state: State, question: PledgeUnit, seat: int, key: str) -> Unmet | None:
    """Return that a character has nothing of it left to pay, or has refused, or must leave the rest to the owner.

    Source: TG-4.4.20, 4.5.29, 5.4.2.
    """
    word, _, who = key.partition(":")
    if word != "pledge" or who not in state.characters or seat_of(state, who) != seat:
        return None
    owed, what = question.owed, question.what
    has_more = spare_of(state, who, what) > owed.pledged.count((who, what))
    if has_more and who not in owed.refused:
        return Unmet("TG-4.4.20", "owner-pays", {"character": owed.least})
    return Unmet("TG-5.4.2", "spare", {"character": who})


@defaults(PledgeUnit)
def default_pledge(state: State, question: PledgeUnit) -> str:
    """Refuse: an absent seat agrees to nothing. What must be paid is paid. Source: TG-11.1.13."""
    return next(one.key for one in pledges(state, question)) if question.owed.must else "refuse"
