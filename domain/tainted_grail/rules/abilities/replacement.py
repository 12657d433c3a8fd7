"""Replacement effects ("instead"), and rerolls. Source: TG-5.18."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from domain.kernel.fact import Face
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.rules.abilities.use import power_of
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import Instead, NoteUse, Outcome, Replace, Reroll, RollAgain
from domain.tainted_grail.tasks.actions import Hamper
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.vocabulary import Effect, RollDie, Toss
from domain.tainted_grail.tasks.encounter import Leave, StayBehind
from domain.tainted_grail.tasks.payment import Owe
from domain.tainted_grail.world import World


def is_optional(power: Power) -> bool:
    """Return whether an ability may be declined. Source: TG-5.4.1, 6.5.12."""
    return power.ability.optional or power.ability.cost is not None


def replacing(state: State, at: At, what: str) -> tuple[Power, ...]:
    """Return the abilities that could replace such an effect. Source: TG-5.18.2, 5.18.3."""
    if at.settled:
        return ()
    return tuple(one for one in powers(state, at.character, "instead") if one.ability.of == what)


def is_replaced(play: Play[State], at: At, task: Any, what: str) -> bool:
    """Return whether an effect is replaced, asking the player where there is a choice. Source: TG-5.18.2, 5.18.3."""
    found = replacing(play.state, at, what)
    if not found:
        return False
    if len(found) == 1 and not is_optional(found[0]):
        play.then(Instead(task, found[0].name))
    else:
        names, optional = tuple(one.name for one in found), all(map(is_optional, found))
        play.then(Replace(seats=(seat_of(play.state, at.character),), effect=task, names=names, optional=optional))
    return True


@asks("TG-5.18.2", Replace)
def replacements(state: State, question: Replace) -> Iterable[Option]:
    """Yield each ability, and none if all may be declined. Source: TG-5.18.2."""
    (seat,) = question.seats
    for name in question.names:
        yield Option(seat, f"instead:{name}", "TG-5.18.2", (Instead(question.effect, name),))
    if question.optional:
        assert question.effect.at is not None, "the effect has a context"
        settled = replace(question.effect.at, settled=True)
        yield Option(seat, "keep", "TG-5.18.2", (replace(question.effect, at=settled),))


@defaults(Replace)
def default_replacement(state: State, question: Replace) -> str:
    """Decline if it is optional, else take the first ability. Source: TG-11.1.13."""
    return "keep" if question.optional else f"instead:{question.names[0]}"


@rule("TG-5.18.2", Instead)
def instead(play: Play[State], task: Instead) -> None:
    """Replace an effect by an ability's effects, which cannot be replaced. Source: TG-5.18.2, 5.18.3."""
    at = task.effect.at
    assert at is not None, "the effect has a context"
    power = next(one for one in powers(play.state, at.character, "instead") if one.name == task.name)
    own = At(at.character, "ability", power.source, settled=True)
    original = replace(task.effect, at=replace(at, settled=True))
    follows = (NoteUse(at.character, power.name, power.ability.limit), *placed(power.ability.effects, own))
    if power.ability.cost is None:
        play.then(*follows)
    else:
        play.then(Owe(at=own, cost=power.ability.cost, then=follows, otherwise=(original,), must=True))


@effect("TG-5.18.7", Toss)
def toss(play: Play[State], at: At, task: Toss) -> None:
    """Toss a disc, repeated at most once, then carry out the effects of its side. Source: TG-5.18.4, 5.18.7."""
    settle_roll(play, at, task, rolled(play, at, task), "toss")


@effect("TG-10.10.1", RollDie)
def roll_die(play: Play[State], at: At, task: RollDie) -> None:
    """Roll the die, repeated at most once, then carry out the line of the sum. Source: TG-5.18.4, 10.10."""
    settle_roll(play, at, task, rolled(play, at, task), "roll")


