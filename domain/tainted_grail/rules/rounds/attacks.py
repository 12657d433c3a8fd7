"""Step 3 and opportunity attacks. Source: TG-6.5.7 to 6.5.10, 6.6.19 to 6.6.25, 6.10, 6.12."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Task
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.rounds import (
    AfterwardsPut,
    AttackBegun,
    AttackChanged,
    AttackEnded,
    AttackRead,
    ExtraWaived,
    OpportunityTaken,
)
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import (
    encounter_card,
    has_trait,
    is_present,
    seat_of,
    stage,
    the_activation,
    the_encounter,
)
from domain.tainted_grail.rules.abilities.order import in_order
from domain.tainted_grail.rules.abilities.use import number_of
from domain.tainted_grail.rules.effects.registration import effect, placed
from domain.tainted_grail.rules.encounter.flight import can_leave
from domain.tainted_grail.rules.rounds.windows import beside, default_in, rule_against_beside, window_seats
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import (
    DiscardFromDeck,
    IgnoreAttack,
    ReduceAttack,
    RepeatAttack,
    RunAway,
    SufferOpportunity,
    WaiveExtra,
)
from domain.tainted_grail.tasks.effects.holdings import Damage
from domain.tainted_grail.tasks.effects.vocabulary import AfterAttack, Effect
from domain.tainted_grail.tasks.encounter import Decide
from domain.tainted_grail.tasks.rounds import (
    Afterwards,
    AskAttack,
    AttackOver,
    Check,
    EndAttack,
    EnemyActs,
    FaceAttack,
    OpportunityAttack,
    WorkNow,
)

REPEATS_MAX = 1
"""The most repetitions of the attack by effects in one activation."""


@rule("TG-6.6.19", AskAttack, asks=can_leave)
def ask_attack(play: Play[State], task: AskAttack) -> None:
    """Begin step 3, with a question if something may be done before the table is read.

    Source: TG-6.5.9, 6.8.1, 11.1.11.
    """
    who = task.character
    if not is_present(play.state, who):
        return
    if not the_activation(play.state).attacking:
        play.state_that(AttackBegun(who))
    question = FaceAttack(seats=window_seats(play.state, who), character=who, again=task.again)
    is_open = any(before_facing(play.state, question))
    play.then(*((question,) if is_open else facing_steps(question)))


@asks("TG-6.6.19", FaceAttack, several=can_leave)
def facing_options(state: State, question: FaceAttack) -> Iterable[Option]:
    """Yield facing the attack, and abilities of step 3, other abilities and flight before it.

    Source: TG-6.5.9, 6.8.1.
    """
    seat = seat_of(state, question.character)
    yield Option(seat, "face", "TG-6.6.19", facing_steps(question))
    yield from before_facing(state, question)


def facing_steps(question: FaceAttack) -> tuple[EnemyActs | EndAttack, ...]:
    """Return the steps in which the enemy acts and step 3 ends."""
    return EnemyActs(question.character), EndAttack(question.character, question.again)


def before_facing(state: State, question: FaceAttack) -> Iterator[Option]:
    """Yield what can be done before the enemy acts. Source: TG-6.5.9, 6.8.1."""
    who, seat = question.character, seat_of(state, question.character)
    again = AskAttack(who, question.again)
    waiting = tuple(waiting_powers(state, who))
    for power in waiting:
        now = WorkNow(who, power.source, number_of(power))
        yield Option(seat, f"now:{power.name}", "TG-6.5.9", (now, again))
    yield from beside(state, question, again, None if waiting else facing_steps(question))


@defaults(FaceAttack)
def default_facing(state: State, question: FaceAttack) -> str:
    """Face the attack. Source: TG-11.1.13."""
    return default_in(state, question, "face")


refuses(FaceAttack)(rule_against_beside)


def waiting_powers(state: State, character: str) -> Iterator[Power]:
    """Return abilities on enemy attack that do more than change it and have not worked yet. Source: TG-6.5.9."""
    done = the_activation(state).done
    return (one for one in powers(state, character, "attack") if one.ability.effects and one.name not in done)


def changes_attack(power: Power) -> bool:
    """Return whether an ability has no use after the attack. Source: TG-6.5.7."""
    return any(isinstance(one, ReduceAttack | IgnoreAttack) for one in power.ability.effects)


@rule("TG-6.5.9", WorkNow)
def work_now(play: Play[State], task: WorkNow) -> None:
    """Carry out an ability at the moment of step 3 that the players chose. Source: TG-6.5.9, 6.5.10."""
    name = f"{task.source}#{task.number}"
    play.then(*worked(play, (one for one in waiting_powers(play.state, task.character) if one.name == name)))


def worked(play: Play[State], found: Iterable[Power]) -> tuple[Task, ...]:
    """Return the effects of these abilities, and note each as done in this step. Source: TG-5.18.1, 6.5.9, 6.5.12."""
    due = tuple(found)
    for power in due:
        if power.ability.limit is None or power.ability.cost is not None:
            play.state_that(AbilityUsed(power.character, power.name, None))
    return in_order(play, due)


@rule("TG-6.6.19", EnemyActs)
def enemy_acts(play: Play[State], task: EnemyActs) -> None:
    """Fix the row for the pool size, or the reaction for the marker, and carry it out in printed order.

    Abilities that must change it and have not yet done so work first. Source: TG-6.6.19 to 6.6.25, 6.5.7, 6.5.12.
    """
    state, who = play.state, task.character
    if not is_present(state, who):
        return
    free = (one for one in waiting_powers(state, who) if changes_attack(one) and one.ability.cost is None)
    if changing := worked(play, free):
        play.then(*changing, task)
        return
    least, most, effects = row(state)
    ignored = is_ignored(state, who)
    play.state_that(AttackRead(least, most, ignored))
    if not ignored:
        cause = At(who, "attack" if the_encounter(state).deck == "combat" else "reaction", "encounter")
        play.then(*placed(summed(state, cause, effects), cause))


def row(state: State) -> tuple[int, int, tuple[Effect, ...]]:
    """Return the bounds and effects of the row in force; -1, -1 and no effects without one.

    Source: TG-6.6.19, 6.6.20, 6.6.22.
    """
    encounter = the_encounter(state)
    if encounter.deck == "combat":
        rows = [(one.least, one.most, one.effects) for one in encounter_card(state).attack]
        at = encounter.pool
    else:
        rows = [(one.least, one.most, one.effects) for one in stage(state).reactions]
        at = encounter.marker
    return next((one for one in rows if one[0] <= at <= one[1]), (-1, -1, ()))


def is_ignored(state: State, character: str) -> bool:
    """Return whether the attack does not take place. Source: TG-6.5.7."""
    return the_activation(state).ignored or any(one.ability.ignore for one in powers(state, character, "attack"))


def summed(state: State, at: At, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects with several damages of one line added up, in the place of the first.

    An amount that a measure counts is counted for the sum when the line is read (TG-6.6.24). Another reading counts it
    in its printed place, after what stands before it. Damage inside another effect is an instance of its own. Source:
    TG-5.1.22.
    """
    merged: list[Effect] = []
    for one in effects:
        place = next((place for place, other in enumerate(merged) if is_same_damage(other, one)), None)
        if place is None or not isinstance(one, Damage):
            merged.append(one)
        else:
            merged[place] = added(state, at, merged[place], one)
    return tuple(merged)


