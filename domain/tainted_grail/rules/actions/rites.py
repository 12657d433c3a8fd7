"""Inspecting a menhir, and the rite that charges it. Source: TG-4.4.24 to 4.4.31, 5.9.3 to 5.9.12."""

from collections.abc import Iterable
from itertools import chain

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.content.land import Rite
from domain.tainted_grail.facts.actions import RiteRead
from domain.tainted_grail.facts.land import Used
from domain.tainted_grail.queries.encounter import seats_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import card_at, rite_mark
from domain.tainted_grail.queries.parties import party
from domain.tainted_grail.queries.payment import NOTHING
from domain.tainted_grail.queries.rites import disc_of, is_free, price_for_party, rule_against_rite
from domain.tainted_grail.rules.effects.registration import placed
from domain.tainted_grail.rules.rest.gifts import handing_over
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.actions import BeginRite, ChooseRite, CompleteRite, PayRite
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.land import ChargeMenhir
from domain.tainted_grail.tasks.payment import Owe, OweTogether


def inspect(play: Play[State], place: int) -> None:
    """Read the rite, unless it is known, and ask whether to charge the menhir. Source: TG-4.4.24 to 4.4.27, 4.4.31."""
    if rite_mark(play.state, place) not in the_world(play.state).read:
        play.state_that(RiteRead(place))
    if card_at(play.state, place).rite is not None:
        play.then(ChooseRite(seats=seats_of(play.state, party(play.state)), place=place))


def the_rite(state: State, place: int) -> Rite:
    """Return the rite of a place, which has one."""
    rite = card_at(state, place).rite
    assert rite is not None, "the place has a rite"
    return rite


@asks("TG-4.4.27", ChooseRite)
def rite_answers(state: State, question: ChooseRite) -> Iterable[Option]:
    """Yield charging the menhir, if nothing is missing, handing something over for it, and leaving it.

    Source: TG-4.4.27, 4.5.17, 4.5.18, 11.1.12.
    """
    is_possible = rule_against_rite(state, party(state), question.place) is None
    for seat in question.seats:
        if is_possible:
            yield Option(seat, "charge", "TG-4.4.27", (BeginRite(question.place),))
        yield from handing_over(state, seat, question)
        yield Option(seat, "leave", "TG-4.4.27")


@refuses(ChooseRite)
def rule_against_charging(state: State, question: ChooseRite, seat: int, key: str) -> Unmet | None:
    """Return what the party lacks for the rite. Source: TG-4.4.27 to 4.4.30."""
    return rule_against_rite(state, party(state), question.place) if key == "charge" else None


@defaults(ChooseRite)
def default_rite(state: State, question: ChooseRite) -> str:
    """Leave it, since it is optional. Source: TG-11.1.13."""
    return "leave"


@rule("TG-4.4.30", BeginRite)
def begin_rite(play: Play[State], task: BeginRite) -> None:
    """Let each pay its own part, all or nobody, then the party together. Source: TG-4.4.28, 4.4.30, 5.4.2."""
    state = play.state
    rite, who = the_rite(state, task.place), party(state)
    if is_free(state, who, rite):
        play.then(CompleteRite(task.place))
    elif rite.each == NOTHING:
        play.then(PayRite(task.place))
    else:
        at = At(who[0], "price", f"place:{task.place}")
        play.then(Owe(at=at, cost=rite.each, then=(PayRite(task.place),), must=True, joint=who[1:]))


@rule("TG-4.4.28", PayRite)
def pay_rite(play: Play[State], task: PayRite) -> None:
    """Let the party pay together, in any parts. What each paid before binds it. Source: TG-4.4.28, 4.4.30."""
    rite = the_rite(play.state, task.place)
    cost, then = price_for_party(play.state, rite), (CompleteRite(task.place),)
    play.then(OweTogether(cost=cost, then=then, must=rite.each != NOTHING))


@rule("TG-5.9.3", CompleteRite)
def complete_rite(play: Play[State], task: CompleteRite) -> None:
    """Charge the menhir, then do what the rite orders besides. If everybody paid with their last Health, nobody is left
    for that.

    Source: TG-4.4.27, 5.9.3, 5.9.5, 5.9.12.
    """
    rite = the_rite(play.state, task.place)
    if rite.limit is not None:
        play.state_that(Used(rite_mark(play.state, task.place)))
    source = f"place:{task.place}"
    effects = (placed(rite.effects, At(one, "action", source, party=True)) for one in party(play.state)[:1])
    play.then(ChargeMenhir(task.place, disc_of(play.state, rite)), *chain.from_iterable(effects))