def rolled(play: Play[State], at: At, task: Effect) -> Face:
    """Toss the disc or roll the die, and return its face."""
    (face,) = play.roll("disc" if isinstance(task, Toss) else "dice", 1, purpose_of(play.state, at, task)).faces
    return face


def purpose_of(state: State, at: At, task: Effect) -> str:
    """Return `toss` or `test`; in a campaign also the roller and the attribute, as `toss:beor`, `test:beor:empathy`.

    Arenas keep the facts that they had before there was a land.
    """
    purpose = "toss" if isinstance(task, Toss) else "test"
    if not isinstance(state.journey, World):
        return purpose
    tested = task.attribute if isinstance(task, RollDie) else None
    return ":".join((purpose, at.character, *((tested,) if tested else ())))


def settle_roll(play: Play[State], at: At, task: Toss | RollDie, face: Face, what: str) -> None:
    """Ask for the one reroll if there is a source of it. Source: TG-5.18.4."""
    found = [one.name for one in powers(play.state, at.character, "reroll") if one.ability.of in (None, what)]
    if found:
        play.then(Reroll(seats=(seat_of(play.state, at.character),), effect=task, face=face, names=tuple(found)))
    else:
        play.then(Outcome(task, face))


@asks("TG-5.18.4", Reroll)
def rerolls(state: State, question: Reroll) -> Iterable[Option]:
    """Yield keeping the result, and each source of a reroll. Source: TG-5.18.4."""
    (seat,) = question.seats
    yield Option(seat, "keep", "TG-5.18.4", (Outcome(question.effect, question.face),))
    for name in question.names:
        yield Option(seat, f"reroll:{name}", "TG-5.18.4", (RollAgain(question.effect, question.face, name),))


@defaults(Reroll)
def default_reroll(state: State, question: Reroll) -> str:
    """Keep the result. Source: TG-11.1.13."""
    return "keep"


@rule("TG-5.18.4", RollAgain)
def roll_again(play: Play[State], task: RollAgain) -> None:
    """Use the next outcome of the same stream, even if it is worse. Its cost is paid before, or nothing is rolled.

    Source: TG-5.4.2, 5.18.4, 5.18.5, 2.4.15.
    """
    at = task.effect.at
    assert at is not None, "the effect has a context"
    source, _, number = task.name.rpartition("#")
    power = power_of(play.state, At(at.character, "ability", source), int(number))
    if power.ability.cost is not None and not task.paid:
        result = Outcome(task.effect, task.face)
        again = replace(task, paid=True)
        play.then(Owe(at=power.at(), cost=power.ability.cost, then=(again,), otherwise=(result,), must=True))
        return
    play.state_that(AbilityUsed(at.character, power.name, power.ability.limit))
    play.then(Outcome(task.effect, rolled(play, at, task.effect)))


@rule("TG-5.18.5", Outcome)
def outcome(play: Play[State], task: Outcome) -> None:
    """Carry out the effects of the side or the sum. Source: TG-5.16.11, 5.18.7, 7.2.4, 10.10."""
    at = task.effect.at
    assert at is not None, "the effect has a context"
    if isinstance(task.effect, Toss):
        fell_well = task.face == play.state.pack.content.faces.disc[0]
        play.then(*placed(task.effect.grail if fell_well else task.effect.skull, at))
        if at.cause == "insanity" and not fell_well:
            play.then(Hamper(at.character))
        elif at.cause == "flight":
            play.then(Leave(at.character, "fled") if fell_well else StayBehind(at.character))
    elif isinstance(task.effect, RollDie):
        play.then(*placed(line_of(play.state, at, task.effect, int(task.face)), at))


def line_of(state: State, at: At, task: RollDie, pips: int) -> Any:
    """Return the effects of the line that holds the sum; none if no line does."""
    total = pips + (value(state, at.character, task.attribute) if task.attribute else 0)
    return next((o.then for o in task.lines if o.least <= total and (o.most is None or total <= o.most)), ())
