"""Resting between encounters: abilities before it, meals, regeneration. Source: TG-4.6.1 to 4.6.13, 5.16.7, 5.16.9."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.tainted_grail.facts.rest import MealEaten, MealMissed, RestBegun
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.characters import played_by
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.queries.events import today
from domain.tainted_grail.queries.tracks import board, held, is_exhausted, is_solo
from domain.tainted_grail.rules.abilities.intervals import USES_MAX
from domain.tainted_grail.rules.abilities.use import at_work
from domain.tainted_grail.rules.rest.beside import beside
from domain.tainted_grail.rules.rest.nights import leads_to_encounter
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskBetween
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose, SetTrack
from domain.tainted_grail.tasks.rest import (
    BeforeResting,
    BeginAdjusting,
    BeginAdvancing,
    BeginEquipping,
    BeginGiving,
    BeginMeals,
    ChooseBefore,
    EatMeal,
    EndRegeneration,
    Meal,
    MealAll,
    MissMeal,
    MissMeals,
    Regenerate,
    Rest,
    ShuffleDecks,
    WorkBefore,
)
from domain.tainted_grail.tasks.tracks import Die
from domain.tainted_grail.world import World

EXHAUSTED_GAIN = 4
"""The Energy that an exhausted character gains in step 2. Source: TG-4.6.11."""


@rule("TG-4.6.1", Rest)
def rest(play: Play[State], task: Rest) -> None:
    """Rest: each step ends for all before the next begins, with a window before each; then cards are equipped as at
    dawn.

    Source: TG-4.6.1, 4.2.30, 5.5.14.
    """
    play.state_that(RestBegun())
    window = AskBetween(USES_MAX)
    play.then(
        BeforeResting(tuple(one.name for one in powers_before(play.state))),
        window,
        BeginGiving(),
        window,
        BeginMeals(),
        MissMeals(),
        Regenerate(),
        window,
        BeginAdvancing(),
        window,
        BeginAdjusting(),
        ShuffleDecks(),
        window,
        BeginEquipping(),
    )


def powers_before(state: State) -> tuple[Power, ...]:
    """Return all abilities that work before resting. Source: TG-4.6.2."""
    return tuple(power for one in state.characters for power in powers(state, one, "rest"))


@rule("TG-4.6.2", BeforeResting)
def before_resting(play: Play[State], task: BeforeResting) -> None:
    """Carry out abilities before resting in an order that the players choose. Source: TG-4.6.2, 5.18.1."""
    ready = tuple(one.name for one in powers_before(play.state) if one.name in task.left)
    if len(ready) == 1:
        play.then(WorkBefore(ready[0]))
    elif ready:
        play.then(ChooseBefore(seats=seats_of(play.state, tuple(play.state.characters)), left=ready))


@asks("TG-4.6.2", ChooseBefore)
def choices_before(state: State, question: ChooseBefore) -> Iterable[Option]:
    """Yield the abilities, giving and taking. Any seat chooses which comes next. Source: TG-4.2.33, 4.6.2, 11.1.12."""
    for seat in question.seats:
        for name in question.left:
            rest = BeforeResting(tuple(one for one in question.left if one != name))
            yield Option(seat, f"first:{name}", "TG-4.6.2", (WorkBefore(name), rest))
        yield from beside(state, seat, played_by(state, seat), BeforeResting(question.left))


@defaults(ChooseBefore)
def default_before(state: State, question: ChooseBefore) -> str:
    """Return the first ability. Source: TG-11.1.13."""
    return f"first:{question.left[0]}"


@rule("TG-4.6.2", WorkBefore)
def work_before(play: Play[State], task: WorkBefore) -> None:
    """Carry out an ability, which may be declined if it has a cost. Source: TG-4.6.2, 5.4.1, 6.5.12."""
    power = next(one for one in powers_before(play.state) if one.name == task.name)
    play.then(*at_work(play, power))


def hungry(state: State) -> tuple[str, ...]:
    """Return the characters that have Food."""
    return tuple([name for name, one in state.characters.items() if held(one, "food")])


def can_eat(state: State, task: BeginMeals) -> bool:
    """Return whether anybody has Food."""
    return bool(hungry(state))


@rule("TG-4.6.3", BeginMeals, asks=can_eat)
def begin_meals(play: Play[State], task: BeginMeals) -> None:
    """Ask all who have Food, side by side. Source: TG-4.6.1, 4.6.3, 11.1.11."""
    state = play.state
    play.then(MealAll(tuple((Meal(seats=(seat_of(state, one),), character=one),) for one in hungry(state))))


@asks("TG-4.6.3", Meal, several=True)
def meals(state: State, question: Meal) -> Iterable[Option]:
    """Yield eating 1 Food, even without a gain, and not eating. Source: TG-4.6.3, 4.6.7."""
    (seat,), who = question.seats, question.character
    yield Option(seat, f"eat:{who}", "TG-4.6.3", (EatMeal(who),))
    yield Option(seat, f"fast:{who}", "TG-4.6.3")


@defaults(Meal)
def default_meal(state: State, question: Meal) -> str:
    """Decline, since it is optional. Source: TG-11.1.13."""
    return f"fast:{question.character}"


@rule("TG-4.6.4", EatMeal, steady=True)
def eat_meal(play: Play[State], task: EatMeal) -> None:
    """Gain 1 Health and lose 1 Terror, as far as possible. Source: TG-4.6.4, 4.6.7, 5.16.8."""
    at = At(task.character, "rest")
    play.state_that(MealEaten(task.character))
    play.then(Gain(what="health", at=at), Lose(what="terror", at=at))


@rule("TG-4.6.5", MissMeals, reveals=leads_to_encounter)
def miss_meals(play: Play[State], task: MissMeals) -> None:
    """Let those who did not eat suffer, by number, when all have answered. Source: TG-4.6.1, 4.6.5."""
    play.then(*(MissMeal(one) for one in play.state.characters if one not in play.state.fed))


@rule("TG-4.6.5", MissMeal)
def miss_meal(play: Play[State], task: MissMeal) -> None:
    """Set Energy to 0, or lose 1 Health if it already was; a Dying character dies of that.

    Source: TG-4.6.5, 4.6.6, 5.16.7.
    """
    who = task.character
    at = At(who, "rest")
    play.state_that(MealMissed(who))
    is_empty = play.state.characters[who].energy == 0
    play.then(Lose(what="health", at=at) if is_empty else SetTrack(what="energy", to=0, at=at))


@rule("TG-4.6.9", Regenerate)
def regenerate(play: Play[State], task: Regenerate) -> None:
    """Set Energy to its start, or gain 4 when exhausted, never above Health. Source: TG-4.6.9 to 4.6.13."""
    play.then(*(regeneration(play.state, one) for one in play.state.characters), EndRegeneration())


def regeneration(state: State, character: str) -> Gain | SetTrack:
    """Return the effect of step 2 on a character. An event may limit what is regained today.

    Source: TG-4.2.24, 4.6.9 to 4.6.11, 4.6.13.
    """
    at, one = At(character, "rest"), state.characters[character]
    most = today(state, "regeneration") if isinstance(state.journey, World) else None
    if is_exhausted(one):
        return Gain(what="energy", count=EXHAUSTED_GAIN if most is None else min(EXHAUSTED_GAIN, most), at=at)
    to = None if most is None else min(board(state, character).energy_start, one.energy + most)
    return SetTrack(what="energy", to=to, at=at)


@rule("TG-5.16.9", EndRegeneration)
def end_regeneration(play: Play[State], task: EndRegeneration) -> None:
    """Let a character die that is alone, Dying and without Energy. Source: TG-5.16.9, 7.4.3."""
    if is_solo(play.state):
        lost = (one for one in play.state.characters.values() if "dying" in one.conditions and one.energy == 0)
        play.then(*(Die(one.id) for one in lost))
