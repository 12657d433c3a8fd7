"""The die that moves guardians, and its one reroll. Source: TG-2.4.15, 5.15.2, 5.18.4 to 5.18.6."""

from collections.abc import Iterable

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.characters import living
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.rules.abilities.use import power_of
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.events import RerollGuardian, RollGuardian, RollGuardianAgain, StepGuardian
from domain.tainted_grail.tasks.payment import Owe

DIE = "guardian-die"
"""The die that moves guardians: four directions, nothing, and discard. Source: TG-5.15.2, 5.15.3."""


@rule("TG-5.15.2", RollGuardian)
def roll_guardian(play: Play[State], task: RollGuardian) -> None:
    """Roll for a guardian; all are asked once whether somebody repeats it. Source: TG-5.15.2, 5.18.4, 5.18.6."""
    (face,) = play.roll(DIE, 1, "guardian").faces
    if repeating(play.state):
        seats = seats_of(play.state, living(play.state))
        play.then(RerollGuardian(seats=seats, encounter=task.encounter, face=str(face)))
    else:
        play.then(StepGuardian(task.encounter, str(face)))


def repeating(state: State) -> tuple[Power, ...]:
    """Return the abilities of all characters that can repeat a roll. Source: TG-5.18.4, 5.18.6."""
    found = (power for one in living(state) for power in powers(state, one, "reroll"))
    return tuple(one for one in found if one.ability.of in (None, "roll"))


@asks("TG-5.18.6", RerollGuardian)
def guardian_rerolls(state: State, question: RerollGuardian) -> Iterable[Option]:
    """Yield keeping the result for any seat, and each seat its sources of a reroll. Source: TG-5.18.4, 5.18.6."""
    settled = StepGuardian(question.encounter, question.face)
    for seat in question.seats:
        yield Option(seat, "keep", "TG-5.18.6", (settled,))
        for power in repeating(state):
            if seat_of(state, power.character) == seat:
                again = RollGuardianAgain(question.encounter, question.face, power.character, power.name)
                yield Option(seat, f"reroll:{power.name}", "TG-5.18.6", (again,))


@defaults(RerollGuardian)
def default_guardian_reroll(state: State, question: RerollGuardian) -> str:
    """Keep the result. Source: TG-11.1.13."""
    return "keep"


@rule("TG-5.18.6", RollGuardianAgain)
def roll_guardian_again(play: Play[State], task: RollGuardianAgain) -> None:
    """Use the next outcome of the die, even if it is worse. Its cost is paid before, or nothing is rolled.

    Source: TG-2.4.15, 5.4.2, 5.18.4 to 5.18.6.
    """
    source, _, number = task.name.rpartition("#")
    at = At(task.character, "ability", source)
    power, kept = power_of(play.state, at, int(number)), StepGuardian(task.encounter, task.face)
    if power.ability.cost is not None and not task.paid:
        paid = replace(task, paid=True)
        play.then(Owe(at=at, cost=power.ability.cost, then=(paid,), otherwise=(kept,), must=True))
        return
    play.state_that(AbilityUsed(task.character, power.name, power.ability.limit))
    (face,) = play.roll(DIE, 1, "guardian").faces
    play.then(replace(kept, face=str(face)))
