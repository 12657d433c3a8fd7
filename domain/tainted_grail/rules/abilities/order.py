"""The order of abilities that are due together. Source: TG-5.18.1."""

from collections.abc import Iterable, Sequence

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.queries.abilities import Power, is_used_up
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.rules.abilities.use import at_work, power_of
from domain.tainted_grail.rules.effects.registration import is_concerned
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import ChooseDue, ResolveDue, WorkDue
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import ChangeAffinity, ChangePool, IgnoreAttack, ReduceAttack
from domain.tainted_grail.tasks.effects.holdings import Gain
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.terms import RESOURCES


def in_order(play: Play[State], found: Sequence[Power]) -> tuple[Task, ...]:
    """Return the tasks for one character's abilities that are due at once.

    Source: TG-5.18.1, 5.4.1, 6.5.12. Where the order can matter, the character's player chooses; else they follow in
    printed order.
    """
    if order_matters(found):
        return (ResolveDue(found[0].character, tuple(one.name for one in found)),)
    return tuple(one for power in found for one in at_work(play, power))


def order_matters(found: Sequence[Power]) -> bool:
    """Return whether the order of these abilities can make a difference. Source: TG-5.18.1."""
    kinds = {(str(one.ability.cost), one.ability.optional, str(one.ability.effects)) for one in found}
    return len(kinds) > 1 and not all(is_plain(one) for one in found)


def is_plain(power: Power) -> bool:
    """Return whether an ability only adds a fixed number without an upper limit, or only changes the coming attack."""
    ability = power.ability
    return ability.cost is None and not ability.optional and all(is_sum(one) for one in ability.effects)


def is_sum(effect: Effect) -> bool:
    """Return whether an effect has the same result before and after another of its kind."""
    match effect:
        case Gain(what=what, count=int()):
            return what in RESOURCES
        case ChangePool(count=int(count)) | ChangeAffinity(count=int(count)):
            return count > 0
        case ReduceAttack(count=int()) | IgnoreAttack():
            return True
        case _:
            return False


@rule("TG-5.18.1", ResolveDue)
def resolve_due(play: Play[State], task: ResolveDue) -> None:
    """Ask which due ability comes next. Those used up meanwhile drop out, and the last one needs no question.

    Source: TG-5.18.1, 6.5.12, 11.1.11.
    """
    left = tuple(one for one in task.left if not is_used_up(play.state, due_power(play.state, task.character, one)))
    if len(left) == 1:
        play.then(WorkDue(task.character, left[0]))
    elif left and is_concerned(play.state, task.character):
        play.then(ChooseDue(seats=(seat_of(play.state, task.character),), character=task.character, left=left))


def due_power(state: State, character: str, name: str) -> Power:
    """Return an ability by its name, even of a card that has left the sequence."""
    source, _, number = name.rpartition("#")
    return power_of(state, At(character, "ability", source), int(number))


@asks("TG-5.18.1", ChooseDue)
def due_options(state: State, question: ChooseDue) -> Iterable[Option]:
    """Yield each due ability. The character's own player chooses which comes next. Source: TG-5.18.1."""
    (seat,), who = question.seats, question.character
    for name in question.left:
        rest = ResolveDue(who, tuple(one for one in question.left if one != name))
        yield Option(seat, f"first:{name}", "TG-5.18.1", (WorkDue(who, name), rest))


@defaults(ChooseDue)
def default_due(state: State, question: ChooseDue) -> str:
    """Return the first ability. Source: TG-11.1.13."""
    return f"first:{question.left[0]}"


@rule("TG-5.18.1", WorkDue)
def work_due(play: Play[State], task: WorkDue) -> None:
    """Carry out a due ability if it still concerns its character. Source: TG-5.16.13, 5.18.1, 6.5.12."""
    if is_concerned(play.state, task.character):
        play.then(*at_work(play, due_power(play.state, task.character, task.name)))