def is_same_damage(one: Effect, other: Effect) -> bool:
    """Return whether both are damage of the same kind."""
    return isinstance(one, Damage) and isinstance(other, Damage) and one.unavoidable == other.unavoidable


def added(state: State, at: At, one: Effect, other: Damage) -> Damage:
    """Return two damages as one; a negative amount counts as none. Source: TG-5.1.20, 5.1.22."""
    assert isinstance(one, Damage), "only damages are summed"
    return replace(other, count=sum(max(0, amount(state, at, each.count)) for each in (one, other)))


@rule("TG-6.12.9", EndAttack)
def end_attack(play: Play[State], task: EndAttack) -> None:
    """Carry out a Horde's discards, then what is still due in step 3. Source: TG-6.5.9, 6.5.12, 6.12.9."""
    state, who = play.state, task.character
    if not is_present(state, who):
        return
    horde = (DiscardFromDeck(count=2, at=At(who, "trait", "encounter")),) if has_trait(state, "horde") else ()
    due = worked(play, (one for one in waiting_powers(state, who) if not changes_attack(one)))
    play.then(*horde, *due, Afterwards(who), AttackOver(who, task.again))


@rule("TG-6.5.9", Afterwards)
def afterwards(play: Play[State], task: Afterwards) -> None:
    """Carry out what waited for the end of the attack, however late it was added. Source: TG-6.5.9."""
    if is_present(play.state, task.character):
        play.then(*the_activation(play.state).after)


