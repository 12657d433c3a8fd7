"""Abilities that work at any time, used outside encounters. Source: TG-5.5.14, 5.18.8, 11.1.11."""

from collections.abc import Iterable

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.tainted_grail.facts.rest import UsesDeclined
from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.queries.characters import played_by
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import seat_of, seats_of
from domain.tainted_grail.queries.tracks import held, room
from domain.tainted_grail.rules.abilities.use import number_of, rule_against_use
from domain.tainted_grail.rules.rest.beside import beside, unasked
from domain.tainted_grail.rules.rounds.windows import PASS
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskBetween, LeaveUnused, UseBetween, UsePower
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, Lose
from domain.tainted_grail.tasks.effects.vocabulary import IN_ENCOUNTER, Effect

USES_MAX = 20
"""The most uses in one window, since a free ability could be used without end."""


def usable_between(state: State, character: str) -> tuple[Power, ...]:
    """Return the abilities that would change something for a character outside an encounter.

    An ability with a limit belongs to an encounter, where its limit counts. Source: TG-5.4.4, 5.5.14.
    """
    found = powers(state, character, "any-time")
    return tuple([one for one in found if one.ability.limit is None and is_of_use(state, one)]) if found else ()


def is_of_use(state: State, power: Power) -> bool:
    """Return whether any effect of an ability would change something outside an encounter. Source: TG-5.4.4."""
    return any(changes(state, power.at(), effect) for effect in power.ability.effects)


def changes(state: State, at: At, effect: Effect) -> bool:
    """Return whether an effect would change something outside an encounter. Source: TG-5.1.9, 5.1.10, 5.4.3, 5.4.4."""
    one = state.characters[at.character]
    if isinstance(effect, Gain):
        return room(state, one, effect.what) != 0 and amount(state, at, effect.count) > 0
    if isinstance(effect, Lose):
        return held(one, effect.what) > 0
    return not isinstance(effect, IN_ENCOUNTER)


def waiting(state: State) -> tuple[str, ...]:
    """Return the characters that could use something and have not passed in the current situation.

    Source: TG-5.5.14, 11.1.11.
    """
    able = [name for name in state.characters if usable_between(state, name)]
    return tuple([name for name in able if state.passed.get(name) != state.characters[name]])


@rule("TG-5.5.14", AskBetween, steady=True)
def ask_between(play: Play[State], task: AskBetween) -> None:
    """Ask all who could use something at once, until each has passed. Source: TG-5.5.14, 11.1.11."""
    who = waiting(play.state)
    if who and task.left > 0:
        play.then(UseBetween(seats=seats_of(play.state, who), left=task.left))


@asks("TG-5.5.14", UseBetween)
def uses_between(state: State, question: UseBetween) -> Iterable[Option]:
    """Yield each ability of the seat's characters, passing, giving and taking. Source: TG-4.2.33, 5.5.14, 6.5.11."""
    used = AskBetween(question.left - 1)
    for name in waiting(state):
        if (seat := seat_of(state, name)) in question.seats:
            for power in usable_between(state, name):
                then = (UsePower(power.at(), number_of(power)), used)
                yield Option(seat, f"use:{power.name}", "TG-5.5.14", then)
    for seat in question.seats:
        yield Option(seat, PASS, "TG-5.5.14", (LeaveUnused(seat), AskBetween(question.left)))
        others = unasked(state, question.seats)
        yield from beside(state, seat, played_by(state, seat), AskBetween(question.left), others)


@refuses(UseBetween)
def rule_against_use_between(state: State, question: UseBetween, seat: int, key: str) -> Unmet | None:
    """Return why an ability cannot be used now. Source: TG-5.5.14."""
    return rule_against_use_outside(state, seat, key) if key.startswith("use:") else None


def rule_against_use_outside(state: State, seat: int, key: str) -> Unmet:
    """Return why an ability cannot be used outside an encounter: it belongs to one, or would change nothing.

    Source: TG-5.4.4, 5.5.14.
    """
    own = (power for who in state.characters for power in powers(state, who, "any-time"))
    is_limited = any(f"use:{one.name}" == key and one.ability.limit is not None for one in own)
    against = rule_against_use(state, seat, key)
    return against or (Unmet("TG-5.5.14", "encounter") if is_limited else Unmet("TG-5.4.4", "effect"))


@defaults(UseBetween)
def default_between(state: State, question: UseBetween) -> str:
    """Use nothing. Source: TG-11.1.13."""
    return PASS


@rule("TG-5.5.14", LeaveUnused)
def leave_unused(play: Play[State], task: LeaveUnused) -> None:
    """Pass: a seat is not asked twice about the same situation. Source: TG-5.5.14, 11.1.11."""
    play.state_that(UsesDeclined(tuple(one for one in waiting(play.state) if seat_of(play.state, one) == task.seat)))
