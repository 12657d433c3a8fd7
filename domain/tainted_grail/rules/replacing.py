"""What happens "instead", and rerolls. Source: TG-5.18."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.cards import AbilityUsed
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.rules.effect import effect, placed
from domain.tainted_grail.rules.powers import power_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.base import At
from domain.tainted_grail.tasks.choices import Instead, Outcome, Replace, Reroll, RollAgain
from domain.tainted_grail.tasks.effects import RollDie, Toss
from domain.tainted_grail.tasks.tracks import NoteUse, Owe


def is_optional(power: Power) -> bool:
    """Whether an ability may be declined. Source: TG-5.4.1, 6.5.12."""
    return power.ability.optional or power.ability.cost is not None


def replacing(state: State, at: At, what: str) -> tuple[Power, ...]:
    """The abilities that could take the place of such an effect. Source: TG-5.18.2, 5.18.3."""
    if at.settled:
        return ()
    return tuple(one for one in powers(state, at.character, "instead") if one.ability.of == what)


def is_replaced(play: Play[State], at: At, task: Any, what: str) -> bool:
    """Whether something else happens instead, or is asked for. Source: TG-5.18.2, 5.18.3."""
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
    """One of the abilities, or none if all may be declined. Source: TG-5.18.2."""
    (seat,) = question.seats
    for name in question.names:
        yield Option(seat, f"instead:{name}", "TG-5.18.2", (Instead(question.effect, name),))
    if question.optional:
        assert question.effect.at is not None, "it was done already"
        settled = replace(question.effect.at, settled=True)
        yield Option(seat, "keep", "TG-5.18.2", (replace(question.effect, at=settled),))


@defaults(Replace)
def default_replacement(state: State, question: Replace) -> str:
    """What is optional is declined, else the first is taken. Source: TG-11.1.13."""
    return "keep" if question.optional else f"instead:{question.names[0]}"


@rule("TG-5.18.2", Instead)
def instead(play: Play[State], task: Instead) -> None:
    """The ability's effects take the place of the other, and cannot be replaced. Source: TG-5.18.2, 5.18.3."""
    at = task.effect.at
    assert at is not None, "it was done already"
    power = next(one for one in powers(play.state, at.character, "instead") if one.name == task.name)
    own = At(at.character, "ability", power.source, settled=True)
    kept = replace(task.effect, at=replace(at, settled=True))
    follows = (NoteUse(at.character, power.name, power.ability.limit), *placed(power.ability.effects, own))
    if power.ability.cost is None:
        play.then(*follows)
    else:
        play.then(Owe(at=own, cost=power.ability.cost, then=follows, otherwise=(kept,), must=True))


@effect("TG-5.18.7", Toss)
def toss(play: Play[State], at: At, task: Toss) -> None:
    """A disc is tossed, at most once more, then what its side says follows. Source: TG-5.18.4, 5.18.7."""
    (face,) = play.roll("disc", 1, "toss").faces
    settle_roll(play, at, task, face, "toss")


@effect("TG-10.10.1", RollDie)
def roll_die(play: Play[State], at: At, task: RollDie) -> None:
    """The die is rolled, at most once more, then the line of the sum follows. Source: TG-5.18.4, 10.10."""
    (face,) = play.roll("dice", 1, "test").faces
    settle_roll(play, at, task, face, "roll")


def settle_roll(play: Play[State], at: At, task: Toss | RollDie, face: str | int, what: str) -> None:
    """Ask for the one reroll if there is a source of it. Source: TG-5.18.4."""
    found = [one.name for one in powers(play.state, at.character, "reroll") if one.ability.of in (None, what)]
    if found:
        play.then(Reroll(seats=(seat_of(play.state, at.character),), effect=task, face=face, names=tuple(found)))
    else:
        play.then(Outcome(task, face))


@asks("TG-5.18.4", Reroll)
def rerolls(state: State, question: Reroll) -> Iterable[Option]:
    """It stands, or one source makes it fall again. Source: TG-5.18.4."""
    (seat,) = question.seats
    yield Option(seat, "keep", "TG-5.18.4", (Outcome(question.effect, question.face),))
    for name in question.names:
        yield Option(seat, f"reroll:{name}", "TG-5.18.4", (RollAgain(question.effect, question.face, name),))


@defaults(Reroll)
def default_reroll(state: State, question: Reroll) -> str:
    """It stands. Source: TG-11.1.13."""
    return "keep"


@rule("TG-5.18.4", RollAgain)
def roll_again(play: Play[State], task: RollAgain) -> None:
    """The next outcome of the same stream stands, even if worse; what it costs is paid before, or nothing is rolled.

    Source: TG-5.4.2, 5.18.4, 5.18.5, 2.4.15.
    """
    at = task.effect.at
    assert at is not None, "it was done already"
    source, _, number = task.name.rpartition("#")
    power = power_of(play.state, At(at.character, "ability", source), int(number))
    if power.ability.cost is not None and not task.paid:
        kept = Outcome(task.effect, task.face)
        rolled = replace(task, paid=True)
        play.then(Owe(at=power.at(), cost=power.ability.cost, then=(rolled,), otherwise=(kept,), must=True))
        return
    play.state_that(AbilityUsed(at.character, power.name, power.ability.limit))
    die, purpose = ("disc", "toss") if isinstance(task.effect, Toss) else ("dice", "test")
    (face,) = play.roll(die, 1, purpose).faces
    play.then(Outcome(task.effect, face))


@rule("TG-5.18.5", Outcome)
def outcome(play: Play[State], task: Outcome) -> None:
    """What the side or the sum says is done. Source: TG-5.18.7, 10.10."""
    at = task.effect.at
    assert at is not None, "it was done already"
    if isinstance(task.effect, Toss):
        grail = play.state.pack.content.faces.disc[0]
        play.then(*placed(task.effect.grail if task.face == grail else task.effect.skull, at))
    elif isinstance(task.effect, RollDie):
        play.then(*placed(line_of(play.state, at, task.effect, int(task.face)), at))


def line_of(state: State, at: At, task: RollDie, pips: int) -> Any:
    """What the line says that holds the sum; nothing if none does."""
    total = pips + (value(state, at.character, task.attribute) if task.attribute else 0)
    return next((o.then for o in task.lines if o.least <= total and (o.most is None or total <= o.most)), ())