@rule("TG-6.6.23", AttackOver)
def attack_over(play: Play[State], task: AttackOver) -> None:
    """Repeat the check of 2d, then step 3 for a Frenzy or by effect. Source: TG-6.6.23, 6.12.12."""
    who = task.character
    if not is_present(play.state, who):
        return
    repeated = the_activation(play.state).repeated
    play.state_that(AttackEnded())
    again = task.again + repeated
    play.then(Check(who), *((AskAttack(who, again - 1),) if again > 0 else ()))


@rule("TG-6.10.1", OpportunityAttack)
def opportunity_attack(play: Play[State], task: OpportunityAttack) -> None:
    """Carry out the opportunity section. Changes to the attack do not affect it. Source: TG-6.10.1, 6.10.2."""
    if is_present(play.state, task.character):
        play.state_that(OpportunityTaken(task.character))
        at = At(task.character, "opportunity", "encounter")
        play.then(*placed(summed(play.state, at, encounter_card(play.state).opportunity), at))


@effect("TG-6.10.1", SufferOpportunity)
def suffer_opportunity(play: Play[State], at: At, task: SufferOpportunity) -> None:
    """Make an opportunity attack because a text orders it. Source: TG-6.10.1."""
    play.then(OpportunityAttack(at.character))


@effect("TG-6.10.4", RunAway)
def run_away(play: Play[State], at: At, task: RunAway) -> None:
    """End the encounter with the enemy gone, neither won nor lost. Source: TG-6.10.4, 6.10.5, 5.15.12."""
    play.then(Decide("ran-away"))


@effect("TG-6.5.7", IgnoreAttack)
def ignore_attack(play: Play[State], at: At, task: IgnoreAttack) -> None:
    """Skip the next attack or reaction. Source: TG-6.5.7."""
    play.state_that(AttackChanged(ignored=True))


@effect("TG-10.10.1", RepeatAttack)
def repeat_attack(play: Play[State], at: At, task: RepeatAttack) -> None:
    """Repeat step 3, by effect only once in an activation, since it could go on for ever. Source: TG-10.10."""
    if the_activation(play.state).repeats < REPEATS_MAX:
        play.state_that(AttackChanged(repeated=1))


@effect("TG-6.5.7", ReduceAttack)
def reduce_attack(play: Play[State], at: At, task: ReduceAttack) -> None:
    """Reduce the damage of the next attack. Source: TG-6.5.7, 6.10.8."""
    play.state_that(AttackChanged(reduced=amount(play.state, at, task.count)))


@effect("TG-6.5.9", AfterAttack)
def after_attack(play: Play[State], at: At, task: AfterAttack) -> None:
    """Put effects back until the attack is over. Source: TG-6.5.9."""
    play.state_that(AfterwardsPut(placed(task.then, at)))


@effect("TG-6.6.11", WaiveExtra)
def waive_extra(play: Play[State], at: At, task: WaiveExtra) -> None:
    """Let the next further card need no EXTRA. Source: TG-6.6.11."""
    play.state_that(ExtraWaived())
